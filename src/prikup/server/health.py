"""Whether what is written reaches the database: tried, not assumed."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError

from prikup.server.problems import ServerError
from prikup.server.store.schema import pulse
from prikup.server.store.store import Store

FRESH = 1.0
"""Seconds for which an answer is good: whoever asks all the time makes no more writes."""
PATIENCE = 3.0
"""Seconds that a write may take."""


class Pulse:
    """Writes one row now and then, when somebody asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._well = True
        self._asked = float("-inf")

    async def beats(self) -> bool:
        """Whether a write succeeds."""
        if time.monotonic() - self._asked < FRESH:
            return self._well and self._store.healthy
        self._asked = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(_beat)
        except (ServerError, SQLAlchemyError, TimeoutError):
            self._well = False
        else:
            self._well = True
        return self._well


def _beat(connection: Connection) -> None:
    connection.execute(update(pulse).values(at=time.time_ns() // 1_000_000))
