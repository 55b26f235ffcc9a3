"""What becomes of the seats of somebody who was deleted, where a table or the database fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from prikup.server.errors import ServerError
from prikup.server.store import schema
from prikup.server.tables.account_removal import remove_user
from tests.server.tables.support import ANNA, BORIS, World

SEAT = schema.seats.c


async def seats(world: World, user_id: str) -> int:
    """How many seats somebody has."""
    query = select(func.count()).where(SEAT.user == user_id)
    return int(await world.store.read(lambda connection: connection.execute(query).scalar_one()))


async def test_a_table_that_cannot_be_read_keeps_nobody_at_the_others(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        sound, broken = [(await world.table(BORIS, ANNA)).id for _ in range(2)]
        await world.restart()
        entry = schema.entries.c
        damage = update(schema.entries).where(entry.table_id == broken, entry.seq == 0).values(body=b"\0")
        await world.store.write(lambda connection: connection.execute(damage).rowcount)
        await remove_user(world.store, world.hub, ANNA.id)
        assert await seats(world, ANNA.id) == 0
        assert [seat.user for seat in (await world.hub.info(sound)).seats] == [BORIS.id, "", ""]
        assert [str(fault) for fault in world.faults.found]
        world.faults.found.clear()


async def test_a_seat_that_the_database_does_not_let_go_is_given_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(BORIS, ANNA)).id

        async def fails(*_: object) -> None:
            raise ServerError("storage_failed")

        monkeypatch.setattr(world.hub, "leave", fails)
        with pytest.raises(ServerError, match="storage_failed"):
            await remove_user(world.store, world.hub, ANNA.id)
        assert await seats(world, ANNA.id) == 1
        monkeypatch.undo()
        await remove_user(world.store, world.hub, ANNA.id)
        assert await seats(world, ANNA.id) == 0
        assert (await world.hub.info(table)).seats[1].user == ""
