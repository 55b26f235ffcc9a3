"""How much time of the bots each person may use."""

from __future__ import annotations

import time
from collections.abc import Callable

REMEMBERED = 1024
"""Accounts that are kept before the full ones are forgotten."""


class Budget:
    """An account of bot seconds for each person: it fills at a steady rate up to ``burst``, and may be overdrawn."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        """Seconds of bot time that a person gains each second."""
        self.burst = burst
        self._clock = clock
        self._accounts: dict[str, tuple[float, float]] = {}
        """What is left, and when that was reckoned."""

    def left(self, person: str) -> float:
        """Seconds of bot time that a person has left; negative if overdrawn."""
        left, then = self._accounts.get(person, (self.burst, 0.0))
        return min(self.burst, left + (self._clock() - then) * self.rate)

    def wait(self, person: str) -> float:
        """Seconds until a person is no longer overdrawn."""
        return max(0.0, -self.left(person) / self.rate)

    def spend(self, person: str, seconds: float) -> None:
        """Takes from a person's account; negative seconds give back."""
        self._accounts[person] = min(self.burst, self.left(person) - seconds), self._clock()
        if len(self._accounts) > REMEMBERED:
            left = self.left
            self._accounts = {name: found for name, found in self._accounts.items() if left(name) < self.burst}
