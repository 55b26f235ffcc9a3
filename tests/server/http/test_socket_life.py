"""The end of a socket where a page is slow, or the program has a fault: a page of its own stands for the network."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from types import SimpleNamespace
from typing import Any, cast

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.protocol import OPEN

from prikup.server import direct_socket, sockets
from prikup.server.errors import ServerError
from prikup.server.inbox import Inbox
from prikup.server.metrics import Metrics
from prikup.server.outbox import Outbox
from prikup.server.server_state import ServerState
from prikup.server.sockets import GOING_AWAY, SLOW_READER, Socket
from tests.server.http.support import Page, Running, read


class SlowPage:
    """A page that takes a message when it is told to."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.takes = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        self.got.append(message["text"])
        await self.takes.wait()

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()


class Heard:
    """The inbox."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    async def receive(self, raw: bytes) -> bool:
        self.messages.append(raw)
        return True


class State:
    def __init__(self) -> None:
        self.metrics = Metrics()


def serve(page: SlowPage, outbox: Outbox, heard: Heard, state: State) -> asyncio.Task[int]:
    work = sockets._serve(cast("Socket", page), outbox, cast("Inbox", heard), cast("ServerState", state))
    return asyncio.create_task(work)


async def until(page: SlowPage, count: int) -> None:
    while len(page.got) < count:
        await asyncio.sleep(0)


async def test_a_reader_that_comes_too_late_gets_no_more() -> None:
    page, outbox, state = SlowPage(), Outbox(3), State()
    for text in (b"1", b"2"):
        outbox.put(text)
    life = serve(page, outbox, Heard(), state)
    await until(page, 1)
    for _ in range(4):
        outbox.put(b"more")
    page.takes.set()
    assert await asyncio.wait_for(life, 20) == SLOW_READER
    assert page.got == ["1"], "what was meant for it is old by now, and it has to begin anew"
    assert b"prikup_slow_readers_total 1.0" in state.metrics.text()


async def test_a_slow_page_whose_session_is_over_says_nothing_more() -> None:
    page, outbox, heard = SlowPage(), Outbox(3), Heard()
    outbox.put(b"1")
    life = serve(page, outbox, heard, State())
    await until(page, 1)
    page.said.put_nowait({"type": "websocket.receive", "text": "before"})
    while not heard.messages:
        await asyncio.sleep(0)
    outbox.end()
    page.said.put_nowait({"type": "websocket.receive", "text": "after"})
    assert await asyncio.wait_for(life, 20) == GOING_AWAY
    assert heard.messages == [b"before"]


@pytest.mark.parametrize("where", ["hub", "inbox"])
def test_a_fault_closes_the_socket_without_its_words(
    site: Running, anna: Page, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def fails(*_: object, **__: object) -> bool:
        raise RuntimeError("secret")

    table = anna.table()["id"]
    if where == "hub":
        monkeypatch.setattr(site.front.server_state.hub, "connect", fails)
    else:
        monkeypatch.setattr(Inbox, "receive", fails)
    with anna.live(table) as line:
        if where == "inbox":
            read(line, "state")
            line.send('{"t":"ping"}')
        with contextlib.suppress(ConnectionClosed):
            while True:
                line.recv(timeout=20)
        assert (line.close_code, line.close_reason) == (1011, "")
    monkeypatch.undo()
    with anna.live(table) as line:
        assert read(line)["t"] == "state"


def test_a_page_that_leaves_while_its_table_is_loaded_is_no_fault(
    site: Running, anna: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, gone, done = threading.Event(), threading.Event(), threading.Event()

    async def connect(*_: object, **__: object) -> None:
        asked.set()
        while not gone.is_set():
            await asyncio.sleep(0.01)
        # The server has seen by then that nobody is there.
        await asyncio.sleep(0.2)
        done.set()
        raise ServerError("unknown_table")

    with capture_logs() as told, monkeypatch.context() as patch:
        patch.setattr(site.front.server_state.hub, "connect", connect)
        with anna.live("nothing"):
            assert asked.wait(20)
        gone.set()
        assert done.wait(20)
        with anna.live("nothing") as line:
            assert read(line)["code"] == "unknown_table"
    assert not [line for line in told if line["log_level"] in ("warning", "error")]


class Transport:
    """A connection, and what was written to it."""

    def __init__(self, *, closing: bool) -> None:
        self.closing = closing
        self.wrote = b""

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.wrote += data


@pytest.mark.parametrize(
    ("behind", "closing", "sent"), [(False, False, True), (True, False, False), (False, True, False)]
)
def test_nothing_is_written_past_a_reader_that_is_behind_or_leaving(*, behind: bool, closing: bool, sent: bool) -> None:
    line = direct_socket.DirectSocket.__new__(direct_socket.DirectSocket)
    line.close_sent, line.handshake_complete = False, True
    line.conn = cast("Any", SimpleNamespace(state=OPEN))
    line.transport = cast("Any", Transport(closing=closing))
    line.writable = asyncio.Event()
    if not behind:
        line.writable.set()
    assert line.send_texts([b"one", b"two"]) is sent
    assert cast("Any", line.transport).wrote == (b"\x81\x03one\x81\x03two" if sent else b"")


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, "8100"),
        (125, "817d"),
        (126, "817e007e"),
        (0xFFFF, "817effff"),
        (0x10000, "817f0000000000010000"),
    ],
)
def test_the_head_of_a_text_says_its_size(size: int, head: str) -> None:
    """RFC 6455, 5.2: seven bits, or 126 and two bytes, or 127 and eight bytes."""
    assert direct_socket._head(size).hex() == head
