"""The contract of a game: all that notation, bots, command line and server ask of one, whichever game it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from prikup.core.cards import Card, Cards
from prikup.core.errors import Refusal, RulesError
from prikup.core.events import AddressedEvent
from prikup.core.facts import Facts
from prikup.core.knowledge import Knowledge
from prikup.core.options import RuleSet
from prikup.core.scored import Pending, Scored
from prikup.core.seats import Seat
from prikup.core.settlement import Settlement
from prikup.core.setup import Problem, Setup

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Game(Protocol[S, A, V]):
    """One rule set of a game: pure functions over its states ``S``, actions ``A`` and views ``V``.

    A game is a class that fulfils this; ``prikup.games`` lists it. Nothing outside its package asks for more.
    """

    # What is the same for all rule sets of the game.

    name: ClassVar[str]
    """The word before the slash of a rule string."""
    version: ClassVar[int]
    """The rules' version: moves only when a replay of a kept record changes."""
    action_type: ClassVar[Any]
    """The union of all actions."""
    event_type: ClassVar[Any]
    """The union of all events."""
    view_type: ClassVar[type[Any]]
    """What a seat knows: a struct of plain data. It says at least ``seat``, ``rules`` (the rule string), ``players``,
    ``deal`` (the number of the deal under way, from 1), ``phase`` and ``totals`` (as ScoreEvent has them)."""
    setup_type: ClassVar[type[Any]]
    """Positions as they are written, playable or not: a subclass of Setup."""
    entry_type: ClassVar[type[Any]]
    """Deals as a sheet keeper enters them: a subclass of Entry."""
    outcome_type: ClassVar[type[Any]]
    """Finished deals as data: a subclass of Outcome."""
    tables: ClassVar[bool]
    """Whether the web page has a table for it; where it has none, the server makes none and lists no presets."""
    opening: ClassVar[type[Any]]
    """The event that opens a deal or its redeal."""
    ranks: ClassVar[tuple[int, ...]]
    """The ranks as a hand is shown, the best first."""

    # The rule set.

    def __init__(self, rules: Any) -> None:
        """The game of a rule set. Raises RulesError for one that is impossible to play."""

    @classmethod
    def parse(cls, text: str) -> Game[Any, Any, Any]:
        """The game of a rule string. Raises RulesError."""

    @staticmethod
    def conflicts(rules: Any) -> tuple[RulesError, ...]:
        """Everything that makes a rule set impossible to play; the constructor raises the first."""

    @property
    def rules(self) -> RuleSet:
        """The rule set itself."""

    @property
    def players(self) -> int:
        """How many seats."""

    @property
    def text(self) -> str:
        """The canonical rule string."""

    @property
    def counters(self) -> tuple[str, ...]:
        """Names of the counters that these rules keep for each seat, which a position may name (Setup.marks)."""

    # A match, from state to state.

    def start(self, dealer: Seat) -> tuple[S, list[AddressedEvent]]:
        """A fresh match."""

    def phase(self, state: S) -> str:
        """The name of the phase."""

    def awaits(self, state: S) -> tuple[Seat, ...]:
        """Who must act: seats, or the table (-1) for a shuffle; nobody when the match is over."""

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """What a seat may do now; for the table its faults (shuffles cannot be listed), for no seat nothing."""

    def host_actions(self, state: S) -> tuple[A, ...]:
        """What somebody may enter for the table beside shuffles and faults: a time that is up."""

    def default_ruling(self, state: S) -> A | None:
        """What the table says where it is awaited because the players do not agree; None where it is not."""

    def why_not(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why an action is not legal now; None if it is."""

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, list[AddressedEvent]]:
        """The next state and what became true. Raises IllegalAction; the given state never changes."""

    def step(self, state: S, seat: Seat, action: A) -> tuple[S, list[AddressedEvent]]:
        """As ``apply``, for an action that ``legal`` has just listed: nothing is checked again."""

    def winners(self, state: S) -> tuple[Seat, ...] | None:
        """Who won; None while the match goes on."""

    # The score.

    def scored(self, sheet: Any, outcome: Any, choices: Sequence[A] = ()) -> Scored | Pending:
        """What a finished deal writes on a sheet, without playing it; or what has to be asked before, whose answers
        are ``choices``, in order. Raises OutcomeError for an outcome whose shape no deal of these rules has."""

    # What may be known of a state.

    def deals(self, state: S) -> int:
        """How many deals have been written on the sheet."""

    def totals(self, state: S) -> tuple[int, ...]:
        """What each seat has on the sheet, as ScoreEvent has it."""

    def hands(self, state: S) -> tuple[Cards, ...]:
        """Every seat's hand; empty hands while no cards are out. For who may see all: a replay, a count."""

    def piles(self, state: S) -> tuple[tuple[Card, ...], ...]:
        """The cards in nobody's hand, pile by pile in their order, where that matters; else nothing. For a replay."""

    def counts(self, state: S) -> tuple[int, ...]:
        """How many cards each seat holds, which everybody may know."""

    def public(self, told: AddressedEvent) -> bool:
        """Whether somebody who only watches may be told, too."""

    def fresh_view(self, state: S, seat: Seat) -> V:
        """What a seat knows of a match that begins at a state; seat ``players`` is somebody who only watches."""

    def fold(self, view: V, event: AddressedEvent) -> V:
        """The view after one event that its seat was told."""

    def knowledge(self, view: V) -> Knowledge:
        """Where the cards can lie as a view has it: all layouts of the cards that it allows, and no others."""

    def counted(self, counts: tuple[int, ...], view: V, event: AddressedEvent) -> tuple[int, ...]:
        """How many cards each seat holds after one event that a view's seat was told; ``view`` as it was before.

        While no cards are out, the counts mean nothing.
        """

    # Positions.

    def setup_of(self, state: S) -> Setup:
        """The setup of a state: ``validate`` gives the same state back."""

    def validate(self, setup: Any) -> S | tuple[Problem, ...]:
        """The state that a setup stands for, or everything that keeps it from being played."""

    def playable(self, setup: Any) -> S:
        """The state of a setup. Raises SetupError for its first problem."""

    def sheet_of(self, setup: Any) -> Any:
        """The sheet of a setup alone. Raises SetupError for its first problem."""

    # What programs ask.

    def sheet(self, state: S) -> Any:
        """The sheet as it stands: a struct of the game that says at least ``dealer``."""

    def facts(self, state: S) -> Facts:
        """Who does what in the deal under way, and what the rules make of its cards."""

    def settlement(self, state: S) -> Settlement:
        """What settling now would bring each seat."""

    def lone_trick(
        self, hand: Cards, trick: Sequence[Card], trump: int, index: int = 0, *, foreign: bool = False
    ) -> tuple[S, Seat]:
        """A state that knows of nothing but one trick, and the seat that is to play to it with this hand.

        ``trump``: a suit 0..3 or -1; ``index``: tricks finished before; ``foreign``: somebody else's announcement made
        the trump. Raises SetupError, NotationError(card_twice).
        """

    # Sheets kept at a table with real cards.

    def sheet_keeping(self, dealer: Seat, sheet: Any = None) -> tuple[S, list[AddressedEvent]]:
        """A match whose deals will be entered, not played: as ``start``, with the first dealer known; or it goes on
        from a sheet (``sheet_of``)."""

    def enter(self, state: S, entry: Any) -> tuple[S, list[AddressedEvent]]:
        """The state after a deal that was entered. Raises EntryError; the given state never changes."""


AnyGame = Game[Any, Any, Any]
"""A game of which no more is known."""
