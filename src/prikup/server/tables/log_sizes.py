"""How much the logs of tables take in the database, and whether there is room for another table.

``tables.size`` is written when a table is made, loaded and unloaded, not with each action; what the tables in memory
have grown since is added.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, func, select, update

from prikup.server.errors import ServerError
from prikup.server.settings import LogLimits
from prikup.server.store import schema
from prikup.server.store.store import Store

AT_ONCE = 50
"""Most logs measured in one transaction, since the tables wait for it."""
MEGABYTE = 1_000_000

_TABLE = schema.tables.c
_ENTRY = schema.entries.c


class RoomRequest(NamedTuple):
    """A request for room for one more table, with what is not in the database yet."""

    maker: str
    origin: int | None
    """What stands for the address; None has no limit."""
    since: int
    """The time from which the tables of one person, and of one address, count, in milliseconds since 1970."""
    grown_own: int
    """Bytes of the maker's logs that are not in ``tables.size`` yet."""
    grown_origin: int
    """The same of the address."""
    grown_all: int


def demand_room(limits: LogLimits, asked: RoomRequest, connection: Connection) -> None:
    """Raises ServerError(logs_full) if the logs of the person, or of the address, take all that one may have,
    ServerError(no_room) if those of everybody do."""
    size = func.coalesce(func.sum(_TABLE.size), 0)
    for who, where, grown, most in (
        ("person", _TABLE.host == asked.maker, asked.grown_own, limits.person_bytes),
        ("address", _TABLE.origin == asked.origin, asked.grown_origin, limits.address_bytes),
    ):
        if who == "address" and asked.origin is None:
            continue
        taken = connection.execute(select(size).where(where, _TABLE.made >= asked.since)).scalar_one()
        if int(taken) + grown >= most:
            raise ServerError("logs_full", who=who, megabytes=most // MEGABYTE, days=limits.person_days)
    if int(connection.execute(select(size)).scalar_one()) + asked.grown_all >= limits.all_bytes:
        raise ServerError("no_room")


async def measure(store: Store, awake: Collection[str]) -> int:
    """Measures the logs that grew before the server was killed, or that an older version wrote; not those of tables
    ``awake``, in memory. Returns how many. Raises ServerError(storage_failed)."""
    count, last = 0, ""
    while True:
        ids = await store.read(partial(_grown, last))
        if not ids:
            return count
        last = ids[-1]
        ids = [table_id for table_id in ids if table_id not in awake]
        if ids:
            await store.write(partial(_measure, ids))
            count += len(ids)


def _grown(last: str, connection: Connection) -> list[str]:
    length = select(func.max(_ENTRY.seq) + 1).where(_ENTRY.table_id == _TABLE.id).scalar_subquery()
    query = select(_TABLE.id).where(_TABLE.id > last, _TABLE.size_seq < length).order_by(_TABLE.id).limit(AT_ONCE)
    return list(connection.execute(query).scalars())


def _measure(ids: list[str], connection: Connection) -> None:
    own = _ENTRY.table_id == _TABLE.id
    more = select(func.coalesce(func.sum(func.length(_ENTRY.body)), 0)).where(own, _ENTRY.seq >= _TABLE.size_seq)
    length = select(func.coalesce(func.max(_ENTRY.seq) + 1, 0)).where(own)
    change = update(schema.tables).where(_TABLE.id.in_(ids))
    values = {"size": _TABLE.size + more.scalar_subquery(), "size_seq": length.scalar_subquery()}
    connection.execute(change.values(values))
