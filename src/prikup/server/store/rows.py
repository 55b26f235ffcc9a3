"""Log entries as rows, written many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import BigInteger, Connection, bindparam, cast, column, insert, select, values
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import IntegrityError

from prikup.server.store.schema import entries, owners

LARGEST_CHUNK = 256
"""Most rows of one statement: SQLite accepts about 30,000 values."""
EXACT = 64
"""Up to so many rows there is a statement for each number of rows, above only for powers of two: compiling them
takes time."""


class Row(NamedTuple):
    """One entry of a table's log."""

    table_id: str
    seq: int
    body: bytes
    seat: int | None = None
    client: str | None = None
    epoch: int = 0
    """The writer's claim of the table (``owners/``); 0 for an entry that is written whoever has the table."""


class Overtaken(Exception):
    """Another worker has claimed a table, or an entry with this number is there already: nothing was written, and
    whoever wants to write has to claim the table and to read its log again."""


_ENTRY = Row._fields[:-1]


@cache
def _statement(dialect: Dialect, rows: int, fenced: bool) -> tuple[str, tuple[str, ...], bool]:
    """The insert statement for a number of rows, the names of its values in order, and whether they are positional.

    A fenced one has no table for a row whose epoch is not that of its table, which the schema refuses: all rows are
    inserted or none, with one statement and without a transaction around it.
    """
    columns = Row._fields if fenced else _ENTRY
    names = [[f"{name}_{number}" for name in columns] for number in range(rows)]
    types = {name: entries.c[name].type if name in entries.c else BigInteger() for name in columns}
    given = [{key: bindparam(name, type_=types[key]) for key, name in zip(columns, row, strict=True)} for row in names]
    if fenced:
        listed = values(*[column(name, types[name]) for name in columns])
        # Nothing else says in a list of values of which type they are.
        lines = [tuple(cast(value, types[key]) for key, value in row.items()) for row in given]
        fresh = listed.data(lines).cte("fresh")
        mine = (owners.c.table_id == fresh.c.table_id) & (owners.c.epoch == fresh.c.epoch)
        chosen = select(owners.c.table_id, *[fresh.c[name] for name in _ENTRY[1:]]).outerjoin_from(fresh, owners, mine)
        compiled: Any = insert(entries).from_select(list(_ENTRY), chosen).compile(dialect=dialect)
    else:
        compiled = insert(entries).values(given).compile(dialect=dialect)
    flat = tuple(name for row in names for name in row)
    assert not compiled.positional or tuple(compiled.positiontup) == flat, "the values are in the order of the rows"
    return str(compiled), flat, bool(compiled.positional)


def one_statement(rows: Sequence[Row]) -> bool:
    """Whether ``insert_rows`` writes them with one statement."""
    return 0 < len(rows) <= EXACT and all(bool(row.epoch) == bool(rows[0].epoch) for row in rows)


def insert_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Writes entries in few statements. Raises Overtaken if one has an epoch that is not that of its table any more, or
    a number that is taken; the caller then rolls back what it has written of them.

    Each statement releases the interpreter's lock once. With a statement for each row, a busy event loop would keep the
    lock for milliseconds each time.
    """
    _insert(connection, [row for row in rows if not row.epoch], fenced=False)
    _insert(connection, [row for row in rows if row.epoch], fenced=True)


def _insert(connection: Connection, rows: Sequence[Row], *, fenced: bool) -> None:
    at, width = 0, len(Row._fields if fenced else _ENTRY)
    while at < len(rows):
        left = len(rows) - at
        size = left if left <= EXACT else min(LARGEST_CHUNK, 1 << left.bit_length() - 1)
        text, names, positional = _statement(connection.dialect, size, fenced)
        given = tuple(value for row in rows[at : at + size] for value in row[:width])
        try:
            connection.exec_driver_sql(text, given if positional else dict(zip(names, given, strict=True)))
        except IntegrityError:
            if fenced:
                raise Overtaken from None
            raise
        at += size
