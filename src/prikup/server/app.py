"""The application: its parts put together, started and stopped in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from prikup.server.accounts.passwords import Passwords
from prikup.server.accounts.rates import Limiter
from prikup.server.accounts.users import Users, milliseconds
from prikup.server.asgi import AsgiApp
from prikup.server.assets import Assets
from prikup.server.connection_limit import ConnectionLimit
from prikup.server.error_responses import HANDLERS
from prikup.server.health import HealthCheck
from prikup.server.housekeeping import clearing
from prikup.server.metrics import Metrics
from prikup.server.pool.pool import Pool
from prikup.server.routes import accounts, bots, page, rules, sheets, tables
from prikup.server.server_state import ServerState, guard
from prikup.server.settings import Settings
from prikup.server.store.store import Store
from prikup.server.strict_request import StrictRequest
from prikup.server.table_socket import table_socket
from prikup.server.tables.hub import Hub
from prikup.server.work_limit import WorkLimit


def build(settings: Settings) -> AsgiApp:
    """A server that is not started yet. ``async with front.running():`` is its life.

    Litestar's own lifespan is not used: it would wrap an error of the start beyond recognition.
    """
    metrics = Metrics()
    store = Store(settings.database, meter=metrics)
    pool = Pool(settings.workers, meter=metrics)
    hub = Hub(store, pool, meter=metrics)
    passwords = Passwords(settings.hashing)
    metrics.watch_tables(lambda: hub.live)
    limiter = Limiter()
    state = ServerState(
        settings=settings,
        metrics=metrics,
        assets=Assets(settings.page),
        store=store,
        hub=hub,
        users=Users(
            store,
            passwords,
            session_days=settings.session_days,
            guest_days=settings.guest_days,
            most_tokens=settings.most_tokens,
            now=milliseconds,
        ),
        limiter=limiter,
        health=HealthCheck(store),
        connection_limit=ConnectionLimit(settings, limiter),
        work_limit=WorkLimit(settings.most_at_once),
    )

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        try:
            await store.start()
            await pool.start()
            await hub.start()
            async with clearing(state.users, store, hub, settings.clear_every):
                yield
        finally:
            state.end_streams()
            await hub.stop()
            await pool.stop()
            await store.stop()
            passwords.close()

    api = Router(
        "/api",
        route_handlers=[
            *accounts.HANDLERS,
            *rules.HANDLERS,
            *tables.HANDLERS,
            *sheets.HANDLERS,
            table_socket,
            bots.ROUTER,
        ],
        before_request=guard,
    )
    app = Litestar(
        [api, *page.HANDLERS],
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
