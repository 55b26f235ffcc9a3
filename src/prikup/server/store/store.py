"""The database of a server for the event loop: reads in a few threads, writes through the one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from prikup.server.errors import ServerError
from prikup.server.logs import logger
from prikup.server.meter import Meter
from prikup.server.store.database import check, lock_database, migrate, on_damage, open_engine
from prikup.server.store.lock import Lock
from prikup.server.store.rows import Row
from prikup.server.store.writer import STATEMENT_ERRORS, Done, WriteJob, Writer

T = TypeVar("T")

READERS = 4
"""Threads that read."""


class Store:
    """A database; ``start`` before use, ``stop`` at the end."""

    def __init__(self, url: str, *, meter: Meter | None = None) -> None:
        self.url = url
        self.healthy = True
        """Whether the last transaction succeeded."""
        self.damaged = False
        """Whether a statement has found a damaged page since the start. A later success does not change that."""
        self.on_health: list[Callable[[bool], None]] = []
        """Called in the event loop when the database fails, and when it works again."""
        self._meter = meter or Meter()
        self._engine: Engine | None = None
        self._lock: Lock | None = None
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def start(self) -> None:
        """Opens and locks the database, checks that it is intact, and migrates it to the current schema.

        Raises ServerError: bad_database, other_system, database_in_use, damaged_database, newer_database,
        no_connection.
        """
        loop = asyncio.get_running_loop()
        engine = self._engine = open_engine(self.url, readers=READERS)
        self._lock = lock_database(engine)
        on_damage(engine, self._found_damage)
        await loop.run_in_executor(self._readers, check, engine)
        await loop.run_in_executor(self._readers, migrate, engine)
        self._writer = Writer(engine, loop, self._meter, self._tell)

    async def stop(self) -> None:
        """Writes all waiting jobs and closes. A second call does nothing."""
        writer, self._writer = self._writer, None
        if writer is not None:
            await asyncio.get_running_loop().run_in_executor(None, writer.stop)
        self._readers.shutdown()
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def read(self, call: Callable[[Connection], T], /) -> T:
        """Runs work that only reads and returns its result. Raises what it raises, or ServerError(storage_failed)."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, call)
        except STATEMENT_ERRORS:
            raise
        except DBAPIError:
            self._meter.storage_failed()
            raise ServerError("storage_failed") from None

    async def write(self, call: Callable[[Connection], T], /, *, rows: Sequence[Row] = ()) -> T:
        """Runs work, commits it, and returns its result; if it raises, nothing of it was written.

        Raises what the work raises, sqlalchemy's IntegrityError among it, or ServerError(storage_failed).
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(result: Any, error: BaseException | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self.append(rows, done, call)
        return await future

    def append(self, rows: Sequence[Row], done: Done, call: Callable[[Connection], Any] | None = None) -> None:
        """Writes log entries, and with them what ``call`` does; then ``done(result, error)`` in the event loop.

        The errors are those of ``write``. Each job is atomic; their order is not defined.
        """
        if self._writer is None:
            raise ServerError("storage_failed")
        self._writer.put(WriteJob(rows, call, done))

    def _read(self, call: Callable[[Connection], T]) -> T:
        if self._engine is None:
            raise ServerError("storage_failed")
        with self._engine.connect() as connection:
            return call(connection)

    def _found_damage(self) -> None:
        if not self.damaged:
            self.damaged = True
            logger("store").error("database_damaged")

    def _tell(self, well: bool) -> None:
        self.healthy = well
        for call in self.on_health:
            call(well)
