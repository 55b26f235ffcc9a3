"""What cannot be played is refused with one error."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.core.errors import PrikupError
from prikup.league import LeagueError, Share
from prikup.league.settings import share_of
from tests.league.support import played, small


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": "thumb"}, "league_players"),
        ({"players": ",".join(["thumb"] * 17)}, "league_players"),
        ({"players": "thumb,nobody"}, "unknown_bot"),
        ({"part": "talon"}, "league_part"),
        ({"common": "thumb"}, "league_common"),
        ({"part": "play", "common": "nobody"}, "unknown_bot"),
        ({"deals": 0}, "league_number"),
        ({"deals": 9}, "league_deals"),
        ({"deals": 49, "looks": 5}, "league_deals"),
        ({"looks": 0}, "league_number"),
        ({"looks": 11, "deals": 1_000}, "league_number"),
        ({"controls": -1}, "league_number"),
        ({"rules": "whist/solo"}, "unknown_game"),
        ({"rules": "thousand/xx"}, "unknown_preset"),
    ],
)
def test_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(PrikupError) as found:
        small(**given)
    assert found.value.code == code


@pytest.mark.parametrize("text", ["", "2", "0/2", "3/2", "a/b", "1/0", "1/2/3", "²/3", "1/99999999999999999999"])
def test_no_share(text: str) -> None:
    with pytest.raises(LeagueError) as found:
        share_of(text)
    assert found.value.code == "league_share"


def test_shares_divide_the_deals() -> None:
    parts = [[*share_of(f"{number}/3").blocks(11)] for number in (1, 2, 3)]
    assert parts == [[0, 3, 6, 9], [1, 4, 7, 10], [2, 5, 8]]
    assert Share().whole
    assert not share_of("1/3").whole


def test_pairs() -> None:
    assert small(players="thumb,random,clairvoyant").pairs == (
        ("thumb", "random"),
        ("thumb", "clairvoyant"),
        ("random", "clairvoyant"),
    )
    assert small(players="thumb,thumb").pairs == (("thumb", "thumb"),)


def test_rules_whose_deals_the_solver_has_no_values_of() -> None:
    with pytest.raises(LeagueError) as found:
        played(small("1001/hulsemann", controls=10))
    assert found.value.code == "league_controls"
