"""The ways in which hidden cards can lie, against all subsets of few cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from prikup.core.cards import mask_of
from prikup.search.hidden import HiddenCards
from tests.support.seeds import random_of, trials


def test_twenty_cards_for_two_hands_lie_in_184756_ways() -> None:
    assert HiddenCards.of(range(20), (10, 10, 0), [0b111] * 20).count == 184_756
    # Two of 22 in the talon: 22! / (10! 10! 2!).
    assert HiddenCards.of(range(22), (10, 10, 2), [0b111] * 22).count == 42_678_636


@pytest.mark.parametrize("share", range(trials(12, 200)))
def test_each_way_has_one_number(share: int) -> None:
    rng = random_of(f"hidden {share}")
    cards = sorted(rng.sample(range(32), rng.randint(1, 7)))
    first = rng.randint(0, len(cards))
    second = rng.randint(0, len(cards) - first)
    sizes = (first, second, len(cards) - first - second)
    allowed = [rng.choice((0b111, 0b111, 0b110, 0b101, 0b011, 0b001)) for _ in cards]
    known = (0, 0) if rng.random() < 0.5 else (1 << 40, 1 << 41)
    hidden = HiddenCards.of(cards, sizes, allowed, known)
    possible = set()
    for one in combinations(cards, first):
        for other in combinations([card for card in cards if card not in one], second):
            piles = [0 if card in one else 1 if card in other else 2 for card in cards]
            if all(piles_of >> pile & 1 for piles_of, pile in zip(allowed, piles, strict=True)):
                possible.add((known[0] | mask_of(one), known[1] | mask_of(other)))
    ways = [hidden.way(number) for number in range(hidden.count)]
    assert len(ways) == len(possible)
    assert set(ways) == possible
