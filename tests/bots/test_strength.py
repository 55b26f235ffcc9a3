"""The rule-of-thumb player against chance: the same deals, thumb in each seat once."""

from __future__ import annotations

import pytest

from tests.bots.support import PRESETS, match_of


@pytest.mark.parametrize("rules", PRESETS)
def test_thumb_beats_random_in_60_rotated_matches(rules: str) -> None:
    wins = 0
    for number in range(60):
        names = ["random"] * 3
        seat = number % 3
        names[seat] = "thumb"
        # Matches 0, 1, 2 have the same deals, and so on.
        wins += match_of(names, rules, f"strength {number // 3}").match.winners == (seat,)
    assert wins >= 54
