"""Files: read whole and checked, written at once or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from prikup.cli.trouble import trouble
from prikup.notation.record import LARGEST_FILE

LONGEST = LARGEST_FILE
"""What is longer is refused unread."""


def read_bytes(path: Path) -> bytes:
    """What a file holds. Raises Trouble for one that is missing, unreadable or too big."""
    where = str(path)
    try:
        if not path.exists():
            raise trouble(where, "no_file")
        if not path.is_file():
            raise trouble(where, "not_readable", why="none")
        size = path.stat().st_size
        if size > LONGEST:
            raise trouble(where, "too_large", size=size, limit=LONGEST)
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise trouble(where, "not_readable", why=_why(error)) from None


def write_text(path: Path, text: str) -> None:
    """Writes a file so that at every moment it holds the old text or the new one, whole. Raises Trouble."""
    try:
        folder = path.parent
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            if path.exists():
                os.chmod(name, path.stat().st_mode & 0o777)
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
        _sync_folder(folder)
    except (OSError, ValueError) as error:
        raise trouble(str(path), "not_writable", why=_why(error)) from None


Stamp = tuple[int, int, int]
"""Tells one writing of a file from another: its number on the disk, its size, its time."""


def stamp(path: Path) -> Stamp | None:
    """The stamp of a file; None where there is none."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def claim_new(path: Path) -> None:
    """Makes an empty file that was not there before. Raises Trouble(file_exists) rather than touch another's."""
    try:
        with path.open("x"):
            pass
    except FileExistsError:
        raise trouble(str(path), "file_exists") from None
    except (OSError, ValueError) as error:
        raise trouble(str(path), "not_writable", why=_why(error)) from None


def _sync_folder(folder: Path) -> None:
    """The new name reaches the disk too, where the system lets one say so."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _why(error: OSError | ValueError) -> str:
    return (error.strerror or "none") if isinstance(error, OSError) else str(error)
