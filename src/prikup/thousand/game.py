"""Thousand as a game: the phase table and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import resources
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.actions import Deal, Fault, Shuffle, well_formed
from prikup.core.cards import Card, Cards, each
from prikup.core.errors import IllegalAction, NotationError, Refusal, RulesError
from prikup.core.events import Told
from prikup.core.knowledge import Knowledge
from prikup.core.presets import Presets
from prikup.core.seats import TABLE, Seat
from prikup.core.settlement import Settlement
from prikup.core.setup import Problem
from prikup.core.shuffle import seed_bytes
from prikup.thousand import auction, contra, deal, declare, exchange, over, play, selling, setup
from prikup.thousand.actions import AnyAction
from prikup.thousand.counts import counted
from prikup.thousand.entries import Entry, enter
from prikup.thousand.events import AnyEvent, CardLaidAway, DealBegan, GiftMade
from prikup.thousand.facts import Facts, facts, lone_trick, settlement
from prikup.thousand.folds import fold
from prikup.thousand.house import House
from prikup.thousand.knowledge import knowledge
from prikup.thousand.layout import STRENGTH
from prikup.thousand.rules import Rules
from prikup.thousand.rules.conflicts import check, conflicts
from prikup.thousand.rules.faults import FAULTS
from prikup.thousand.score import Step, begin, fine
from prikup.thousand.setup import Setup
from prikup.thousand.state import (
    Auction,
    Dealing,
    Doubling,
    Giving,
    Naming,
    Over,
    Playing,
    Resting,
    Selling,
    Sheet,
    State,
    Taking,
)
from prikup.thousand.view import View, fresh_view

_FOLDER = resources.files("prikup.thousand") / "presets"
PRESETS = Presets("thousand", Rules(), {family: _FOLDER / family for family in ("thousand", "1001")}, check)

VERSION = 1
"""The rules' version: moves only when a replay of a kept record changes."""


class Phase(Struct, frozen=True):
    """One row of the phase table."""

    name: str
    awaits: Callable[[House, State[Any]], tuple[Seat, ...]]
    legal: Callable[[House, State[Any], Seat], tuple[AnyAction, ...]]
    why_not: Callable[[House, State[Any], Seat, AnyAction], Refusal]
    apply: Callable[[House, State[Any], Seat, AnyAction], Step]
    allows: Callable[[House, State[Any], Seat, AnyAction], bool]


def _out_of_turn(house: House, state: State, seat: Seat, action: AnyAction) -> Refusal:
    awaited = PHASES[type(state.phase)].awaits(house, state)
    return Refusal("not_now" if seat in awaited else "not_your_turn")


def _phase(
    name: str,
    awaits: Callable[[House, State[Any]], tuple[Seat, ...]],
    legal: Callable[[House, State[Any], Seat], tuple[AnyAction, ...]],
    apply: Callable[[House, State[Any], Seat, AnyAction], Step],
    why_not: Callable[[House, State[Any], Seat, AnyAction], Refusal] = _out_of_turn,
    allows: Callable[[House, State[Any], Seat, AnyAction], bool] | None = None,
) -> Phase:
    def listed(house: House, state: State, seat: Seat, action: AnyAction) -> bool:
        return action in legal(house, state, seat)

    return Phase(name, awaits, legal, why_not, apply, allows or listed)


PHASES: dict[type, Phase] = {
    Dealing: _phase("dealing", deal.awaits, deal.legal, deal.apply, deal.why_not),
    Auction: _phase("auction", auction.awaits, auction.legal, auction.apply, auction.why_not),
    Taking: _phase("taking", exchange.taking_awaits, exchange.taking_legal, exchange.taking_apply),
    Selling: _phase("selling", selling.awaits, selling.legal, selling.apply, selling.why_not),
    Giving: _phase(
        "giving", exchange.giving_awaits, exchange.giving_legal, exchange.giving_apply, exchange.giving_why_not
    ),
    Naming: _phase("naming", declare.awaits, declare.legal, declare.apply, declare.why_not),
    Doubling: _phase("doubling", contra.awaits, contra.legal, contra.apply, contra.why_not),
    Playing: _phase("playing", play.awaits, play.legal, play.apply, play.why_not, play.allows),
    Resting: _phase("resting", play.resting_awaits, play.resting_legal, play.resting_apply),
    Over: _phase("over", over.awaits, over.legal, over.apply),
}


