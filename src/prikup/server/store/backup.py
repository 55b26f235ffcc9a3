"""Copies of a database, made while its server runs, and put back while none does.

The file alone is no copy: what was written last lies in the write-ahead log beside it, and what is copied while
somebody writes may be half old, half new. SQLite's own backup reads one state of both.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL

from prikup.durable_files import sync_folder, temporary_name
from prikup.server.errors import ServerError
from prikup.server.store.database import BUSY, check, database_file, migrate, open_engine
from prikup.server.store.lock import lock

PARTS = ("", "-wal")
"""The suffixes of the files that belong to a database; a third, ``-shm``, is made again from them."""


def back_up(url: str, target: Path) -> None:
    """Writes a copy of a database, one file, that holds all that was acknowledged before the call.

    Its server may run: it goes on meanwhile. Raises ServerError: bad_database (there is none, or it is another
    program's), damaged_database; FileExistsError, OSError for ``target``, which is then left as it was.
    """
    file = database_file(url)
    if not file.is_file():
        raise ServerError("bad_database", url=url)
    if os.path.lexists(target):
        raise FileExistsError(target)
    with _new_file(target) as copy:
        _copy(file, copy, url)
        try:
            os.link(copy, target)
        except FileExistsError:
            raise
        except OSError:
            # A file system without hard links.
            os.rename(copy, target)
    sync_folder(target.parent)


def restore(url: str, source: Path) -> Path | None:
    """Puts a copy in the place of a database; gives the name under which the former one is kept, if there was one.

    Raises ServerError: database_in_use (its server runs), bad_database and damaged_database (the copy is none, or it is
    of a later version); OSError. Nothing has changed then.
    """
    file = database_file(url)
    file.parent.mkdir(parents=True, exist_ok=True)
    held = lock(file, url)
    try:
        with _new_file(file) as copy:
            _copy(source, copy, str(source))
            _bring_up_to_date(copy, str(source))
            aside = _keep_aside(file) if file.is_file() and file.stat().st_size else None
            # Whatever ends the program now: the former database is complete beside it.
            for suffix in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    os.unlink(file.with_name(file.name + suffix))
            os.replace(copy, file)
        sync_folder(file.parent)
    finally:
        held.release()
    return aside


def _copy(source: Path, target: Path, name: str) -> None:
    """Copies one state of a database into an empty file, checks it and puts it on the disk for good."""
    try:
        with contextlib.closing(_opened(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
            if not old.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                raise ServerError("bad_database", url=name)
            old.backup(new)
            # One file: no log is left beside it.
            new.execute("PRAGMA journal_mode=DELETE")
            found = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
        if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise OSError(str(error)) from None
        raise ServerError("damaged_database" if code == sqlite3.SQLITE_CORRUPT else "bad_database", url=name) from None
    if found != "ok":
        raise ServerError("damaged_database", url=name)
    _sync(target)


def _opened(file: Path) -> sqlite3.Connection:
    """A connection to read with. A copy without a log may lie where nothing can be written."""
    # A link to a database is that database, and its log lies there.
    file = Path(os.path.realpath(file))
    log = file.with_name(file.name + "-wal")
    mode = "mode=rw" if log.exists() or _in_use(file) else "mode=ro&immutable=1"
    return sqlite3.connect(f"{file.as_uri()}?{mode}", uri=True, timeout=BUSY / 1000)


def _in_use(file: Path) -> bool:
    return file.with_name(file.name + "-shm").exists() or file.with_name(file.name + ".lock").exists()


def _bring_up_to_date(copy: Path, name: str) -> None:
    """Brings a copy to the present form, and so finds out whether this program can read it."""
    engine = open_engine(URL.create("sqlite", database=str(copy)).render_as_string(), readers=1)
    try:
        check(engine)
        migrate(engine)
    except ServerError as error:
        raise ServerError(error.code, url=name) from None
    finally:
        engine.dispose()
    with contextlib.closing(sqlite3.connect(copy)) as link:
        link.execute("PRAGMA journal_mode=DELETE")
    _sync(copy)


def _keep_aside(file: Path) -> Path:
    """Keeps a database under another name as well, with what its log holds."""
    stem = f"{file.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}"
    aside = next(
        place
        for number in range(1000)
        if not (place := file.with_name(f"{stem}-{number}" if number else stem)).exists()
    )
    for suffix in reversed(PARTS):
        part = file.with_name(file.name + suffix)
        if not part.exists():
            continue
        try:
            os.link(part, aside.with_name(aside.name + suffix))
        except OSError:
            _sync(Path(shutil.copy2(part, aside.with_name(aside.name + suffix))))
    sync_folder(file.parent)
    return aside


@contextlib.contextmanager
def _new_file(beside: Path) -> Iterator[Path]:
    """An empty file in the same folder, which nobody else may read: it will hold the seeds of running deals."""
    name = temporary_name(beside)
    os.close(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield name
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            with contextlib.suppress(OSError):
                os.unlink(name.with_name(name.name + suffix))


def _sync(file: Path) -> None:
    """Puts a file on the disk for good."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())
