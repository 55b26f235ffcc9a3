"""What comes twice at once, too late, or while something is written; faults of the program and of the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from prikup.bots.levels import played_by
from prikup.server.bodies import Clock
from prikup.server.errors import ServerError
from prikup.server.tables import commands
from prikup.server.tables import hub as hub_module
from prikup.server.tables.live_table import LiveTable
from tests.server.tables.support import ANNA, BORIS, VERA, World, refused


class Held:
    """Writes that are not begun until they are let go."""

    def __init__(self, world: World, patch: pytest.MonkeyPatch) -> None:
        self.waiting: list[Callable[[], None]] = []
        append = world.store.append
        self.patch = patch
        patch.setattr(world.store, "append", lambda *given: self.waiting.append(partial(append, *given)))

    def let_go(self) -> None:
        self.patch.undo()
        for begin in self.waiting:
            begin()


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as found:
        yield found


async def test_what_was_due_is_not_done_when_something_else_came_first(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA, clock=Clock(60_000, 1000))).id
        for user in (ANNA, BORIS, VERA):
            await world.open(table, user)
        live = world.live(table)
        driver, length = live.driver, live.table.length
        by = played_by("thousand", "thumb")
        answered = partial(driver._acted, (0, ()), (0, None, by))
        for late in (driver._shuffled, driver._entered, driver._timed_out, driver._replaced, answered):
            await live.ask(late)
        assert live.table.length == length
        assert live.table.status == "playing"


async def test_two_who_open_a_table_at_once_get_the_same(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS)).id
        await world.restart()
        loaded: list[LiveTable] = []

        def load(*given: Any) -> LiveTable:
            loaded.append(LiveTable(*given))
            return loaded[-1]

        patch.setattr(hub_module, "LiveTable", load)
        one, two = await asyncio.gather(world.hub.info(table), world.hub.info(table))
        assert one == two
        assert loaded == [world.live(table)]


async def test_commands_that_come_at_once_are_done_one_by_one(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        length = world.live(table).table.length
        paces = (200, 300, 400)
        asked = [world.hub.set_pace(user, table, pace) for user, pace in zip((ANNA, BORIS, VERA), paces, strict=True)]
        assert tuple(info.options.pace for info in await asyncio.gather(*asked))[-1] == 400
        assert world.live(table).table.length == length + 3


async def test_who_gives_up_while_it_is_written_has_done_it(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        held = Held(world, patch)
        sitting = asyncio.create_task(world.hub.sit(BORIS, table))
        while not held.waiting:
            await asyncio.sleep(0)
        sitting.cancel()
        await asyncio.gather(sitting, return_exceptions=True)
        held.let_go()
        await world.settle()
        assert [seat.user for seat in (await world.hub.info(table)).seats] == [ANNA.id, BORIS.id, ""]


async def test_pages_come_and_go_while_something_is_written(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        anna, boris = await world.open(table, ANNA), await world.open(table, BORIS)
        held = Held(world, patch)
        leaving = asyncio.create_task(world.hub.leave(VERA, table))
        while not held.waiting:
            await asyncio.sleep(0)
        boris.page.close()
        assert not anna.info["seats"][1]["present"]
        held.let_go()
        assert (await leaving).seats[2].bot


async def test_a_server_ends_while_something_is_written(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        held = Held(world, patch)
        sitting = asyncio.create_task(world.hub.sit(BORIS, table))
        while not held.waiting:
            await asyncio.sleep(0)
        after = asyncio.create_task(world.hub.sit(VERA, table))
        await asyncio.sleep(0)
        ending = asyncio.create_task(world.hub.stop())
        await asyncio.sleep(0)
        held.let_go()
        await asyncio.gather(ending, sitting)
        assert [str(fault) for fault in await asyncio.gather(after, return_exceptions=True)] == ["table_failed"]
        await world.restart()
        assert [seat.user for seat in (await world.hub.info(table)).seats] == [ANNA.id, BORIS.id, ""]


async def test_a_server_ends_while_a_table_is_loaded(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        await world.restart()
        reading = asyncio.Event()

        async def never(_: object) -> None:
            reading.set()
            await asyncio.Event().wait()

        patch.setattr(world.store, "read", never)
        opening = asyncio.create_task(world.hub.info(table))
        await reading.wait()
        await world.hub.stop()
        (found,) = await asyncio.gather(opening, return_exceptions=True)
        assert isinstance(found, asyncio.CancelledError)


async def test_a_database_that_fails_while_a_table_is_loaded(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        await world.restart()

        async def fails(_: object) -> None:
            raise ServerError("storage_failed")

        patch.setattr(world.store, "read", fails)
        assert await refused(world.hub.info(table)) == "storage_failed"
        patch.undo()
        assert (await world.hub.info(table)).id == table


async def test_a_table_that_was_put_away_takes_no_other_with_it(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA)).id
        old = world.live(table)
        world.hub.drop(table)
        world.hub.drop(table)
        await world.hub.info(table)
        old.fail(RuntimeError("a bug"), None)
        assert world.live(table) is not old
        assert (await world.hub.sit(BORIS, table)).seats[1].user == BORIS.id
        world.faults.found.clear()


async def test_a_command_with_a_fault_is_none_for_the_other_tables(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        sick, sound = [(await world.table(ANNA)).id for _ in range(2)]
        anna = await world.open(sick, ANNA)

        def fails(*_: object) -> None:
            raise RuntimeError("a bug")

        patch.setattr(commands, "sit", fails)
        assert await refused(world.hub.sit(BORIS, sick)) == "table_failed"
        assert anna.ended
        assert [str(fault) for fault in world.faults.found] == ["a bug"]
        world.faults.found.clear()
        patch.undo()
        for table in (sound, sick):
            assert (await world.hub.sit(BORIS, table)).seats[1].user == BORIS.id


async def test_bots_that_cannot_be_asked_at_all(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, bots=["thumb", "thumb"], pace=1000)).id

        async def fails(*_: object, **__: object) -> None:
            raise RuntimeError("a bug")

        patch.setattr(world.pool, "ask", fails)
        anna = await world.open(table, ANNA)
        await world.wait(30)
        assert anna.ended
        assert [str(fault) for fault in world.faults.found] == ["a bug"]
        world.faults.found.clear()
        patch.undo()
        again = await world.open(table, ANNA)
        await world.wait(30)
        assert again.n > 0


def unsure(world: World, patch: pytest.MonkeyPatch) -> None:
    """The next write fails by itself: whether it has happened is unknown, but the database is well."""

    def fails(_rows: object, done: Callable[[Any, BaseException | None], None], _call: object = None) -> None:
        patch.undo()
        error = OperationalError("INSERT", {}, RuntimeError())
        asyncio.get_running_loop().call_soon(done, None, error)

    patch.setattr(world.store, "append", fails)


async def test_a_log_is_read_again_before_anything_else_is_done(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        unsure(world, patch)
        assert await refused(world.hub.set_pace(ANNA, table, 500)) == "storage_failed"
        assert (await world.hub.set_pace(BORIS, table, 600)).options.pace == 600


async def test_a_log_that_cannot_be_read_again_puts_the_table_away(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        anna = await world.open(table, ANNA)

        async def fails(_: object) -> None:
            raise RuntimeError("a bug")

        unsure(world, patch)
        read = world.store.read
        world.store.read = fails  # type: ignore[method-assign, assignment]
        assert await refused(world.hub.set_pace(ANNA, table, 500)) == "storage_failed"
        await world.settle()
        assert anna.ended
        assert [str(fault) for fault in world.faults.found] == ["a bug"]
        world.faults.found.clear()
        world.store.read = read  # type: ignore[method-assign]
        assert (await world.hub.set_pace(ANNA, table, 500)).options.pace == 500


async def test_a_server_ends_while_a_log_is_read_again(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        unsure(world, patch)
        assert await refused(world.hub.set_pace(ANNA, table, 500)) == "storage_failed"
        await world.restart()
        assert (await world.hub.set_pace(ANNA, table, 500)).options.pace == 500


async def test_a_table_that_had_nothing_to_write_goes_on_when_the_database_does(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        anna = await world.open(table, ANNA)
        told = len(anna.messages)
        for well in (False, True):
            world.live(table).storage(well)
        assert [message["t"] for message in anna.messages[told:]] == ["table", "state"]
