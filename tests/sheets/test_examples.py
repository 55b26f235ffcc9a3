"""The document's examples through the keeper: both worked deals and the worked settlement."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.preferans.score.settle import accounts
from prikup.sheets.pulka import pulka
from prikup.sheets.shown import shown
from prikup.texts import Texts
from prikup.thousand.entries import Entry, Fault
from prikup.thousand.game import Thousand
from tests.sheets.support import CASE, lines, played


def test_the_first_example() -> None:
    """PF-213: a light six made against one whister with four tricks."""
    score = played("preferans/klassika", "game 0 6 C; whist 1; tricks 6 4 0 0", dealer=3, start=CASE)
    assert lines(score, 1) == [(1, "whists.tricks", 8), (0, "pool.game", 1), (0, "hill.off", -1)]
    sheet = score.state.sheet
    assert sheet.pools == (1, 0, 0, 0)
    assert sheet.hills == (9, 10, 10, 10)
    assert sheet.whists[1][0] == 8
    assert sum(map(sum, sheet.whists)) == 8
    assert sheet.dealer == 0
    drawn = pulka(score.events, sheet, score.opening.sheet)
    assert drawn.sectors[0].hill == (10, 9)
    assert drawn.sectors[0].pool == (1,)


def test_the_second_example() -> None:
    """PF-214: a light seven on a simple bomb, one down against one whister with four tricks."""
    start = f"{CASE}; bombs - / 2 / - / -"
    score = played("preferans/klassika", "game 1 7 H; whist 2; tricks 0 6 4 0", dealer=3, start=start)
    assert sorted(lines(score, 1)) == sorted(
        [
            (1, "hill.under", 8),
            (2, "whists.tricks", 32),
            (2, "whists.consolation", 8),
            (0, "whists.consolation", 8),
            (3, "whists.consolation", 8),
        ]
    )
    sheet = score.state.sheet
    assert sheet.hills == (10, 18, 10, 10)
    assert [sheet.whists[seat][1] for seat in range(4)] == [8, 0, 40, 8]
    # "80 whists in the hill and 56 to partners".
    assert 10 * 8 == 80
    assert sum(row[1] for row in sheet.whists) == 56
    assert sheet.bombs[1] == (2,)


SETTLED = (
    "stage proper; size 20; pools 20 14 12 20; hills 20 2 30 26; "
    "whists 0 64 40 12 / 30 0 88 20 / 16 24 0 56 / 48 10 36 0"
)


def test_the_settlement() -> None:
    """PF-257b, step by step."""
    score = played("preferans/klassika", dealer=3, start=SETTLED)
    found = accounts(score.game.compiled, score.state.sheet)
    assert [one.carried for one in found] == [20, 8, 38, 26]
    assert [one.above for one in found] == [12, 0, 30, 18]
    assert [one.gives for one in found] == [30, 0, 75, 45]
    after = [[int(number) for number in one.whists] for one in found]
    assert after == [[0, 64, 115, 57], [60, 0, 163, 65], [46, 24, 0, 101], [78, 10, 111, 0]]
    assert [one.result for one in found] == [52, 190, -218, -24]
    said = shown(score, Texts("en", strict=True))
    assert [one.whole for one in said.accounts] == [52, 190, -218, -24]
    assert [one.result for one in said.accounts] == ["52", "190", "−218", "−24"]


def test_a_settlement_in_fractions() -> None:
    """PF-258b: whole whists sum to zero, too."""
    start = "stage proper; size 20; pools 20 20 20 20; hills 7 0 3 5"
    found = shown(played("preferans/klassika", start=start), Texts("en", strict=True)).accounts
    assert [one.gives for one in found] == ["17 1/2", "0", "7 1/2", "12 1/2"]
    assert [one.result for one in found] == ["−32 1/2", "37 1/2", "7 1/2", "−12 1/2"]
    assert [one.whole for one in found] == [-32, 38, 7, -13]


def test_a_new_deal_that_was_paid_for() -> None:
    """The price is a line between deals: the same dealer deals the same deal once more (BT-023a)."""
    game = Thousand.parse("thousand/ru+buyback.price=50")
    start = replace(game.compiled.fresh_sheet(0), totals=(100, 200, 300))
    state, _ = game.sheet_keeping(0, start)
    after, _ = game.enter(state, Entry(fault=Fault(1, "buyback")))
    assert after.sheet == replace(start, totals=(100, 150, 300))
