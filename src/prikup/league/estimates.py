"""Means with their intervals, and the control variate that makes these narrower."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, inf, sqrt
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from prikup.league.errors import EXTRA, LeagueError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RESAMPLES = 10_000
CONFIDENCE = 0.95
FOLDS = 10
ENOUGH = 10
"""Deals for each coefficient that is fitted, in the folds that it is fitted on; with fewer there is no control."""
_CHUNK = 2_000_000
"""Numbers that are drawn at a time."""


class Mean(Struct, frozen=True):
    """The mean difference of a pair, in points a deal."""

    mean: float
    error: float
    """The standard error."""
    low: float
    high: float
    """The bootstrap interval of 95 per cent, over deals."""
    plain_error: float
    """The standard error without the control variate."""

    @property
    def t(self) -> float:
        """The mean by its standard error; 0 where all differences are zero."""
        if self.error == 0:
            return 0.0 if self.mean == 0 else copysign(inf, self.mean)
        return self.mean / self.error

    @property
    def share_of_deals(self) -> float:
        """The share of the deals that is enough for the same interval, thanks to the control variate; 1 without."""
        return (self.error / self.plain_error) ** 2 if self.plain_error else 1.0


def numpy_or_error() -> Any:
    """numpy. Raises LeagueError(league_extra) where it is not installed."""
    try:
        import numpy
    except ImportError:
        raise LeagueError("league_extra", command=EXTRA) from None
    return numpy


def estimate(
    differences: Sequence[float],
    seed: int,
    played: Sequence[Sequence[float]] = (),
    solved: Sequence[Sequence[float]] = (),
    *,
    resamples: int = RESAMPLES,
) -> Mean:
    """The mean of the differences of some deals, with its interval.

    ``played``: the values of the same deals, for the control variate; ``solved``: those of further deals. The mean of
    the values is known from all of them, and what the played ones are above it by chance is taken out of the
    differences, by coefficients that are fitted on other deals than those that they are used for. ``resamples``: 0 for
    none, where only mean and error are wanted. Raises LeagueError(league_extra).
    """
    numpy = numpy_or_error()
    found = numpy.asarray(differences, numpy.float64)
    plain = _error(found)
    parts = [found]
    if len(played) and len(solved) > 1:
        parts = _controlled(found, numpy.asarray(played, numpy.float64), numpy.asarray(solved, numpy.float64))
    mean = sum(float(part.mean()) for part in parts)
    error = sqrt(sum(_error(part) ** 2 for part in parts))
    low = high = mean
    if resamples:
        random = numpy.random.Generator(numpy.random.PCG64(seed))
        drawn = sum(_resampled(part, random, resamples) for part in parts)
        outside = (1 - CONFIDENCE) / 2
        low, high = map(float, numpy.quantile(drawn, (outside, 1 - outside)))
    return Mean(mean, error, low, high, plain)


def _error(part: NDArray[np.float64]) -> float:
    """The standard error of a mean."""
    return float(part.std(ddof=1)) / sqrt(len(part))


def _resampled(part: NDArray[np.float64], random: Any, resamples: int) -> NDArray[np.float64]:
    """The means of samples that are drawn from a sample with replacement."""
    import numpy

    size = len(part)
    chunk = max(1, _CHUNK // size)
    means = [
        part[random.integers(0, size, (min(chunk, resamples - done), size))].mean(axis=1)
        for done in range(0, resamples, chunk)
    ]
    found: NDArray[np.float64] = numpy.concatenate(means)
    return found


def _controlled(
    found: NDArray[np.float64], played: NDArray[np.float64], solved: NDArray[np.float64]
) -> list[NDArray[np.float64]]:
    """Two independent samples whose means add up to the controlled mean: of the played deals and of the others."""
    import numpy

    count, features = played.shape
    if count - -(-count // FOLDS) < ENOUGH * (features + 1):
        return [found]
    centre = numpy.concatenate([played, solved]).mean(axis=0)
    played, solved = played - centre, solved - centre
    # How much of the distance to the mean of all deals is distance to the mean of the others.
    weight = len(solved) / (count + len(solved))
    folds: NDArray[np.int64] = numpy.arange(count) % FOLDS
    own = numpy.empty(count)
    mean_coefficients = numpy.zeros(features)
    for fold in range(FOLDS):
        here = folds == fold
        coefficients = _fitted(played[~here], found[~here])
        own[here] = found[here] - weight * (played[here] @ coefficients)
        mean_coefficients += coefficients * here.sum() / count
    return [own, weight * (solved @ mean_coefficients)]


def _fitted(values: NDArray[np.float64], found: NDArray[np.float64]) -> NDArray[np.float64]:
    """The coefficients of a linear fit with a constant; of values that always go together, the shortest ones."""
    import numpy

    columns = numpy.column_stack([values, numpy.ones(len(values))])
    coefficients: NDArray[np.float64] = numpy.linalg.lstsq(columns, found, rcond=None)[0][:-1]
    return coefficients
