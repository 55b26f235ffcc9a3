"""Everything that an observer of a table is sent: socket messages and HTTP answers."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from prikup import games
from prikup.core.actions import Deal
from prikup.core.errors import IllegalAction
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.server.accounts.rates import Limiter
from prikup.server.accounts.secrets import COOKIE
from prikup.server.asgi import AsgiApp
from prikup.server.bodies import Clock, TableOptions
from prikup.server.meter import Meter
from prikup.server.tables import commands
from prikup.server.tables import log_entries as en
from prikup.server.tables.connection import Connection
from prikup.server.tables.feed import WATCHER
from prikup.server.tables.live_table import LiveTable
from prikup.server.tables.services import Services
from prikup.server.tables.table import Table
from prikup.server.tables.writes import NewTable, Write, insert_table
from prikup.server.user import User
from tests.preferans.test_non_interference import PROBES as PREFERANS_PROBES
from tests.property.test_non_interference import PROBES as THOUSAND_PROBES
from tests.server.tables.support import ANNA, BORIS, VERA, FakeTime, InlinePool
from tests.server.tables.trials import Log, Trial

PEOPLE = (ANNA, BORIS, VERA, User("gleb", "Gleb"))
PROBES: dict[str, tuple[Any, ...]] = {"thousand": THOUSAND_PROBES, "preferans": PREFERANS_PROBES}
USERS = {user.id: user for user in PEOPLE}
TABLE_ID = "0123456789abcdef"


class NoStore:
    """Writes nothing, at once."""

    healthy = True

    def append(self, rows: Any, done: Callable[[Any, Any], None], call: Any = None) -> None:
        for row in rows:
            # What is written must be what can be read.
            en.read_entry(row.body)
        done(None, None)


class Site:
    """The server's routes, with a loop of their own; who asks is whoever the cookie or the token names."""

    def __init__(self, runner: asyncio.Runner, front: AsgiApp) -> None:
        self.runner = runner
        self.statuses: defaultdict[str, set[int]] = defaultdict(set)
        """How routes answered, by the end of the path."""
        self._front = front

        async def known(secret: str) -> User | None:
            return USERS.get(secret)

        self._front.server_state.users = SimpleNamespace(by_session=known, by_token=known)  # type: ignore[assignment]

    async def begin(self) -> None:
        """The table is known to the database, for the lists of matches."""
        new = NewTable(
            TABLE_ID, 1, "anna", private=False, status="playing", rules="thousand/ru", entries=[],
            seats=dict(enumerate(USERS)), secret="5e" * 32,
        )  # fmt: skip
        await self._front.server_state.store.write(lambda connection: insert_table(connection, new, 0))

    async def answers(self, live: LiveTable, observer: Seat) -> list[bytes]:
        """Everything that may be asked about a table while it is played."""
        hub = self._front.server_state.hub
        hub._tables[TABLE_ID] = live
        table, bot = f"/api/tables/{TABLE_ID}", f"/api/bot/tables/{TABLE_ID}"
        paths = [table, "/api/lobby", f"{table}/record", f"{table}/record?format=json"]
        paths += [f"{table}/disclosure", f"{table}/deals/1"]
        if observer != WATCHER:
            paths += ["/api/matches", "/api/bot/tables", f"{bot}/stream", f"{bot}/stream?since=1"]
        try:
            found = [await self._ask("GET", path, observer) for path in paths]
            if observer != WATCHER:
                act = {"id": "b", "decision": -1, "action": {"do": "pass"}}
                found.append(await self._ask("POST", f"{bot}/act", observer, msgspec.json.encode(act)))
            return found
        finally:
            del hub._tables[TABLE_ID]

    async def _ask(self, method: str, path: str, observer: Seat, body: bytes = b"") -> bytes:
        """Status, headers and body of an answer; of a stream its first lines."""
        path, _, query = path.partition("?")
        headers = [(b"host", b"prikup"), (b"content-length", str(len(body)).encode())]
        if body:
            headers.append((b"content-type", b"application/json"))
        if observer != WATCHER:
            name = PEOPLE[observer].id
            headers += [(b"cookie", f"{COOKIE}={name}".encode()), (b"authorization", f"Bearer {name}".encode())]
        scope: Any = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": headers, "client": ("192.0.2.1", 1), "server": ("prikup", 80), "extensions": {},
        }  # fmt: skip
        given = [{"type": "http.request", "body": body, "more_body": False}]
        answered = asyncio.Event()
        told: list[bytes] = []

        async def receive() -> Any:
            if given:
                return given.pop()
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                told.extend((str(message["status"]).encode(), repr(message["headers"]).encode()))
            else:
                told.append(message["body"])
                answered.set()

        await self._front(scope, receive, send)
        self.statuses[path.rpartition("/")[2]].add(int(told[0]))
        return b"\n".join((method.encode(), path.encode(), *told))


