"""Hidden cards stay hidden on the wire: permute what a seat has not seen, compare every byte that it is sent.

Hypothesis draws the rules, the cards, a prefix of play, who looks (a player or a spectator), and where the cards lie
that were hidden from them. Both matches are played through pages at a table; all that the observer's page is sent
(State, Moved, Table, Done, Because, Refused, Advice) and every HTTP answer about the table must be the same. Leaks that
are planted in the server must be caught by the same trials, as must those in the engine.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, find, given, seed, settings
from hypothesis.errors import NoSuchExample
from msgspec.structs import replace

from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.notation.record import Record
from prikup.server import logs
from prikup.server.app import build
from prikup.server.bodies import MatchLine, Patch, TableInfo
from prikup.server.messages import Between
from prikup.server.tables import commands
from prikup.server.tables.feed import WATCHER, Feed, SeatPerspective, WatcherPerspective
from prikup.server.tables.following import Following
from prikup.server.tables.hub import Hub
from prikup.server.tables.table import Table
from prikup.thousand.game import Thousand
from tests.property.test_non_interference import (
    LeakyAwaits,
    LeakyDark,
    LeakyEvents,
    LeakyLegal,
    LeakyRefusal,
)
from tests.server.http.support import settings as server_settings
from tests.server.tables.support import ANNA, BORIS, VERA, World
from tests.server.tables.trials import Trial, trials
from tests.server.tables.wire import TABLE_ID, Site, difference
from tests.support import seeds

pytestmark = pytest.mark.search

TRIALS = {
    "dealing": 20, "auction": 80, "taking": 20, "selling": 20, "keeping": 15, "giving": 60, "naming": 30,
    "doubling": 15, "announcing": 10, "playing": 80, "resting": 15,
}  # fmt: skip
"""So often each phase is looked at. Trials in which the other cards could not have been are not counted."""
MOST = 3_000
"""Trials within which a planted leak must show."""
STATUSES = {
    TABLE_ID: {200},
    "lobby": {200},
    "matches": {200},
    "tables": {200},
    "stream": {200},
    "record": {409},
    "disclosure": {409},
    "1": {404},
    "act": {400, 409},
}
"""How routes may answer while a deal is played, by the end of the path."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    logs.configure("error")
    with asyncio.Runner() as runner:
        front = build(server_settings(tmp_path_factory.mktemp("secrets")))
        # The routes alone: nobody asks the pool of bots.
        runner.run(front.server_state.store.start())
        site = Site(runner, front)
        runner.run(site.begin())
        yield site
        runner.run(front.server_state.store.stop())


@pytest.fixture(autouse=True, scope="module")
def _same_seeds() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "fresh_seed", lambda: "2a" * 32)
        yield


