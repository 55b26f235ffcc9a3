"""Several servers on one database: each table has one of them, and goes on at another one when that stops, dies, or
only seems to."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from prikup.server.errors import ServerError
from prikup.server.owners import statements
from prikup.server.owners.lease import LENGTH, MARGIN
from prikup.server.owners.worker import Worker
from prikup.server.store.store import Store
from prikup.server.tables.log_entries import Did, read_entry
from prikup.server.tables.table import load
from prikup.server.tables.writes import read_log
from tests.server.tables.support import ANNA, BORIS, LONG, VERA, Client, World, play, refused

pytestmark = pytest.mark.search

PEOPLE = (ANNA, BORIS, VERA)


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[World, World]]:
    """Two servers of one database."""
    async with World(database, worker="a") as one, World(database, worker="b") as other:
        yield one, other


async def until(true: Callable[[], bool], seconds: float = 20.0) -> float:
    """Waits until something is true; how long that took."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < seconds
        await asyncio.sleep(0.01)
    return time.monotonic() - began


async def opened(world: World, table: str) -> list[Client]:
    return [await world.open(table, user) for user in PEOPLE]


async def checked_log(world: World, table: str) -> list[Did]:
    """The actions of people in a log that can be played again, each there once."""
    bodies = await world.store.read(lambda connection: read_log(connection, table))
    assert load(table, bodies).length == len(bodies)
    done = [entry for entry in map(read_entry, bodies) if isinstance(entry, Did) and entry.id]
    assert len({(entry.seat, entry.id) for entry in done}) == len(done)
    return done


async def test_any_server_knows_where_a_table_is(two: tuple[World, World]) -> None:
    one, other = two
    table = (await one.table(*PEOPLE, rules=LONG)).id
    with pytest.raises(ServerError) as caught:
        await other.open(table, ANNA)
    assert (caught.value.code, caught.value.params) == ("table_elsewhere", {"worker": "a", "url": "/w/a"})
    assert await refused(other.hub.sit(ANNA, table, 0)) == "table_elsewhere"
    assert (await other.hub.place(table))[:2] == ("a", "/w/a")
    assert await one.hub.place(table) == one.hub.here
    # It stands in the list of one's matches everywhere, from its log.
    lines = await other.hub.matches(ANNA.id)
    assert [line.table.id for line in lines] == [table]
    assert other.hub.live == 0
    assert await refused(other.hub.info("nothing")) == "unknown_table"
    assert await other.hub.place("nothing") == other.hub.here


async def test_a_table_is_handed_over(two: tuple[World, World]) -> None:
    one, other = two
    rng = random.Random(1)
    table = (await one.table(*PEOPLE, rules=LONG)).id
    clients = await opened(one, table)
    assert await play(one, clients, rng, 10) == 10
    await one.hub.hand_over(table)
    assert all(client.ended for client in clients)
    assert one.hub.live == 0
    again = await opened(other, table)
    assert [client.state["view"] for client in again] == [client.state["view"] for client in clients]
    assert await play(other, again, rng, 10) == 10
    assert len(await checked_log(other, table)) == 20
    with pytest.raises(ServerError, match="table_elsewhere"):
        await one.open(table, ANNA)


async def test_a_server_hands_everything_over(two: tuple[World, World]) -> None:
    one, other = two
    tables = [(await one.table(*PEOPLE, rules=LONG)).id for _ in range(3)]
    clients = await opened(one, tables[0])
    assert await one.hub.drain() == 3
    assert all(client.ended for client in clients)
    assert await refused(one.hub.info(tables[0])) == "table_elsewhere"
    late = (await one.table(ANNA)).id
    assert [seat.name for seat in (await other.hub.info(late)).seats] == ["Anna", "", ""]
    assert [(await one.hub.place(table)).worker for table in tables] == ["b"] * 3
    assert len(await opened(other, tables[0])) == 3
    # The last one keeps what it has: nobody could take it.
    assert one.worker is not None
    await one.worker.stop()
    assert await other.hub.drain() == 0
    assert len(await opened(other, tables[1])) == 3


async def test_a_server_is_asked_to_leave(two: tuple[World, World]) -> None:
    one, other = two
    asked: list[bool] = []
    assert one.worker is not None
    one.worker.on_end = lambda: asked.append(True)
    assert await other.store.write(lambda link: statements.ask_to_leave(link, "a")) == one.worker.incarnation
    await until(lambda: bool(asked))
    place = await other.store.read(lambda link: statements.other_worker(link, "b"))
    assert place is None, "nobody hands over to one that leaves"
    assert await other.store.write(lambda link: statements.ask_to_leave(link, "nobody")) is None


async def test_a_server_that_ends_leaves_its_tables_at_once(database: str) -> None:
    rng = random.Random(2)
    async with World(database, worker="b") as other:
        async with World(database, worker="a") as one:
            table = (await one.table(*PEOPLE, rules=LONG)).id
            assert await play(one, await opened(one, table), rng, 10) == 10
        clients = await opened(other, table)
        assert await play(other, clients, rng, 10) == 10
        assert len(await checked_log(other, table)) == 20


