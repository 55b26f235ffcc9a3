"""What is on its way to one reader: a queue with a bound."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Collection

SendNow = Callable[[Collection[bytes]], bool]
"""Sends messages without waiting, all of them. False where that cannot be now; then none was sent."""


class Outbox:
    """Messages on their way to one reader, in order. ``put`` is what the hub calls: it neither waits nor raises.

    Whoever sends them asks for the ``next`` and waits for the reader. With ``send_now`` they need not be asked for as
    long as the reader keeps up: that spares waking a task for each, and what comes at the same time goes together.
    """

    def __init__(self, bound: int, send_now: SendNow | None = None) -> None:
        self._bound = bound
        self._send_now = send_now
        self._messages: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._asked = False
        """Whether the sender waits for news, with nothing in its hands."""
        self._soon = False
        """Whether what waits is about to be sent at once."""
        self.overflown = False
        """Whether the reader was too slow; what was put after that is lost, and the reader must come anew."""
        self.ended = False

    def put(self, message: bytes) -> None:
        """Takes one message."""
        if self.overflown or self.ended:
            return
        if len(self._messages) >= self._bound:
            self.overflown = True
            self._messages.clear()
            self._news.set()
            return
        self._messages.append(message)
        if self._send_now is None or not self._asked:
            self._news.set()
        elif not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._send)

    def _send(self) -> None:
        self._soon = False
        if self._send_now is not None and self._asked and self._messages and self._send_now(self._messages):
            self._messages.clear()
        elif self._messages:
            self._news.set()

    def end(self) -> None:
        """No more is coming: what waits is still sent."""
        self.ended = True
        self._news.set()

    async def next(self, patience: float | None = None) -> list[bytes]:
        """What waits, at least one message; nothing at the end, after an overflow, or when patience runs out."""
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(patience):
                while not self._messages and not self.overflown and not self.ended:
                    self._news.clear()
                    self._asked = True
                    await self._news.wait()
        self._asked = False
        found = list(self._messages)
        self._messages.clear()
        return found
