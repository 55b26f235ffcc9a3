"""Random matches for the notation: any legal rule set, sheets near the edges, faults and rights among the actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from prikup.core.match import Match
from prikup.games import game_class
from tests.support.draws import draws
from tests.support.random_play import step
from tests.support.random_rules import random_rules

AnyMatch = Match[Any, Any, Any]


def some_match(rng: random.Random, name: str) -> AnyMatch:
    """A match of a game that begins, fresh or near the edges of a random rule set."""
    game = game_class(name)(random_rules(rng, game=name))
    if rng.random() < 0.4:
        return Match(game, rng.randrange(game.players))
    return draws(game).near(rng, game)


def steps(rng: random.Random, match: AnyMatch, most: int) -> Iterator[AnyMatch]:
    """The match after each of some random steps."""
    yield match
    for _ in range(most):
        if match.over:
            return
        step(rng, match, rare=0.3, faults=0.01)
        yield match


def played(rng: random.Random, most: int, name: str) -> AnyMatch:
    """A match after some random steps."""
    match = some_match(rng, name)
    for _ in steps(rng, match, most):
        pass
    return match
