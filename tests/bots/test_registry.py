"""Bots by name."""

from __future__ import annotations

import pytest

from prikup.bots import BotError, Budget, bot_names, make_bot
from prikup.bots.registry import BY_GAME
from prikup.core.errors import PrikupError
from prikup.games import GAMES


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bot_names(game)])
def test_every_bot_is_made_with_a_seed(game: str, name: str) -> None:
    assert type(make_bot(name, 1, game)) is type(make_bot(name, "a text", game))


def test_only_games_that_are_there_have_bots() -> None:
    assert set(BY_GAME) <= set(GAMES)


def test_an_unknown_bot_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(BotError) as found:
        make_bot("tumb", 1)
    assert isinstance(found.value, PrikupError)
    assert found.value.code == "unknown_bot"
    assert found.value.params == {"bot": "tumb", "known": "random, thumb, pimc, expert", "nearest": "thumb"}


@pytest.mark.parametrize(("worlds", "nodes", "limit"), [(0, 1000, "worlds"), (80, 0, "nodes"), (-3, 0, "worlds")])
def test_a_budget_that_allows_nothing_is_one_error(worlds: int, nodes: int, limit: str) -> None:
    with pytest.raises(BotError) as found:
        make_bot("pimc", 1, budget=Budget(worlds, nodes))
    assert (found.value.code, found.value.params["limit"]) == ("bad_budget", limit)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["expert", "pimc", "thumb"])
def test_a_bot_takes_a_budget_or_no_notice_of_it(game: str, name: str) -> None:
    assert type(make_bot(name, 1, game, budget=Budget(1, 1))) is type(make_bot(name, 1, game))
