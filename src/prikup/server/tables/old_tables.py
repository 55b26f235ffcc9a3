"""What time takes from the tables: names of finished matches, and tables that nobody uses.

A table where a match is being played is never touched.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from prikup.server.store import schema
from prikup.server.store.store import Store
from prikup.server.tables.hub import Hub
from prikup.server.tables.live_table import LiveTable
from prikup.server.tables.log_entries import SAT, Sat, entry_bytes, read_entry
from prikup.server.tables.writes import ENDED
from prikup.server.user import DELETED_NAME

AT_ONCE = 50
"""Most tables in one transaction, since the others wait for it."""

_TABLE = schema.tables.c


async def forget_names(store: Store, hub: Hub, before: int) -> int:
    """Takes the names of persons out of the tables that ended before a time; returns how many tables.

    Raises ServerError(storage_failed).
    """
    old = and_(_TABLE.named, _TABLE.status.in_(ENDED), _TABLE.ended < before)
    count = 0
    while ids := await store.read(partial(_ids, old)):
        await store.write(partial(_forget_names, ids))
        _forget_live(await hub.in_memory(), frozenset(ids))
        count += len(ids)
    return count


async def forget_origins(store: Store, before: int) -> int:
    """Takes what stands for an address out of the tables opened before a time; returns how many tables.

    Raises ServerError(storage_failed).
    """
    old = and_(_TABLE.origin.is_not(None), _TABLE.made < before)
    count = 0
    while ids := await store.read(partial(_ids, old)):
        change = update(schema.tables).where(_TABLE.id.in_(ids)).values(origin=None)
        count += await store.write(lambda connection, change=change: connection.execute(change).rowcount)  # type: ignore[misc]
    return count


async def forget_unused(store: Store, hub: Hub, before: int) -> int:
    """Deletes the tables that nobody has opened since a time and that never began, or that no person is left of;
    returns how many. Raises ServerError(storage_failed)."""
    left = select(schema.seats.c.seat).where(schema.seats.c.table_id == _TABLE.id).exists()
    unused = and_(
        _TABLE.used < before,
        or_(_TABLE.status == "waiting", and_(_TABLE.status.in_(ENDED), ~left)),
    )
    count = 0
    while True:
        awake = {live.table.id for live in await hub.in_memory()}
        ids = await store.read(partial(_ids, and_(unused, _TABLE.id.not_in(awake))))
        if not ids:
            return count
        gone = await store.write(partial(_delete, ids, unused))
        # Somebody may have opened one meanwhile: what was being loaded is in memory first.
        await hub.in_memory()
        for table_id in gone:
            hub.drop(table_id)
        count += len(gone)


def set_back(now: int, connection: Connection) -> None:
    """Sets times that lie in the future to now: they were written while the wall clock was ahead."""
    latest = now + 86_400_000
    for column in (
        schema.sessions.c.seen,
        schema.users.c.made,
        schema.records.c.opened,
        _TABLE.used,
        _TABLE.ended,
    ):
        connection.execute(update(column.table).where(column > latest).values({column: now}))


def _ids(where: ColumnElement[bool], connection: Connection) -> list[str]:
    query = select(_TABLE.id).where(where).order_by(_TABLE.id).limit(AT_ONCE)
    return list(connection.execute(query).scalars())


def _forget_names(ids: Iterable[str], connection: Connection) -> None:
    row = schema.entries.c
    query = select(row.table_id, row.seq, row.body).where(
        row.table_id.in_(ids), func.substr(row.body, 1, len(SAT)) == SAT
    )
    for table_id, seq, body in connection.execute(query).all():
        entry = read_entry(bytes(body))
        assert isinstance(entry, Sat)
        new = entry_bytes(replace(entry, name=DELETED_NAME))
        connection.execute(update(schema.entries).where(row.table_id == table_id, row.seq == seq).values(body=new))
    # The summary is made anew from the log.
    change = update(schema.tables).where(_TABLE.id.in_(ids))
    connection.execute(change.values(named=False, summary=None, summary_seq=0))


def _forget_live(tables: Iterable[LiveTable], ids: frozenset[str]) -> None:
    for live in tables:
        if live.table.id in ids:
            for chair in live.table.chairs:
                if chair.user:
                    chair.name = DELETED_NAME
            live.broadcast_table()


def _delete(ids: Iterable[str], where: Any, connection: Connection) -> list[str]:
    """Deletes those of some tables that are still as they were found."""
    gone = list(connection.execute(select(_TABLE.id).where(_TABLE.id.in_(ids), where)).scalars())
    for table in (schema.entries, schema.seats):
        connection.execute(delete(table).where(table.c.table_id.in_(gone)))
    connection.execute(delete(schema.tables).where(_TABLE.id.in_(gone)))
    return gone
