"""The lease of a worker, as the worker itself believes in it. Pure: whoever calls it says what the time is.

A worker lives, for the others, until a moment that stands in the database and is judged by the database's clock alone
(``statements.py``). It renews that by a beat. What it may believe by itself is less: its own deadline counts, by its
own monotonic clock, from the moment at which a beat was *sent*, which is before the database has seen it, and ends
``MARGIN`` earlier, so that a clock that is slow by a sixth still stops in time. After its deadline a worker says
nothing any more: others may have its tables.

The lease decides who speaks, never what is true. That is the log's key: a number is written once, by whomever.
"""

from __future__ import annotations

LENGTH = 3.0
"""Seconds for which a beat renews a lease, by the database's clock."""
MARGIN = 0.5
"""Seconds by which a worker's own deadline comes before the end of its lease."""
BEAT = 1.0
"""Seconds between beats."""


class Lease:
    """The lease of one worker. Times are seconds of its own monotonic clock."""

    def __init__(self) -> None:
        self.term = 0
        """Grows when a lease begins again after it had ended. What was claimed in an earlier term is not held any
        more, even if nobody else has claimed it."""
        self._deadline = float("-inf")

    def renewed(self, sent: float, now: float) -> None:
        """The database has answered a beat (or the registration) that was sent at a time."""
        if not self.holds(now):
            self.term += 1
        self._deadline = max(self._deadline, sent + LENGTH - MARGIN)

    def lost(self) -> None:
        """Another process has the worker's name."""
        self._deadline = float("-inf")

    def holds(self, now: float) -> bool:
        """Whether the worker may speak."""
        return now < self._deadline

    def left(self, now: float) -> float:
        """Seconds until the deadline; 0 if it has passed."""
        return max(0.0, self._deadline - now)
