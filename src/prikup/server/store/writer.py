"""The writer thread: it puts all waiting jobs into one transaction, commits, and then reports to their callers.

A job that fails by itself (a name that is taken) fails alone. If the database fails (a full disk), every job of the
transaction fails, and so does every later one until a trial write succeeds.
"""

from __future__ import annotations

import contextlib
import queue
import sqlite3
import threading
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from typing import Any, cast

from sqlalchemy import Connection, Engine, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, SQLAlchemyError

from prikup.server.errors import ServerError
from prikup.server.meter import Meter
from prikup.server.store.database import SINGLE_STATEMENT, file_of
from prikup.server.store.log_limit import LogLimit
from prikup.server.store.rows import Overtaken, Row, insert_rows, one_statement
from prikup.server.store.schema import pulse

MOST_JOBS = 2000
"""Most jobs of one transaction."""
TRIAL = 0.25
"""Seconds between trial writes while the database fails."""

CALL_ROWS = 4
"""Rows that work with the connection counts for, as the limit of the write-ahead log reckons."""

STATEMENT_ERRORS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""Errors of the database that one statement causes; all others are the database's own."""

Done = Callable[[Any, BaseException | None], None]


class WriteJob:
    """Rows to append, work to be done with the connection, or both; ``done`` is called in the event loop."""

    __slots__ = ("call", "done", "error", "result", "rows")

    def __init__(self, rows: Sequence[Row], call: Callable[[Connection], Any] | None, done: Done) -> None:
        self.rows = rows
        self.call = call
        self.done = done
        self.result: Any = None
        self.error: BaseException | None = None


class Writer:
    """The thread and its queue. Used only in the event loop; ``on_health`` is called there when the health changes."""

    def __init__(
        self, engine: Engine, loop: AbstractEventLoop, meter: Meter, on_health: Callable[[bool], None]
    ) -> None:
        self._engine = engine
        self._loop = loop
        self._meter = meter
        self._on_health = on_health
        self._jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        file = file_of(engine)
        self._log_limit = None if file is None else LogLimit(file)
        """PostgreSQL looks after its own log."""
        self._failed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: WriteJob) -> None:
        """Gives the writer a job."""
        self._jobs.put(job)

    def stop(self) -> None:
        """Writes what is waiting and ends the thread. Blocks."""
        self._jobs.put(None)
        self._thread.join()

    # ---------------------------------------------------------------------------------------- in the thread

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._gather()
            if batch and self._failed:
                self._fail(batch)
            elif batch:
                self._write(batch)
            elif self._failed:
                self._try()
        self._close()

    def _gather(self) -> tuple[list[WriteJob], bool]:
        """All waiting jobs; empty after a time, when a failed database should be tried again."""
        batch: list[WriteJob] = []
        with contextlib.suppress(queue.Empty):
            job = self._jobs.get(timeout=TRIAL if self._failed else None)
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_JOBS:
                    return batch, True
                job = self._jobs.get_nowait()
            return batch, False
        return batch, True

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(writes=True)
            if self._log_limit is not None:
                self._log_limit.set_up(_raw(self._connection))
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

    def _write(self, batch: list[WriteJob]) -> None:
        started = time.perf_counter()
        try:
            connection = self._open()
            _commit(connection, batch)
            if self._log_limit is not None:
                rows = sum(len(job.rows) + (CALL_ROWS if job.call is not None else 0) for job in batch)
                self._log_limit.wrote(_raw(connection), rows, sum(len(row.body) for job in batch for row in job.rows))
        except (SQLAlchemyError, sqlite3.Error, OSError):
            # The outcome is unknown: it counts as not written, and callers that continue read the log again.
            self._close()
            self._failed = True
            self._loop.call_soon_threadsafe(self._health, False)  # noqa: FBT003
            self._fail(batch)
            return
        self._loop.call_soon_threadsafe(self._resolve, batch, time.perf_counter() - started)

    def _fail(self, batch: list[WriteJob]) -> None:
        for job in batch:
            job.result, job.error = None, ServerError("storage_failed")
        self._loop.call_soon_threadsafe(self._resolve, batch, None)

    def _try(self) -> None:
        try:
            connection = self._open()
            if self._log_limit is not None:
                self._log_limit.carry_over(_raw(connection))
            with connection.begin():
                connection.execute(update(pulse).values(at=time.time_ns() // 1_000_000))
        except (SQLAlchemyError, sqlite3.Error, OSError):
            self._close()
            return
        self._failed = False
        self._loop.call_soon_threadsafe(self._health, True)  # noqa: FBT003

    # ---------------------------------------------------------------------------------- in the event loop

    def _health(self, well: bool) -> None:
        if not well:
            self._meter.storage_failed()
        self._on_health(well)

    def _resolve(self, batch: list[WriteJob], seconds: float | None) -> None:
        if seconds is not None:
            self._meter.committed(sum(len(job.rows) for job in batch), seconds)
        for job in batch:
            job.done(job.result, job.error)


def _raw(connection: Connection) -> sqlite3.Connection:
    """The driver's connection."""
    return cast("sqlite3.Connection", connection.connection.dbapi_connection)


def _commit(connection: Connection, batch: list[WriteJob]) -> None:
    """One transaction, committed when this returns. Raises only errors that concern all of its jobs."""
    if not _commit_rows(connection, batch):
        with connection.begin():
            _run_jobs(connection, batch)


def _commit_rows(connection: Connection, batch: list[WriteJob]) -> bool:
    """The usual case, only entries, in as few steps as possible: each may wait for the interpreter's lock.

    False for other jobs, or if an entry is refused; then nothing was written.
    """
    if any(job.call is not None for job in batch):
        return False
    rows = [row for job in batch for row in job.rows]
    connection.info[SINGLE_STATEMENT] = one_statement(rows)
    try:
        with connection.begin():
            insert_rows(connection, rows)
    except (*STATEMENT_ERRORS, Overtaken):
        return False
    return True


def _run_jobs(connection: Connection, batch: list[WriteJob]) -> None:
    """All jobs of a transaction. Raises only errors that concern all of them."""
    plain = []
    for job in batch:
        if job.call is None:
            plain.append(job)
        else:
            _run_job(connection, job)
    if not plain:
        return
    try:
        with connection.begin_nested():
            insert_rows(connection, [row for job in plain for row in job.rows])
    except (*STATEMENT_ERRORS, Overtaken):
        for job in plain:
            _run_job(connection, job)


def _run_job(connection: Connection, job: WriteJob) -> None:
    """One job, which may fail by itself."""
    try:
        with connection.begin_nested():
            if job.call is not None:
                job.result = job.call(connection)
            insert_rows(connection, job.rows)
    except STATEMENT_ERRORS as fault:
        job.error = fault
    except (DBAPIError, OSError):
        raise
    except Exception as fault:  # noqa: BLE001 - whatever a job raises is for those who gave it
        job.error = fault
