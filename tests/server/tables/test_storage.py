"""The database fails under running tables: only written actions are acknowledged, and play continues afterwards."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from prikup.server.bodies import Clock
from prikup.server.store import writer
from prikup.server.tables.table import Table
from prikup.server.tables.writes import read_log
from tests.server.tables.support import ANNA, BORIS, VERA, World, play, refused


class Disk:
    """Makes every transaction fail; with ``secretly`` it is written all the same."""

    def __init__(self) -> None:
        self.full = False
        self.secretly = False


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    found = Disk()
    honest = writer._commit

    def everything(connection: Connection, batch: list[writer.WriteJob]) -> None:
        if found.secretly:
            honest(connection, batch)
        if found.full:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))
        honest(connection, batch)

    def trial(self: Any) -> None:
        if not found.full:
            try_again(self)

    try_again = writer.Writer._try
    monkeypatch.setattr(writer, "_commit", everything)
    monkeypatch.setattr(writer.Writer, "_try", trial)
    monkeypatch.setattr(writer, "TRIAL", 0.01)
    yield found
    found.full = False


async def well_again(world: World) -> None:
    for _ in range(500):
        if world.store.healthy:
            break
        await asyncio.sleep(0.01)
    assert world.store.healthy
    await asyncio.sleep(0.02)
    await world.settle()


async def test_nothing_is_done_while_nothing_can_be_written(tmp_path: Path, disk: Disk) -> None:
    rng = random.Random(1)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA, clock=Clock(60_000, 0))).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        boris = clients[1]
        await world.wait(10)
        disk.full = True
        before = (world.live(table).table.length, [client.n for client in clients])
        action = boris.offered[0]
        for _ in range(3):
            assert (await boris.act(action, client_id="mine"))["code"] == "storage_failed"
        assert await refused(world.hub.leave(ANNA, table)) == "storage_failed"
        assert await refused(world.table(ANNA)) == "storage_failed"
        assert (world.live(table).table.length, [client.n for client in clients]) == before
        # The clocks stand, and nobody is replaced.
        await world.wait(1000)
        disk.full = False
        await well_again(world)
        assert boris.messages[-1]["t"] == "state"
        assert boris.state["times"]["left"] == [60_000, 50_000, 60_000]
        assert (await boris.act(action, client_id="mine"))["t"] == "done"
        assert await play(world, clients, rng, 20) == 20
        for client in clients:
            await client.check()


async def test_bots_go_on_when_the_database_does(tmp_path: Path, disk: Disk) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], pace=1000)).id
        anna = await world.open(table, ANNA)
        assert not anna.on_turn
        disk.full = True
        await world.wait(5)
        assert not world.store.healthy
        length = world.live(table).table.length
        disk.full = False
        await well_again(world)
        # It takes longer if a bot claims a new deal.
        for _ in range(20):
            await world.wait(5)
            if anna.offered:
                break
        assert world.live(table).table.length > length
        assert anna.on_turn


async def test_what_was_written_after_all_is_found_and_told(tmp_path: Path, disk: Disk) -> None:
    rng = random.Random(2)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        await play(world, clients, rng, 5)
        able = next(client for client in clients if client.on_turn)
        action, number = able.offered[0], able.n
        length = world.live(table).table.length
        disk.full = disk.secretly = True
        assert (await able.act(action, client_id="mine"))["code"] == "storage_failed"
        disk.full = disk.secretly = False
        await well_again(world)
        assert world.live(table).table.length > length
        assert able.n > number
        done = await able.act(action, client_id="mine", decision=number)
        assert done["t"] == "done"
        for client in clients:
            await client.check()
        assert await play(world, clients, rng, 20) == 20
        bodies = await world.store.read(lambda connection: read_log(connection, table))
        assert sum(b'"mine"' in body for body in bodies) == 1


async def test_a_table_that_fails_is_put_away_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)
    async with World(tmp_path) as world:
        sick = (await world.table(ANNA, BORIS, VERA)).id
        sound = (await world.table(ANNA, BORIS, VERA)).id
        clients = [await world.open(sick, user) for user in (ANNA, BORIS, VERA)]
        others = [await world.open(sound, user) for user in (ANNA, BORIS, VERA)]
        honest = Table.fold

        def fold(self: Table, entry: Any, ahead: Any = None) -> Any:
            if self.id == sick:
                raise RuntimeError("a bug")
            return honest(self, entry, ahead)

        monkeypatch.setattr(Table, "fold", fold)
        boris = clients[1]
        await boris.say(t="act", id="mine", decision=boris.n, action=boris.offered[0])
        assert all(client.ended for client in clients)
        assert await play(world, others, rng, 10) == 10
        assert [str(fault) for fault in world.faults.found] == ["a bug"]
        world.faults.found.clear()
        monkeypatch.undo()
        # Its log is whole: the action is there, and the table goes on.
        clients = [await world.open(sick, user) for user in (ANNA, BORIS, VERA)]
        assert (await clients[1].act({"do": "pass"}, client_id="mine"))["t"] == "done"
        assert await play(world, clients, rng, 10) == 10


async def test_the_end_of_a_server_is_told_to_its_pages(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        anna = await world.open(table, ANNA)
        await world.hub.stop()
        assert anna.ended
        assert (await anna.say(t="ping"))["t"] != "pong"
