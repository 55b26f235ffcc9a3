"""The socket of a table: who may open it, what it refuses, what a slow or a noisy page gets."""

from __future__ import annotations

import contextlib
import json
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.http.support import MANY, Page, Running, problem, read, running, settings


def closed_with(line: ClientConnection) -> int:
    """The code with which the server closes the socket, whatever it says before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(timeout=10)
    return line.close_code or 0


def say(line: ClientConnection, message: dict[str, Any]) -> None:
    line.send(json.dumps(message))


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "https://127.0.0.1", "", "http://127.0.0.1"])
def test_only_the_own_page_may_open_a_socket(anna: Page, origin: str | None) -> None:
    table = anna.table()["id"]
    with pytest.raises(InvalidStatus) as refused:
        anna.live(table, origin=origin)
    assert refused.value.response.status_code == 403


def test_a_table_that_is_not_there(anna: Page) -> None:
    with anna.live("nothing") as line:
        assert read(line) == {"t": "refused", "id": "", "code": "unknown_table", "params": {}}
        assert closed_with(line) == 4404


def test_no_socket_elsewhere(anna: Page) -> None:
    with pytest.raises(InvalidStatus):
        anna.live("a/b")


def test_people_and_those_who_watch(anna: Page, boris: Page, nobody: Page) -> None:
    table = anna.table()["id"]
    with anna.live(table) as own:
        state = read(own)
        assert (state["t"], state["seat"], state["view"]) == ("state", 0, {})
        with nobody.live(table) as watching:
            assert read(watching)["seat"] == -1
            assert read(own, "table")["table"]["watchers"] == 1
            assert read(watching, "table")["table"]["watchers"] == 1
            assert boris.post(f"/api/tables/{table}/sit", {"seat": 2}).status_code == 200
            news = read(watching, "table")
            assert [seat["kind"] for seat in news["table"]["seats"]] == ["person", "empty", "person"]
            say(watching, {"t": "act", "id": "x", "decision": 0, "action": {"do": "pass"}})
            assert read(watching, "refused")["code"] == "not_seated"
            say(watching, {"t": "hint", "id": "y"})
            assert read(watching, "refused") == {"t": "refused", "id": "y", "code": "not_seated", "params": {}}
        say(own, {"t": "ping"})
        assert abs(read(own, "pong")["now"] - time.time() * 1000) < 60_000


@pytest.fixture
def playing(anna: Page) -> Iterator[tuple[Page, str, ClientConnection, dict[str, Any]]]:
    """Anna at a running match, on turn."""
    table = anna.table(bots=["random", "random"], pace=0)["id"]
    with anna.live(table) as line:
        state = read(line, "state")
        while not state["offer"]["awaited"]:
            state = read(line, "moved")
        yield anna, table, line, state


def test_a_message_is_answered_or_refused(playing: tuple[Page, str, ClientConnection, dict[str, Any]]) -> None:
    _, _, line, state = playing
    action = state["offer"]["actions"][0]
    say(line, {"t": "act", "id": "old", "decision": state["n"] + 5, "action": action})
    assert read(line, "refused") == {"t": "refused", "id": "old", "code": "stale_decision", "params": {}}
    say(line, {"t": "act", "id": "odd", "decision": state["n"], "action": {"do": "nothing"}})
    assert read(line, "refused")["id"] == "odd"
    for raw in (
        "{",
        "[]",
        '{"t":"nothing"}',
        '{"t":"act"}',
        '{"t":"ping","more":1}',
        "\x00",
        '"' * 100,
        '{"t":"sync","since":"0"}',
        '{"t":"act","id":"x","decision":"1","action":{}}',
    ):
        line.send(raw)
        assert read(line, "refused")["code"] == "bad_message"
    line.send(b"\xff\xfe")
    assert read(line, "refused")["code"] == "bad_message"
    say(line, {"t": "hint", "id": "help"})
    advice = read(line, "advice")
    assert advice["id"] == "help"
    assert advice["action"] in state["offer"]["actions"]
    say(line, {"t": "act", "id": "now", "decision": state["n"], "action": action})
    assert read(line, "done")["id"] == "now"
    say(line, {"t": "act", "id": "now", "decision": state["n"], "action": action})
    assert read(line, "done")["id"] == "now"


def test_too_much_at_once_is_refused_and_much_too_much_cut_off(
    playing: tuple[Page, str, ClientConnection, dict[str, Any]],
) -> None:
    anna, table, line, _ = playing
    line.send(json.dumps({"t": "ping", "more": "x" * 20_000}))
    assert read(line, "refused")["code"] == "body_too_large"
    line.send("x" * 200_000)
    assert closed_with(line) == 1009
    with anna.live(table) as again:
        assert read(again)["t"] == "state"


def test_after_a_break_only_what_is_missing_comes(
    playing: tuple[Page, str, ClientConnection, dict[str, Any]],
) -> None:
    anna, table, line, state = playing
    say(line, {"t": "act", "id": "a", "decision": state["n"], "action": state["offer"]["actions"][0]})
    first = read(line, "moved")
    line.close()
    with anna.live(table, since=state["n"]) as again:
        assert read(again)["t"] == "table"
        assert read(again, "moved") == first
    for since in ("x", "-1", "99999999999", "999999"):
        with anna.live(table, since=since) as again:
            assert read(again)["t"] == "state"


def test_a_noisy_page_is_told_and_then_closed(tmp_path: Path) -> None:
    with running(settings(tmp_path, rates=replace(MANY, messages="5/hour"))) as site:
        page = site.guest()
        table = page.table()["id"]
        with page.live(table) as line:
            for number in range(6):
                say(line, {"t": "hint", "id": f"h{number}"})
            codes = [read(line, "refused") for _ in range(6)]
            assert "too_fast" not in [one["code"] for one in codes[:-1]]
            assert codes[-1] == {"t": "refused", "id": "h5", "code": "too_fast", "params": {}}
            # Nor is one deeper than anybody means a fault of the server.
            line.send('{"t": "hint", "a": ' + "[" * 7000 + "]" * 7000 + "}")
            for _ in range(99):
                line.send("{")
            assert closed_with(line) == 4429
        page.close()


def test_a_session_that_is_over_has_no_open_socket(site: Running, anna: Page) -> None:
    table = anna.table(bots=["random"])["id"]
    other = site.page()
    with anna.live(table) as line, other.live(table) as watcher:
        assert read(line)["seat"] == 0
        read(watcher)
        assert anna.post("/api/logout").status_code == 204
        assert closed_with(line) == 1001
        say(watcher, {"t": "ping"})
        assert read(watcher, "pong")
    other.close()


def test_a_slow_reader_is_closed_and_nobody_else_waits(tmp_path: Path) -> None:
    with running(settings(tmp_path, queue=64)) as site, contextlib.ExitStack() as opened:
        page = site.guest("Quick")
        table = page.table(bots=["random", "random"], pace=10_000)["id"]
        slow = opened.enter_context(contextlib.closing(sockets.socket()))
        slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        slow.connect(("127.0.0.1", site.port))
        slow.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nOrigin: {site.url}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        # Each of these frames asks for the whole state again; none of the answers is ever read.
        asks = b'{"t":"sync","since":999}'
        frame = bytes([0x81, 0x80 | len(asks), 0, 0, 0, 0]) + asks
        slow.settimeout(0)
        counted = site.front.server_state.metrics.slow_readers
        with page.live(table) as line:
            read(line, "state")
            deadline, unsent = time.monotonic() + 60, b""
            while not counted._value.get() and time.monotonic() < deadline:
                with contextlib.suppress(BlockingIOError, ConnectionError):
                    # What was sent of a frame has to be followed by the rest of it.
                    unsent = unsent or frame * 50
                    unsent = unsent[slow.send(unsent) :]
                started = time.monotonic()
                say(line, {"t": "ping"})
                read(line, "pong")
                assert time.monotonic() - started < 5
            assert counted._value.get() == 1
            assert read_watchers(page, table) == 0


def read_watchers(page: Page, table: str) -> int:
    deadline = time.monotonic() + 5
    while True:
        watchers = int(page.get(f"/api/tables/{table}").json()["watchers"])
        if not watchers or time.monotonic() > deadline:
            return watchers
        time.sleep(0.05)


def test_a_server_that_stops_says_goodbye(tmp_path: Path) -> None:
    with contextlib.ExitStack() as open_:
        with running(settings(tmp_path)) as site:
            page = site.guest()
            line = open_.enter_context(page.live(page.table()["id"]))
            read(line, "state")
        assert closed_with(line) in (1001, 1012)
    page.close()


messages = st.one_of(
    st.text(max_size=60),
    st.fixed_dictionaries(
        {"t": st.sampled_from(["act", "why", "hint", "sync", "ping", "state", "x"])},
        optional={
            "id": st.text(max_size=80) | st.integers(),
            "decision": st.integers(-3, 9) | st.floats() | st.none(),
            "since": st.integers(-3, 10**20),
            "action": st.dictionaries(
                st.sampled_from(["do", "card", "amount", "at", "cards", "seat", "seed", "announce"]),
                st.integers()
                | st.sampled_from(["play", "bid", "pass", "give", "shuffle", "fault", "deal"])
                | st.text(),
                max_size=4,
            ),
        },
    ).map(json.dumps),
)


@hypothesis_settings(
    max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(raw=messages)
def test_no_message_breaks_a_table(playing: tuple[Page, str, ClientConnection, dict[str, Any]], raw: str) -> None:
    _, _, line, _ = playing
    line.send(raw)
    say(line, {"t": "why", "id": "still-here", "action": {"do": "rest"}})
    while True:
        answer = read(line)
        assert answer.get("code") not in ("internal", "table_failed"), raw
        if answer.get("id") == "still-here":
            return


def test_a_session_that_ended_is_nobody(site: Running, anna: Page) -> None:
    table = anna.table()["id"]
    cookie = anna.cookie
    anna.post("/api/logout")
    assert problem(anna.get("/api/me")) == (401, "no_session")
    page = site.page()
    page.client.cookies.set("prikup_session", cookie.partition("=")[2])
    with page.live(table) as line:
        assert read(line)["seat"] == -1
    page.close()
