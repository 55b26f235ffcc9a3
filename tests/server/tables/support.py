"""A server's tables in a test: a clock that stands still, bots that answer at once, pages that know only messages."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import pytest

from prikup.bots.registry import make_bot
from prikup.core.cards import JACK, NINE, card_of, mask_of
from prikup.core.errors import PrikupError
from prikup.core.seats import Seat
from prikup.search import REPLAY_NODES
from prikup.server.accounts.rates import Limiter
from prikup.server.bodies import TableInfo, TableOptions
from prikup.server.meter import Meter
from prikup.server.origins import Origins
from prikup.server.owners.worker import Worker
from prikup.server.pool.pool import NOBODY, Asker, BotAnswer, Pool
from prikup.server.pool.protocol import SolveReply, SolveRequest
from prikup.server.pool.worker import solved
from prikup.server.retention_clock import RetentionClock
from prikup.server.settings import LogLimits, Settings
from prikup.server.solved_deals import SolvedDeals
from prikup.server.store.disk_reserve import DiskReserve
from prikup.server.store.store import Store
from prikup.server.tables.connection import Connection
from prikup.server.tables.hub import Hub
from prikup.server.tables.live_table import LiveTable
from prikup.server.tables.services import Referee
from prikup.server.uploaded_records import UploadedRecords
from prikup.server.user import User
from prikup.thousand.game import Thousand

ANNA, BORIS, VERA, GUEST = (User(name.lower(), name) for name in ("Anna", "Boris", "Vera", "Guest"))
SHORT = "thousand/ru+barrel.at=off+end.target=300"
"""Rules under which a match is over soon."""
LONG = "thousand/ru"
"""Rules under which a few deals of random play end no match."""

_PACK = Thousand.parse("thousand/ru").compiled.layout.pack
_RIGHT = [card_of(suit, NINE) for suit in range(4)] + [card_of(suit, JACK) for suit in range(3)]
_OTHERS = [card for card in _PACK if card not in _RIGHT]
FOUR_NINES = {
    "do": "deal",
    "hands": [mask_of(_OTHERS[:7]), mask_of(_OTHERS[7:14]), mask_of(_RIGHT)],
    "rest": mask_of(_OTHERS[14:]),
}
"""A deal in which seat 2 may claim a redeal while seat 1 is awaited."""


class Timer:
    """A timer of a clock that stands still."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeTime:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self._ticks = 1000.0
        self._timers: list[tuple[float, int, Timer]] = []
        self._numbers = itertools.count()

    def now(self) -> int:
        return 1_700_000_000_000 + round(self._ticks * 1000)

    def ticks(self) -> float:
        return self._ticks

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        timer = Timer(call)
        heapq.heappush(self._timers, (self._ticks + max(0.0, seconds), next(self._numbers), timer))
        return timer

    def due(self, until: float) -> Timer | None:
        """The next timer up to a moment; the clock goes there."""
        while self._timers and self._timers[0][0] <= until:
            at, _, timer = heapq.heappop(self._timers)
            if not timer.cancelled:
                self._ticks = max(self._ticks, at)
                return timer
        self._ticks = max(self._ticks, until)
        return None


class Question(NamedTuple):
    """What a bot is asked."""

    game: str
    bot: str
    seed: str
    view: Any
    legal: Sequence[Any]
    out_of_turn: bool = False


