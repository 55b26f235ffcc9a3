"""No option is dead: for every value there is a deal in which it changes a legal action, an event or a score.

First the option's own cases are run with the value and with another one. Where none shows a difference, two rule sets
that differ in this option alone play the same random actions side by side until something does. An option that never
changes anything is a bug.
"""

from __future__ import annotations

import random

import pytest

from prikup.core.options import value_text
from prikup.games import GAMES
from tests.property.differing import GROUNDS

SEEDS = 500
"""Matches searched before a value is called dead."""
DEALS = 6
"""Deals in each of them."""


def test_every_game_has_its_ground() -> None:
    assert set(GROUNDS) == set(GAMES)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, ground in GROUNDS.items() for name in sorted(ground.options)]
)
def test_every_value_matters(game: str, name: str) -> None:
    ground = GROUNDS[game]
    option = ground.options[name]
    dead = []
    for value in option.values:
        if ground.case_shows(option, value):
            continue
        pairs = ground.pairs(option, value)
        assert pairs, f"{name}={value_text(value)} cannot be combined with anything"
        rng = random.Random(f"{name}={value_text(value)}")
        if not any(ground.differ(*pairs[seed % len(pairs)], rng, DEALS) for seed in range(SEEDS)):
            dead.append(value_text(value))
    assert not dead, f"{name}: these values change nothing: {', '.join(dead)}"
