"""Gains as levels: what a number of points or tricks says of them, against every set of ends."""

from __future__ import annotations

import random

from prikup.search.stakes import EVERY, Between, End, Level, Reached, by_levels
from tests.support.seeds import random_of, trials


def has(reached: Reached, end: End) -> bool:
    """Whether an end is beyond a number."""
    number = end.points if reached.counted == "points" else end.tricks
    return (number >= reached.least) == (reached.aim == "most")


def drawn(rng: random.Random) -> dict[End, Between]:
    """Ends with gains that are known, or known between bounds."""
    gains = {}
    for _ in range(rng.randint(1, 12)):
        low = rng.randint(-4, 4)
        gains[End(rng.randint(0, 6), rng.randint(0, 3))] = Between(low, low + rng.choice((0, 0, 0, 1, 3)))
    return gains


def test_levels_say_no_less_and_no_more() -> None:
    rng = random_of("stakes")
    exact = 0
    for _ in range(trials(2_000, 40_000)):
        gains = drawn(rng)
        found = by_levels(gains, EVERY)
        lows, highs = [gain.low for gain in gains.values()], [gain.high for gain in gains.values()]
        assert found.range == (min(lows), max(highs))
        assert [level.gain for level in found.levels] == sorted({*lows, *highs} - {min(lows)})
        for level in found.levels:
            check(level, gains)
        exact += found.exact
        if found.exact:
            assert all(gain.exact for gain in gains.values())
    assert exact


def check(level: Level, gains: dict[End, Between]) -> None:
    """What is enough brings the gain, what is needed has all that may bring it, and neither could be told better."""
    sure = {end for end, gain in gains.items() if gain.low >= level.gain}
    possible = {end for end, gain in gains.items() if gain.high >= level.gain}
    assert level.below == max([min(gain.low for gain in gains.values()), *lower(level, gains)])
    for reached in level.enough:
        assert {end for end in gains if has(reached, end)} <= sure
    for reached in level.needed:
        assert {end for end in gains if has(reached, end)} >= possible
    best = {end for reached in level.enough for end in gains if has(reached, end)}
    least = {end for end in gains if all(has(reached, end) for reached in level.needed)}
    for counted, aim in EVERY:
        for number in range(-1, 9):
            ends = {end for end in gains if has(Reached(counted, aim, number), end)}
            assert not ends <= sure or ends <= best or level.exact
            assert not ends >= possible or ends >= least or level.exact
            if ends == sure == possible:
                assert level.exact
    if level.exact:
        assert best == sure == possible == least


def lower(level: Level, gains: dict[End, Between]) -> list[int]:
    """The most that ends may bring which do not bring the gain."""
    return [gain.high for gain in gains.values() if gain.high < level.gain]
