"""The phase engine: a game is a table of phases, and ``PhasedGame`` goes through it.

A phase is one row: who is awaited, what is legal and why something is not, what an action does, and what hands, views,
positions and problems say of it. The functions of a row take the compiled rules and the state; none keeps anything.
What else has to be known of a phase is a field of its row, too: nothing asks what type a phase has. What views and
knowledge ask, who know no rows, is its stage (prikup.core.stages), which stands on the struct of its state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from prikup.core.actions import Action, Deal, Shuffle, well_formed
from prikup.core.cards import Card, Cards
from prikup.core.entries import EntryError
from prikup.core.errors import IllegalAction, NotationError, Refusal
from prikup.core.events import AddressedEvent
from prikup.core.scored import Pending, Scored
from prikup.core.seats import TABLE, Seat
from prikup.core.setup import Problem, Setup, phase_problems
from prikup.core.shuffle import seed_bytes
from prikup.core.stages import Stage


class PhaseState(Protocol):
    """A state of a match: what lasts from deal to deal, and the phase under way."""

    @property
    def sheet(self) -> Any:
        """The sheet."""

    @property
    def phase(self) -> Struct:
        """The state of the phase; its type finds the row."""


C = TypeVar("C")
"""The compiled rules of a game."""
S = TypeVar("S", bound=PhaseState)
A = TypeVar("A")
V = TypeVar("V")
T = TypeVar("T", bound=Setup)


class SetupPart(Protocol):
    """How the state of a phase is written into a setup and read back."""

    kind: type[Any]
    """The struct that holds the state of the phase."""
    fields: tuple[str, ...]
    """The fields of a setup that the phase uses."""

    def write(self, state: Any) -> Mapping[str, Any]:
        """The values of these fields, for a state in this phase."""

    def read(self, compiled: Any, setup: Any) -> Any:
        """The state of the phase, from a setup whose fields are right one by one."""


def nobody(rules: Any, state: Any) -> tuple[Seat, ...]:
    """Nobody is awaited."""
    return ()


def match_over(rules: Any, state: Any, seat: Seat, action: Any) -> Any:
    """Always an error. Raises IllegalAction."""
    raise IllegalAction("match_over")


def not_listed(rules: Any, state: Any, seat: Seat) -> tuple[Any, ...]:
    """No action that could be listed."""
    return ()


def no_ruling(rules: Any, state: Any) -> None:
    """The table has nothing to decide."""


def no_tricks(state: Any) -> None:
    """No tricks are played."""


def never_settled(rules: Any, state: Any) -> bool:
    """What is to come depends on what is played."""
    return False


def declares_nothing(rules: Any, state: Any, actions: Any) -> tuple[int, ...]:
    """No action declares anything that scores."""
    return ()


def nobody_holds(rules: Any, state: Any) -> None:
    """No cards are out."""


def no_piles(rules: Any, state: Any) -> tuple[tuple[Card, ...], ...]:
    """No cards lie anywhere in an order that matters."""
    return ()


def shows_nothing(rules: Any, state: Any, view: V) -> V:
    """No deal is under way: the sheet says all."""
    return view


def no_pack(rules: Any, state: Any, action: Action) -> Refusal:
    """The table neither shuffles nor deals now."""
    return Refusal("not_now")


class Phase(Struct, Generic[C, S, A, V, T], frozen=True, kw_only=True):
    """One row of a game's phase table."""

    part: SetupPart
    """How the state of this phase is written into a setup and read back."""

    # What is done in it.

    awaits: Callable[[C, S], tuple[Seat, ...]]
    """Who must act: seats, or the table (-1)."""
    legal: Callable[[C, S, Seat], tuple[A, ...]] = not_listed
    """What a seat may do, or the table (``table``)."""
    table: bool = False
    """Whether ``legal`` knows what the table may do in this phase, awaited or not, beside shuffles and deals."""
    apply: Callable[[C, S, Seat, A], tuple[S, list[AddressedEvent]]]
    """The state after a legal action, and what became true."""
    why_not: Callable[[C, S, Seat, A], Refusal] | None = None
    """Why an action of a seat is not legal; None: because it is not the seat's turn, or never legal in this phase."""
    allows: Callable[[C, S, Seat, A], bool] | None = None
    """Whether an action of a seat is legal; None: whether ``legal`` lists it."""
    wrong_pack: Callable[[C, S, Shuffle | Deal], Refusal | None] = no_pack
    """Why the table may not shuffle, or deal so; the seed's form apart."""
    ruling: Callable[[C, S], A | None] = no_ruling
    """What the table decides where the players disagree; None while that is not awaited."""
    enters: bool = False
    """Whether a deal that was played with real cards may be entered in this phase."""

    # What is known of it.

    play: Callable[[S], Any] = no_tricks
    """The state of the tricks under way, also of those that a claim or an offer interrupts; None outside of tricks."""

    settled: Callable[[C, S], bool] = never_settled
    """Whether what everybody knows settles the rest of the deal, whichever cards are played."""
    worths: Callable[[C, S, Sequence[A]], tuple[int, ...]] = declares_nothing
    """The points that each action scores by what it declares; empty if none declares anything."""

    hands: Callable[[C, S], tuple[Cards, ...] | None] = nobody_holds
    """Every place's hand; None while no cards are out."""
    piles: Callable[[C, S], tuple[tuple[Card, ...], ...]] = no_piles
    """The cards in nobody's hand, pile by pile in their order, where that matters."""
    shows: Callable[[C, S, V], V] = shows_nothing
    """The view of a seat, filled so far from the sheet alone, with what the seat knows of a deal under way."""

    # Positions.

    needs: tuple[str, ...] = ()
    """The fields of a setup that the phase cannot do without."""
    cards: Callable[[C, T], Iterator[Problem]]
    """What is wrong with the cards of a setup, and how many lie where, in this phase."""
    problems: Callable[[C, S], Iterator[Problem]]
    """What no match under these rules leads to. Seats, cards and lengths of the state are right."""

    # What the struct of its state says.

    @property
    def state(self) -> type[Any]:
        """The struct that holds the state of this phase."""
        return self.part.kind

    @property
    def name(self) -> str:
        """The name of the phase."""
        name: str = self.part.kind.name
        return name

    @property
    def stage(self) -> Stage:
        """How far a deal is in this phase."""
        stage: Stage = self.part.kind.stage
        return stage


