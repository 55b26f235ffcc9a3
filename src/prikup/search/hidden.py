"""The ways in which cards that nobody has seen can lie: how many there are, and the one with a number."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from prikup.core.cards import Card, Cards


class HiddenCards(Struct, frozen=True):
    """Cards for three piles: the next seat's hand, the last one's, and what takes no part.

    Each pile has its size, and each card the piles in which it may lie. The ways are numbered from 0, card by card:
    first those in which the first card is in the first pile.
    """

    cards: tuple[Card, ...]
    sizes: tuple[int, int, int]
    allowed: tuple[int, ...]
    """By card, the piles that it may lie in, as a bit set."""
    known: tuple[Cards, Cards]
    """Cards of the first two piles besides."""
    ways: tuple[dict[tuple[int, int], int], ...]
    """By card, and what the first two piles still need: the ways for this card and all after it."""

    @staticmethod
    def of(
        cards: Sequence[Card],
        sizes: tuple[int, int, int],
        allowed: Sequence[int],
        known: tuple[Cards, Cards] = (0, 0),
    ) -> HiddenCards:
        """Counts the ways. The sizes add up to the number of cards."""
        ways: list[dict[tuple[int, int], int]] = [{(0, 0): 1}]
        for place in range(len(cards) - 1, -1, -1):
            after, piles = ways[-1], allowed[place]
            left = len(cards) - place
            found: dict[tuple[int, int], int] = {}
            for first in range(min(sizes[0], left) + 1):
                for second in range(min(sizes[1], left - first) + 1):
                    if left - first - second > sizes[2]:
                        continue
                    count = 0
                    for pile, need in enumerate(((first - 1, second), (first, second - 1), (first, second))):
                        if piles >> pile & 1:
                            count += after.get(need, 0)
                    if count:
                        found[first, second] = count
            ways.append(found)
        return HiddenCards(tuple(cards), sizes, tuple(allowed), known, tuple(reversed(ways)))

    @property
    def count(self) -> int:
        """How many ways there are."""
        return self.ways[0].get(self.sizes[:2], 0)

    def way(self, number: int) -> tuple[Cards, Cards]:
        """The first two piles in the way with a number."""
        first, second = self.sizes[:2]
        one, other = self.known
        for place, card in enumerate(self.cards):
            after, piles = self.ways[place + 1], self.allowed[place]
            if piles & 1:
                fewer = after.get((first - 1, second), 0)
                if number < fewer:
                    one |= 1 << card
                    first -= 1
                    continue
                number -= fewer
            if piles & 2:
                fewer = after.get((first, second - 1), 0)
                if number < fewer:
                    other |= 1 << card
                    second -= 1
                    continue
                number -= fewer
        return one, other
