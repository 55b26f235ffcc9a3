"""Open streams of the bot API: each has an outbox, and the requests that wait for the answer to an action."""

from __future__ import annotations

import asyncio

import msgspec

from prikup.server.errors import ServerError
from prikup.server.messages import Act, Advice, Chain, Done, Hint, Link, Refused
from prikup.server.outbox import Outbox
from prikup.server.tables.connection import Connection
from prikup.server.tables.parsing import usable_id

ANSWER = 10.0
"""Seconds to wait for the answer to an action; it takes longer only if the database fails."""
HINT_ANSWER = 30.0
"""The same for a hint, which waits for the person's budget and for a free process."""

_ANSWERS = (b'{"t":"done"', b'{"t":"refused"', b'{"t":"advice"')


class BotStream:
    """One stream: its outbox, and the requests that wait for an answer."""

    def __init__(self, bound: int) -> None:
        self.outbox = Outbox(bound)
        self.connection: Connection | None = None
        self._asked: dict[str, asyncio.Future[Done | Refused | Advice]] = {}

    def put(self, message: bytes) -> None:
        """Called by the hub; an answer goes to the stream and to the request that waits for it."""
        self.outbox.put(message)
        if self._asked and message.startswith(_ANSWERS):
            answer = msgspec.json.decode(message, type=Done | Refused | Advice)
            future = self._asked.pop(answer.id, None)
            if future is not None and not future.done():
                future.set_result(answer)

    async def do(self, asked: Act | Chain | Link) -> Done | Refused | Advice:
        """Does an action, or gives a chain or a link, and waits until it is committed or refused.

        Raises ServerError: bad_request (an id that no answer could name), id_in_use, no_answer.
        """
        return await self._answer(asked, ANSWER)

    async def hint(self, hint: Hint) -> Done | Refused | Advice:
        """Asks for a hint and waits for it. Raises ServerError as ``do``."""
        return await self._answer(hint, HINT_ANSWER)

    async def _answer(self, asked: Act | Chain | Link | Hint, seconds: float) -> Done | Refused | Advice:
        if not usable_id(asked.id):
            raise ServerError("bad_request", field="id")
        if asked.id in self._asked:
            raise ServerError("id_in_use")
        future: asyncio.Future[Done | Refused | Advice] = asyncio.get_running_loop().create_future()
        self._asked[asked.id] = future
        try:
            assert self.connection is not None
            async with asyncio.timeout(seconds):
                await self.connection.receive(msgspec.json.encode(asked))
                return await future
        except TimeoutError:
            raise ServerError("no_answer") from None
        finally:
            self._asked.pop(asked.id, None)
