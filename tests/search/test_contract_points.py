"""Expected score points of contracts: results worked out from the score lines by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core.errors import PrikupError
from prikup.games import game
from prikup.search import STRAINS, Layouts, SearchError, best_result, contract_points, layouts
from prikup.search.contract_points import ContractPoints
from prikup.search.deal_tables import MISERE
from tests.search.brute import endings
from tests.support.seeds import random_of

HAND, OUT = "HAK87.SAKQ.CAKQ", "S7.C7"
NO_TRUMP = STRAINS.index("NT")


def by_contract(rules: str, leader: int = 0) -> dict[tuple[int, int], ContractPoints]:
    found = layouts(HAND, rules, out=OUT, leader=leader, samples=3)
    return {(one.level, one.strain): one for one in contract_points(found)}


@cache
def all_layouts() -> Layouts:
    return layouts(HAND, out=OUT, samples=1_000_000, strains=(NO_TRUMP,))


def near(*numbers: float) -> object:
    return pytest.approx(numbers)


def test_results_of_a_six_in_sochi() -> None:
    six = by_contract("preferans/sochi")[6, NO_TRUMP].by_tricks
    # Two points in the pool: 20 whists against a mean of a third of them. Four tricks of a whister: 2 whists each.
    # With seven and more a whister falls short. The second defender says half a whist: two tricks' whists, four.
    assert six[6:] == near(40 / 3 - 8, 40 / 3 - 4, 40 / 3 - 4, 40 / 3 - 4, 40 / 3 - 4)
    # One undertrick: two points in the hill, and the whister's five tricks and the undertrick count two whists each,
    # the undertrick to the passer as well.
    assert six[5] == pytest.approx(-40 / 3 - 5 * 2 - 2 - 2)


def test_results_of_a_misere_in_sochi() -> None:
    misere = by_contract("preferans/sochi")[0, MISERE].by_tricks
    assert misere[:3] == near(200 / 3, -200 / 3, -400 / 3)


@pytest.mark.parametrize("leader", range(3))
@pytest.mark.parametrize(
    "rules", ["preferans/sochi@2", "preferans/sochi-4", "preferans/hussar-2@2", "preferans/leningrad@3"]
)
def test_who_leads_and_how_many_play_is_all_the_same(rules: str, leader: int) -> None:
    found = by_contract(rules, leader)
    assert found[6, 0].by_tricks[6] > found[6, 0].by_tricks[5]
    assert found[10, NO_TRUMP].by_tricks[10] > found[6, NO_TRUMP].by_tricks[10]
    # More tricks are never worse for a declarer, fewer never worse in a misere.
    for (level, _), one in found.items():
        steps = zip(one.by_tricks, one.by_tricks[1:], strict=False)
        assert all((less <= more) == (level > 0) or less == more for less, more in steps)


@pytest.mark.search
def test_the_best_contract_is_first_and_is_not_that_of_most_tricks() -> None:
    # Hearts 2-2 give ten tricks, nearly all other layouts eight: a ten would be made in 77,220 of 184,756.
    found = all_layouts()
    points = contract_points(found)
    assert points[0].level == 8
    # Six points in the pool, 60 whists of which a third is each one's; of two tricks a lone whister writes six each,
    # where there are so many; with ten nobody whists.
    assert [points[0].by_tricks[8], points[0].by_tricks[10]] == pytest.approx([40 - 2 * 6, 40])
    assert [one.points.value for one in points] == sorted((one.points.value for one in points), reverse=True)
    expected = {
        one.level: sum(one.by_tricks[tricks] * count for tricks, count in found.contract(NO_TRUMP).distribution.items())
        / found.count
        for one in points
    }
    assert {one.level: pytest.approx(one.points.value) for one in points} == expected
    assert all(one.points.exact for one in points)


@pytest.mark.search
def test_points_of_a_sample_lie_around_those_of_all() -> None:
    whole = all_layouts()
    part = layouts(HAND, out=OUT, samples=400, strains=(NO_TRUMP,))
    exact = {one.level: one.points.value for one in contract_points(whole)}
    for one in contract_points(part):
        # Four standard errors, for five levels of one sample.
        reach = 2 * (one.points.high - one.points.low) / 2 + 1e-9
        assert abs(one.points.value - exact[one.level]) <= reach


def test_a_sample_in_which_all_is_the_same_is_not_exact() -> None:
    found = layouts(HAND, out=OUT, samples=50, strains=(NO_TRUMP,))
    six = next(one for one in contract_points(found) if one.level == 6)
    # Every layout of the sample brings seven tricks or more, for which the defence says half a whist.
    assert six.points.low < six.points.value <= six.points.high == pytest.approx(40 / 3 - 4)


def test_a_sheet_that_is_under_way() -> None:
    rules = "preferans/leningrad@3"
    found = layouts(HAND, rules, out=OUT, samples=3)
    compiled = game(rules).compiled  # type: ignore[attr-defined]
    # After an all-pass the lowest game is a seven.
    sheet = replace(compiled.fresh_sheet(0), exit=1)
    assert {one.level for one in contract_points(found)} == {0, 6, 7, 8, 9, 10}
    assert {one.level for one in contract_points(found, sheet)} == {0, 7, 8, 9, 10}


def test_six_of_spades_binds_both_defenders() -> None:
    """PF-075. The six is written with two points: 20 whists, of which a quarter is the mean."""
    rules = "preferans/klassika+cover.by=off+whist.unplayed=off"
    compiled = game(rules).compiled  # type: ignore[attr-defined]
    sheet = replace(compiled.fresh_sheet(0), stage="proper", owed=(), size=20)
    found = layouts(HAND, rules, out=OUT, samples=3)
    sixes = {one.strain: one.by_tricks for one in contract_points(found, sheet) if one.level == 6}
    # Two defenders have two tricks each, or one of them has all four: eight whists in any case.
    assert sixes[0][6] == sixes[NO_TRUMP][6] == pytest.approx(15 - 8)
    # With two tricks each of them has one of his two: two points in his hill, of whose 20 whists a quarter is the
    # declarer's. Against any other six they would pass.
    assert sixes[0][8] == pytest.approx(15 - 2 * 2 + 2 * 5)
    assert sixes[NO_TRUMP][8] == pytest.approx(15)
    # Of two players the other one is bound, not the dummy: he has two of the four tricks that are due.
    two = layouts(HAND, "preferans/hussar-2@2+whist.spades=on", out=OUT, samples=3)
    sixes = {one.strain: one.by_tricks for one in contract_points(two) if one.level == 6}
    assert sixes[0][8] == pytest.approx(10 - 4 + 20)
    assert sixes[NO_TRUMP][8] == pytest.approx(10)


@pytest.mark.parametrize(("leader", "dealer"), [(0, 1), (2, 0)])
def test_a_dummy_declares_nothing(leader: int, dealer: int) -> None:
    rules = "preferans/hussar-2@2"
    sheet = game(rules).compiled.fresh_sheet(dealer)  # type: ignore[attr-defined]
    found = layouts(HAND, rules, out=OUT, samples=3, leader=leader)
    with pytest.raises(SearchError) as caught:
        contract_points(found, sheet)
    assert caught.value.code == "search_seat"


def test_points_beyond_a_full_pool_help_whom_the_declarer_chooses() -> None:
    """PF-223a: of the two points of a six one fills the pool, 10 whists less the mean of the two pools; the other one
    helps a partner, who owes 10 whists for it. A whister has four tricks at two whists."""
    rules = "preferans/klassika+cover.by=off+help.choice=on"
    compiled = game(rules).compiled  # type: ignore[attr-defined]
    sheet = replace(compiled.fresh_sheet(0), stage="proper", owed=(), size=1)
    found = contract_points(layouts(HAND, rules, out=OUT, samples=3), sheet)
    six = next(one for one in found if (one.level, one.strain) == (6, NO_TRUMP))
    assert six.by_tricks[6] == pytest.approx((10 - 20 / 4) + 10 - 4 * 2)


CONTRACT = (
    "preferans/sochi; phase playing; dealer 1; hands HJ.DTQ.CAQJ / DAK9.CK.STJ / H9.DJ8.SK87; talon DJ S8; away CT7; "
    "contract 2 game 6 H 3 1 -; defence 0 1 pass,whist - -1 lying; leader 2; tricks 0 1 3; index 4; "
    "conduct 1 1 2; open 0 1"
)


def test_a_deal_under_way_on_the_sheet() -> None:
    found = best_result(CONTRACT)
    assert found is not None
    # Six tricks: two points in the pool, two whists for each of the whister's four tricks.
    assert found.answer.value == 6
    assert [(line.seat, line.name, line.amount) for line in found.lines] == [
        (1, "whists.tricks", 8),
        (2, "pool.game", 2),
    ]
    # 20 whists, of which each has a third, and 8 from the declarer to the whister: -6 2/3, 1 1/3, 5 1/3.
    assert found.gains == (-6, 1, 5)
    assert best_result(CONTRACT, nodes=0) is None
    # The same number by the other way to it.
    assert by_contract("preferans/sochi")[6, NO_TRUMP].by_tricks[6] == pytest.approx(16 / 3)


@pytest.mark.search
@pytest.mark.parametrize(
    "rules", ["thousand/ru", "thousand/pl", "preferans/sochi@2", "thousand/ru+marriages.show=on+marriages.drowned=on"]
)
def test_the_end_of_a_deal_writes_what_the_answer_says(rules: str) -> None:
    rng = random_of(f"best result {rules}")
    seen = 0
    for kind, state in endings(rng, rules.partition("/")[0], 4, rules):
        try:
            found = best_result((kind, state))
        except PrikupError as error:
            assert error.code == "search_seat"  # noqa: PT017
            continue
        assert found is not None
        seat = found.answer.question.seat
        own = [line for line in found.lines if line.seat == seat]
        contract = state.phase.contract
        assert found.answer.value is not None
        if kind.name == "thousand" and not contract.by_tricks:
            made = found.answer.value >= contract.amount
            assert (found.gains[seat] > 0) == made or not found.gains[seat], (own, found)
        seen += 1
    assert seen


def test_where_nobody_is_declarer_there_is_no_result() -> None:
    passes = (
        "preferans/sochi; phase playing; dealer 2; pools 0 0 0; hills 0 0 0; hands SA S7 / SK S8 / SQ S9; "
        "talon C7 C8; leader 0; tricks 3 3 2; index 8; conduct 0 1 2"
    )
    with pytest.raises(PrikupError) as caught:
        best_result(passes)
    assert caught.value.code == "search_seat"


def test_only_whole_deals_are_scored() -> None:
    with pytest.raises(PrikupError) as caught:
        contract_points(layouts("HAK", samples=1))
    assert caught.value.code == "search_hand"


FOUR = "preferans/sochi-4+share.dealer=on+dark.calls=on+whist.half=off+talon.paid=dealer"


def points_of(rules: str, level: int, **terms: Any) -> tuple[float, ...]:
    """By tricks what a game without trump brings, for some terms."""
    found = contract_points(layouts(HAND, rules, out=OUT, samples=3, strains=(NO_TRUMP,)), **terms)
    return next(one.by_tricks for one in found if one.level == level)


def test_of_a_shared_game_the_dealer_has_half() -> None:
    # Four players: two points in the pool are 20 whists against a mean of 5; a whister has four tricks at two whists.
    assert points_of(FOUR, 6)[6] == 15 - 8
    # Shared, one point each: 10 against the same 5. The whists are all on the declarer.
    assert points_of(FOUR, 6, shared=True)[6] == 5 - 8
    # One undertrick, not shared: two points in the hill, five tricks, and two whists for whister, passer and dealer.
    assert points_of(FOUR, 6)[5] == -15 - 10 - 6
    # Shared, each has one point in the hill, and the dealer writes no whists.
    assert points_of(FOUR, 6, shared=True)[5] == -5 - 10 - 4
    # Nothing is shared where nobody rests.
    assert contract_points(layouts(HAND, "preferans/sochi", out=OUT, samples=3), shared=True) == ()


def test_a_dark_game_counts_double_and_both_must_whist() -> None:
    # Four points are 40 against a mean of 10; four tricks at four whists, shared two and two.
    assert points_of(FOUR, 6, dark=True)[6] == 30 - 16
    # Both are bound, so they whist with three tricks, too, and the one with a single trick pays for the missing one:
    # four points in the hill, of which the mean is ten whists.
    assert points_of(FOUR, 6, dark=True)[7] == 30 - 12 + 10
    assert contract_points(layouts(HAND, "preferans/sochi", out=OUT, samples=3), dark=True) == ()


def test_a_dealer_who_may_whist_for_nothing_does() -> None:
    # Seven tricks in a six. A whister has three, six whists, and is short of one: two points in his hill, of which the
    # declarer's share is five. That is less for him than the 15 if all pass.
    assert points_of(FOUR, 6)[7] == 15 - 6 + 5
    # The dealer, who answers for nothing, writes six whists for the three.
    assert points_of(FOUR + "+whist.dealer=free", 6)[7] == 15 - 6


def test_a_talon_is_paid_for() -> None:
    # Two aces are worth three tricks, at two whists each, which the dealer writes.
    assert points_of(FOUR, 6, talon="SA.DA")[6] == 15 - 8 - 6
    with pytest.raises(PrikupError) as caught:
        points_of(FOUR, 6, talon="SA")
    assert caught.value.code == "search_hand"
