"""The player that searches its last tricks over all layouts: where it does, what it leaves to the level below and says
so, and the same choice from the same view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.bots import Budget, Choice, make_bot
from prikup.bots.levels import decided, played_by
from prikup.bots.master.endings import TRICKS
from prikup.core.actions import Play
from prikup.games import new_match
from prikup.search import SearchError, best_hidden_play, sample
from tests.bots import support as thousand
from tests.bots.preferans import support as preferans

RULES = ("thousand/ru", "thousand/pl", "1001/hulsemann", "preferans/sochi", "preferans/leningrad")
SMALL = Budget(12, 40_000)
"""For the level below; what it leaves to the endings is more than enough for three tricks."""

Moment = tuple[Any, Sequence[Any]]


@cache
def moments(rules: str, deals: int = 4) -> tuple[Moment, ...]:
    """What players see who may play one of several cards, in deals of players by rule of thumb."""
    found: list[Moment] = []

    class Watching:
        def __init__(self, player: Any) -> None:
            self.player = player

        def choose(self, view: Any, legal: Sequence[Any]) -> Any:
            if sum(isinstance(one, Play) for one in legal) > 1:
                found.append((view, legal))
            return self.player.choose(view, legal)

        def interrupt(self, view: Any, legal: Sequence[Any]) -> Any:
            return None

    match: Any = new_match(rules)
    support: Any = thousand if match.game.name == "thousand" else preferans
    bots = [make_bot("thumb", f"{rules} {seat}", match.game.name) for seat in range(match.players)]
    support.play(match, [Watching(bot) for bot in bots], rules, deals)
    return tuple(found)


def game_of(rules: str) -> str:
    """The name of the game."""
    return str(new_match(rules).game.name)


def cards_left(view: Any) -> int:
    """The cards of the longest hand of the seat."""
    hands = [view.hand or 0, *(hand or 0 for hand in getattr(view, "hands", ()))]
    return max(hand.bit_count() for hand in hands)


def master(view: Any, legal: Sequence[Any], rules: str, seed: str = "a") -> Choice:
    """What the player decides."""
    return make_bot("master", seed, game_of(rules), budget=SMALL).choose(view, legal)


@pytest.mark.parametrize("rules", RULES)
def test_before_the_last_tricks_it_is_the_level_below(rules: str) -> None:
    early = [one for one in moments(rules) if cards_left(one[0]) > TRICKS][:10]
    assert early
    for view, legal in early:
        found = master(view, legal, rules)
        assert found.by == ""
        assert found == make_bot("expert", "a", game_of(rules), budget=SMALL).choose(view, legal)


@pytest.mark.parametrize("rules", RULES)
def test_the_same_seed_and_view_give_the_same_choice(rules: str) -> None:
    late = [one for one in moments(rules) if cards_left(one[0]) <= TRICKS][:12]
    assert late
    once = [master(view, legal, rules) for view, legal in late]
    assert [master(view, legal, rules) for view, legal in late] == once
    assert all(choice.action in legal for choice, (_, legal) in zip(once, late, strict=True))


def test_another_card_is_played_where_that_is_worth_more_and_the_reason_names_both() -> None:
    different = []
    for rules in ("thousand/ru", "thousand/pl"):
        for view, legal in moments(rules):
            found = master(view, legal, rules)
            below = make_bot("expert", "a", game_of(rules), budget=SMALL).choose(view, legal)
            if found.action == below.action:
                # What the level below says of its card stands, but for who decided.
                assert replace(found, by="") == below
                continue
            assert cards_left(view) <= TRICKS
            assert found.by == ""
            (other,) = found.reason.also
            assert other.params["card"] == below.action.card
            different.append(other.params.get("less", 0))
    assert different
    assert all(int(less) >= 0 for less in different)


def too_many() -> Moment:
    """A defender's view of a six of hearts with five cards in each hand; the two discards are hidden, too.

    Of the twelve cards that are not seen five are in each of two hands: 12! / (5! 5! 2!) = 16,632 layouts.
    """
    played = ("SA SK SQ", "SJ ST S9", "S8 CA S7", "CK CQ CJ", "CT C9 C8")
    tricks = [preferans.trick(0, cards, 0) for cards in played]
    view = preferans.playing("DAQ97.H7", *tricks, seat=1, level=6, strain=3, laid=2)
    # The declarer has led a diamond, so seat 1 has a choice.
    view = replace(view, tricks=(*view.tricks, preferans.trick(0, "D8")))
    return view, preferans.cards_to_play(view)


def test_too_many_layouts_are_left_to_the_level_below_which_is_said() -> None:
    view, legal = too_many()
    assert sample(view, 1, seed=1).possible > 400
    found = make_bot("master", "a", "preferans").choose(view, legal)
    below = make_bot("expert", "a", "preferans").choose(view, legal)
    assert found.by == "expert"
    assert (found.action, found.reason) == (below.action, below.reason)


def test_a_decision_that_was_left_to_the_level_below_is_repeated_from_its_entry() -> None:
    view, legal = too_many()
    found = make_bot("master", "secret", "preferans").choose(view, legal)
    by = played_by("preferans", "master", found.by)
    assert (by.level, by.fallback, by.worlds, by.nodes) == ("master", "expert", 160, 800_000)
    assert decided("preferans", by, "secret", view, legal, out_of_turn=False) == found.action
    small = replace(by, worlds=3, nodes=2000)
    other = make_bot("expert", "secret", "preferans", budget=Budget(3, 2000)).choose(view, legal)
    assert decided("preferans", small, "secret", view, legal, out_of_turn=False) == other.action


def test_an_ending_without_nodes_is_left_to_the_level_below() -> None:
    found = [
        choice
        for rules in ("thousand/ru", "preferans/sochi")
        for view, legal in moments(rules)
        if cards_left(view) <= TRICKS
        for choice in [make_bot("master", "a", game_of(rules), budget=Budget(12, 1)).choose(view, legal)]
    ]
    assert any(choice.by == "expert" for choice in found)


def test_layouts_that_differ_in_what_the_seat_sees_are_one_error() -> None:
    view, legal = next(one for one in moments("thousand/ru") if cards_left(one[0]) == 3)
    other, _ = next(one for one in moments("thousand/ru") if one[0].hand != view.hand and cards_left(one[0]) == 3)
    first = next((one.card, one.announce) for one in legal if isinstance(one, Play))
    layouts = [(sample(one, 1, seed=1).worlds[0].position(), 1.0) for one in (view, other)]
    for wrong in (layouts, []):
        with pytest.raises(SearchError, match="search_hidden"):
            best_hidden_play(wrong, [view.seat], float, first, nodes=1000)