@pytest.mark.parametrize("phase", TRIALS)
def test_hidden_cards_stay_hidden_on_the_wire(site: Site, phase: str) -> None:
    @settings(max_examples=seeds.trials(TRIALS[phase] // 2, 2 * TRIALS[phase]), suppress_health_check=list(HealthCheck))
    @given(trials(phase))
    def look(trial: Trial) -> None:
        assert difference(site, trial) is None

    look()


# What is counted has its own seed, the same each time.


@pytest.mark.slow
@pytest.mark.parametrize("phase", TRIALS)
def test_every_phase_is_looked_at_by_all(site: Site, phase: str) -> None:
    looked: Counter[Seat] = Counter()

    @settings(max_examples=TRIALS[phase], database=None, suppress_health_check=list(HealthCheck))
    @given(trials(phase))
    def look(trial: Trial) -> None:
        looked[trial.observer] += 1
        assert difference(site, trial) is None

    site.statuses.clear()
    # Hypothesis likes some values more than others, and which ones depends on all that it draws.
    for number in range(8):
        seed(number)(look)()
        if looked[WATCHER] and len(looked) > 2:
            break
    assert {end: found | STATUSES[end] for end, found in site.statuses.items()} == STATUSES
    # Hypothesis gives up where too little of what it draws can be used.
    assert looked.total() >= TRIALS[phase], looked
    assert looked[WATCHER]
    assert len(looked) > 2, looked


def caught(site: Site, phase: str, make: Callable[[Any], Thousand] | None = None) -> bool:
    """Whether a leak shows in trials such as those in which an honest server shows none."""
    wanted = settings(
        max_examples=MOST, derandomize=True, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    try:
        find(trials(phase), lambda trial: difference(site, trial, make) is not None, settings=wanted)
    except NoSuchExample:
        return False
    return True


@pytest.mark.parametrize(
    ("leak", "phase"),
    [
        (LeakyEvents, "giving"),
        (LeakyAwaits, "auction"),
        (LeakyLegal, "playing"),
        (LeakyRefusal, "auction"),
        # It is rarely looked at in the dark, and so takes many trials.
        pytest.param(LeakyDark, "auction", marks=pytest.mark.slow),
    ],
)
def test_leaks_of_the_engine_are_caught_on_the_wire(site: Site, leak: type[Thousand], phase: str) -> None:
    assert caught(site, phase, leak)


def _watchers_see_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WatcherPerspective, "told", lambda self, events: list(events))


def _offers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WatcherPerspective, "legal", lambda self: self._match.legal((self._match.awaits() or (0,))[0]))


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


def _hands_in_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of matches in which those are awaited whose first hand holds the ace of hearts."""
    honest = Hub.matches

    async def matches(self: Hub, user_id: str) -> list[MatchLine]:
        lines = await honest(self, user_id)
        table = self._tables[TABLE_ID].table
        holds = bool(table.game.hands(table.match.state)[0] >> 31)
        return [msgspec.structs.replace(line, awaited=holds) for line in lines]

    monkeypatch.setattr(Hub, "matches", matches)


def _record_of_a_running_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that can be downloaded while the match is played."""

    async def record(self: Hub, table_id: str) -> Record:
        return Record.of(self._tables[table_id].table.match, ("a", "b", "c"))

    monkeypatch.setattr(Hub, "record", record)


def _patches_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the events that a seat is told stands what those make new that it is not told."""
    moved, changes = Feed.moved, Feed._changes
    all_events: list[AddressedEvent] = []

    def with_all(self: Feed, actor: Seat, events: Sequence[AddressedEvent], *args: Any) -> bytes | None:
        all_events[:] = events
        return moved(self, actor, events, *args)

    def leaking(self: Feed, following: Following, *args: Any) -> tuple[tuple[Between, ...], Patch]:
        seen = Following(self._game, following.view)
        between, patch = changes(self, following, *args)
        return tuple(replace(one, patch=seen.follow_all(all_events)) for one in between[:1]) + between[1:], patch

    monkeypatch.setattr(Feed, "moved", with_all)
    monkeypatch.setattr(Feed, "_changes", leaking)


def _eyes_of_a_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page that comes gets what the next seat knows."""
    honest = Feed.warmed

    def warmed(self: Feed) -> dict[str, Any]:
        self._following = None
        return honest(self)

    monkeypatch.setattr(Feed, "warmed", warmed)
    monkeypatch.setattr(SeatPerspective, "view", lambda self: self._match.view((self._seat + 1) % self._match.players))


@pytest.mark.parametrize(
    ("plant", "phase"),
    [
        (_watchers_see_all, "giving"),
        (_offers_of_others, "auction"),
        (_history_of_all, "playing"),
        (_numbers_of_others, "auction"),
        (_deal_in_the_options, "playing"),
        (_points_for_counts, "auction"),
        (_clocks_by_cards, "auction"),
        (_eyes_of_a_neighbour, "naming"),
        (_patches_of_all, "auction"),
        (_hands_in_the_list, "playing"),
        (_record_of_a_running_match, "giving"),
    ],
)
def test_leaks_of_the_server_are_caught(
    site: Site, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], phase: str
) -> None:
    plant(monkeypatch)
    assert caught(site, phase)


async def test_nothing_of_a_seed_is_told_before_its_deal_is_over(tmp_path: Path) -> None:
    async with World(tmp_path) as world:
        table = (await world.table(ANNA, BORIS, VERA)).id
        anna = await world.open(table, ANNA)
        live = world.live(table)
        assert live.table.seed
        assert live.table.seed.encode() not in b"".join(anna.raw)
        assert live.table.seed not in str(await world.hub.info(table))
        assert SimpleNamespace(**anna.info).commitment
