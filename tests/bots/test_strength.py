"""The rule-of-thumb player against chance: the same deals, thumb in each seat once."""

from __future__ import annotations

import pytest

from prikup.games import game
from tests.bots.support import PRESETS, match_of
from tests.support.seeds import trials

pytestmark = [pytest.mark.search, pytest.mark.turns(3)]


@pytest.mark.parametrize("rules", PRESETS)
def test_thumb_beats_random_in_nine_of_ten_rotated_matches(rules: str) -> None:
    wins, players, matches = 0, game(rules).players, trials(24, 60)
    for number in range(matches):
        names = ["random"] * players
        seat = number % players
        names[seat] = "thumb"
        # The first matches, thumb in each seat once, have the same deals, and so on.
        wins += match_of(names, rules, f"strength {number // players}").match.winners == (seat,)
    assert wins >= matches * 0.9
