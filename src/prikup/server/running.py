"""Runs a server: uvicorn with the application, from the open socket to the shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from prikup.server import logs
from prikup.server.app import build
from prikup.server.asgi import AsgiApp
from prikup.server.bodies import Problem
from prikup.server.direct_socket import DirectSocket
from prikup.server.errors import ServerError
from prikup.server.latency import low_latency
from prikup.server.settings import Settings

GRACE = 5
"""Seconds that open requests get at the end."""
DRAIN = 20
"""Seconds that the tables have to be handed over at the end, where another server shares the database."""
PING = 20.0
"""Seconds between pings, and until a page that does not answer counts as gone."""
FRAME = 64 * 1024
"""Larger socket messages are cut off as they come in; those above the settings' limit get an answer instead."""


ARRIVAL = 30.0
"""Seconds from a connection (or the first byte of a later request on it) until a request has come in whole."""


class StrictConnection(h11.Connection):
    """h11's parser, which also refuses requests of ambiguous length.

    A request with both ``Content-Length`` and ``Transfer-Encoding`` ends here for one server and there for another one,
    so that a proxy before us may take for a body what we take for a request of somebody else. RFC 9112, 6.1 and 6.3:
    whoever gets such a message ought to refuse it, and must close the connection. h11 would follow the
    ``Transfer-Encoding`` and go on; so it would for HTTP/1.0, which knows no such header.
    """

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if b"transfer-encoding" in names and (b"content-length" in names or event.http_version < b"1.1"):
                raise h11.RemoteProtocolError("ambiguous request length")
        return event


class TimedHttpProtocol(H11Protocol):
    """uvicorn's HTTP protocol with a time limit for requests: otherwise a client that sends a byte a minute, or
    nothing, would hold its connection forever."""

    arrival = ARRIVAL
    _late: asyncio.TimerHandle | None = None

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn = StrictConnection(h11.SERVER)

    def send_400_response(self, msg: str) -> None:
        """Answers a malformed request with a Problem and closes: what follows cannot be trusted."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = msgspec.json.encode(Problem("bad_request", {"field": "-"}))
            headers = [
                ("content-type", "application/json"),
                ("content-length", str(len(body))),
                ("cache-control", "no-store"),
                ("connection", "close"),
            ]
            answer = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
            for part in (answer, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late = self.loop.call_later(self.arrival, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        if upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop()
        elif self._late is None:
            self._late = self.loop.call_later(self.arrival, self.transport.close)

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class OnReady(Protocol):
    """Called when the server accepts connections."""

    def __call__(self, listener: socket.socket, *, built: bool) -> None: ...


class Server(uvicorn.Server):
    """uvicorn's server; reports when it is ready, stops cleanly on a signal, and first ends streams and comparisons."""

    def __init__(self, front: AsgiApp, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                front,
                loop="auto" if sys.platform == "win32" else "uvloop",
                http=TimedHttpProtocol,
                ws=DirectSocket,
                ws_max_size=FRAME,
                ws_ping_interval=PING,
                ws_ping_timeout=PING,
                ws_per_message_deflate=False,
                # The application is started here, where its errors can be told as they are.
                lifespan="off",
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self._front = front
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Meanwhile it still answers, if only with the name of another server.
        with contextlib.suppress(ServerError, TimeoutError):
            async with asyncio.timeout(DRAIN):
                handed = await self._front.server_state.hub.drain()
                logs.logger("server").info("drained", tables=handed)
        self._front.server_state.end_streams()
        await self._front.server_state.comparisons.stop()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM end the server, and the process then ends with 0: that is how a server is stopped."""
        if threading.current_thread() is not threading.main_thread():
            # A server in another thread is stopped with ``should_exit``.
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def run(listener: socket.socket, settings: Settings, told: OnReady, *, level: str = "info") -> int:
    """Serves on an open socket until a signal comes, or until another server has this one's name.

    Raises ServerError: what ``Store.start`` and ``Worker.start`` raise, bad_worker_name, worker_name_taken.
    """
    logs.configure(level)
    front = build(settings)
    worker = front.server_state.worker
    server = Server(front, lambda: told(listener, built=front.server_state.assets.built))

    async def main() -> None:
        async with low_latency(), front.running():
            if worker is not None:
                worker.on_end = lambda: setattr(server, "should_exit", True)
            logs.logger("server").info("started", address=str(listener.getsockname()[:2]))
            await server.serve(sockets=[listener])
        logs.logger("server").info("stopped")

    factory: Any = server.config.get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(main())
    if worker is not None and worker.lost:
        raise ServerError("worker_name_taken", name=worker.name)
    return 0
