"""Incoming messages of a socket, handled one after another at a limited rate."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct

from prikup.server.accounts.rates import TokenBucket
from prikup.server.messages import Act, Refused
from prikup.server.outbox import Outbox
from prikup.server.settings import Settings
from prikup.server.tables.connection import Connection
from prikup.server.tables.parsing import BadMessage, read_message

PATIENCE = 100
"""Messages refused as too fast before the socket is closed."""

_encode = msgspec.json.Encoder().encode


class _Named(Struct):
    """Enough of a message to name it in a refusal."""

    id: str = ""


class Inbox:
    """Handles the messages of a socket. Each is answered before the next one is handled.

    ``accept_now`` starts an action if nothing is queued before it; ``receive`` handles everything else and waits.
    """

    def __init__(self, outbox: Outbox, connection: Connection, settings: Settings) -> None:
        self._outbox = outbox
        self._connection = connection
        self._largest = settings.message
        self._bucket = TokenBucket(settings.rates.messages)
        self._refused = 0
        self._acting = False
        """Whether an action that ``accept_now`` started is not done yet."""
        self._done = asyncio.Event()
        self._taken = False
        """Whether another message is being handled, or the inbox is closed."""

    def accept_now(self, raw: bytes) -> bool:
        """Begins an action. False if it must wait or is none: nothing was done, and ``receive`` must handle it."""
        if self._acting or self._taken or self._outbox.ended or len(raw) > self._largest:
            return False
        try:
            message = read_message(raw)
        except BadMessage:
            return False
        if type(message) is not Act or not self._bucket.take():
            return False
        self._acting = True
        self._connection.begin(message, self._acted)
        return True

    def _acted(self) -> None:
        self._acting = False
        self._done.set()

    async def receive(self, raw: bytes) -> bool:
        """Handles a message. False if too many came too fast: the socket should be closed."""
        self._taken = True
        while self._acting:
            self._done.clear()
            await self._done.wait()
        if len(raw) > self._largest:
            self._outbox.put(_encode(Refused("", "body_too_large")))
        elif not self._bucket.take():
            self._refused += 1
            if self._refused > PATIENCE:
                return False
            self._outbox.put(_encode(Refused(_id_of(raw), "too_fast")))
        else:
            await self._connection.receive(raw)
        self._taken = False
        return True

    def close(self) -> None:
        """Accepts no more messages, and closes the connection."""
        self._taken = True
        self._connection.close()


def _id_of(raw: bytes) -> str:
    try:
        return msgspec.json.decode(raw, type=_Named).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
