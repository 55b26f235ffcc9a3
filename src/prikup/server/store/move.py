"""Copies everything that a club has from one database to another: SQLite to PostgreSQL, back, or two of a kind."""

from __future__ import annotations

import contextlib
import hashlib
import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Engine, Table, bindparam, delete, func, insert, select
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError

from prikup.server.errors import ServerError
from prikup.server.owners.statements import living
from prikup.server.store import schema
from prikup.server.store.backup import back_up
from prikup.server.store.database import (
    check,
    database_file,
    demand_present_form,
    is_postgresql,
    lock_database,
    migrate,
    open_engine,
    parsed_url,
    shown,
)

CHUNK = 256
"""Rows of one statement."""
_NOT_MOVED = (schema.workers, schema.pulse)
"""What belongs to the servers of one database and not to its people."""


class Copied(NamedTuple):
    """What was copied."""

    tables: int
    entries: int
    users: int


def move(source: str, target: str) -> Copied:
    """Copies the database ``source`` into ``target``, which has to be empty; ``source`` is left as it is.

    The copy is one transaction, and all of it is read again and compared before that is committed: in the end
    everything is there or nothing. No server may run on ``source`` meanwhile, or what it acknowledges is not in the
    copy.

    Raises ServerError: same_database, bad_database, other_system, no_connection, damaged_database, newer_database,
    old_database (a PostgreSQL database that no server of this version has brought up to date), database_in_use,
    database_not_empty, not_moved (the target refuses what the source holds, or the connection was lost).
    """
    if parsed_url(source) == parsed_url(target):
        raise ServerError("same_database", url=shown(source))
    with _readable(source) as old, _opened(target) as new:
        held = lock_database(new)
        try:
            check(new)
            migrate(new)
            return _copied(old, new, shown(target))
        except DBAPIError as error:
            why = " ".join(str(error.orig).split())[:200]
            raise ServerError("not_moved", url=shown(target), why=why) from None
        finally:
            if held is not None:
                held.release()


@contextlib.contextmanager
def _readable(url: str) -> Iterator[Engine]:
    """The source, in the present form. A file is read from a copy, so that it stays in the form that it has."""
    if is_postgresql(url):
        with _opened(url) as engine:
            check(engine)
            demand_present_form(engine)
            _demand_nobody(engine, url)
            yield engine
        return
    file = database_file(url)
    if not file.is_file():
        raise ServerError("bad_database", url=shown(url))
    with _opened(url) as original, tempfile.TemporaryDirectory(prefix=".prikup-move-", dir=file.parent) as folder:
        held = lock_database(original)
        try:
            copy = Path(folder) / "copy.sqlite"
            back_up(url, copy)
            with _opened(URL.create("sqlite", database=str(copy)).render_as_string()) as engine:
                try:
                    migrate(engine)
                except ServerError as error:
                    raise ServerError(error.code, url=shown(url)) from None
                yield engine
        finally:
            if held is not None:
                held.release()


@contextlib.contextmanager
def _opened(url: str) -> Iterator[Engine]:
    engine = open_engine(url, readers=1)
    try:
        yield engine
    finally:
        engine.dispose()


def _demand_nobody(engine: Engine, url: str) -> None:
    """Raises ServerError(database_in_use) while a worker lives there."""
    with engine.connect() as connection:
        if living(connection):
            raise ServerError("database_in_use", url=shown(url))


def _copied(old: Engine, new: Engine, target: str) -> Copied:
    counts: dict[str, int] = {}
    with old.connect() as source, new.connect().execution_options(writes=True) as sink, sink.begin():
        if old.dialect.name == "postgresql":
            source.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        wanted = [table for table in schema.metadata.sorted_tables if table not in _NOT_MOVED]
        for table in wanted:
            # The server's own values are made by the first start; nobody has used them yet.
            if table is schema.server_values:
                sink.execute(delete(table))
            elif sink.execute(select(func.count()).select_from(table)).scalar_one():
                raise ServerError("database_not_empty", url=target)
        for table in wanted:
            sent = _copy_table(table, source, sink)
            counts[table.name] = sent.rows
            if sent != _summary(_rows(table, sink)):
                raise ServerError("not_moved", url=target, why=table.name)
    return Copied(counts["tables"], counts["entries"], counts["users"])


class _Summary(NamedTuple):
    """The rows of a table: how many, and a digest that does not depend on their order."""

    rows: int
    digest: int


def _summary(parts: Iterable[list[tuple[Any, ...]]]) -> _Summary:
    count = digest = 0
    for rows in parts:
        count += len(rows)
        for row in rows:
            digest ^= _digest_of(row)
    return _Summary(count, digest)


def _copy_table(table: Table, source: Connection, sink: Connection) -> _Summary:
    def written() -> Iterator[list[tuple[Any, ...]]]:
        for rows in _rows(table, source):
            text, positional, names = _insert(table, sink.dialect, len(rows))
            flat = tuple(value for row in rows for value in row)
            sink.exec_driver_sql(text, flat if positional else dict(zip(names, flat, strict=True)))
            yield rows

    return _summary(written())


def _rows(table: Table, connection: Connection) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of a table, some at a time. Nobody has a table in the new database yet."""
    found = connection.execute(select(table).execution_options(yield_per=CHUNK))
    worker = list(table.c.keys()).index("worker") if table is schema.owners else None
    for part in found.partitions():
        if worker is None:
            yield [tuple(row) for row in part]
        else:
            yield [(*row[:worker], None, *row[worker + 1 :]) for row in part]


def _digest_of(row: tuple[Any, ...]) -> int:
    """A number that stands for a row. No two rows of a table are alike, so none cancels another one."""
    return int.from_bytes(hashlib.blake2b(repr(row).encode(), digest_size=16).digest())


@cache
def _insert(table: Table, dialect: Dialect, rows: int) -> tuple[str, bool, tuple[str, ...]]:
    """The statement that inserts so many rows, whether its values are positional, and their names."""
    names = [[f"{column.name}_{number}" for column in table.c] for number in range(rows)]
    given = [
        {column.name: bindparam(name, type_=column.type) for column, name in zip(table.c, row, strict=True)}
        for row in names
    ]
    compiled: Any = insert(table).values(given).compile(dialect=dialect)
    flat = tuple(name for row in names for name in row)
    assert not compiled.positional or tuple(compiled.positiontup) == flat, "the values are in the order of the rows"
    return str(compiled), bool(compiled.positional), flat
