"""Periodic cleanup: what is old is deleted (docs/privacy.md), and logs are measured.

A table where a match is played is never touched.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

from prikup.server.accounts.users import Users
from prikup.server.errors import ServerError
from prikup.server.logs import logger
from prikup.server.retention_clock import DAY, RetentionClock
from prikup.server.settings import Settings
from prikup.server.store.server_values import keep_time
from prikup.server.store.store import Store
from prikup.server.tables import log_sizes, old_tables
from prikup.server.tables.account_removal import remove_user, users_without_account
from prikup.server.tables.hub import Hub
from prikup.server.uploaded_records import UploadedRecords


class Housekeeping:
    """Deletes what is old: sessions, guests, seats of the deleted, names in tables, unused tables, records."""

    def __init__(
        self,
        settings: Settings,
        users: Users,
        records: UploadedRecords,
        store: Store,
        hub: Hub,
        clock: RetentionClock,
    ) -> None:
        self._settings = settings
        self._users = users
        self._records = records
        self._store = store
        self._hub = hub
        self._clock = clock

    @property
    def every(self) -> float:
        """Seconds between two cleanups."""
        return self._settings.clear_every

    async def clear(self) -> None:
        """Cleans up once. Raises ServerError(storage_failed) at once if the clock cannot be stored; of the steps the
        first fault, when all were tried."""
        await self.keep_time()
        if self._clock.trusted:
            # What was written while the wall clock was ahead would otherwise never be old.
            await self._store.write(partial(old_tables.set_back, self._clock.now()))
        now, days = self._clock.now(), self._settings
        steps: dict[str, Callable[[], Awaitable[int]]] = {
            "sessions_over": self._users.forget_old,
            "unused_guests": self._users.forget_unused,
            "tables_without_names": lambda: old_tables.forget_names(self._store, self._hub, now - days.name_days * DAY),
            "tables_without_origin": lambda: old_tables.forget_origins(self._store, now - days.logs.person_days * DAY),
            "unused_tables": lambda: old_tables.forget_unused(self._store, self._hub, now - days.waiting_days * DAY),
            "unopened_records": self._records.forget_unopened,
            "seats_of_nobody": self._forget_seats,
            "logs_measured": self._measure_logs,
        }
        found: dict[str, int] = {}
        failed: list[Exception] = []
        for name, step in steps.items():
            try:
                found[name] = await step()
            except Exception as fault:  # noqa: BLE001 - one that fails must not keep the others from being done
                failed.append(fault)
        if any(found.values()):
            logger("server").info("cleared", **found)
        if failed:
            raise failed[0]

    async def _measure_logs(self) -> int:
        awake = {live.table.id for live in await self._hub.in_memory()}
        return await log_sizes.measure(self._store, awake)

    async def _forget_seats(self) -> int:
        left = await self._store.read(users_without_account)
        for user_id in left:
            await remove_user(self._store, self._hub, user_id)
        return len(left)

    async def keep_time(self) -> None:
        """Stores the clock. Raises ServerError(storage_failed)."""
        await self._store.write(partial(keep_time, self._clock.kept()))


@contextlib.asynccontextmanager
async def clearing(work: Housekeeping) -> AsyncIterator[None]:
    """Cleans up in the background until the end of the block: immediately, and then every so often."""

    async def go_on() -> None:
        while True:
            try:
                await work.clear()
            except ServerError as error:
                logger("server").warning("not_cleared", why=error.code)
            except Exception as fault:  # noqa: BLE001 - what waits for the next time must not end the server
                logger("server").error("not_cleared", exc_info=fault)
            await asyncio.sleep(work.every)

    task = asyncio.create_task(go_on())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        with contextlib.suppress(ServerError):
            await work.keep_time()
