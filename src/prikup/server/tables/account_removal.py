"""Removes a deleted account from the tables: matches stay, only the name goes.

The name is removed from the logs, so that no later replay or record shows it. The id stays; nothing connects it with a
person any more.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, select, update

from prikup.server.errors import ServerError
from prikup.server.store import schema
from prikup.server.store.store import Store
from prikup.server.tables.hub import Hub
from prikup.server.tables.live_table import LiveTable
from prikup.server.tables.log_entries import SAT, Sat, entry_bytes, read_entry
from prikup.server.user import DELETED_NAME, User


async def remove_user(store: Store, hub: Hub, user_id: str) -> None:
    """Removes a person's name from all tables where they sit or sat, and leaves the tables that are not over.

    The person must have been deleted from the database before. The call is idempotent; what a crash interrupted is
    found by ``users_without_account``. Raises ServerError(storage_failed).
    """
    named = await store.read(partial(_named, user_id))
    await store.write(partial(_rename, user_id, named))
    _rename_live(await hub.in_memory(), user_id)
    gone = User(user_id, DELETED_NAME)
    seats = await store.read(partial(_seats, user_id))
    elsewhere = set()
    for seat in seats:
        # If nobody else sits there, nobody waits for the seat, and the table never wakes again.
        if seat.status == "waiting" or (seat.status == "playing" and seat.others):
            try:
                await hub.leave(gone, seat.table_id)
            except ServerError as error:
                if error.code == "storage_failed":
                    raise
                if error.code == "table_elsewhere":
                    # The worker that has it finds the seat by itself (``users_without_account``).
                    elsewhere.add(seat.table_id)
    await store.write(partial(_give_up, user_id, [seat.table_id for seat in seats if seat.table_id not in elsewhere]))


def users_without_account(connection: Connection) -> list[str]:
    """Ids of people who sit at tables but are not in the database: their removal was interrupted."""
    seat, user = schema.seats.c, schema.users.c
    query = select(seat.user).distinct().where(~select(user.id).where(user.id == seat.user).exists())
    return list(connection.execute(query).scalars())


class _Named(NamedTuple):
    """A log entry that holds the name."""

    table_id: str
    seq: int
    body: bytes


class _Seat(NamedTuple):
    """A seat of a person."""

    table_id: str
    status: str
    others: int
    """How many other persons sit there."""


def _named(user_id: str, connection: Connection) -> list[_Named]:
    entry, seat = schema.entries.c, schema.seats.c
    where = select(seat.table_id).where(seat.user == user_id)
    query = select(entry.table_id, entry.seq, entry.body).where(
        entry.table_id.in_(where), func.substr(entry.body, 1, len(SAT)) == SAT
    )
    return [_Named(row.table_id, row.seq, bytes(row.body)) for row in connection.execute(query)]


def _rename(user_id: str, named: Iterable[_Named], connection: Connection) -> None:
    row, table = schema.entries.c, schema.tables.c
    for table_id, seq, body in named:
        entry = read_entry(body)
        if isinstance(entry, Sat) and entry.user == user_id and entry.name != DELETED_NAME:
            new = entry_bytes(replace(entry, name=DELETED_NAME))
            connection.execute(update(schema.entries).where(row.table_id == table_id, row.seq == seq).values(body=new))
            # It is rebuilt from the log.
            connection.execute(update(schema.tables).where(table.id == table_id).values(summary=None, summary_seq=0))


def _rename_live(tables: Iterable[LiveTable], user_id: str) -> None:
    for live in tables:
        seat = live.table.seat_of(user_id)
        if seat >= 0 and live.table.chairs[seat].name != DELETED_NAME:
            live.table.chairs[seat].name = DELETED_NAME
            live.broadcast_table()


def _seats(user_id: str, connection: Connection) -> list[_Seat]:
    seat, other, table = schema.seats.c, schema.seats.alias().c, schema.tables.c
    others = select(func.count()).where(other.table_id == seat.table_id, other.user != user_id).scalar_subquery()
    query = (
        select(seat.table_id, table.status, others.label("others"))
        .join(schema.tables, table.id == seat.table_id)
        .where(seat.user == user_id)
    )
    return [_Seat(row.table_id, row.status, row.others) for row in connection.execute(query)]


def _give_up(user_id: str, tables: Iterable[str], connection: Connection) -> None:
    seat = schema.seats.c
    for table_id in tables:
        connection.execute(delete(schema.seats).where(seat.user == user_id, seat.table_id == table_id))
