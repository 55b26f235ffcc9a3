"""Rate limits: windows in memory for each kind of request and each sender."""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter, MovingWindowRateLimiter, RateLimiter

from prikup.server.errors import ServerError

_item = functools.lru_cache(maxsize=64)(parse)


class Limiter:
    """Counts requests in memory. A restart clears the counts; clients cannot cause one."""

    def __init__(self) -> None:
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        # A moving window remembers every request and searches all of them: too slow for what every page polls.
        self._counts = FixedWindowRateLimiter(MemoryStorage())

    async def demand(self, rate: str, *who: str) -> None:
        """Counts one request. Raises ServerError(too_many_requests) with the seconds until the next is possible."""
        await _demand(self._windows, rate, who)

    async def demand_often(self, rate: str, *who: str) -> None:
        """The same for what is asked often: one number for each window, so that up to twice as much may pass where two
        windows meet."""
        await _demand(self._counts, rate, who)


async def _demand(strategy: RateLimiter, rate: str, who: tuple[str, ...]) -> None:
    item: RateLimitItem = _item(rate)
    if not await strategy.hit(item, *who):
        stats = await strategy.get_window_stats(item, *who)
        raise ServerError("too_many_requests", seconds=max(1, math.ceil(stats.reset_time - time.time())))


class TokenBucket:
    """The flood limit of one socket: so many messages at once, then so many a second.

    A socket's messages are the hot path, and only its own task counts them: no storage, no lock, no timer.
    """

    __slots__ = ("_clock", "_full", "_left", "_rate", "_then")

    def __init__(self, rate: str, clock: Callable[[], float] = time.monotonic) -> None:
        item = _item(rate)
        self._full = float(item.amount)
        self._rate = item.amount / item.get_expiry()
        self._clock = clock
        self._left = self._full
        self._then = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
