"""A second implementation of trick play: slow, obvious, with sets of card names. For tests only.

It follows the ledger's text (ids in the comments), not the kernel, and shares no code with it. A card is a
name such as ``"HA"``; nothing here knows a card's number. What the tests compare is in ``tests/kernel``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

Card = str
Cards = frozenset[Card]
Play = tuple[Card, bool]

SUITS = "SCDH"
RANKS = "789TJQKA"
ACES = frozenset(suit + "A" for suit in SUITS)


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The kernel's policy, in names. The default is Thousand without house rules."""

    players: int = 3
    order: str = "789JQKTA"
    points: Mapping[str, int] = field(
        default_factory=lambda: {"7": 0, "8": 0, "9": 0, "T": 10, "J": 2, "Q": 3, "K": 4, "A": 11}
    )
    marriages: Mapping[str, int] = field(default_factory=lambda: {"S": 40, "C": 60, "D": 80, "H": 100})
    marriages_by_order: tuple[int, ...] = ()
    ace_marriage: int = 0
    ace_sets_trump: bool = False
    follow: bool = True
    trump_void: str = "must"
    overtrump: bool = False
    partial_trumping: bool = False
    overtrump_declarer: bool = False
    beat: bool = False
    duties_from: int = 0
    announce: str = "lead"
    trump_when: str = "at_once"
    trump_keep: str = "last"
    lead_foreign_trump: bool = True
    lead_new_trump: bool = False
    fixed_trump: str | None = None
    trick_needed: bool = False
    last_trick: int = 0

    def higher(self, card: Card, other: Card) -> bool:
        """Whether a card stands above another one of its suit (TH-R-004)."""
        return self.order.index(card[1]) > self.order.index(other[1])

    def beats(self, card: Card, winning: Card, trump: str | None) -> bool:
        """Whether a card played later takes the trick from the one that wins it so far."""
        if card[0] == winning[0]:
            return self.higher(card, winning)
        return card[0] == trump

    def winner(self, trick: Sequence[Card], trump: str | None) -> int:
        """TH-R-064: the highest trump if one was played, else the highest card of the suit led."""
        best = self.best(trick, trump)
        assert best is not None
        return trick.index(best)

    def best(self, trick: Sequence[Card], trump: str | None, *, named: bool = False) -> Card | None:
        """The card that wins a trick. ``named``: its first card only names the suit (PF-161), so maybe none does."""
        playing = trick[1:] if named else trick
        trumps = [card for card in playing if card[0] == trump]
        candidates = trumps or [card for card in playing if card[0] == trick[0][0]]
        return max(candidates, key=lambda card: self.order.index(card[1]), default=None)

    def card_points(self, cards: Cards | Sequence[Card]) -> int:
        """TH-R-005."""
        return sum(self.points[card[1]] for card in cards)

    def legal(
        self,
        hand: Cards,
        trick: Sequence[Card],
        trump: str | None,
        index: int = 0,
        *,
        foreign: bool = False,
        new: bool = False,
        named: bool = False,
        defends: bool = False,
        declarers: Card | None = None,
    ) -> Cards:
        """The cards of a hand that may be played to a trick; ``named`` as in `best`. ``defends``: the player is a
        defender; ``declarers``: the card that the declarer has played to the trick."""
        if not trick:
            if new and self.lead_new_trump and index >= self.duties_from:  # BT-028a
                return frozenset(card for card in hand if card[0] == trump) or hand
            side_suits = frozenset(card for card in hand if card[0] != trump)
            # BT-028: another player's trump is not led while other suits are held.
            forbidden = foreign and trump is not None and not self.lead_foreign_trump
            return side_suits if forbidden and side_suits else hand
        if index < self.duties_from:  # TT-A-017
            return hand
        led = trick[0][0]
        winning = self.best(trick, trump, named=named)
        of_the_suit = frozenset(card for card in hand if card[0] == led)
        if of_the_suit:
            if not self.follow:
                return hand
            # TH-P-052, 053: higher than what wins now, but no card of the suit is above a ruff.
            if self.beat and winning is not None and winning[0] == led:
                return frozenset(card for card in of_the_suit if self.higher(card, winning)) or of_the_suit
            return of_the_suit  # TH-R-065, 067
        trumps = frozenset(card for card in hand if card[0] == trump)
        winning_trumps = frozenset(card for card in trumps if winning is None or self.beats(card, winning, trump))
        # BT-032c: of the trumps that win, those above the declarer's; he has ruffed, and nobody has beaten it.
        ruffed = declarers is not None and declarers[0] == trump and declarers == winning
        if self.overtrump_declarer and defends and ruffed and winning_trumps:
            return winning_trumps
        if not trumps or self.trump_void == "free":
            return hand  # TH-R-068
        if winning_trumps and self.overtrump:
            return winning_trumps  # TH-P-055
        if self.partial_trumping and defends and not winning_trumps:
            return hand  # BT-032b
        if self.trump_void == "must":
            return trumps  # TH-R-066
        return trumps if winning_trumps else hand  # TH-P-054, 055

    def announceable(
        self, hand: Cards, index: int, tricks_taken: int, trump: str | None, *, first_winner: bool
    ) -> Cards:
        """The cards that may be led with an announcement while a suit is trump."""
        may = {
            "never": False,
            "lead": True,  # TH-R-007
            "own_trick": tricks_taken >= 1,  # TH-R-070
            "first_winner": index >= 1 and first_winner,  # TH-R-071
        }[self.announce]
        if not may:
            return frozenset()
        cards: set[Card] = set()
        for suit in SUITS:
            pair = {suit + "K", suit + "Q"}  # TH-R-006, 072
            if pair <= hand and (self.marriages_by_order or self.marriages[suit]) and not self._barred(suit, trump):
                cards |= pair
        if self.ace_marriage and hand >= ACES:  # BT-027
            cards |= ACES
        return frozenset(cards)

    def _barred(self, suit: str, trump: str | None) -> bool:
        """B1-003: a marriage must be worth more than the present trump's; by order each later one is."""
        if self.trump_keep != "rising" or trump is None or self.marriages_by_order:
            return False
        return self.marriages[suit] <= self.marriages[trump]


