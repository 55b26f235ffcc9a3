"""The bot API: programs sit at tables with a token, read a stream of lines and act by requests.

docs/bot-api.md describes it with examples. The lines are exactly the socket's messages.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send

from prikup.server.asgi import WAS_HEAD
from prikup.server.bodies import MatchLine, Me, SeatAsked, TableInfo
from prikup.server.bot_stream import BotStream
from prikup.server.errors import ServerError
from prikup.server.messages import Act, Advice, Chain, Done, Hint, Link, Refused
from prikup.server.server_state import (
    ServerState,
    UserRequest,
    address,
    opened_by,
    require_user,
    server_state,
    token_guard,
)
from prikup.server.tables.parsing import LARGEST
from prikup.server.user import User

PATIENCE = 30.0
"""Seconds that a line may wait for a reader before the stream is closed."""


@contextlib.asynccontextmanager
async def _stream_of(state: ServerState, user: User, table: str) -> AsyncIterator[BotStream]:
    """The open stream of a program at a table, or a temporary one for a single action."""
    known = state.streams.get((user.id, table))
    if known is not None:
        yield known
        return
    line = BotStream(state.settings.queue)
    line.connection = connection = await state.hub.connect(table, user, line.put)
    try:
        yield line
    finally:
        connection.close()


class StreamResponse:
    """A streaming response: lines until the table, the reader or the server ends."""

    def __init__(self, line: BotStream, keep_alive: float, ended: Callable[[], None]) -> None:
        self._line = line
        self._keep_alive = keep_alive
        self._ended = ended

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        tasks = [asyncio.create_task(self._send(send)), asyncio.create_task(_gone(receive))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ended()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        headers = [(b"content-type", b"application/x-ndjson"), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        outbox = self._line.outbox
        while True:
            messages = await outbox.next(self._keep_alive)
            if not messages and (outbox.ended or outbox.overflown):
                break
            # An empty line as keep-alive: proxies close silent connections, and both sides notice a lost one.
            lines = b"\n".join(messages) + b"\n"
            async with asyncio.timeout(PATIENCE):
                await send({"type": "http.response.body", "body": lines, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


@get("/me")
async def bot_me(request: UserRequest) -> Me:
    """Whose token it is."""
    user = await require_user(request)
    return Me(user.id, user.name, user.login, user.language, "")


@get("/tables")
async def bot_tables(request: UserRequest) -> list[MatchLine]:
    """The tables where the person sits or sat, newest first."""
    return await server_state(request).hub.matches((await require_user(request)).id)


@post("/tables/{table:str}/sit", status_code=200)
async def bot_sit(table: FromPath[str], data: JSONBody[SeatAsked], request: UserRequest) -> TableInfo:
    """Takes a seat: any free one, or the one named."""
    return await server_state(request).hub.sit(await require_user(request), table, data.seat)


@post("/tables/{table:str}/leave", status_code=200)
async def bot_leave(table: FromPath[str], request: UserRequest) -> TableInfo:
    """Leaves a table; in a running match a bot of the server plays on."""
    return await server_state(request).hub.leave(await require_user(request), table)


@get("/tables/{table:str}/stream", media_type="application/x-ndjson")
async def bot_stream(
    table: FromPath[str], request: UserRequest, since: FromQuery[int | None] = None, links: FromQuery[bool] = False
) -> ASGIApp:
    """The messages of a table as lines of JSON, with an empty line now and then. A second stream ends the first.
    ``links``: the program takes part in mixing the deals."""
    state = server_state(request)
    user = await require_user(request)
    if WAS_HEAD in request.scope:
        # Only checks that the table exists: an open stream stays open.
        await state.hub.info(table)
        return ASGIResponse(media_type="application/x-ndjson", headers={"x-accel-buffering": "no"})
    line = BotStream(state.settings.queue)
    with contextlib.ExitStack() as opening:
        opening.callback(await state.connection_limit.take(user.id, address(request)))
        line.connection = connection = await state.hub.connect(
            table, user, line.put, since=since, ended=line.outbox.end, links=links
        )
        opened = opening.pop_all()
    key = (user.id, table)
    before = state.streams.get(key)
    if before is not None:
        before.outbox.end()
    state.streams[key] = line
    state.outboxes[line.outbox] = opened_by(request)
    state.metrics.sockets.inc()

    def ended() -> None:
        state.metrics.sockets.dec()
        state.outboxes.pop(line.outbox, None)
        if state.streams.get(key) is line:
            del state.streams[key]
        if line.outbox.overflown:
            state.metrics.slow_readers.inc()
        connection.close()
        opened.close()

    return StreamResponse(line, state.settings.keep_alive, ended)


@post("/tables/{table:str}/act", status_code=200, request_max_body_size=LARGEST)
async def bot_act(table: FromPath[str], data: JSONBody[Act], request: UserRequest) -> Done:
    """Does an action and waits until it is committed."""
    return await _taken(data, table, request)


@post("/tables/{table:str}/chain", status_code=200, request_max_body_size=LARGEST)
async def bot_chain(table: FromPath[str], data: JSONBody[Chain], request: UserRequest) -> Done:
    """Publishes the end of the program's hash chain, from which its links come."""
    return await _taken(data, table, request)


@post("/tables/{table:str}/link", status_code=200, request_max_body_size=LARGEST)
async def bot_link(table: FromPath[str], data: JSONBody[Link], request: UserRequest) -> Done:
    """The program's link for a deal, for which the stream has asked (``links``)."""
    return await _taken(data, table, request)


async def _taken(data: Act | Chain | Link, table: str, request: UserRequest) -> Done:
    async with _stream_of(server_state(request), await require_user(request), table) as line:
        answer = await line.do(data)
    if isinstance(answer, Refused):
        raise ServerError(answer.code, **answer.params)
    assert isinstance(answer, Done)
    return answer


@post("/tables/{table:str}/hint", status_code=200, request_max_body_size=LARGEST)
async def bot_hint(table: FromPath[str], data: JSONBody[Hint], request: UserRequest) -> Advice:
    """What the strongest bot would do that has the time for it, and why. It counts as the person's hint."""
    async with _stream_of(server_state(request), await require_user(request), table) as line:
        answer = await line.hint(data)
    if isinstance(answer, Refused):
        raise ServerError(answer.code, **answer.params)
    assert isinstance(answer, Advice)
    return answer


ROUTER = Router(
    "/bot",
    route_handlers=[bot_me, bot_tables, bot_sit, bot_leave, bot_stream, bot_act, bot_chain, bot_link, bot_hint],
    before_request=token_guard,
    tags=["bots"],
)
