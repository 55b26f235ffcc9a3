"""The rule of thumb as a whole: the sum of the document's figures beside the tricks that whole hands take."""

from __future__ import annotations

import os
import random
import struct
from collections import defaultdict

from msgspec import Struct

from prikup import _kernel
from prikup.core.cards import Cards, mask_of, suit_of
from prikup.preferans.layout import HAND, PACK
from prikup.search.deal_layouts import numbers
from prikup.search.deal_tables import RULES, preferans_of
from prikup.search.estimates import Estimate, SampleSize, mean
from prikup.search.holdings.document import by_suit
from prikup.search.limits import MEMORY

SAMPLES = 10_000
"""Deals, if nothing else is said."""
NODES = 10_000_000
MOST = 8
"""The last row has hands with this sum and more: there are few of them."""
_AT_ONCE = 4_096


class SumRow(Struct, frozen=True):
    """Hands whose figures have about the same sum."""

    total: int
    """The sum of the four suits' figures, rounded; `MOST` stands for more as well."""
    hands: int
    no_trump: tuple[Estimate, Estimate]
    """Tricks without a trump: with the own lead, with the next seat's."""
    trump: tuple[Estimate, Estimate]
    """The same with the longest suit as trump, of two the one with the higher figure."""


def rows(samples: int = SAMPLES, seed: int = 0, threads: int = 0) -> tuple[SumRow, ...]:
    """By rounded sum what whole deals give, each deal as likely as any other, all cards open to all."""
    rng = random.Random(f"{seed} sums")
    policy = preferans_of(RULES).compiled.policy
    found: dict[int, list[list[tuple[int, int, int]]]] = defaultdict(lambda: [[], [], [], []])
    dealt = [rng.sample(PACK, 3 * HAND) for _ in range(samples)]
    hands = [tuple(mask_of(cards[at::3]) for at in range(3)) for cards in dealt]
    # Deals with the same trump are asked about together.
    by_trump: dict[int, list[tuple[Cards, ...]]] = defaultdict(list)
    for three in hands:
        by_trump[_longest(three[0])].append(three)
    for trump, deals in sorted(by_trump.items()):
        asked = [(suit, leader, 1, "tricks", "most", None) for suit in (-1, trump) for leader in (0, 1)]
        for first in range(0, len(deals), _AT_ONCE):
            share = deals[first : first + _AT_ONCE]
            data = b"".join(struct.pack("<3I", *three) for three in share)
            low, high, _ = _kernel.solve_deals(policy, data, asked, NODES, MEMORY, threads or os.cpu_count() or 1)
            values = [(least, most, 1) for least, most in zip(numbers(low), numbers(high), strict=True)]
            for at, three in enumerate(share):
                # A half is rounded up.
                columns = found[min(MOST, int(sum(by_suit(three[0])) + 0.5))]
                for column, value in zip(columns, values[at * len(asked) :], strict=False):
                    column.append(value)
    return tuple(_row(total, *found[total]) for total in sorted(found))


def _longest(hand: Cards) -> int:
    figures = by_suit(hand)
    return max(range(4), key=lambda suit: (suit_of(hand, suit).bit_count(), figures[suit], -suit))


def _row(total: int, *columns: list[tuple[int, int, int]]) -> SumRow:
    one, two, three, four = (mean(column, SampleSize(len(column)), 1.0) for column in columns)
    return SumRow(total, len(columns[0]), (one, two), (three, four))