async def received(site: Site, game: AnyGame, start: Any, log: Log, observer: Seat) -> list[bytes]:
    """Everything that an observer is sent while a log is played through the players' pages and watched by another."""
    table = Table(TABLE_ID)
    table.secret = "5e" * 32
    dealt = log[0][1] if log and isinstance(log[0][1], Deal) else None
    options = TableOptions(game.text, deal=dealt, clock=Clock(600_000, 1000))
    table.fold(en.Made("anna", options, 1))
    table.match = Match(game, start=start)
    for seat, user in enumerate(PEOPLE[: game.players]):
        table.fold(en.Sat(seat, user.id, user.name))
    time: Any = FakeTime()
    store: Any = NoStore()
    services = Services(store, InlinePool(), time, Meter(), time.now, Limiter(), least_pace=0.0, hint_seconds=0.0)
    live = LiveTable(table, services, lambda _: None)
    out: dict[Seat, list[bytes]] = {seat: [] for seat in (*range(game.players), WATCHER)}
    pages: dict[Seat, Connection] = {}
    for seat, sent in out.items():
        pages[seat] = live.open(PEOPLE[seat] if seat >= 0 else None, sent.append, None)
        live.send_start(pages[seat], None)
    live.put(lambda: Write([en.Started(1, (600_000,) * game.players)], status="playing"))
    for number, (seat, action) in enumerate(log):
        time.due(time.ticks() + 1)
        if seat == TABLE:
            ahead = table.match.prepare(seat, action)
            live.put(lambda ahead=ahead: commands.act(table, ahead, time.now(), live.banks.left()))  # type: ignore[misc]
            continue
        table.match.prepare(seat, action)
        await pages[seat].receive(
            msgspec.json.encode({"t": "act", "id": f"m{number}", "decision": table.feeds[seat].n, "action": action})
        )
        if b'"t":"done"' not in out[seat][-1]:
            # A leaky game may do what it did not offer; an honest one never does.
            assert type(game) is not games.game_class(game.name), out[seat][-1]
            raise IllegalAction("not_now")
    page, sent = pages[observer], out[observer]
    for number, probe in enumerate(PROBES[game.name]):
        await page.receive(msgspec.json.encode({"t": "why", "id": f"w{number}", "action": probe}))
        await page.receive(msgspec.json.encode({"t": "act", "id": f"s{number}", "decision": -1, "action": probe}))
    await page.receive(b'{"t":"hint","id":"h"}')
    await page.receive(b'{"t":"speak","id":"p","phrase":"well_played"}')
    await page.receive(b'{"t":"sync","since":-1}')
    await page.receive(b'{"t":"sync","since":1}')
    late = live.open(PEOPLE[observer] if observer >= 0 else None, sent.append, None)
    live.send_start(late, None)
    answers = await site.answers(live, observer)
    live.close()
    return [*sent, *answers]


def difference(site: Site, trial: Trial, make: Callable[[Any], AnyGame] | None = None) -> tuple[bytes, bytes] | None:
    """The first two things that differ of what the observer is sent; None where nothing does."""
    game = games.game(trial.rules)

    def run(start: Any, log: Log) -> list[bytes]:
        return site.runner.run(received(site, (make or type(game))(game.rules), start, log, trial.observer))

    try:
        one, two = run(trial.start, trial.log), run(trial.other_start, trial.other_log)
    except IllegalAction:
        assert make is not None
        return None
    if len(one) != len(two):
        return str(len(one)).encode(), str(len(two)).encode()
    return next(((left, right) for left, right in zip(one, two, strict=True) if left != right), None)
