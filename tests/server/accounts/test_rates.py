"""Rate limits: how many at once, when the next, and that no step of the wall clock counts."""

from __future__ import annotations

import re
import time

import pytest

from prikup.server.accounts.rates import SWEPT, Limiter
from prikup.server.errors import ServerError
from prikup.server.settings import rate_of


class Ticks:
    """A monotonic clock that a test moves."""

    def __init__(self) -> None:
        self.at = 50.0

    def __call__(self) -> float:
        return self.at


def wait(limiter: Limiter, rate: str, *who: str) -> int:
    """The seconds that a request must wait; 0 for one that passes."""
    try:
        limiter.demand(rate, *who)
    except ServerError as fault:
        return int(fault.params["seconds"]) if fault.code == "too_many_requests" else -1
    return 0


def test_so_many_at_once_and_then_one_by_one() -> None:
    ticks = Ticks()
    limiter = Limiter(ticks)
    assert [wait(limiter, "3/minute", "a") for _ in range(5)] == [0, 0, 0, 20, 20]
    assert wait(limiter, "3/minute", "b") == wait(limiter, "2/minute", "a") == 0
    ticks.at += 19
    assert wait(limiter, "3/minute", "a") == 1
    ticks.at += 1
    assert [wait(limiter, "3/minute", "a") for _ in range(2)] == [0, 20]
    ticks.at += 60
    assert [wait(limiter, "3/minute", "a") for _ in range(4)] == [0, 0, 0, 20]


def test_what_has_to_wait_is_not_counted() -> None:
    ticks = Ticks()
    limiter = Limiter(ticks)
    assert [limiter.wait("2/minute", "a") for _ in range(4)] == [0, 0, 30, 30]
    ticks.at += 30
    assert [limiter.wait("2/minute", "a") for _ in range(2)] == [0, 30]


@pytest.mark.parametrize("step", [-3600, 3600])
def test_a_step_of_the_wall_clock_locks_nobody_out(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    limiter, wall = Limiter(), time.time
    *free, full = [wait(limiter, "4/hour", "a") for _ in range(5)]
    assert free == [0, 0, 0, 0]
    assert 0 < full <= 900
    monkeypatch.setattr(time, "time", lambda: wall() + step)
    # The next one is free in a quarter of an hour, whatever the wall clock says.
    assert 0 < wait(limiter, "4/hour", "a") <= full


def test_many_senders_are_forgotten_when_they_count_no_more() -> None:
    ticks = Ticks()
    limiter = Limiter(ticks)
    for number in range(SWEPT):
        limiter.demand("1/second", str(number))
    ticks.at += 2
    limiter.demand("1/second", "a")
    assert len(limiter._full_at) == 1


@pytest.mark.parametrize("text", ["", "0/minute", "3/week", "3", "-1/second", "3/minute;4/day"])
def test_rates_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        rate_of(text)
