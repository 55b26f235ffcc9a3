"""Intervals of shares and means, against figures from books and by counting."""

from __future__ import annotations

import random

import pytest

from prikup.search.estimates import Estimate, SampleSize, mean, share


def test_wilsons_interval() -> None:
    # Newcombe (1998), method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for hits, size, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = share(hits, SampleSize(size))
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_who_has_seen_everything_estimates_nothing() -> None:
    assert share(3, SampleSize(10, 10)) == Estimate(0.3, 0.3, 0.3)
    assert mean([(5, 5, 4), (7, 7, 6)], SampleSize(10, 10)) == Estimate(6.2, 6.2, 6.2)
    assert share(1, SampleSize(1, 1)).exact


def test_what_is_not_known_widens_the_interval() -> None:
    found = share(3, SampleSize(10, 10), 5)
    assert (found.value, found.low, found.high) == (0.4, 0.3, 0.5)
    found = mean([(5, 7, 5), (6, 6, 5)], SampleSize(10, 10))
    assert (found.value, found.low, found.high) == (6.0, 5.5, 6.5)


def test_a_mean_by_hand() -> None:
    # 4, 6, 8: variance 4, standard error 2 / sqrt 3; of 100 the factor is 97/99.
    found = mean([(4, 4, 1), (6, 6, 1), (8, 8, 1)], SampleSize(3))
    assert found.value == 6
    assert found.high - 6 == pytest.approx(1.959964 * 2 / 3**0.5)
    assert mean([(4, 4, 1), (6, 6, 1), (8, 8, 1)], SampleSize(3, 100)).high - 6 == pytest.approx(
        1.959964 * 2 / 3**0.5 * (97 / 99) ** 0.5
    )


def test_a_sample_without_spread_still_has_an_interval() -> None:
    found = mean([(6, 6, 50)], SampleSize(50, 1000), 1.0)
    assert found.low < 6 < found.high
    assert mean([(6, 6, 1000)], SampleSize(1000, 1000), 1.0).exact


def test_intervals_hold_what_they_promise() -> None:
    rng = random.Random(1)
    whole = [rng.choice((0, 1, 1, 3)) for _ in range(400)]
    mean_of_all, share_of_all = sum(whole) / 400, sum(number == 3 for number in whole) / 400
    held = [0, 0]
    for _ in range(600):
        drawn = rng.sample(whole, 80)
        seen = SampleSize(80, 400)
        one = mean([(number, number, 1) for number in drawn], seen)
        other = share(sum(number == 3 for number in drawn), seen)
        held[0] += one.low <= mean_of_all <= one.high
        held[1] += other.low <= share_of_all <= other.high
    # 95% of 600 are 570; four standard deviations are 21.
    assert all(549 <= times <= 591 for times in held)


def test_where_nothing_was_looked_at_anything_may_be() -> None:
    assert share(0, SampleSize(0)) == Estimate(0.5, 0.0, 1.0)
    with pytest.raises(ValueError, match="nothing was looked at"):
        mean([(1.0, 2.0, 0)], SampleSize(0))
