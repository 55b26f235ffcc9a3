"""The parts of a running server, and what a request knows of its sender."""

from __future__ import annotations

import ipaddress
from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from msgspec import Struct, field

from prikup.server.accounts.login_limit import LoginLimit
from prikup.server.accounts.rates import Limiter
from prikup.server.accounts.secrets import COOKIE, CSRF_HEADER, csrf_of, equal_secrets, secret_hash_of
from prikup.server.accounts.users import Users
from prikup.server.assets import Assets
from prikup.server.bot_stream import BotStream
from prikup.server.connection_limit import ConnectionLimit, demand_of_address, is_own_address
from prikup.server.errors import ServerError
from prikup.server.health import HealthCheck
from prikup.server.metrics import Metrics
from prikup.server.origins import Origins
from prikup.server.outbox import Outbox
from prikup.server.owners.worker import Worker
from prikup.server.pairing import Pairing
from prikup.server.rule_comparisons import RuleComparisons
from prikup.server.rulebooks import Rulebooks
from prikup.server.settings import Settings
from prikup.server.solved_deals import SolvedDeals
from prikup.server.store.disk_reserve import DiskReserve
from prikup.server.store.store import Store
from prikup.server.tables.hub import Hub
from prikup.server.uploaded_records import UploadedRecords
from prikup.server.user import User
from prikup.server.work_limit import WorkLimit

UserRequest = Request[User | None, str, State]
"""A request to one of our routes."""
AnyConnection = ASGIConnection[Any, Any, Any, Any]

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class ServerState(Struct):
    """The parts of a running server."""

    settings: Settings
    metrics: Metrics
    assets: Assets
    store: Store
    hub: Hub
    pairing: Pairing
    users: Users
    limiter: Limiter
    health: HealthCheck
    connection_limit: ConnectionLimit
    work_limit: WorkLimit
    login_limit: LoginLimit
    records: UploadedRecords
    solved: SolvedDeals
    rulebooks: Rulebooks
    comparisons: RuleComparisons
    origins: Origins
    disk: DiskReserve
    worker: Worker | None = None
    """This server among those that share its database; None if it has that for itself."""
    outboxes: dict[Outbox, str] = field(default_factory=dict)
    """The outboxes of open sockets and streams, each with the hash of the session or token that opened it."""
    streams: dict[tuple[str, str], BotStream] = field(default_factory=dict)
    """Open streams of the bot API by user and table."""

    def end_streams(self) -> None:
        """Ends every open socket and stream; clients reconnect when the server is back."""
        for outbox in list(self.outboxes):
            outbox.end()

    def end_streams_of(self, secret_hash: str) -> None:
        """Ends the sockets and streams that a session or token has opened."""
        for outbox, opened in list(self.outboxes.items()):
            if opened == secret_hash:
                outbox.end()


def server_state(connection: AnyConnection) -> ServerState:
    """The state of the server that handles a connection."""
    return cast("ServerState", connection.app.state.server_state)


def address(connection: AnyConnection) -> str:
    """The client's address; for IPv6 the /64 network, which usually belongs to one customer."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host or "?"
    if found.version == 6:
        if found.ipv4_mapped is not None:
            # On a dual-stack socket every IPv4 address looks like this: one network would hold all clients.
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found), 64), strict=False))
    return str(found)


def demand_of(connection: AnyConnection, rate: str, day: str, kind: str) -> None:
    """Counts a request of the client's address. Raises ServerError(too_many_requests)."""
    demand_of_address(server_state(connection).limiter, address(connection), rate, day, kind)


_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")


def from_this_machine(connection: AnyConnection) -> bool:
    """Whether a program on this machine asks for itself, and no proxy for somebody else."""
    host = connection.headers.get("host", "").lower()
    name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
    own_name = name == "localhost" or is_own_address(name)
    return own_name and is_own_address(address(connection)) and not any(key in connection.headers for key in _FORWARDED)


def own_origin(connection: AnyConnection) -> bool:
    """Whether the request comes from a page of this host."""
    origin = connection.headers.get("origin")
    if not origin:
        return False
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host) and host.lower() == connection.headers.get("host", "").lower()


async def current_user(connection: AnyConnection) -> User | None:
    """The user of the session cookie; None if there is none."""
    known = connection.scope.get("user", False)
    if known is not False:
        return cast("User | None", known)
    secret = connection.cookies.get(COOKIE, "")
    found = await server_state(connection).users.by_session(secret) if secret else None
    connection.scope["user"] = found
    connection.scope["auth"] = secret if found else ""
    return found


async def require_user(connection: AnyConnection) -> User:
    """The user of the request. Raises ServerError(no_session)."""
    found = await current_user(connection)
    if found is None:
        raise ServerError("no_session")
    return found


def session_secret(connection: AnyConnection) -> str:
    """The session of whom ``current_user`` found, or the token; empty for nobody."""
    return str(connection.scope.get("auth") or "")


def opened_by(connection: AnyConnection) -> str:
    """The hash of the session or token that a request came with; empty for nobody."""
    secret = session_secret(connection)
    return secret_hash_of(secret) if secret else ""


async def guard(request: Request[Any, Any, State]) -> None:
    """Checks a request before its body is read: its rate, and for changes its origin, content type and CSRF token.

    Raises ServerError: foreign_origin (another site's page asks), not_json (a form of another site could send it
    unasked), bad_csrf (a session's cookie came along, but the page that asks does not know its token),
    too_many_requests.
    """
    state = server_state(request)
    if request.method in SAFE:
        state.limiter.demand(state.settings.rates.reads, "read", address(request))
        return
    if "origin" in request.headers and not own_origin(request):
        raise ServerError("foreign_origin")
    _demand_json(request)
    found = await current_user(request)
    if found is None:
        state.limiter.demand(state.settings.rates.reads, "read", address(request))
        return
    given = request.headers.get(CSRF_HEADER, "")
    if not equal_secrets(given, csrf_of(session_secret(request))):
        raise ServerError("bad_csrf")
    state.limiter.demand(state.settings.rates.changes, "change", found.id)


async def token_guard(request: Request[Any, Any, State]) -> None:
    """Checks the token of a bot API request. Raises ServerError: bad_token, too_many_requests, not_json."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    state = server_state(request)
    found = await state.users.by_token(secret.strip()) if scheme.lower() == "bearer" else None
    if found is None:
        state.limiter.demand(state.settings.rates.reads, "read", address(request))
        raise ServerError("bad_token")
    request.scope["user"] = found
    request.scope["auth"] = secret.strip()
    state.limiter.demand(state.settings.rates.acts, "act", found.id)
    if request.method not in SAFE:
        _demand_json(request)


def _demand_json(request: Request[Any, Any, State]) -> None:
    length = request.headers.get("content-length", "")
    if length in ("", "0") and "transfer-encoding" not in request.headers:
        return
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ServerError("not_json")
