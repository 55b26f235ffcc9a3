"""What a seat can know of the other hands: unseen cards, voids shown, hands on the table, how many cards are where.

All of it is read from the view, each time anew: a bot keeps no notes that could differ from what it was told.
"""

from __future__ import annotations

from prikup.core.cards import SUIT_MASKS, Cards, mask_of
from prikup.core.seats import Seat
from prikup.preferans.house import House
from prikup.preferans.layout import HAND, PACK
from prikup.preferans.seen.view import View

ALL: Cards = mask_of(PACK)


class Memory:
    """A seat's knowledge once the tricks have begun, by place."""

    __slots__ = ("_share", "aside", "known", "left", "places", "possible", "unseen", "voids")

    def __init__(self, house: House, view: View) -> None:
        dummy = house.layout.dummy
        hands: tuple[Seat, ...] = house.hands(view.sheet.dealer)
        if view.contract is None:
            hands = tuple(place for place in hands if place != dummy)
        self.places = hands
        """The places that play, clockwise from the dealer."""
        count = house.layout.places
        self.known: list[Cards | None] = [view.cards_of(place) for place in range(count)]
        """By place the hand that this seat sees: its own, and those on the table."""
        seen = view.played | view.discard
        for cards in self.known:
            seen |= cards or 0
        self.unseen: Cards = ALL & ~seen
        """Cards of which this seat does not know where they are."""
        self.left = self._left(view, count)
        """By place how many cards are left."""
        self.voids = _voids(view, count)
        """By place all cards of the suits that it has shown not to hold."""
        hidden = sum(self.left[place] for place in hands if self.known[place] is None)
        self.aside = max(0, self.unseen.bit_count() - hidden)
        """Unseen cards that are in nobody's hand: laid away, left in the talon, a dummy's in an all-pass."""
        self.possible: list[Cards] = [0] * count
        """By place all cards that it may hold."""
        for place in hands:
            cards = self.known[place]
            self.possible[place] = self.unseen & ~self.voids[place] if cards is None else cards
        total = float(hidden + self.aside) or 1.0
        self._share = [self.left[place] / total for place in range(count)]

    def _left(self, view: View, count: int) -> list[int]:
        left = [0] * count
        for place in self.places:
            left[place] = HAND - sum(view.earlier)
        for trick in view.tricks:
            for place in trick.places:
                if place >= 0:
                    left[place] -= 1
        return left

    def chance(self, place: Seat, cards: Cards) -> float:
        """The chance that a place holds at least one of these cards."""
        mine = self.possible[place] & cards
        if not mine:
            return 0.0
        if self.known[place] is not None:
            return 1.0
        if not self.aside and not any(
            self.possible[other] & mine
            for other in self.places
            if other != place and self.known[other] is None and self.left[other]
        ):
            return 1.0
        return 1.0 - float((1.0 - min(1.0, self._share[place])) ** mine.bit_count())

    def void_chance(self, place: Seat, suit: int) -> float:
        """The chance that a place holds no card of a suit."""
        return 1.0 - self.chance(place, SUIT_MASKS[suit])

    def held_by(self, places: tuple[Seat, ...], cards: Cards) -> Cards:
        """Those of some cards that these places may hold."""
        found = 0
        for place in places:
            found |= self.possible[place]
        return found & cards

    def sees_all(self) -> bool:
        """Whether every hand that plays is seen."""
        return all(self.known[place] is not None for place in self.places)


def _voids(view: View, count: int) -> list[Cards]:
    """Who did not follow suit has none of it; who then did not trump has no trump (PF-169)."""
    voids = [0] * count
    trump = view.trump
    for trick in view.tricks:
        led = trick.cards[0] >> 3
        for card, place in zip(trick.cards, trick.places, strict=True):
            suit = card >> 3
            if place < 0 or suit == led:
                continue
            voids[place] |= SUIT_MASKS[led]
            if trump >= 0 and suit != trump:
                voids[place] |= SUIT_MASKS[trump]
    return voids
