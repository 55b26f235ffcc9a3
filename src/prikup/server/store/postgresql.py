"""A database of PostgreSQL: its URL, its connections, and what its errors mean.

The driver is pg8000, in threads as with SQLite (decision 0026). It raises one class of error for all that the server
says; which of SQLAlchemy's it is comes from the SQLSTATE, so that everything above needs to know one set of errors
only.
"""

from __future__ import annotations

import getpass
import os
import ssl
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, ProgrammingError

from prikup.server.errors import ServerError

DRIVERS = ("postgresql", "postgres", "postgresql+pg8000")
"""Names in URLs. Other drivers need packages that prikup does not bring."""
PATIENCE = 10.0
"""Seconds without a byte from the database after which a connection counts as lost."""
LEAST = 120_000
"""The oldest version that is served, as ``server_version_num``: 12."""

_SSL = {"disable": False, "require": True, "verify-full": None}
"""Values of ``sslmode`` in a URL; without one a connection is encrypted if the server can."""

_STATEMENT = {"22": DataError, "23": IntegrityError, "42": ProgrammingError}
"""Classes of SQLSTATE that one statement causes; every other error is the database's own."""
_GONE = ("08", "53", "57P", "25006", "XX")
"""Beginnings of the SQLSTATE of errors after which no connection is used again: lost, out of room, shutting down, not
(any more) the server that may be written to, broken."""


def connect_arguments(url: URL, patience: float) -> dict[str, Any]:
    """What the driver needs for a URL, as psql understands it: ``host`` as a part or as a query (a folder with the
    server's socket), ``sslmode``; the password may be in ``PGPASSWORD``. Raises ValueError."""
    query = {name: value for name, value in url.query.items() if isinstance(value, str)}
    host, mode = query.pop("host", url.host or "localhost"), query.pop("sslmode", "")
    if query or len(query) + 2 < len(url.query) or not url.database or (mode and mode not in _SSL):
        raise ValueError(url.drivername)
    port = url.port or 5432
    arguments: dict[str, Any] = {
        "user": url.username or getpass.getuser(),
        "password": url.password if url.password is not None else os.environ.get("PGPASSWORD"),
        "database": url.database,
        "application_name": "prikup",
        "timeout": patience,
    }
    if host.startswith("/"):
        arguments["unix_sock"] = f"{host.rstrip('/')}/.s.PGSQL.{port}"
        arguments["ssl_context"] = False
    else:
        arguments["host"], arguments["port"] = host, port
        if mode:
            arguments["ssl_context"] = ssl.create_default_context() if mode == "verify-full" else _SSL[mode]
    return arguments


def open_postgresql(url: URL, *, connections: int, patience: float = PATIENCE) -> Engine:
    """An engine; nothing is connected yet. Raises ValueError for a URL that cannot be read."""
    arguments = connect_arguments(url, patience)
    engine = create_engine(
        url.set(drivername="postgresql+pg8000", query={}),
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        # A connection of the pool may have ended while nobody used it.
        pool_pre_ping=True,
        connect_args=arguments,
    )
    event.listen(engine, "handle_error", _classified, retval=True)
    return engine


def check_postgresql(engine: Engine, url: str) -> None:
    """Finds out whether the database can be used. Raises ServerError: no_connection, bad_database."""
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql(
                "SELECT current_setting('server_version_num')::int, current_setting('server_encoding'),"
                " pg_is_in_recovery()"
            ).one()
    except DBAPIError as error:
        raise ServerError("no_connection", url=url, why=_told(error.orig)) from None
    version, encoding, copies = found
    if version < LEAST or encoding != "UTF8" or copies:
        raise ServerError("bad_database", url=url)


def sqlstate(error: BaseException | None) -> str:
    """The SQLSTATE of a driver's error; empty if it has none."""
    said = error.args[0] if error is not None and error.args else None
    return str(said.get("C", "")) if isinstance(said, dict) else ""


def _told(error: BaseException | None) -> str:
    """What the server or the system says, as one line."""
    said = error.args[0] if error is not None and error.args else ""
    cause = error.__cause__ if error is not None else None
    if isinstance(said, dict):
        said = said.get("M", "")
    elif isinstance(cause, OSError) and cause.strerror:
        said = cause.strerror
    return "".join(char if char.isprintable() else " " for char in str(said))[:160].strip() or "?"


def _classified(context: ExceptionContext) -> BaseException | None:
    """SQLAlchemy's error for what the driver has raised."""
    original = context.original_exception
    state = sqlstate(original)
    if not state:
        return None
    if state.startswith(_GONE):
        context.is_disconnect = True
    kind = _STATEMENT.get(state[:2], OperationalError)
    return kind(context.statement, None, original, hide_parameters=True)
