"""Thousand as a game: the table of its phases, and what only Thousand has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib import resources
from typing import Any, ClassVar, cast

from prikup.core.cards import Card, Cards
from prikup.core.entries import EntryError
from prikup.core.errors import RulesError
from prikup.core.events import AddressedEvent
from prikup.core.knowledge import Knowledge
from prikup.core.phases import PhasedGame, phase_table
from prikup.core.presets import Presets
from prikup.core.scored import Scored, check_choices
from prikup.core.seats import Seat
from prikup.core.settlement import Settlement
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.entries import Entry, enter
from prikup.thousand.events import AnyEvent, CardLaidAway, DealBegan, GiftMade
from prikup.thousand.facts import Facts, facts, lone_trick, settlement
from prikup.thousand.knowledge import knowledge
from prikup.thousand.layout import STRENGTH
from prikup.thousand.outcome import Outcome
from prikup.thousand.phases import (
    announcing,
    auction,
    dealing,
    doubling,
    faults,
    giving,
    keeping,
    naming,
    over,
    playing,
    resting,
    selling,
    taking,
)
from prikup.thousand.phases.deals import Step, begin
from prikup.thousand.reachable import impossible
from prikup.thousand.rules import Rules
from prikup.thousand.rules.conflicts import check, conflicts
from prikup.thousand.score.deal import scored
from prikup.thousand.score.shape import check_outcome
from prikup.thousand.seen.counts import counted
from prikup.thousand.seen.folds import fold
from prikup.thousand.seen.fresh import of_sheet
from prikup.thousand.seen.view import View
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import counter_problems, field_problems, sheet_problems
from prikup.thousand.state import Over, Phase, PhaseName, Sheet, State

_FOLDER = resources.files("prikup.thousand") / "presets"
PRESETS = Presets("thousand", Rules(), {family: _FOLDER / family for family in ("thousand", "1001")}, check)

VERSION = 1
"""The rules' version: changes only when a stored record would replay differently."""

PHASES = phase_table(
    dealing.ROW,
    auction.ROW,
    taking.ROW,
    selling.ROW,
    keeping.ROW,
    giving.ROW,
    naming.ROW,
    doubling.ROW,
    announcing.ROW,
    playing.ROW,
    resting.ROW,
    over.ROW,
)


