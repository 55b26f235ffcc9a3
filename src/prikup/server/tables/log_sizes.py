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


class Asked(NamedTuple):
    """A question for room."""

    maker: str
    since: int
    """The time from which the tables of one person count, in milliseconds since 1970."""
    grown_own: int
    """Bytes of the maker's logs that are not in ``tables.size`` yet."""
    grown_all: int


def demand_room(limits: LogLimits, asked: Asked, connection: Connection) -> None:
    """Raises ServerError(logs_full) if the person's logs take all that one person may have, ServerError(no_room) if
    those of everybody do."""
    size = func.coalesce(func.sum(_TABLE.size), 0)
    own = select(size).where(_TABLE.host == asked.maker, _TABLE.made >= asked.since)
    if int(connection.execute(own).scalar_one()) + asked.grown_own >= limits.person_bytes:
        raise ServerError("logs_full", megabytes=limits.person_bytes // MEGABYTE, days=limits.person_days)
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
    for table_id in ids:
        known = connection.execute(select(_TABLE.size, _TABLE.size_seq).where(_TABLE.id == table_id)).first()
        if known is None:
            continue
        size, seq = known
        more = select(func.coalesce(func.sum(func.length(_ENTRY.body)), 0), func.max(_ENTRY.seq)).where(
            _ENTRY.table_id == table_id, _ENTRY.seq >= seq
        )
        added, newest = connection.execute(more).one()
        if newest is not None:
            values = {"size": size + added, "size_seq": newest + 1}
            connection.execute(update(schema.tables).where(_TABLE.id == table_id).values(values))
