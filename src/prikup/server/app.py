"""The application: its parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import IntegrityError

from prikup.server.accounts import look_alikes
from prikup.server.accounts.login_limit import LoginLimit
from prikup.server.accounts.passwords import Passwords
from prikup.server.accounts.rates import Limiter
from prikup.server.accounts.users import Users
from prikup.server.asgi import AsgiApp
from prikup.server.assets import Assets
from prikup.server.connection_limit import ConnectionLimit
from prikup.server.error_responses import HANDLERS
from prikup.server.health import HealthCheck
from prikup.server.housekeeping import Housekeeping, clearing
from prikup.server.judging import Judge
from prikup.server.metrics import Metrics
from prikup.server.origins import Origins
from prikup.server.owners.worker import Worker
from prikup.server.pairing import Pairing
from prikup.server.pairing_socket import pairing_socket
from prikup.server.pool.pool import Pool
from prikup.server.retention_clock import RetentionClock, wall_time
from prikup.server.routes import accounts, bots, page, rule_changes, rule_pages, rulebook, rules, sheets, tables
from prikup.server.rule_comparisons import RuleComparisons
from prikup.server.rulebooks import Rulebooks
from prikup.server.server_state import ServerState, guard
from prikup.server.settings import Settings
from prikup.server.solved_deals import SolvedDeals
from prikup.server.store.database import is_postgresql
from prikup.server.store.disk_reserve import DiskReserve
from prikup.server.store.server_values import kept_time, server_key
from prikup.server.store.store import Store
from prikup.server.strict_request import StrictRequest
from prikup.server.table_socket import table_socket
from prikup.server.tables.hub import Hub
from prikup.server.uploaded_records import UploadedRecords
from prikup.server.work_limit import WorkLimit


async def _key(store: Store) -> bytes:
    """The server's key. Of two servers that start together on an empty database the second one takes the first's."""
    try:
        return await store.write(server_key)
    except IntegrityError:
        return await store.write(server_key)


def build(settings: Settings, *, wall: Callable[[], int] = wall_time) -> AsgiApp:
    """A server that is not started yet. ``async with front.running():`` is its life. ``wall``: the wall clock, in
    milliseconds, by which what is kept grows old.

    Litestar's own lifespan is not used: it would wrap an error of the start beyond recognition. Raises ServerError:
    bad_database, other_system, bad_worker_name.
    """
    metrics = Metrics()
    store = Store(settings.database, meter=metrics)
    pool = Pool(settings.workers, meter=metrics)
    clock = RetentionClock(wall)
    limiter = Limiter()
    worker = None
    if is_postgresql(settings.database):
        worker = Worker(store, settings.name, settings.url)
    hub = Hub(
        store,
        pool,
        meter=metrics,
        clock=clock,
        limits=settings.logs,
        limiter=limiter,
        rates=settings.rates,
        judge=Judge(),
        hint_seconds=settings.hint_seconds,
        owner=worker,
    )
    if worker is not None:
        worker.on_lapse = hub.put_away
    passwords = Passwords(settings.hashing)
    disk = DiskReserve(settings.database, settings.disk)
    origins = Origins()
    metrics.watch_tables(lambda: hub.live)
    pairing = Pairing(hub, limiter, disk, settings)
    records = UploadedRecords(store, clock, disk, settings, origins)
    state = ServerState(
        settings=settings,
        metrics=metrics,
        assets=Assets(settings.page),
        store=store,
        hub=hub,
        pairing=pairing,
        users=Users(store, passwords, settings=settings, clock=clock),
        limiter=limiter,
        health=HealthCheck(store),
        connection_limit=ConnectionLimit(settings, limiter),
        work_limit=WorkLimit(settings.most_at_once),
        login_limit=LoginLimit(settings.rates),
        records=records,
        solved=SolvedDeals(hub, records, pool),
        rulebooks=Rulebooks(pool),
        comparisons=RuleComparisons(pool, limiter, settings.rates.rule_changes),
        origins=origins,
        disk=disk,
        worker=worker,
    )

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        try:
            await store.start()
            if worker is not None:
                await worker.start()
            key = await _key(store)
            state.login_limit.start(key)
            origins.start(key)
            clock.start(await store.read(kept_time))
            await asyncio.get_running_loop().run_in_executor(None, look_alikes.load)
            await pool.start()
            await hub.start()
            async with clearing(Housekeeping(settings, state.users, state.records, store, hub, clock)):
                yield
        finally:
            state.end_streams()
            await state.rulebooks.stop()
            await state.comparisons.stop()
            await pairing.stop()
            await hub.stop()
            await pool.stop()
            if worker is not None:
                await worker.stop()
            await store.stop()
            passwords.close()

    api = Router(
        "/api",
        route_handlers=[
            *accounts.HANDLERS,
            *rules.HANDLERS,
            *rulebook.HANDLERS,
            *rule_changes.HANDLERS,
            *tables.HANDLERS,
            *sheets.HANDLERS,
            table_socket,
            pairing_socket,
            bots.ROUTER,
        ],
        before_request=guard,
    )
    app = Litestar(
        [api, *page.HANDLERS, *rule_pages.HANDLERS],
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=settings.body,
        openapi_config=OpenAPIConfig(
            title="prikup",
            version=version("prikup"),
            openapi_router=Router(
                "/schema", route_handlers=[], include_in_schema=False, before_request=page.only_the_schema
            ),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.server_state = state
    return AsgiApp(app, state, running)
