"""A server that will be killed: plays random matches on its own pages and prints what was acknowledged.

``python -m tests.server.tables.killed URL SEED [early]``, with a JSON list of actions to be sent again on the standard
input. Each line of the output is one JSON list: ``["ready"]``, ``["sent", table, seat, id, decision, action]``,
``["done", table, seat, id, n]``, ``["refused", table, seat, id, code]``. With ``early`` it acknowledges before it
writes, which the test must notice.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection as DbConnection
from sqlalchemy import select

from prikup.server.bodies import TableOptions
from prikup.server.store import schema
from prikup.server.store.rows import Row
from prikup.server.store.store import Store
from prikup.server.store.writer import Done
from prikup.server.tables.connection import Connection
from prikup.server.tables.hub import Hub
from prikup.server.user import User
from tests.server.tables.support import SHORT, InlinePool

TABLES = 6
PEOPLE = (User("anna", "Anna"), User("boris", "Boris"))


def say(*words: Any) -> None:
    """One line, written at once and whole: what stands in a pipe survives the writer."""
    os.write(1, msgspec.json.encode(words) + b"\n")


class Player:
    """A page that plays at random."""

    page: Connection

    def __init__(self, table: str, user: User, rng: random.Random) -> None:
        self.table = table
        self.user = user
        self.rng = rng
        self.state: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.waiting = ""

    def take(self, raw: bytes) -> None:
        message = msgspec.json.decode(raw)
        if message["t"] in ("done", "refused"):
            say(message["t"], self.table, self.page.seat, message["id"], message.get("n", message.get("code")))
        elif message["t"] in ("state", "moved"):
            self.state = message
        self.news.set()

    async def play(self) -> None:
        while True:
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


async def main(url: str, seed: str, early: str = "") -> None:
    rng = random.Random(seed)
    store = HastyStore(url) if early else Store(url)
    await store.start()
    hub = Hub(store, InlinePool())
    await hub.start()
    query = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
    tables = list(await store.read(lambda connection: connection.execute(query).scalars().all()))
    while len(tables) < TABLES:
        info = await hub.make(PEOPLE[0], TableOptions(SHORT, bots=("thumb",), pace=0))
        await hub.sit(PEOPLE[1], info.id)
        tables.append(info.id)
    players = {}
    for table in tables:
        for user in PEOPLE:
            player = Player(table, user, rng)
            player.page = await hub.connect(table, user, player.take)
            players[table, player.page.seat] = player
    say("ready")
    for table, seat, name, decision, action in msgspec.json.decode(sys.stdin.buffer.read()):
        if (table, seat) in players:
            await players[table, seat].send(name, decision, action)
    await asyncio.gather(*(player.play() for player in players.values()))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
