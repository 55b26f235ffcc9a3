"""Writes of a table: log entries, and the rows that are derived from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from prikup.core.match import PreparedMove
from prikup.core.seats import Seat
from prikup.server.store import schema
from prikup.server.store.rows import Row, insert_rows
from prikup.server.tables.log_entries import Did, LogEntry, entry_bytes


class Write(NamedTuple):
    """Entries that are written in one transaction."""

    entries: Sequence[LogEntry]
    prepared: PreparedMove | None = None
    """What the action among them brings."""
    status: str = ""
    """The table's new status, if it has one."""
    seats: Mapping[Seat, str] | None = None
    """The persons by seat, if that changed."""
    more: Callable[[Connection], None] | None = None
    """Other work in the same transaction."""
    then: Callable[[], None] | None = None
    """Called when the entries are written and announced."""


ENDED = ("over", "abandoned")
"""The status of a table where nothing can be played any more."""

Command = Callable[[], Write | None]
"""Returns what has to be written, None if nothing has. Raises PrikupError; then nothing changes."""
OnDone = Callable[[BaseException | None], None]
"""Called once, with None when a command is written and announced, or with its error. It must not raise."""


class NewTable(NamedTuple):
    """A table that is not in the database yet."""

    id: str
    made: int
    host: str
    private: bool
    status: str
    rules: str
    entries: Sequence[LogEntry]
    seats: Mapping[Seat, str]
    secret: str
    """From which the seeds of its bots come."""


def rows_of(table_id: str, first: int, entries: Sequence[LogEntry], epoch: int = 0) -> list[Row]:
    """Entries as rows, numbered from ``first``, of whoever has claimed the table with this epoch."""
    rows = []
    for seq, entry in enumerate(entries, first):
        if type(entry) is Did and entry.id:
            rows.append(Row(table_id, seq, entry_bytes(entry), entry.seat, entry.id, epoch))
        else:
            rows.append(Row(table_id, seq, entry_bytes(entry), epoch=epoch))
    return rows


def work_of(table_id: str, write: Write, stamp: Callable[[], int]) -> Callable[[Connection], None] | None:
    """What has to be written besides the entries, if anything. ``stamp`` gives the time for a table that ends."""
    if not write.status and write.seats is None and write.more is None:
        return None
    ended = stamp() if write.status in ENDED else None

    def work(connection: Connection) -> None:
        if write.status:
            change = update(schema.tables).where(schema.tables.c.id == table_id)
            connection.execute(change.values(status=write.status, ended=ended))
        if write.seats is not None:
            connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
            _insert_seats(connection, table_id, write.seats)
        if write.more is not None:
            write.more(connection)

    return work


def insert_table(
    connection: Connection, new: NewTable, stamp: int, origin: int | None = None, worker: str | None = None
) -> None:
    """Writes a new table with its first entries. ``stamp``: the time by which it will be old; ``origin``: what stands
    for the address from which it was opened; ``worker``: whose it is."""
    rows = rows_of(new.id, 0, new.entries)
    connection.execute(
        insert(schema.tables).values(
            id=new.id,
            made=new.made,
            host=new.host,
            private=new.private,
            status=new.status,
            rules=new.rules,
            summary=None,
            summary_seq=0,
            used=stamp,
            ended=None,
            named=True,
            size=sum(len(row.body) for row in rows),
            size_seq=len(rows),
            origin=origin,
            secret=new.secret,
        )
    )
    connection.execute(insert(schema.owners).values(table_id=new.id, worker=worker, epoch=1))
    insert_rows(connection, rows)
    _insert_seats(connection, new.id, new.seats)


def _insert_seats(connection: Connection, table_id: str, seats: Mapping[Seat, str]) -> None:
    if seats:
        rows: list[dict[str, Any]] = [
            {"table_id": table_id, "seat": seat, "user": user} for seat, user in sorted(seats.items())
        ]
        connection.execute(insert(schema.seats), rows)


def read_log(connection: Connection, table_id: str, first: int = 0) -> list[bytes]:
    """The entries of a log from number ``first`` on."""
    row = schema.entries.c
    query = select(row.body).where(row.table_id == table_id, row.seq >= first).order_by(row.seq)
    return [bytes(body) for body in connection.execute(query).scalars()]
