"""Random deals over random rule sets, 20,500 with all trials: no error, and the invariants hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.preferans.actions import Verdict
from prikup.preferans.events import DealScored, MatchEnded
from prikup.preferans.game import Preferans
from prikup.preferans.layout import HAND, TALON, TRICKS
from prikup.preferans.phases import tricks
from prikup.preferans.state import Judging, Laying, Offering, Playing
from tests.preferans.random_play import AnyMatch, random_rules, random_sheet, start_at, step
from tests.support.seeds import random_of, trials

pytestmark = pytest.mark.search

CHUNKS = trials(3, 10)
DEALS = 2050
"""Deals in each chunk: 20,500 with all trials."""
LONGEST = 40
"""A match is left at this many deals."""


def keeps(match: AnyMatch) -> None:
    """Every card is in one place, every trick has a winner, and whoever is awaited has a legal action."""
    game, phase = match.game, match.state.phase
    assert isinstance(game, Preferans)
    for seat in match.awaits():
        listed = match.legal(seat)
        assert listed or seat == TABLE
        assert len(set(listed)) == len(listed)
    if isinstance(phase, Judging) and match.awaits() == (TABLE,):
        assert any(isinstance(action, Verdict) for action in match.legal(TABLE))
    playing = phase.play if isinstance(phase, Offering) else phase
    if isinstance(playing, Playing):
        hands = tricks.playing_hands(game.compiled, match.state.sheet.dealer, playing.contract)
        lying = len(playing.trick) - tricks.led_by_talon(game.compiled, playing)
        left = sum(playing.held.hands[place].bit_count() for place in hands)
        assert left + lying == len(hands) * (HAND - playing.index)
        assert sum(playing.tricks) == playing.index
        assert playing.conduct[tricks.turn(game.compiled, match.state.sheet.dealer, playing)] in range(match.players)
    elif isinstance(phase, Laying):
        assert phase.held.hands[phase.bid.seat].bit_count() == HAND + TALON


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals(chunk: int) -> None:
    deals = number = over = 0
    endings: Counter[str] = Counter()
    while deals < DEALS:
        rng = random_of(f"random deals {chunk}/{number}")
        number += 1
        game = Preferans(random_rules(rng))
        match: AnyMatch = Match(game, 0) if rng.random() < 0.2 else start_at(game, random_sheet(rng, game))
        first = match.state.sheet.deals
        while not match.over and match.state.sheet.deals - first < LONGEST:
            step(rng, match, faults=True)
            keeps(match)
        deals += match.state.sheet.deals - first
        over += match.over
        if number % 10 == 0:
            again = Match.replay(game, match.log, match.dealer, start=match.start)
            assert again.state == match.state
        endings.update(summed(match))
    assert over > 3
    assert len(endings) >= 5, endings


def summed(match: AnyMatch) -> Iterator[str]:
    """How the deals of a match ended; each is checked: ten tricks, and the totals sum to zero exactly."""
    for told in match.events:
        event = told.event
        if isinstance(event, DealScored):
            assert sum(event.totals) == 0, match.game.text
            assert not event.tricks or sum(event.tricks) == TRICKS, match.game.text
            yield event.ending
        elif isinstance(event, MatchEnded):
            assert sum(event.results) == 0, match.game.text
