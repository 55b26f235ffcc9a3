"""What a seat can know of the others' cards: unseen ones, voids shown, cards known from gifts and marriages.

All of it is read from the view, each time anew: a bot keeps no notes that could differ from what it was told.
"""

from __future__ import annotations

from prikup.core.cards import ACE, KING, QUEEN, RANK_MASKS, SUIT_MASKS, Card, Cards, card_of
from prikup.core.seats import Seat
from prikup.thousand.house import House
from prikup.thousand.seen.view import View


class Memory:
    """A seat's knowledge once the auction and the exchange are over: during the naming and the tricks."""

    __slots__ = ("_nobodys", "_share", "aside", "hand", "known", "left", "others", "possible", "seat", "trump", "voids")

    def __init__(self, house: House, view: View) -> None:
        players = house.players
        me = view.seat
        self.seat = me
        self.hand: Cards = view.hand or 0
        self.trump = view.trump
        played = view.played
        self.others: Cards = house.layout.all & ~self.hand & ~played & ~view.aside
        """Cards that are in the other hands, or that nobody holds and this seat has not seen."""
        if view.exposed >= 0:
            self.others &= ~(1 << view.exposed)
        self.left = _cards_left(house, view)
        """How many cards each seat still holds."""
        self.voids = _voids(house, view)
        """For each seat all cards of the suits that it has shown not to hold."""
        known = [0] * players
        for gift in view.gifts:
            if gift.card >= 0:
                known[gift.to] |= 1 << gift.card
        for declared in view.declarations:
            known[declared.seat] |= _shown(declared.suit)
        if view.open_hand and view.declarer != me:
            known[view.declarer] |= view.open_hand
        if view.talon and house.hands == 2 and not view.away and view.declarer not in (-1, me):
            # What the declarer took before all eyes he still holds: the one gift came here.
            known[view.declarer] |= view.talon
        self.known = [cards & self.others for cards in known]
        """For each seat the cards that it is known to hold."""
        self._nobodys = _nobodys(house, view)
        self.aside: Cards = self.others if self._nobodys else 0
        """The cards that may be in nobody's hand: laid away, in the talon, the stock or a dead hand."""
        self.possible = self._possible(players)
        """For each seat all cards that it may hold."""
        self._share = self._shares(players)

    def _possible(self, players: int) -> list[Cards]:
        possible = []
        for seat in range(players):
            if seat == self.seat:
                possible.append(self.hand)
                continue
            elsewhere = 0
            for other in range(players):
                if other != seat:
                    elsewhere |= self.known[other]
            cards = self.others & ~elsewhere & ~self.voids[seat]
            # All places in the hand may be taken by cards that are known.
            if self.known[seat].bit_count() >= self.left[seat]:
                cards = self.known[seat]
            possible.append(cards)
        return possible

    def _shares(self, players: int) -> list[float]:
        """For each seat the chance that it holds a card of which nothing is known."""
        free = []
        for seat in range(players):
            alone = self.possible[seat] & ~self.aside
            for other in range(players):
                if other not in (seat, self.seat):
                    alone &= ~self.possible[other]
            taken = 0 if seat == self.seat else (alone | self.known[seat]).bit_count()
            free.append(0.0 if seat == self.seat else max(0.0, float(self.left[seat] - taken)))
        total = sum(free) + self._nobodys or 1.0
        return [part / total for part in free]

    def chance(self, seat: Seat, cards: Cards) -> float:
        """The chance that a seat holds at least one of these cards."""
        mine = self.possible[seat] & cards
        if not mine:
            return 0.0
        if mine & self.known[seat]:
            return 1.0
        open_to_others = self.aside
        for other, possible in enumerate(self.possible):
            if other not in (seat, self.seat):
                open_to_others |= possible
        if mine & ~open_to_others:
            return 1.0
        return 1.0 - float((1.0 - self._share[seat]) ** mine.bit_count())

    @property
    def complete(self) -> bool:
        """Whether every card of every hand is known: one other hand, and nothing lies aside."""
        return not self._nobodys and all(
            cards.bit_count() == left for cards, left in zip(self.possible, self.left, strict=True)
        )

    def void_chance(self, seat: Seat, suit: int) -> float:
        """The chance that a seat holds no card of a suit."""
        return 1.0 - self.chance(seat, SUIT_MASKS[suit])

    def is_top(self, card: Card, higher: Cards) -> bool:
        """Whether none of the cards that beat this one in its suit is in another hand."""
        return not self.others & higher


def _shown(suit: int) -> Cards:
    """The cards that a declaration showed: a king and queen, or the four aces."""
    return RANK_MASKS[ACE] if suit < 0 else 1 << card_of(suit, KING) | 1 << card_of(suit, QUEEN)


def _nobodys(house: House, view: View) -> int:
    """How many cards nobody holds, of which this seat has seen none."""
    if view.golden:
        return house.layout.talon
    stock = view.stock - (view.exposed >= 0)
    return view.beside + stock + (0 if view.aside else view.laid)


def _cards_left(house: House, view: View) -> list[int]:
    layout = house.layout
    finished = sum(trick.winner >= 0 for trick in view.tricks)
    held = layout.hand if view.golden else layout.hand + layout.gifts
    held += min(finished, layout.stock // layout.hands)
    left = [held if seat != view.sitter else 0 for seat in range(house.players)]
    for trick in view.tricks:
        for seat, _ in zip(view.circle(trick.leader), trick.cards, strict=False):
            left[seat] -= 1
    return left


def _voids(house: House, view: View) -> list[Cards]:
    """Who did not follow suit has none of it; who then had to trump and did not has no trump.

    Nothing follows from tricks without duties, nor from those after which a card was drawn.
    """
    voids = [0] * house.players
    policy = house.policy
    last = max((declared.trick for declared in view.declarations), default=-1) if view.fixed < 0 else -1
    drawn = house.layout.stock // house.layout.hands
    must_trump = policy.trump_void == "must" and view.trump >= 0
    for number, trick in enumerate(view.tricks):
        if number < drawn:
            continue
        led = trick.cards[0] >> 3
        for seat, card in zip(view.circle(trick.leader), trick.cards, strict=False):
            suit = card >> 3
            if suit == led:
                continue
            voids[seat] |= SUIT_MASKS[led]
            # The trump of earlier tricks may have been another; only later ones tell of the present trump.
            if must_trump and number > last and suit != view.trump:
                voids[seat] |= SUIT_MASKS[view.trump]
    return voids
