"""The player that searches on sampled worlds: its race of moves, what it says of layouts that can be counted by hand,
the same choice from the same view, and what it does where nothing can be searched."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from prikup.bots import Budget, make_bot
from prikup.bots.base import because
from prikup.bots.pimc.race import batches, race
from prikup.bots.pimc.worlds import fitting, worlds_of
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.pimc.likely import likely_worlds
from prikup.bots.preferans.thumb.tricks import worth_in
from prikup.bots.registry import SEARCHING, rungs
from prikup.core.cards import card_text, parse_card
from prikup.games import new_match
from prikup.preferans.game import Preferans
from prikup.texts import COMPLETE, Texts
from prikup.thousand.game import Thousand
from tests.bots import support as thousand
from tests.bots.preferans import support as preferans
from tests.preferans import random_play
from tests.support.random_rules import random_rules
from tests.support.seeds import random_of, trials
from tests.support.thousand import sheet_near, start_at

SMALL = Budget(4, 4_000)


LEVELS = tuple(SEARCHING["thousand"])
"""The players that search."""


def few(players: int, seed: object, game: str, level: str = "pimc") -> list[Any]:
    """Players with a small budget."""
    return [make_bot(level, f"{seed} {seat}", game, budget=SMALL) for seat in range(players)]


# ------------------------------------------------------------------------------------------------------- the race


def test_batches_grow_and_end_at_the_number_of_worlds() -> None:
    assert [*batches(100)] == [range(16), range(16, 32), range(32, 64), range(64, 100)]
    assert [*batches(5)] == [range(5)]


def test_a_move_that_is_worse_in_every_world_drops_out_after_the_first_batch() -> None:
    found = race(3, 100, lambda batch: [(2.0, 1.0, 1.5) for _ in batch])
    assert found is not None
    assert (found.left, len(found.rows)) == ((0,), 16)


def test_moves_that_are_equal_stay_to_the_end() -> None:
    found = race(2, 100, lambda batch: [(float(at % 3), float(at % 3)) for at in batch])
    assert found is not None
    assert (found.left, found.behind, len(found.rows)) == ((0, 1), (0.0, 0.0), 100)


def test_a_small_difference_among_large_ones_is_no_reason_to_drop_a_move() -> None:
    rng = random.Random(1)
    found = race(2, 100, lambda batch: [(rng.gauss(0, 10), rng.gauss(0, 10)) for _ in batch])
    assert found is not None
    assert len(found.left) == 2


def test_a_difference_that_is_too_small_to_matter_is_none() -> None:
    """It is the same in every world, so that no error would excuse it."""
    found = race(2, 40, lambda batch: [(1.0, 0.9) for _ in batch], small=0.25)
    assert found is not None
    assert (found.left, found.behind, len(found.rows)) == ((0, 1), (0.0, 0.0), 40)
    without = race(2, 40, lambda batch: [(1.0, 0.9) for _ in batch])
    assert without is not None
    assert without.left == (0,)


def test_worlds_that_do_not_fit_are_left_out_unless_too_few_are_left() -> None:
    worlds: list[Any] = [*range(30)]

    def from_on(least: int) -> Any:
        return lambda world: least - world

    assert [*fitting(worlds, from_on(9), 15)] == [*range(9, 24)]
    nearest: tuple[Any, ...] = fitting(worlds, from_on(26), 15)
    assert sorted(nearest) == [*range(18, 30)]


def test_a_defender_reckons_with_a_hand_that_can_have_called() -> None:
    """Before the first lead against six spades: the declarer's ten are worth no less than five and a half tricks."""
    view = preferans.playing("HAK7.DK98.CQ97.S7", seat=1, level=6, strain=0)
    kept = likely_worlds(compiled_rules_of(view.rules), view, "a", 40)
    assert len(kept) >= 12
    assert min(worth_in(world.hand(0), 0, leads=True) for world in kept) >= 5.5
    assert min(worth_in(world.hand(0), 0, leads=True) for world in worlds_of(view, "a", 40)) < 4


def test_a_race_ends_where_a_batch_is_cut_short() -> None:
    found = race(2, 100, lambda batch: [(0.0, 0.0)] * min(len(batch), 3))
    assert found is not None
    assert len(found.rows) == 3
    assert race(2, 100, lambda batch: []) is None


