"""A table is the fold of its log: reloaded at any moment it is the same, including the message numbers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from prikup.core.shuffle import commitment
from prikup.server.bodies import Clock
from prikup.server.store.schema import entries, tables
from prikup.server.tables.feed import WATCHER
from prikup.server.tables.table import load
from prikup.server.tables.writes import read_log
from tests.server.tables.support import ANNA, BORIS, GUEST, SHORT, VERA, World, play, refused
from tests.support.seeds import random_of

RULES = (
    SHORT,
    "thousand/pl+threshold.at=off+end.target=300",
    "thousand/ru-common",
    "thousand/ru+cut.kind=nines+barrel.at=off",
)


def known(world: World, table: str) -> dict[str, Any]:
    """All that follows from a table's log."""
    live = world.live(table)
    seats = {
        seat: (feed.n, live.table.state(seat, live.table.info(), None), feed._since, dict(feed._apart))
        for seat, feed in live.table.feeds.items()
    }
    return {
        "length": live.table.length,
        "info": live.table.info(),
        "seats": seats,
        "done": dict(live.table.done),
        "left": live.table.left,
        "pace": live.table.pace,
        "running": live.table.running(),
    }


@pytest.mark.parametrize("seed", range(6))
async def test_a_table_started_again_is_the_same(tmp_path: Path, seed: int) -> None:
    rng = random_of(f"log {seed}")
    async with World(tmp_path) as world:
        people = [ANNA, BORIS, VERA][: rng.randint(1, 3)]
        clock = Clock(600_000, 500) if seed % 2 else None
        bots = ["thumb", "random"][: 3 - len(people)]
        table = (await world.table(*people, bots=bots, rules=rng.choice(RULES), clock=clock)).id
        for _ in range(5):
            clients = [await world.open(table, user) for user in (*people, None)]
            await play(world, clients[:-1], rng, rng.randint(1, 40))
            goes_on = clients[0].info["status"] == "playing"
            if goes_on and rng.random() < 0.5:
                await world.hub.set_pace(ANNA, table, rng.randint(0, 20))
            if goes_on and len(people) > 1 and rng.random() < 0.5:
                await world.hub.vote_abandon(BORIS, table, agree=rng.random() < 0.5)
            if goes_on and rng.random() < 0.5:
                await world.hub.leave(people[-1], table)
                await world.wait(1)
            for client in clients:
                await client.check()
            before = known(world, table)
            await world.restart()
            await world.hub.info(table)
            assert known(world, table) == before
        bodies = await world.store.read(lambda connection: read_log(connection, table))
        assert load(table, bodies, world.live(table).table.secret).info() == await world.hub.info(table)


async def test_numbers_have_no_gaps_and_views_add_up(tmp_path: Path) -> None:
    # Every client checks each number as it comes; ``check`` compares the view that it has put together.
    rng = random.Random(1)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=["thumb"])).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, None)]
        while clients[0].info["status"] == "playing":
            await play(world, clients[:2], rng, 7)
            for client in clients:
                await client.check()
        assert clients[0].info["winners"]
        assert clients[0].state["view"]["winners"] == clients[0].info["winners"]
        assert clients[2].seat == WATCHER
        # Bots, shuffles and others' gifts: not everybody is told the same number of things.
        assert len({client.n for client in clients}) > 1 or clients[0].n > 50


async def test_a_page_that_missed_messages_gets_them_again(tmp_path: Path) -> None:
    rng = random.Random(2)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        await play(world, clients, rng, 12)
        anna = clients[0]
        moved = [raw for raw in anna.raw if b'"t":"moved"' in raw[:14]]
        got: list[bytes] = []
        page = await world.hub.connect(table, ANNA, got.append, since=anna.n - 3)
        assert [raw[:12] for raw in got[:1]] == [b'{"t":"table"']
        assert got[1:] == moved[-3:]
        got.clear()
        await page.receive(b'{"t":"sync","since":%d}' % (anna.n - 5))
        assert got == moved[-5:]
        got.clear()
        await page.receive(b'{"t":"sync","since":%d}' % anna.n)
        assert got == []
        for odd in (-1, anna.n + 1, 10**12):
            got.clear()
            await page.receive(b'{"t":"sync","since":%d}' % odd)
            assert [raw[:12] for raw in got] == [b'{"t":"state"']


async def test_old_messages_are_a_state_after_a_restart(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        await play(world, clients, rng, 9)
        # The ninth action may be a claim: the next shuffle is a message, too, and comes in its own time.
        while not any(client.on_turn for client in clients):
            await world.wait(0.05)
        number = clients[0].n
        await world.restart()
        anna = await world.open(table, ANNA, since=number - 2)
        assert anna.messages[0]["t"] == "state"
        assert anna.n == number


async def test_watchers_see_no_hand_and_every_step(tmp_path: Path) -> None:
    rng = random.Random(4)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA, rules="thousand/pl")).id
        clients = [await world.open(table, user) for user in (ANNA, BORIS, VERA)]
        watcher = await world.open(table, GUEST)
        await play(world, clients, rng, 60)
        assert watcher.seat == WATCHER
        assert watcher.state["view"]["phase"] == clients[0].state["view"]["phase"]
        assert watcher.state["counts"] == clients[0].state["counts"]
        assert watcher.state["offer"] == {"awaited": False, "actions": [], "settled": False}
        told = [event for message in watcher.messages if message["t"] == "moved" for event in message["events"]]
        assert {"giftmade", "cardplayed", "bidmade"} <= {event["event"] for event in told}
        assert not {"handseen", "talonseen", "cardgiven"} & {event["event"] for event in told}
        assert watcher.state["view"]["seat"] == WATCHER
        assert not watcher.state["view"]["hand"]


async def test_seeds_are_promised_before_and_told_after_their_deal(tmp_path: Path) -> None:
    rng = random.Random(5)
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"])).id
        anna = await world.open(table, ANNA)
        await play(world, [anna], rng)
        assert anna.info["status"] == "over"
        promised: list[str] = []
        told: dict[str, int] = {}
        for at, message in enumerate(anna.messages):
            if message["t"] in ("table", "state"):
                info = message["table"]
                if info["commitment"] and info["commitment"] not in promised:
                    promised.append(info["commitment"])
                for seed in info["seeds"]:
                    told.setdefault(commitment(seed), at)
                assert len(info["seeds"]) == len(info["commitments"])
        assert list(told) == promised
        shuffles = [at for at, message in enumerate(anna.messages) if message["t"] == "moved" and message["seat"] == -1]
        # A seed is told when the cards of the next deal are not yet out.
        for number, at in enumerate(list(told.values())[:-1]):
            assert shuffles[number] < at < shuffles[number + 1]
        info = await world.hub.info(table)
        assert [commitment(seed) for seed in info.seeds] == list(info.commitments)


async def test_a_damaged_log_keeps_nobody_from_their_other_matches(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        whole = (await world.table(ANNA)).id
        damaged = (await world.table(ANNA)).id
        await world.restart()
        body = b'{"e":"sat","seat":9,"user":"x","name":"X"}'
        bad = update(entries).where(entries.c.table_id == damaged, entries.c.seq == 1).values(body=body)
        unknown = update(tables).values(summary=None)
        await world.store.write(lambda connection: connection.execute(bad).rowcount)
        await world.store.write(lambda connection: connection.execute(unknown).rowcount)
        assert await refused(world.hub.info(damaged)) == "table_failed"
        assert [line.table.id for line in await world.hub.matches(ANNA.id)] == [whole]
        assert all(isinstance(fault, IndexError) for fault in world.faults.found)
        world.faults.found.clear()