@dataclass(frozen=True, kw_only=True)
class Deal:
    """The trick phase of a deal."""

    rules: Rules
    hands: tuple[Cards, ...]
    leader: int = 0
    trick: tuple[Card, ...] = ()
    stock: tuple[Card, ...] = ()
    """The next card to be drawn first."""
    trump: str | None = None
    pending: str | None = None
    trump_owner: int | None = None
    trump_value: int = 0
    new_trump: bool = False
    """Whether the last lead announced the trump; only where it must then be led (BT-028a)."""
    taken: tuple[tuple[tuple[Card, ...], ...], ...] = ()
    """Tricks taken, by seat, each as its cards in the order played."""
    bonus: tuple[int, ...] = ()
    announced: tuple[str, ...] = ()
    """Suits of marriages in the order announced, and ``"aces"``."""
    first_winner: int | None = None
    resting: frozenset[int] = frozenset()
    """Seats without cards."""
    talon: tuple[Card, ...] = ()
    """The cards that lead the next tricks, the one on the table first (PF-154, PF-157)."""
    talon_seat: int | None = None
    """Whose cards they count as; None: they only name the suit (PF-156, PF-161)."""
    partners: tuple[frozenset[int], ...] = ()
    """Who plays together with whom, by seat; nobody if it is empty."""
    declarer: int | None = None
    """Who is the declarer, where that matters."""

    @staticmethod
    def start(
        rules: Rules,
        hands: Sequence[Cards],
        leader: int = 0,
        trump: str | None = None,
        stock: Sequence[Card] = (),
        resting: frozenset[int] = frozenset(),
        talon: Sequence[Card] = (),
        talon_seat: int | None = None,
        partners: Sequence[frozenset[int]] = (),
        declarer: int | None = None,
    ) -> Deal:
        """A deal before its first lead. Where the rules fix a trump it is that one (B1-007)."""
        return Deal(
            resting=resting,
            talon=tuple(talon),
            talon_seat=talon_seat,
            partners=tuple(partners),
            declarer=declarer,
            rules=rules,
            hands=tuple(hands),
            leader=leader,
            stock=tuple(stock),
            trump=rules.fixed_trump or trump,
            taken=((),) * rules.players,
            bonus=(0,) * rules.players,
        )

    @property
    def circle(self) -> list[int]:
        """The seats that play, from the leader on."""
        everybody = [(self.leader + step) % self.rules.players for step in range(self.rules.players)]
        return [seat for seat in everybody if seat not in self.resting]

    @property
    def table(self) -> tuple[Card, ...]:
        """The trick with the talon's card that led it."""
        return (*self.talon[:1], *self.trick)

    @property
    def named(self) -> bool:
        """Whether the talon's card only names the suit (PF-161)."""
        return bool(self.talon) and self.talon_seat is None

    @property
    def turn(self) -> int:
        return [*self.circle, *self.circle][len(self.trick)]

    @property
    def index(self) -> int:
        return sum(len(tricks) for tricks in self.taken)

    @property
    def over(self) -> bool:
        return not any(self.hands) and not self.stock

    @property
    def points(self) -> tuple[int, ...]:
        """Card points taken, by seat."""
        return tuple(sum(self.rules.card_points(trick) for trick in tricks) for tricks in self.taken)

    @property
    def totals(self) -> tuple[int, ...]:
        """What counts by seat: TT-A-013 takes the announcements of a player who took no trick in the whole deal."""
        scores = zip(self.points, self.bonus, self.taken, strict=True)
        denies = self.rules.trick_needed and self.over
        return tuple(points if denies and not tricks else points + bonus for points, bonus, tricks in scores)

    def legal(self) -> Cards:
        foreign = self.trump_owner is not None and self.trump_owner != self.turn
        hand = self.hands[self.turn]
        new = self.new_trump and self.trump_owner == self.turn
        played = dict(zip(self.circle, self.trick, strict=False))
        return self.rules.legal(
            hand,
            self.table,
            self.trump,
            self.index,
            foreign=foreign,
            new=new,
            named=self.named,
            defends=self.declarer not in (None, self.turn),
            declarers=None if self.declarer is None else played.get(self.declarer),
        )

    def announceable(self) -> Cards:
        if self.table:
            return frozenset()
        return self.legal() & self.rules.announceable(
            self.hands[self.turn],
            self.index,
            len(self.taken[self.turn]),
            self.trump,
            first_winner=self.first_winner == self.turn,
        )

    def plays(self) -> list[Play]:
        """All plays: TH-R-007a makes announcing a choice."""
        return [(card, False) for card in self.legal()] + [(card, True) for card in self.announceable()]

    def play(self, card: Card, announce: bool = False) -> Deal:
        """The deal after a play."""
        assert (card, announce) in self.plays()
        seat = self.turn
        hands = tuple(hand - {card} if at == seat else hand for at, hand in enumerate(self.hands))
        after = replace(self, hands=hands, trick=(*self.trick, card), new_trump=self.new_trump and bool(self.trick))
        if announce:
            after = after._with_announcement(seat, card)
        return after._with_trick_taken() if len(after.trick) == len(self.circle) else after

    def _with_announcement(self, seat: int, card: Card) -> Deal:
        rules = self.rules
        marriages = [name for name in self.announced if name != "aces"]
        if card[1] == "A":
            name, value = "aces", rules.ace_marriage
        elif rules.marriages_by_order:  # TT-A-011, 012
            steps = rules.marriages_by_order
            name, value = card[0], (steps[len(marriages)] if len(marriages) < len(steps) else steps[-1])
        else:
            name, value = card[0], rules.marriages[card[0]]  # TH-R-009
        bonus = tuple(sum_ + value if at == seat else sum_ for at, sum_ in enumerate(self.bonus))
        after = replace(self, bonus=bonus, announced=(*self.announced, name))
        if name == "aces" and not rules.ace_sets_trump:
            return after
        if rules.fixed_trump:  # B1-007
            return after
        if rules.trump_keep == "first" and self.trump is not None:  # BT-030
            return after
        if rules.trump_keep == "higher" and value <= self.trump_value:  # BT-030
            return after
        after = replace(after, trump_owner=seat, trump_value=value, new_trump=rules.lead_new_trump)
        if rules.trump_when == "at_once":  # TH-R-010
            return replace(after, trump=card[0])
        return replace(after, pending=card[0])

    def _taker(self) -> int:
        """Who takes the full trick."""
        best = self.rules.best(self.table, self.trump, named=self.named)
        if best is None:
            return self.leader  # PF-161a
        if best not in self.trick:
            assert self.talon_seat is not None
            return self.talon_seat  # PF-156
        return self.circle[self.trick.index(best)]

    def _with_trick_taken(self) -> Deal:
        winner = self._taker()
        taken = tuple((*tricks, self.table) if seat == winner else tricks for seat, tricks in enumerate(self.taken))
        last = self.rules.last_trick if self.over else 0  # BT-033
        drawn, stock = self._drawn(winner)
        return replace(
            self,
            hands=drawn,
            trick=(),
            stock=stock,
            leader=self.leader if self.talon else winner,  # PF-158
            talon=self.talon[1:],
            taken=taken,
            trump=self.pending or self.trump,
            pending=None,
            bonus=tuple(sum_ + last * (seat == winner) for seat, sum_ in enumerate(self.bonus)),
            first_winner=winner if self.first_winner is None else self.first_winner,
        )

    def _drawn(self, winner: int) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
        """TT-A-020, TH-P-110: every player draws a card while there are any, the winner of the trick first."""
        hands, stock = list(self.hands), list(self.stock)
        for step in range(self.rules.players):
            seat = (winner + step) % self.rules.players
            if stock and seat not in self.resting:
                hands[seat] |= {stock.pop(0)}
        return tuple(hands), tuple(stock)

    def perft(self, depth: int) -> int:
        """Number of ways in which the next plays can go; a deal that ends earlier counts once."""
        if depth == 0 or self.over:
            return 1
        return sum(self.play(*play).perft(depth - 1) for play in self.plays())

    def divide(self, depth: int) -> Iterator[tuple[Play, int]]:
        """The count of `perft` for each next play."""
        for play in sorted(self.plays()):
            yield play, self.play(*play).perft(depth - 1)
