"""The clock by which things are old: a wall clock that is wrong for an hour deletes nothing."""

from __future__ import annotations

import msgspec

from prikup.server.retention_clock import DAY, KeptTime, RetentionClock

HOUR = 3_600_000
START = 1_700_000_000_000


class Machine:
    """A machine with both clocks."""

    def __init__(self) -> None:
        self.passed = 0
        self.wrong_by = 0
        self.clock = RetentionClock(lambda: START + self.passed + self.wrong_by, lambda: self.passed / 1000)

    def run(self, milliseconds: int) -> int:
        """Time passes; what the clock says beside what is true."""
        for _ in range(24):
            self.passed += milliseconds // 24
            self.clock.now()
        return self.clock.now() - START - self.passed


def test_it_follows_a_right_clock() -> None:
    machine = Machine()
    assert machine.run(400 * DAY) == 0
    assert machine.clock.trusted


def test_small_steps_are_followed_forwards_and_waited_for_backwards() -> None:
    machine = Machine()
    machine.wrong_by = HOUR
    assert machine.run(HOUR) == HOUR
    machine.wrong_by = 0
    assert machine.run(HOUR) == HOUR
    assert machine.clock.trusted


def test_a_great_step_counts_when_it_has_stood_for_a_day() -> None:
    for years in (14, -26):
        machine = Machine()
        machine.wrong_by = years * 365 * DAY
        assert machine.run(23 * HOUR) == 0
        assert not machine.clock.trusted
        machine.wrong_by = 0
        assert machine.run(HOUR) == 0
        machine.wrong_by = years * 365 * DAY
        assert machine.run(26 * HOUR) == years * 365 * DAY


def test_what_is_used_while_the_clock_lags_is_not_old_afterwards() -> None:
    # The server was off for two months: the clock waits for a day, and what is written meanwhile has the true time.
    machine = Machine()
    machine.passed = 60 * DAY
    machine.clock.start(KeptTime(START))
    assert machine.clock.now() == START
    assert machine.clock.stamp() == START + 60 * DAY
    machine.run(2 * DAY)
    assert machine.clock.now() == START + 62 * DAY


def test_a_restart_goes_on_where_it_was() -> None:
    machine = Machine()
    machine.wrong_by = 14 * 365 * DAY
    machine.run(20 * HOUR)
    kept = msgspec.json.decode(msgspec.json.encode(machine.clock.kept()), type=KeptTime)
    machine.clock.start(kept)
    assert machine.run(2 * HOUR) == 0
    # The twenty hours before the restart count: a machine that is switched off every night follows one day.
    assert machine.run(3 * HOUR) == 14 * 365 * DAY
