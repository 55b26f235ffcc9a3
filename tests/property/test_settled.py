"""A rest that is called settled is: whatever is played, it brings the same (decision 0021)."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.core.actions import Play
from prikup.games import GAMES
from tests.notation.support import some_match, steps
from tests.support.seeds import random_of, trials

pytestmark = pytest.mark.search

MATCHES = trials(12, 60)
STEPS = 160
WAYS = 4
"""In so many ways each settled rest is played."""


def ended(rng: Any, game: Any, state: Any) -> Any:
    """What a settled rest leads to, with random cards: the phase, and all that is written."""
    while game.settled(state):
        [seat] = game.awaits(state)
        cards = [action for action in game.legal(state, seat) if isinstance(action, Play)]
        assert cards, game.text
        # Nothing is declared any more.
        assert not any(card.announce for card in cards)
        state, _ = game.step(state, seat, rng.choice(cards))
    return game.phase(state), game.totals(state), game.facts(state)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_played_brings_the_same(name: str) -> None:
    found = 0
    for number in range(MATCHES):
        rng = random_of(f"{name} settled {number}")
        for match in steps(rng, some_match(rng, name), STEPS):
            if match.over or not match.game.settled(match.state):
                continue
            found += 1
            assert match.phase == "playing"
            ways = [ended(rng, match.game, match.state) for _ in range(WAYS)]
            assert all(way == ways[0] for way in ways), (match.game.text, match.log)
    assert found > MATCHES // 3, "hardly any deal was played to its end"
