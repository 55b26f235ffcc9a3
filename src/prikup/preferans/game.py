"""Preferans as a game: the phase table and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import resources
from typing import Any, ClassVar

from msgspec import Struct

from prikup.core.actions import Deal, Fault, Shuffle, well_formed
from prikup.core.cards import Card, Cards
from prikup.core.errors import IllegalAction, NotationError, Refusal, RulesError
from prikup.core.events import Told
from prikup.core.knowledge import Knowledge
from prikup.core.presets import Presets
from prikup.core.seats import TABLE, Seat
from prikup.core.settlement import Settlement
from prikup.core.setup import Problem
from prikup.core.shuffle import seed_bytes
from prikup.preferans import (
    auction,
    deal,
    declare,
    defence,
    faults,
    flow,
    helping,
    judging,
    offers,
    over,
    play,
    settle,
    setup,
    talon,
    terms,
)
from prikup.preferans.actions import AnyAction, TimeUp, Verdict
from prikup.preferans.counts import counted
from prikup.preferans.entries import Entry, enter
from prikup.preferans.events import AnyEvent, DealBegan
from prikup.preferans.facts import Facts, facts, lone_trick
from prikup.preferans.folds import fold
from prikup.preferans.house import House
from prikup.preferans.knowledge import knowledge
from prikup.preferans.layout import STRENGTH
from prikup.preferans.rules import Rules
from prikup.preferans.rules.conflicts import check, conflicts
from prikup.preferans.setup import Setup
from prikup.preferans.state import (
    Auction,
    Choosing,
    Dealing,
    Drawing,
    Helping,
    Judging,
    Laying,
    Naming,
    Offering,
    Over,
    Playing,
    Sharing,
    Sheet,
    State,
    Taking,
    Terming,
    Whisting,
)
from prikup.preferans.step import Step
from prikup.preferans.view import View, fresh_view

_FOLDER = resources.files("prikup.preferans") / "presets"
PRESETS = Presets("preferans", Rules(), {"preferans": _FOLDER / "preferans"}, check)

VERSION = 1
"""The rules' version: moves only when a replay of a kept record changes."""

Awaits = Callable[[House, State[Any]], tuple[Seat, ...]]
Legal = Callable[[House, State[Any], Seat], tuple[AnyAction, ...]]
Apply = Callable[[House, State[Any], Seat, AnyAction], Step]
WhyNot = Callable[[House, State[Any], Seat, AnyAction], Refusal]
Allows = Callable[[House, State[Any], Seat, AnyAction], bool]


class Phase(Struct, frozen=True):
    """One row of the phase table."""

    name: str
    awaits: Awaits
    legal: Legal
    why_not: WhyNot
    apply: Apply
    allows: Allows


def _out_of_turn(house: House, state: State, seat: Seat, action: AnyAction) -> Refusal:
    awaited = PHASES[type(state.phase)].awaits(house, state)
    return Refusal("not_now" if seat in awaited else "not_your_turn")


def _phase(
    name: str,
    awaits: Awaits,
    legal: Legal,
    apply: Apply,
    why_not: WhyNot = _out_of_turn,
    allows: Allows | None = None,
) -> Phase:
    def listed(house: House, state: State, seat: Seat, action: AnyAction) -> bool:
        return action in legal(house, state, seat)

    return Phase(name, awaits, legal, why_not, apply, allows or listed)


PHASES: dict[type, Phase] = {
    Drawing: _phase("drawing", deal.drawing_awaits, deal.drawing_legal, deal.drawing_apply),
    Dealing: _phase("dealing", deal.awaits, deal.legal, deal.apply, deal.why_not),
    Auction: _phase("auction", auction.awaits, auction.legal, auction.apply, auction.why_not),
    Taking: _phase("taking", talon.taking_awaits, talon.taking_legal, talon.taking_apply),
    Laying: _phase("laying", talon.laying_awaits, talon.laying_legal, talon.laying_apply, talon.laying_why_not),
    Naming: _phase("naming", declare.naming_awaits, declare.naming_legal, declare.naming_apply, declare.naming_why_not),
    Sharing: _phase("sharing", declare.sharing_awaits, declare.sharing_legal, declare.sharing_apply),
    Whisting: _phase(
        "whisting", defence.whisting_awaits, defence.whisting_legal, defence.whisting_apply, defence.whisting_why_not
    ),
    Choosing: _phase(
        "choosing", defence.choosing_awaits, defence.choosing_legal, defence.choosing_apply, defence.choosing_why_not
    ),
    Playing: _phase("playing", play.awaits, play.legal, play.apply, play.why_not, play.allows),
    Offering: _phase("offering", offers.awaits, offers.legal, offers.apply),
    Judging: _phase("judging", judging.awaits, judging.legal, judging.apply),
    Helping: _phase("helping", helping.awaits, helping.legal, helping.apply, helping.why_not),
    Terming: _phase("terming", terms.awaits, terms.legal, terms.apply, terms.why_not, terms.allows),
    Over: _phase("over", over.awaits, over.legal, over.apply),
}