# ------------------------------------------------------------------------------------------- layouts counted by hand

NO_TRUMP_TEN = (
    # The declarer's spades and diamonds; the others have thrown hearts and clubs.
    *("SA S9 S7", "SK ST S8", "SQ C9 H7", "SJ CT H8", "DA D9 D7", "DK DT D8", "DQ CJ H9", "DJ CQ HT"),
)


def ten(level: int) -> Any:
    """Ace and queen of hearts against king, jack and two clubs, two cards each: six layouts."""
    tricks = [preferans.trick(0, cards, 0) for cards in NO_TRUMP_TEN]
    return preferans.playing(
        "HAQ",
        *tricks,
        level=level,
        strain=4,
        words=("watch", "watch") if level == 10 else ("whist", "pass"),
        laid=2,
        discard=3 << 8,
    )


def test_the_ace_drops_a_single_king_in_four_of_six_layouts() -> None:
    """King and jack lie together in two of the six; the king takes the queen then, and whenever she is led first."""
    view = ten(10)
    choice = make_bot("pimc", 1, "preferans").choose(view, preferans.cards_to_play(view))
    assert card_text(choice.action.card) == "HA"
    assert choice.reason.id == "hint-search-game-made"
    assert choice.reason.params == {"level": 10, "strain": 4, "made": 4, "worlds": 6}
    # Led first, the queen loses to the king in all six.
    (queen,) = choice.reason.also
    less = queen.params["less"]
    assert queen == because("hint-search-other-made", card=parse_card("HQ"), made=0, worlds=6, less=less)
    assert int(less) > 0


def test_the_other_games_that_were_looked_at_are_told() -> None:
    """Each with how often it is made and what it is worth; none of them is the one that is named."""
    found = [choice for view, legal in _views("preferans/sochi", 150) if (choice := _named(view, legal)) is not None]
    assert found
    for choice in found:
        named = (choice.reason.params["level"], choice.reason.params["strain"])
        others = [(one.params["level"], one.params["strain"]) for one in choice.reason.also]
        assert len({named, *others}) == len(others) + 1 <= 3
        assert all(one.id == "hint-search-other-game" for one in choice.reason.also)
        assert all(0 <= int(one.params["made"]) <= int(one.params["worlds"]) for one in choice.reason.also)
        worths = [int(one.params["worth"]) for one in choice.reason.also]
        assert worths == sorted(worths, reverse=True)
    assert any(choice.reason.also for choice in found)


def _named(view: Any, legal: Sequence[Any]) -> Any:
    """The choice of a game or of two cards to lay away, if the search makes it."""
    if not any(type(action).__name__ in ("Declare", "Lay") for action in legal):
        return None
    choice = make_bot("pimc", "a", "preferans", budget=SMALL).choose(view, legal)
    return choice if choice.reason.id == "hint-search-game-made" else None


HEARTS = (*("SA SJ S9", "ST CK C9", "SK CT CJ", "SQ CA CQ", "DA DQ D9", "DT DK DJ"),)


@pytest.mark.parametrize(("amount", "made"), [(100, 6), (110, 0)])
def test_points_of_an_ending_are_counted_in_every_layout(amount: int, made: int) -> None:
    """Ninety points are taken; the ten of hearts and the card that lies with it make it 102 to 104."""
    tricks = thousand.tricks_of(*((0, cards, 0) for cards in HEARTS))
    worths = (13, 14, 16, 17, 14, 16)
    tricks = tuple(replace(one, points=points) for one, points in zip(tricks, worths, strict=True))
    view = thousand.view_of("HAK", tricks=tricks, declarer=0, contract=amount, bid=100, gives=0)
    choice = make_bot("pimc", 1).choose(view, thousand.cards_to_play(view))
    assert choice.reason.id == "hint-search-amount-made"
    assert choice.reason.params == {"amount": amount, "made": made, "worlds": 6}


# ----------------------------------------------------------------------------------------- the same from the same view


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", ["thousand/pl", "preferans/sochi"])
def test_the_same_seed_and_view_give_the_same_choice(rules: str, level: str) -> None:
    """In any order, from a copy, by a player that has decided other things before."""
    views = _views(rules, 30)
    game = new_match(rules).game
    once = [make_bot(level, "a", game.name, budget=SMALL).choose(view, legal) for view, legal in views]
    old = make_bot(level, "a", game.name, budget=SMALL)
    again = [old.choose(_copy(game, view), legal) for view, legal in reversed(views)]
    assert again[::-1] == once


