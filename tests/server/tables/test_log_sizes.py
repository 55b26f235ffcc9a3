"""What is played has a limit in bytes: for one person, one address, all, one table. What is being played goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import func, select, update

from prikup.core.actions import Shuffle
from prikup.server.bodies import TableOptions
from prikup.server.errors import ServerError
from prikup.server.retention_clock import DAY
from prikup.server.settings import LogLimits
from prikup.server.store import schema
from prikup.server.tables import log_sizes, old_tables
from prikup.server.user import User
from tests.server.tables.support import ANNA, BORIS, SHORT, VERA, World, refused

LIMITS = LogLimits()
BOTS = ["random", "random"]
PACE = 100
"""Milliseconds before a bot acts: a match lasts some seconds."""


class Small(World):
    """A world with limits of its own, in bytes."""

    def set(self, **limits: int) -> None:
        self.limits = replace(LIMITS, **limits)
        self.hub._services = self.hub._services._replace(limits=self.limits)
        for live in self.hub._tables.values():
            live.services = self.hub._services

    async def sizes(self) -> dict[str, tuple[int, int]]:
        """Of each table the size of its log by its row in the database, and counted."""
        row, entry = schema.tables.c, schema.entries.c
        counted = select(func.sum(func.length(entry.body))).where(entry.table_id == row.id).scalar_subquery()
        query = select(row.id, row.size, counted)
        found = await self.store.read(lambda connection: connection.execute(query).all())
        return {table: (kept, whole) for table, kept, whole in found}

    async def played(self, seconds: float = 10, rules: str = SHORT) -> str:
        """A table that Anna has opened for three bots, after so many seconds."""
        options = TableOptions(rules, bots=("random", *BOTS), pace=PACE)
        table = (await self.hub.make(ANNA, options)).id
        page = await self.open(table, BORIS)
        await self.wait(seconds)
        page.page.close()
        return table


async def test_the_size_of_a_log_is_what_its_entries_take(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        table = await world.played()
        size = world.live(table).table.size
        kept, counted = (await world.sizes())[table]
        assert kept < size == counted
        await world.restart()
        assert (await world.sizes())[table] == (size, size)
        assert (await world.hub.info(table)).id == table
        assert world.live(table).table.size == world.live(table).size_kept == size


async def test_a_killed_server_measures_what_it_has_not_written(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        tables = [await world.played() for _ in range(2)]
        (kept, counted) = (await world.sizes())[tables[0]]
        assert kept < counted
        # As after a kill: no table was unloaded.
        for live in list(world.hub._tables.values()):
            live.close()
        world.hub._tables.clear()
        assert await log_sizes.measure(world.store, {tables[1]}) == 1
        assert await log_sizes.measure(world.store, ()) == 1
        assert await log_sizes.measure(world.store, ()) == 0
        assert all(kept == counted for kept, counted in (await world.sizes()).values())
        # An older version has measured nothing.
        change = update(schema.tables).values(size=0, size_seq=0)
        await world.store.write(lambda connection: connection.execute(change).rowcount)
        assert await log_sizes.measure(world.store, ()) == 2
        assert all(kept == counted > 0 for kept, counted in (await world.sizes()).values())


async def test_one_person_has_a_limit_and_plays_on(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        table = await world.played()
        own = (await world.table(ANNA, bots=BOTS)).id
        await world.hub.vote_abandon(ANNA, own, agree=True)
        over = world.live(table).table.size
        # What a table in memory has grown counts.
        world.set(person_bytes=over)
        with pytest.raises(ServerError) as caught:
            await world.table(ANNA, bots=BOTS)
        assert (caught.value.code, caught.value.params) == ("logs_full", {"who": "person", "megabytes": 0, "days": 365})
        await world.restart()
        world.set(person_bytes=over)
        assert await refused(world.hub.make(ANNA, TableOptions(SHORT))) == "logs_full"
        assert await refused(world.hub.again(ANNA, own)) == "logs_full"
        assert not (await world.hub.again(ANNA, own, agree=False)).rematch
        # She plays at the table of somebody else, who has room.
        other = (await world.table(BORIS, ANNA)).id
        assert (await world.hub.info(other)).seats[1].user == ANNA.id
        world.set(person_bytes=2 * over)
        assert (await world.hub.again(ANNA, own)).rematch
        await world.table(ANNA)


async def test_what_was_played_a_year_ago_does_not_count(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        await world.played()
        world.set(person_bytes=1)
        assert await refused(world.hub.make(ANNA, TableOptions(SHORT))) == "logs_full"
        await world.restart()
        world.set(person_bytes=1)
        world.time._ticks += 366 * 86_400.0
        await world.table(ANNA)


async def test_an_address_has_a_limit_whoever_asks(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        here, there = map(world.origins.of_table, ("192.0.2.1", "192.0.2.2"))
        # A match that goes on for longer than this test.
        options = TableOptions("thousand/ru", bots=("random", *BOTS), pace=PACE)
        table = (await world.hub.make(User("guest 1", "Anna"), options, here)).id
        page = await world.open(table, BORIS)
        await world.wait(10)
        size = world.live(table).table.size
        # What a table in memory has grown counts; so does what is only in the database.
        world.set(address_bytes=size)
        with pytest.raises(ServerError) as caught:
            await world.hub.make(User("guest 2", "Anna"), TableOptions(SHORT), here)
        assert (caught.value.code, caught.value.params) == (
            "logs_full",
            {"who": "address", "megabytes": 0, "days": 365},
        )
        await world.wait(10)
        assert world.live(table).table.size > size
        page.page.close()
        await world.restart()
        world.set(address_bytes=size)
        assert await refused(world.hub.make(User("guest 3", "Anna"), TableOptions(SHORT), here)) == "logs_full"
        # Elsewhere, and on the machine itself, there is room, and at a table from elsewhere everybody may sit.
        other = (await world.hub.make(ANNA, TableOptions(SHORT), there)).id
        assert (await world.hub.sit(User("guest 3", "Vera"), other)).seats[1].user == "guest 3"
        assert world.origins.of_table("127.0.0.1") is None
        await world.hub.make(ANNA, TableOptions(SHORT), None)
        # No address stands in the database.
    assert b"192.0.2" not in (tmp_path / "server.sqlite").read_bytes()


async def test_a_rematch_counts_for_the_address_of_the_table(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        here = world.origins.of_table("192.0.2.1")
        old = (await world.hub.make(ANNA, TableOptions(SHORT, bots=tuple(BOTS), pace=PACE), here)).id
        await world.hub.vote_abandon(ANNA, old, agree=True)
        await world.restart()
        new = (await world.hub.again(ANNA, old)).rematch
        await world.hub.info(new)
        sizes = await world.sizes()
        world.set(address_bytes=sizes[old][1] + world.live(new).table.size)
        await world.hub.vote_abandon(ANNA, new, agree=True)
        assert await refused(world.hub.again(ANNA, new)) == "logs_full"
        assert not (await world.hub.again(ANNA, new, agree=False)).rematch


async def test_what_stands_for_an_address_goes_after_a_year(tmp_path: Path) -> None:
    query = select(schema.tables.c.origin).order_by(schema.tables.c.made)
    async with Small(tmp_path) as world:
        origins = [world.origins.of_table(f"192.0.2.{number}") for number in (1, 2)]
        await world.hub.make(ANNA, TableOptions(SHORT), origins[0])
        world.time._ticks += 10 * 86_400.0
        await world.hub.make(ANNA, TableOptions(SHORT), origins[1])
        first = world.time.now() - 9 * DAY
        assert await old_tables.forget_origins(world.store, first) == 1
        assert await old_tables.forget_origins(world.store, first) == 0
        found = await world.store.read(lambda connection: connection.execute(query).scalars().all())
        assert list(found) == [None, origins[1]]


async def test_refused_tables_are_counted_by_whose_room_is_taken(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        table = (await world.table(ANNA, bots=BOTS)).id
        await world.hub.vote_abandon(ANNA, table, agree=True)
        await world.hub.make(BORIS, TableOptions(SHORT), 7)
        for limits, user in (({"person_bytes": 1}, BORIS), ({"address_bytes": 1}, VERA), ({"all_bytes": 1}, VERA)):
            world.set(**limits)
            await refused(world.hub.make(user, TableOptions(SHORT), 7))
        await refused(world.hub.again(ANNA, table))
        assert world.faults.full == ["person", "address", "all", "all"]


async def test_all_together_have_a_limit(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        table = await world.played(1)
        world.set(all_bytes=1)
        assert await refused(world.hub.make(BORIS, TableOptions(SHORT))) == "no_room"
        # The match that is being played goes on, deal after deal.
        before = world.live(table).table.size
        page = await world.open(table, BORIS)
        await world.wait(60)
        assert page.info["deals"] > 1
        assert world.live(table).table.size > 2 * before


async def test_a_log_that_is_too_long_gets_no_further_deal(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        world.set(table_bytes=3_000)
        table = await world.played(1, "thousand/ru-common")
        page = await world.open(table, BORIS)
        await world.wait(200)
        info = await world.hub.info(table)
        live = world.live(table).table
        # The deal that was being played was written to its last card.
        assert info.status == page.info["status"] == "abandoned"
        assert 3_000 <= live.size < 30_000
        assert info.deals > 0
        # Every seed is told: one for each deal, and for each redeal that a hand of nines brought.
        assert len(live.seeds) == sum(type(action) is Shuffle for _, action in live.match.log) >= info.deals
        assert all(not hand for hand in live.counts())


async def test_what_a_long_log_can_do_without_is_refused(tmp_path: Path) -> None:
    async with Small(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, bots=BOTS[:1], pace=10_000)).id
        before = world.live(table).table.length
        world.set(table_bytes=1)
        assert await refused(world.hub.vote_abandon(ANNA, table, agree=True)) == "no_room"
        assert await refused(world.hub.set_pace(ANNA, table, 500)) == "no_room"
        assert world.live(table).table.length == before
        # Who leaves leaves, but cannot come and go for ever.
        assert (await world.hub.leave(ANNA, table)).seats[0].bot
        assert await refused(world.hub.sit(ANNA, table)) == "no_room"
