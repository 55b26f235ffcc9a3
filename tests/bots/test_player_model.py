"""Weights from a player model: worlds are as likely as they are said to be, in matches of such players."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import pytest

from prikup.bots.player_model import BotModel
from prikup.bots.registry import make_bot
from prikup.core.actions import Shuffle
from prikup.core.cards import cards_in
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.search import sample
from tests.support.seeds import trials

ERRORS = 0.2
VIEWS = trials(14, 150)
"""Views of each rule set that are asked."""
RULES = ("thousand/ru", "thousand/pl-2d", "preferans/sochi")


def played(rules: str, rng: random.Random) -> Match[Any, Any, Any]:
    """A deal of players as the model says: they act as thumb would, or with a share of errors at random."""
    while True:
        match = new_match(rules, rng.randrange(2))
        bots = [make_bot("thumb", 0, match.game.name) for _ in range(match.players)]
        steps = rng.randint(8, 26)
        while steps and match.state.sheet.deals == 0:
            seat = match.awaits()[0]
            if seat == TABLE:
                match.apply(TABLE, Shuffle(f"{rng.randrange(1 << 64):016x}"))
                continue
            legal = match.legal(seat)
            action = bots[seat].choose(match.view(seat), legal).action
            match.apply(seat, rng.choice(legal) if rng.random() < ERRORS else action)
            steps -= 1
        if match.view(0).cards_out:
            return match


def asked(rules: str, seed: int) -> list[tuple[float, float, bool]]:
    """For every card that a seat has not seen: how likely another seat has it, with and without the model, and
    whether it does."""
    rng = random.Random(f"{rules} {seed}")
    while True:
        match = played(rules, rng)
        view = match.view(rng.randrange(match.players))
        found = sample(view, 60, seed=seed, model=BotModel(errors=ERRORS), candidates=0)
        if found.decisions and len(found.worlds) > 1:
            break
    plain = sample(view, 60, seed=seed)
    place = next(at for at, one in enumerate(found.worlds[0].seen.knowledge.places) if one.seat not in (-1, view.seat))
    seat = found.worlds[0].seen.knowledge.places[place].seat
    true = match.game.hands(match.state)[seat]
    cards = list(cards_in(found.worlds[0].seen.knowledge.possible[place]))
    # One card of each view: those of one view hang together.
    card = rng.choice(cards)
    return [
        (
            found.share(lambda world: bool(world.hand(seat) >> card & 1)),
            plain.share(lambda world: bool(world.hand(seat) >> card & 1)),
            bool(true >> card & 1),
        )
    ]


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_what_is_said_to_be_likely_is_as_often_so(rules: str) -> None:
    """In each band of likelihoods the events happen as often as they are said to, within 3.9 standard errors."""
    events = [one for seed in range(VIEWS) for one in asked(rules, seed)]
    for low in (0.0, 0.25, 0.5, 0.75):
        band = [(said, true) for said, _, true in events if low <= said < low + 0.25 or said == low + 0.25 == 1]
        wanted, happened = sum(said for said, _ in band), sum(true for _, true in band)
        spread = sqrt(sum(said * (1 - said) for said, _ in band))
        assert abs(happened - wanted) <= 3.9 * spread + 0.5, (low, len(band), wanted, happened)
