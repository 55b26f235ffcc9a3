"""What stands before every route: it times and counts each request, writes the log line, and sends the headers that
make browsers careful."""

from __future__ import annotations

import time

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from prikup.server.logs import logger
from prikup.server.site import Site

_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    # The link of a private table is all that one needs to come in: it is not told to other sites.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
_POLICY = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
_NO_STORE = (b"cache-control", b"no-store")

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Front:
    """The application as uvicorn runs it."""

    def __init__(self, app: Litestar, site: Site) -> None:
        self.app = app
        self.site = site
        self._metrics = site.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message)
                self._count(scope, status, time.perf_counter() - started)
            await send(message)

        await self.app(scope, receive, sending)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        # A stranger's invented methods make no new series.
        method = scope["method"] if scope["method"] in _METHODS else "other"  # type: ignore[typeddict-item]
        self._metrics.http.labels(method, str(status)).inc()
        self._metrics.http_seconds.observe(seconds)
        route = scope.get("path_template", "-")
        logger("http").info("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def _add_headers(message: Message) -> None:
    headers = list(message["headers"])  # type: ignore[typeddict-item]
    names = {name.lower() for name, _ in headers}
    headers += _HEADERS
    if b"content-security-policy" not in names:
        headers.append(_POLICY)
    if b"cache-control" not in names:
        headers.append(_NO_STORE)
    message["headers"] = headers  # type: ignore[typeddict-unknown-key]
