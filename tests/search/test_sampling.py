"""Worlds drawn from a view: all that it allows, nothing else, each as likely; and the positions that they give."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import asdict, replace

import prikup
from prikup.core.cards import mask_of, parse_cards
from prikup.core.errors import PrikupError
from prikup.core.knowledge import AnyOf, AtMost, Knowledge, Place
from prikup.core.match import Match
from prikup.games import new_match
from prikup.search import SearchError, makes, sample, solve
from prikup.search import worlds as drawing
from prikup.search.counted_layouts import counted
from prikup.search.resampling import resampled
from prikup.search.worlds import Seen
from tests.property.knowing import Enough, Trial
from tests.search.moments import BEGUN, PRESETS, RULES, begun, moment
from tests.support.seeds import random_of, trials

SEEDS = trials(3, 12)
MOST = 3_000
"""Up to so many layouts all are tried."""
TRIED = 300
"""Matches that are begun at most to find a moment that fits."""
DRAWN = trials(10_000, 1_000_000)
"""Worlds that are drawn in all to find an impossible one."""


def checked(trial: Trial, rng: random.Random) -> None:
    """Asserts that exactly the layouts that the view allows have numbers, and that the true one is among them."""
    table = counted(trial.known)
    assert table.number(trial.truth) is not None, trial.told(trial.truth)
    if trial.count() <= MOST:
        wanted = sorted(layout for layout in trial.every() if trial.known.allows(layout))
        assert table.count == len(wanted), trial.told(trial.truth)
        assert sorted(table.layouts(range(table.count))) == wanted, trial.told(trial.truth)
    for number in (rng.randrange(table.count) for _ in range(20)):
        (layout,) = table.layouts([number])
        assert trial.known.allows(layout), trial.told(layout)
        assert table.number(layout) == number


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("rules", RULES)
def test_all_that_a_view_allows_is_counted(rules: str, seed: int) -> None:
    rng = random_of(f"counted {rules} {seed}")
    checked(moment(rng, rules), rng)


@pytest.mark.parametrize(("rules", "wanted"), BEGUN)
def test_so_is_what_a_view_allows_that_began_inside_a_deal(rules: str, wanted: str) -> None:
    rng = random_of(f"counted {rules} {wanted}")
    for _ in range(TRIED):
        trial = begun(rng, rules, wanted)
        if trial is not None:
            checked(trial, rng)
            return
        # Some rules never come to a phase: then another one.
        wanted = rng.choice([other for name, other in BEGUN if name == rules])
    pytest.fail(f"no match of {rules} came to a phase in which a view can begin")


@pytest.mark.parametrize("rules", RULES)
def test_no_world_is_impossible(rules: str) -> None:
    """By what is known, and of some worlds by the rules themselves."""
    rng = random_of(f"impossible {rules}")
    left = DRAWN // len(RULES) + 1
    while left > 0:
        trial = moment(rng, rules)
        found = sample(trial.view, min(left, 2_000), seed=rng.randrange(1 << 32))
        left -= max(20, len(found.worlds))
        assert found.possible == counted(trial.known).count
        for world in found.worlds:
            assert trial.known.allows(world.cards), trial.told(world.cards)
        for world in found.worlds[:5]:
            try:
                assert trial.consistent(world.cards), trial.told(world.cards)
            except Enough:
                break


def short(rng: random.Random, rules: str, least: int, most: int) -> Trial:
    """A view that allows a number of worlds between two others."""
    while True:
        trial = moment(rng, rules)
        if least <= counted(trial.known).count <= most:
            return trial


def likely(observed: Counter[Any], classes: int, drawn: int) -> bool:
    """Whether frequencies agree with equal shares: chi-square below the value that one in 10^5 exceeds
    (Wilson and Hilferty)."""
    even = drawn / classes
    found = sum((observed[one] - even) ** 2 / even for one in observed) + (classes - len(observed)) * even
    freedom = classes - 1
    spread = 2 / (9 * freedom)
    return found < freedom * (1 - spread + 4.265 * sqrt(spread)) ** 3


# Always the same seeds, so that chance cannot make it fail. Of two hands of twelve each seat knows all cards.
@pytest.mark.parametrize("rules", [rules for rules in PRESETS if rules != "thousand/pl-2c"])
def test_each_world_is_drawn_as_often(rules: str) -> None:
    trial = short(random.Random(f"often {rules}"), rules, 2, 400)
    worlds = counted(trial.known).count
    drawn = 30 * worlds
    observed = Counter(sample(trial.view, 1, seed=seed).worlds[0].cards for seed in range(drawn))
    assert len(observed) == worlds
    assert likely(observed, worlds, drawn)


def test_frequencies_that_differ_are_found() -> None:
    """The test above can fail: one world in twenty twice as often as the others."""
    rng = random.Random(5)
    observed = Counter(rng.choice([*range(20), 0]) for _ in range(4000))
    assert not likely(observed, 20, 4000)
    assert likely(Counter(rng.randrange(20) for _ in range(4000)), 20, 4000)


def test_a_constraint_left_out_is_noticed() -> None:
    """Draws that forget a constraint are impossible: what the tests above would see."""
    rng, seen = random.Random("left out"), 0
    while seen < 5:
        known = moment(rng, "thousand/ru").known
        if not known.constraints:
            continue
        table, loose = counted(known), counted(replace(known, constraints=()))
        assert table.count <= loose.count
        wrong = [layout for layout in loose.layouts(range(min(loose.count, MOST))) if not known.allows(layout)]
        assert all(table.number(layout) is None for layout in wrong)
        seen += bool(wrong)


# Positions.


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("rules", RULES)
def test_the_true_world_gives_the_true_position(rules: str, seed: int) -> None:
    """All but what the seat has not seen: the order of a stock and of a talon, who passed on an unseen hand."""
    rng = random_of(f"position {rules} {seed}")
    for _ in range(TRIED):
        trial = moment(rng, rules)
        if trial.view.in_tricks:
            break
    else:
        pytest.fail(f"{rules} never came to the tricks")
    true = trial.match.state.phase
    true = getattr(true, "play", true)
    world = Seen.of(trial.view).world(trial.truth, rng)
    if len(getattr(true, "tricks", ())) and sum(true.tricks) == 10 and rules.startswith("preferans"):
        with pytest.raises(SearchError, match="search_phase"):
            world.position()
        return
    _, state = world.position()
    found, wanted = asdict(state.phase), asdict(true)
    if "stock" in found:
        assert sorted(found["stock"]) == sorted(wanted["stock"])
        assert found["stock"][-1:] == wanted["stock"][-1:] or trial.view.exposed < 0
        del found["stock"], wanted["stock"]
        for one in found, wanted:
            # After the lead it makes no difference whether a marriage was shown or led, and nobody is told.
            one["shown"] = not one["trick"] and one["shown"] == sum(one["tricks"])
    else:
        del found["passed_unseen"], wanted["passed_unseen"]
        talons = [found["held"].talon, wanted["held"].talon]
        seen = len(trial.view.talon)
        assert talons[0][:seen] == talons[1][:seen]
        if trial.known.at("talon") >= 0:
            assert sorted(talons[0]) == sorted(talons[1])
        found["held"], wanted["held"] = (replace(one["held"], talon=()) for one in (found, wanted))
    assert found == wanted
    assert state.sheet == trial.match.state.sheet


@pytest.mark.parametrize("rules", PRESETS)
def test_every_world_is_solved(rules: str) -> None:
    rng = random.Random(f"solved {rules}")
    while True:
        trial = moment(rng, rules)
        longest = max(place.size for place in trial.known.places if place.name == "hand")
        if trial.view.in_tricks and 1 <= longest <= 4:
            break
    worlds = sample(trial.view, 10, seed=3).worlds
    answers = [solve(world.position()) for world in worlds]
    assert all(answer.value is not None for answer in answers)
    assert all(makes(world.position(), answer.low) for world, answer in zip(worlds, answers, strict=True))


@pytest.mark.parametrize("rules", ["thousand/ru", "thousand/pl-2d", "1001/hulsemann", "preferans/sochi"])
def test_before_the_tricks_there_is_no_position_of_them(rules: str) -> None:
    match = dealt(rules)
    if match.phase == "playing":
        assert sample(match.view(0), 1).worlds[0].position()[1].phase.index == 0
        return
    (world,) = sample(match.view(0), 1).worlds
    with pytest.raises(SearchError, match="search_phase"):
        world.position()


# The sample.


def dealt(rules: str) -> Match[Any, Any, Any]:
    """A match with its first deal."""
    match = new_match(rules, 1)
    match.apply(prikup.TABLE, prikup.Shuffle("2a"))
    while not match.view(0).cards_out:
        # The pack is cut.
        match.apply(match.awaits()[0], match.legal(match.awaits()[0])[0])
    return match


def test_a_seed_gives_the_same_worlds() -> None:
    view = dealt("thousand/ru").view(0)
    found = sample(view, 50, seed=7)
    assert [world.cards for world in found.worlds] == [world.cards for world in sample(view, 50, seed=7).worlds]
    assert found.worlds[0].cards != sample(view, 50, seed=8).worlds[0].cards
    assert len({world.cards for world in found.worlds}) == 50
    # Seventeen unseen cards: seven and seven in two hands, three in the talon.
    assert found.possible == 17 * 16 * 15 // 6 * 3432
    assert found.effective == 50
    assert not found.exact


def test_few_worlds_are_all_there() -> None:
    trial = short(random.Random("few"), "preferans/sochi", 20, 80)
    found = sample(trial.view, 100)
    assert found.exact
    assert len({world.cards for world in found.worlds}) == found.possible == len(found.worlds)
    assert found.share(lambda world: world.cards == trial.truth) == pytest.approx(1 / found.possible)


@pytest.mark.parametrize("rules", ["thousand/pl-2d", "1001/hulsemann", "preferans/rostov"])
def test_each_order_of_a_pile_is_as_likely(rules: str) -> None:
    """A stock is drawn in any order, but its last card where that lies open; a talon is turned in any order."""
    match = dealt(rules)
    view = match.view(0)
    worlds = sample(view, 300, seed=1).worlds
    piles = [world.stock or world.talon for world in worlds]
    assert all(len(pile) == len({*pile}) for pile in piles)
    last = getattr(view, "exposed", -1)
    if last >= 0:
        assert {pile[-1] for pile in piles} == {last}
    rising = sum(pile[0] < pile[1] for pile in piles)
    assert 115 < rising < 185


def test_bad_input_is_one_clear_error() -> None:
    match = dealt("preferans/sochi")
    view = match.view(0)
    for count, seed, least in ((0, 0, 0.0), (-1, 0, 0.0), (True, 0, 0.0), (3, -1, 0.0), (3, 0, -1.0)):
        with pytest.raises(SearchError, match="search_number"):
            sample(view, count, seed=seed, least=least)
    with pytest.raises(SearchError, match="search_no_cards"):
        sample(new_match("thousand/ru").view(0), 1)
    # Twelve cards in the own hand leave too few for the others.
    twice = replace(view, hand=parse_cards("SAKQJT987.HAKQJ"), dealt=parse_cards("SAKQJT987.HAKQJ"))
    with pytest.raises(SearchError, match="search_layouts") as caught:
        sample(twice, 1)
    assert isinstance(caught.value, PrikupError)


def test_a_game_of_which_no_worlds_are_drawn_is_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    view = dealt("preferans/sochi").view(0)
    monkeypatch.delitem(drawing._GAMES, "preferans")
    with pytest.raises(SearchError, match="search_worlds") as caught:
        sample(view, 1)
    assert caught.value.params == {"game": "preferans", "known": "thousand"}


def test_knowledge_that_no_table_holds_is_refused() -> None:
    known = moment(random.Random(1), "thousand/ru").known
    wrong = Knowledge(known.places, known.possible, (AtMost(0, -1 & 0xFFFFFFFF, -1),))
    with pytest.raises(SearchError, match="search_layouts"):
        counted(wrong)


def test_knowledge_that_is_too_much_to_count_by_is_refused() -> None:
    """Eight alternatives over cards of their own leave hardly two cards alike, and no state of the table either."""
    rng = random.Random(1)
    places = tuple([Place(f"seat {seat}", 8, seat) for seat in range(4)])

    def few() -> AtMost:
        return AtMost(rng.randrange(4), mask_of(rng.sample(range(32), 3)), 1)

    known = Knowledge(places, (mask_of(range(32)),) * 4, tuple([AnyOf(((few(),), (few(),))) for _ in range(8)]))
    with pytest.raises(SearchError, match="search_conditions"):
        counted(known)


def test_a_view_that_began_among_the_tricks_does_not_tell_the_position() -> None:
    trial = begun(random.Random(3), "thousand/ru", "playing")
    assert trial is not None
    world = sample(trial.view, 1).worlds[0]
    with pytest.raises(SearchError, match="search_midway"):
        world.position()


def test_drawing_again_takes_the_whole_parts_and_shares_the_rest() -> None:
    weights = (0.5, 0.26, 0.14, 0.1)
    for seed in range(50):
        found = Counter(resampled(weights, 10, random.Random(seed)))
        assert found.total() == 10
        assert found[0] == 5
        assert found[3] == 1
        assert found[1] in (2, 3)
        assert found[2] in (1, 2)
    many = Counter(at for seed in range(2000) for at in resampled(weights, 10, random.Random(seed)))
    # What is left of the weights, 0.6 and 0.4, is drawn by one number.
    assert 1100 < many[1] - 4000 < 1300
