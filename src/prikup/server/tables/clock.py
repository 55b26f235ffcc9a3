"""The time, as tables see it; tests have one that stands still until they move it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """It will not."""


class TableTime(Protocol):
    """A clock and its timers."""

    def now(self) -> int:
        """Milliseconds since 1970, for people. It may jump."""

    def ticks(self) -> float:
        """Seconds since any moment, for differences. It never goes back."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Calls in the event loop after so many seconds; at once is a little later, too."""


class LoopTime:
    """The time of the running event loop; of one loop alone."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> float:
        """The loop's clock in seconds."""
        # Asked several times for each move, and finding the loop costs more than its time.
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
    """What each seat has left, counted down while it runs. Whole milliseconds, never below 0."""

    def __init__(self, time_: TableTime) -> None:
        self._time = time_
        self._left: list[int] = []
        self._runs: tuple[int, ...] = ()
        self._since: float | None = None

    def set(self, left: tuple[int, ...]) -> None:
        """Other values, from now on."""
        self._left = list(left)
        if self._since is not None:
            self._since = self._time.ticks()

    def run(self, seats: tuple[int, ...]) -> None:
        """These seats' clocks run from now on, the others stand; all do for no seats."""
        self.left()
        self._runs = seats
        self._since = self._time.ticks() if seats else None

    def left(self) -> tuple[int, ...]:
        """What is left now."""
        if self._since is not None and self._left:
            passed = int((self._time.ticks() - self._since) * 1000)
            # What is less than a millisecond stays on the clock.
            self._since += passed / 1000
            for seat in self._runs:
                self._left[seat] = max(0, self._left[seat] - passed)
        return tuple(self._left)

    def with_increment(self, seat: int, increment: int) -> tuple[int, ...]:
        """What is left now, and a seat's increment for the decision that it has made."""
        left = self.left()
        if not left or seat not in self._runs:
            return left
        return (*left[:seat], left[seat] + increment, *left[seat + 1 :])

    @property
    def runs(self) -> tuple[int, ...]:
        """Whose clocks run."""
        return self._runs if self._left else ()
