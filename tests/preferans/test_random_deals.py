"""Random play over random rule sets runs without an error, and keeps what no rule changes."""

from __future__ import annotations

import random
from collections import Counter

from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.preferans import play
from prikup.preferans.actions import Verdict
from prikup.preferans.game import Preferans
from prikup.preferans.layout import HAND, TALON, TRICKS
from prikup.preferans.sheet_events import DealScored, MatchEnded
from prikup.preferans.state import Judging, Laying, Offering, Playing
from tests.preferans.random_play import AnyMatch, random_rules, random_sheet, start_at, step

MATCHES, STEPS = 150, 160


def keeps(match: AnyMatch) -> None:
    """All cards are somewhere, all tricks are somebody's, and whoever is awaited can do something."""
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
        hands = play.playing_hands(game.house, match.state.sheet.dealer, playing.contract)
        lying = len(playing.trick) - play.led_by_talon(game.house, playing)
        left = sum(playing.held.hands[place].bit_count() for place in hands)
        assert left + lying == len(hands) * (HAND - playing.index)
        assert sum(playing.tricks) == playing.index
        assert playing.conduct[play.turn(game.house, match.state.sheet.dealer, playing)] in range(match.players)
    elif isinstance(phase, Laying):
        assert phase.held.hands[phase.bid.seat].bit_count() == HAND + TALON


def test_random_matches_run_without_an_error() -> None:
    endings: Counter[str] = Counter()
    over = 0
    for number in range(MATCHES):
        rng = random.Random(f"deals/{number}")
        game = Preferans(random_rules(rng))
        match: AnyMatch = Match(game, 0) if rng.random() < 0.2 else start_at(game, random_sheet(rng, game))
        for _ in range(STEPS):
            if match.over:
                break
            step(rng, match, faults=True)
            keeps(match)
        again = Match.replay(game, match.log, match.dealer, start=match.start)
        assert again.state == match.state
        for event in [one.event for one in match.events]:
            if isinstance(event, DealScored):
                endings[event.ending] += 1
                assert sum(event.totals) == 0
                assert not event.tricks or sum(event.tricks) == TRICKS
            elif isinstance(event, MatchEnded):
                over += 1
                assert sum(event.results) == 0
    assert over > 3
    assert len(endings) >= 5, endings
