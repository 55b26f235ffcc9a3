"""A queue that serves its flows in turns, by the time that each of them has used (start-time fair queueing)."""

from __future__ import annotations

from collections import deque
from typing import Generic, Protocol, TypeVar

EXPECTED = 0.02
"""Seconds that an item counts for until it is known how long it took."""
REMEMBERED = 1024
"""Flows that are kept before those without a debt are forgotten."""


class Waiting(Protocol):
    """An item of the queue."""

    @property
    def flow(self) -> str:
        """Items of one flow share its turns."""

    @property
    def last(self) -> bool:
        """Whether it comes after the other items of its flow."""

    @property
    def given_up(self) -> bool:
        """Whether nobody waits for it any more: it is left out."""


T = TypeVar("T", bound=Waiting)


class FairQueue(Generic[T]):
    """Items by flow. The flow that has used the least time comes next, however many items the others have.

    A flow that comes back after a pause begins where the others are: it saves up nothing.
    """

    def __init__(self) -> None:
        self._first: dict[str, deque[T]] = {}
        self._last: dict[str, deque[T]] = {}
        self._used: dict[str, float] = {}
        """The virtual time of each flow in seconds."""
        self._now = 0.0
        """The virtual time at which the last item began."""

    def put(self, item: T) -> None:
        """Adds an item."""
        flow = item.flow
        if flow not in self._first and flow not in self._last:
            self._used[flow] = max(self._used.get(flow, 0.0), self._now)
        (self._last if item.last else self._first).setdefault(flow, deque()).append(item)

    def __bool__(self) -> bool:
        return bool(self._first or self._last)

    def pop(self) -> T | None:
        """The next item; None if nobody waits."""
        while flows := self._first.keys() | self._last.keys():
            flow = min(flows, key=lambda name: (self._used[name], name))
            item = self._next(flow)
            if item is not None:
                self._now = max(self._now, self._used[flow])
                self._used[flow] += EXPECTED
                self._forget()
                return item
        return None

    def charge(self, flow: str, seconds: float) -> None:
        """Says how long an item took."""
        if flow in self._used:
            self._used[flow] += seconds - EXPECTED

    def _next(self, flow: str) -> T | None:
        """Takes an item of a flow; a flow without any is removed."""
        for items in (self._first, self._last):
            waiting = items.get(flow)
            while waiting:
                item = waiting.popleft()
                if not waiting:
                    del items[flow]
                if not item.given_up:
                    return item
        return None

    def _forget(self) -> None:
        if len(self._used) > REMEMBERED:
            active = self._first.keys() | self._last.keys()
            self._used = {flow: used for flow, used in self._used.items() if flow in active or used > self._now}
