"""A server that will be killed: plays random matches on its own pages and prints what was acknowledged.

``python -m tests.server.tables.killed URL SEED [MODE [ACTS]]``, with a JSON list of actions to be sent again on
the standard input. When a match is over, another one begins. Each line of the output is one JSON list: ``["ready"]``,
``["sent", table, seat, id, decision, action]``, ``["done", table, seat, id, n]``, ``["refused", table, seat, id,
code]``. With ``early`` it acknowledges before it writes, which the test must notice; so it must with ``unsynced``,
where SQLite syncs at checkpoints only. It kills itself after so many acknowledgements.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection as DbConnection
from sqlalchemy import select

from prikup.server.bodies import TableOptions
from prikup.server.store import database, schema
from prikup.server.store.rows import Row
from prikup.server.store.store import Store
from prikup.server.store.writer import Done
from prikup.server.tables import hub as hub_module
from prikup.server.tables.connection import Connection
from prikup.server.tables.hub import Hub
from prikup.server.user import User
from tests.server.tables.support import SHORT, InlinePool

TABLES = 6
MOST = int(sys.argv[4]) if len(sys.argv) > 4 else 0
COUNT = itertools.count(1)
PEOPLE = (User("anna", "Anna"), User("boris", "Boris"))


def say(*words: Any) -> None:
    """One line, written at once and whole: what stands in a pipe survives the writer."""
    os.write(1, msgspec.json.encode(words) + b"\n")
    if words[0] == "done" and next(COUNT) == MOST:
        os.kill(os.getpid(), signal.SIGKILL)


class Player:
    """A page that plays at random."""

    page: Connection

    def __init__(self, table: str, user: User, rng: random.Random) -> None:
        self.table = table
        self.user = user
        self.rng = rng
        self.state: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.status = "playing"

    def take(self, raw: bytes) -> None:
        message = msgspec.json.decode(raw)
        if message["t"] in ("done", "refused"):
            say(message["t"], self.table, self.page.seat, message["id"], message.get("n", message.get("code")))
        elif message["t"] in ("state", "moved"):
            self.state = message
        if message["t"] in ("state", "table"):
            self.status = message["table"]["status"]
        self.news.set()

    async def play(self) -> None:
        while self.status == "playing":
            self.news.clear()
            offer = self.state["offer"]
            if offer["awaited"]:
                await self.send(f"{self.rng.getrandbits(64):x}", self.state["n"], self.rng.choice(offer["actions"]))
            else:
                await self.news.wait()

    async def send(self, name: str, decision: int, action: Any) -> None:
        say("sent", self.table, self.page.seat, name, decision, action)
        await self.page.receive(msgspec.json.encode({"t": "act", "id": name, "decision": decision, "action": action}))


class HastyStore(Store):
    """Reports a write before it has happened."""

    def append(self, rows: Sequence[Row], done: Done, call: Callable[[DbConnection], Any] | None = None) -> None:
        if call is not None:
            super().append(rows, done, call)
            return
        super().append(rows, lambda result, error: None)
        done(None, None)


async def main(url: str, seed: str, mode: str = "", _acts: str = "") -> None:
    rng = random.Random(seed)
    store = HastyStore(url) if mode == "early" else Store(url)
    if mode == "unsynced":
        vars(database)["PRAGMAS"] = (*database.PRAGMAS, "PRAGMA synchronous=NORMAL")
    await store.start()
    hub_module.MOST_TABLES = 1_000_000
    hub = Hub(store, InlinePool(), least_pace=0.0)
    await hub.start()
    query = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
    tables = list(await store.read(lambda connection: connection.execute(query).scalars().all()))
    while len(tables) < TABLES:
        tables.append(await begun(hub))
    players = {table: await seated(hub, table, rng) for table in tables}
    say("ready")
    for table, seat, name, decision, action in msgspec.json.decode(sys.stdin.buffer.read()):
        for player in players.get(table, ()):
            if player.page.seat == seat:
                await player.send(name, decision, action)
    await asyncio.gather(*(play_on(hub, at_it, rng) for at_it in players.values()))


async def begun(hub: Hub) -> str:
    """A new table of both people, and its id."""
    info = await hub.make(PEOPLE[0], TableOptions(SHORT, bots=("thumb",), pace=0))
    await hub.sit(PEOPLE[1], info.id)
    return info.id


async def seated(hub: Hub, table: str, rng: random.Random) -> list[Player]:
    players = []
    for user in PEOPLE:
        player = Player(table, user, rng)
        player.page = await hub.connect(table, user, player.take)
        players.append(player)
    return players


async def play_on(hub: Hub, players: list[Player], rng: random.Random) -> None:
    """One match after another."""
    while True:
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            player.page.close()
        players = await seated(hub, await begun(hub), rng)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