class Thousand(PhasedGame[CompiledRules, State[Any], AnyAction, View, Setup]):
    """One rule set of Thousand, for prikup.core.match: pure functions over states."""

    name: ClassVar[str] = "thousand"
    version: ClassVar[int] = VERSION
    phases = PHASES
    table_actions = (faults.FAULT,)
    over = Over
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[type[View]] = View
    setup_type: ClassVar[type[Setup]] = Setup
    entry_type: ClassVar[type[Entry]] = Entry
    outcome_type: ClassVar[type[Outcome]] = Outcome
    tables: ClassVar[bool] = True
    """Whether the web client has a table for the game."""
    opening: ClassVar[type[DealBegan]] = DealBegan
    """The event that opens a deal or its redeal."""
    ranks: ClassVar[tuple[int, ...]] = STRENGTH[::-1]
    """The ranks in the order in which a hand is shown, the best first."""

    def __init__(self, rules: Rules) -> None:
        check(rules)
        self.rules = rules
        compiled = CompiledRules(rules)
        super().__init__(compiled, compiled.players, compiled.players)

    @classmethod
    def parse(cls, text: str) -> Thousand:
        """The game of a rule string such as ``thousand/ru+barrel.at=880``. Raises RulesError."""
        return cls(PRESETS.parse(text))

    @staticmethod
    def conflicts(rules: Rules) -> tuple[RulesError, ...]:
        """All conflicts of a rule set; the constructor raises the first."""
        return tuple(conflicts(rules))

    @cached_property
    def text(self) -> str:
        """The canonical rule string."""
        return PRESETS.text(self.rules)

    @property
    def pack(self) -> tuple[Card, ...]:
        """The unshuffled pack, in order of the card numbers."""
        return self.compiled.layout.pack

    @property
    def counters(self) -> tuple[str, ...]:
        """The names of the counters that these rules keep for each seat."""
        return self.compiled.mark_names

    def start(self, dealer: Seat) -> Step:
        """A new match: the first deal waits for its shuffle."""
        return begin(self.compiled, self.compiled.fresh_sheet(dealer), [], redeal=False)

    # What can be read from a state.

    def deals(self, state: State) -> int:
        """The number of deals written on the sheet."""
        return state.sheet.deals

    def totals(self, state: State) -> tuple[int, ...]:
        """The totals of the sheet, by seat."""
        return state.sheet.totals

    def public(self, told: AddressedEvent) -> bool:
        """Whether spectators may be told the event, too: what all seats are told, and what is done face down."""
        return told.to == self.compiled.everyone or type(told.event) in (GiftMade, CardLaidAway)

    def sheet_view(self, state: State, seat: Seat) -> View:
        """The view of a seat from the sheet alone, with the name of the phase."""
        phase = cast(PhaseName, self.phase(state))
        return of_sheet(self.compiled, self.text, phase, state.sheet, seat)

    def fold(self, view: View, event: AddressedEvent) -> View:
        """The view after an event that its seat was told."""
        return fold(view, event.event)

    def knowledge(self, view: View) -> Knowledge:
        """Where the cards can lie according to a view: exactly the layouts of the cards that the view allows."""
        return knowledge(self.compiled, view)

    def counted(self, counts: tuple[int, ...], view: View, event: AddressedEvent) -> tuple[int, ...]:
        """The number of cards each seat holds after an event that the view's seat was told."""
        return counted(counts, event.event, view, self.compiled.layout)

    # Positions.

    @cached_property
    def unfilled(self) -> tuple[str, ...]:
        """Fields that stay empty: the talon if there is none, the contract if nobody bids."""
        talon: tuple[str, ...] = () if self.compiled.layout.talon else ("talon",)
        return talon if self.compiled.auctions else (*talon, "contract")

    def write_sheet(self, sheet: Sheet) -> Mapping[str, Any]:
        """The values of the setup's fields that last from deal to deal."""
        return {"dealer": sheet.dealer, "deals": sheet.deals, "totals": sheet.totals, "marks": sheet.marks}

    def read_sheet(self, setup: Setup) -> Sheet:
        """The sheet of a setup whose fields are valid."""
        nothing = (0,) * self.players
        marks = {name: setup.marks.get(name, nothing) for name in self.compiled.mark_names}
        return Sheet(setup.totals or nothing, marks, setup.dealer, setup.deals)

    def sheet_problems(self, setup: Setup) -> Iterator[Problem]:
        """The problems of the sheet."""
        return sheet_problems(self.compiled, setup)

    def counter_problems(self, setup: Setup) -> Iterator[Problem]:
        """Counters of the sheet that no deals give."""
        return counter_problems(self.compiled, setup)

    def shape_problems(self, fields: tuple[str, ...], setup: Setup) -> Iterator[Problem]:
        """The problems of single fields, cards apart."""
        return field_problems(self.compiled, setup, fields)

    def state_of(self, sheet: Sheet, phase: Phase) -> State:
        """The state made of a sheet and the state of a phase."""
        return State(sheet, phase)

    # The score, and sheets kept at a table with real cards.

    def scored(self, sheet: Sheet, outcome: Outcome, choices: Sequence[AnyAction] = ()) -> Scored:
        """What a finished deal writes on a sheet; there is never a Pending. Raises OutcomeError."""
        check_choices(choices, 0)
        check_outcome(self.compiled, sheet, outcome)
        return scored(self.compiled, sheet, outcome)

    def sheet_keeping(self, dealer: Seat, sheet: Sheet | None = None) -> Step:
        """A match whose deals are entered, not played; it continues from ``sheet`` if given."""
        return begin(self.compiled, sheet or self.compiled.fresh_sheet(dealer), [], redeal=False)

    def entered(self, state: State, entry: Entry, kind: str) -> Step:
        """The state after a deal that was entered while one is awaited. Raises EntryError."""
        return enter(self.compiled, state, entry, kind)

    def impossible(self, state: State, entry: Entry) -> EntryError | None:
        """Why play cannot give an entry that ``enter`` takes here; None if it can."""
        return impossible(self.compiled, state, entry)

    # Queries for programs.

    def sheet(self, state: State) -> Sheet:
        """The current sheet."""
        return state.sheet

    def facts(self, state: State) -> Facts:
        """The facts of the current deal, or of the next one."""
        return facts(self.compiled, self.text, self.row(state), state)

    def settlement(self, state: State) -> Settlement:
        """What the losers pay by the agreed tariff once the match is over (TT-A-028); nothing before, or without a
        tariff."""
        return settlement(self.compiled, state.sheet, self.winners(state) or ())

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
        """A state with a single trick, and the seat that is to play to it. Raises SetupError."""
        return lone_trick(self.compiled, hand, trick, trump, index, foreign=foreign, new=new, declarer=declarer)
