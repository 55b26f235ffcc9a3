"""Uploaded records: checked, kept in canonical form within limits, shown, and deleted when nobody opens them.

The database does not hold the address of who uploads, only 16 bits that stand for it (``origins.py``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update

from prikup.core.match import Match
from prikup.notation.reading import load_match, read_record, record_text
from prikup.notation.record import Record
from prikup.server.accounts.secrets import new_id
from prikup.server.bodies import RecordKept, Replay
from prikup.server.errors import ServerError
from prikup.server.logs import logger
from prikup.server.origins import Origins
from prikup.server.retention_clock import DAY, RetentionClock
from prikup.server.settings import Settings
from prikup.server.store.disk_reserve import DiskReserve
from prikup.server.store.schema import records
from prikup.server.store.store import Store
from prikup.server.tables import replays
from prikup.server.tables.options import check_game

T = TypeVar("T")

LARGEST = 2_000_000
"""Most characters of an uploaded record, and most bytes of its canonical form; a long match has a tenth of that."""
AT_ONCE = 200
"""Most records deleted in one transaction, since the tables wait for it."""
MEGABYTE = 1_000_000

_WORKER = ThreadPoolExecutor(1, "records")
"""One thread for all of them: a long record delays no table's replay."""


class UploadedRecords:
    """The uploaded records of a server."""

    def __init__(
        self, store: Store, clock: RetentionClock, disk: DiskReserve, settings: Settings, origins: Origins
    ) -> None:
        self._store = store
        self._clock = clock
        self._disk = disk
        self._limits = settings.uploads
        self._days = settings.record_days
        self._origins = origins

    async def keep(self, text: str, user_id: str, address: str = "") -> RecordKept:
        """Checks a record (text or JSON) and keeps its canonical form. The same record of the same person is kept once.

        Raises RecordError, ServerError: record_too_large, no_table, no_room, too_many_records.
        """
        if len(text) > LARGEST:
            raise ServerError("record_too_large", size=len(text), limit=LARGEST)
        self._disk.demand_for_upload()
        record, match = await _in_thread(partial(_canonical, text))
        check_game(match.game)
        body = record_text(record).encode()
        if len(body) > LARGEST:
            raise ServerError("record_too_large", size=len(body), limit=LARGEST)
        # Much else may have been kept while this one was replayed.
        self._disk.demand_for_upload()
        record_id = await self._store.write(
            partial(self._insert, body, user_id, self._origins.of_record(address), self._clock.stamp())
        )
        return RecordKept(record_id, record.rules, record.names, replays.deals_of(match))

    async def record(self, record_id: str) -> Record:
        """An uploaded record. Raises ServerError(unknown_record)."""
        return await _in_thread(partial(read_record, await self.body(record_id)))

    async def replay(self, record_id: str, deal: int) -> Replay:
        """A deal of an uploaded record with all hands. Raises ServerError: unknown_record, no_such_deal."""
        body = await self.body(record_id)

        def work() -> Replay:
            record = read_record(body)
            match = record.match()
            return replays.replay(match, match.log, deal, record.names)

        return replays.of_record(await _in_thread(work), record_id)

    async def forget_unopened(self) -> int:
        """Deletes what nobody has opened for ``record_days``; returns how many. Raises ServerError(storage_failed)."""
        old = records.c.opened < self._clock.now() - self._days * DAY
        found = select(records.c.id).where(old).limit(AT_ONCE)
        count = 0
        while ids := await self._store.read(lambda connection: list(connection.execute(found).scalars())):
            # Looked at anew in the transaction: somebody may have opened one meanwhile.
            gone = delete(records).where(records.c.id.in_(ids), old)
            count += await self._store.write(lambda connection, gone=gone: connection.execute(gone).rowcount)  # type: ignore[misc]
        return count

    def _insert(self, body: bytes, user_id: str, origin: int | None, now: int, connection: Connection) -> str:
        row, limits = records.c, self._limits
        same = select(row.id).where(row.user == user_id, row.size == len(body), row.body == body)
        known = connection.execute(same).scalar()
        if known is not None:
            connection.execute(update(records).where(row.id == known).values(opened=now))
            return str(known)
        for who, where, most, most_bytes in (
            ("person", row.user == user_id, limits.person, limits.person_bytes),
            ("address", row.origin == origin, limits.address, limits.address_bytes),
        ):
            if who == "address" and origin is None:
                continue
            count, size = _sum(connection, where)
            if count >= most or size + len(body) > most_bytes:
                raise ServerError("too_many_records", who=who, most=most, megabytes=most_bytes // MEGABYTE)
        count, size = _sum(connection, row.opened >= 0)
        if count >= limits.all or size + len(body) > limits.all_bytes:
            raise ServerError("no_room")
        record_id = new_id()
        connection.execute(
            insert(records).values(
                id=record_id, made=now, user=user_id, body=body, opened=now, size=len(body), origin=origin
            )
        )
        return record_id

    async def body(self, record_id: str) -> bytes:
        row = records.c
        query = select(row.body, row.opened).where(row.id == record_id[:32])
        found = await self._store.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise ServerError("unknown_record")
        now = self._clock.stamp()
        if now - found.opened > DAY:
            # Once a day is enough, and whoever looks need not wait for it.
            opened = update(records).where(row.id == record_id[:32], row.opened < now).values(opened=now)
            self._store.append((), _opened, lambda connection: connection.execute(opened).rowcount)
        return bytes(found.body)


def _opened(_result: Any, error: BaseException | None) -> None:
    if error is not None:
        logger("records").warning("not_refreshed")


def _sum(connection: Connection, where: Any) -> tuple[int, int]:
    """How many records there are, and how many bytes they have."""
    query = select(func.count(), func.coalesce(func.sum(records.c.size), 0)).where(where)
    count, size = connection.execute(query).one()
    return int(count), int(size)


def _canonical(text: str) -> tuple[Record, Match[Any, Any, Any]]:
    """A record as it would be written now, from its match: nothing of the text is left but names and a remark."""
    record, match = read_record(text), load_match(text)
    return Record.of(match, record.names, record.about), match


async def _in_thread(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_WORKER, work)
