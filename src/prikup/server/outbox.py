"""Outgoing messages of one reader: a bounded queue."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Collection

SendNow = Callable[[Collection[bytes]], bool]
"""Sends all messages without waiting. False if that is impossible now; then none was sent."""


class Outbox:
    """Messages for one reader, in order. The hub calls ``put``, which neither waits nor raises.

    Whoever sends them asks for the ``next`` and waits for the reader. With ``send_now`` they need not be asked for as
    long as the reader keeps up: that spares waking a task for each, and what comes at the same time goes together.
    """

    def __init__(self, bound: int, send_now: SendNow | None = None) -> None:
        self._bound = bound
        self._send_now = send_now
        self._messages: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._asked = False
        """Whether the sender waits for a message and has none in progress."""
        self._soon = False
        """Whether ``_send`` has been scheduled."""
        self.overflown = False
        """Whether the reader was too slow; later messages are lost, and the reader must reconnect."""
        self.ended = False

    def put(self, message: bytes) -> None:
        """Queues one message."""
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
        """Ends the queue; messages that wait are still sent."""
        self.ended = True
        self._news.set()

    async def next(self, patience: float | None = None) -> list[bytes]:
        """Waits for messages and returns all of them; an empty list at the end, after an overflow, or on timeout."""
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
