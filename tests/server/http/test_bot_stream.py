"""Between the hub and one reader: bounded queues, answers to their requests, limits."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable, Collection
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from prikup.server import bot_stream, logs
from prikup.server.accounts.rates import TokenBucket
from prikup.server.bot_stream import BotStream
from prikup.server.errors import ServerError
from prikup.server.inbox import Inbox
from prikup.server.messages import Act, Done, Refused
from prikup.server.outbox import Outbox
from prikup.server.server_state import address
from prikup.server.settings import Rates, Settings


async def test_messages_come_in_order_and_at_the_end_nothing() -> None:
    outbox = Outbox(3)
    outbox.put(b"1")
    outbox.put(b"2")
    assert await outbox.next() == [b"1", b"2"]
    assert await outbox.next(0.01) == []
    asyncio.get_running_loop().call_later(0.01, outbox.put, b"3")
    assert await outbox.next() == [b"3"]
    outbox.put(b"4")
    outbox.end()
    outbox.put(b"5")
    assert await outbox.next() == [b"4"]
    assert await outbox.next() == []
    assert not outbox.overflown


async def test_a_full_queue_is_given_up() -> None:
    outbox = Outbox(2)
    for message in (b"1", b"2", b"3", b"4"):
        outbox.put(message)
    assert outbox.overflown
    assert await outbox.next() == []


class Reader:
    """Takes messages at once while it keeps up."""

    def __init__(self) -> None:
        self.behind = False
        self.parcels: list[list[bytes]] = []

    def take(self, messages: Collection[bytes]) -> bool:
        if not self.behind:
            self.parcels.append(list(messages))
        return not self.behind


async def test_a_reader_that_keeps_up_gets_together_what_comes_together() -> None:
    reader = Reader()
    outbox = Outbox(10, reader.take)
    sender = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    outbox.put(b"1")
    outbox.put(b"2")
    assert not reader.parcels
    await asyncio.sleep(0)
    outbox.put(b"3")
    await asyncio.sleep(0.01)
    assert reader.parcels == [[b"1", b"2"], [b"3"]]
    assert not sender.done()
    outbox.end()
    assert await sender == []


async def test_nothing_overtakes_what_a_reader_that_is_behind_still_has_to_get() -> None:
    reader = Reader()
    outbox = Outbox(3, reader.take)
    sender = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    reader.behind = True
    outbox.put(b"1")
    assert await sender == [b"1"]
    # The sender waits for its reader now; what comes meanwhile stays behind the first, and the bound holds.
    reader.behind = False
    outbox.put(b"2")
    await asyncio.sleep(0.01)
    assert not reader.parcels
    assert await outbox.next() == [b"2"]
    for message in (b"3", b"4", b"5", b"6"):
        outbox.put(message)
    assert outbox.overflown
    await asyncio.sleep(0.01)
    assert not reader.parcels
    assert await outbox.next() == []


class Page:
    """A connection whose actions are done when the test says so."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.answered: list[Callable[[], None]] = []
        self.closed = False

    def close(self) -> None:
        self.closed = True

    def begin(self, message: Act, answered: Callable[[], None]) -> None:
        self.heard.append(message.id)
        self.answered.append(answered)

    async def receive(self, raw: bytes | str) -> None:
        self.heard.append(json.loads(raw)["t"])


def inbox(page: Page, outbox: Outbox | None = None, messages: str = "100/second") -> Inbox:
    settings = Settings(database="", rates=Rates(messages=messages))
    return Inbox(outbox or Outbox(10), page, settings)  # type: ignore[arg-type]


def said(name: str) -> bytes:
    return msgspec.json.encode(act(name))


async def test_each_message_is_answered_before_the_next_is_looked_at() -> None:
    page = Page()
    hearing = inbox(page)
    assert hearing.accept_now(said("a"))
    assert not hearing.accept_now(said("b"))
    later = asyncio.create_task(hearing.receive(b'{"t":"ping"}'))
    await asyncio.sleep(0.01)
    assert page.heard == ["a"]
    page.answered.pop()()
    # The action is done, and the message that came meanwhile still stands before any other.
    assert not hearing.accept_now(said("c"))
    assert await later
    assert page.heard == ["a", "ping"]
    assert hearing.accept_now(said("d"))
    page.answered.pop()()
    hearing.close()
    assert not hearing.accept_now(said("e"))
    assert page.heard == ["a", "ping", "d"]


