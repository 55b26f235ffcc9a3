"""uvicorn's WebSocket protocol with direct reads and writes.

Each message of a table goes to several readers. Sending it through the application's layers would cost more than
making it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

_KEY = "prikup.socket"


class DirectSocket(WebSocketsSansIOProtocol):
    """A WebSocket that its route may write to and read from directly."""

    on_message: Callable[[bytes], bool] | None = None
    """Called with each message that has none queued before it; False sends the message on through the ASGI layers."""

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, Any]", self.scope["extensions"])
        extensions[_KEY] = self
        await super().run_asgi()

    def send_texts(self, messages: Collection[bytes]) -> bool:
        """Sends texts as messages in one write; False if the socket is not open or its reader is behind."""
        if self.close_sent or not self.handshake_complete or self.conn.state is not OPEN:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for message in messages for part in (_head(len(message)), message)]))
        return True

    def send_receive_event_to_app(self) -> None:
        on_message, frames = self.on_message, self.frames
        free = on_message is not None and len(frames) == 1 and self.queue.empty() and not self.close_sent
        if free and on_message is not None and on_message(frames[0]):
            self.frames = []
        else:
            super().send_receive_event_to_app()


def _head(size: int) -> bytes:
    """The frame header of a text that is neither split, masked nor compressed (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)


def direct_socket(scope: Any) -> DirectSocket:
    """The socket of a connection."""
    return cast("DirectSocket", scope["extensions"][_KEY])
