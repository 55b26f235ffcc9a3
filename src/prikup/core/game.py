"""The interface of a game: all that notation, bots, command line and server ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from prikup.core.cards import Card, Cards
from prikup.core.entries import EntryError
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

    Each game is a class that implements this protocol; ``prikup.games`` lists them. Code outside a game's package uses
    nothing else.
    """

    # The same for all rule sets of the game.

    name: ClassVar[str]
    """The game's name: the first word of a rule string, before the slash."""
    version: ClassVar[int]
    """The rules' version: changes only when a stored record would replay differently."""
    action_type: ClassVar[Any]
    """The union of all actions."""
    event_type: ClassVar[Any]
    """The union of all events."""
    view_type: ClassVar[type[Any]]
    """What a seat knows: a struct of plain data with at least ``seat``, ``rules`` (the rule string), ``players``,
    ``deal`` (the number of the current deal, from 1), ``phase`` and ``totals`` (as in ScoreEvent)."""
    setup_type: ClassVar[type[Any]]
    """Positions as they are written, playable or not: a subclass of Setup."""
    entry_type: ClassVar[type[Any]]
    """Deals as a sheet keeper enters them: a subclass of Entry."""
    outcome_type: ClassVar[type[Any]]
    """Finished deals as data: a subclass of Outcome."""
    tables: ClassVar[bool]
    """Whether the web client has a table for the game; if not, the server opens none and lists no presets."""
    opening: ClassVar[type[Any]]
    """The event that opens a deal or its redeal."""
    ranks: ClassVar[tuple[int, ...]]
    """The ranks in the order in which a hand is shown, the best first."""

    # The rule set.

    def __init__(self, rules: Any) -> None:
        """The game of a rule set. Raises RulesError if the rule set cannot be played."""

    @classmethod
    def parse(cls, text: str) -> Game[Any, Any, Any]:
        """The game of a rule string. Raises RulesError."""

    @staticmethod
    def conflicts(rules: Any) -> tuple[RulesError, ...]:
        """All conflicts of a rule set; the constructor raises the first."""

    @property
    def rules(self) -> RuleSet:
        """The rule set itself."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """The unshuffled pack, in order of the card numbers."""

    @property
    def text(self) -> str:
        """The canonical rule string."""

    @property
    def counters(self) -> tuple[str, ...]:
        """The names of the counters that these rules keep for each seat; a position may contain them (Setup.marks)."""

    # The course of a match.

    def start(self, dealer: Seat) -> tuple[S, list[AddressedEvent]]:
        """The initial state of a new match, with its first events."""

    def phase(self, state: S) -> str:
        """The name of the phase."""

    def awaits(self, state: S) -> tuple[Seat, ...]:
        """Who must act: seats, or the table (-1) for a shuffle; empty when the match is over."""

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """The legal actions of a seat. For the table: its faults (shuffles cannot be listed); for an unknown seat:
        none."""

    def host_actions(self, state: S) -> tuple[A, ...]:
        """What the host may enter for the table, other than shuffles and faults: for example, that the time is up."""

    def default_ruling(self, state: S) -> A | None:
        """The table's ruling where it must decide because the players disagree; None if it is not awaited."""

    def settled(self, state: S) -> bool:
        """Whether what everybody knows settles the rest of the deal, whichever cards are played."""

    def worths(self, state: S, actions: Sequence[A]) -> tuple[int, ...]:
        """The points that each action scores by what it declares, such as a marriage; empty if none declares."""

    def why_not(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why an action is not legal now; None if it is."""

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, list[AddressedEvent]]:
        """The next state and its events. Raises IllegalAction; the given state never changes."""

    def step(self, state: S, seat: Seat, action: A) -> tuple[S, list[AddressedEvent]]:
        """Like ``apply``, without checks, for an action that ``legal`` has just listed."""

    def winners(self, state: S) -> tuple[Seat, ...] | None:
        """The winners; None while the match goes on."""

    # The score.

    def scored(self, sheet: Any, outcome: Any, choices: Sequence[A] = ()) -> Scored | Pending:
        """What a finished deal writes on a sheet, without playing it. If the rules must ask a seat first: a Pending,
        whose answers are passed as ``choices``, in order. Raises OutcomeError for a malformed outcome."""

    # What can be read from a state.

    def deals(self, state: S) -> int:
        """The number of deals written on the sheet."""

    def totals(self, state: S) -> tuple[int, ...]:
        """The totals by seat, as in ScoreEvent."""

    def hands(self, state: S) -> tuple[Cards, ...]:
        """Every seat's hand, empty between deals. Only for callers that may see all cards, such as a replay."""

    def piles(self, state: S) -> tuple[tuple[Card, ...], ...]:
        """The piles of cards in no hand, each in its order where that matters; else empty. For a replay."""

    def counts(self, state: S) -> tuple[int, ...]:
        """The number of cards each seat holds; public knowledge."""

    def public(self, told: AddressedEvent) -> bool:
        """Whether spectators may be told the event, too."""

    def fresh_view(self, state: S, seat: Seat) -> V:
        """The view of a seat in a match that begins at ``state``; seat number ``players`` is a spectator."""

    def fold(self, view: V, event: AddressedEvent) -> V:
        """The view after an event that its seat was told."""

    def knowledge(self, view: V) -> Knowledge:
        """Where the cards can lie according to a view: exactly the layouts of the cards that the view allows."""

    def counted(self, counts: tuple[int, ...], view: V, event: AddressedEvent) -> tuple[int, ...]:
        """The number of cards each seat holds after an event that the view's seat was told; ``view`` is the one before
        it.

        Between deals the counts mean nothing.
        """

    # Positions.

    def setup_of(self, state: S) -> Setup:
        """The setup of a state: ``validate`` gives the same state back."""

    def validate(self, setup: Any, *, older: bool = False) -> S | tuple[Problem, ...]:
        """The state of a setup, or all problems that keep it from being played. ``older``: it was kept, perhaps by a
        version that took counters which no deals give."""

    def playable(self, setup: Any, *, older: bool = False) -> S:
        """The state of a setup; ``older`` as above. Raises SetupError for its first problem."""

    def sheet_of(self, setup: Any, *, older: bool = False) -> Any:
        """The sheet of a setup, without its deal; ``older`` as above. Raises SetupError for its first problem."""

    # Queries for programs.

    def sheet(self, state: S) -> Any:
        """The current sheet: a struct of the game with at least ``dealer``."""

    def facts(self, state: S) -> Facts:
        """Facts of the current deal: who does what, and what the cards are worth."""

    def settlement(self, state: S) -> Settlement:
        """What settling now would bring each seat."""

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
    ) -> tuple[S, Seat]:
        """A state with a single trick, and the seat that is to play to it from this hand.

        ``trump``: a suit 0..3 or -1; ``index``: the number of finished tricks; ``foreign``: the trump was made by
        another player's announcement; ``new``: by this player's, with the lead of the trick before; ``declarer``: how
        many players play to it before the declarer, -1 where nobody is one. Raises SetupError,
        NotationError(card_twice).
        """

    # Sheets kept at a table with real cards.

    def sheet_keeping(self, dealer: Seat, sheet: Any = None) -> tuple[S, list[AddressedEvent]]:
        """A match whose deals are entered, not played: like ``start``, but with the first dealer given, or continued
        from a sheet (``sheet_of``)."""

    def enter(self, state: S, entry: Any) -> tuple[S, list[AddressedEvent]]:
        """The state after an entered deal. Raises EntryError; the given state never changes."""

    def impossible(self, state: S, entry: Any) -> EntryError | None:
        """Why play cannot give an entry that ``enter`` takes in this state; None if it can, or the game cannot tell."""


AnyGame = Game[Any, Any, Any]
"""Any game, where the type of its states does not matter."""
