"""The bot API: tokens, the stream, actions by request."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tests.server.http.support import MANY, Page, Running, problem, read, running, settings


class Program:
    """An outside program with a token."""

    def __init__(self, page: Page, site: Running) -> None:
        secret = page.post("/api/tokens", {"name": "program"}).json()["secret"]
        self.client = httpx.Client(
            base_url=f"{site.url}/api/bot", headers={"authorization": f"Bearer {secret}"}, timeout=20, verify=False
        )

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.client.post(path) if body is None else self.client.post(path, json=body)


@pytest.fixture
def program(site: Running, boris: Page) -> Iterator[Program]:
    found = Program(boris, site)
    yield found
    found.client.close()


def lines(stream: httpx.Response) -> Iterator[dict[str, Any]]:
    return (json.loads(line) for line in stream.iter_lines() if line.strip())


def next_offer(messages: Iterator[dict[str, Any]]) -> dict[str, Any]:
    return next(message for message in messages if message.get("offer", {}).get("awaited"))


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer prikup_wrong", "Basic eDp5", "bearer ä"])
@pytest.mark.parametrize("path", ["/me", "/tables", "/tables/x/stream"])
def test_without_a_token_there_is_nothing(nobody: Page, path: str, header: str) -> None:
    headers = {b"authorization": header.encode()}
    answer = nobody.client.get(f"/api/bot{path}", headers=headers)
    assert problem(answer) == (401, "bad_token")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_cookie_is_no_token_and_a_token_no_cookie(anna: Page, program: Program, nobody: Page) -> None:
    assert problem(anna.get("/api/bot/me")) == (401, "bad_token")
    bearer = {"authorization": program.client.headers["authorization"]}
    assert problem(nobody.get("/api/me", headers=bearer)) == (401, "no_session")


def test_a_number_in_the_address_that_is_none_is_named(program: Program, anna: Page) -> None:
    answer = program.get(f"/tables/{anna.table()['id']}/stream?since=secret")
    assert problem(answer) == (400, "bad_request")
    assert answer.json()["params"] == {"field": "since"}


def test_a_program_sits_plays_and_leaves(anna: Page, boris: Page, program: Program) -> None:
    assert program.get("/me").json() == boris.me | {"csrf": ""}
    table = anna.table(bots=["random"], pace=0)["id"]
    assert problem(program.post("/tables/nothing/sit", {"seat": -1})) == (404, "unknown_table")
    assert problem(program.post(f"/tables/{table}/sit", {"seat": 0})) == (409, "seat_taken")
    info = program.post(f"/tables/{table}/sit", {"seat": -1}).json()
    assert info["status"] == "playing"
    assert [one["seat"] for one in program.get("/tables").json()] == [1]
    with program.client.stream("GET", f"/tables/{table}/stream") as stream, anna.live(table) as line:
        assert stream.headers["content-type"] == "application/x-ndjson"
        messages = lines(stream)
        state = next(messages)
        assert (state["t"], state["seat"]) == ("state", 1)
        offer = state if state["offer"]["awaited"] else next_offer(messages)
        act = {"t": "act", "id": "one", "decision": offer["n"], "action": offer["offer"]["actions"][0]}
        stale = program.post(f"/tables/{table}/act", act | {"id": "old", "decision": offer["n"] + 9})
        assert problem(stale) == (409, "stale_decision")
        assert problem(program.post(f"/tables/{table}/act", act | {"action": {"do": "x"}}))[0] == 400
        assert problem(program.post(f"/tables/{table}/act", act | {"id": "with space"}))[0] == 400
        assert problem(program.post(f"/tables/{table}/act", {"t": "ping"})) == (400, "bad_request")
        done = program.post(f"/tables/{table}/act", act)
        assert (done.status_code, done.json()["t"], done.json()["id"]) == (200, "done", "one")
        # The same again: it is done already, and is not done twice.
        assert program.post(f"/tables/{table}/act", act).json() == done.json()
        assert next(one for one in messages if one["t"] == "done" and one["id"] == "one")
        assert read(line, "state")["seat"] == 0
    left = program.post(f"/tables/{table}/leave").json()
    assert left["seats"][1]["bot"]


def test_a_program_asks_for_a_hint(anna: Page, program: Program) -> None:
    table = anna.table(bots=["random"], pace=0)["id"]
    assert problem(program.post(f"/tables/{table}/hint", {"t": "hint", "id": "a"})) == (403, "not_seated")
    program.post(f"/tables/{table}/sit", {})
    with program.client.stream("GET", f"/tables/{table}/stream") as stream:
        messages = lines(stream)
        offer = next(messages)
        if not offer["offer"]["awaited"]:
            # The seat opens as soon as the cards are dealt.
            offer = next_offer(messages)
        advice = program.post(f"/tables/{table}/hint", {"t": "hint", "id": "c"}).json()
        assert (advice["t"], advice["id"]) == ("advice", "c")
        assert advice["action"] in offer["offer"]["actions"]
        assert advice["message"].startswith("hint-")
        assert advice["by"]
        assert next(one for one in messages if one["t"] == "advice") == advice
    assert problem(program.post(f"/tables/{table}/hint", {"t": "hint", "id": "with space"}))[0] == 400


def test_an_action_without_a_stream(anna: Page, program: Program) -> None:
    table = anna.table(bots=["random"], pace=0)["id"]
    program.post(f"/tables/{table}/sit", {})
    with program.client.stream("GET", f"/tables/{table}/stream") as stream:
        messages = lines(stream)
        offer = next(messages)
        if not offer["offer"]["awaited"] and offer["awaits"] == [0]:
            with anna.live(table) as line:
                own = read(line, "state")
                first = {"t": "act", "id": "a", "decision": own["n"], "action": own["offer"]["actions"][0]}
                line.send(json.dumps(first))
                read(line, "done")
        offer = offer if offer["offer"]["awaited"] else next_offer(messages)
    act = {"id": "alone", "decision": offer["n"], "action": offer["offer"]["actions"][0]}
    assert program.post(f"/tables/{table}/act", act).json()["id"] == "alone"


def test_a_stranger_cannot_act(anna: Page, program: Program) -> None:
    table = anna.table(bots=["random", "random"], pace=0)["id"]
    act = {"id": "x", "decision": 0, "action": {"do": "pass"}}
    assert problem(program.post(f"/tables/{table}/act", act)) == (403, "not_seated")
    assert problem(program.post(f"/tables/{table}/leave")) == (403, "not_seated")
    assert problem(program.post("/tables/nothing/act", act)) == (404, "unknown_table")
    assert problem(program.get("/tables/nothing/stream")) == (404, "unknown_table")


def test_a_stream_ends_with_its_token(anna: Page, boris: Page, program: Program) -> None:
    table = anna.table()["id"]
    other = boris.post("/api/tokens", {"name": "other"}).json()
    assert program.post(f"/tables/{table}/sit", {"seat": 1}).status_code == 200
    (token,) = [one for one in boris.get("/api/tokens").json() if one["id"] != other["id"]]
    with program.client.stream("GET", f"/tables/{table}/stream") as stream:
        messages = lines(stream)
        assert next(messages)["t"] == "state"
        assert boris.send("DELETE", f"/api/tokens/{other['id']}").status_code == 204
        assert anna.post(f"/api/tables/{table}/pace", {"pace": 5}).status_code == 200
        assert next(messages)["t"] == "table"
        assert boris.send("DELETE", f"/api/tokens/{token['id']}").status_code == 204
        assert "state" not in [message["t"] for message in messages]
    assert not anna.get(f"/api/tables/{table}").json()["seats"][1]["present"]


def test_a_second_stream_ends_the_first(anna: Page, program: Program) -> None:
    table = anna.table()["id"]
    with program.client.stream("GET", f"/tables/{table}/stream") as first:
        messages = lines(first)
        assert next(messages)["t"] == "state"
        with program.client.stream("GET", f"/tables/{table}/stream") as second:
            assert next(lines(second))["t"] == "state"
            assert all(message["t"] == "table" for message in messages)
    assert anna.get(f"/api/tables/{table}").json()["watchers"] <= 1


def test_empty_lines_keep_the_stream_open_and_a_full_queue_ends_it(tmp_path: Path) -> None:
    with running(settings(tmp_path, keep_alive=0.05, rates=replace(MANY, acts="30/minute"))) as site:
        page = site.guest()
        program = Program(page, site)
        table = page.table()["id"]
        with program.client.stream("GET", f"/tables/{table}/stream") as stream:
            found = stream.iter_lines()
            assert json.loads(next(found))["t"] == "state"
            assert next(found) == ""
            assert next(found) == ""
            (outbox,) = site.front.server_state.outboxes
            outbox.overflown = True
            assert set(found) <= {""}
        answers = [program.get("/me") for _ in range(31)]
        assert problem(answers[-1]) == (429, "too_many_requests")
        program.client.close()
        page.close()


def test_a_stream_ends_with_the_server(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as site:
        page = site.guest()
        program = Program(page, site)
        table = page.table()["id"]
        with program.client.stream("GET", f"/tables/{table}/stream") as stream:
            found = stream.iter_lines()
            assert json.loads(next(found))["t"] == "state"
            site.front.server_state.end_streams()
            assert list(found) == []
        program.client.close()
        page.close()
