"""A full volume: nothing acknowledged is lost, and the server comes back by itself, whatever the size of the volume."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from prikup.server.errors import ServerError
from prikup.server.store import schema
from prikup.server.store.log_limit import LARGEST, SMALLEST, pages_for
from prikup.server.store.rows import Row
from prikup.server.store.store import Store
from tests.support.unable import unable
from tests.support.volume import Volume, mounted

BODY = b"x" * 3000
TOGETHER = 20


@pytest.fixture(params=[16, 24, 80])
def volume(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Volume]:
    with contextlib.ExitStack() as stack:
        try:
            made = stack.enter_context(mounted(tmp_path / "volume", request.param))
        except OSError as error:
            unable(f"a tmpfs cannot be mounted here: {error}")
        yield made


async def opened(volume: Volume) -> Store:
    store = Store(f"sqlite:///{volume.folder}/server.sqlite")
    await store.start()
    row = {"id": "a", "made": 1, "host": "h", "private": False, "status": "w", "rules": "r", "summary_seq": 0}
    await store.write(lambda connection: connection.execute(insert(schema.tables).values(**row)).rowcount)
    return store


class Appender:
    """Appends entries; ``done`` were acknowledged, and ``seq`` is the next number that is surely free."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.done: set[int] = set()
        self.seq = 0

    async def some(self) -> None:
        """Some entries. Raises ServerError(storage_failed)."""
        numbers = range(self.seq, self.seq + TOGETHER)
        self.seq += TOGETHER
        await self.store.write(lambda connection: None, rows=[Row("a", number, BODY) for number in numbers])
        self.done.update(numbers)

    async def refused(self) -> str:
        """The code of an error, if there is one."""
        try:
            await self.some()
        except ServerError as error:
            return error.code
        return ""

    async def until_full(self, most: int) -> None:
        for _ in range(most // (TOGETHER * len(BODY)) + 1):
            if await self.refused() == "storage_failed":
                return
        raise AssertionError("the volume is never full")

    async def well(self) -> None:
        """Until the database works again by itself."""
        for _ in range(600):
            if self.store.healthy:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the database stays failed")

    async def check(self) -> None:
        """What was acknowledged is there, and the database is whole."""

        def work(connection: Any) -> tuple[set[int], str]:
            found = connection.execute(select(schema.entries.c.seq)).scalars().all()
            return set(found), str(connection.exec_driver_sql("PRAGMA integrity_check").scalar())

        found, whole = await self.store.read(work)
        assert self.done <= found
        assert whole == "ok"


async def test_a_volume_is_used_up_and_comes_back(volume: Volume) -> None:
    other = volume.folder / "other"
    other.write_bytes(b"x" * (volume.size // 4))
    store = await opened(volume)
    appender = Appender(store)
    try:
        await appender.until_full(volume.size)
        # The room went into the database, not into its log.
        assert (volume.folder / "server.sqlite").stat().st_size > volume.size * 0.6
        await appender.check()
        other.unlink()
        await appender.well()
        before = len(appender.done)
        for _ in range(volume.size // 8 // (TOGETHER * len(BODY))):
            await appender.some()
        assert len(appender.done) > before
        await appender.check()
    finally:
        await store.stop()


async def test_somebody_else_fills_the_volume(volume: Volume) -> None:
    store = await opened(volume)
    appender = Appender(store)
    try:
        for _ in range(volume.size // 8 // (TOGETHER * len(BODY))):
            await appender.some()
        for name in ("first", "second"):
            other = volume.fill(name)
            await appender.until_full(volume.size)
            other.unlink()
            await appender.well()
            await appender.some()
            await appender.check()
    finally:
        await store.stop()


async def test_the_limit_follows_the_free_space(volume: Volume) -> None:
    store = await opened(volume)
    appender = Appender(store)
    log = volume.folder / "server.sqlite-wal"

    async def longest() -> int:
        found = 0
        for _ in range(40):
            await appender.some()
            found = max(found, log.stat().st_size)
        return found

    try:
        assert await longest() <= volume.size // 3 + (1 << 20)
        leave = volume.size // 2
        volume.fill("other", leave=leave)
        # What the log takes already is its own.
        room = leave + log.stat().st_size
        await longest()
        assert await longest() <= room // 3 + (64 << 10)
        await appender.check()
    finally:
        await store.stop()


@pytest.mark.parametrize(
    ("room", "pages"),
    [(0, SMALLEST), (100, 32), (6_000, 1024), (12_000, 2048), (23_999, 4096), (24_000, LARGEST), (10**9, LARGEST)],
)
def test_pages_by_room(room: int, pages: int) -> None:
    assert pages_for(room) == pages
