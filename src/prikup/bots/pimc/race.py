"""A race of moves through common worlds: growing batches, and what is clearly worse drops out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

FIRST = 16
"""Worlds of the first batch; each following one has as many as all before it."""
CLEAR = 3.0
"""By how many standard errors of the paired difference a move must lie behind the best to drop out."""

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


def race(moves: int, worlds: int, gains: Callable[[range], Sequence[Gains]], small: float = 0.0) -> Race | None:
    """Looks at worlds until all are used, one move is left, or ``gains`` gives rows for a part of a batch only.

    None if it has none for the first batch. ``small``: differences of the means up to it are none.
    """
    rows: list[Gains] = []
    left = list(range(moves))
    means, behind = [0.0] * moves, [0.0] * moves
    for batch in batches(worlds):
        found = gains(batch)
        if not found:
            return None if not rows else _ranked(rows, left, means, behind)
        rows += found
        count = len(rows)
        means = [sum(row[move] for row in rows) / count for move in range(moves)]
        best = max(left, key=means.__getitem__)
        behind = [0.0 if means[best] - means[move] <= small else _behind(rows, best, move) for move in range(moves)]
        left = [move for move in left if behind[move] < CLEAR]
        if len(left) == 1 or len(found) < len(batch):
            break
    return _ranked(rows, left, means, behind)


def _ranked(rows: list[Gains], left: list[int], means: list[float], behind: list[float]) -> Race:
    return Race(tuple(sorted(left, key=lambda move: -means[move])), tuple(means), tuple(behind), rows)


def _behind(rows: Sequence[Gains], best: int, move: int) -> float:
    """How many standard errors a move is behind the best one; endlessly many where it is so in every world alike."""
    differences = [row[best] - row[move] for row in rows]
    count = len(differences)
    mean = sum(differences) / count
    if not mean:
        return 0.0
    spread = sum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    return mean / sqrt(spread / count) if spread > 1e-12 else float("inf")