async def test_a_server_that_dies_is_replaced_when_its_lease_ends(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(3)
    async with World(database, worker="a") as one, World(database, worker="b") as other:
        table = (await one.table(*PEOPLE, rules=LONG)).id
        assert await play(one, await opened(one, table), rng, 10) == 10
        assert one.worker is not None
        # As after SIGKILL: no beat comes any more, and nobody resigns.
        one.worker._stopping.set()
        one.worker.on_lapse = lambda: None
        died = time.monotonic()
        while (await other.hub.place(table)).worker == "a":
            await asyncio.sleep(0.05)
        clients = await opened(other, table)
        assert time.monotonic() - died < LENGTH + 2, "playable within five seconds"
        assert await play(other, clients, rng, 10) == 10
        # Whoever believes in it still is refused by the epoch, and its pages are ended.
        monkeypatch.setattr(one.worker, "holds", lambda term: True)
        stale = one.live(table)
        assert await refused(one.hub.vote_abandon(ANNA, table, agree=True)) == "table_moved"
        assert stale.unloaded
        assert all(client.ended for client in one.clients)
        assert len(await checked_log(other, table)) == 20


async def test_a_server_that_cannot_beat_is_silent_before_others_may_speak(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with World(database, worker="a") as one:
        table = (await one.table(*PEOPLE, rules=LONG)).id
        clients = await opened(one, table)
        working = statements.beat
        assert one.worker is not None
        sent: list[float] = []

        def broken(*_: Any) -> bool:
            sent.append(time.monotonic())
            raise OSError("the network is down")

        monkeypatch.setattr(statements, "beat", broken)
        term = one.worker.term()
        await until(lambda: bool(sent))
        took = await until(lambda: one.hub.live == 0)
        assert took <= LENGTH - MARGIN + 0.5
        assert all(client.ended for client in clients)
        assert await refused(one.hub.info(table)) == "storage_failed"
        # Another server cannot have it yet: the lease in the database is longer than one's own.
        monkeypatch.setattr(statements, "beat", working)
        await until(lambda: one.worker is not None and one.worker.holds(term + 1))
        assert len(await opened(one, table)) == 3


async def test_two_servers_of_one_name(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(World(database, worker="a"))
        table = (await one.table(*PEOPLE, rules=LONG)).id
        store = Store(database)
        await store.start()
        stack.push_async_callback(store.stop)
        second = Worker(store, "a", "")
        with pytest.raises(ServerError, match="worker_name_taken"):
            await second.start()
        # Its lease ends unnoticed, as when the machine stands still; the other one takes the name.
        lost: list[bool] = []
        assert one.worker is not None
        one.worker.on_end = lambda: lost.append(True)
        await store.write(lambda link: link.exec_driver_sql("UPDATE workers SET until = 0").rowcount)
        await second.start()
        stack.push_async_callback(second.stop)
        await until(lambda: bool(lost))
        assert one.worker.lost
        assert one.hub.live == 0
        assert await refused(one.hub.info(table)) == "storage_failed"


@pytest.mark.parametrize("name", ["", "A", "-a", "a b", "a/b", "ж", "x" * 41])
def test_a_name_that_cannot_be(name: str) -> None:
    with pytest.raises(ServerError, match="bad_worker_name"):
        Worker(Store("postgresql://localhost/x"), name, "")


@pytest.mark.parametrize("off", [-3600, 61, 10**6])
async def test_a_clock_that_is_far_off(database: str, monkeypatch: pytest.MonkeyPatch, off: int) -> None:
    store = Store(database)
    await store.start()
    honest = statements.database_now
    monkeypatch.setattr(statements, "database_now", lambda connection: honest(connection) + off * 1000)
    found = Worker(store, "a", "")
    with pytest.raises(ServerError) as caught:
        await found.start()
    assert caught.value.code == "clock_off"
    assert abs(int(caught.value.params["seconds"]) - off) <= 2
    # Nobody has begun.
    assert await store.read(statements.living) == []
    await found.stop()
    await store.stop()


async def test_a_table_that_moves_all_the_time(two: tuple[World, World]) -> None:
    """Pages find it again, and send what was not acknowledged again: each action is done once."""
    rng = random.Random(4)
    table = (await two[0].table(*PEOPLE, rules=LONG)).id
    done = 0
    for turn in range(12):
        world = two[turn % 2]
        clients = await opened(world, table)
        count = rng.randrange(1, 6)
        assert await play(world, clients, rng, count) == count
        done += count
        able = next((client for client in clients if client.on_turn), None)
        if able is None:
            await world.hub.hand_over(table)
            continue
        # The last one is on its way when the table moves.
        moving = asyncio.ensure_future(world.hub.hand_over(table))
        answer = await asyncio.gather(able.act(able.offered[0], client_id=f"last{turn}"), return_exceptions=True)
        await moving
        written = {entry.id for entry in await checked_log(world, table)}
        if isinstance(answer[0], dict) and answer[0].get("t") == "done":
            assert f"last{turn}" in written
        done += f"last{turn}" in written
    assert len(await checked_log(two[0], table)) == done
