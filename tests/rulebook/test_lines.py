"""Whatever a deal writes, the rulebook of its table explains."""

from __future__ import annotations

import random

import pytest

from prikup.core.match import Match
from prikup.games import PRESETS
from prikup.thousand.game import Thousand
from tests.rulebook.test_thousand import HOUSES, lines_of
from tests.support.random_play import step
from tests.support.random_rules import random_rules
from tests.support.seeds import random_of, trials


def written_lines(game: Thousand, seed: int, steps: int) -> set[str]:
    """The lines that random play writes."""
    rng, match = random.Random(seed), Match(game)
    found: set[str] = set()
    for _ in range(steps):
        if not match.awaits():
            break
        before = len(match.events)
        step(rng, match, faults=0.02)
        for told in match.events[before:]:
            # A fault that costs nothing has a line of nothing, of which no book speaks.
            lines = getattr(told.event, "lines", ())
            found |= {line.name for line in lines if line.amount or not line.name.startswith("fault.")}
    return found


@pytest.mark.parametrize("text", HOUSES)
def test_house_rules_write_no_line_that_is_not_explained(text: str) -> None:
    game = Thousand(PRESETS["thousand"].parse(text))
    assert written_lines(game, 15, 400) <= lines_of(game.rules)


def test_random_tables_write_no_line_that_is_not_explained() -> None:
    rng = random_of("lines")
    for seed in range(trials(15, 200)):
        game = Thousand(random_rules(rng, 30))
        assert written_lines(game, seed, 400) <= lines_of(game.rules), game.text
