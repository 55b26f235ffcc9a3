"""How far a search may go, as a caller says it."""

from __future__ import annotations

from math import isfinite
from time import monotonic

from prikup.search.errors import SearchError

NODES = 50_000_000
"""Positions that a question may search, if nothing else is said."""
REPLAY_NODES = 2_000_000
"""The same for a moment of a replay, where somebody waits."""
MEMORY = 64 << 20
"""Bytes that the tables of all threads may take together, if nothing else is said."""
MOST_THREADS = 1024
MOST_SECONDS = 1_000_000
_LARGEST = 2**62


def refuse_number(name: str, number: int, least: int, most: int) -> None:
    """Raises SearchError(search_number) for what is no whole number between two others."""
    if type(number) is not int or not least <= number <= most:
        raise SearchError("search_number", name=name, value=str(number)[:20], least=least, most=most)


def checked(nodes: int, memory: int, threads: int = 1) -> tuple[int, int]:
    """Nodes and memory as the kernel takes them. Raises SearchError(search_number)."""
    refuse_number("nodes", nodes, 0, _LARGEST)
    refuse_number("memory", memory, 0, _LARGEST)
    refuse_number("threads", threads, 0, MOST_THREADS)
    return nodes, memory


def seconds_of(seconds: float | None) -> float | None:
    """A limit of time. Raises SearchError(search_seconds)."""
    if seconds is None:
        return None
    if type(seconds) not in (int, float) or not isfinite(seconds) or not 0 <= seconds <= MOST_SECONDS:
        raise SearchError("search_seconds", value=str(seconds)[:20], most=MOST_SECONDS)
    return float(seconds)


class Deadline:
    """A limit of time for several questions together."""

    def __init__(self, seconds: float | None) -> None:
        """``seconds`` as `seconds_of` takes them. Raises SearchError(search_seconds)."""
        limit = seconds_of(seconds)
        self._end = None if limit is None else monotonic() + limit

    @property
    def left(self) -> float | None:
        """The seconds that are left, 0 when they are over; None without a limit."""
        return None if self._end is None else max(0.0, self._end - monotonic())
