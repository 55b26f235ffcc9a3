"""Hidden cards of Preferans stay hidden on the wire: the talon, discards, hands called unseen, the dummy's hand.

As ``test_secrets.py`` for Thousand: what an observer (a player, the host who judges, a spectator) has not been shown
lies elsewhere in a second match, and every byte that they are sent must be the same. Leaks that are planted must show.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from prikup.core.cards import Cards
from prikup.core.errors import IllegalAction
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction
from prikup.preferans.game import Preferans
from prikup.preferans.state import Auction, State
from prikup.server.bodies import TableInfo
from prikup.server.tables.feed import WATCHER, Feed, HostPerspective, WatcherPerspective
from prikup.server.tables.table import Table
from tests.preferans.random_play import AnyMatch
from tests.preferans.test_non_interference import (
    LeakyAwaits,
    LeakyEvents,
    LeakyGlance,
    LeakyLegal,
    LeakyRefusal,
    moved,
    permuted,
    prefix,
    seen_cards,
)
from tests.server.tables.test_secrets import _same_seeds, site
from tests.server.tables.trials import Trial
from tests.server.tables.wire import Site, difference
from tests.support import seeds

pytestmark = pytest.mark.search

__all__ = ["_same_seeds", "site"]

TRIALS = 1300
MOST = 800
"""Draws within which a planted leak must show."""
FEWEST = {
    "auction": 25, "taking": 20, "laying": 3, "naming": 3, "sharing": 2, "whisting": 6, "choosing": 4, "playing": 60,
    "offering": 12, "judging": 4,
}  # fmt: skip
"""The least number of trials in each phase."""


def shown(match: AnyMatch, observer: Seat) -> Cards:
    """All cards whose face an observer has been shown in this deal."""
    if observer != WATCHER:
        return seen_cards(match, observer)
    public: AnyMatch = Match(match.game, start=match.start)
    public.events[:] = [told for told in match.events if match.game.public(told)]
    return seen_cards(public, 0)


def drawn(rng: random.Random) -> Trial | None:
    """A trial in which what was done could have been done with the other cards too; None where it could not."""
    found = prefix(rng)
    if found is None:
        return None
    start, match = found
    # The host sees what is the table's to say, and a spectator what is told to all: both look more often.
    observer = rng.choice([*range(match.players), 0, WATCHER])
    other_start, log = moved(start, match.log, permuted(rng, shown(match, observer)))
    if (other_start, log) == (start, match.log):
        return None
    try:
        Match.replay(match.game, log, start=other_start)
    except IllegalAction:
        return None
    return Trial(match.game.text, start, list(match.log), observer, other_start, log, match.phase)


def trials(name: str, most: int) -> Iterator[Trial]:
    for number in range(most):
        found = drawn(random.Random(f"{name}/{number}"))
        if found is not None:
            yield found


@pytest.mark.parametrize("share", range(seeds.trials(2, 8)))
def test_hidden_cards_stay_hidden_on_the_wire(site: Site, share: int) -> None:
    for trial in trials(f"{seeds.SEED}/{share}", 60):
        assert difference(site, trial) is None, trial


@pytest.mark.slow
def test_every_phase_is_looked_at_by_all(site: Site) -> None:
    looked: Counter[str] = Counter()
    who: Counter[Seat] = Counter()
    players: Counter[int] = Counter()
    for trial in trials("wire", TRIALS):
        looked[trial.phase] += 1
        who[trial.observer] += 1
        players[len(trial.start.sheet.pools)] += 1
        assert difference(site, trial) is None, trial
    assert all(looked[phase] >= fewest for phase, fewest in FEWEST.items()), looked
    assert set(who) == {WATCHER, 0, 1, 2, 3}
    assert set(players) == {2, 3, 4}


def caught(site: Site, name: str, make: Callable[[Any], AnyGame] | None = None) -> bool:
    """Whether a leak shows in trials such as those in which an honest server shows none."""
    return any(difference(site, trial, make) is not None for trial in trials(name, MOST))


class LeakyUnseen(Preferans):
    """Offers one word less to a hand that its player has not looked at, where it holds few low cards."""

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        legal = super().legal(state, seat)
        phase = state.phase
        if isinstance(phase, Auction) and seat >= 0 and phase.unseen >> seat & 1:
            return legal[: len(legal) - (phase.hands[seat] & 0x0F0F0F0F).bit_count() % 2]
        return legal


@pytest.mark.parametrize("leak", [LeakyEvents, LeakyGlance, LeakyAwaits, LeakyLegal, LeakyRefusal, LeakyUnseen])
def test_leaks_of_the_engine_are_caught_on_the_wire(site: Site, leak: type[Preferans]) -> None:
    assert caught(site, leak.__name__, leak)


def _watchers_see_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WatcherPerspective, "told", lambda self, events: list(events))


def _history_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Feed, "history", lambda self: tuple(told.event for told in self._match.events))


def _host_hears_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host who is told everything, so as to judge."""
    monkeypatch.setattr(HostPerspective, "told", lambda self, events: list(events))


def _talon_in_the_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What everybody may know of a table counts the cards that were laid away."""
    honest = Table.info

    def info(self: Table, *args: Any) -> TableInfo:
        held = getattr(self.match.state.phase, "held", None)
        return msgspec.structs.replace(honest(self, *args), made=held.away if held is not None else 0)

    monkeypatch.setattr(Table, "info", info)


@pytest.mark.parametrize("plant", [_watchers_see_all, _history_of_all, _host_hears_all, _talon_in_the_totals])
def test_leaks_of_the_server_are_caught(
    site: Site, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    assert caught(site, plant.__name__)