class InlinePool(Pool):
    """Bots in the event loop: for tests of everything but the pool. Other pools answer questions in another way."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[tuple[str, bool, int]] = []
        """Bot, whether for a right, and the seat that asked."""
        self.solved: list[str] = []
        """The positions that were solved."""

    async def ask(
        self,
        game: str,
        bot: str,
        seed: str,
        view: Any,
        legal: Sequence[Any],
        *,
        out_of_turn: bool = False,
        asker: Asker = NOBODY,
    ) -> BotAnswer:
        self.asked.append((bot, out_of_turn, view.seat))
        return await self.answer(Question(game, bot, seed, view, legal, out_of_turn))

    async def hint(self, game: str, bot: str, seed: str, view: Any, legal: Sequence[Any], person: str) -> BotAnswer:
        return self._chosen(Question(game, bot, seed, view, legal))

    async def answer(self, question: Question) -> BotAnswer:
        """What a bot at a table answers."""
        return self._chosen(question)

    async def solve(self, text: str, person: str) -> SolveReply:
        self.solved.append(text)
        return solved(SolveRequest(1, text, REPLAY_NODES))

    @staticmethod
    def _chosen(question: Question) -> BotAnswer:
        game, bot, seed, view, legal, out_of_turn = question
        player = make_bot(bot, seed, game)
        choice = player.interrupt(view, legal) if out_of_turn else player.choose(view, legal)
        if choice is None:
            return BotAnswer(None, by=bot)
        # A bot that is shown less than it expects may choose what is not there; the pool has tests of its own.
        place = list(legal).index(choice.action) if choice.action in legal else 0
        reason = choice.reason
        return BotAnswer(place, reason.id, dict(reason.params), bot, also=reason.also, left_to=choice.by)


class Faults(Meter):
    """Fails the test on a bug in the program; remembers for whose room tables were refused."""

    def __init__(self) -> None:
        self.found: list[BaseException] = []
        self.full: list[str] = []

    def logs_full(self, whose: str) -> None:
        self.full.append(whose)

    def broken(self, table_id: str, error: BaseException) -> None:
        self.found.append(error)


class World:
    """A database with a hub, which can be started again."""

    least_pace = 0.0
    """At pace 0 a bot acts at once."""
    limits = LogLimits()

    def __init__(
        self, folder: Path | str, pool: Pool | None = None, judge: Referee | None = None, worker: str = ""
    ) -> None:
        """``folder``: where its file lies, or the URL of a database; ``worker``: its name, if others share that."""
        self.judge = judge
        self.url = folder if isinstance(folder, str) else f"sqlite:///{folder / 'server.sqlite'}"
        self.worker_name = worker
        self.time = FakeTime()
        self.pool = pool or InlinePool()
        self.faults = Faults()
        self.store = Store(self.url)
        self.clients: list[Client] = []
        self._make()

    def _make(self) -> None:
        self.worker = None
        if self.worker_name:
            path = f"/w/{self.worker_name}"
            self.worker = Worker(self.store, self.worker_name, path)
        clock = RetentionClock(self.time.now, self.time.ticks)
        self.hub = Hub(
            self.store,
            self.pool,
            time=self.time,
            clock=clock,
            meter=self.faults,
            least_pace=self.least_pace,
            limits=self.limits,
            limiter=Limiter(self.time.ticks),
            judge=self.judge,
            owner=self.worker,
        )
        if self.worker is not None:
            self.worker.on_lapse = self.hub.put_away
        settings = Settings(self.url)
        self.origins = Origins()
        self.origins.start(b"key")
        self.records = UploadedRecords(self.store, clock, DiskReserve(self.url, settings.disk), settings, self.origins)
        self.solved = SolvedDeals(self.hub, self.records, self.pool)

    async def __aenter__(self) -> Self:
        await self._up()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._down()
        assert self.faults.found == []

    async def _up(self) -> None:
        await self.store.start()
        if self.worker is not None:
            await self.worker.start()
        await self.hub.start()

    async def _down(self) -> None:
        await self.hub.stop()
        if self.worker is not None:
            await self.worker.stop()
        await self.store.stop()

    async def restart(self) -> None:
        """The server ends and another one begins on the same database; all pages are gone."""
        await self._down()
        self.clients.clear()
        self.store = Store(self.url)
        self._make()
        await self._up()

    def live(self, table: str) -> LiveTable:
        """A table in memory."""
        return self.hub._tables[table]

    async def settle(self) -> None:
        """Until nothing goes on by itself."""
        calm = 0
        while calm < 3:
            await asyncio.sleep(0)
            if all(map(_calm, self.hub._tables.values())) and not self.hub._loading:
                calm += 1
            else:
                calm = 0
                await asyncio.sleep(0.0005)

    async def wait(self, seconds: float) -> None:
        """The clock moves; what was due happens on the way."""
        await self.settle()
        until = self.time.ticks() + seconds
        while (timer := self.time.due(until)) is not None:
            timer.call()
            await self.settle()

    async def table(self, *people: User, bots: Sequence[str] = (), **options: Any) -> TableInfo:
        """A table with these people, in order of seats, and bots after them."""
        maker = people[0] if people else GUEST
        options.setdefault("rules", SHORT)
        options.setdefault("pace", 0)
        info = await self.hub.make(maker, TableOptions(bots=tuple(bots), **options))
        for user in people[1:]:
            info = await self.hub.sit(user, info.id)
        return info

    async def open(self, table: str, user: User | None, *, since: int | None = None) -> Client:
        """A page."""
        client = Client(self, user)
        client.page = await self.hub.connect(table, user, client.take, since=since, ended=client.on_end)
        self.clients.append(client)
        await self.wait(0)
        return client


def _calm(live: LiveTable) -> bool:
    asking = live.driver._asking
    return not (live.writing or live._commands or live._rereading or (asking is not None and not asking.done()))


class Client:
    """A page that knows only what it was sent, and checks that it is consistent."""

    page: Connection

    def __init__(self, world: World, user: User | None) -> None:
        self.world = world
        self.user = user
        self.raw: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.ended = False
        self._ids = itertools.count(1)

    def on_end(self) -> None:
        self.ended = True

    def take(self, raw: bytes) -> None:
        """What the server sends."""
        message = msgspec.json.decode(raw)
        self.raw.append(raw)
        self.messages.append(message)
        match message["t"]:
            case "state":
                self.state = message
                self.info = message["table"]
            case "table":
                self.info = message["table"]
                self.state["times"] = message["times"]
            case "moved":
                assert message["n"] == self.state["n"] + 1, "a number is missing"
                self.state["n"] = message["n"]
                self.state["view"].update(message["patch"])
                for field in ("awaits", "counts", "offer", "times"):
                    self.state[field] = message[field]

    @property
    def n(self) -> int:
        """The number of the last message."""
        return int(self.state["n"])

    @property
    def seat(self) -> Seat:
        return self.page.seat

    @property
    def on_turn(self) -> bool:
        return bool(self.state["offer"]["awaited"])

    @property
    def offered(self) -> list[dict[str, Any]]:
        return list(self.state["offer"]["actions"])

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in reversed(self.messages) if message["t"] == kind)

    async def say(self, **message: Any) -> dict[str, Any]:
        """Sends a message; gives the last message that came back."""
        await self.page.receive(msgspec.json.encode(message))
        await self.world.settle()
        return self.messages[-1]

    async def act(self, action: Any, *, decision: int | None = None, client_id: str | None = None) -> dict[str, Any]:
        """Does an action; gives ``done`` or ``refused``."""
        name = client_id or f"{self.seat}-{next(self._ids)}-{self.n}"
        await self.say(t="act", id=name, decision=self.n if decision is None else decision, action=action)
        return next(
            message
            for message in reversed(self.messages)
            if message["t"] in ("done", "refused") and message["id"] == name
        )

    async def check(self) -> None:
        """The state of this page equals that of a page that connects now."""
        other = Client(self.world, self.user)
        other.page = await self.world.hub.connect(self.info["id"], self.user, other.take)
        await self.world.settle()
        for field in ("n", "seat", "view", "awaits", "counts", "offer"):
            assert self.state[field] == other.state[field], field
        other.page.close()
        await self.world.settle()


async def play(
    world: World, clients: Sequence[Client], rng: random.Random, moves: int = 100_000, patience: int = 400
) -> int:
    """Random offered actions of the given pages, until so many were done or nothing goes on. Gives how many."""
    done = 0
    for _ in range(moves + patience):
        if done >= moves or clients[0].info["status"] != "playing":
            break
        able = [client for client in clients if client.on_turn]
        if not able:
            await world.wait(0.05)
            continue
        client = rng.choice(able)
        answer = await client.act(rng.choice(client.offered))
        assert answer["t"] == "done", answer
        done += 1
    return done


async def refused(call: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(PrikupError) as caught:
        await call
    return caught.value.code
