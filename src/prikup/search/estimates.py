"""What a sample says of everything that it was drawn from: a mean or a share, and the interval around it.

Intervals are of 95%: a share has Wilson's, a mean the normal one. Both are narrowed by what the sample has seen of a
whole that is finite; where all of it was seen they are one number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

Z = 1.959963984540054
"""How many standard errors an interval of 95% reaches to each side."""


class Estimate(Struct, frozen=True):
    """A mean or a share, and the interval in which it lies; all three are the same where nothing is open."""

    value: float
    low: float
    high: float

    @property
    def exact(self) -> bool:
        """Whether this is no estimate: everything was looked at, and all of it is known."""
        return self.low == self.high


class SampleSize(Struct, frozen=True):
    """How much was looked at, and of how much; no whole: the sample may go on for ever."""

    looked: int
    whole: int | None = None

    @property
    def open(self) -> float:
        """The share of the variance that is left: 1 for a small sample of much, 0 where all was seen."""
        if self.whole is None:
            return 1.0
        return (self.whole - self.looked) / (self.whole - 1) if self.whole > 1 else 0.0


def share(hits: float, seen: SampleSize, most: float | None = None) -> Estimate:
    """A share by its hits; of some cases it may not be known whether they are hits, then ``most`` counts them in."""
    most = hits if most is None else most
    if not seen.looked:
        return Estimate(0.5, 0.0, 1.0)
    value = (hits + most) / 2 / seen.looked
    return Estimate(value, _wilson(hits / seen.looked, seen)[0], _wilson(most / seen.looked, seen)[1])


def _wilson(part: float, seen: SampleSize) -> tuple[float, float]:
    if not seen.open:
        return part, part
    size = seen.looked / seen.open
    middle = (part + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z * sqrt(part * (1 - part) / size + Z * Z / (4 * size * size)) / (1 + Z * Z / size)
    # At the ends nothing but the rounding of floats would be left.
    return 0.0 if part == 0 else max(0.0, middle - half), 1.0 if part == 1 else min(1.0, middle + half)


def mean(rows: Iterable[tuple[float, float, int]], seen: SampleSize, step: float = 0.0) -> Estimate:
    """The mean of values that are known to lie between two numbers, as (low, high, how often).

    ``step`` is how far the next value would be: where all that was seen is the same, the interval is that of a sample
    in which one value differs by it.
    """
    found = [row for row in rows if row[2]]
    count = sum(times for _, _, times in found)
    if not count:
        raise ValueError("nothing was looked at")
    low, below = _mean_and_spread([(least, times) for least, _, times in found], count)
    high, above = _mean_and_spread([(most, times) for _, most, times in found], count)
    variance = max(below, above) / max(1, count - 1) or step * step / count
    half = Z * sqrt(variance * seen.open / count)
    return Estimate((low + high) / 2, low - half, high + half)


def _mean_and_spread(values: Sequence[tuple[float, int]], count: int) -> tuple[float, float]:
    """The mean, and the sum of squares around it."""
    first = values[0][0]
    # From the first value on: where all are the same, no rounding makes a spread.
    middle = first + sum((value - first) * times for value, times in values) / count
    return middle, sum(times * (value - middle) ** 2 for value, times in values)
