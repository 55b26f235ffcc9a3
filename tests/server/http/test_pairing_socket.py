"""The socket of the quick pairing: who may open one, what it tells, and that waiting ends with it."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.http.support import MANY, Page, Running, read, running, settings

TWO = "1001/hulsemann"


def waiting(page: Page, *, origin: str | None = "own") -> ClientConnection:
    """The socket of a page that waits."""
    return connect(
        f"{page.url.replace('http', 'ws')}/api/pairing/live",
        origin=page.url if origin == "own" else origin,  # type: ignore[arg-type]
        additional_headers={"Cookie": page.cookie} if page.cookie else {},
        compression=None,
    )


def say(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps(message))


def closed_with(line: ClientConnection) -> int:
    """The code with which the server closes the socket, whatever it says before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(timeout=10)
    return line.close_code or 0


def sought(page: Page) -> list[dict[str, Any]]:
    """What people wait for."""
    found: list[dict[str, Any]] = page.get("/api/pairing").json()
    return found


def until_nobody_waits(page: Page) -> None:
    """Until the server has seen that sockets are gone."""
    end = time.monotonic() + 30
    while sought(page):
        assert time.monotonic() < end, "somebody who has gone still waits"


def test_two_find_each_other(anna: Page, boris: Page) -> None:
    with waiting(anna) as one, waiting(boris) as other:
        say(one, t="wish", rules=TWO, clock={"bank": 180_000, "increment": 5000})
        assert read(one) == {"t": "waits", "people": 1, "players": 2, "bots": 0, "offer": False}
        clock = {"bank": 180_000, "increment": 5000}
        assert sought(anna) == [{"rules": TWO, "game": "thousand", "players": 2, "clock": clock, "people": 1}]
        say(other, t="wish", rules=TWO, clock=clock)
        found = read(other, "paired")["table"]
        assert read(one, "paired")["table"] == found
        assert (closed_with(one), closed_with(other)) == (1001, 1001)
    table = anna.get(f"/api/tables/{found}").json()
    assert ([seat["name"] for seat in table["seats"]], table["status"]) == (["Anna", "Boris"], "playing")
    assert [line["table"]["id"] for line in boris.get("/api/matches").json()] == [found]
    assert sought(anna) == []


def test_who_takes_bots_plays_at_once(anna: Page) -> None:
    with waiting(anna) as line:
        say(line, t="wish", rules=TWO)
        assert read(line)["t"] == "waits"
        say(line, t="answer", bots=True)
        table = anna.get(f"/api/tables/{read(line, 'paired')['table']}").json()
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_waiting_ends_with_the_page(anna: Page, boris: Page) -> None:
    with waiting(anna) as line:
        say(line, t="wish", rules=TWO)
        read(line)
        assert len(sought(boris)) == 1
    until_nobody_waits(boris)


def test_waiting_ends_with_the_session(site: Running) -> None:
    page = site.guest("Anna")
    with waiting(page) as line:
        say(line, t="wish", rules=TWO)
        read(line)
        assert page.post("/api/logout").status_code == 204
        assert closed_with(line) == 1001
    until_nobody_waits(page)
    page.close()


def test_a_later_wish_of_the_same_page(anna: Page) -> None:
    with waiting(anna) as line:
        say(line, t="wish", rules=TWO)
        assert read(line)["players"] == 2
        say(line, t="wish", rules="thousand/ru")
        assert read(line)["players"] == 3
        assert [group["rules"] for group in sought(anna)] == ["thousand/ru"]
    until_nobody_waits(anna)


def test_another_window_of_the_same_person(anna: Page) -> None:
    with waiting(anna) as one, waiting(anna) as other:
        say(one, t="wish", rules=TWO)
        read(one)
        say(other, t="wish", rules=TWO)
        assert read(one) == {"t": "refused", "id": "", "code": "waiting_elsewhere", "params": {}}
        assert closed_with(one) == 1001
        assert read(other)["people"] == 1
    until_nobody_waits(anna)


def test_a_stranger_waits_for_nobody(nobody: Page) -> None:
    with waiting(nobody) as line:
        assert read(line)["code"] == "no_session"
        assert closed_with(line) == 4503


@pytest.mark.parametrize("origin", [None, "http://evil.example"])
def test_only_the_own_page_may_wait(anna: Page, origin: str | None) -> None:
    with pytest.raises(InvalidStatus) as refused:
        waiting(anna, origin=origin)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "bad_message"),
        ("{", "bad_message"),
        ("[" * 5000, "bad_message"),
        ('{"t":"wish"}', "bad_message"),
        ('{"t":"wish","rules":7}', "bad_message"),
        ('{"t":"wish","rules":"thousand/ru","more":1}', "bad_message"),
        ('{"t":"act","id":"x","decision":0,"action":{"do":"pass"}}', "bad_message"),
        ('{"t":"answer","bots":true}', "bad_message"),
        ('{"t":"wish","rules":"chess"}', "unknown_game"),
        ('{"t":"wish","rules":"thousand/ru","clock":{"bank":1,"increment":0}}', "bad_options"),
        (json.dumps({"t": "wish", "rules": "x" * 20_000}), "body_too_large"),
    ],
)
def test_what_cannot_be_read_is_refused_and_the_socket_stays(anna: Page, raw: str, code: str) -> None:
    with waiting(anna) as line:
        line.send(raw)
        assert read(line)["code"] == code
        say(line, t="wish", rules=TWO)
        assert read(line)["t"] == "waits"
    until_nobody_waits(anna)


def test_bytes_that_are_no_text(anna: Page) -> None:
    with waiting(anna) as line:
        line.send(b"\xff\xfe")
        assert read(line)["code"] == "bad_message"


def test_a_noisy_page_is_told_and_then_closed(tmp_path: Path) -> None:
    with running(settings(tmp_path, rates=replace(MANY, messages="5/hour"))) as site:
        page = site.guest()
        with waiting(page) as line:
            for _ in range(6):
                say(line, t="wish", rules="nonsense")
            assert closed_with(line) == 4429
        assert sought(page) == []
        page.close()
