"""In which order a hand drew its cards from a stock: orders at random, and how many each of them stands for."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from msgspec import Struct

from prikup.core.cards import Card, Cards, cards_in


class Draws(Struct, frozen=True):
    """What is known of when a hand came by each of its cards: dealt at time 0, or drawn at time 1, 2, ..."""

    count: int
    """How many cards it has drawn."""
    earliest: Mapping[Card, int] = {}
    """By card the earliest time; 0 for those that are not named."""
    latest: Mapping[Card, int] = {}
    """By card the latest time; ``count`` for those that are not named."""

    def order(self, cards: Cards, rng: random.Random) -> tuple[tuple[Card, ...], float] | None:
        """The cards drawn, by time, of all that the hand has ever held; None if there is no such order.

        The second number is one over the likelihood of this order to be drawn: its mean over many draws is the number
        of orders. Drawn from the last to the first, each card that leaves the others a time as likely.
        """
        left = [*cards_in(cards)]
        found: list[Card] = []
        stands_for = 1.0
        for time in range(self.count, 0, -1):
            may = [card for card in left if self._from(card) <= time <= self._until(card)]
            if any(self._from(card) for card in left):
                may = [card for card in may if self._fits([one for one in left if one != card], time - 1)]
            if not may:
                return None
            stands_for *= len(may)
            card = rng.choice(may)
            left.remove(card)
            found.append(card)
        if any(self._from(card) for card in left):
            return None
        return tuple(reversed(found)), stands_for

    def shuffled(self, order: Sequence[Card], done: int, rng: random.Random) -> tuple[Card, ...]:
        """The order with the cards drawn after ``done`` exchanged among one another.

        Exchanges at random, those undone that break a time: where every order was as likely it stays so.
        """
        found = [*order]
        for one in range(done, len(found)):
            other = rng.randrange(done, len(found))
            first, last = min(one, other), max(one, other)
            if self._from(found[last]) <= first + 1 and self._until(found[first]) >= last + 1:
                found[first], found[last] = found[last], found[first]
        return tuple(found)

    def _from(self, card: Card) -> int:
        return self.earliest.get(card, 0)

    def _until(self, card: Card) -> int:
        return self.latest.get(card, self.count)

    def _fits(self, cards: Sequence[Card], last: int) -> bool:
        """Whether the cards that were not dealt have times up to ``last``: the latest first, each time to the card
        that can be put off least."""
        waiting = sorted((card for card in cards if self._from(card)), key=self._from)
        for time in range(last, 0, -1):
            if waiting and self._from(waiting[-1]) > time:
                return False
            at = next((at for at in reversed(range(len(waiting))) if self._until(waiting[at]) >= time), -1)
            if at >= 0:
                del waiting[at]
        return not waiting
