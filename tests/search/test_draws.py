"""Orders of drawing: how many there are, each as likely, and none that breaks a time."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from prikup.core.cards import mask_of
from prikup.search.draws import Draws
from tests.support.seeds import random_of, trials


def every(draws: Draws, cards: list[int]) -> set[tuple[int, ...]]:
    """All orders, by trying."""
    found = set()
    for order in permutations(cards, draws.count):
        times = dict.fromkeys(cards, 0) | {card: time for time, card in enumerate(order, 1)}
        if all(draws.earliest.get(card, 0) <= at <= draws.latest.get(card, draws.count) for card, at in times.items()):
            found.add(order)
    return found


def some(rng: random.Random) -> tuple[Draws, list[int]]:
    """Draws with times for some cards, of which there is an order."""
    while True:
        cards = rng.sample(range(32), rng.randint(3, 6))
        count = rng.randint(1, min(4, len(cards) - 1))
        latest = {card: rng.randint(0, count) for card in cards if rng.random() < 0.4}
        earliest = {card: rng.randint(1, count) for card in cards if rng.random() < 0.3}
        draws = Draws(count, earliest, latest)
        if every(draws, cards):
            return draws, cards


@pytest.mark.parametrize("share", range(trials(8, 80)))
def test_orders_are_those_that_trying_finds(share: int) -> None:
    rng = random_of(f"draws {share}")
    draws, cards = some(rng)
    wanted, total, times = every(draws, cards), 0.0, 2_000
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        found = draws.order(mask_of(cards), rng)
        if found is not None:
            assert found[0] in wanted
            seen[found[0]] += 1
            total += found[1]
    # What an order stands for is one over how likely it is drawn: the mean is their number.
    assert total / times == pytest.approx(len(wanted), rel=0.15)
    if len(wanted) < 50:
        assert {*seen} == wanted


def test_without_times_each_order_is_as_likely() -> None:
    rng = random.Random(1)
    found = [Draws(3).order(0b11111, rng) for _ in range(300)]
    assert {one[1] for one in found if one} == {5 * 4 * 3}
    assert Draws(2, {0: 2, 1: 2}).order(0b111, rng) is None


def test_exchanges_keep_times_and_reach_every_order() -> None:
    """The first two draws are done; of the other cards one is played after the third."""
    rng = random.Random(2)
    draws = Draws(5, {4: 4}, {2: 4})
    order: tuple[int, ...] = (0, 1, 2, 3, 4)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(3_000):
        order = draws.shuffled(order, 2, rng)
        seen[order] += 1
    # 2 at 3 or 4, 4 at 4 or 5: by trying.
    assert {*seen} == {(0, 1, 2, 3, 4), (0, 1, 2, 4, 3), (0, 1, 3, 2, 4)}
    assert min(seen.values()) > 850
