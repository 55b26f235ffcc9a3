"""The engine's tricks against the plain oracle: legal cards, who takes and draws, in matches of the whole family."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from prikup.core.actions import Play
from prikup.core.match import Match
from prikup.games import PRESETS
from prikup.thousand.events import AsideTaken, DealScored
from prikup.thousand.game import Thousand
from prikup.thousand.state import Playing, State
from tests.kernel.support import DECK, mask, names, rules_of, suit_name
from tests.oracle import Deal
from tests.support.random_play import step
from tests.support.random_rules import random_rules
from tests.support.thousand import sheet_near, start_at

pytestmark = pytest.mark.search

PRESET_DEALS = 6
"""Deals of each preset."""
RANDOM_MATCHES, RANDOM_DEALS = 80, 4


def opened(game: Thousand, state: State[Playing]) -> Deal:
    """The oracle's deal before the first lead."""
    playing = state.phase
    rules = rules_of(game.compiled.policy)
    hands = [names(hand) for hand in playing.hands]
    stock = [DECK[card] for card in playing.stock]
    resting = frozenset(range(game.players)) - set(game.compiled.in_play[state.sheet.dealer])
    return Deal.start(rules, hands, playing.leader, stock=stock, resting=resting)


def compare(game: Thousand, state: State[Playing], deal: Deal, seen: Counter[str]) -> None:
    """Hands, stock, trump, points and what may be played are the same for both."""
    playing = state.phase
    assert tuple(map(names, playing.hands)) == deal.hands
    assert tuple(DECK[card] for card in playing.stock) == deal.stock
    assert (suit_name(playing.trump), suit_name(playing.pending)) == (deal.trump, deal.pending)
    assert playing.points == deal.points
    assert playing.bonuses == deal.bonus
    assert game.awaits(state) == (deal.turn,)
    plays = [action for action in game.legal(state, deal.turn) if isinstance(action, Play)]
    assert mask(deal.legal()) == sum(1 << action.card for action in plays if not action.announce)
    assert mask(deal.announceable()) == sum(1 << action.card for action in plays if action.announce)
    if playing.stock:
        seen["stock"] += 1
        free = not deal.rules.duties_from or deal.index < deal.rules.duties_from
        seen["free"] += free and len(deal.legal()) == len(deal.hands[deal.turn])
    elif game.compiled.layout.stock and playing.trick and len(deal.legal()) < len(deal.hands[deal.turn]):
        seen["duty after the stock"] += 1


def follow(rng: random.Random, match: Match[Any, Any, Any], deals: int, seen: Counter[str]) -> None:
    """Plays on at random, the oracle beside the engine wherever cards are played as it knows them."""
    game = match.game
    assert isinstance(game, Thousand)
    last, deal = match.state.sheet.deals + deals, None
    while not match.over and match.state.sheet.deals < last:
        state, phase = match.state, match.state.phase
        if isinstance(phase, Playing) and not (phase.index or phase.trick or phase.contract.misere):
            # Marriages declared from the hand or drowned, and a misere, are rules that the oracle does not know.
            deal = None if game.compiled.keeps_pairs or game.compiled.drowns else opened(game, state)
        if isinstance(phase, Playing) and deal is not None:
            compare(game, state, deal, seen)
        logged, told = len(match.log), len(match.events)
        step(rng, match)
        events = [one.event for one in match.events[told:]]
        if len(match.log) == logged or deal is None:
            continue
        action = match.log[-1][1]
        if isinstance(action, Play):
            deal = deal.play(DECK[action.card], action.announce)
        scored = next((event for event in events if isinstance(event, DealScored)), None)
        if scored is not None:
            if deal.over:
                check_end(deal, scored, [event for event in events if isinstance(event, AsideTaken)])
                seen["ends"] += 1
            deal = None


def check_end(deal: Deal, scored: DealScored, aside: list[AsideTaken]) -> None:
    """Points, bonuses and tricks at the deal's end; what was not played comes on top."""
    for seat, tricks in enumerate(deal.taken):
        more = sum(event.points for event in aside if event.seat == seat)
        assert scored.points[seat] == deal.points[seat] + more
        assert scored.bonuses[seat] == deal.bonus[seat]
        assert scored.tricks[seat] == len(tricks)


@pytest.mark.parametrize("rules", PRESETS["thousand"].names())
def test_every_preset(rules: str) -> None:
    rng = random.Random(rules)
    game = Thousand.parse(f"{rules}+play.rest=off")
    seen: Counter[str] = Counter()
    follow(rng, Match(game, rng.randrange(game.players)), PRESET_DEALS, seen)
    assert seen["ends"]
    if game.compiled.layout.stock:
        assert seen["stock"]
        assert seen["duty after the stock"]


def test_random_rules() -> None:
    rng = random.Random("Thousand against the oracle")
    seen: Counter[str] = Counter()
    for _ in range(RANDOM_MATCHES):
        game = Thousand(random_rules(rng))
        follow(rng, start_at(game, sheet_near(rng, game)), RANDOM_DEALS, seen)
    assert min(seen[name] for name in ("ends", "stock", "free", "duty after the stock")) > 50, seen