class Thousand:
    """One rule set of Thousand, for prikup.core.match: pure functions over states."""

    name: ClassVar[str] = "thousand"
    version: ClassVar[int] = VERSION
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[View]] = View
    setup_type: ClassVar[type[Setup]] = Setup
    entry_type: ClassVar[type[Entry]] = Entry
    tables: ClassVar[bool] = True
    """Whether the web page has a table for it."""
    opening: ClassVar[type[DealBegan]] = DealBegan
    """The event that opens a deal or its redeal."""
    ranks: ClassVar[tuple[int, ...]] = STRENGTH[::-1]
    """The ranks as a hand is shown, the best first."""

    def __init__(self, rules: Rules) -> None:
        check(rules)
        self.rules = rules
        self.house = House(rules)
        self.players = self.house.players

    @classmethod
    def parse(cls, text: str) -> Thousand:
        """The game of a rule string such as ``thousand/ru+barrel.at=880``. Raises RulesError."""
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
        """Names of the counters that these rules keep for each seat."""
        return self.house.mark_names

    def start(self, dealer: Seat) -> Step:
        """A fresh match: the first deal waits for its shuffle."""
        return begin(self.house, self.house.fresh_sheet(dealer), [], redeal=False)

    def phase(self, state: State) -> str:
        """The name of the phase."""
        return PHASES[type(state.phase)].name

    def awaits(self, state: State) -> tuple[Seat, ...]:
        """Who must act: seats, or the table (-1) for a shuffle; nobody when the match is over."""
        return PHASES[type(state.phase)].awaits(self.house, state)

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        """What a seat may do now; for the table its faults (shuffles cannot be listed), for no seat nothing."""
        if 0 <= seat < self.players:
            return PHASES[type(state.phase)].legal(self.house, state, seat)
        if seat != TABLE or isinstance(state.phase, Over):
            return ()
        faults = (Fault(seat, kind) for seat in range(self.players) for kind in FAULTS)
        return tuple(fault for fault in faults if self._fault_allowed(state, fault))

    def _fault_allowed(self, state: State, fault: Fault) -> bool:
        if fault.kind == "misdeal":
            phase = state.phase
            begun = isinstance(phase, Playing) and (phase.index or phase.trick or phase.contract.seat >= 0)
            return fault.seat == state.sheet.dealer and isinstance(phase, Auction | Playing) and not begun
        return fault.kind != "revoke" or (
            isinstance(state.phase, Playing) and fault.seat != self.house.sitter(state.sheet)
        )

    def entered(self, state: State) -> tuple[AnyAction, ...]:
        """Nothing: a match of Thousand needs no word of the table."""
        return ()

    def mildest(self, state: State) -> AnyAction | None:
        """Nothing, either."""
        return None

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
        if isinstance(action, Shuffle | Deal | Fault):
            return self._why_not_table(state, seat, action)
        if seat == TABLE:
            return Refusal("not_now")
        return row.why_not(self.house, state, seat, action)

    def _why_not_table(self, state: State, seat: Seat, action: Shuffle | Deal | Fault) -> Refusal | None:
        if seat != TABLE:
            return Refusal("table_only")
        if isinstance(action, Fault):
            return None if action in self.legal(state, TABLE) else Refusal("bad_fault", {"kind": action.kind[:40]})
        if not isinstance(state.phase, Dealing) or state.phase.step != "shuffle":
            return Refusal("not_now")
        if isinstance(action, Deal):
            return deal.wrong_deal(self.house, self.house.sitter(state.sheet), action)
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
        if seat == TABLE and isinstance(action, Fault):
            return self._fault(state, action)
        return PHASES[type(state.phase)].apply(self.house, state, seat, action)

    def _fault(self, state: State, action: Fault) -> Step:
        state, events = fine(self.house, state, action.seat, action.kind, [])
        if action.kind != "misdeal":
            return state, events
        sheet = state.sheet
        dealer = self.house.dealer_after_misdeal(sheet.dealer)
        return begin(self.house, replace(sheet, dealer=dealer), events, redeal=True)

    def winners(self, state: State) -> tuple[Seat, ...] | None:
        """Who won; None while the match goes on."""
        return state.phase.winners if isinstance(state.phase, Over) else None

    def deals(self, state: State) -> int:
        """How many deals have been written on the sheet."""
        return state.sheet.deals

    def totals(self, state: State) -> tuple[int, ...]:
        """The totals of the sheet, by seat."""
        return state.sheet.totals

    def hands(self, state: State) -> tuple[Cards, ...]:
        """Every seat's hand; empty hands while no cards are out. For who may see all: a replay, a count."""
        phase = state.phase.play if isinstance(state.phase, Resting) else state.phase
        return (0,) * self.players if isinstance(phase, Dealing | Over) else phase.hands

    def piles(self, state: State) -> tuple[tuple[Card, ...], ...]:
        """The talon until it is taken, what is beside it, the stock with its next card first. For who may see all."""
        phase = state.phase.play if isinstance(state.phase, Resting) else state.phase
        if isinstance(phase, Dealing | Selling | Over):
            return ()
        talon = phase.talon if isinstance(phase, Auction | Taking) else 0
        return tuple(each(talon)), tuple(each(phase.beside)), phase.stock

    def counts(self, state: State) -> tuple[int, ...]:
        """How many cards each seat holds, which everybody may know."""
        return tuple([hand.bit_count() for hand in self.hands(state)])

    def public(self, told: Told) -> bool:
        """Whether somebody who only watches may be told, too: what all seats are told, and what is done face down."""
        return told.to == self.house.everyone or type(told.event) in (GiftMade, CardLaidAway)

    def fresh_view(self, state: State, seat: Seat) -> View:
        """What a seat knows of a match that begins at a state; seat ``players`` is somebody who only watches."""
        return fresh_view(self, state, seat)

    def fold(self, view: View, event: Told) -> View:
        """The view after one event that its seat was told."""
        return fold(view, event.event)

    def knowledge(self, view: View) -> Knowledge:
        """Where the cards can lie as a view has it: all layouts of the cards that it allows, and no others."""
        return knowledge(self.house, view)

    def counted(self, counts: tuple[int, ...], view: View, event: Told) -> tuple[int, ...]:
        """How many cards each seat holds after one event that a view's seat was told."""
        return counted(counts, event.event, view, self.house.layout)

    def setup_of(self, state: State) -> Setup:
        """The setup of a state: ``validate`` gives the same state back."""
        return setup.setup_of(state)

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
        return begin(self.house, sheet or self.house.fresh_sheet(dealer), [], redeal=False)

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
        """What the losers pay by the agreed tariff once the match is over (TT-A-028); until then, and without a tariff,
        nobody pays."""
        return settlement(self.house, state.sheet, self.winners(state) or ())

    def lone_trick(
        self, hand: Cards, trick: Sequence[Card], trump: int, index: int = 0, *, foreign: bool = False
    ) -> tuple[State, Seat]:
        """A state that knows of nothing but one trick, and the seat that is to play. Raises SetupError."""
        return lone_trick(self.house, hand, trick, trump, index, foreign=foreign)
