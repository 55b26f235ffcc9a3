"""Rate limits, in memory and by a monotonic clock: a step of the wall clock locks nobody out.

All limits are token buckets: so many requests at once, then one more whenever its share of the time has passed.
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable

from prikup.server.errors import ServerError
from prikup.server.settings import rate_of

_rate = functools.lru_cache(maxsize=128)(rate_of)

_ROUNDING = 1e-6
"""Seconds by which a sum of floats may miss the moment at which a bucket is full again."""
SWEPT = 10_000
"""Senders in memory from which on those are dropped whose buckets are full again."""


class Limiter:
    """Counts requests by kind and sender. A restart clears the counts; clients cannot cause one.

    For each sender one number is kept: when its bucket will be full again.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._full_at: dict[tuple[str, ...], float] = {}
        self._sweep = SWEPT

    def demand(self, rate: str, *who: str) -> None:
        """Counts one request. Raises ServerError(too_many_requests) with the seconds until the next is possible."""
        wait = self.wait(rate, *who)
        if wait:
            raise ServerError("too_many_requests", seconds=wait)

    def wait(self, rate: str, *who: str) -> int:
        """Counts one request and gives 0; if it is not possible yet, gives the seconds until it is."""
        amount, seconds = _rate(rate)
        step = seconds / amount
        now = self._clock()
        key = (rate, *who)
        full_at = max(now, self._full_at.get(key, now)) + step
        wait = full_at - seconds - now
        if wait > _ROUNDING:
            return math.ceil(wait)
        self._full_at[key] = full_at
        if len(self._full_at) > self._sweep:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._sweep = max(SWEPT, 2 * len(self._full_at))
        return 0


class TokenBucket:
    """The flood limit of one socket: so many messages at once, then so many a second.

    A socket's messages are the hot path, and only its own task counts them: no storage, no lock, no timer.
    """

    __slots__ = ("_clock", "_full", "_left", "_rate", "_then")

    def __init__(self, rate: str, clock: Callable[[], float] = time.monotonic) -> None:
        amount, seconds = _rate(rate)
        self._full = float(amount)
        self._rate = amount / seconds
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
