"""Random matches for the notation: any legal rule set, sheets near the edges, faults and rights among the actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from prikup.core.match import Match
from prikup.thousand.actions import AnyAction
from prikup.thousand.game import Thousand
from prikup.thousand.state import State
from tests.support.random_play import sheet_near, start_at, step
from tests.support.random_rules import random_rules

ThousandMatch = Match[State, AnyAction, Any]


def some_match(rng: random.Random) -> ThousandMatch:
    """A match that begins, fresh or near the edges of a random rule set."""
    game = Thousand(random_rules(rng))
    if rng.random() < 0.4:
        return Match(game, rng.randrange(game.players))
    match = start_at(game, sheet_near(rng, game))
    # A total that has just come to the dump truck's never stands: such a sheet is drawn again.
    while not isinstance(game.validate(game.setup_of(match.state)), State):
        match = start_at(game, sheet_near(rng, game))
    return match


def steps(rng: random.Random, match: ThousandMatch, most: int) -> Iterator[ThousandMatch]:
    """The match after each of some random steps."""
    yield match
    for _ in range(most):
        if match.over:
            return
        step(rng, match, rare=0.3, faults=0.01)
        yield match


def played(rng: random.Random, most: int) -> ThousandMatch:
    """A match after some random steps."""
    match = some_match(rng)
    for _ in steps(rng, match, most):
        pass
    return match
