"""Hidden cards stay hidden on the wire: permute what a seat has not seen, compare every byte that its page receives.

The trials are those of tests/property/test_non_interference.py, played through pages at a table: everything that the
observer's page is sent (State, Moved, Table, Done, Because, Refused, Advice) must be the same. Leaks that are planted
in the server must be caught, as must those in the engine.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from prikup.core.actions import Deal, Pass
from prikup.core.cards import Cards
from prikup.core.errors import IllegalAction
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.server.bodies import Clock, TableInfo, TableOptions
from prikup.server.meter import Meter
from prikup.server.tables import entries as en
from prikup.server.tables import seating
from prikup.server.tables.feed import WATCHER, Feed, SeatEyes, WatcherEyes
from prikup.server.tables.live import House, Live
from prikup.server.tables.page import Page
from prikup.server.tables.table import Table
from prikup.server.tables.writes import Write
from prikup.thousand.actions import AnyAction
from prikup.thousand.game import PRESETS, Thousand
from prikup.thousand.state import Dealing, State
from tests.property.test_non_interference import (
    PROBES,
    LeakyAwaits,
    LeakyDark,
    LeakyEvents,
    LeakyLegal,
    LeakyRefusal,
    disclosed,
    first_state,
    mapped,
    mapped_cards,
    permuted,
)
from tests.server.tables.support import ANNA, BORIS, VERA, FakeTime, InlinePool, World
from tests.support.random_play import step
from tests.support.random_rules import random_rules

TRIALS = 700
FEWEST = {"dealing": 4, "auction": 40, "taking": 2, "giving": 12, "naming": 6, "playing": 25, "resting": 1}
"""Trials that must be kept in each phase; fewer would prove nothing."""
PEOPLE = (ANNA, BORIS, VERA)
MatchOf = Match[State, AnyAction, Any]
Log = list[tuple[Seat, AnyAction]]


class NoStore:
    """Writes nothing, at once."""

    healthy = True

    def append(self, rows: Any, done: Callable[[Any, Any], None], call: Any = None) -> None:
        for row in rows:
            # What is written must be what can be read.
            en.read_entry(row.body)
        done(None, None)


async def received(game: Thousand, start: State, log: Log, observer: Seat) -> bytes:
    """Every byte that a page receives while a log is played through three pages and watched by a fourth."""
    table = Table("t")
    dealt = log[0][1] if log and isinstance(log[0][1], Deal) else None
    options = TableOptions(game.text, deal=dealt, clock=Clock(600_000, 1000))
    table.fold(en.Made("anna", options, 1))
    table.match = Match(game, start=start)
    for seat, user in enumerate(PEOPLE):
        table.fold(en.Sat(seat, user.id, user.name))
    time: Any = FakeTime()
    store: Any = NoStore()
    live = Live(table, House(store, InlinePool(), time, Meter(), "secret"), lambda _: None)
    out: dict[Seat, list[bytes]] = {seat: [] for seat in (*range(3), WATCHER)}
    pages: dict[Seat, Page] = {}
    for seat, sent in out.items():
        pages[seat] = live.open(PEOPLE[seat] if seat >= 0 else None, sent.append, None)
        live.greet(pages[seat], None)
    live.put(lambda: Write([en.Started(1, (600_000,) * 3)], status="playing"))
    for number, (seat, action) in enumerate(log):
        time.due(time.ticks() + 1)
        if seat == TABLE:
            ahead = table.match.ahead(seat, action)
            live.put(lambda ahead=ahead: seating.did(table, ahead, time.now(), live.banks.left()))  # type: ignore[misc]
            continue
        table.match.ahead(seat, action)
        await pages[seat].receive(
            msgspec.json.encode({"t": "act", "id": f"m{number}", "decision": table.feeds[seat].n, "action": action})
        )
        if b'"t":"done"' not in out[seat][-1]:
            # A leaky game may do what it did not offer; an honest one never does.
            assert type(game) is not Thousand, out[seat][-1]
            raise IllegalAction("not_now")
    page, sent = pages[observer], out[observer]
    for number, probe in enumerate(PROBES):
        await page.receive(msgspec.json.encode({"t": "why", "id": f"w{number}", "action": probe}))
        await page.receive(msgspec.json.encode({"t": "act", "id": f"s{number}", "decision": -1, "action": probe}))
    await page.receive(b'{"t":"hint","id":"h"}')
    await page.receive(b'{"t":"sync","since":-1}')
    await page.receive(b'{"t":"sync","since":1}')
    late = live.open(PEOPLE[observer] if observer >= 0 else None, sent.append, None)
    live.greet(late, None)
    live.close()
    return b"\n".join(sent)


def seen(match: MatchOf, observer: Seat) -> Cards:
    """All cards whose face an observer has been shown in this deal."""
    game = match.game
    assert isinstance(game, Thousand)
    found = 0
    for told in match.events:
        if game.public(told) if observer == WATCHER else told.seen_by(observer):
            cards, card = getattr(told.event, "cards", None), getattr(told.event, "card", None)
            found |= (cards or 0) | (0 if card is None else 1 << card)
    return found


async def trial(rng: random.Random, make: Callable[[Any], Thousand]) -> tuple[str, bool] | None:
    """One trial: the phase in which it looked and whether the bytes were the same; None if it was dropped."""
    rules = random_rules(rng, 8)
    if rng.random() < 0.15:
        rules = PRESETS.parse("thousand/ru+cut.kind=nines+cut.wedding=bury+dark.floor=0")
    elif rng.random() < 0.2:
        rules = PRESETS.parse("thousand/ru-common+talon.forced=choice+redeal.under=off")
    shortly = rng.random() < 0.15
    if shortly:
        rules = PRESETS.parse("thousand/ru-common+dark.floor=0+redeal.under=off")
    # The honest game makes the log; a leaky one may offer what nobody can do.
    game = Thousand(rules)
    start, deal = first_state(rng, game)
    match: MatchOf = Match(game, start=start)
    if deal is not None:
        match.apply(TABLE, deal)
    deals, length = match.state.sheet.deals, rng.randint(0, 2 if shortly else 28 if deal else 4)
    while len(match.log) < length and not match.over:
        if match.phase in ("taking", "resting") and rng.random() < 0.7:
            break
        before = (match.state, len(match.log), len(match.events))
        if match.phase == "auction" and rng.random() < 0.4 and Pass() in match.legal(match.awaits()[0]):
            match.apply(match.awaits()[0], Pass())
        else:
            step(rng, match)
        if not match.awaits() or match.state.sheet.deals != deals or (deal is not None and match.phase == "dealing"):
            match.state = before[0]
            del match.log[before[1] :], match.events[before[2] :]
            break
    observer = rng.choice((*range(match.players), WATCHER))
    moves = permuted(rng, seen(match, observer), game.house.layout.pack)
    other_start = start
    if deal is not None:
        other_deal = Deal(tuple(mapped_cards(hand, moves) for hand in deal.hands), mapped_cards(deal.rest, moves))
        log: Log = [(TABLE, other_deal), *((who, mapped(action, moves)) for who, action in match.log[1:])]
    else:
        assert isinstance(start.phase, Dealing)
        pack = tuple(moves[card] for card in start.phase.pack)
        other_start = State(start.sheet, msgspec.structs.replace(start.phase, pack=pack))
        log = [(who, mapped(action, moves)) for who, action in match.log]
    try:
        other = Match.replay(Thousand(rules), log, start=other_start)
        if disclosed(match) != disclosed(other):
            return None
        one = await received(make(rules), start, match.log, observer)
        two = await received(make(rules), other_start, log, observer)
    except IllegalAction:
        return None
    return match.phase, one == two


async def run(make: Callable[[Any], Thousand], trials: int, name: str) -> tuple[Counter[str], Counter[str]]:
    """Kept trials and differences, by phase."""
    rng = random.Random(name)
    kept: Counter[str] = Counter()
    differences: Counter[str] = Counter()
    for _ in range(trials):
        result = await trial(rng, make)
        if result is not None:
            kept[result[0]] += 1
            differences[result[0]] += not result[1]
    return kept, differences


async def caught(make: Callable[[Any], Thousand], name: str) -> bool:
    """Whether a leak shows within the trials in which an honest server shows none."""
    rng = random.Random(name)
    for _ in range(2 * TRIALS):
        result = await trial(rng, make)
        if result is not None and not result[1]:
            return True
    return False


@pytest.fixture(autouse=True)
def _same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "fresh_seed", lambda: "2a" * 32)


async def test_hidden_cards_stay_hidden_on_the_wire() -> None:
    kept, differences = await run(Thousand, TRIALS, "honest")
    assert not any(differences.values()), differences
    assert all(kept[phase] >= fewest for phase, fewest in FEWEST.items()), kept


@pytest.mark.parametrize("leak", [LeakyEvents, LeakyAwaits, LeakyLegal, LeakyRefusal, LeakyDark])
async def test_leaks_of_the_engine_are_caught_on_the_wire(leak: type[Thousand]) -> None:
    assert await caught(leak, leak.__name__)


def _watchers_see_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WatcherEyes, "told", lambda self, told: True)


def _offers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WatcherEyes, "legal", lambda self: self._match.legal((self._match.awaits() or (0,))[0]))


def _history_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Feed, "history", lambda self: tuple(told.event for told in self._match.events))


def _numbers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat's number goes on when a neighbour's rights change."""
    honest = Feed.moved

    def moved(self: Feed, *args: Any) -> bytes | None:
        legal = self._match.legal((self.seat + 1) % 3)
        self.n += any(type(action).__name__ == "Claim" for action in legal)
        return honest(self, *args)

    monkeypatch.setattr(Feed, "moved", moved)


