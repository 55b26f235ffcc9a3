"""Means, intervals and the control variate, against figures by hand and against simulation."""

from __future__ import annotations

import sys
from math import inf, sqrt

import numpy as np
import pytest

from prikup.league import LeagueError
from prikup.league.estimates import estimate


def test_by_hand() -> None:
    # Mean 3; squares of the distances 4 + 1 + 0 + 1 + 4 = 10, by 4 is 2.5, by 5 deals 0.5.
    found = estimate([1, 2, 3, 4, 5], 1)
    assert found.mean == 3
    assert found.error == pytest.approx(sqrt(0.5))
    assert found.t == pytest.approx(3 / sqrt(0.5))
    assert found.low < 3 < found.high
    assert found.share_of_deals == 1


def test_no_spread() -> None:
    zero = estimate([0.0] * 10, 1)
    assert (zero.mean, zero.low, zero.high, zero.t) == (0, 0, 0, 0)
    assert estimate([-2.0] * 10, 1).t == -inf


def test_the_seed_alone_decides_the_interval() -> None:
    values = [float(number * number % 17) for number in range(60)]
    assert estimate(values, 5) == estimate(values, 5)
    assert estimate(values, 5) != estimate(values, 6)


@pytest.mark.search
def test_intervals_hold_the_mean_in_95_of_100() -> None:
    random = np.random.default_rng(3)
    held = 0
    for number in range(400):
        found = estimate([*random.exponential(10, 120)], number, resamples=1_000)
        held += found.low <= 10 <= found.high
    # The bootstrap of percentiles is a little short for such skewed values; three standard errors are 0.033.
    assert 0.90 <= held / 400 <= 0.985


def controlled(
    random: np.random.Generator, *, strength: float, deals: int = 120, further: int = 600
) -> tuple[float, float, float]:
    """Mean, error and plain error of differences with mean 2 that hang together with two values of a deal."""
    every = random.normal([3, -1], [2, 1], (deals + further, 2))
    values = every[:deals]
    differences = 2 + strength * (values @ [3, 2] - 7) + random.normal(0, 5, deals)
    found = estimate([*differences], 0, [*values], [*every[deals:]], resamples=0)
    return found.mean, found.error, found.plain_error


@pytest.mark.search
def test_the_control_variate_is_honest() -> None:
    """What it says of its own error is what the means really vary by, and it moves no mean."""
    random = np.random.default_rng(11)
    found = np.array([controlled(random, strength=1) for _ in range(600)])
    means, errors, plain = found.T
    # Variance 36 + 4 = 40 by the values and 25 by chance; 720 deals leave the values 40 / 720.
    wanted = sqrt(25 / 120 + 40 / 720)
    assert means.std() == pytest.approx(wanted, rel=0.1)
    assert errors.mean() == pytest.approx(wanted, rel=0.05)
    assert plain.mean() == pytest.approx(sqrt(65 / 120), rel=0.05)
    assert abs(means.mean() - 2) < 3 * wanted / sqrt(600)
    assert (np.abs(means - 2) < 1.96 * errors).mean() == pytest.approx(0.95, abs=0.03)


@pytest.mark.search
def test_values_that_say_nothing_flatter_nothing() -> None:
    """Coefficients that were fitted on the same deals would make the error look smaller than it is."""
    random = np.random.default_rng(12)
    found = np.array([controlled(random, strength=0) for _ in range(400)])
    means, errors, plain = found.T
    assert errors.mean() >= plain.mean()
    assert errors.mean() == pytest.approx(means.std(), rel=0.1)


def test_few_deals_have_no_control() -> None:
    random = np.random.default_rng(13)
    _, error, plain = controlled(random, strength=1, deals=30)
    assert error == plain


def test_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(LeagueError) as found:
        estimate([1.0, 2.0], 0)
    assert (found.value.code, found.value.params["command"]) == ("league_extra", "pip install 'prikup[analysis]'")
