"""Clocks and timers of a table. Tests use a clock that they move themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from prikup.core.seats import added


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancels the call."""


class TableTime(Protocol):
    """A clock and its timers."""

    def now(self) -> int:
        """Wall-clock time in milliseconds since 1970. It may jump."""

    def ticks(self) -> float:
        """Monotonic time in seconds."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Schedules a call in the event loop after ``seconds``; 0 means in the next step of the loop."""


class LoopTime:
    """The time of the running event loop. An instance belongs to one loop."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> float:
        """The loop's clock in seconds."""
        # Called several times per move, and finding the loop costs more than reading its time.
        loop = self._loop or self._running()
        return loop.time()

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """A timer of the loop."""
        loop = self._loop or self._running()
        return loop.call_later(seconds, call) if seconds > 0 else loop.call_soon(call)

    def _running(self) -> asyncio.AbstractEventLoop:
        self._loop = asyncio.get_running_loop()
        return self._loop


class TimeBanks:
    """The time left of each seat, counted down while its clock runs. Whole milliseconds, never below 0."""

    def __init__(self, time_: TableTime) -> None:
        self._time = time_
        self._left: list[int] = []
        self._runs: tuple[int, ...] = ()
        self._since: float | None = None

    def set(self, left: tuple[int, ...]) -> None:
        """Sets the time left of each seat."""
        self._left = list(left)
        if self._since is not None:
            self._since = self._time.ticks()

    def run(self, seats: tuple[int, ...]) -> None:
        """Starts the clocks of these seats and stops all others."""
        self.left()
        self._runs = seats
        self._since = self._time.ticks() if seats else None

    def left(self) -> tuple[int, ...]:
        """The time left of each seat now."""
        if self._since is not None and self._left:
            passed = int((self._time.ticks() - self._since) * 1000)
            # Less than a millisecond stays on the clock.
            self._since += passed / 1000
            for seat in self._runs:
                self._left[seat] = max(0, self._left[seat] - passed)
        return tuple(self._left)

    def with_increment(self, seat: int, increment: int) -> tuple[int, ...]:
        """The time left of each seat now, with the increment of a seat that has made a decision."""
        left = self.left()
        if not left or seat not in self._runs:
            return left
        return added(left, seat, increment)

    @property
    def runs(self) -> tuple[int, ...]:
        """Seats whose clocks run."""
        return self._runs if self._left else ()
