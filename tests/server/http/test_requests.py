"""Arbitrary requests: an answer with a code, never a traceback, never a 500."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import InternalServerException

from prikup.server.running import TimedHttpProtocol
from tests.server.http.support import Page, Running, problem, read

BODIES: dict[str, dict[str, Any]] = {
    "/api/guest": {"name": "Anna", "language": "en"},
    "/api/register": {"login": "somebody", "password": "12345678", "language": "en"},
    "/api/login": {"login": "somebody", "password": "12345678"},
    "/api/tokens": {"name": "bot"},
    "/api/rules/check": {"rules": "thousand/ru", "options": {"barrel.at": "880"}},
    "/api/tables": {
        "rules": "thousand/ru",
        "private": True,
        "bots": ["thumb"],
        "clock": {"bank": 60000, "increment": 1000},
        "grace": 0,
        "pace": 0,
        "stand_in": "thumb",
        "deal": {"do": "deal", "hands": [1, 2, 4], "rest": 8},
        "dealer": 0,
        "teach": False,
        "lesson": "",
    },
    "/api/tables/TABLE/sit": {"seat": -1},
    "/api/tables/TABLE/bot": {"seat": 1, "bot": "thumb"},
    "/api/tables/TABLE/pace": {"pace": 100},
    "/api/records": {"text": "prikup-record 1"},
}
"""Every route that reads a body, with one that it understands."""

EMPTY = ("/api/logout", *(f"/api/tables/TABLE/{word}" for word in ("leave", "start", "abandon", "keep", "again")))
"""Routes that read no body."""


@pytest.mark.parametrize("path", [path for path in BODIES if "TABLE" not in path])
@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b"[" * 5000, b'{"a":1}', b'{"name":"\\ud800"}', b"1e999"],
)
def test_a_body_that_cannot_be_read(anna: Page, path: str, raw: bytes) -> None:
    headers = {"content-type": "application/json", "x-csrf-token": anna.csrf}
    answer = anna.client.post(path, content=raw, headers=headers)
    assert problem(answer) == (400, "bad_request")


def test_a_body_that_is_nested_too_deeply(anna: Page) -> None:
    headers = {"content-type": "application/json", "x-csrf-token": anna.csrf}
    for opened in (b"[", b'{"a":'):
        answer = anna.client.post("/api/tables", content=b'{"deal":' + opened * 10_000, headers=headers)
        assert problem(answer) == (400, "bad_request")


@pytest.mark.parametrize("fault", [RuntimeError("secret"), RecursionError("secret"), InternalServerException("secret")])
def test_a_fault_inside_is_told_without_its_words(
    site: Running, nobody: Page, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async def fails() -> None:
        raise fault

    monkeypatch.setattr(site.front.server_state.hub, "lobby", fails)
    answer = nobody.get("/api/lobby")
    assert problem(answer) == (500, "internal")
    assert "secret" not in answer.text
    monkeypatch.undo()
    assert nobody.get("/api/lobby").status_code == 200


def test_the_field_that_is_wrong_is_named_and_its_value_is_not(anna: Page) -> None:
    answer = anna.post("/api/login", {"login": "x", "password": ["secret"]})
    assert problem(answer) == (400, "bad_request")
    assert answer.json()["params"] == {"field": "password"}
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    ("path", "wrong", "field"),
    [
        ("/api/tables/TABLE/sit", {"seat": "1"}, "seat"),
        ("/api/tables/TABLE/sit", {"seat": True}, "seat"),
        ("/api/tables/TABLE/sit", {"seat": 1.5}, "seat"),
        ("/api/tables/TABLE/sit", {"seat": None}, "seat"),
        ("/api/tables/TABLE/bot", {"seat": "1"}, "seat"),
        ("/api/tables/TABLE/pace", {"pace": "100"}, "pace"),
        ("/api/tables", {"private": "true"}, "private"),
        ("/api/tables", {"private": 1}, "private"),
        ("/api/tables", {"dealer": "0"}, "dealer"),
        ("/api/tables", {"clock": {"bank": "60000", "increment": 0}}, "clock.bank"),
        ("/api/tables", {"bots": ["thumb", 1]}, "bots[1]"),
        ("/api/guest", {"name": 7}, "name"),
        ("/api/rules/check", {"options": {"barrel.at": 880}}, "options[...]"),
    ],
)
def test_a_number_is_a_number_and_a_text_a_text(anna: Page, path: str, wrong: dict[str, Any], field: str) -> None:
    table = anna.table(bots=["thumb"])["id"]
    before = anna.get(f"/api/tables/{table}").json()
    answer = anna.post(path.replace("TABLE", table), BODIES[path] | wrong)
    assert problem(answer) == (400, "bad_request")
    assert answer.json()["params"] == {"field": field}
    assert anna.get(f"/api/tables/{table}").json() == before


def test_a_program_that_mixes_up_numbers_and_texts(anna: Page) -> None:
    token = {"authorization": f"Bearer {anna.post('/api/tokens', {'name': 'x'}).json()['secret']}"}
    table = anna.table()["id"]
    for word, body, field in (
        ("sit", {"seat": "1"}, "seat"),
        ("act", {"t": "act", "id": "x", "decision": "1", "action": {"do": "pass"}}, "decision"),
        ("act", {"t": "act", "id": 1, "decision": 1, "action": {"do": "pass"}}, "id"),
    ):
        answer = anna.post(f"/api/bot/tables/{table}/{word}", body, **token)
        assert problem(answer) == (400, "bad_request")
        assert answer.json()["params"] == {"field": field}
    # What stands in the address is text, and is read as what it says.
    assert problem(anna.get(f"/api/tables/{table}/deals/1")) == (404, "no_such_deal")


def test_a_body_that_is_too_large(anna: Page) -> None:
    assert problem(anna.post("/api/guest", {"name": "x" * 70_000})) == (413, "body_too_large")
    # Records are larger than anything else.
    assert problem(anna.post("/api/records", {"text": "x" * 70_000}))[0] == 400
    assert problem(anna.post("/api/records", {"text": "x" * 2_100_000})) == (413, "record_too_large")
    assert problem(anna.post("/api/records", {"text": "x" * 5_000_000})) == (413, "body_too_large")


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"GET / HTTP/1.1\r\nX: ",
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_who_never_comes_to_an_end_is_cut_off(site: Running, monkeypatch: pytest.MonkeyPatch, first: bytes) -> None:
    monkeypatch.setattr(TimedHttpProtocol, "arrival", 0.3)
    with socket.create_connection(("127.0.0.1", site.port), timeout=20) as line:
        line.sendall(first)
        with contextlib.suppress(ConnectionError):
            while line.recv(1000):
                pass


def test_who_has_said_everything_may_wait_for_the_answer(
    site: Running, anna: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TimedHttpProtocol, "arrival", 0.3)
    table = anna.table()["id"]
    with anna.live(table) as line:
        read(line)
        time.sleep(0.6)
        line.send('{"t": "ping"}')
        assert read(line, "pong")


def test_a_deal_by_hand_is_for_one_person_alone(anna: Page) -> None:
    pack = [suit * 8 + rank for suit in range(4) for rank in range(2, 8)]
    hands = [sum(1 << card for card in pack[at : at + 7]) for at in (0, 7, 14)]
    deal = {"do": "deal", "hands": hands, "rest": sum(1 << card for card in pack[21:])}
    for bots in ([], ["thumb"]):
        answer = anna.post("/api/tables", {"rules": "thousand/ru", "bots": bots, "deal": deal})
        assert problem(answer) == (400, "bad_options")
        assert answer.json()["params"] == {"option": "deal"}
    assert anna.table("thousand/ru", bots=["thumb", "thumb"], deal=deal)["status"] == "playing"


def test_a_body_without_a_length(anna: Page) -> None:
    def chunks() -> Any:
        for _ in range(100):
            yield b" " * 1000

    headers = {"content-type": "application/json", "x-csrf-token": anna.csrf}
    assert problem(anna.client.post("/api/guest", content=chunks(), headers=headers)) == (413, "body_too_large")
    form = {"content-type": "text/plain", "x-csrf-token": anna.csrf}
    assert problem(anna.client.post("/api/guest", content=chunks(), headers=form)) == (415, "not_json")


def test_roads_that_lead_nowhere(nobody: Page) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/api/tables/a%2Fb"):
        assert problem(nobody.get(path))[0] == 404, path
        assert problem(nobody.post(path))[0] == 404, path
    assert problem(nobody.get("/api/records/x/deals/one")) == (404, "no_such_route")
    assert problem(nobody.get("/api/guest")) == (405, "wrong_method")
    assert problem(nobody.send("DELETE", "/api/me")) == (405, "wrong_method")
    assert problem(nobody.send("BREW", "/api/me")) == (405, "wrong_method")
    assert problem(nobody.post("/")) == (405, "wrong_method")
    assert problem(nobody.get("/schema/nothing")) == (404, "no_such_route")


def test_a_table_that_is_not_there(anna: Page) -> None:
    for path, body in BODIES.items():
        if "TABLE" in path:
            assert problem(anna.post(path.replace("TABLE", "nothing"), body)) == (404, "unknown_table"), path
    for path in EMPTY[1:]:
        assert problem(anna.post(path.replace("TABLE", "nothing"))) == (404, "unknown_table"), path
    for path in ("", "/record", "/deals/1"):
        assert problem(anna.get(f"/api/tables/nothing{path}")) == (404, "unknown_table")
    assert problem(anna.get("/api/records/nothing/deals/1")) == (404, "unknown_record")


def test_tables_are_for_people_with_a_name(site: Running, anna: Page, nobody: Page) -> None:
    table = anna.table()["id"]
    assert nobody.get(f"/api/tables/{table}").status_code == 200
    assert nobody.get("/api/lobby").status_code == 200
    assert problem(nobody.get("/api/matches")) == (401, "no_session")
    assert problem(nobody.post("/api/tables", BODIES["/api/tables"])) == (401, "no_session")
    for path, body in BODIES.items():
        if "TABLE" in path:
            assert problem(nobody.post(path.replace("TABLE", table), body)) == (401, "no_session")
    for path in EMPTY[1:]:
        assert problem(nobody.post(path.replace("TABLE", table))) == (401, "no_session")


scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4)
)


@st.composite
def bodies(draw: st.DrawFn) -> tuple[str, Any]:
    """A body near one that is understood: fields changed, left out, added."""
    path = draw(st.sampled_from(sorted(BODIES)))
    body = dict(BODIES[path])
    for name in draw(st.lists(st.sampled_from(sorted(body)), max_size=3)):
        kind = draw(st.sampled_from(["drop", "any", "alike"]))
        if kind == "drop":
            body.pop(name, None)
        elif kind == "any":
            body[name] = draw(anything)
        else:
            # Of the right type, so that it gets past the first look.
            value = BODIES[path][name]
            body[name] = draw(
                st.integers() if isinstance(value, int) else st.text() if isinstance(value, str) else anything
            )
    if draw(st.booleans()) and draw(st.booleans()):
        body[draw(st.text(max_size=8))] = draw(anything)
    return path, body


@settings(max_examples=200, suppress_health_check=list(HealthCheck))
@given(asked=bodies(), start=st.booleans())
def test_no_body_breaks_the_server(site: Running, asked: tuple[str, Any], start: bool) -> None:
    path, body = asked
    page = site.guest("Stranger")
    try:
        if "TABLE" in path:
            table = page.table(bots=["random", "random"] if start else [], pace=10_000)
            path = path.replace("TABLE", table["id"])
        answer = page.post(path, body)
    finally:
        page.close()
    assert answer.status_code < 500, (path, body, answer.text)
    if answer.status_code >= 400:
        problem(answer)


def sent(site: Running, raw: bytes) -> bytes:
    """The whole answer to some bytes on a new connection, until the server closes it."""
    said = b""
    with socket.create_connection(("127.0.0.1", site.port), timeout=20) as line:
        line.sendall(raw)
        with contextlib.suppress(ConnectionError):
            while more := line.recv(10_000):
                said += more
    return said


CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
BOTH = b"Content-Length: 0\r\n" + CHUNKED
HIDDEN = b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n\r\n"
"""A request in a place where a proxy sees a body."""


@pytest.mark.parametrize(
    "first",
    [
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 45\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\ncontent-length: 0\r\nTRANSFER-ENCODING: Chunked\r\n\r\n0\r\n\r\n",
        b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/logout HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 45\r\n\r\n",
        b"GET /api/tables/x/live HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\nHost: x\r\n" + BOTH,
        b"nonsense\r\n\r\n",
    ],
)
def test_a_request_of_which_nobody_can_say_where_it_ends(site: Running, first: bytes) -> None:
    said = sent(site, first + HIDDEN)
    head, _, body = said.partition(b"\r\n\r\n")
    # One answer, then the end: what came behind it was not read as a request.
    assert said.count(b"HTTP/1.1 ") == 1
    assert head.startswith(b"HTTP/1.1 400 ")
    assert b"connection: close" in head.lower()
    assert json.loads(body) == {"code": "bad_request", "params": {"field": "-"}}


def test_a_request_of_one_kind_or_the_other_is_read(site: Running) -> None:
    close = b"GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    for first in (
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n",
        b"POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + CHUNKED,
    ):
        said = sent(site, first + HIDDEN + close)
        assert re.findall(rb"HTTP/1.1 (\d+)", said) == [b"204", b"200", b"404"]


def test_a_body_that_breaks_off_after_the_answer_ends_the_connection(site: Running) -> None:
    said = sent(
        site,
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"5\r\nhello\r\nnonsense\r\n",
    )
    assert said.count(b"HTTP/1.1 ") == 1


def test_a_body_that_turns_to_nonsense_after_the_answer_gets_no_second_one(site: Running) -> None:
    with socket.create_connection(("127.0.0.1", site.port), timeout=20) as line:
        # Refused by its head: no handler waits for the body.
        line.sendall(b"POST /api/nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
        said = line.recv(10_000)
        assert said.startswith(b"HTTP/1.1 404")
        line.sendall(b"nonsense\r\n")
        with contextlib.suppress(ConnectionError):
            while more := line.recv(10_000):
                said += more
    assert said.count(b"HTTP/1.1 ") == 1


def test_head_is_get_without_a_body(site: Running, anna: Page) -> None:
    table = anna.table()["id"]
    token = {"authorization": f"Bearer {anna.post('/api/tokens', {'name': 'x'}).json()['secret']}"}
    paths = [
        "lobby",
        "games",
        "me",
        "matches",
        "tokens",
        "texts",
        "texts/en",
        f"tables/{table}",
        "bot/me",
        "bot/tables",
    ]
    for path in ("/", "/t/x", "/health", "/metrics", "/schema", *(f"/api/{path}" for path in paths)):
        headers = {"accept-encoding": "identity"} | (token if "bot" in path else {})
        got, head = anna.get(path, headers=headers), anna.client.head(path, headers=headers)
        assert (head.status_code, head.content) == (200, b""), path
        for name in ("content-type", "etag", "cache-control", "content-security-policy", "x-content-type-options"):
            assert head.headers.get(name) == got.headers.get(name), (path, name)
        if path != "/metrics":
            assert int(head.headers["content-length"]) == len(got.content), path
    known = {"if-none-match": anna.get("/").headers["etag"]}
    assert anna.client.head("/", headers=known).status_code == 304
    nothing = {"/api/nothing": 404, "/api/tables/nothing": 404, "/assets/nothing.js": 404, "/api/bot/me": 401}
    for path, status in nothing.items():
        answer = anna.client.head(path)
        assert (answer.status_code, answer.content) == (status, b""), path
    # The connection is still one: what HEAD left out is not taken for the next answer.
    assert anna.get("/api/me").json()["name"] == "Anna"


def test_head_of_a_stream_opens_none(site: Running, anna: Page) -> None:
    table = anna.table()["id"]
    token = {"authorization": f"Bearer {anna.post('/api/tokens', {'name': 'x'}).json()['secret']}"}
    path = f"/api/bot/tables/{table}/stream"
    with anna.client.stream("GET", path, headers=token) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["t"] == "state"
        other = site.page()
        head = other.client.head(path, headers=token)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == "application/x-ndjson"
        assert other.client.head("/api/bot/tables/nothing/stream", headers=token).status_code == 404
        other.close()
        # The stream that was open goes on.
        anna.post(f"/api/tables/{table}/pace", {"pace": 5})
        assert json.loads(next(line for line in lines if line))["t"] == "table"


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/guest", "OPTIONS, POST"),
        ("/api/me", "GET, HEAD, OPTIONS, PATCH"),
        ("/api/tables/x", "GET, HEAD, OPTIONS"),
        ("/api/tables/x/sit", "OPTIONS, POST"),
        ("/api/tokens", "GET, HEAD, OPTIONS, POST"),
        ("/api/bot/me", "GET, HEAD, OPTIONS"),
        ("/", "GET, HEAD, OPTIONS"),
        ("/health", "GET, HEAD, OPTIONS"),
    ],
)
def test_another_method_is_told_which_ones_there_are(nobody: Page, path: str, allowed: str) -> None:
    for method in ("PUT", "BREW", *(() if "GET" in allowed else ("GET", "HEAD"))):
        answer = nobody.client.request(method, path)
        assert answer.status_code == 405, method
        assert answer.headers["allow"] == allowed
        if method != "HEAD":
            assert problem(answer) == (405, "wrong_method")
