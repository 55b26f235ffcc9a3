"""Preferans as a game: its phase table, and its rules, sheet and positions as the engine asks for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib import resources
from typing import Any, ClassVar, cast

from prikup.core.cards import Card, Cards
from prikup.core.entries import EntryError
from prikup.core.errors import RulesError
from prikup.core.events import AddressedEvent
from prikup.core.knowledge import Knowledge
from prikup.core.phases import Phase, PhasedGame, phase_table
from prikup.core.presets import Presets
from prikup.core.scored import Pending, Scored
from prikup.core.seats import Seat
from prikup.core.settlement import Settlement
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.entries import Entry, enter
from prikup.preferans.events import AnyEvent, DealBegan
from prikup.preferans.facts import Facts, facts, lone_trick
from prikup.preferans.knowledge import knowledge
from prikup.preferans.layout import PACK, STRENGTH
from prikup.preferans.outcome import Outcome
from prikup.preferans.phases import (
    auction,
    choosing,
    control,
    dealing,
    drawing,
    faults,
    helping,
    judging,
    laying,
    naming,
    offering,
    over,
    playing,
    sharing,
    taking,
    terming,
    whisting,
)
from prikup.preferans.reachable import impossible
from prikup.preferans.rules import Rules
from prikup.preferans.rules.conflicts import check, conflicts
from prikup.preferans.score import deal, flow, settle
from prikup.preferans.seen import running_sums
from prikup.preferans.seen.counts import counted
from prikup.preferans.seen.folds import fold
from prikup.preferans.seen.view import View
from prikup.preferans.setup import sheet as sheets
from prikup.preferans.setup.fields import problems as field_problems
from prikup.preferans.setup.form import Setup
from prikup.preferans.state import Over, PhaseName, Sheet, State, Step

_FOLDER = resources.files("prikup.preferans") / "presets"
PRESETS = Presets("preferans", Rules(), {"preferans": _FOLDER / "preferans"}, check)

VERSION = 1
"""The rules' version: moves only when a replay of a kept record changes."""

PHASES = phase_table(
    drawing.ROW,
    dealing.ROW,
    auction.ROW,
    taking.ROW,
    laying.ROW,
    naming.ROW,
    sharing.ROW,
    whisting.ROW,
    choosing.ROW,
    playing.ROW,
    offering.ROW,
    judging.ROW,
    helping.ROW,
    terming.ROW,
    over.ROW,
)
"""The phases of a match, in the order in which they come."""


