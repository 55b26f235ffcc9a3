"""What every holding of a suit is worth in Thousand: by itself, and in whole deals."""

from __future__ import annotations

import os
import random
import struct
from typing import cast

from msgspec import Struct

from prikup import _kernel, games
from prikup.core.cards import RANKS, Cards, mask_of
from prikup.core.tricks import Policy
from prikup.search.deal_layouts import numbers
from prikup.search.estimates import Estimate, SampleSize, mean
from prikup.search.holdings.suit_alone import SuitAlone, over_layouts
from prikup.search.limits import MEMORY
from prikup.thousand.game import Thousand

RULES = "thousand/ru"
HAND = 8
"""Cards of each of three hands once the talon is dealt out."""
STRENGTH = "9JQKTA"
"""The cards of a suit, the weakest first."""
SPADES, HEARTS = 0, 3
"""The suits of the smallest and of the largest marriage."""
SAMPLES = 400
"""Deals for each holding and suit, if nothing else is said."""
NODES = 10_000_000


class HoldingWorth(Struct, frozen=True):
    """A holding of a suit, in card points."""

    holding: str
    """The strongest card first."""
    led: float
    """What it takes of its suit's 30 points if the suit is played by itself and the holder leads each round."""
    waited: float
    """The same if the others lead each round."""
    spades: Estimate
    """What a hand with it in spades takes in a whole deal on its own lead, marriages included."""
    hearts: Estimate
    """The same in hearts, whose marriage brings more."""


def rows(samples: int = SAMPLES, seed: int = 0, threads: int = 0) -> tuple[HoldingWorth, ...]:
    """All 63 holdings, the longest and strongest first. The rest of the deal lies in any way, all cards are open."""
    policy = cast("Thousand", games.game(RULES)).compiled.policy
    worth = [policy.points(1 << RANKS.index(letter)) for letter in STRENGTH]
    suit = SuitAlone(worth)
    found = []
    for own in range(1, 1 << len(STRENGTH)):
        named = "".join(letter for rank, letter in reversed([*enumerate(STRENGTH)]) if own >> rank & 1)
        alone = [over_layouts(own, len(STRENGTH), HAND, value) for value in (suit.led, suit.waited)]
        deals = [whole(policy, named, trump, samples, f"{seed} {trump} {named}", threads) for trump in (SPADES, HEARTS)]
        found.append((own.bit_count(), own, HoldingWorth(named, float(alone[0]), float(alone[1]), *deals)))
    return tuple(row for _, _, row in sorted(found, key=lambda one: one[:2], reverse=True))


def whole(policy: Policy, named: str, suit: int, samples: int, seed: str, threads: int) -> Estimate:
    """The card points of whole deals with a holding in a suit."""
    rng = random.Random(seed)
    held = mask_of(suit * 8 + RANKS.index(letter) for letter in named)
    rest = [card for card in range(32) if RANKS[card & 7] in STRENGTH and card >> 3 != suit]
    others = [suit * 8 + RANKS.index(letter) for letter in STRENGTH if letter not in named]
    deals = []
    for _ in range(samples):
        own: Cards = held | mask_of(rng.sample(rest, HAND - len(named)))
        theirs = rng.sample([*(card for card in rest if not own >> card & 1), *others], 2 * HAND)
        deals.append(struct.pack("<3I", own, mask_of(theirs[:HAND]), mask_of(theirs[HAND:])))
    asked = [(-1, 0, 1, "points", "most", None)]
    low, high, _ = _kernel.solve_deals(policy, b"".join(deals), asked, NODES, MEMORY, threads or os.cpu_count() or 1)
    ends = zip(numbers(low), numbers(high), strict=True)
    return mean([(least, most, 1) for least, most in ends], SampleSize(samples), 1.0)
