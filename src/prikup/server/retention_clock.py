"""The clock by which the server decides what is old enough to be deleted.

The wall clock may be wrong: a machine that starts without a battery is in the past until the network tells it the time,
and a mistyped date is years ahead. What was deleted then does not come back. So this clock goes on by itself, by the
monotonic clock; it follows the wall clock at once only while the two differ by no more than a day, and otherwise when
the difference has stood for a day. What it says is kept in the database, so that a restart begins where it was.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

DAY = 86_400_000
"""Milliseconds of a day."""


class KeptTime(Struct, frozen=True):
    """What the database keeps of the clock, in milliseconds."""

    at: int
    differed: int = 0
    """For how long the wall clock has differed by more than a day."""


def wall_time() -> int:
    """The wall clock: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class RetentionClock:
    """Milliseconds since 1970, for deciding what is old. ``start`` when the database is open."""

    def __init__(self, wall: Callable[[], int] = wall_time, ticks: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = ticks
        self._ticks = ticks()
        self._at = wall()
        self._differed = 0

    def start(self, kept: KeptTime | None) -> None:
        """Goes on from what was kept; None: from the wall clock."""
        self._ticks = self._monotonic()
        if kept is not None:
            self._at, self._differed = kept.at, kept.differed

    def now(self) -> int:
        """The time by which things are old."""
        ticks = self._monotonic()
        passed = round((ticks - self._ticks) * 1000)
        self._ticks += passed / 1000
        self._at += passed
        ahead = self._wall() - self._at
        if abs(ahead) <= DAY:
            self._differed = 0
            self._at += max(0, ahead)
        else:
            # Nobody looked in between: the clocks may have agreed for most of a long time.
            self._differed += min(passed, DAY // 4)
            if self._differed >= DAY:
                self._differed = 0
                self._at += ahead
        return self._at

    def stamp(self) -> int:
        """The time to write beside what is used now: never so early that it would be old too soon."""
        return max(self.now(), self._wall())

    @property
    def trusted(self) -> bool:
        """Whether the wall clock agrees within a day."""
        return abs(self._wall() - self.now()) <= DAY

    def kept(self) -> KeptTime:
        """What the database should keep."""
        return KeptTime(self.now(), self._differed)
