"""A race of moves through common worlds: growing batches, and what is clearly worse drops out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

FIRST = 16
"""Worlds of the first batch; each following one has as many as all before it."""
CLEAR = 3.0
"""By how many standard errors of the paired difference a move must lie behind the best to drop out."""
SMALL = 1e-14
"""A squared error of a mean below this is none."""

Gains = Sequence[float]
"""What each move brings in a world."""


class Race(NamedTuple):
    """How the moves came out."""

    left: tuple[int, ...]
    """The moves that are not clearly worse, the best mean first."""
    means: tuple[float, ...]
    """By move its mean over the worlds that were looked at."""
    behind: tuple[float, ...]
    """By move how far its mean is behind the best one's, in standard errors of the paired difference."""
    rows: list[Gains]
    """By world what each move brings in it."""


def batches(worlds: int) -> Iterator[range]:
    """The worlds, in growing batches."""
    done = 0
    while done < worlds:
        upto = min(worlds, max(FIRST, 2 * done))
        yield range(done, upto)
        done = upto


def race(
    moves: int,
    worlds: int,
    gains: Callable[[range], Sequence[Gains]],
    small: float = 0.0,
    weights: Sequence[float] = (),
) -> Race | None:
    """Looks at worlds until all are used, one move is left, or ``gains`` gives rows for a part of a batch only.

    None if it has none for the first batch. ``small``: differences of the means up to it are none. ``weights``: by
    world how much it counts; all the same if there are none.
    """
    rows: list[Gains] = []
    left = list(range(moves))
    means, behind = [0.0] * moves, [0.0] * moves
    for batch in batches(worlds):
        found = gains(batch)
        if not found:
            return None if not rows else _ranked(rows, left, means, behind)
        rows += found
        shares = _shares(weights, len(rows))
        means = [sum(share * row[move] for share, row in zip(shares, rows, strict=True)) for move in range(moves)]
        best = max(left, key=means.__getitem__)
        behind = [
            0.0 if means[best] - means[move] <= small else _behind(rows, shares, best, move) for move in range(moves)
        ]
        left = [move for move in left if behind[move] < CLEAR]
        if len(left) == 1 or len(found) < len(batch):
            break
    return _ranked(rows, left, means, behind)


def _ranked(rows: list[Gains], left: list[int], means: list[float], behind: list[float]) -> Race:
    return Race(tuple(sorted(left, key=lambda move: -means[move])), tuple(means), tuple(behind), rows)


def _shares(weights: Sequence[float], count: int) -> list[float]:
    """The shares of the first worlds."""
    if not weights:
        return [1 / count] * count
    whole = sum(weights[:count])
    return [weight / whole for weight in weights[:count]]


def _behind(rows: Sequence[Gains], shares: Sequence[float], best: int, move: int) -> float:
    """How many standard errors a move is behind the best one; endlessly many where it is so in every world alike."""
    differences = [row[best] - row[move] for row in rows]
    mean = sum(share * one for share, one in zip(shares, differences, strict=True))
    if not mean:
        return 0.0
    # As many worlds of equal weight would tell as much (Kish): with equal weights the number of worlds.
    effective = 1 / sum(share * share for share in shares)
    spread = sum(share * (one - mean) ** 2 for share, one in zip(shares, differences, strict=True))
    error = spread / max(1.0, effective - 1)
    return mean / sqrt(error) if error > SMALL else float("inf")
