"""What a seat can know, by trying: every layout of the cards is replayed under the rules.

A layout is consistent with a view if some course of the deal gives that view: the same public actions, each legal, from
the layout's own hands, with whatever hidden actions (closed gifts, cards laid away, cards drawn) lead to it. Nothing
here asks the code under test; it undoes the actions of a real deal on other cards and does them again.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any, TypeVar

import msgspec

from prikup.core.cards import Cards, cards_in, cards_text, mask_of
from prikup.core.errors import IllegalAction
from prikup.core.events import AddressedEvent
from prikup.core.knowledge import CardsByPlace, Knowledge
from prikup.core.match import Match
from prikup.core.seats import Seat
from tests.support.seeds import trials

AnyMatch = Match[Any, Any, Any]
Log = list[tuple[Seat, Any]]

MOST = 260
"""Up to so many layouts all are tried, of more a sample."""
SAMPLE = 30
"""The size of the samples of admitted and of excluded layouts."""
WORK = trials(6_000, 60_000)
"""Up to so many positions and courses of the deal are tried; few trials have more. Then the layouts that are left are
not judged."""


class Enough(Exception):
    """A trial has done its work."""


class Work:
    """What a trial may still try."""

    def __init__(self) -> None:
        self.left = WORK

    def spend(self) -> None:
        """Counts a position or a course that is tried. Raises Enough."""
        self.left -= 1
        if self.left < 0:
            raise Enough


def sees(game: Any, told: AddressedEvent, seat: Seat) -> bool:
    """Whether a seat is told of an event; seat number ``players`` is a spectator."""
    return bool(told.seen_by(seat) if seat < game.players else game.public(told))


def view_of(match: AnyMatch, start: Any, seat: Seat) -> Any:
    """What a seat, or a spectator, knows of a match that began at ``start``."""
    game: Any = match.game
    view = game.fresh_view(start, seat)
    for told in match.events:
        if sees(game, told, seat):
            view = game.fold(view, told)
    return view


class Trial(ABC):
    """A match inside a deal, and one of its seats, or a spectator."""

    def __init__(self, match: AnyMatch, start: Any, seat: Seat) -> None:
        self.match = match
        self.game: Any = match.game
        self.start = start
        self.seat = seat
        self.view = view_of(match, start, seat)
        self.seen = msgspec.json.encode(self.view)
        self.known: Knowledge = self.game.knowledge(self.view)
        self.truth = self.true_layout()
        self.fresh = self.game.fresh_view(start, seat)
        self.work = Work()

    @abstractmethod
    def true_layout(self) -> CardsByPlace:
        """The true layout of the cards."""

    @abstractmethod
    def courses(self, layout: CardsByPlace) -> Iterator[tuple[Any, Log]]:
        """Starts and logs that can lead to a layout: all that differ only in what the seat has not seen."""

    def consistent(self, layout: CardsByPlace) -> bool:
        """Whether some course of the deal to this layout gives the seat the same view."""
        for start, log in self.courses(layout):
            self.work.spend()
            if self.gives_the_view(start, log):
                return True
        return False

    def gives_the_view(self, start: Any, log: Log) -> bool:
        """Whether a log can be played and the seat then knows the same."""
        state, view = start, self.fresh
        try:
            for seat, action in log:
                state, events = self.game.apply(state, seat, action)
                for told in events:
                    if sees(self.game, told, self.seat):
                        view = self.game.fold(view, told)
        except IllegalAction:
            return False
        return msgspec.json.encode(view) == self.seen

    def own(self) -> int:
        """The number of the place that is the seat's own hand, if it sees it; -1 otherwise."""
        at = self.known.at("hand", self.seat)
        return at if at >= 0 and self.view.hand is not None else -1

    def every(self) -> Iterator[CardsByPlace]:
        """All layouts of the cards that this seat does not hold, by the sizes of the places alone."""
        own = self.own()
        free = 0
        for at, cards in enumerate(self.truth):
            if at != own:
                free |= cards
        sizes = [cards.bit_count() for cards in self.truth]
        return self._every(0, free, sizes, own)

    def _every(self, at: int, free: Cards, sizes: list[int], own: int) -> Iterator[CardsByPlace]:
        if at == len(sizes):
            yield ()
            return
        if at == own:
            for rest in self._every(at + 1, free, sizes, own):
                yield (self.truth[at], *rest)
            return
        for chosen in combinations(cards_in(free), sizes[at]):
            mask = mask_of(chosen)
            for rest in self._every(at + 1, free & ~mask, sizes, own):
                yield (mask, *rest)

    def count(self) -> int:
        """Their number."""
        own = self.own()
        sizes = [cards.bit_count() for at, cards in enumerate(self.truth) if at != own]
        left, found = sum(sizes), 1
        for size in sizes:
            found *= comb(left, size)
            left -= size
        return found

    def some(self, rng: random.Random) -> list[CardsByPlace]:
        """Layouts near the true one, as many admitted as excluded ones, if there are any."""
        found: dict[bool, dict[CardsByPlace, None]] = {True: {}, False: {}}
        own = self.own()
        cards = [card for at, mask in enumerate(self.truth) if at != own for card in cards_in(mask)]
        for _ in range(SAMPLE * 12):
            layout = list(self.truth)
            if rng.random() < 0.3:
                self._crowd(rng, layout, own)
            for _ in range(rng.choice((1, 1, 2, 2, 3, 5))):
                _swap(layout, *rng.sample(cards, 2))
            kind = found[self.known.allows(layout)]
            if len(kind) < SAMPLE:
                kind[tuple(layout)] = None
        return [*found[True], *found[False]]

    def _crowd(self, rng: random.Random, layout: list[Cards], own: int) -> None:
        """Brings more cards of one suit into one place."""
        suit = 0xFF << 8 * rng.randrange(4)
        place = rng.choice([at for at in range(len(layout)) if at != own])
        others = [card for at, mask in enumerate(layout) if at not in (own, place) for card in cards_in(mask & suit)]
        leaving = list(cards_in(layout[place] & ~suit))
        for _ in range(min(len(others), len(leaving), rng.randint(1, 4))):
            _swap(layout, others.pop(), leaving.pop())

    def check(self, rng: random.Random) -> str:
        """Raises AssertionError if knowledge and rules differ; gives the kind of the trial."""
        assert self.known.allows(self.truth), self.told(self.truth)
        whole = self.count() <= MOST
        layouts = list(self.every()) if whole else self.some(rng)
        rng.shuffle(layouts)
        possible = [0] * len(self.truth)
        for layout in layouts:
            admitted = self.known.allows(layout)
            try:
                real = self.consistent(layout)
            except Enough:
                return "cut"
            assert admitted == real, f"admitted {admitted}: {self.told(layout)}"
            if real:
                for at, cards in enumerate(layout):
                    possible[at] |= cards
        if whole and not self.known.constraints:
            assert tuple(possible) == self.known.possible, self.told(self.truth)
        return "whole" if whole else "some"

    def told(self, layout: CardsByPlace) -> str:
        """A failure as it can be read and repeated."""
        lines = [self.game.text, f"seat {self.seat}", *map(str, self.match.log), str(self.view)]
        for place, mine, cards, possible in zip(
            self.known.places, layout, self.truth, self.known.possible, strict=True
        ):
            texts = map(cards_text, (mine, cards, possible))
            lines.append(f"{place.name} {place.seat}: {' true '.join(texts)}")
        lines += map(str, self.known.constraints)
        return "\n".join(lines)


def _swap(layout: list[Cards], one: int, other: int) -> None:
    """Two cards change places."""
    bits = 1 << one | 1 << other
    for at, mask in enumerate(layout):
        if (mask & bits).bit_count() == 1:
            layout[at] = mask ^ bits


def with_gone(known: Knowledge, layout: CardsByPlace) -> CardsByPlace:
    """A layout with the cards that were gone before the view began: all that are at no other place."""
    rest = known.cards
    for cards in layout:
        rest &= ~cards
    return tuple(rest if place.name == "gone" else cards for place, cards in zip(known.places, layout, strict=True))


T = TypeVar("T", bound=Trial)


def begun_later(kind: type[T], trial: Trial) -> list[T]:
    """Trials of this kind from later positions of the match, where the view would be the same."""
    found: list[T] = []
    log = trial.match.log
    for number in range(1, len(log) + 1):
        state = Match.replay(trial.match.game, log[:number], start=trial.start).state
        later: AnyMatch = Match.replay(trial.match.game, log[number:], start=state)
        if msgspec.json.encode(view_of(later, state, trial.seat)) == trial.seen:
            found.append(kind(later, state, trial.seat))
            found[-1].work = trial.work
    return found
