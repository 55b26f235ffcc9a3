"""Servers as processes on one PostgreSQL: one is killed, one stands still, one is asked to leave; a match goes on."""

from __future__ import annotations

import contextlib
import json
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url
from websockets.exceptions import WebSocketException

from prikup.server.owners.lease import LENGTH
from tests.server.http.player import Player
from tests.server.http.processes import Process, serve, serving
from tests.server.http.support import Page, problem
from tests.server.store.test_backup import prikup, refused
from tests.support.postgresql import Cluster

pytestmark = pytest.mark.search

LONG = "thousand/ru"
SILENCE = 2.0
"""Seconds after which a page that waits for news asks another server."""
BUSY = 10.0
"""Seconds by which a busy machine may be late."""


class Follower(Player):
    """A page that finds its table wherever it is, and sends an action again until it is acknowledged."""

    def __init__(self, page: Page, table: str, seed: int, servers: dict[str, str]) -> None:
        super().__init__(page, table, seed)
        self.servers = servers
        self.told: dict[str, int] = {}
        """The acknowledged actions, and how often each was."""
        self.sent = ""

    def use(self, name: str) -> None:
        """Goes to another server."""
        self.page.url = self.servers[name]
        self.page.client.base_url = self.servers[name]

    def open(self) -> None:
        names = list(self.servers)
        until = time.monotonic() + 60
        for turn in range(10_000):
            assert time.monotonic() < until, "nobody has the table"
            with contextlib.suppress(OSError, WebSocketException):
                more = {} if self.n is None else {"since": self.n}
                line = self.page.live(self.table, open_timeout=1, close_timeout=0.1, **more).__enter__()
                message = json.loads(line.recv(timeout=5))
                if message["t"] != "refused":
                    self.line = line
                    self.take(message)
                    if self.waiting:
                        line.send(self.sent)
                    return
                line.close()
                if message["code"] == "table_elsewhere":
                    assert message["params"]["url"] == f"/w/{message['params']['worker']}"
                    self.use(message["params"]["worker"])
                    time.sleep(0.02)
                    continue
            self.use(names[turn % len(names)])
            time.sleep(0.05)

    def take(self, message: dict[str, Any]) -> None:
        if message["t"] == "refused" and message["code"] == "table_moved":
            return
        super().take(message)
        if message["t"] == "done":
            self.told[message["id"]] = self.told.get(message["id"], 0) + 1

    def act(self) -> None:
        assert self.line is not None
        honest = self.line.send

        def send(text: Any) -> None:
            self.sent = text
            with contextlib.suppress(WebSocketException):
                honest(text)

        self.line.send = send  # type: ignore[method-assign, assignment]
        super().act()
        self.line.send = honest  # type: ignore[method-assign]

    def play(self, actions: int) -> float:
        """Plays until so many more are acknowledged; the longest time without a message."""
        wanted, longest, last = len(self.told) + actions, 0.0, time.monotonic()
        while len(self.told) < wanted:
            before = len(self.told), self.n
            self.step(0.05)
            if before != (len(self.told), self.n):
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
            elif time.monotonic() - last > SILENCE and self.line is not None:
                # It may stand still: a connection to it stays open.
                self.line.close()
            assert time.monotonic() - last < 60
        return longest


def server(stack: contextlib.ExitStack, folder: Path, database: str, name: str) -> Process:
    home = folder / name
    home.mkdir(exist_ok=True)
    return stack.enter_context(serving(home, "--database", database, "--name", name, "--url", f"/w/{name}"))


@pytest.mark.slow
def test_a_match_goes_on_whatever_happens_to_its_servers(tmp_path: Path, database: str, cluster: Cluster) -> None:
    with contextlib.ExitStack() as stack:
        a, b = (server(stack, tmp_path, database, name) for name in ("a", "b"))
        page = a.guest("Anna")
        table = page.table(LONG, bots=["random", "random"], pace=0)["id"]
        other = b.guest("Boris")
        where = other.get(f"/api/tables/{table}/where").json()
        assert where == {"here": False, "worker": "a", "url": "/w/a"}
        assert problem(other.get(f"/api/tables/{table}")) == (409, "table_elsewhere")
        player = Follower(page, table, 1, {"a": a.url, "b": b.url})
        player.open()
        player.play(10)
        # Killed: the other one takes over when its lease has ended.
        a.process.send_signal(signal.SIGKILL)
        assert player.play(10) < LENGTH + 2 + BUSY
        # It comes back under its name, and then the other one stands still for longer than its lease.
        again = server(stack, tmp_path, database, "a")
        player.servers["a"] = again.url
        b.process.send_signal(signal.SIGSTOP)
        try:
            assert player.play(10) < LENGTH + 2 + BUSY
        finally:
            b.process.send_signal(signal.SIGCONT)
        time.sleep(1)
        assert other.get(f"/api/tables/{table}/where").json()["worker"] == "a"
        # Asked to leave: it ends by itself with 0, and nobody waits for a lease.
        leaving = prikup("drain", "a", "--database", database)
        assert (leaving.returncode, leaving.stderr) == (0, "")
        assert again.process.wait(60) == 0
        assert player.play(10) < 2 + BUSY
        player.close()
        name = str(make_url(database).database)
        rows = cluster.run(f"SELECT seq, client FROM entries WHERE table_id = '{table}' ORDER BY seq", database=name)
        assert [row[0] for row in rows] == list(range(len(rows)))
        written = Counter(row[1] for row in rows if row[1])
        assert set(player.told) <= set(written)
        assert set(written.values()) == {1}


@pytest.mark.turns(3)
def test_nothing_starts_half(tmp_path: Path, database: str, cluster: Cluster) -> None:
    nowhere = database.replace("/club", "/nothing_")
    refused(serve(tmp_path, "--port", "0", "--database", nowhere), "no_connection")
    refused(serve(tmp_path, "--port", "0", "--database", database, "--name", "A b"), "bad_worker_name")
    assert (
        cluster.run("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", database=str(make_url(database).database))
        == []
    )
    refused(prikup("drain", "a", "--database", database), "bad_database")
    with contextlib.ExitStack() as stack:
        first = server(stack, tmp_path, database, "a")
        refused(serve(tmp_path, "--port", "0", "--database", database, "--name", "a"), "worker_name_taken")
        refused(prikup("drain", "b", "--database", database), "no_such_worker")
        assert first.guest("Anna").get("/health").json()["database"] == "ok"
        # Alone it keeps what it has, and ends.
        assert first.stop() == 0
    refused(prikup("drain", "a", "--database", database), "no_such_worker")
