"""The WebSocket route of a table: messages go out through a bounded queue and come in at a limited rate.

A client that does not read harms nobody else: the hub never waits for it, and it is closed when its queue is full.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from prikup.core.errors import PrikupError
from prikup.server.direct_socket import direct_socket
from prikup.server.inbox import Inbox
from prikup.server.logs import logger
from prikup.server.messages import Refused
from prikup.server.outbox import Outbox
from prikup.server.server_state import ServerState, address, current_user, opened_by, own_origin, server_state
from prikup.server.tables.connection import Connection

GOING_AWAY = 1001
FAULT = 1011
UNKNOWN_TABLE = 4404
SLOW_READER = 4408
FLOOD = 4429
TRY_LATER = 4503
_REFUSED = {"unknown_table": UNKNOWN_TABLE, "too_many_sockets": FLOOD, "too_many_requests": FLOOD}
"""Close codes. After 4404 a client need not reconnect; after 4429 and 4503 it should wait first."""

LAST_WORDS = 1.0
"""Seconds that a slow reader has to receive the close frame."""

_GONE = (WebSocketDisconnect, OSError)
"""What is raised when the page has gone: by Litestar once it has been told so, by uvicorn before that."""

_encode = msgspec.json.Encoder().encode


Socket = WebSocket[Any, Any, State]


@websocket("/tables/{table:str}/live")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A table being played. docs/server.md describes the messages."""
    try:
        await _table_socket(socket, table)
    except _GONE:
        return
    except Exception as fault:  # noqa: BLE001 - Litestar would tell the page what it was
        logger("table_socket").error("socket_failed", table=table, exc_info=fault)
        await _close(socket, FAULT)


async def _table_socket(socket: Socket, table: str) -> None:
    if not own_origin(socket):
        # Another site's page would act with this person's cookie. Closing now answers the handshake with 403.
        await socket.close(4403)
        return
    state = server_state(socket)
    since = _since(socket)
    direct = direct_socket(socket.scope)
    outbox = Outbox(state.settings.queue, direct.send_texts)
    with contextlib.ExitStack() as opened:
        try:
            user = await current_user(socket)
            await socket.accept()
            opened.callback(await state.connection_limit.take(user.id if user is not None else "", address(socket)))
            connection = await state.hub.connect(table, user, outbox.put, since=since, ended=outbox.end)
        except PrikupError as error:
            await socket.accept()
            await _say(socket, _encode(Refused("", error.code, dict(error.params))))
            await _close(socket, _REFUSED.get(error.code, TRY_LATER))
            return
        await _opened(socket, state, outbox, connection)


async def _opened(socket: Socket, state: ServerState, outbox: Outbox, connection: Connection) -> None:
    """The life of a socket at its table."""
    state.metrics.sockets.inc()
    state.outboxes[outbox] = opened_by(socket)
    inbox = Inbox(outbox, connection, state.settings)
    direct_socket(socket.scope).on_message = inbox.accept_now
    try:
        code = await _serve(socket, outbox, inbox, state)
    finally:
        inbox.close()
        state.metrics.sockets.dec()
        state.outboxes.pop(outbox, None)
        connection.close()
    if code:
        await _close(socket, code)


def _since(socket: Socket) -> int | None:
    """The number of the last message that the page has; None if it asks for the whole state."""
    text = str(socket.query_params.get("since", ""))
    return int(text) if text.isdecimal() and len(text) < 10 else None


async def _serve(socket: Socket, outbox: Outbox, inbox: Inbox, state: ServerState) -> int:
    """Reads and writes until one of them ends. Returns the close code, 0 if the page is gone."""
    writing = asyncio.create_task(_write(socket, outbox))
    reading = asyncio.create_task(_read(socket, outbox, inbox))
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


async def _read(socket: Socket, outbox: Outbox, inbox: Inbox) -> int:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return 0
        if outbox.ended:
            # The reader is being disconnected: its messages are ignored.
            return GOING_AWAY
        text = message.get("text")
        raw = text.encode("utf-8", "surrogatepass") if text is not None else (message.get("bytes") or b"")
        if not await inbox.receive(raw):
            return FLOOD


async def _close(socket: Socket, code: int) -> None:
    """Closes the socket; a reader that does not take the close frame in time is cut off."""
    with contextlib.suppress(asyncio.TimeoutError, RuntimeError, *_GONE):
        await asyncio.wait_for(socket.close(code), LAST_WORDS)
    logger("table_socket").debug("socket_closed", code=code)


HANDLERS = [table_socket]
