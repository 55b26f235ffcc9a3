"""Whole matches: never an illegal action, the same play from the same seed, an end under every preset."""

from __future__ import annotations

import pytest

from prikup.core.match import Match
from prikup.thousand.game import Thousand
from tests.bots.support import PRESETS, Played, bots_of, match_of, play
from tests.support.random_rules import random_rules
from tests.support.seeds import random_of, trials
from tests.support.thousand import sheet_near, start_at

pytestmark = pytest.mark.search

TABLES = (("thumb", "thumb", "thumb"), ("thumb", "random", "thumb"))


@pytest.mark.parametrize("rules", PRESETS)
def test_every_preset_is_played_without_an_illegal_action(rules: str) -> None:
    """With `random` at the table; below, `thumb` alone plays whole matches."""
    deals = 0
    for seed in range(3):
        deals += match_of(("thumb", "random", "thumb"), rules, seed, 30).deals
    assert deals >= 20


@pytest.mark.parametrize("seed", range(trials(10, 30)))
def test_random_rule_sets_are_played_without_an_illegal_action(seed: int) -> None:
    rng = random_of(f"rules {seed}")
    game = Thousand(random_rules(rng))
    deals = 0
    for number in range(40):
        match: Match[object, object, object] = start_at(game, sheet_near(rng, game))  # type: ignore[assignment]
        table = TABLES[number % 2]
        bots = bots_of([table[seat % 3] for seat in range(game.players)], seed)
        deals += play(match, bots, f"{seed} {number}", 20).deals
        if deals >= 20:
            break
    assert deals >= 20, game.text


def test_the_same_seeds_give_the_same_play() -> None:
    def once() -> Played:
        return match_of(("thumb", "random", "thumb"), "thousand/pl", "same", 10)

    assert once().match.log == once().match.log


def test_another_seed_of_a_drawing_bot_gives_other_play() -> None:
    logs = {str(match_of(("random",) * 3, "thousand/ru", seed, 1).match.log[1:]) for seed in range(3)}
    assert len(logs) == 3


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.turns(4)
def test_thumb_brings_matches_to_an_end(rules: str) -> None:
    played = [match_of(("thumb",) * 3, rules, seed) for seed in range(10)]
    assert all(one.match.over for one in played)
    assert sum(one.deals for one in played) >= 20


@pytest.mark.slow
@pytest.mark.parametrize("rules", PRESETS)
def test_thumb_ends_95_of_100_matches_within_300_deals(rules: str) -> None:
    assert sum(match_of(("thumb",) * 3, rules, f"end {seed}", 300).match.over for seed in range(100)) >= 95


def test_thumb_plays_the_rules_beyond_the_documents() -> None:
    rules = "thousand/ru-common+deal.pack=32+call.golden=on+pit.at=700+reverse.at=-880+barrel.must_bid=on"
    log = [action for seed in range(4) for _, action in match_of(("thumb",) * 3, rules, str(seed), 20).match.log]
    assert {"Golden", "Lay"} <= {type(action).__name__ for action in log}


@pytest.mark.parametrize(
    "rules",
    [
        "thousand/ru+play.trump_lead=on+marriages.aces=trump",
        "thousand/pl+play.trump_lead=on+marriages.trump=next_trick",
        "thousand/ru+marriages.drowned=on",
        "thousand/pl-2a+marriages.drowned=on+play.trump_lead=on",
        "1001/hulsemann+marriages.drowned=on",
        "thousand/ru+play.partial_trumping=on+play.overtrump_declarer=on",
    ],
)
def test_thumb_plays_where_a_trump_is_owed_or_a_marriage_drowns(rules: str) -> None:
    deals = sum(match_of(("thumb",) * 3, rules, f"owed {seed}", 40).deals for seed in range(3))
    assert deals >= 20
