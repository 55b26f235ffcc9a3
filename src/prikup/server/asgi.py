"""The ASGI application around the routes: it times, counts and logs each request, adds security headers, and answers
HEAD wherever GET works."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import cast

from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from prikup.server.logs import logger
from prikup.server.server_state import ServerState

_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    # Whoever has the link of a private table may enter: it must not reach other sites.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
_POLICY = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
_NO_STORE = (b"cache-control", b"no-store")

WAS_HEAD = "prikup_head"
"""Set in the scope of a GET that was a HEAD: a route with an endless response then sends only its headers."""

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class AsgiApp:
    """The application as uvicorn runs it."""

    def __init__(
        self, app: Litestar, state: ServerState, running: Callable[[], AbstractAsyncContextManager[None]]
    ) -> None:
        self.app = app
        self.server_state = state
        self.running = running
        """Starts the parts, and stops them at the end. Raises ServerError(bad_database)."""
        self._metrics = state.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        asked = cast("HTTPScope", scope)
        method = asked["method"]
        if method == "HEAD":
            # Handled as a GET by the same code; uvicorn knows the original method and sends no body.
            asked = cast("HTTPScope", {**asked, "method": "GET", WAS_HEAD: True})
        started = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message)
                self._count(method, asked, status, time.perf_counter() - started)
            await send(message)

        await self.app(asked, receive, sending)

    def _count(self, method: str, scope: HTTPScope, status: int, seconds: float) -> None:
        # Invented methods must not create new metric series.
        method = method if method in _METHODS else "other"
        self._metrics.http.labels(method, str(status)).inc()
        self._metrics.http_seconds.observe(seconds)
        route = scope.get("path_template", "-")
        logger("http").info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def _add_headers(message: Message) -> None:
    headers = [_with_head(name, value) for name, value in message["headers"]]  # type: ignore[typeddict-item]
    names = {name.lower() for name, _ in headers}
    headers += _HEADERS
    if b"content-security-policy" not in names:
        headers.append(_POLICY)
    if b"cache-control" not in names:
        headers.append(_NO_STORE)
    message["headers"] = headers  # type: ignore[typeddict-unknown-key]


def _with_head(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Adds HEAD to ``Allow`` if GET is in it: the routes do not know of HEAD."""
    if name.lower() != b"allow":
        return name, value
    methods = {method.strip() for method in value.split(b",")}
    return name, b", ".join(sorted(methods | ({b"HEAD"} if b"GET" in methods else set())))
