"""The sockets of pages: who may open one, how it is read and written, and how it is closed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from prikup.core.errors import PrikupError
from prikup.server.direct_socket import direct_socket
from prikup.server.logs import logger
from prikup.server.messages import Refused
from prikup.server.outbox import Outbox
from prikup.server.server_state import ServerState, address, current_user, opened_by, own_origin, server_state
from prikup.server.user import User

GOING_AWAY = 1001
FAULT = 1011
FOREIGN = 4403
UNKNOWN_TABLE = 4404
SLOW_READER = 4408
ELSEWHERE = 4421
FLOOD = 4429
TRY_LATER = 4503
_REFUSED = {
    "unknown_table": UNKNOWN_TABLE,
    "table_elsewhere": ELSEWHERE,
    "too_many_sockets": FLOOD,
    "too_many_requests": FLOOD,
}
"""Close codes. After 4404 a client need not reconnect; after 4421 it asks where the table is; after 4429 and 4503 it
should wait first."""

LAST_WORDS = 1.0
"""Seconds that a slow reader has to receive the close frame."""

_GONE = (WebSocketDisconnect, OSError)
"""What is raised when the page has gone: by Litestar once it has been told so, by uvicorn before that."""

_encode = msgspec.json.Encoder().encode

Socket = WebSocket[Any, Any, State]


class Reader(Protocol):
    """What reads the messages of one socket."""

    async def receive(self, raw: bytes) -> bool:
        """Handles a message. False if too many came too fast: the socket should be closed."""

    def close(self) -> None:
        """The socket is closed."""


Connect = Callable[[ServerState, User | None, Outbox], Awaitable[Reader]]
"""Gives the reader of a socket that was just opened. Raises PrikupError: the page is told, and the socket closed."""


async def page_socket(socket: Socket, connect: Connect, **logged: str) -> None:
    """The life of a page's socket. ``logged``: what a line of the log says of it."""
    try:
        await _page_socket(socket, connect)
    except _GONE:
        return
    except Exception as fault:  # noqa: BLE001 - Litestar would tell the page what it was
        logger("socket").error("socket_failed", **logged, exc_info=fault)
        await _close(socket, FAULT)


async def _page_socket(socket: Socket, connect: Connect) -> None:
    if not own_origin(socket):
        # Another site's page would act with this person's cookie. Closing now answers the handshake with 403.
        await socket.close(FOREIGN)
        return
    state = server_state(socket)
    outbox = Outbox(state.settings.queue, direct_socket(socket.scope).send_texts)
    with contextlib.ExitStack() as opened:
        try:
            user = await current_user(socket)
            await socket.accept()
            opened.callback(await state.connection_limit.take(user.id if user is not None else "", address(socket)))
            reader = await connect(state, user, outbox)
        except PrikupError as error:
            await socket.accept()
            await _say(socket, _encode(Refused("", error.code, dict(error.params))))
            await _close(socket, _REFUSED.get(error.code, TRY_LATER))
            return
        state.metrics.sockets.inc()
        state.outboxes[outbox] = opened_by(socket)
        try:
            code = await _serve(socket, outbox, reader, state)
        finally:
            state.metrics.sockets.dec()
            state.outboxes.pop(outbox, None)
            reader.close()
        if code:
            await _close(socket, code)


async def _serve(socket: Socket, outbox: Outbox, reader: Reader, state: ServerState) -> int:
    """Reads and writes until one of them ends. Returns the close code, 0 if the page is gone."""
    writing = asyncio.create_task(_write(socket, outbox))
    reading = asyncio.create_task(_read(socket, outbox, reader))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        # A slow reader's writer hangs in a send that will not come back.
        if outbox.overflown or reading.done():
            writing.cancel()
        reading.cancel()
        await asyncio.gather(writing, reading, return_exceptions=True)
    for task in (reading, writing):
        if task.cancelled():
            continue
        error = task.exception()
        if error is not None and not isinstance(error, _GONE):
            raise error
        if error is None and task.result():
            return task.result()
    if outbox.overflown:
        state.metrics.slow_readers.inc()
        return SLOW_READER
    return GOING_AWAY if outbox.ended else 0


async def _write(socket: Socket, outbox: Outbox) -> int:
    while True:
        messages = await outbox.next()
        if not messages:
            return 0
        for message in messages:
            await _say(socket, message)
            if outbox.overflown:
                return 0


async def _say(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def _read(socket: Socket, outbox: Outbox, reader: Reader) -> int:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return 0
        if outbox.ended:
            # The reader is being disconnected: its messages are ignored.
            return GOING_AWAY
        text = message.get("text")
        raw = text.encode("utf-8", "surrogatepass") if text is not None else (message.get("bytes") or b"")
        if not await reader.receive(raw):
            return FLOOD


async def _close(socket: Socket, code: int) -> None:
    """Closes the socket; a reader that does not take the close frame in time is cut off."""
    with contextlib.suppress(asyncio.TimeoutError, RuntimeError, *_GONE):
        await asyncio.wait_for(socket.close(code), LAST_WORDS)
    logger("socket").debug("socket_closed", code=code)