async def test_at_once_nothing_is_begun_but_an_action_that_may_pass() -> None:
    page, outbox = Page(), Outbox(10)
    hearing = inbox(page, outbox, "1/hour")
    for raw in (
        b"",
        b"[]",
        b'{"t":"ping"}',
        b'{"t":"act","id":"a"}',
        b'{"t":"act","id":"\xff","decision":0,"action":{}}',
    ):
        assert not hearing.accept_now(raw)
    assert not hearing.accept_now(said("a" * 70_000))
    # None of these was counted.
    assert hearing.accept_now(said("a"))
    page.answered.pop()()
    assert not hearing.accept_now(said("b"))
    assert await hearing.receive(said("b"))
    assert [msgspec.json.decode(message)["code"] for message in await outbox.next()] == ["too_fast"]
    other = inbox(page, outbox)
    outbox.end()
    assert not other.accept_now(said("c"))
    assert page.heard == ["a"]


class Answering:
    """A connection that answers as it is told to."""

    seat = 0

    def __init__(self, line: BotStream, answers: list[Done | Refused]) -> None:
        self.line = line
        self.answers = answers

    async def receive(self, raw: bytes | str) -> None:
        for answer in self.answers:
            self.line.put(msgspec.json.encode(answer))


def act(name: str = "a") -> Act:
    return Act(name, 0, {"do": "pass"})


async def test_an_answer_finds_the_request_that_asked() -> None:
    line = BotStream(10)
    line.connection = Answering(line, [Refused("b", "not_now"), Done("a", 7)])  # type: ignore[assignment]
    assert await line.do(act()) == Done("a", 7)
    # The stream is told as well, of everything.
    assert [json.loads(message)["id"] for message in await line.outbox.next()] == ["b", "a"]


async def test_an_id_is_asked_once_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_stream, "ANSWER", 0.1)
    line = BotStream(10)
    line.connection = Answering(line, [])  # type: ignore[assignment]
    first = asyncio.create_task(line.do(act()))
    await asyncio.sleep(0)
    with pytest.raises(ServerError) as twice:
        await line.do(act())
    assert twice.value.code == "id_in_use"
    with pytest.raises(ServerError) as late:
        await first
    assert late.value.code == "no_answer"
    with pytest.raises(ServerError) as odd:
        await line.do(act("with space"))
    assert odd.value.code == "bad_request"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a proxy", "a proxy"),
        ("", "?"),
    ],
)
def test_whom_the_limits_count(host: str, counted: str) -> None:
    assert address(cast("Any", SimpleNamespace(client=SimpleNamespace(host=host)))) == counted


def test_a_bucket_fills_again() -> None:
    now = 0.0
    bucket = TokenBucket("2/second", clock=lambda: now)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_secrets_are_taken_out_of_log_lines_by_name() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    log = logs.logger("test")
    log.info("something", table="t1", hand=[1], seed="ab", password="x", token="y", view={}, cookie="z")
    log.debug("too small")
    try:
        raise RuntimeError("of a test")
    except RuntimeError as fault:
        secret_local = "never to be seen"
        log.error("failed", exc_info=fault, session=secret_local)
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first["event"] == "something"
    assert first["table"] == "t1"
    for name in ("hand", "seed", "password", "token", "view", "cookie"):
        assert first[name] == "(not logged)"
    assert "of a test" in second["exception"]
    assert "never to be seen" not in stream.getvalue()


def test_the_values_of_a_failed_statement_are_not_logged() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    values = {"password": "a hash [with] brackets"}
    try:
        raise IntegrityError("INSERT INTO users", values, ValueError("taken"))
    except IntegrityError as fault:
        logs.logger("test").error("failed", exc_info=fault)
    (line,) = map(json.loads, stream.getvalue().splitlines())
    assert "INSERT INTO users" in line["exception"]
    assert "brackets" not in line["exception"]
