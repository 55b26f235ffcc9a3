"""One suit played by itself: what a holding takes over all layouts of the suit's other cards.

Nothing but the suit is led, and whoever has to lead always can: that is what a figure for one suit assumes. The three
hands follow while they can; who cannot plays a card that does not matter. All cards are known to all, the two others
play together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import comb

from prikup.core.cards import cards_in

Ranks = int
"""Cards of the suit as a bit set, the strongest card the highest bit."""


class SuitAlone:
    """The values of holdings under one way of counting."""

    def __init__(self, worth: Sequence[int] | None = None) -> None:
        """``worth``: card points by rank, which the taker of a trick has; else tricks are counted."""
        self._worth = worth
        self.led = cache(self._led)
        self.waited = cache(self._waited)

    def _takes(self, own: int, *others: int) -> int:
        """What a trick brings the holding; -1 stands for no card of the suit."""
        if own < max(others):
            return 0
        if self._worth is None:
            return 1
        return sum(self._worth[rank] for rank in (own, *others) if rank >= 0)

    def _led(self, own: Ranks, first: Ranks, second: Ranks) -> int:
        """What it takes if it leads each round."""
        if not own:
            return 0
        return max(
            min(
                self._takes(card, one, other) + self.led(own ^ 1 << card, _without(first, one), _without(second, other))
                for one in _choices(first)
                for other in _choices(second)
            )
            for card in cards_in(own)
        )

    def _waited(self, own: Ranks, first: Ranks, second: Ranks) -> int:
        """What it takes if the others lead each round, whichever of them has a card of the suit and likes to."""
        if not own:
            return 0
        if not first and not second:
            return self.led(own, 0, 0)

        def after(card: int, one: int, other: int) -> int:
            rest = self.waited(own ^ 1 << card, _without(first, one), _without(second, other))
            return self._takes(card, one, other) + rest

        found = []
        if first:
            # The next seat leads, the last one follows, the holding plays last.
            found += [
                max(after(card, one, other) for card in cards_in(own))
                for one in cards_in(first)
                for other in _choices(second)
            ]
        if second:
            # The last seat leads, the holding follows, the next seat plays last.
            found += [
                max(min(after(card, one, other) for one in _choices(first)) for card in cards_in(own))
                for other in cards_in(second)
            ]
        return min(found)


def _choices(ranks: Ranks) -> tuple[int, ...]:
    return tuple(cards_in(ranks)) or (-1,)


def _without(ranks: Ranks, rank: int) -> Ranks:
    return ranks if rank < 0 else ranks & ~(1 << rank)


def over_layouts(own: Ranks, length: int, hand: int, value: Callable[[Ranks, Ranks, Ranks], int]) -> Fraction:
    """The mean of a value over all layouts of two hands of ``hand`` cards, which hold the rest of the suit."""
    missing = [rank for rank in range(length) if not own >> rank & 1]
    others = 2 * hand - len(missing)
    total = 0
    for layout in range(1 << len(missing)):
        first = sum(1 << rank for at, rank in enumerate(missing) if layout >> at & 1)
        second = sum(1 << rank for at, rank in enumerate(missing) if not layout >> at & 1)
        count = first.bit_count()
        # The layouts of all cards in which those of this suit lie so.
        if 0 <= hand - count <= others:
            total += comb(others, hand - count) * value(own, first, second)
    return Fraction(total, comb(2 * hand, hand))
