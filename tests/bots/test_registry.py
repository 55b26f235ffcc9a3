"""Bots by name."""

from __future__ import annotations

import pytest

from prikup.bots import BotError, Budget, bot_names, make_bot, registry
from prikup.bots.registry import BY_GAME, advisers, rungs
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
    assert found.value.params == {"bot": "tumb", "known": "random, thumb, pimc, expert, master", "nearest": "thumb"}


@pytest.mark.parametrize(("worlds", "nodes", "limit"), [(0, 1000, "worlds"), (80, 0, "nodes"), (-3, 0, "worlds")])
def test_a_budget_that_allows_nothing_is_one_error(worlds: int, nodes: int, limit: str) -> None:
    with pytest.raises(BotError) as found:
        make_bot("pimc", 1, budget=Budget(worlds, nodes))
    assert (found.value.code, found.value.params["limit"]) == ("bad_budget", limit)


@pytest.mark.parametrize("game", GAMES)
def test_hints_come_from_the_strongest_level_that_has_the_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = rungs(game)
    assert set(levels) == set(bot_names(game))
    assert levels[0] == "random"
    monkeypatch.setattr(registry, "THINKS", {"pimc": 0.3, "expert": 0.3, "master": 0.3})
    assert advisers(game, 0.29)[-1] == "thumb"
    assert "pimc" not in advisers(game, 0.29)
    assert advisers(game, 0.3) == tuple(name for name in reversed(levels) if name != "random")


def test_a_game_without_bots_has_no_advisers() -> None:
    assert rungs("whist") == ("random",)
    assert advisers("whist", 10.0) == ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["master", "expert", "pimc", "thumb"])
def test_a_bot_takes_a_budget_or_no_notice_of_it(game: str, name: str) -> None:
    assert type(make_bot(name, 1, game, budget=Budget(1, 1))) is type(make_bot(name, 1, game))
