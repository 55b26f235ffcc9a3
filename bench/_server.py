"""A server for benchmarks: a database full of people at tables, and the real `prikup serve` that opens it.

The server runs as delivered. Its limits allow one address 20 guests and 20 tables a minute, so people and tables are
written to the database before it starts, with the server's own code.
"""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import IO

from msgspec import Struct

from prikup.server.accounts.passwords import Passwords
from prikup.server.accounts.users import Users
from prikup.server.bodies import TableOptions
from prikup.server.pool.pool import Pool
from prikup.server.retention_clock import RetentionClock
from prikup.server.settings import Hashing, Settings
from prikup.server.store.store import Store
from prikup.server.tables.hub import Hub

RULES = "thousand/ru+play.rest=off+writeoff.kind=off"
"""Without claims of the rest and write-offs every deal goes to its last trick."""
TOGETHER = 50
"""Tables created at the same time."""
START = 60
"""Seconds that a server may take to report its address."""


class BenchTable(Struct, frozen=True):
    """A table and the sessions of its players, by seat; or one of bots alone with the session of who watches it."""

    id: str
    sessions: tuple[str, ...]
    watched: bool = False


class RunningServer(Struct, frozen=True):
    """A running server."""

    port: int
    pid: int
    tables: tuple[BenchTable, ...]


Fill = Callable[[Hub, Users], Awaitable[list[BenchTable]]]
"""Makes the people and the tables."""


async def _three_at_each(tables: int, bot: str, hub: Hub, people: Users) -> list[BenchTable]:
    # No bots, no pause between deals, and nobody is replaced however late a move is.
    options = TableOptions(RULES, private=True, pace=0, grace=3_600_000)

    async def opened(number: int) -> BenchTable:
        users, sessions = zip(*[await people.guest(f"{number}-{seat}", "en") for seat in range(3)], strict=True)
        table = await hub.make(users[0], options)
        for user in users[1:]:
            await hub.sit(user, table.id)
        return BenchTable(table.id, sessions)

    found: list[BenchTable] = []
    for first in range(0, tables, TOGETHER):
        found += await asyncio.gather(*map(opened, range(first, min(tables, first + TOGETHER))))
    if bot:
        host, session = await people.guest("watcher", "en")
        table = await hub.make(host, TableOptions(RULES, private=True, pace=0, bots=(bot, bot, bot)))
        found.append(BenchTable(table.id, (session,), watched=True))
    return found


async def _fill(url: str, fill: Fill) -> list[BenchTable]:
    store = Store(url)
    await store.start()
    passwords = Passwords(Hashing())
    people = Users(store, passwords, settings=Settings(url), clock=RetentionClock())
    hub = Hub(store, Pool(0))
    found = await fill(hub, people)
    await hub.stop()
    await store.stop()
    passwords.close()
    return found


def _port(output: IO[str]) -> int:
    """The port that the server reports."""
    for line in output:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found is not None:
            return int(found[1])
    raise RuntimeError("the server ended before it reported its address")


@contextmanager
def server_with_tables(tables: int, bot: str = "") -> Iterator[RunningServer]:
    """A server with ``tables`` tables of three people each, all about to begin, and one of three such bots."""
    with server_with(partial(_three_at_each, tables, bot)) as found:
        yield found


@contextmanager
def server_with(fill: Fill) -> Iterator[RunningServer]:
    """A server with what ``fill`` makes, and one bot process for moves."""
    with TemporaryDirectory(prefix="prikup-bench-") as folder:
        url = f"sqlite:///{folder}/bench.sqlite"
        found = asyncio.run(_fill(url, fill))
        serve = [sys.executable, "-m", "prikup", "serve", "--no-open"]
        command = [*serve, "--port", "0", "--bots", "1", "--database", url]
        log = Path(folder, "log")
        with (
            log.open("wb") as errors,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as server,
        ):
            assert server.stdout is not None
            late = Timer(START, server.kill)
            late.start()
            try:
                try:
                    port = _port(server.stdout)
                except RuntimeError as error:
                    error.add_note(log.read_text("utf-8")[-2000:])
                    raise
                late.cancel()
                yield RunningServer(port, server.pid, tuple(found))
            finally:
                late.cancel()
                server.send_signal(signal.SIGTERM)
                try:
                    server.wait(20)
                except subprocess.TimeoutExpired:
                    server.kill()
                faults = [line for line in log.read_text("utf-8").splitlines() if '"level": "error"' in line]
                for line in faults[:5]:
                    print(f"the server says: {line[:400]}", file=sys.stderr)
