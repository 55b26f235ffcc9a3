"""The WebSocket route of the quick pairing: a person waits as long as it is open."""

from __future__ import annotations

import msgspec
from litestar import websocket

from prikup.core.errors import PrikupError
from prikup.server.accounts.rates import TokenBucket
from prikup.server.errors import ServerError
from prikup.server.messages import AnyFromSeeker, Paired, Refused, Waits, Wish
from prikup.server.outbox import Outbox
from prikup.server.pairing import ClientAddress, Pairing, Seeker
from prikup.server.server_state import ServerState, address
from prikup.server.sockets import Socket, page_socket
from prikup.server.user import User

_encode = msgspec.json.Encoder().encode
_messages: msgspec.json.Decoder[AnyFromSeeker] = msgspec.json.Decoder(AnyFromSeeker)


@websocket("/pairing/live")
async def pairing_socket(socket: Socket) -> None:
    """Waiting for others with the same wish. docs/server.md describes the messages."""

    async def connect(state: ServerState, user: User | None, outbox: Outbox) -> WaitingPage:
        if user is None:
            raise ServerError("no_session")
        where = address(socket)
        return WaitingPage(state, user, ClientAddress(where, state.origins.of_table(where)), outbox)

    await page_socket(socket, connect)


class WaitingPage:
    """The page of somebody who waits: its wish and its answers."""

    def __init__(self, state: ServerState, user: User, address: ClientAddress, outbox: Outbox) -> None:
        self._pairing: Pairing = state.pairing
        self._largest = state.settings.message
        self._bucket = TokenBucket(state.settings.rates.messages)
        self._user = user
        self._address = address
        self._outbox = outbox
        self._seeker: Seeker | None = None

    async def receive(self, raw: bytes) -> bool:
        """Handles a message. False if too many came too fast."""
        if not self._bucket.take():
            return False
        if len(raw) > self._largest:
            self._refuse("body_too_large")
            return True
        try:
            message = _messages.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._refuse("bad_message")
            return True
        if isinstance(message, Wish):
            self._wish(message)
        elif self._seeker is None:
            self._refuse("bad_message")
        else:
            self._pairing.answer(self._seeker, bots=message.bots)
        return True

    def _wish(self, wish: Wish) -> None:
        self.close()
        try:
            self._seeker = self._pairing.seek(self._user, self._address, wish.rules, wish.clock, self._tell)
        except PrikupError as error:
            self._refuse(error.code, error.params)

    def _tell(self, news: Waits | Paired | Refused) -> None:
        self._outbox.put(_encode(news))
        if not isinstance(news, Waits):
            self._outbox.end()

    def _refuse(self, code: str, params: dict[str, str | int] | None = None) -> None:
        self._outbox.put(_encode(Refused("", code, dict(params or {}))))

    def close(self) -> None:
        """Waits no longer."""
        if self._seeker is not None:
            self._pairing.leave(self._seeker)
            self._seeker = None
