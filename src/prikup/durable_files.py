"""Files that are whole whatever ends the program: written beside their place, put on the disk, then renamed."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

NAME = 40
"""Most characters of a file's name that its temporary file repeats."""


def replace_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Writes a file atomically: at every moment it holds either the old bytes or the new ones, and at the end the new
    ones for good. Links are followed. Raises OSError."""
    place = Path(os.path.realpath(path))
    with written_beside(place, data) as fresh:
        fresh.replace(place)
    sync_folder(place.parent)


@contextlib.contextmanager
def written_beside(place: Path, data: bytes) -> Iterator[Path]:
    """A temporary file beside ``place`` with these bytes, synced to disk; deleted at the end if it is still there.

    It has the permissions of the file at ``place``, if there is one. Raises OSError.
    """
    fresh = temporary_name(place)
    try:
        with fresh.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if place.exists():
            fresh.chmod(place.stat().st_mode & 0o777)
        yield fresh
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink()


def temporary_name(place: Path) -> Path:
    """A hidden name of its own for a temporary file in the same folder."""
    return place.with_name(f".{place.name[:NAME]}.{secrets.token_hex(4)}.new")


def sync_folder(folder: Path) -> None:
    """Syncs a folder, so that new names in it reach the disk, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
