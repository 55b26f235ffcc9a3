"""What time takes from the tables: names, guests, unused tables. A match that is being played stays as it is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from prikup.server.accounts.passwords import Passwords
from prikup.server.accounts.users import Users
from prikup.server.bodies import TableOptions
from prikup.server.errors import ServerError
from prikup.server.housekeeping import Housekeeping, clearing
from prikup.server.settings import Hashing, Settings
from prikup.server.store import schema
from prikup.server.tables import old_tables
from prikup.server.user import DELETED_NAME, User
from tests.server.tables.support import ANNA, BORIS, SHORT, VERA, World, refused

DAY = 86_400.0
LIMIT = 60
"""Seconds after which what a test waits for does not come any more."""


class Kept:
    """A world with accounts and housekeeping."""

    def __init__(self, world: World) -> None:
        settings = Settings(world.url)
        clock = world.records._clock
        self.world = world
        self.passwords = Passwords(Hashing(rounds=1, memory=64, lanes=1))
        self.users = Users(world.store, self.passwords, settings=settings, clock=clock)
        self.work = Housekeeping(settings, self.users, world.records, world.store, world.hub, clock)

    async def guest(self, name: str) -> User:
        return (await self.users.guest(name, "en"))[0]

    async def account(self, name: str) -> User:
        guest, secret = await self.users.guest(name, "en")
        return (await self.users.register(guest, secret, name.lower().replace(" ", "_"), "a password", "en"))[0]

    async def pass_days(self, days: int) -> None:
        """Days go by; then the server cleans up."""
        self.world.time._ticks += days * DAY
        await self.work.clear()

    async def people(self) -> set[str]:
        query = select(schema.users.c.name)
        return set(await self.world.store.read(lambda connection: connection.execute(query).scalars().all()))

    async def logs(self) -> bytes:
        """Everything that the database holds of tables."""
        found = []
        for query in (select(schema.entries.c.body), select(schema.tables.c.summary)):
            found += await self.world.store.read(
                lambda connection, query=query: connection.execute(query).scalars().all()  # type: ignore[misc]
            )
        return b"\n".join(bytes(one or b"") for one in found)

    def close(self) -> None:
        self.passwords.close()


async def finished(world: World, *people: User) -> str:
    """A table whose match was abandoned."""
    table = (await world.table(*people, bots=["random"] * (3 - len(people)))).id
    for user in people:
        await world.hub.vote_abandon(user, table, agree=True)
    assert (await world.hub.info(table)).status == "abandoned"
    return table


async def test_names_fall_away_a_year_after_the_match(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        anna, boris = await kept.account("Anna Alpha"), await kept.account("Boris Beta")
        table = await finished(world, anna, boris)
        playing = (await world.table(anna, boris, bots=["random"], pace=10_000)).id
        page = await world.open(table, None)
        await kept.pass_days(364)
        assert [seat.name for seat in (await world.hub.info(table)).seats][:2] == ["Anna Alpha", "Boris Beta"]
        await kept.pass_days(2)
        # In memory, on an open page, in the log, in the list of matches, in the record.
        assert [seat.name for seat in (await world.hub.info(table)).seats][:2] == [DELETED_NAME] * 2
        assert [seat["name"] for seat in page.info["seats"]][:2] == [DELETED_NAME] * 2
        record = await world.hub.record(table)
        assert record.names[:2] == (DELETED_NAME, DELETED_NAME)
        lines = {line.table.id: line.table.seats[0].name for line in await world.hub.matches(anna.id)}
        # The match that is being played is as it was, though it is as old.
        assert lines == {table: DELETED_NAME, playing: "Anna Alpha"}
        assert await refused(world.hub.again(anna, table)) == "match_too_old"
        await world.hub.vote_abandon(anna, playing, agree=True)
        await world.hub.vote_abandon(boris, playing, agree=True)
        await kept.pass_days(366)
        await world.restart()
        assert [seat.name for seat in (await world.hub.info(playing)).seats][:2] == [DELETED_NAME] * 2
        assert b"Alpha" not in await kept.logs()
        # The accounts are there.
        assert await kept.people() == {"Anna Alpha", "Boris Beta"}
        kept.close()


async def test_guests_who_played_are_forgotten_after_a_year(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        anna, boris, vera = await kept.guest("Anna Alpha"), await kept.guest("Boris Beta"), await kept.account("Vera")
        table = await finished(world, anna, vera)
        playing = (await world.table(boris, vera, bots=["random"], pace=10_000)).id
        await kept.pass_days(300)
        assert await kept.people() == {"Anna Alpha", "Boris Beta", "Vera"}
        await kept.pass_days(70)
        assert await kept.people() == {"Boris Beta", "Vera"}
        assert b"Anna" not in await kept.logs()
        assert [seat.name for seat in (await world.hub.info(playing)).seats][:2] == ["Boris Beta", "Vera"]
        # The other one still has the match.
        assert {line.table.id for line in await world.hub.matches(vera.id)} == {playing, table}
        kept.close()


async def test_tables_that_never_began_go(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        anna = await kept.account("Anna")
        left, opened = (await world.table(anna)).id, (await world.table(anna)).id
        watched = (await world.table(anna)).id
        page = await world.open(watched, None)
        alone = (await world.table(BORIS)).id
        await world.hub.leave(BORIS, alone)
        played = await finished(world, anna, VERA)
        await world.wait(400)
        await kept.pass_days(20)
        await world.hub.info(opened)
        await world.settle()
        await world.wait(400)
        await kept.pass_days(12)
        for table in (left, alone):
            assert await refused(world.hub.info(table)) == "unknown_table"
        for table in (opened, watched, played):
            await world.hub.info(table)
        assert not page.ended
        query = select(schema.entries.c.table_id).where(schema.entries.c.table_id.in_([left, alone]))
        assert await world.store.read(lambda connection: connection.execute(query).first()) is None
        kept.close()


async def test_a_host_has_thirty_waiting_tables_in_memory_or_not(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        for _ in range(30):
            await world.table(ANNA)
        await world.restart()
        assert world.hub.live == 0
        assert await refused(world.hub.make(ANNA, TableOptions(SHORT))) == "too_many_tables"
        await world.table(BORIS)


async def test_a_summary_made_before_does_not_bring_names_back(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        table = await finished(world, await kept.account("Anna Alpha"), await kept.account("Boris Beta"))
        late: list[Any] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(world.hub, "_write_soon", late.append)
            world.hub._sum_up(next(live for live in await world.hub.in_memory() if live.table.id == table))
        await kept.pass_days(366)
        for change in late:
            await world.store.write(lambda connection, change=change: connection.execute(change).rowcount)  # type: ignore[misc]
        assert late
        assert b"Alpha" not in await kept.logs()
        kept.close()


async def test_a_table_that_is_opened_while_it_is_deleted_is_gone(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        table = (await world.hub.make(await kept.account("Anna"), TableOptions(SHORT))).id
        world.hub.drop(table)
        read, write = world.store.read, world.store.write
        opening: list[asyncio.Task[Any]] = []
        has_read, go_on = asyncio.Event(), asyncio.Event()

        async def slow_read(work: Any) -> Any:
            found = await read(work)
            if asyncio.current_task() not in (clearing, *opening):
                has_read.set()
                await asyncio.wait_for(go_on.wait(), LIMIT)
            return found

        async def write_late(work: Any) -> Any:
            """Somebody opens the table just before it is deleted, and has read its log by then."""
            if getattr(work, "func", None) is not old_tables._delete or opening:
                return await write(work)
            opening.append(asyncio.create_task(world.hub.info(table)))
            await asyncio.wait_for(has_read.wait(), LIMIT)
            gone = await write(work)
            go_on.set()
            return gone

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(world.store, "read", slow_read)
            patch.setattr(world.store, "write", write_late)
            clearing = asyncio.create_task(kept.pass_days(400))
            await clearing
            await asyncio.gather(*opening, return_exceptions=True)
        assert opening
        assert await world.hub.in_memory() == []
        assert await refused(world.hub.info(table)) == "unknown_table"
        kept.close()


async def test_a_step_that_fails_does_not_keep_the_others_from_being_done(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        await kept.guest("Idle")
        with pytest.MonkeyPatch.context() as patch:

            async def broken() -> int:
                raise ServerError("storage_failed")

            patch.setattr(kept.users, "forget_old", broken)
            with pytest.raises(ServerError, match="storage_failed"):
                await kept.pass_days(400)
        assert await kept.people() == set()
        kept.close()


async def test_cleaning_up_goes_on_whatever_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        faults: list[Exception] = [ServerError("storage_failed"), RuntimeError("a bug")]
        cleared = asyncio.Event()

        async def clear() -> None:
            if faults:
                raise faults.pop(0)
            cleared.set()

        async def no_time() -> None:
            raise ServerError("storage_failed")

        monkeypatch.setattr(kept.work, "_settings", Settings(world.url, clear_every=0.01))
        monkeypatch.setattr(kept.work, "clear", clear)
        monkeypatch.setattr(kept.work, "keep_time", no_time)
        with capture_logs() as told:
            async with clearing(kept.work):
                await asyncio.wait_for(cleared.wait(), LIMIT)
        assert [line["log_level"] for line in told if line["event"] == "not_cleared"] == ["warning", "error"]
        kept.close()


async def test_what_was_written_while_the_clock_was_ahead_grows_old_all_the_same(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        clock, truth = world.records._clock, world.time.now
        clock._wall = lambda: truth() + 14 * 365 * 86_400_000
        secret = (await kept.users.guest("Ahead", "en"))[1]
        clock._wall = truth
        assert await kept.users.by_session(secret) is not None
        await kept.pass_days(1)
        await kept.pass_days(29)
        assert await kept.people() == {"Ahead"}
        await kept.pass_days(2)
        assert await kept.people() == set()
        kept.close()


async def test_a_wrong_clock_for_an_hour_deletes_nobody(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        kept = Kept(world)
        clock, truth = world.records._clock, world.time.now
        secret = (await kept.users.guest("Anna", "en"))[1]
        table = await finished(world, await kept.account("Vera"), await kept.account("Boris"))
        for years in (14, -26):
            clock._wall = lambda years=years: truth() + years * 365 * 86_400_000  # type: ignore[misc]
            await kept.work.clear()
            world.time._ticks += 3600
            await kept.work.clear()
            assert await kept.users.by_session(secret) is not None
        clock._wall = truth
        assert await kept.people() == {"Anna", "Boris", "Vera"}
        assert (await world.hub.info(table)).seats[0].name == "Vera"
        kept.close()


@pytest.mark.parametrize("name", ["ANNA", "\u0410nn\u0430", "An na", "Anna\u0301"])
async def test_a_name_that_only_looks_alike_is_refused(tmp_path: Path, name: str) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        other = User("other", name)
        assert await refused(world.hub.sit(other, table)) == "look_alike_name"
        assert [seat.name for seat in (await world.hub.info(table)).seats] == ["Anna", "", ""]
        await world.hub.sit(ANNA, table, 2)
        await world.hub.sit(BORIS, table)
        await world.hub.leave(ANNA, table)
        assert (await world.hub.sit(other, table)).seats[1].name == name
