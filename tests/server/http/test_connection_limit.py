"""How many sockets and streams one person and one address may open."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.http.support import MANY, Page, problem, read, running, settings


def from_address(page: Page, table: str, address: str) -> ClientConnection:
    """The socket of a page that a proxy asks for."""
    url = f"{page.url.replace('http', 'ws')}/api/tables/{table}/live"
    headers = {"X-Forwarded-For": address} | ({"Cookie": page.cookie} if page.cookie else {})
    return connect(url, origin=Origin(page.url), additional_headers=headers, compression=None)


def refused(line: ClientConnection) -> tuple[str, dict[str, Any], int]:
    """What a socket is told that is not let in, and how it is closed."""
    with line:
        said = read(line)
        with contextlib.suppress(ConnectionClosed):
            line.recv(timeout=10)
        return said["code"], said["params"], line.close_code or 0


def open_again(page: Page, table: str) -> None:
    """A socket is let in as soon as the server has seen that another one is gone."""
    for _ in range(50):
        with page.live(table) as line:
            if read(line)["t"] == "state":
                return
        time.sleep(0.1)
    raise AssertionError("a closed socket still counts")


def test_one_person_opens_so_many(tmp_path: Path) -> None:
    with running(settings(tmp_path, most_sockets=2)) as here, contextlib.ExitStack() as opened:
        anna, boris, nobody = (opened.enter_context(contextlib.closing(here.page())) for _ in range(3))
        boris.join("Boris")
        anna.register("anna", "a long password")
        tables = [anna.table()["id"] for _ in range(3)]
        with anna.live(tables[0]) as one, anna.live(tables[1]) as two:
            assert read(one)["t"] == read(two)["t"] == "state"
            assert refused(anna.live(tables[2])) == ("too_many_sockets", {"most": 2}, 4429)
            # What is refused counts for nobody, and others are not kept out.
            with boris.live(tables[2]) as other, nobody.live(tables[2]) as watching:
                assert read(other)["t"] == read(watching)["t"] == "state"
            secret = anna.post("/api/tokens", {"name": "bot"}).json()["secret"]
            stream = f"{here.url}/api/bot/tables/{tables[2]}/stream"
            bearer = {"Authorization": f"Bearer {secret}"}
            assert problem(httpx.get(stream, headers=bearer)) == (429, "too_many_sockets")
        open_again(anna, tables[2])
        with httpx.stream("GET", stream, headers=bearer) as lines, anna.live(tables[0]) as one:
            # Dropped, it would close the stream.
            stream_lines = lines.iter_lines()
            assert next(stream_lines)
            assert read(one)["t"] == "state"
            assert refused(anna.live(tables[1]))[0] == "too_many_sockets"
        open_again(anna, tables[1])
        # A table that is not there leaves nothing behind.
        for _ in range(3):
            assert refused(anna.live("nothing"))[0] == "unknown_table"
        open_again(anna, tables[1])


def test_one_address_opens_so_many_and_so_often(tmp_path: Path) -> None:
    rates = replace(MANY, sockets="4/minute")
    with running(settings(tmp_path, most_sockets_address=2, rates=rates)) as here, contextlib.ExitStack() as opened:
        anna, nobody = (opened.enter_context(contextlib.closing(here.page())) for _ in range(2))
        anna.join()
        table = anna.table()["id"]
        there = "192.0.2.7"
        with from_address(anna, table, there) as one, from_address(nobody, table, there) as two:
            assert read(one)["t"] == read(two)["t"] == "state"
            assert refused(from_address(nobody, table, there)) == ("too_many_sockets", {"most": 2}, 4429)
            # Another address, and this machine itself.
            for address in ("192.0.2.8", "127.0.0.1"):
                with from_address(nobody, table, address) as other:
                    assert read(other)["t"] == "state"
        with from_address(nobody, table, there) as line:
            read(line)
        code, params, closed = refused(from_address(nobody, table, there))
        assert (code, closed) == ("too_many_requests", 4429)
        assert params["seconds"] > 0
