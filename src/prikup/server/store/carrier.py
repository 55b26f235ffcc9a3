"""SQLite's write-ahead log, carried over into the database by a thread of its own.

Left to itself SQLite does it in the writer's transaction that makes the log too long: with a thousand tables at play
every few seconds all of them would wait for a tenth of a second or two.
"""

from __future__ import annotations

import contextlib
import threading

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

APART = 0.5
"""Seconds between two times at least."""


class Carrier:
    """The thread. What fails is tried again the next time, or done by the writer when the log is long enough."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._written = threading.Event()
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="carrier", daemon=True)
        self._thread.start()

    def written(self) -> None:
        """The log has grown."""
        self._written.set()

    def stop(self) -> None:
        """Ends the thread. Blocks."""
        self._ending.set()
        self._written.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ending.wait(APART):
            self._written.wait()
            self._written.clear()
            if self._ending.is_set():
                return
            with contextlib.suppress(SQLAlchemyError, OSError, self._engine.dialect.loaded_dbapi.Error):
                self._carry()

    def _carry(self) -> None:
        connection = self._engine.raw_connection()
        try:
            # It waits for nobody, and the writer goes on meanwhile.
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
        finally:
            connection.close()