class Preferans(PhasedGame[CompiledRules, State[Any], AnyAction, View, Setup]):
    """One rule set of Preferans, for prikup.core.match: pure functions over states."""

    name: ClassVar[str] = "preferans"
    version: ClassVar[int] = VERSION
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[View]] = View
    setup_type: ClassVar[type[Setup]] = Setup
    entry_type: ClassVar[type[Entry]] = Entry
    outcome_type: ClassVar[type[Outcome]] = Outcome
    opening: ClassVar[type[DealBegan]] = DealBegan
    """The event that opens a deal or its redeal."""
    tables: ClassVar[bool] = True
    """Whether the web page has a table for it."""
    ranks: ClassVar[tuple[int, ...]] = STRENGTH[::-1]
    """The ranks as a hand is shown, the best first."""
    phases = PHASES
    table_actions = (control.TABLE_ACTION, faults.TABLE_ACTION)
    over = Over

    def __init__(self, rules: Rules) -> None:
        check(rules)
        self.rules = rules
        compiled = CompiledRules(rules)
        super().__init__(compiled, compiled.players, compiled.layout.places)

    @classmethod
    def parse(cls, text: str) -> Preferans:
        """The game of a rule string such as ``preferans/klassika+table.players=3``. Raises RulesError."""
        return cls(PRESETS.parse(text))

    @staticmethod
    def conflicts(rules: Rules) -> tuple[RulesError, ...]:
        """All conflicts that make a rule set unplayable; the constructor raises the first."""
        return tuple(conflicts(rules))

    @cached_property
    def text(self) -> str:
        """The canonical rule string."""
        return PRESETS.text(self.rules)

    @property
    def pack(self) -> tuple[Card, ...]:
        """The unshuffled pack, in order of the card numbers."""
        return PACK

    @property
    def counters(self) -> tuple[str, ...]:
        """Empty: Preferans keeps no counters beyond the sheet's fields."""
        return ()

    # From state to state.

    def start(self, dealer: Seat) -> Step:
        """A fresh match: the first dealer is drawn, or the first deal waits for its shuffle."""
        return flow.start(self.compiled, dealer)

    # What may be known of a state.

    def deals(self, state: State) -> int:
        """How many deals have been written on the sheet."""
        return state.sheet.deals

    def totals(self, state: State) -> tuple[int, ...]:
        """What a settlement now would give, in whole whists (PF-258a)."""
        return settle.whole(self.compiled, state.sheet)

    def public(self, told: AddressedEvent) -> bool:
        """Whether spectators may see the event: they may if all seats may."""
        return told.to == self.compiled.everyone

    def sheet_view(self, state: State, seat: Seat) -> View:
        """What the sheet alone tells a seat; seat number ``players`` is a spectator, who holds nothing."""
        sheet = state.sheet
        return View(
            seat,
            self.text,
            self.players,
            sheet,
            sheet.deals + 1,
            phase=cast(PhaseName, self.phase(state)),
            hands=(None,) * self.places,
            totals=settle.whole(self.compiled, sheet),
            paper=running_sums.fresh(sheet),
        )

    def fold(self, view: View, event: AddressedEvent) -> View:
        """The view after one event that its seat saw."""
        return fold(view, event.event)

    def knowledge(self, view: View) -> Knowledge:
        """Where the cards can be, from a view: exactly the layouts that it allows."""
        return knowledge(self.compiled, view)

    def counted(self, counts: tuple[int, ...], view: View, event: AddressedEvent) -> tuple[int, ...]:
        """How many cards each seat holds after one event that the view's seat saw."""
        return counted(counts, event.event, view)

    # Positions.

    def write_sheet(self, sheet: Sheet) -> dict[str, Any]:
        """The values of a setup's fields that stay from deal to deal."""
        return sheets.write(self.compiled, sheet)

    def read_sheet(self, setup: Setup) -> Sheet:
        """The sheet of a setup whose fields have been checked."""
        return sheets.read(self.compiled, setup)

    def sheet_problems(self, setup: Setup) -> Iterator[Problem]:
        """What is wrong with the sheet."""
        return sheets.problems(self.compiled, setup)

    def shape_problems(self, fields: tuple[str, ...], setup: Setup) -> Iterator[Problem]:
        """What is wrong with single fields, without the cards."""
        return field_problems(self.compiled, setup)

    def state_problems(
        self, row: Phase[CompiledRules, State[Any], AnyAction, View, Setup], state: State
    ) -> Iterator[Problem]:
        """What no match leads to; the stage comes first, since what may be said and played depends on it."""
        stage = list(sheets.stage_problems(self.compiled, state.sheet, over=row.state is self.over))
        yield from stage or super().state_problems(row, state)

    def state_of(self, sheet: Sheet, phase: Any) -> State:
        """The state that consists of this sheet and this phase."""
        return State(sheet, phase)

    # The score, and sheets kept at a table with real cards.

    def scored(self, sheet: Sheet, outcome: Outcome, choices: Sequence[AnyAction] = ()) -> Scored | Pending:
        """What a finished deal writes on a sheet, or the seat that must first choose whom to help (PF-223a).

        Totals are what a settlement then would give, in whole whists; pools, hills and whists are on the sheet. Raises
        OutcomeError.
        """
        return deal.scored(self.compiled, sheet, outcome, choices)

    def sheet_keeping(self, dealer: Seat, sheet: Sheet | None = None) -> Step:
        """A match whose deals are entered, not played; it continues from ``sheet`` if given."""
        return flow.begin(self.compiled, sheet or self.compiled.fresh_sheet(dealer), [], redeal=False)

    def entered(self, state: State, entry: Entry, kind: str) -> Step:
        """The state after a deal that was entered while one is awaited. Raises EntryError."""
        return enter(self.compiled, state, entry, kind)

    def impossible(self, state: State, entry: Entry) -> EntryError | None:
        """Why play cannot give an entry that ``enter`` takes here; None if it can."""
        return impossible(self.compiled, state, entry)

    # What programs ask.

    def sheet(self, state: State) -> Sheet:
        """The sheet as it stands."""
        return state.sheet

    def facts(self, state: State) -> Facts:
        """The facts of the deal under way, or of the next one."""
        return facts(self.compiled, self.text, self.row(state), state)

    def settlement(self, state: State) -> Settlement:
        """What a settlement now would give, with every step (PF-254..260)."""
        steps = settle.accounts(self.compiled, state.sheet)
        return Settlement("whists", tuple(one.result for one in steps), settle.whole(self.compiled, state.sheet), steps)

    def lone_trick(
        self,
        hand: Cards,
        trick: Sequence[Card],
        trump: int,
        index: int = 0,
        *,
        foreign: bool = False,
        new: bool = False,
        declarer: int = -1,
    ) -> tuple[State, Seat]:
        """A state made from one trick alone, and the seat that is to play. Raises SetupError."""
        return lone_trick(self.compiled, hand, trick, trump, index, new=new)