class Preferans:
    """One rule set of Preferans, for prikup.core.match: pure functions over states."""

    name: ClassVar[str] = "preferans"
    version: ClassVar[int] = VERSION
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[View]] = View
    setup_type: ClassVar[type[Setup]] = Setup
    entry_type: ClassVar[type[Entry]] = Entry
    opening: ClassVar[type[DealBegan]] = DealBegan
    """The event that opens a deal or its redeal."""
    tables: ClassVar[bool] = True
    """Whether the web page has a table for it."""
    ranks: ClassVar[tuple[int, ...]] = STRENGTH[::-1]
    """The ranks as a hand is shown, the best first."""

    def __init__(self, rules: Rules) -> None:
        check(rules)
        self.rules = rules
        self.house = House(rules)
        self.players = self.house.players

    @classmethod
    def parse(cls, text: str) -> Preferans:
        """The game of a rule string such as ``preferans/klassika+table.players=3``. Raises RulesError."""
        return cls(PRESETS.parse(text))

    @staticmethod
    def conflicts(rules: Rules) -> tuple[RulesError, ...]:
        """Everything that makes a rule set impossible to play; the constructor raises the first."""
        return tuple(conflicts(rules))

    @cached_property
    def text(self) -> str:
        """The canonical rule string."""
        return PRESETS.text(self.rules)

    @property
    def counters(self) -> tuple[str, ...]:
        """No counters beside the fields of the sheet."""
        return ()

    def start(self, dealer: Seat) -> Step:
        """A fresh match: the first dealer is drawn, or the first deal waits for its shuffle."""
        return flow.start(self.house, dealer)

    def phase(self, state: State) -> str:
        """The name of the phase."""
        return PHASES[type(state.phase)].name

    def awaits(self, state: State) -> tuple[Seat, ...]:
        """Who must act: seats, or the table (-1) for a shuffle or where two do not agree in a verdict; nobody when the
        match is over.
        """
        return PHASES[type(state.phase)].awaits(self.house, state)

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        """What a seat may do now; for the table verdicts, the control time and faults: shuffles cannot be listed."""
        if 0 <= seat < self.players:
            return PHASES[type(state.phase)].legal(self.house, state, seat)
        if seat != TABLE or isinstance(state.phase, Over):
            return ()
        verdicts = PHASES[Judging].legal(self.house, state, TABLE) if isinstance(state.phase, Judging) else ()
        return *verdicts, *self.entered(state), *faults.possible(self.house, state)

    def entered(self, state: State) -> tuple[AnyAction, ...]:
        """That the control time has passed, where it may end the match."""
        return (TimeUp(),) if flow.may_end(self.house, state) else ()

    def mildest(self, state: State) -> AnyAction | None:
        """Where two do not agree in a verdict: that of the lay that lets the game stand."""
        phase = state.phase
        if not isinstance(phase, Judging) or self.awaits(state) != (TABLE,):
            return None
        assert phase.play.contract is not None
        return Verdict(phase.play.contract.level)

    def why_not(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        row = PHASES[type(state.phase)]
        if isinstance(state.phase, Over):
            return Refusal("match_over")
        if type(seat) is not int or not TABLE <= seat < self.players:
            return Refusal("no_such_seat", {"seat": str(seat)[:20]})
        if not well_formed(action):
            return Refusal("malformed_action")
        if 0 <= seat < self.players and row.allows(self.house, state, seat, action):
            return None
        if isinstance(action, Shuffle | Deal | Fault | TimeUp):
            return self._why_not_table(state, seat, action)
        if seat == TABLE:
            return None if action in self.legal(state, TABLE) else Refusal("not_now")
        return row.why_not(self.house, state, seat, action)

    def _why_not_table(self, state: State, seat: Seat, action: Shuffle | Deal | Fault | TimeUp) -> Refusal | None:
        if seat != TABLE:
            return Refusal("table_only")
        if isinstance(action, TimeUp):
            return None if flow.may_end(self.house, state) else Refusal("no_control_time")
        if isinstance(action, Fault):
            allowed = action in faults.possible(self.house, state)
            return None if allowed else Refusal("bad_fault", {"kind": action.kind[:40]})
        return self._why_not_cards(state, action)

    def _why_not_cards(self, state: State, action: Shuffle | Deal) -> Refusal | None:
        shuffling = isinstance(state.phase, Dealing) and state.phase.step == "shuffle"
        if isinstance(action, Deal):
            return deal.wrong_deal(self.house, action) if shuffling else Refusal("not_now")
        if not shuffling and not isinstance(state.phase, Drawing):
            return Refusal("not_now")
        try:
            seed_bytes(action.seed)
        except NotationError as fault:
            return Refusal(fault.code, fault.params)
        return None

    def apply(self, state: State, seat: Seat, action: AnyAction) -> tuple[State, list[Told]]:
        """The state after an action and what became true. Raises IllegalAction; the given state never changes."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise IllegalAction.of(refusal)
        return self.step(state, seat, action)

    def step(self, state: State, seat: Seat, action: AnyAction) -> tuple[State, list[Told]]:
        """As ``apply``, for an action that is known to be legal."""
        if seat == TABLE:
            if isinstance(action, Fault):
                return faults.apply(self.house, state, action)
            if isinstance(action, TimeUp):
                return flow.time_up(self.house, state)
        return PHASES[type(state.phase)].apply(self.house, state, seat, action)

    def winners(self, state: State) -> tuple[Seat, ...] | None:
        """Who won; None while the match goes on."""
        return state.phase.winners if isinstance(state.phase, Over) else None

    def deals(self, state: State) -> int:
        """How many deals have been written on the sheet."""
        return state.sheet.deals

    def totals(self, state: State) -> tuple[int, ...]:
        """What settling now would give, in whole whists (PF-258a)."""
        return settle.whole(self.house, state.sheet)

    def hands(self, state: State) -> tuple[Cards, ...]:
        """Every place's hand, two players' dummy last; empty hands while no cards are out. For who may see all."""
        phase = state.phase.play if isinstance(state.phase, Offering | Judging) else state.phase
        if isinstance(phase, Auction):
            return phase.hands
        if isinstance(phase, Drawing | Dealing | Helping | Terming | Over):
            return (0,) * self.house.layout.places
        return phase.held.hands

    def piles(self, state: State) -> tuple[tuple[Card, ...], ...]:
        """Nothing: the talon has no order."""
        return ()

    def counts(self, state: State) -> tuple[int, ...]:
        """How many cards each place holds, which everybody may know."""
        return tuple([hand.bit_count() for hand in self.hands(state)])

    def public(self, told: Told) -> bool:
        """Whether somebody who only watches may be told, too: what all seats are told."""
        return told.to == self.house.everyone

    def fresh_view(self, state: State, seat: Seat) -> View:
        """What a seat knows of a match that begins at a state."""
        return fresh_view(self, state, seat)

    def fold(self, view: View, event: Told) -> View:
        """The view after one event that its seat was told."""
        return fold(view, event.event)

    def knowledge(self, view: View) -> Knowledge:
        """Where the cards can lie as a view has it: all layouts of the cards that it allows, and no others."""
        return knowledge(self.house, view)

    def counted(self, counts: tuple[int, ...], view: View, event: Told) -> tuple[int, ...]:
        """How many cards each seat holds after one event that a view's seat was told."""
        return counted(counts, event.event, view)

    def setup_of(self, state: State) -> Setup:
        """The setup of a state: ``validate`` gives the same state back."""
        return setup.setup_of(self.house, state)

    def validate(self, wanted: Setup) -> State | tuple[Problem, ...]:
        """The state that a setup stands for, or everything that keeps it from being played."""
        return setup.validate(self.house, wanted)

    def playable(self, wanted: Setup) -> State:
        """The state of a setup. Raises SetupError for its first problem."""
        return setup.playable(self.house, wanted)

    def sheet_of(self, wanted: Setup) -> Sheet:
        """The sheet of a setup alone. Raises SetupError for its first problem."""
        return setup.sheet_of(self.house, wanted)

    def sheet_keeping(self, dealer: Seat, sheet: Sheet | None = None) -> Step:
        """A match whose deals will be entered, not played; ``sheet``: from which it goes on."""
        return flow.begin(self.house, sheet or self.house.fresh_sheet(dealer), [], redeal=False)

    def enter(self, state: State, entry: Entry) -> Step:
        """The state after a deal that was entered. Raises EntryError; the given state never changes."""
        return enter(self.house, state, entry)

    # What programs ask.

    def sheet(self, state: State) -> Sheet:
        """The sheet as it stands."""
        return state.sheet

    def facts(self, state: State) -> Facts:
        """The facts of the deal under way, or of the next one."""
        return facts(self.house, self.text, self.phase(state), state)

    def settlement(self, state: State) -> Settlement:
        """What settling now would give, with every step (PF-254..260)."""
        steps = settle.accounts(self.house, state.sheet)
        return Settlement("whists", tuple(one.result for one in steps), settle.whole(self.house, state.sheet), steps)

    def lone_trick(
        self, hand: Cards, trick: Sequence[Card], trump: int, index: int = 0, *, foreign: bool = False
    ) -> tuple[State, Seat]:
        """A state that knows of nothing but one trick, and the seat that is to play. Raises SetupError."""
        return lone_trick(self.house, hand, trick, trump, index)
