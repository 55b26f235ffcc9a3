"""Drawing again by weights: residual and systematic, with one random number."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence


def effective_of(weights: Sequence[float]) -> float:
    """How many equal weights would tell as much as these, which add up to 1 (Kish: one over the sum of squares)."""
    return 1 / sum(weight * weight for weight in weights)


def resampled(weights: Sequence[float], count: int, rng: random.Random) -> Iterator[int]:
    """Which are drawn by their weights, ``count`` in all; the weights add up to 1.

    Each is there as often as its weight times ``count``, rounded down; the rest is drawn by what is left of the
    weights, with one random number.
    """
    owed: list[float] = []
    for at, weight in enumerate(weights):
        times = int(weight * count + 1e-9)
        owed.append(max(0.0, weight * count - times))
        for _ in range(times):
            yield at
    left = count - sum(int(weight * count + 1e-9) for weight in weights)
    whole = sum(owed)
    if not left:
        return
    step = whole / left
    mark, reached = rng.random() * step, 0.0
    for at, one in enumerate(owed):
        reached += one
        while left and mark < reached:
            yield at
            mark += step
            left -= 1
    for _ in range(left):
        # Rounding of floats at the very end.
        yield len(weights) - 1