def _deal_in_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.info

    def info(self: Table, *args: Any) -> TableInfo:
        return msgspec.structs.replace(honest(self, *args), options=self.options)

    monkeypatch.setattr(Table, "info", info)


def _points_for_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "counts", lambda self: tuple(hand % 7 for hand in self.game.hands(self.match.state)))


def _clocks_by_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that stands while its seat holds the ace of hearts."""
    honest = Table.running

    def running(self: Table) -> tuple[Seat, ...]:
        hands = self.game.hands(self.match.state)
        return tuple(seat for seat in honest(self) if not hands[seat] >> 31)

    monkeypatch.setattr(Table, "running", running)


def _eyes_of_a_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeatEyes, "view", lambda self: self._match.view((self._seat + 1) % 3))


@pytest.mark.parametrize(
    "plant",
    [
        _watchers_see_all,
        _offers_of_others,
        _history_of_all,
        _numbers_of_others,
        _deal_in_the_options,
        _points_for_counts,
        _clocks_by_cards,
        _eyes_of_a_neighbour,
    ],
)
async def test_leaks_of_the_server_are_caught(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    assert await caught(Thousand, plant.__name__)


async def test_nothing_of_a_seed_is_told_before_its_deal_is_over(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        anna = await world.open(table, ANNA)
        live = world.live(table)
        assert live.table.seed
        assert live.table.seed.encode() not in b"".join(anna.raw)
        assert live.table.seed not in str(await world.hub.info(table))
        assert SimpleNamespace(**anna.info).commitment
