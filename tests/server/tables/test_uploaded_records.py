"""Uploaded records: canonical, within quotas, and gone when nobody opens them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from structlog.testing import capture_logs

from prikup import games
from prikup.notation.reading import record_text
from prikup.notation.record import Record
from prikup.server import uploaded_records
from prikup.server.errors import ServerError
from prikup.server.settings import DiskShares, Settings, UploadLimits
from prikup.server.store.disk_reserve import DiskReserve
from prikup.server.store.schema import records
from prikup.server.uploaded_records import UploadedRecords
from tests.server.tables.support import ANNA, BORIS, World, refused

DAY = 86_400.0
HERE, THERE = "192.0.2.1", "192.0.2.2"


def text(number: int = 0) -> str:
    """A short record, each number another one."""
    return record_text(Record.of(games.new_match("thousand/ru"), ("A", "B", "C"), f"match {number}"))


SIZE = len(text())


def limited(world: World, **limits: int) -> UploadedRecords:
    """Uploads with other limits."""
    settings = Settings(world.url, uploads=UploadLimits(**limits))
    disk = DiskReserve(world.url, settings.disk)
    return UploadedRecords(world.store, world.records._clock, disk, settings, world.origins)


async def stored(world: World) -> list[tuple[int, int, bytes]]:
    query = select(func.length(records.c.body), records.c.size, records.c.body).order_by(records.c.made)
    return [
        (one, two, bytes(body))
        for one, two, body in await world.store.read(lambda connection: list(connection.execute(query)))
    ]


@pytest.mark.parametrize(
    "pad",
    [
        lambda text: text + "\n" * 1_900_000,
        lambda text: text.replace("\nseat 0:", "\n" + "# note\n" * 200_000 + "seat 0:"),
        lambda text: text.replace("dealer: 0", "dealer:" + " " * 10_000 + "0"),
        lambda text: "\ufeff" + text.replace("\n", " \n"),
        lambda text: text.replace("rules: thousand/ru", "rules: thousand/ru+end.target=1000"),
    ],
)
async def test_padding_is_not_kept(tmp_path: Path, pad: Any) -> None:
    padded = pad(text())
    assert padded != text()
    async with World(tmp_path) as world:
        await world.records.keep(padded, ANNA.id)
        assert await stored(world) == [(SIZE, SIZE, text().encode())]


async def test_what_counts_is_the_size_of_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short = "".join(line for line in text().splitlines(keepends=True) if not line.startswith("options "))
    monkeypatch.setattr(uploaded_records, "LARGEST", SIZE - 1)
    assert len(short) < SIZE - 1
    async with World(tmp_path) as world:
        with pytest.raises(ServerError) as caught:
            await world.records.keep(short, ANNA.id)
        assert (caught.value.code, caught.value.params) == ("record_too_large", {"size": SIZE, "limit": SIZE - 1})
        assert await stored(world) == []
        monkeypatch.setattr(uploaded_records, "LARGEST", SIZE)
        await world.records.keep(short, ANNA.id)
        assert await stored(world) == [(SIZE, SIZE, text().encode())]


async def test_a_record_is_kept_once_for_a_person(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = await asyncio.gather(*(world.records.keep(text(), ANNA.id) for _ in range(5)))
        assert len({one.record for one in kept}) == 1
        assert (await world.records.keep(text(), BORIS.id)).record != kept[0].record
        assert len(await stored(world)) == 2


@pytest.mark.parametrize("limits", [{"person": 3}, {"person_bytes": 3 * SIZE + 5}])
async def test_a_person_keeps_so_much(tmp_path: Path, limits: dict[str, int]) -> None:
    async with World(tmp_path) as world:
        mine = limited(world, **limits)
        for number in range(3):
            await mine.keep(text(number), ANNA.id, f"192.0.2.{number}")
        with pytest.raises(ServerError) as caught:
            await mine.keep(text(4), ANNA.id)
        assert (caught.value.code, caught.value.params["who"]) == ("too_many_records", "person")
        # What is there already costs nothing; others are not concerned.
        await mine.keep(text(1), ANNA.id)
        await mine.keep(text(4), BORIS.id)
        assert len(await stored(world)) == 4


@pytest.mark.parametrize("limits", [{"address": 3}, {"address_bytes": 3 * SIZE + 5}])
async def test_an_address_keeps_so_much_whoever_asks(tmp_path: Path, limits: dict[str, int]) -> None:
    async with World(tmp_path) as world:
        mine = limited(world, **limits)
        for number in range(3):
            await mine.keep(text(number), f"guest {number}", HERE)
        with pytest.raises(ServerError) as caught:
            await mine.keep(text(4), "guest 4", HERE)
        assert (caught.value.code, caught.value.params["who"]) == ("too_many_records", "address")
        await mine.keep(text(4), "guest 4", THERE)
        for number in range(5, 10):
            await mine.keep(text(number), "guest 5", "127.0.0.1")
        # A restart does not begin anew, and no address stands in the database.
        await world.restart()
        again = limited(world, **limits)
        assert await refused(again.keep(text(4), "guest 6", HERE)) == "too_many_records"
    assert b"192.0.2" not in (tmp_path / "server.sqlite").read_bytes()


@pytest.mark.parametrize("limits", [{"all": 3}, {"all_bytes": 3 * SIZE + 5}])
async def test_all_together_keep_so_much(tmp_path: Path, limits: dict[str, int]) -> None:
    async with World(tmp_path) as world:
        mine = limited(world, **limits)
        asked = [mine.keep(text(number), f"guest {number}", f"192.0.2.{number}") for number in range(8)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        codes = [getattr(one, "code", "kept") for one in found]
        assert sorted(codes) == ["kept"] * 3 + ["no_room"] * 5
        assert len(await stored(world)) == 3


async def test_what_nobody_opens_goes_and_opening_refreshes(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        opened = (await world.records.keep(text(1), ANNA.id)).record
        left = (await world.records.keep(text(2), ANNA.id)).record
        for _ in range(4):
            world.time._ticks += 100 * DAY
            await world.records.record(opened)
            # That it was opened is written without anybody waiting for it; the next write comes after it.
            await world.records.keep(text(3), BORIS.id)
            await world.records.forget_unopened()
        assert await refused(world.records.record(left)) == "unknown_record"
        await world.records.record(opened)
        await world.records.keep(text(3), BORIS.id)
        world.time._ticks += 181 * DAY
        assert await world.records.forget_unopened() == 2
        assert await refused(world.records.replay(opened, 1)) == "unknown_record"


async def test_a_record_is_read_although_its_opening_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with World(tmp_path) as world:
        kept = (await world.records.keep(text(1), ANNA.id)).record
        world.time._ticks += 2 * DAY
        monkeypatch.setattr(world.store, "append", lambda _rows, done, _call: done(None, OSError("full")))
        with capture_logs() as said:
            assert (await world.records.record(kept)).about == "match 1"
        assert [one["event"] for one in said] == ["not_refreshed"]


async def test_uploads_stop_while_the_disk_is_nearly_full_and_tables_go_on(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        free = [1000, 99]
        reserve = DiskReserve(world.url, DiskShares(), lambda _: (free[0], free[1]))
        world.records._disk = reserve
        assert await refused(world.records.keep(text(), ANNA.id)) == "no_room"
        assert await stored(world) == []
        # What is kept can be opened, new people and tables come in, and there is play.
        reserve.demand_for_new()
        table = await world.table(ANNA, bots=["random", "random"])
        assert table.status == "playing"
        free[1] = 49
        with pytest.raises(ServerError, match="no_room"):
            reserve.demand_for_new()
        anna = await world.open(table.id, ANNA)
        await world.wait(1)
        assert anna.n > 0
        free[1] = 100
        await world.records.keep(text(), ANNA.id)


def test_on_a_large_disk_two_gigabytes_are_enough(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite'}"
    DiskReserve(url, DiskShares(), lambda _: (10**13, 2 * 10**9)).demand_for_upload()
    with pytest.raises(ServerError, match="no_room"):
        DiskReserve(url, DiskShares(), lambda _: (10**13, 2 * 10**9 - 1)).demand_for_upload()

    def lost(_: Path) -> tuple[int, int]:
        raise OSError

    DiskReserve(url, DiskShares(), lost).demand_for_new()
    DiskReserve("postgresql://x/y", DiskShares(), lost).demand_for_new()
