"""PF-139..149: how often a misere is caught in a suit, all else being clean; by samples of whole deals."""

from __future__ import annotations

import os
import random
import struct
from itertools import combinations, product

from prikup import _kernel
from prikup.core.cards import RANKS, Cards, card_of
from prikup.preferans.layout import HAND, PACK
from prikup.search.deal_layouts import numbers
from prikup.search.deal_tables import RULES, preferans_of
from prikup.search.estimates import Estimate, SampleSize, share
from prikup.search.holdings import document
from prikup.search.holdings.figures import Figure, figure
from prikup.search.limits import MEMORY

SAMPLES = 4_000
"""Deals for each holding, if nothing else is said."""
MARGIN = 0.1
"""How far a figure may be off."""
NODES = 10_000_000
SUIT, OTHERS = 3, 3
"""The suit of the holding, and the number of those below it; in a misere all suits are alike."""


def _clean(count: int) -> list[tuple[int, ...]]:
    """The clean holdings of so many cards: a first card 7, a second at most 9, a third at most J ... (PF-137)."""
    return [
        ranks
        for ranks in combinations(range(len(RANKS)), count)
        if all(rank <= 2 * layer for layer, rank in enumerate(ranks))
    ]


CLEAN = tuple(_clean(count) for count in range(len(RANKS) + 1))
"""By number of cards."""


class CleanHands:
    """Hands that are clean in three suits, each of them as likely as any other."""

    def __init__(self, size: int) -> None:
        self._lengths = [lengths for lengths in product(range(len(RANKS) + 1), repeat=OTHERS) if sum(lengths) == size]
        self._weights = [len(CLEAN[one]) * len(CLEAN[two]) * len(CLEAN[three]) for one, two, three in self._lengths]

    def draw(self, rng: random.Random) -> Cards:
        """One of them."""
        (lengths,) = rng.choices(self._lengths, self._weights)
        drawn = [rng.choice(CLEAN[length]) for length in lengths]
        return sum(1 << card_of(suit, rank) for suit, ranks in enumerate(drawn) for rank in ranks)


def rows(samples: int = SAMPLES, seed: int = 0, threads: int = 0) -> tuple[Figure, ...]:
    """Each figure of the table.

    The other suits are clean (PF-137), each such hand as likely as any other. The other 22 cards are two hands and what
    was laid away, in any way. All cards are open to all. Where the others lead, either of them does, in every other
    deal.
    """
    found: dict[tuple[tuple[int, ...], ...], tuple[Estimate, Estimate]] = {}
    for row in document.HOLES:
        if row.layers not in found:
            found[row.layers] = caught(row.layers, samples, f"{seed} {row.ledger}", threads)
    return tuple(
        figure(row.ledger, _named(row.layers), row.said, *found[row.layers], margin=MARGIN, lead=row.lead)
        for row in document.HOLES
    )


def _named(layers: tuple[tuple[int, ...], ...]) -> str:
    return " ".join("/".join(RANKS[rank] for rank in layer) for layer in layers)


def caught(layers: tuple[tuple[int, ...], ...], samples: int, seed: str, threads: int) -> tuple[Estimate, Estimate]:
    """How often it takes a trick: with its own lead, and with that of the others."""
    rng = random.Random(seed)
    choices, rest = list(product(*layers)), CleanHands(HAND - len(layers))
    policy = preferans_of(RULES).compiled.policy
    own = theirs = own_open = theirs_open = 0
    for leader in (1, 2):
        deals = []
        count = (samples + leader - 1) // 2
        for at in range(count):
            hand = sum(1 << card_of(SUIT, rank) for rank in choices[at % len(choices)]) | rest.draw(rng)
            others = rng.sample([card for card in PACK if not hand >> card & 1], 2 * HAND)
            deals.append(struct.pack("<3I", hand, *(sum(1 << card for card in others[to::2]) for to in range(2))))
        asked = [(-1, seat, 1, "tricks", "fewest", 1) for seat in (0, leader)]
        low, high, _ = _kernel.solve_deals(
            policy, b"".join(deals), asked, NODES, MEMORY, threads or os.cpu_count() or 1
        )
        ends = numbers(low), numbers(high)
        own, theirs = (hits + sum(end >= 1 for end in ends[0][at::2]) for at, hits in enumerate((own, theirs)))
        own_open, theirs_open = (
            hits + sum(end >= 1 for end in ends[1][at::2]) for at, hits in enumerate((own_open, theirs_open))
        )
    seen = SampleSize(samples)
    return share(own, seen, own_open), share(theirs, seen, theirs_open)
