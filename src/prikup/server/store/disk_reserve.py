"""Keeps a part of the disk for the tables: what can wait is refused before the disk is full."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from prikup.server.errors import ServerError
from prikup.server.settings import DiskShares
from prikup.server.store.database import database_file

Usage = Callable[[Path], tuple[int, int]]
"""The size and the free bytes of the disk on which a folder lies."""


def usage_of(folder: Path) -> tuple[int, int]:
    """The size of the disk, and what is free of it for this process. Raises OSError."""
    found = shutil.disk_usage(folder)
    return found.total, found.free


class DiskReserve:
    """Looks at the disk on which a SQLite database lies. Another database has a disk of its own, elsewhere."""

    def __init__(self, url: str, shares: DiskShares, usage: Usage = usage_of) -> None:
        self._shares = shares
        self._usage = usage
        self._folder = _folder_of(url)

    def demand_for_upload(self) -> None:
        """Raises ServerError(no_room) while too little is free to keep a record."""
        self._demand(self._shares.uploads)

    def demand_for_new(self) -> None:
        """Raises ServerError(no_room) while too little is free for another guest, account, token or table."""
        self._demand(self._shares.people_and_tables)

    def _demand(self, share: float) -> None:
        if self._folder is None:
            return
        try:
            size, free = self._usage(self._folder)
        except OSError:
            # Whether the database can be written is another question, and its writer finds out.
            return
        if free < min(size * share, self._shares.enough):
            raise ServerError("no_room")


def _folder_of(url: str) -> Path | None:
    try:
        return database_file(url).parent
    except ServerError:
        return None
