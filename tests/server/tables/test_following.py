"""Each event of a message has its patch: a reader who only applies patches has the engine's view."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from prikup import games
from prikup.core.events import AddressedEvent
from prikup.core.match import Match
from prikup.server.tables.feed import WATCHER, Feed
from tests.support.random_play import step
from tests.support.seeds import random_of

SEEDS = 3
"""Matches of each preset."""
STEPS = 120
"""Actions of each match: some deals."""


def plain(value: Any) -> Any:
    """A value as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Reader:
    """What a page does: it puts patches together. ``view`` and ``counts`` are those of the engine beside it."""

    def __init__(self, match: Match[Any, Any, Any], seat: int) -> None:
        self.match, self.game = match, match.game
        self.feed = Feed(match, seat, self.game.counts(match.state))
        self.seat = seat
        self.view = self.game.fresh_view(match.state, seat if seat != WATCHER else match.players)
        for told in self.told(match.events):
            self.view = self.game.fold(self.view, told)
        self.fields = plain(self.feed.warmed())

    def told(self, events: list[AddressedEvent]) -> list[AddressedEvent]:
        """What this seat is told."""
        if self.seat == WATCHER:
            return [told for told in events if self.game.public(told)]
        return [told for told in events if told.seen_by(self.seat)]

    def read(self, actor: int, events: list[AddressedEvent]) -> Counter[int]:
        """Reads the message of an action and compares after each event. Gives how many events it had."""
        state = self.match.state
        raw = self.feed.moved(actor, events, self.match.awaits(), self.game.counts(state), None)
        told = self.told(events)
        if raw is None:
            assert not told
            return Counter()
        message = msgspec.json.decode(raw)
        assert message["events"] == plain([one.event for one in told])
        assert len(message["between"]) == max(0, len(told) - 1), "a patch for each event that was told, and no other"
        patches = [one["patch"] for one in message["between"]] + [message["patch"]]
        for one, patch in zip(told, patches, strict=False):
            self.view = self.game.fold(self.view, one)
            self.fields |= patch
            shown = plain(self.view)
            assert {**self.fields, "seat": shown["seat"]} == shown, type(one.event).__name__
        assert told or not message["patch"]
        # While no cards are out, nobody looks at the counts.
        if any(self.game.counts(state)):
            counts = self.game.counts(state)
            assert list(counts) == message["counts"]
            assert self.counted(told) == counts, [one.event for one in told]
        return Counter([len(told)])

    def counted(self, told: list[AddressedEvent]) -> tuple[int, ...]:
        """The counts after all events, from those before them."""
        counts, view = self.before, self.view_before
        for one in told:
            counts = self.game.counted(counts, view, one)
            view = self.game.fold(view, one)
        return counts

    def keep(self) -> None:
        """Keeps what is so before the next action."""
        self.before, self.view_before = self.game.counts(self.match.state), self.view


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("rules", games.presets())
def test_a_reader_who_folds_nothing_knows_all_after_each_event(rules: str, seed: int) -> None:
    rng = random_of(f"{rules}/{seed}")
    match: Match[Any, Any, Any] = games.new_match(rules)
    readers = [Reader(match, seat) for seat in (*range(match.players), WATCHER)]
    sizes: Counter[int] = Counter()
    for _ in range(STEPS):
        if match.over:
            break
        for reader in readers:
            reader.keep()
        done = len(match.events), len(match.log)
        step(rng, match)
        if len(match.log) == done[1]:
            continue
        for reader in readers:
            sizes += reader.read(match.log[-1][0], match.events[done[0] :])
    assert sizes[1]
    assert sum(count for size, count in sizes.items() if size > 1), sizes
