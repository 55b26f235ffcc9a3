"""How likely cards are in each hand, from where they can be (prikup.preferans.knowledge).

Everything is computed anew from the view each time: a bot keeps no notes that could differ from what it was told.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from prikup.core.cards import SUIT_MASKS, Cards, cards_in, mask_of
from prikup.core.knowledge import HAND
from prikup.core.seats import Seat
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.knowledge import knowledge
from prikup.preferans.layout import PACK
from prikup.preferans.seen.view import View

ALL: Cards = mask_of(PACK)


class Memory:
    """A seat's knowledge once the tricks have begun, by place."""

    __slots__ = ("_certain", "_share", "aside", "known", "left", "places", "possible", "unseen")

    def __init__(self, compiled: CompiledRules, view: View) -> None:
        dummy = compiled.layout.dummy
        hands: tuple[Seat, ...] = compiled.hands(view.sheet.dealer)
        if view.contract is None:
            hands = tuple(place for place in hands if place != dummy)
        self.places = hands
        """The places that play, clockwise from the dealer."""
        told = knowledge(compiled, view)
        count = compiled.layout.places
        self.known: list[Cards | None] = [view.cards_of(place) for place in range(count)]
        """By place the hand that this seat sees: its own and the open ones."""
        self.unseen: Cards = told.cards & ~view.discard
        """Cards whose place this seat does not know."""
        for cards in self.known:
            self.unseen &= ~(cards or 0)
        self.left = [0] * count
        """By place how many cards are left."""
        self.possible: list[Cards] = [0] * count
        """By place all cards that its hand can hold."""
        self._certain = [0] * count
        for at, place in enumerate(told.places):
            if place.name == HAND and place.seat in hands:
                self.left[place.seat] = place.size
                self.possible[place.seat] = told.possible[at]
                self._certain[place.seat] = told.known(at)
        hidden = sum(self.left[place] for place in hands if self.known[place] is None)
        self.aside = max(0, self.unseen.bit_count() - hidden)
        """Unseen cards in nobody's hand: laid away, left in the talon, or the dummy's in an all-pass."""
        total = float(hidden + self.aside) or 1.0
        self._share = [left / total for left in self.left]

    def chance(self, place: Seat, cards: Cards) -> float:
        """The chance that a place holds at least one of these cards."""
        mine = self.possible[place] & cards
        if not mine:
            return 0.0
        if mine & self._certain[place]:
            return 1.0
        return 1.0 - float((1.0 - min(1.0, self._share[place])) ** mine.bit_count())

    def void_chance(self, place: Seat, suit: int) -> float:
        """The chance that a place holds no card of a suit."""
        return 1.0 - self.chance(place, SUIT_MASKS[suit])

    def held_by(self, places: tuple[Seat, ...], cards: Cards) -> Cards:
        """The cards among these that these places can hold."""
        found = 0
        for place in places:
            found |= self.possible[place]
        return found & cards

    def sees_all(self) -> bool:
        """Whether this seat sees every hand that plays."""
        return all(self.known[place] is not None for place in self.places)

    def layouts(self, most: int) -> list[dict[Seat, Cards]]:
        """By place the hands that play, in every way in which they can be; none at all if there may be more than
        ``most`` ways."""
        hidden = [place for place in self.places if self.known[place] is None]
        ways, free = 1, self.unseen.bit_count()
        for place in hidden:
            ways *= comb(free, self.left[place])
            free -= self.left[place]
        if ways > most:
            return []
        seen = {place: cards for place in self.places if (cards := self.known[place]) is not None}
        return [{**seen, **found} for found in self._dealt(hidden, self.unseen)]

    def _dealt(self, hidden: list[Seat], cards: Cards) -> Iterator[dict[Seat, Cards]]:
        """The ways to deal hidden hands."""
        if not hidden:
            # What nobody is known to hold may lie aside.
            if not any(cards & self._certain[place] for place in self.places):
                yield {}
            return
        place, *others = hidden
        for held in combinations(cards_in(cards & self.possible[place]), self.left[place]):
            own = mask_of(held)
            for rest in self._dealt(others, cards & ~own):
                yield {place: own, **rest}
