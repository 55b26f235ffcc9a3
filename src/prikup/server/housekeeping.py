"""Periodic cleanup: expired sessions, unused guests, seats of deleted accounts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from prikup.server.accounts.users import Users
from prikup.server.errors import ServerError
from prikup.server.logs import logger
from prikup.server.store.store import Store
from prikup.server.tables.account_removal import remove_user, users_without_account
from prikup.server.tables.hub import Hub


async def clear(people: Users, store: Store, hub: Hub) -> None:
    """Cleans up once. Raises ServerError(storage_failed)."""
    sessions = await people.forget_old()
    guests = await people.forget_unused()
    left = await store.read(users_without_account)
    for user_id in left:
        await remove_user(store, hub, user_id)
    if sessions or guests or left:
        logger("server").info("cleared", sessions_over=sessions, unused_guests=guests, seats_of_nobody=len(left))


@contextlib.asynccontextmanager
async def clearing(people: Users, store: Store, hub: Hub, every: float) -> AsyncIterator[None]:
    """Cleans up in the background: immediately, then every ``every`` seconds until the end of the block."""

    async def work() -> None:
        while True:
            try:
                await clear(people, store, hub)
            except ServerError as error:
                logger("server").warning("not_cleared", why=error.code)
            except Exception as fault:  # noqa: BLE001 - what waits for the next time must not end the server
                logger("server").error("not_cleared", exc_info=fault)
            await asyncio.sleep(every)

    task = asyncio.create_task(work())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
