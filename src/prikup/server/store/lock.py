"""One server per SQLite database: a lock of the operating system, which ends with the process in any case."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Protocol

from prikup.server.errors import ServerError
from prikup.server.logs import logger

SUFFIX = ".lock"
"""The suffix of the lock file. The file is never deleted: otherwise two servers could each lock one."""

_TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})


class Lock(Protocol):
    """A lock that is held while the server runs."""

    def release(self) -> None:
        """Releases the lock."""


class _FileLock:
    """A locked file. The lock belongs to the open file: a killed process has none, and no child inherits it."""

    def __init__(self, file: int) -> None:
        self._file: int | None = file

    def release(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            os.close(file)


def lock(database: Path, url: str) -> Lock:
    """Locks a database file. ``url`` is what an error calls it.

    A server holds its tables in memory: a second server on the same file would have different ones. Raises ServerError:
    database_in_use (another process, or this one, holds the lock), bad_database (no file can be created beside it).
    """
    # By its real path: a link to a database is the same database.
    place = Path(os.path.realpath(database))
    try:
        file = os.open(place.with_name(place.name + SUFFIX), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        raise ServerError("bad_database", url=url) from None
    try:
        _lock_file(file)
    except OSError as error:
        if error.errno not in _TAKEN:
            # Some network file systems have no such locks. SQLite's own locks still protect the file.
            logger("store").warning("no_lock", why=error.strerror)
            return _FileLock(file)
        os.close(file)
        raise ServerError("database_in_use", url=url) from None
    return _FileLock(file)


if sys.platform == "win32":
    import msvcrt

    def _lock_file(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_file(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
