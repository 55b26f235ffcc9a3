"""One step of random legal play in any game."""

from __future__ import annotations

import random
from typing import Any

from prikup.core.actions import Shuffle
from prikup.core.match import Match
from prikup.core.seats import TABLE
from tests.support.draws import draws


def next_cards(rng: random.Random, match: Match[Any, Any, Any], rare: float) -> Any:
    """The table's action for the next deal: usually a shuffle, sometimes a rare deal by hand."""
    deal = draws(match.game).deal(rng, match.game, match.state.sheet.dealer) if rng.random() < rare else None
    return deal or Shuffle(f"{rng.getrandbits(128):032x}")


def step(rng: random.Random, match: Match[Any, Any, Any], *, rare: float = 0.1, faults: float = 0.0) -> None:
    """A random legal action of somebody who is awaited, or sometimes of somebody with a right."""
    awaited = match.awaits()
    if faults and rng.random() < faults:
        found = match.legal(TABLE)
        if found:
            match.apply(TABLE, rng.choice(found))
            return
    if awaited == (TABLE,):
        match.apply(TABLE, next_cards(rng, match, rare))
        return
    seat = rng.choice(awaited)
    if rng.random() < 0.05:
        seat = rng.randrange(match.players)
    actions = match.legal(seat)
    if actions:
        match.apply(seat, rng.choice(actions))
