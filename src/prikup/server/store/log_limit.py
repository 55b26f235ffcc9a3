"""How long SQLite's write-ahead log may grow: as long as it can surely be carried over into the database.

Carrying it over may make the database longer by as much as the log holds, and only then does the log begin again. If it
filled the volume first, nothing could be written any more, neither the log nor the database.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from pathlib import Path

LARGEST = 8_000
"""Pages (32 MB) after which SQLite copies the log into the database where there is room. The writer waits meanwhile.
In a longer log more pages have been written several times, and each is copied only once."""
SMALLEST = 16
"""Pages after which it is carried over at the latest, on a volume that is all but full."""
SHARE = 3
"""The log may take one part in so many of the free space (its own included): carrying over needs as much again."""
ROW = 16_384
"""Bytes that a row may add to the log beside its own: whole pages of a table and its indexes."""
LOOK = 8
"""The free space is looked at again after one part in so many of the limit was written."""


class LogLimit:
    """Sets the limit of one connection, the only one that writes. ``file`` is the database."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._log = file.with_name(file.name + "-wal")
        self._pages = 0
        self._page = 4096
        self._written = 0

    def set_up(self, raw: sqlite3.Connection) -> None:
        """Begins with a new connection."""
        self._pages = 0
        self._page = int(raw.execute("PRAGMA page_size").fetchone()[0])
        self._follow(raw)

    def wrote(self, raw: sqlite3.Connection, rows: int, size: int) -> None:
        """Rows with so many bytes were committed: looks at the free space if it is time."""
        self._written += rows * ROW + size
        if self._written * LOOK >= self._pages * self._page:
            self._follow(raw)

    def carry_over(self, raw: sqlite3.Connection) -> None:
        """Carries the log over now and makes it empty, as far as that is possible."""
        # Without room the log stays as it is: whether it can grow on, the next write will show.
        with contextlib.suppress(sqlite3.Error):
            raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _follow(self, raw: sqlite3.Connection) -> None:
        self._written = 0
        pages = pages_for(self._room() // self._page)
        if pages != self._pages:
            self._pages = pages
            raw.execute(f"PRAGMA wal_autocheckpoint={pages}").fetchall()
            # A log that was longer once is cut when it begins again.
            raw.execute(f"PRAGMA journal_size_limit={pages * self._page}").fetchall()

    def _room(self) -> int:
        """Bytes that are free or the log's."""
        try:
            free = shutil.disk_usage(self._file.parent).free
        except OSError:
            return SMALLEST * SHARE * self._page
        with contextlib.suppress(OSError):
            free += os.stat(self._log).st_size
        return free


def pages_for(room: int) -> int:
    """The limit in pages for so many pages of room: a power of two (or the largest), so that it changes rarely."""
    wanted = room // SHARE
    return LARGEST if wanted >= LARGEST else max(SMALLEST, 1 << max(0, wanted.bit_length() - 1))
