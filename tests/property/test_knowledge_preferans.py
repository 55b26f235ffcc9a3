"""Preferans: what ``knowledge`` says is exactly what the rules allow (see tests/property/knowing.py)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from prikup.core.actions import Deal, Play
from prikup.core.cards import Cards, cards_in, mask_of
from prikup.core.knowledge import CardsByPlace
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.preferans.actions import Lay
from prikup.preferans.game import PRESETS, Preferans
from prikup.preferans.state import Dealing, Judging, Offering, Playing, State
from tests.preferans.random_play import choose, random_deal, random_rules, random_sheet
from tests.property.knowing import AnyMatch, Log, Trial
from tests.support.seeds import random_of, trials

SEEDS = trials(16, 48)


class PreferansTrial(Trial):
    """A deal of Preferans, entered by hand."""

    def true_layout(self) -> CardsByPlace:
        """The true layout of the cards."""
        phase: Any = self.match.state.phase
        if isinstance(phase, Offering | Judging):
            phase = phase.play
        hands = phase.hands if hasattr(phase, "hands") else phase.held.hands
        talon = phase.talon if hasattr(phase, "talon") else phase.held.talon
        found = []
        for place in self.known.places:
            if place.name == "hand":
                found.append(hands[place.seat])
            elif place.name == "talon":
                turned = mask_of(self.view.talon) if self.view.passes is not None else 0
                found.append(mask_of(talon) & ~turned)
            else:
                found.append(phase.held.away if place.name == "aside" else 0)
        return tuple(found)

    def played(self) -> dict[Seat, Cards]:
        """The cards played, by place."""
        found: dict[Seat, Cards] = {}
        for trick in self.view.tricks:
            for card, place in zip(trick.cards, trick.places, strict=True):
                found[place] = found.get(place, 0) | 1 << card
        return found

    def courses(self, layout: CardsByPlace) -> Iterator[tuple[State, Log]]:
        """The deal with these cards; a talon taken in the dark may have been any two of the twelve cards."""
        (_, deal), *rest = self.match.log
        assert isinstance(deal, Deal)
        played = self.played()
        hands: dict[Seat, Cards] = {}
        talon = aside = 0
        for place, cards in zip(self.known.places, layout, strict=True):
            if place.name == "hand":
                hands[place.seat] = cards | played.get(place.seat, 0)
            elif place.name == "talon":
                talon = cards
            else:
                aside = cards
        log = [(seat, Lay(aside) if isinstance(action, Lay) else action) for seat, action in rest]
        dealt = mask_of(deal.order)
        turned = tuple(card for card in deal.order if played.get(-1, 0) >> card & 1)
        if self.known.at("talon") >= 0 or turned:
            yield self._log(hands, (*turned, *cards_in(talon)), log)
            return
        declarer = self.view.declarer
        twelve = hands[declarer] | aside
        talons = [mask_of(chosen) for chosen in combinations(cards_in(twelve), 2)]
        if self.view.talon:
            talons = [dealt] if not dealt & ~twelve else []
        for taken in talons:
            order = deal.order if taken == dealt else tuple(cards_in(taken))
            yield self._log({**hands, declarer: twelve & ~taken}, order, log)

    def _log(self, hands: dict[Seat, Cards], order: tuple[int, ...], rest: Log) -> tuple[State, Log]:
        by_place = tuple(hands[place] for place in sorted(hands))
        return self.start, [(TABLE, Deal(by_place, mask_of(order), order)), *rest]


def begun(rng: random.Random, game: Preferans) -> tuple[State, AnyMatch]:
    """A match whose cards have just been dealt by hand."""
    start = State(random_sheet(rng, game), Dealing("shuffle"))
    match: AnyMatch = Match(game, start=start)
    deal = random_deal(rng)
    order = list(cards_in(deal.rest))
    rng.shuffle(order)
    match.apply(TABLE, Deal(deal.hands, deal.rest, tuple(order)))
    return start, match


def moment(rng: random.Random, match: AnyMatch, length: int) -> None:
    """Plays some random actions, but not beyond the deal."""
    deals = match.state.sheet.deals
    while len(match.log) < length:
        before = (match.state, len(match.log), len(match.events))
        awaited = match.awaits()
        seat = rng.choice(awaited)
        if seat == TABLE:
            break
        found = match.legal(seat)
        action = choose(rng, found, match)
        plays = [one for one in found if isinstance(one, Play)]
        match.apply(seat, rng.choice(plays) if plays else action)
        if match.state.sheet.deals != deals or isinstance(match.state.phase, Dealing) or not match.awaits():
            match.state = before[0]
            del match.log[before[1] :], match.events[before[2] :]
            match._views.clear()
            break


def trial(rng: random.Random, game: Preferans, *, late: bool) -> str:
    """One trial: its phase."""
    start, match = begun(rng, game)
    if late:
        moment(rng, match, 80)
        while len(match.log) > 1 and isinstance(match.state.phase, Playing) and rng.random() < 0.8:
            again: AnyMatch = Match.replay(game, match.log[:-1], start=start)
            match = again
    else:
        moment(rng, match, rng.randint(1, 45))
    checked: AnyMatch = Match.replay(game, match.log, start=start)
    seat = rng.randrange(game.players)
    return PreferansTrial(checked, start, seat).check(rng)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("preset", PRESETS.names())
def test_knowledge_is_exact(preset: str, seed: int) -> None:
    rng = random_of(f"{preset} {seed}")
    game = Preferans(PRESETS.get(preset) if seed % 2 else random_rules(rng, 8))
    trial(rng, game, late=seed % 4 < 2)