def _copy(game: Any, view: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=game.view_type)


def _views(rules: str, count: int) -> list[tuple[Any, Sequence[Any]]]:
    """What players see who have a choice."""
    found: list[tuple[Any, Sequence[Any]]] = []

    class Watching:
        def __init__(self, player: Any) -> None:
            self.player = player

        def choose(self, view: Any, legal: Sequence[Any]) -> Any:
            if len(legal) > 1:
                found.append((view, legal))
            return self.player.choose(view, legal)

        def interrupt(self, view: Any, legal: Sequence[Any]) -> Any:
            return None

    match = new_match(rules)
    support: Any = thousand if match.game.name == "thousand" else preferans
    names = ("thumb",) * match.players
    bots = support.bots_of(names, "views", *(["thousand"] if match.game.name == "thousand" else []))
    support.play(match, [Watching(bot) for bot in bots], "views", 2)
    return found[:count]


# ------------------------------------------------------------------------------------------- where nothing is searched


def test_a_view_that_contradicts_itself_is_left_to_the_rule_of_thumb() -> None:
    """The ten of hearts was played, and lies in the hand."""
    view = ten(10)
    wrong = replace(view, hand=(view.hand or 0) | 1 << 27)
    legal = preferans.cards_to_play(view)
    choice = make_bot("pimc", 1, "preferans").choose(wrong, legal)
    assert choice.action in legal
    assert choice.reason.id == "hint-unsearched"


def test_a_deal_with_a_stock_is_left_to_the_rule_of_thumb_until_it_can_be_counted() -> None:
    played = thousand.play(new_match("1001/hulsemann"), few(2, "stock", "thousand"), "stock", 1)
    found = [reason.id for reason in played.reasons]
    assert found[0] == "hint-unsearched"
    assert "hint-search-margin" in found


# --------------------------------------------------------------------------------------------------- any rule set


def by_random_rules(level: str | None, seed: int, deals: int) -> tuple[str, bool]:
    """Deals by a random rule set of either game, from a sheet in the middle of a match.

    Gives the rules, and whether a deal came to its end: none does where all pass, deal after deal. ``level``: None for
    the top rung of the game.
    """
    rng = random_of(f"{level or 'top rung'} {seed}")
    if seed % 2:
        game: Any = Thousand(random_rules(rng))
        match: Any = start_at(game, sheet_near(rng, game))
    else:
        game = Preferans(random_play.random_rules(rng))
        match = random_play.start_at(game, random_play.random_sheet(rng, game))
    support: Any = thousand if seed % 2 else preferans
    played = support.play(match, few(game.players, seed, game.name, level or rungs(game.name)[-1]), seed, deals)
    return game.text, played.deals > 0 or played.match.over


@pytest.mark.search
@pytest.mark.parametrize("seed", range(trials(15, 60)))
@pytest.mark.parametrize("level", LEVELS)
def test_random_rule_sets_are_played_without_an_illegal_action(level: str, seed: int) -> None:
    by_random_rules(level, seed, 1)


@pytest.mark.slow
def test_the_top_rung_plays_five_hundred_random_rule_sets() -> None:
    """All different. Under some rules all bots pass so often that no deal is played."""
    ended: dict[str, bool] = {}
    for seed in count():
        rules, whole = by_random_rules(None, seed, 2)
        ended[rules] = whole
        if len(ended) == 500:
            break
    assert sum(ended.values()) >= 440


@pytest.mark.search
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", [*thousand.PRESETS, *preferans.PRESETS])
def test_every_preset_is_played_and_every_reason_can_be_said(rules: str, level: str) -> None:
    match = new_match(rules)
    support: Any = thousand if match.game.name == "thousand" else preferans
    reasons = support.play(match, few(match.players, rules, match.game.name, level), rules, 1).reasons
    for language in COMPLETE:
        texts = Texts(language, strict=True)
        assert all(texts.say(one.id, **one.params) for reason in reasons for one in (reason, *reason.also))