R = TypeVar("R", bound=Phase[Any, Any, Any, Any, Any])
"""The rows of a game."""


def phase_table(*rows: Phase[C, S, A, V, T]) -> Mapping[type[Struct], Phase[C, S, A, V, T]]:
    """The rows of a game by the type of their state. Raises ValueError where two have a state or a name in common."""
    table = {row.state: row for row in rows}
    if len(table) != len(rows) or len({row.name for row in rows}) != len(rows):
        raise ValueError("two phases with one state or one name")
    return table


class TableAction(Struct, Generic[C, R, S, A], frozen=True, kw_only=True):
    """An action that the table may enter in any phase beside shuffles and deals: a fault, a time that is up.

    Its functions get the row of the phase with the state.
    """

    kind: type[Action]
    possible: Callable[[C, R, S], tuple[A, ...]]
    """All that may be entered now."""
    refusal: Callable[[Any], Refusal]
    """Why an action of this kind is not among them."""
    apply: Callable[[C, R, S, Any], tuple[S, list[AddressedEvent]]]
    by_host: bool = False
    """Whether the host of a table may enter it."""


_PACK_ACTIONS = (Shuffle, Deal)
"""What the table does with the pack."""


class PhasedGame(ABC, Generic[C, S, A, V, T]):
    """What every game does in the same way, from its phase table. A game adds its rules, its sheet and its setups."""

    phases: ClassVar[Mapping[type[Struct], Phase[Any, Any, Any, Any, Any]]]
    """The rows by the type of their state (``phase_table``)."""
    table_actions: ClassVar[tuple[TableAction[Any, Any, Any, Any], ...]] = ()
    over: ClassVar[type[Struct]]
    """The state of a match that has ended; it has ``winners``."""

    compiled: C
    players: int
    places: int
    """How many hands there are: the seats, and a dummy's."""

    def __init__(self, compiled: C, players: int, places: int) -> None:
        self.compiled = compiled
        self.players = players
        self.places = places
        # What every action asks for, by the type of the phase's state, without the way through its row.
        self._names = {kind: row.name for kind, row in self.phases.items()}
        self._awaits = {kind: row.awaits for kind, row in self.phases.items()}
        self._legal = {kind: row.legal for kind, row in self.phases.items()}
        self._apply = {kind: row.apply for kind, row in self.phases.items()}

    # From state to state.

    def row(self, state: S) -> Any:
        """The row of the phase."""
        return self.phases[type(state.phase)]

    def phase(self, state: S) -> str:
        """The name of the phase."""
        return self._names[type(state.phase)]

    def awaits(self, state: S) -> tuple[Seat, ...]:
        """Who must act: seats, or the table (-1); nobody when the match is over."""
        return self._awaits[type(state.phase)](self.compiled, state)

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """What a seat may do now; for the table all but shuffles and deals, which cannot be listed; else nothing."""
        if 0 <= seat < self.players:
            return self._legal[type(state.phase)](self.compiled, state, seat)
        row = self.phases[type(state.phase)]
        if seat != TABLE or row.state is self.over:
            return ()
        asked = row.legal(self.compiled, state, TABLE) if row.table else ()
        return (*asked, *(action for kind in self.table_actions for action in kind.possible(self.compiled, row, state)))

    def host_actions(self, state: S) -> tuple[A, ...]:
        """What the host of a table may enter, other than shuffles and faults: for example, that the time is up."""
        row = self.phases[type(state.phase)]
        if row.state is self.over:
            return ()
        kinds = [kind for kind in self.table_actions if kind.by_host]
        return tuple(action for kind in kinds for action in kind.possible(self.compiled, row, state))

    def default_ruling(self, state: S) -> A | None:
        """What the table decides where the players disagree; None while that is not awaited."""
        ruling: A | None = self.phases[type(state.phase)].ruling(self.compiled, state)
        return ruling

    def settled(self, state: S) -> bool:
        """Whether what everybody knows settles the rest of the deal, whichever cards are played (decision 0021)."""
        return self.phases[type(state.phase)].settled(self.compiled, state)

    def worths(self, state: S, actions: Sequence[A]) -> tuple[int, ...]:
        """The points that each action scores by what it declares, such as a marriage; empty if none declares any."""
        worths: tuple[int, ...] = self.phases[type(state.phase)].worths(self.compiled, state, actions)
        return worths

    def why_not(self, state: S, seat: Seat, action: Any) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        row = self.phases[type(state.phase)]
        if row.state is self.over:
            return Refusal("match_over")
        if type(seat) is not int or not TABLE <= seat < self.players:
            return Refusal("no_such_seat", {"seat": str(seat)[:20]})
        if not well_formed(action):
            return Refusal("malformed_action")
        if seat != TABLE and self._allows(row, state, seat, action):
            return None
        kind = self._table_action(action)
        if kind is not None or isinstance(action, _PACK_ACTIONS):
            if seat != TABLE:
                return Refusal("table_only")
            if kind is None:
                return self._wrong_pack(row, state, action)
            return None if action in kind.possible(self.compiled, row, state) else kind.refusal(action)
        if seat == TABLE:
            return None if action in self.legal(state, TABLE) else Refusal("not_now")
        if row.why_not is not None:
            return row.why_not(self.compiled, state, seat, action)
        return Refusal("not_now" if seat in row.awaits(self.compiled, state) else "not_your_turn")

    def _table_action(self, action: Any) -> TableAction[Any, Any, Any, Any] | None:
        """What the game says of actions of this kind, if only the table may enter them."""
        for kind in self.table_actions:
            if isinstance(action, kind.kind):
                return kind
        return None

    def _allows(self, row: Phase[C, S, A, V, T], state: S, seat: Seat, action: A) -> bool:
        if row.allows is not None:
            return row.allows(self.compiled, state, seat, action)
        return action in row.legal(self.compiled, state, seat)

    def _wrong_pack(self, row: Phase[C, S, A, V, T], state: S, action: Shuffle | Deal) -> Refusal | None:
        refusal = row.wrong_pack(self.compiled, state, action)
        if refusal is None and isinstance(action, Shuffle):
            try:
                seed_bytes(action.seed)
            except NotationError as fault:
                return Refusal(fault.code, fault.params)
        return refusal

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, list[AddressedEvent]]:
        """The state after an action and what became true. Raises IllegalAction; the given state never changes."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise IllegalAction.of(refusal)
        return self.step(state, seat, action)

    def step(self, state: S, seat: Seat, action: A) -> tuple[S, list[AddressedEvent]]:
        """As ``apply``, for an action that is known to be legal."""
        if seat == TABLE:
            kind = self._table_action(action)
            if kind is not None:
                return kind.apply(self.compiled, self.phases[type(state.phase)], state, action)
        return self._apply[type(state.phase)](self.compiled, state, seat, action)

    def winners(self, state: S) -> tuple[Seat, ...] | None:
        """Who won; None while the match goes on."""
        if type(state.phase) is not self.over:
            return None
        ended: Any = state.phase
        winners: tuple[Seat, ...] = ended.winners
        return winners

    # The score.

    outcome_type: ClassVar[type[Any]]
    """The game's outcome, a subclass of prikup.core.scored.Outcome."""

    @abstractmethod
    def scored(self, sheet: Any, outcome: Any, choices: Sequence[A] = ()) -> Scored | Pending:
        """What a finished deal writes on a sheet, without playing it; or what has to be asked before.

        ``choices``: the answers to what was asked so far (``Pending``), in order. Raises OutcomeError for an outcome
        whose shape no deal of these rules has. Whether play can lead to its numbers is not asked.
        """

    # Deals played with real cards.

    def enter(self, state: S, entry: Any) -> tuple[S, list[AddressedEvent]]:
        """The state after a deal that was entered. Raises EntryError; the given state never changes."""
        row = self.phases[type(state.phase)]
        kind: str = entry.kind()
        if not row.enters:
            raise EntryError("entry_not_now", phase=row.name)
        return self.entered(state, entry, kind)

    @abstractmethod
    def entered(self, state: S, entry: Any, kind: str) -> tuple[S, list[AddressedEvent]]:
        """The state after a deal that was entered where one is awaited; ``kind``: the kind of the deal."""

    @abstractmethod
    def impossible(self, state: S, entry: Any) -> EntryError | None:
        """Why play cannot give an entry that ``enter`` takes in this state; None if it can, or the game cannot tell."""

    # What may be known of a state.

    def hands(self, state: S) -> tuple[Cards, ...]:
        """Every place's hand, a dummy's last; empty hands while no cards are out. For who may see all."""
        hands = self.phases[type(state.phase)].hands(self.compiled, state)
        return (0,) * self.places if hands is None else hands

    def piles(self, state: S) -> tuple[tuple[Card, ...], ...]:
        """The cards in nobody's hand, pile by pile in their order, where that matters; else nothing. For a replay."""
        return self.phases[type(state.phase)].piles(self.compiled, state)

    def counts(self, state: S) -> tuple[int, ...]:
        """How many cards each place holds, which everybody may know."""
        return tuple([hand.bit_count() for hand in self.hands(state)])

    def fresh_view(self, state: S, seat: Seat) -> V:
        """What a seat knows of a match that begins at a state; seat ``players`` is somebody who only watches."""
        row: Phase[C, S, A, V, T] = self.phases[type(state.phase)]
        return row.shows(self.compiled, state, self.sheet_view(state, seat))

    @abstractmethod
    def sheet_view(self, state: S, seat: Seat) -> V:
        """What the sheet alone tells a seat, with the name of the phase."""

    # Positions.

    setup_type: ClassVar[type[Any]]
    """The game's setup."""

    def setup_of(self, state: S) -> T:
        """The setup of a state: ``validate`` gives the same state back."""
        row = self.phases[type(state.phase)]
        setup: T = self.setup_type(phase=row.name, **self.write_sheet(state.sheet), **row.part.write(state))
        return setup

    def validate(self, setup: T, *, older: bool = False) -> S | tuple[Problem, ...]:
        """The state that a setup stands for, or everything that keeps it from being played. ``older``: it was kept by a
        version that took counters which no deals give."""
        counters = () if older else self.counter_problems(setup)
        problems = [*self.sheet_problems(setup), *counters, *self.field_problems(setup)]
        if problems:
            return tuple(problems)
        row: Phase[C, S, A, V, T] = self.row_of(setup.phase)
        state = self.state_of(self.read_sheet(setup), row.part.read(self.compiled, setup))
        # The closer look counts on seats, cards and lengths that are right.
        return tuple(self.state_problems(row, state)) or state

    def state_problems(self, row: Phase[C, S, A, V, T], state: S) -> Iterator[Problem]:
        """What no match under these rules leads to."""
        return row.problems(self.compiled, state)

    def playable(self, setup: T, *, older: bool = False) -> S:
        """The state of a setup; ``older`` as above. Raises SetupError for its first problem."""
        found = self.validate(setup, older=older)
        if isinstance(found, tuple):
            raise found[0].error()
        return found

    def sheet_of(self, setup: T, *, older: bool = False) -> Any:
        """The sheet of a setup alone. ``older`` as above. Raises SetupError for its first problem."""
        for problem in self.sheet_problems(setup):
            raise problem.error()
        for problem in () if older else self.counter_problems(setup):
            raise problem.error()
        return self.read_sheet(setup)

    def counter_problems(self, setup: T) -> Iterator[Problem]:
        """Counters of the sheet that no deals give."""
        return iter(())

    def field_problems(self, setup: T) -> Iterator[Problem]:
        """What can be said of the fields of a phase, each alone, and of the cards together."""
        try:
            row = self.row_of(setup.phase)
        except KeyError:
            yield Problem("unknown_phase", {"phase": setup.phase[:40]})
            return
        unfilled = self.unfilled
        yield from phase_problems(setup, row.part.fields, (name for name in row.needs if name not in unfilled))
        yield from self.shape_problems(row.part.fields, setup)
        yield from row.cards(self.compiled, setup)

    @classmethod
    def row_of(cls, phase: str) -> Phase[Any, Any, Any, Any, Any]:
        """The row of a phase by its name. Raises KeyError."""
        for row in cls.phases.values():
            if row.name == phase:
                return row
        raise KeyError(phase)

    @property
    def unfilled(self) -> tuple[str, ...]:
        """Fields of setups that these rules leave empty, so that no phase needs them: a talon where there is none."""
        return ()

    @abstractmethod
    def write_sheet(self, sheet: Any) -> Mapping[str, Any]:
        """The values of a setup's fields that stay from deal to deal."""

    @abstractmethod
    def read_sheet(self, setup: T) -> Any:
        """The sheet of a setup whose fields are right."""

    @abstractmethod
    def sheet_problems(self, setup: T) -> Iterator[Problem]:
        """What is wrong with the sheet."""

    @abstractmethod
    def shape_problems(self, fields: tuple[str, ...], setup: T) -> Iterator[Problem]:
        """What is wrong with single fields, cards apart; ``fields``: those that the phase uses."""

    @abstractmethod
    def state_of(self, sheet: Any, phase: Any) -> S:
        """The state that is made of a sheet and the state of a phase."""
