"""Files: read completely and checked, written atomically."""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from prikup.cli.errors import input_error
from prikup.durable_files import NAME, sync_folder, written_beside
from prikup.notation.record import LARGEST_FILE

LONGEST = LARGEST_FILE
"""Longer files are refused unread."""
STALE = 3600.0
"""Seconds after which a temporary file counts as abandoned."""


def read_bytes(path: Path) -> bytes:
    """What a file holds. Raises InputError for one that is missing, unreadable or too big."""
    where = str(path)
    try:
        if not path.exists():
            raise input_error(where, "no_file")
        if not path.is_file():
            raise input_error(where, "not_readable", why="none")
        size = path.stat().st_size
        if size > LONGEST:
            raise input_error(where, "too_large", size=size, limit=LONGEST)
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise input_error(where, "not_readable", why=_why(error)) from None


def write_text(path: Path, text: str, *, before: Stamp | None = None) -> Stamp | None:
    """Writes a file of text as ``write_bytes`` does."""
    try:
        data = text.encode()
    except ValueError as error:
        raise input_error(str(path), "not_writable", why=_why(error)) from None
    return write_bytes(path, data, before=before)


def write_bytes(path: Path, data: bytes, *, before: Stamp | None = None) -> Stamp | None:
    """Writes a file atomically: at every moment it holds the complete old or new data.

    Links are followed; special and write-protected files are not replaced. With ``before`` the file must be unchanged
    since that stamp, so that nothing another program has written is lost. Returns the new stamp. Raises InputError.
    """
    where = str(path)
    try:
        place = Path(os.path.realpath(path))
        _demand_plain(place)
        with written_beside(place, data) as fresh, _alone(place.parent):
            if before is not None and stamp(place) not in (before, None):
                raise input_error(where, "changed_elsewhere")
            written = stamp(fresh)
            fresh.replace(place)
        sync_folder(place.parent)
        return written
    except (OSError, ValueError) as error:
        raise input_error(where, "not_writable", why=_why(error)) from None


def write_new(path: Path, text: str) -> None:
    """Writes a new file atomically. Raises InputError(file_exists)."""
    try:
        with written_beside(path, text.encode()) as fresh:
            try:
                os.link(fresh, path)
            except FileExistsError:
                raise
            except OSError:
                # A file system without hard links.
                claim_new(path)
                fresh.replace(path)
        sync_folder(path.parent)
    except FileExistsError:
        raise input_error(str(path), "file_exists") from None
    except (OSError, ValueError) as error:
        raise input_error(str(path), "not_writable", why=_why(error)) from None


def _demand_plain(place: Path) -> None:
    """Raises OSError for a device, a folder or a protected file, which ``os.replace`` alone might overwrite."""
    if not place.exists():
        return
    if not place.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    # Root may write everything; a file without any right to write is protected from root as well.
    if not os.access(place, os.W_OK) or not place.stat().st_mode & 0o222:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))


def sweep(folder: Path, name: str = "") -> None:
    """Deletes abandoned temporary files in a folder, or only those of the file with that name."""
    with contextlib.suppress(OSError):
        for left in folder.glob(f".{glob.escape(name[:NAME])}.????????.new" if name else ".*.new"):
            # Another program may have just removed it, or it cannot be removed: no reason to fail.
            with contextlib.suppress(OSError):
                if time.time() - left.stat().st_mtime > STALE:
                    left.unlink()


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Locks a folder, so that one program at a time checks and replaces a file in it; does nothing without such locks.

    The lock ends with the process and leaves no file behind.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl

    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


Stamp = tuple[int, int, int]
"""Identifies a version of a file: inode, size, modification time."""


def stamp(path: Path) -> Stamp | None:
    """The stamp of a file; None if it does not exist."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def claim_new(path: Path) -> None:
    """Creates an empty file. Raises InputError(file_exists) if there is one already."""
    try:
        with path.open("x"):
            pass
    except FileExistsError:
        raise input_error(str(path), "file_exists") from None
    except (OSError, ValueError) as error:
        raise input_error(str(path), "not_writable", why=_why(error)) from None


def _why(error: OSError | ValueError) -> str:
    return (error.strerror or "none") if isinstance(error, OSError) else str(error)
