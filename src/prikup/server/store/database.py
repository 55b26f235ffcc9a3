"""Opens a database of SQLite or PostgreSQL: its URL, the settings of SQLite, and the migrations."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from prikup.server.errors import ServerError
from prikup.server.store.lock import Lock, lock
from prikup.server.store.postgresql import DRIVERS, PATIENCE, check_postgresql, open_postgresql

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
    "cockroachdb": "CockroachDB",
    "mysql": "MySQL",
    "mariadb": "MariaDB",
    "oracle": "Oracle",
    "mssql": "SQL Server",
}
"""Database systems that URLs of SQLAlchemy name and prikup does not work with, and how they are called."""

MIGRATION_LOCK = 7_201_001
"""A number of PostgreSQL's advisory locks, held while a server that starts looks at the schema."""

SINGLE_STATEMENT = "prikup.alone"
"""A key of ``Connection.info``: the next transaction is one statement, which SQLite begins and commits by itself.
Separate statements for that release the interpreter's lock two more times, and while the event loop is busy, each takes
long to get it back."""


def parsed_url(url: str) -> URL:
    """A URL of a database that prikup works with. Raises ServerError: bad_database for an invalid one, other_system
    for a system that it does not work with."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The second one: a port that is no number.
        raise ServerError("bad_database", url=shown(url)) from None
    system = OTHER_SYSTEMS.get(parsed.get_backend_name())
    if system is not None:
        raise ServerError("other_system", system=system)
    return parsed


def is_postgresql(url: str) -> bool:
    """Whether a URL names a database of PostgreSQL. Raises ServerError as ``parsed_url``."""
    return parsed_url(url).drivername in DRIVERS


def open_engine(url: str, *, readers: int, patience: float = PATIENCE) -> Engine:
    """The engine of a URL such as ``sqlite:////var/lib/prikup/server.sqlite`` (makes the folder of the file) or
    ``postgresql://prikup@db.example/prikup`` (connects to nothing yet; ``patience``: seconds until one that does not
    answer counts as lost).

    Raises ServerError as ``parsed_url`` and ``database_file``, and bad_database for a file that cannot be made.
    """
    if is_postgresql(url):
        try:
            return open_postgresql(parsed_url(url), connections=readers + 1, patience=patience)
        except ValueError:
            raise ServerError("bad_database", url=shown(url)) from None
    file = database_file(url)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds the seeds of running deals, so nobody else on this machine may read it.
        file.touch(mode=0o600)
    except OSError:
        raise ServerError("bad_database", url=shown(url)) from None
    engine = create_engine(
        make_url(url), hide_parameters=True, pool_size=readers + 1, connect_args={"check_same_thread": False}
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def database_file(url: str) -> Path:
    """The file that a URL names, at the end of all links: SQLite keeps its log beside that one. Touches nothing.

    Raises ServerError: bad_database for an invalid URL, and for a database in memory (the writer and the readers
    have their own connections and would see different databases); sqlite_only for PostgreSQL, other_system for others.
    """
    parsed = parsed_url(url)
    if parsed.drivername in DRIVERS:
        raise ServerError("sqlite_only", system="PostgreSQL")
    # Other drivers need their own event loop.
    other = parsed.drivername not in ("sqlite", "sqlite+pysqlite")
    if other or not parsed.database or parsed.database == ":memory:" or parsed.query:
        raise ServerError("bad_database", url=shown(url))
    return Path(os.path.realpath(parsed.database))


def file_of(engine: Engine) -> Path | None:
    """The file of a SQLite database, at the end of all links; None for another system."""
    return Path(os.path.realpath(str(engine.url.database))) if engine.dialect.name == "sqlite" else None


def lock_database(engine: Engine) -> Lock | None:
    """Makes sure that no other server has a SQLite database. Raises ServerError: database_in_use, bad_database.

    None for another system: there the workers find out in the database whose each table is (``owners/``).
    """
    file = file_of(engine)
    return lock(file, shown(str(engine.url))) if file is not None else None


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
    """Reads every page of a SQLite database once: some ten seconds for a gigabyte, and only at the start. Connects to
    PostgreSQL, which looks after its pages itself.

    Raises ServerError(damaged_database) if one cannot be read, so that it does not fail in the middle of a match,
    ServerError(bad_database) for a file that is no database, and for PostgreSQL no_connection, or bad_database for one
    that is too old, a copy that may not be written, or in another encoding than UTF-8.
    """
    url = shown(str(engine.url))
    if engine.dialect.name == "postgresql":
        check_postgresql(engine, url)
        return
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    except DBAPIError as error:
        raise ServerError("damaged_database" if _damaged(error.orig) else "bad_database", url=url) from None
    if found != "ok":
        raise ServerError("damaged_database", url=url)


def shown(url: str) -> str:
    """A URL for a message: without its password. A text without :// and @ holds none."""
    if "://" not in url and "@" not in url:
        return url[:120]
    try:
        parsed = make_url(url)
        if parsed.drivername in DRIVERS:
            parsed = parsed.set(drivername="postgresql")
        return parsed.render_as_string(hide_password=True)[:120]
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


def migrate(engine: Engine, revision: str = "head") -> None:
    """Migrates the database to the current schema, or up or down to an older one.

    Raises ServerError: newer_database if it belongs to a later version of this program, bad_database if to another
    one, damaged_database.
    """
    url = shown(str(engine.url))
    with _steps() as (config, steps):
        try:
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                if engine.dialect.name == "postgresql":
                    # Two servers that start together: the second one finds everything done.
                    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
                present = MigrationContext.configure(connection).get_current_revision()
                if present is not None and present not in steps:
                    raise ServerError("newer_database", url=url)
                config.attributes["connection"] = connection
                # The latest step comes first.
                down = revision in steps and present is not None and steps.index(revision) > steps.index(present)
                (command.downgrade if down else command.upgrade)(config, revision)
        except (SQLAlchemyError, CommandError) as error:
            damaged = isinstance(error, DBAPIError) and _damaged(error.orig)
            raise ServerError("damaged_database" if damaged else "bad_database", url=url) from None


def demand_present_form(engine: Engine) -> None:
    """Raises ServerError: old_database or newer_database for one that another version has left, bad_database for one
    that none has."""
    url = shown(str(engine.url))
    with _steps() as (_, steps):
        try:
            with engine.connect() as connection:
                present = MigrationContext.configure(connection).get_current_revision()
        except SQLAlchemyError:
            present = None
    if present is None:
        raise ServerError("bad_database", url=url)
    if present != steps[0]:
        raise ServerError("old_database" if present in steps else "newer_database", url=url)


@contextlib.contextmanager
def _steps() -> Iterator[tuple[Config, list[str]]]:
    """Alembic's settings, and all steps, the latest first."""
    config = Config()
    with resources.as_file(resources.files("prikup.server.store") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config, [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
