"""Log entries as rows, written many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, insert
from sqlalchemy.engine import Dialect

from prikup.server.store.schema import entries

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


@cache
def _statement(dialect: Dialect, rows: int) -> tuple[str, tuple[str, ...], bool]:
    """The insert statement for a number of rows, the names of its values in order, and whether they are positional."""
    names = [[f"{column}_{number}" for column in Row._fields] for number in range(rows)]
    values = [
        {column: bindparam(name, type_=entries.c[column].type) for column, name in zip(Row._fields, row, strict=True)}
        for row in names
    ]
    compiled: Any = insert(entries).values(values).compile(dialect=dialect)
    flat = tuple(name for row in names for name in row)
    assert not compiled.positional or tuple(compiled.positiontup) == flat, "the values are in the order of the rows"
    return str(compiled), flat, bool(compiled.positional)


def one_statement(rows: Sequence[Row]) -> bool:
    """Whether ``insert_rows`` writes them with one statement."""
    return 0 < len(rows) <= EXACT


def insert_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Writes entries in few statements.

    Each statement releases the interpreter's lock once. With a statement for each row, a busy event loop would keep the
    lock for milliseconds each time.
    """
    at = 0
    while at < len(rows):
        left = len(rows) - at
        size = left if left <= EXACT else min(LARGEST_CHUNK, 1 << left.bit_length() - 1)
        text, names, positional = _statement(connection.dialect, size)
        values = tuple(value for row in rows[at : at + size] for value in row)
        connection.exec_driver_sql(text, values if positional else dict(zip(names, values, strict=True)))
        at += size
