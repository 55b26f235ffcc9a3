"""The rule for stopping, by simulation: whoever is equal is told apart in 5 of 100 leagues, not more."""

from __future__ import annotations

import numpy as np
import pytest

from prikup.league.estimates import estimate
from prikup.league.stopping import CONSTANTS, boundary, decides, look_sizes, normal_of_t

LEAGUES = 4_000
DEALS = 200


def told_apart(differences: np.ndarray, looks: int) -> bool:
    """Whether the rule ever decides, deal by deal as a league does."""
    for look, size in enumerate(look_sizes(len(differences), looks), 1):
        if decides(estimate([*differences[:size]], 0, resamples=0).t, size, look, looks):
            return True
    return False


def share_told_apart(looks: int, mean: float, kind: str, leagues: int = LEAGUES) -> float:
    """The share of leagues in which the rule decides. The differences are drawn here, and the mean is known."""
    random = np.random.default_rng([20261124, looks, len(kind)])
    found = 0
    for _ in range(leagues):
        if kind == "normal":
            drawn = random.normal(0, 30, DEALS)
        elif kind == "rare":
            # Most deals come out alike, few differ by much, as between players of nearly equal strength.
            drawn = random.normal(0, 60, DEALS) * (random.random(DEALS) < 0.15)
        else:
            # Losses are larger than gains.
            drawn = 20 - random.exponential(20, DEALS)
        found += told_apart(drawn + mean, looks)
    return found / leagues


@pytest.mark.parametrize("kind", ["normal", "rare", "skewed"])
@pytest.mark.parametrize("looks", [1, 5])
@pytest.mark.search
def test_equal_players_are_told_apart_in_five_leagues_of_a_hundred(looks: int, kind: str) -> None:
    found = share_told_apart(looks, 0.0, kind)
    # Three standard errors of the simulation itself: 0.05 * 0.95 / 4000, square root 0.0034.
    assert found <= 0.05 + 3 * 0.0035, found
    assert found >= 0.03, "the rule asks for more than it says"


@pytest.mark.search
def test_the_simulation_finds_a_rule_that_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five looks that each ask for what a single one may ask for: 14 of 100, as the books say."""
    monkeypatch.setattr("prikup.league.stopping.boundary", lambda look, looks: 1.96)
    assert share_told_apart(5, 0.0, "normal", 1_000) > 0.10


@pytest.mark.search
def test_a_difference_is_found() -> None:
    """A mean of a quarter of the spread, 200 deals: 3.5 standard errors, which 94 of 100 fixed tests find."""
    assert share_told_apart(5, 7.5, "normal", 300) > 0.88


def test_all_numbers_of_looks_keep_the_error() -> None:
    """A random walk of as many normal steps as there are looks: many at a time, without the league's own estimates."""
    random = np.random.default_rng(7)
    for looks in range(1, len(CONSTANTS) + 1):
        steps = random.normal(0, 1, (200_000, looks)).cumsum(axis=1)
        standardised = np.abs(steps) / np.sqrt(np.arange(1, looks + 1))
        limits = [boundary(look, looks) for look in range(1, looks + 1)]
        error = float((standardised >= limits).any(axis=1).mean())
        # One standard error is 0.0005.
        assert abs(error - 0.05) < 0.002, (looks, error)


@pytest.mark.parametrize(
    ("t", "freedom"),
    # Printed tables of Student's t, two-sided 5 per cent.
    [(2.262, 9), (2.093, 19), (2.045, 29), (1.984, 100)],
)
def test_student(t: float, freedom: int) -> None:
    assert abs(normal_of_t(t, freedom) - 1.960) < 0.005
    assert normal_of_t(-t, freedom) == -normal_of_t(t, freedom)


def test_looks_are_equal_steps() -> None:
    assert look_sizes(600, 5) == (120, 240, 360, 480, 600)
    assert look_sizes(25, 2) == (12, 25)
    assert look_sizes(10, 1) == (10,)
    # The first of five looks asks for sqrt(5) times what the last one does: 2.040 * 2.236 = 4.562.
    assert round(boundary(1, 5), 3) == 4.562
    assert boundary(5, 5) == 2.040


def test_players_without_any_difference_are_not_told_apart() -> None:
    assert not told_apart(np.zeros(50), 5)
    assert told_apart(np.ones(50), 5)
