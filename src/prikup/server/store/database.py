"""Opens a database: its URL, the settings of SQLite, and the migrations."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from prikup.server.errors import ServerError
from prikup.server.store.lock import Lock, lock

BUSY = 10_000
"""Milliseconds that SQLite waits for a lock of another process before it gives up."""

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    # Every commit is on the disk before it is acknowledged, whatever happens to the machine's power.
    "PRAGMA synchronous=FULL",
    f"PRAGMA busy_timeout={BUSY}",
    "PRAGMA foreign_keys=ON",
)

OTHER_SYSTEMS = {
    "postgresql": "PostgreSQL",
    "postgres": "PostgreSQL",
    "cockroachdb": "CockroachDB",
    "mysql": "MySQL",
    "mariadb": "MariaDB",
    "oracle": "Oracle",
    "mssql": "SQL Server",
}
"""Database systems that URLs of SQLAlchemy name, and how they are called."""

SINGLE_STATEMENT = "prikup.alone"
"""A key of ``Connection.info``: the next transaction is one statement, which SQLite begins and commits by itself.
Separate statements for that release the interpreter's lock two more times, and while the event loop is busy, each takes
long to get it back."""


def open_engine(url: str, *, readers: int) -> Engine:
    """The engine of a URL such as ``sqlite:////var/lib/prikup/server.sqlite``; makes the folder of the file.

    Raises ServerError as ``database_file``, and bad_database for a file that cannot be made.
    """
    file = database_file(url)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds the seeds of running deals, so nobody else on this machine may read it.
        file.touch(mode=0o600)
    except OSError:
        raise ServerError("bad_database", url=_shown(url)) from None
    engine = create_engine(
        make_url(url), hide_parameters=True, pool_size=readers + 1, connect_args={"check_same_thread": False}
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def database_file(url: str) -> Path:
    """The file that a URL names, at the end of all links: SQLite keeps its log beside that one. Touches nothing.

    Raises ServerError: bad_database for an invalid URL, and for a database in memory (the writer and the readers
    have their own connections and would see different databases); sqlite_only for another system, which several
    servers could use at the same time, each with its own tables in memory.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The second one: a port that is no number.
        raise ServerError("bad_database", url=_shown(url)) from None
    system = OTHER_SYSTEMS.get(parsed.get_backend_name())
    if system is not None:
        raise ServerError("sqlite_only", system=system)
    # Other drivers need their own event loop.
    other = parsed.drivername not in ("sqlite", "sqlite+pysqlite")
    if other or not parsed.database or parsed.database == ":memory:" or parsed.query:
        raise ServerError("bad_database", url=_shown(url))
    return Path(os.path.realpath(parsed.database))


def file_of(engine: Engine) -> Path:
    """The file of a SQLite database, at the end of all links."""
    return Path(os.path.realpath(str(engine.url.database)))


def lock_database(engine: Engine) -> Lock:
    """Makes sure that no other server has this database. Raises ServerError: database_in_use, bad_database."""
    return lock(file_of(engine), _shown(str(engine.url)))


def on_damage(engine: Engine, tell: Callable[[], None]) -> None:
    """Calls ``tell``, in any thread, when a statement finds a damaged page of a SQLite database."""

    def look(context: ExceptionContext) -> None:
        if _damaged(context.original_exception):
            tell()

    event.listen(engine, "handle_error", look)


def _damaged(error: BaseException | None) -> bool:
    # The lower byte: the higher ones say more exactly what is damaged.
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(code, int) and code & 0xFF == sqlite3.SQLITE_CORRUPT


def check(engine: Engine) -> None:
    """Reads every page of a SQLite database once: some ten seconds for a gigabyte, and only at the start.

    Raises ServerError(damaged_database) if one cannot be read, so that it does not fail in the middle of a match, and
    ServerError(bad_database) for a file that is no database.
    """
    url = _shown(str(engine.url))
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except DBAPIError as error:
        raise ServerError("damaged_database" if _damaged(error.orig) else "bad_database", url=url) from None
    if found != "ok":
        raise ServerError("damaged_database", url=url)


def _shown(url: str) -> str:
    """A URL for a message: without its password. A text without :// and @ holds none."""
    if "://" not in url and "@" not in url:
        return url[:120]
    try:
        return make_url(url).render_as_string(hide_password=True)[:120]
    except (ArgumentError, ValueError):
        return "?"


def _set_up(raw: Any, record: object) -> None:
    # By default, Python's sqlite3 decides by itself when to begin a transaction.
    raw.isolation_level = None
    cursor = raw.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    if connection.info.pop(SINGLE_STATEMENT, False):
        return
    # The writer takes the write lock at once: a transaction that takes it later may have to be aborted.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Migrates the database to the current schema. Raises ServerError(bad_database) if it belongs to another program or
    to a later version of this one, ServerError(damaged_database) if it is damaged."""
    config = Config()
    with resources.as_file(resources.files("prikup.server.store") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        try:
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (SQLAlchemyError, CommandError) as error:
            damaged = isinstance(error, DBAPIError) and _damaged(error.orig)
            raise ServerError("damaged_database" if damaged else "bad_database", url=_shown(str(engine.url))) from None
