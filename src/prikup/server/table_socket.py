"""The WebSocket route of a table: messages go out through a bounded queue and come in at a limited rate.

A client that does not read harms nobody else: the hub never waits for it, and it is closed when its queue is full.
"""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from prikup.server.direct_socket import direct_socket
from prikup.server.inbox import Inbox
from prikup.server.outbox import Outbox
from prikup.server.server_state import ServerState
from prikup.server.sockets import Socket, page_socket
from prikup.server.user import User


@websocket("/tables/{table:str}/live")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A table being played. docs/server.md describes the messages."""

    async def connect(state: ServerState, user: User | None, outbox: Outbox) -> Inbox:
        links = socket.query_params.get("links") == "1"
        connection = await state.hub.connect(
            table, user, outbox.put, since=_since(socket), ended=outbox.end, links=links
        )
        inbox = Inbox(outbox, connection, state.settings)
        direct_socket(socket.scope).on_message = inbox.accept_now
        return inbox

    await page_socket(socket, connect, table=table)


def _since(socket: Socket) -> int | None:
    """The number of the last message that the page has; None if it asks for the whole state."""
    text = str(socket.query_params.get("since", ""))
    return int(text) if text.isdecimal() and len(text) < 10 else None
