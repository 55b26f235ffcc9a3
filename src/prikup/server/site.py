"""Everything that a running server consists of, and what a request finds out about who asks."""

from __future__ import annotations

import ipaddress
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from msgspec import Struct, field

from prikup.server.accounts.people import People
from prikup.server.accounts.rates import Limiter
from prikup.server.accounts.sessions import COOKIE, CSRF_HEADER, csrf_of, kept, same
from prikup.server.assets import Assets
from prikup.server.health import Pulse
from prikup.server.metrics import Metrics
from prikup.server.openings import Openings
from prikup.server.outbox import Outbox
from prikup.server.problems import ServerError
from prikup.server.settings import Settings
from prikup.server.store.store import Store
from prikup.server.streams import Line
from prikup.server.tables.hub import Hub
from prikup.server.tables.people import User
from prikup.server.turns import Turns

Asked = Request[User | None, str, State]
"""A request to one of our routes."""
AnyConnection = ASGIConnection[Any, Any, Any, Any]

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Site(Struct):
    """The parts of a running server."""

    settings: Settings
    metrics: Metrics
    assets: Assets
    store: Store
    hub: Hub
    people: People
    limiter: Limiter
    pulse: Pulse
    openings: Openings
    turns: Turns
    outboxes: dict[Outbox, str] = field(default_factory=dict)
    """What is on its way to open sockets and streams, each with the hash of the session or token that opened it."""
    lines: dict[tuple[str, str], Line] = field(default_factory=dict)
    """Open streams of the bot API by user and table."""

    def end_streams(self) -> None:
        """Lets every open socket and stream end; a reader comes again when the server is back."""
        for outbox in list(self.outboxes):
            outbox.end()

    def shut_out(self, secret_hash: str) -> None:
        """Ends what a session or token has opened, which is no more."""
        for outbox, opened in list(self.outboxes.items()):
            if opened == secret_hash:
                outbox.end()


def site(connection: AnyConnection) -> Site:
    """The server that a request came to."""
    return cast("Site", connection.app.state.site)


def address(connection: AnyConnection) -> str:
    """Where a request comes from; of an IPv6 address the network, which one customer has whole."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host or "?"
    if found.version == 6:
        if found.ipv4_mapped is not None:
            # On a socket for both, such are all addresses of the older kind: one network would hold all people.
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found), 64), strict=False))
    return str(found)


def own_origin(connection: AnyConnection) -> bool:
    """Whether the page that asks was served by this very host."""
    origin = connection.headers.get("origin")
    if not origin:
        return False
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host.lower() == connection.headers.get("host", "").lower()


async def person(connection: AnyConnection) -> User | None:
    """Who asks, by the session of the cookie; None for nobody."""
    known = connection.scope.get("user", False)
    if known is not False:
        return cast("User | None", known)
    secret = connection.cookies.get(COOKIE, "")
    found = await site(connection).people.by_session(secret) if secret else None
    connection.scope["user"] = found
    connection.scope["auth"] = secret if found else ""
    return found


async def somebody(connection: AnyConnection) -> User:
    """Who asks. Raises ServerError(no_session)."""
    found = await person(connection)
    if found is None:
        raise ServerError("no_session")
    return found


def session_secret(connection: AnyConnection) -> str:
    """The session of whom ``person`` found, or the token; empty for nobody."""
    return str(connection.scope.get("auth") or "")


def opened_by(connection: AnyConnection) -> str:
    """The hash of the session or token that a request came with; empty for nobody."""
    secret = session_secret(connection)
    return kept(secret) if secret else ""


async def guard(request: Request[Any, Any, State]) -> None:
    """What every request that changes something must bring, before its body is read; of others one may make so many.

    Raises ServerError: foreign_origin (another site's page asks), not_json (a form of another site could send it
    unasked), bad_csrf (a session's cookie came along, but the page that asks does not know its token),
    too_many_requests.
    """
    here = site(request)
    if request.method in SAFE:
        await here.limiter.demand_often(here.settings.rates.reads, "read", address(request))
        return
    if "origin" in request.headers and not own_origin(request):
        raise ServerError("foreign_origin")
    _demand_json(request)
    found = await person(request)
    if found is None:
        await here.limiter.demand_often(here.settings.rates.reads, "read", address(request))
        return
    given = request.headers.get(CSRF_HEADER, "")
    if not same(given, csrf_of(session_secret(request))):
        raise ServerError("bad_csrf")
    await here.limiter.demand(here.settings.rates.changes, "change", found.id)


async def token_guard(request: Request[Any, Any, State]) -> None:
    """The bot API: a token says who asks. Raises ServerError: bad_token, too_many_requests, not_json."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    here = site(request)
    found = await here.people.by_token(secret.strip()) if scheme.lower() == "bearer" else None
    if found is None:
        await here.limiter.demand_often(here.settings.rates.reads, "read", address(request))
        raise ServerError("bad_token")
    request.scope["user"] = found
    request.scope["auth"] = secret.strip()
    await here.limiter.demand(here.settings.rates.acts, "act", found.id)
    if request.method not in SAFE:
        _demand_json(request)


def _demand_json(request: Request[Any, Any, State]) -> None:
    length = request.headers.get("content-length", "")
    if length in ("", "0") and "transfer-encoding" not in request.headers:
        return
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ServerError("not_json")
