"""Trick play under a policy: legal cards, positions, perft, playouts; and the layouts of hidden cards.

A card is ``suit * 8 + rank``: suits 0..3 are spades, clubs, diamonds, hearts, ranks 0..7 are 7, 8, 9, 10, J, Q,
K, A. A set of cards is an int with bit ``card`` set for each. Seats are 0..players-1, clockwise. A trump is -1
(none) or a suit. Points are card points, 120 in a pack of Thousand. The kernel knows no house rules by name and
does no scoring. Ids such as TH-R-065 name rules of ``spec/ledger.toml``.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, Self, TypeAlias, TypeVar, final

__all__ = ["Layouts", "Policy", "Position", "max_n", "playout", "playout_deals", "select", "solve"]

_Item = TypeVar("_Item")
_TrumpVoid: TypeAlias = Literal["free", "beat", "must"]
_Announce: TypeAlias = Literal["never", "lead", "own_trick", "first_winner"]
_TrumpWhen: TypeAlias = Literal["at_once", "next_trick"]
_TrumpKeep: TypeAlias = Literal["last", "first", "higher", "rising"]
_Duty: TypeAlias = Literal["free", "lead_other", "lead_trump", "follow", "beat", "ruff", "overruff"]
_WitnessResult: TypeAlias = Literal["found", "impossible", "unled", "unknown"]
_Objective: TypeAlias = Literal["points", "tricks", "fewest"]

@final
class Policy:
    """The rules of a deal's trick play. Frozen, hashable, picklable, compared by its fields.

    The default is Thousand without house rules (TH-R-004..010, 061..069).
    """

    def __new__(
        cls,
        *,
        players: int = 3,
        order: Sequence[int] = (0, 1, 2, 4, 5, 6, 3, 7),
        points: Sequence[int] = (0, 0, 0, 10, 2, 3, 4, 11),
        marriages: Sequence[int] = (40, 60, 80, 100),
        marriages_by_order: Sequence[int] = (),
        ace_marriage: int = 0,
        ace_sets_trump: bool = False,
        follow: bool = True,
        trump_void: _TrumpVoid = "must",
        overtrump: bool = False,
        partial_trumping: bool = False,
        overtrump_declarer: bool = False,
        beat: bool = False,
        duties_from: int = 0,
        announce: _Announce = "lead",
        trump_when: _TrumpWhen = "at_once",
        trump_keep: _TrumpKeep = "last",
        lead_foreign_trump: bool = True,
        lead_new_trump: bool = False,
        fixed_trump: int = -1,
        trick_needed: bool = False,
        last_trick: int = 0,
        objective: _Objective = "points",
    ) -> Self:
        """Checks the fields.

        ``players``: 2..4.
        ``order``: the eight ranks from the lowest to the highest (TH-R-004).
        ``points``: card points by rank, each 0..1000 (TH-R-005).
        ``marriages``: points by suit, 0 for a suit without a marriage (TH-R-009).
        ``marriages_by_order``: points of the first, second ... marriage of the deal, by whomever, the last value
        standing for all later ones; every suit has a marriage then (TT-A-011). Empty: by suit.
        ``ace_marriage``: points for four aces in hand, announced when leading one (BT-027); 0: off.
        ``ace_sets_trump``: the suit of that ace becomes trump.
        ``follow``: the suit led must be followed (TH-R-065).
        ``trump_void``: what a hand void in the suit led, with trumps, owes: ``"free"`` any card, ``"beat"`` a trump
        if one of its trumps wins (TH-P-055), ``"must"`` a trump (TH-R-066).
        ``overtrump``: a void hand that can must overtrump (TH-P-055); without effect on ``"free"``.
        ``partial_trumping``: a void defender owes a trump only if one of his wins (BT-032b); without effect unless
        ``trump_void`` is ``"must"``.
        ``overtrump_declarer``: a void defender who can must overtrump the declarer's trump while it wins (BT-032c).
        ``beat``: a follower who can must beat the card now winning, unless the trick is ruffed (TH-P-052, 053).
        ``duties_from``: index of the first trick in which duties hold: of all six fields above (TT-A-017, 021).
        ``announce``: ``"never"``, at any own ``"lead"``, with an ``"own_trick"`` (TH-R-070), or only the
        ``"first_winner"``, who won the first trick (TH-R-071).
        ``trump_when``: an announced suit is trump ``"at_once"`` or from the ``"next_trick"`` (TH-R-010).
        ``trump_keep``: the ``"last"`` announcement makes the trump, the ``"first"``, or only a ``"higher"`` one
        replaces it; all of them score (TH-R-008, BT-030). ``"rising"``: a marriage worth no more than that of the
        present trump is not announced at all (B1-003); with values by order nothing is barred.
        ``lead_foreign_trump``: a suit that another player's announcement made trump may be led by a hand with
        other suits (BT-028).
        ``lead_new_trump``: a player whose announcement made the trump must lead it to the next trick, if that lead is
        his and he has one (BT-028a); one of the duties that ``duties_from`` counts.
        ``fixed_trump``: the suit that is trump from the first trick on, whatever is announced, -1 for none
        (B1-007); what a marriage is worth does not change with it. It goes neither with ``ace_sets_trump`` nor with
        ``"rising"``, and these two do not go together.
        ``trick_needed``: announcements score only for a player who takes a trick in the deal (TT-A-013).
        ``last_trick``: points for the last trick (BT-033).
        ``objective``: what a solver strives for; play does not read it.

        Raises ValueError for an impossible value.
        """

    @property
    def players(self) -> int: ...
    @property
    def order(self) -> tuple[int, ...]: ...
    @property
    def points_by_rank(self) -> tuple[int, ...]:
        """The field ``points`` (`points` is the method)."""

    @property
    def marriages(self) -> tuple[int, ...]: ...
    @property
    def marriages_by_order(self) -> tuple[int, ...]: ...
    @property
    def ace_marriage(self) -> int: ...
    @property
    def ace_sets_trump(self) -> bool: ...
    @property
    def follow(self) -> bool: ...
    @property
    def trump_void(self) -> _TrumpVoid: ...
    @property
    def overtrump(self) -> bool: ...
    @property
    def partial_trumping(self) -> bool: ...
    @property
    def overtrump_declarer(self) -> bool: ...
    @property
    def sets_declarer_apart(self) -> bool:
        """Whether duties of the declarer are not those of the others: by one of the two fields above."""

    @property
    def beat(self) -> bool: ...
    @property
    def duties_from(self) -> int: ...
    @property
    def announce(self) -> _Announce: ...
    @property
    def trump_when(self) -> _TrumpWhen: ...
    @property
    def trump_keep(self) -> _TrumpKeep: ...
    @property
    def lead_foreign_trump(self) -> bool: ...
    @property
    def lead_new_trump(self) -> bool: ...
    @property
    def fixed_trump(self) -> int: ...
    @property
    def trick_needed(self) -> bool: ...
    @property
    def last_trick(self) -> int: ...
    @property
    def objective(self) -> _Objective: ...
    def legal(
        self,
        hand: int,
        trick: Iterable[int],
        trump: int,
        index: int = 0,
        foreign: bool = False,
        turned: bool = False,
        talon_seat: int = -1,
        new: bool = False,
        declarer: int = -1,
    ) -> int:
        """The cards of ``hand`` that may be played to ``trick``, as a set; empty only if the hand is.

        ``trump`` is the suit that is trump in this trick, ``index`` the number of tricks finished before it.
        ``foreign``: another player's announcement made it trump; ``new``: the player's own one in the trick before
        did. Tuples and lists are the fast kinds of trick.
        ``turned``: the trick's first card was turned from the talon (PF-154) and counts as that of ``talon_seat``; -1:
        it only names the suit (PF-161). ``declarer``: how many players play to the trick before the declarer, -1 where
        nobody is one; only where the policy `sets_declarer_apart`.
        Raises ValueError for a trick as long as the number of players, or an impossible card or trump.
        """

    def duty(
        self,
        hand: int,
        trick: Iterable[int],
        trump: int,
        index: int = 0,
        foreign: bool = False,
        turned: bool = False,
        talon_seat: int = -1,
        new: bool = False,
        declarer: int = -1,
    ) -> tuple[_Duty, int]:
        """What the rules demand of a player who holds ``hand``, and the suit that it names; the arguments of `legal`.

        ``free``: nothing, -1. ``lead_other``: to lead another suit than this trump (BT-028). ``lead_trump``: to lead
        this new trump (BT-028a). ``follow``: to follow suit (TH-R-065); ``beat``: and to beat the card now winning
        (TH-P-052). ``ruff``: to play a trump (TH-R-066); ``overruff``: and to beat the trump now winning (TH-P-055).
        `legal` gives the cards that fulfil it.
        Raises ValueError as `legal` does.
        """

    def turn(self, leader: int, trick: tuple[int, ...], resting: int = 0, turned: bool = False, /) -> int:
        """The seat that plays next to ``trick``, to which ``leader`` plays first.

        Seats in the bit set ``resting`` are skipped, a leader among them, too. ``turned``: the trick's first card was
        turned from the talon, and is nobody's play. Raises ValueError for an impossible seat.
        """

    def lay(
        self,
        hands: tuple[int, ...],
        trick: tuple[int, ...],
        seat: int,
        card: int,
        resting: int = 0,
        turned: bool = False,
        /,
    ) -> tuple[tuple[int, ...], tuple[int, ...], bool]:
        """The hands and the trick after ``seat`` has played ``card`` to the trick, and whether the trick is full now.

        A full trick has a card of every seat that is not ``resting``, and the one ``turned`` from the talon. Whether
        the card is legal is not asked. Raises ValueError for an impossible card, IndexError for an impossible seat.
        """

    def announceable(self, hand: int, index: int, tricks_taken: int, first_winner: bool, trump: int = -1) -> int:
        """The cards of ``hand`` that may be led with an announcement, as a set.

        ``index`` is the number of tricks finished, ``tricks_taken`` how many of them this player took,
        ``first_winner`` whether he took the first, ``trump`` the suit that is trump now (-1: none), which only
        ``trump_keep="rising"`` asks for. A combination counts only while it is whole in hand (TH-R-072).
        A ban on leading the card (BT-028) is the matter of `legal`.
        """

    def choices(
        self,
        seat: int,
        hands: tuple[int, ...],
        trick: Iterable[int],
        trump: int,
        trump_owner: int,
        index: int,
        tricks: tuple[int, ...],
        first_winner: int,
        leader: int = -1,
        resting: int = 0,
        new_trump: bool = False,
        declarer: int = -1,
        /,
    ) -> tuple[int, int]:
        """What ``seat`` may do on its turn: the cards of `legal`, and those of them that are `announceable` now.

        ``hands`` and ``tricks`` (taken so far) are by seat; -1 for an owner or winner that nobody is. ``new_trump``:
        the last lead announced the trump, as in a position. Where a ``leader`` is named, a seat that is not in turn by
        `turn` may do nothing; a ``declarer`` (-1: nobody) needs one.
        Raises ValueError as `legal` does.
        """

    def plays(
        self,
        plain: tuple[_Item, ...],
        announced: tuple[_Item, ...],
        seat: int,
        hands: tuple[int, ...],
        trick: Iterable[int],
        trump: int,
        trump_owner: int,
        index: int,
        tricks: tuple[int, ...],
        first_winner: int,
        leader: int = -1,
        resting: int = 0,
        new_trump: bool = False,
        declarer: int = -1,
        /,
    ) -> tuple[_Item, ...]:
        """Like `choices`, but as items: those of ``plain`` for the first set, then of ``announced`` for the other.

        Raises ValueError as `legal` does.
        """

    def announcement(self, card: int, announced: int, trump: int, trump_value: int) -> tuple[int, bool]:
        """What an announcement made with ``card`` brings: its points, and whether its suit becomes trump.

        ``announced``: what was announced before, suits as bits 0..3, bit 4 for four aces. ``trump`` is the suit that
        is trump (-1: none), ``trump_value`` the points of the announcement that made it (0: none did).
        Raises ValueError for a card that belongs to no combination.
        """

    def winner(self, trick: Iterable[int], trump: int, turned: bool = False, talon_seat: int = -1) -> int:
        """Offset in ``trick`` of the card that wins it so far; 0 is the card that led (TH-R-064).

        With ``turned`` and ``talon_seat`` as in `legal`: -1 where the talon's card only names the suit and nobody
        has followed (PF-161a). Raises ValueError for an empty trick, or one longer than the number of players.
        """

    def take(
        self,
        trick: Iterable[int],
        trump: int,
        leader: int,
        points: tuple[int, ...],
        tricks: tuple[int, ...],
        resting: int = 0,
        turned: bool = False,
        talon_seat: int = -1,
        /,
    ) -> tuple[int, int, int, tuple[int, ...], tuple[int, ...]]:
        """Who takes a trick, who leads to the next one, its card points, and points and tricks by seat with it.

        ``leader`` played the first card of a hand to it. ``points`` and ``tricks`` are those before it; ``points`` may
        be empty where nobody counts them. ``resting``, ``turned`` and ``talon_seat`` are as in `lay` and `legal`: a
        trick that the talon led is the ``talon_seat``'s if its card wins (PF-156), the ``leader``'s if nobody follows a
        card that only names the suit (PF-161a), and the ``leader`` plays first to the next one, too (PF-158).
        Raises ValueError as `winner` does.
        """

    def draw(
        self, hands: tuple[int, ...], stock: tuple[int, ...], winner: int, resting: int = 0, /
    ) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...]]:
        """Hands and stock after every seat that is not ``resting`` drew a card, and the pairs (seat, card).

        The ``winner`` of the trick draws first, the others clockwise (TT-A-020, TH-P-110). Raises ValueError for a
        stock that does not reach for all.
        """

    def witness(
        self,
        pack: int,
        first: int,
        points: Sequence[int],
        tricks: Sequence[int],
        declared: Sequence[tuple[int, int]] = (),
        *,
        last: int = -1,
        pairs: Sequence[int] = (),
        kept: tuple[int, int] = (0, 0),
        beside: int = 0,
        drawn: int = 0,
        claims: bool = False,
        shows: bool = False,
        before: bool = False,
        drowns: bool = False,
        declarer: int = -1,
        budget: int = 100_000,
    ) -> tuple[_WitnessResult, list[tuple[int, list[int], bool, int, bool, list[int]]], list[tuple[int, int, bool]]]:
        """Searches a deal, and a play of it under this policy, that gives these totals.

        Seats are only those of players who hold cards, clockwise from any; ``points`` and ``tricks`` have a number for
        each, card points without announcements. ``first`` led to the first trick. ``declared``: who announced which
        suit (-1: four aces), in order. ``last``: who took the last trick (-1: anybody). ``pairs``: kings with their
        queens in the tricks of each (-1: any number; empty: of all). ``kept``: who laid away cards that count as his
        own, and how many; ``beside``: how many cards go with the last trick unplayed; ``drawn``: after how many tricks
        all draw a card; ``claims``: whether a leader may have claimed the rest (TH-R-106); ``shows``: whether
        marriages may have been shown from the hand (BT-030); ``before``: whether all were announced before the first
        lead, in turn from who leads, and make its trump (BT-026a); ``drowns``: whether a marriage is drowned once
        another player takes its king or queen (BT-031b). Marriages that were drowned are not in ``declared``.
        ``declarer``: whose duties are not those of the others, where `sets_declarer_apart` (-1: nobody's).

        Returns ``found`` and the tricks: leader, cards from the leader on, whether the lead was announced, the
        marriage shown before it (-1: none), whether this and all later tricks were claimed, what each seat drew after
        it (empty: nothing); then all announcements in order: seat, suit (-1: four aces), whether it was drowned. Or
        ``impossible``: all deals were tried; ``unled``: the same, and no cards would do, for
        the announcements need more leads; ``unknown``: ``budget`` tricks did not decide it. The same arguments always
        have the same answer. Raises ValueError for a seat that is not there, or a number that is too large.
        """

    def points(self, cards: int) -> int:
        """Card points of a set of cards (TH-R-005)."""

    def beats(self, card: int, winning: int, trump: int) -> bool:
        """Whether ``card``, played later than ``winning``, takes the trick from it."""

    def changed(self, *, announce: _Announce, last_trick: int) -> Policy:
        """The policy with another value of the last trick, and another time to announce."""

    def to_text(self) -> str:
        """The policy as ``name=value`` fields that differ from the default; ``default`` if there are none."""

    @staticmethod
    def from_text(text: str) -> Policy:
        """Reads `to_text`. Raises ValueError with the reason."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Position:
    """The trick phase under a policy. Immutable, hashable, picklable: a play gives a new position."""

    def __new__(
        cls,
        policy: Policy,
        hands: Sequence[int],
        leader: int = 0,
        *,
        trick: Iterable[int] | None = None,
        stock: Sequence[int] = (),
        trump: int = -1,
        pending: int = -1,
        trump_owner: int | None = None,
        trump_value: int = 0,
        new_trump: bool = False,
        index: int = 0,
        points: Sequence[int] | None = None,
        bonus: Sequence[int] | None = None,
        tricks: Sequence[int] | None = None,
        announced: int = 0,
        first_winner: int | None = None,
        resting: int = 0,
        talon: Sequence[int] = (),
        talon_seat: int | None = None,
        sides: Sequence[int] | None = None,
        declarer: int | None = None,
    ) -> Self:
        """Checks the parts; the properties describe them. `None` stands for all zero.

        ``sides``: a number by seat, the same one for partners; `None`: each for himself. ``declarer``: only where the
        policy `sets_declarer_apart`.

        Raises ValueError with the first fault: a card twice, hands that the trick under way does not explain,
        a stock that cannot be drawn by all alike or is larger than 20 cards, tricks, points or announcements that
        do not fit together, a trump other than the one that the policy fixes, a resting seat that holds cards, leads
        or takes tricks, more cards of a talon than 3 or than tricks are left.
        """

    @property
    def policy(self) -> Policy: ...
    @property
    def hands(self) -> tuple[int, ...]:
        """Cards in hand, by seat, as sets."""

    @property
    def leader(self) -> int:
        """The seat that leads, or led, to the trick under way."""

    @property
    def turn(self) -> int:
        """The seat that plays next; when the deal is over, the one that would lead."""

    @property
    def trick(self) -> tuple[int, ...]:
        """Cards of the trick under way, the leader's first; a full trick is taken at once.

        Without the `talon`'s card that led it.
        """

    @property
    def stock(self) -> tuple[int, ...]:
        """Cards to be drawn, the next one first: after each trick one by every player, its winner first (TT-A-020)."""

    @property
    def trump(self) -> int:
        """Trump in the trick under way, -1 for none."""

    @property
    def pending(self) -> int:
        """The suit announced with this trick's lead that becomes trump after it, -1 for none."""

    @property
    def trump_owner(self) -> int | None:
        """The seat whose announcement made the trump, or the pending one."""

    @property
    def new_trump(self) -> bool:
        """Whether the lead of this trick, or of the last one if nothing is led yet, announced the trump (BT-028a)."""

    @property
    def trump_value(self) -> int:
        """Points of that announcement."""

    @property
    def index(self) -> int:
        """Number of tricks finished."""

    @property
    def points(self) -> tuple[int, ...]:
        """Card points taken, by seat."""

    @property
    def bonus(self) -> tuple[int, ...]:
        """Points for announcements and the last trick, by seat."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points and bonus together, by seat; when the deal is over, without a bonus that ``trick_needed`` denies."""

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks taken, by seat."""

    @property
    def announced(self) -> int:
        """Suits whose marriage was announced as bits 0..3, bit 4 for four aces."""

    @property
    def first_winner(self) -> int | None:
        """The seat that won the first trick; None before, or when it does not matter."""

    @property
    def resting(self) -> int:
        """Seats that hold no cards and are skipped, as a bit set; at least two seats play."""

    @property
    def talon(self) -> tuple[int, ...]:
        """Cards of the talon that lead the next tricks, that of the trick under way first (PF-154, PF-157).

        The leader plays first to each of them, and leads to the trick after them (PF-158).
        """

    @property
    def talon_seat(self) -> int | None:
        """The resting seat whose cards the talon's count as (PF-156); None: they only name the suit (PF-161)."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat, named by its lowest seat."""

    @property
    def declarer(self) -> int | None:
        """The declarer, where his duties are not those of the others (BT-032b, BT-032c)."""

    @property
    def over(self) -> bool:
        """Whether all cards are played."""

    def legal(self) -> int:
        """The cards that the seat to play may play, as a set."""

    def announceable(self) -> int:
        """The cards that the seat to play may lead with an announcement, as a set."""

    def plays(self) -> list[tuple[int, bool]]:
        """All plays ``(card, announce)``: by card, without announcement first (TH-R-007a: a choice)."""

    def play(self, card: int, announce: bool = False) -> Position:
        """The position after a play. Raises ValueError if it is not legal."""

    def perft(self, depth: int) -> int:
        """Number of sequences of the next ``depth`` plays; a deal that ends earlier counts once."""

    def divide(self, depth: int) -> dict[tuple[int, bool], int]:
        """The count of `perft` for each next play. Empty at depth 0 and when the deal is over."""

    def to_text(self) -> str:
        """The position as one line without its policy: ``HAT9.DKQ/HK.CAT.S9/... lead=0 trump=-``."""

    @staticmethod
    def from_text(policy: Policy, text: str) -> Position:
        """Reads `to_text`. Raises ValueError with the reason."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

def playout(positions: Sequence[Position], repeats: int, seed: int) -> list[tuple[list[int], list[int]]]:
    """Plays each position out ``repeats`` times at random, each play ``(card, announce)`` as likely as any other.

    For each position: the sums over its playouts of final points (card points and bonuses) and of tricks, by seat,
    those of the position itself included; divide by ``repeats`` for means. The same seed gives the same sums; each
    place in the list has random numbers of its own. Runs without the interpreter lock.
    """

def playout_deals(policy: Policy, deck: int, hand_size: int, deals: int, seed: int) -> tuple[list[int], list[int]]:
    """Deals ``hand_size`` random cards of the set ``deck`` to every seat and plays out, ``deals`` times.

    Seat 0 leads, there is no trump at first unless the policy fixes one, cards left over take no part. The sums of
    final points and of tricks, by seat. Raises ValueError when the deck is too small. Runs without the interpreter
    lock.
    """

def solve(
    tasks: Sequence[
        tuple[
            Position,
            int,
            str | Sequence[tuple[Sequence[int], int]],
            str,
            bool,
            int | Sequence[int] | None,
            bool,
            bool,
        ]
    ],
    nodes: int,
    memory: int,
    threads: int,
    fast: bool = True,
    bounds: str = "all",
    seconds: float | None = None,
    together: int = 1,
) -> list[tuple[str, int, int, int, int, bool | None, list[tuple[int, bool, int, int]], list[tuple[int, bool]]]]:
    """Exact values with all cards known, for many positions on several threads (docs/solver.md).

    A task is the position; the seats of the side that is asked about, as a bit set; what is counted, ``"tricks"`` or
    ``"points"``, or a list that says of each division of the tricks by seat that the deal may end with what it is worth
    to the side; whether the side wants ``"most"`` or ``"fewest"``; whether what the others have is subtracted; a number
    for the question whether the value reaches it, or numbers if nothing more is asked than which of them it reaches,
    else None; whether the value of each play is wanted, and a best line.
    ``nodes`` limits the positions searched for each task, ``memory`` the bytes of the tables of all threads,
    ``seconds`` the time of all tasks. ``together`` tasks in a row are answered by one thread, which keeps its tables
    from one to the next; it makes no difference to values. With ``fast`` false the generic search serves all;
    ``bounds`` names the static bounds of the fast ones: ``"all"``, ``"none"`` or one alone (docs/solver.md).

    For each task: the kernel (``generic``, ``no_trump``, ``trump``, ``ruff``, ``points``), the least and the largest
    value, nodes, bytes, whether the threshold is reached (None: not known), ``(card, announce, least, largest)`` for
    each play, and the line as ``(card, announce)``. Raises ValueError for a side that nobody plays on or against, and
    for divisions of the tricks without a worth. Runs without the interpreter lock; a signal ends it.
    """

def solve_deals(
    policy: Policy,
    deals: bytes,
    asked: Sequence[tuple[int, int, int, str, str, int | None]],
    nodes: int,
    memory: int,
    threads: int,
    resting: int = 0,
    seconds: float | None = None,
    together: int = 16,
) -> tuple[bytes, bytes, int]:
    """Exact values of whole deals, the same questions for each of them, on several threads (docs/solver.md).

    ``deals`` has for each deal its hands by seat, four bytes a hand, the lowest first. A question is the trump, -1 for
    none; who leads; the seats of the side that is asked about, as a bit set; what is counted, ``"tricks"`` or
    ``"points"``; whether the side wants ``"most"`` or ``"fewest"``; a number for the question whether the value reaches
    it, else None. ``resting`` are the seats without cards. ``nodes`` limits the positions searched for each question of
    a deal, ``memory`` the bytes of the tables of all threads, ``seconds`` the time. ``together`` deals in a row are
    answered by one thread, which keeps its tables from one to the next; it makes no difference to values.

    The least and the largest values, two bytes each, the lowest first, deal by deal and in each question by question;
    and the nodes. Raises ValueError for what is no deal, and for a side that nobody plays on or against. Runs without
    the interpreter lock; a signal ends it.
    """

def max_n(
    position: Position, counted: str, aimed: str, nodes: int, memory: int, seconds: float | None = None
) -> tuple[list[int], int] | None:
    """By seat what its side has at the end if each side plays for itself (max-n), and the nodes; None if they did not
    suffice. Of equal plays a seat chooses the one that is worst for the next seat, then for the one after it.
    """

def best_play(
    position: Position,
    order: Sequence[tuple[int, bool]],
    seat: int,
    least: int,
    shared: Sequence[float],
    alone: Sequence[float],
    each: float,
    nodes: int,
) -> tuple[tuple[int, bool], float] | None:
    """The first of the plays in ``order`` that no other one is better than, and what it is worth to ``seat``.

    All other seats play against ``seat``. Final points are worth ``shared[own - least]``, or where the others have none
    ``alone[own - least]`` if ``alone`` is not empty, and ``each`` for every point of the others. None if the nodes did
    not suffice. Raises ValueError for a play that is not legal. Runs without the interpreter lock; a signal ends it.
    """

def best_hidden_play(
    layouts: Sequence[tuple[Position, float]],
    first: tuple[int, bool],
    own: int,
    side: int,
    seats: int,
    counted: str,
    subtract: bool,
    least: int,
    worths: Sequence[float],
    margin: float,
    nodes: int,
    memory: int,
) -> tuple[tuple[tuple[int, bool], float, list[int]], tuple[tuple[int, bool], float, list[int]], int] | None:
    """The best play of a player who does not see all cards, over all layouts with their weights (docs/solver.md).

    ``own``: the seats whose cards he sees and plays; ``side``: those that play with him, the own ones among them; the
    others play against him, and all but the own ones see every card. Results are what ``seats`` have of ``counted``
    (``"tricks"`` or ``"points"``) at the end, with ``subtract`` less what the others have; a result is worth
    ``worths[result - least]`` to him. ``memory``: bytes of the table.

    The play ``first`` and the best one, which is ``first`` unless another is better by more than ``margin``: each with
    what it is worth on average and its result in each layout; and the nodes. None if the nodes did not suffice. Raises
    ValueError for layouts that are not those of one player in his turn, among them such in which cards are still to be
    drawn, and for a play that is not legal. Runs without the interpreter lock; a signal ends it.
    """

def dealt(pack: tuple[int, ...], owners: bytes, count: int, /) -> tuple[int, ...]:
    """The cards of a pack as sets, one for each of ``count`` piles.

    ``owners`` names the pile of each place of the pack; cards at places that it does not name go nowhere.
    Raises IndexError for a pile or a place that there is not, ValueError for an impossible card.
    """

def select(items: tuple[_Item, ...], cards: int, /) -> tuple[_Item, ...]:
    """The items at the places of a set of cards, in order: one for each card of the set.

    Raises IndexError for a card beyond the items.
    """

@final
class Layouts:
    """All layouts of cards at places that fit what is known of them, numbered from 0 (docs/sampling.md)."""

    def __init__(
        self,
        sizes: Sequence[int],
        possible: Sequence[int],
        constraints: Sequence[Sequence[Sequence[tuple[Any, ...]]]],
    ) -> None:
        """Counts them. ``sizes``: by place how many cards it holds; ``possible``: by place the cards that may be there.

        A constraint is a list of alternatives, of which at least one holds; an alternative is a list of conditions that
        hold together: ``("lies", cards, places)``, ``("at_most", place, cards, most)``, ``("at_least", place, values,
        least)``, ``("divided", place, values, parts)``, as in `prikup.core.knowledge`. ``values`` are numbers from 0
        by card. Raises ValueError for places that do not exist, OverflowError where the table would be too large. Runs
        without the interpreter lock.
        """

    @property
    def count(self) -> int:
        """How many there are."""

    @property
    def steps(self) -> int:
        """The steps of the table: what it costs in time and memory."""

    def layouts(self, numbers: Sequence[int]) -> list[tuple[int, ...]]:
        """The layouts with these numbers: for each the cards by place. Raises ValueError for a number too large."""

    def number(self, layout: Sequence[int]) -> int | None:
        """The number of a layout; None if it is none of these."""
