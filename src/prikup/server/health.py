"""The health check: writes a row to the database and reads it again."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from prikup.server.errors import ServerError
from prikup.server.store.schema import pulse
from prikup.server.store.store import Store

FRESH = 1.0
"""Seconds for which a result is reused, so that frequent requests make no more writes."""
PATIENCE = 3.0
"""Seconds that a write may take."""


class HealthCheck:
    """Writes and reads one row when asked, at most once in ``FRESH`` seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._well = True
        self._asked = float("-inf")

    async def status(self) -> str:
        """``ok``; ``failed`` if a write or read fails now; ``damaged`` once a broken page was found.

        Reading all pages takes seconds, so that is done only at the start. Later any statement may find a broken page;
        the status then stays ``damaged`` until the server is restarted.
        """
        if time.monotonic() - self._asked >= FRESH:
            self._asked = time.monotonic()
            self._well = await self._try()
        if self._store.damaged:
            return "damaged"
        return "ok" if self._well and self._store.healthy else "failed"

    async def _try(self) -> bool:
        now = time.time_ns() // 1_000_000
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(partial(_beat, now))
                return await self._store.read(_last_beat) >= now
        except (ServerError, SQLAlchemyError, TimeoutError):
            return False


def _beat(now: int, connection: Connection) -> None:
    connection.execute(update(pulse).values(at=now))


def _last_beat(connection: Connection) -> int:
    return int(connection.execute(select(pulse.c.at)).scalar() or 0)
