"""Lines that no play gives: refused when they are entered, kept and marked where an older sheet holds them."""

from __future__ import annotations

import pytest

from prikup import games, sheets
from prikup.notation.entries import parse_entry
from prikup.sheets import keeper
from prikup.sheets.errors import SheetError
from prikup.sheets.shown import shown
from prikup.texts import COMPLETE, Texts
from prikup.thousand.events import AuctionWon
from tests.sheets.support import kept

HEAD = "prikup sheet 1\nrules: thousand/ru-common\nseat 0: Anna\nseat 1: Boris\nseat 2: Vera\ndealer: 0\n\n"
GOOD = "contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H"
BAD = "contract 2 120 dark; points 31 14 75; tricks 2 1 5; marriages 2 H"
OLD = f"{HEAD}{GOOD}\n{BAD}\n# tea\n"


def test_an_older_sheet_is_read_counted_and_marked() -> None:
    sheet = keeper.parse(OLD)
    assert sheet.text() == OLD
    score = keeper.played(sheet)
    assert [line.impossible and line.impossible.code for line in score.written] == [None, "entry_dark_bid"]
    # The contract counts double, as it always did.
    assert score.written[1].totals == (60, 135, 255)
    told = shown(score, Texts("en")).lines
    assert told[0].impossible == ""
    assert told[1].impossible == (
        "No play gives this line, but it counts as it is. Vera cannot have bid dark: only the opener can, "
        "with the total that these rules ask."
    )


def test_a_deal_that_was_written_off_was_won_at_its_bid() -> None:
    game = games.game("thousand/ru")
    state, _ = game.sheet_keeping(0)
    _, told = game.enter(state, parse_entry(game, "writeoff 1 120; bid 100"))
    assert [one.event for one in told if isinstance(one.event, AuctionWon)] == [
        AuctionWon(1, 100, forced=True, dark=False)
    ]


@pytest.mark.parametrize("language", COMPLETE)
def test_it_is_marked_in_every_language(language: str) -> None:
    assert "Vera" in shown(keeper.played(keeper.parse(OLD)), Texts(language, strict=True)).lines[1].impossible


def test_other_lines_of_it_can_be_changed() -> None:
    sheet = keeper.parse(OLD)
    assert keeper.added(sheet, "fault 1 look").kept.lines == (GOOD, BAD, "fault 1 look")
    assert keeper.edited(sheet, 1, "contract 1 130; points 31 75 14; tricks 2 5 1; marriages 1 H").kept.lines[1] == BAD
    assert keeper.removed(sheet, 1).kept.lines == (BAD,)
    assert keeper.removed(sheet, 2).kept.lines == (GOOD,)
    assert keeper.undone(sheet).kept.lines == (GOOD,)
    with pytest.raises(SheetError) as caught:
        keeper.edited(sheet, 2, BAD)
    assert caught.value.cause is not None
    assert caught.value.cause.code == "entry_dark_bid"


def test_a_change_that_makes_a_later_line_impossible_is_refused() -> None:
    """Seat 2 opens the second deal and bids dark from 241 on; without the first deal nobody has so much."""
    sheet = keeper.begun("thousand/ru", ("Anna", "Boris", "Vera"), 0, start="totals 0 0 200")
    first = "contract 1 120; points 31 45 44; tricks 2 3 3; marriages 1 H"
    second = "contract 2 120 dark; points 31 14 75; tricks 2 1 5; marriages 2 H"
    sheet = keeper.added(keeper.added(sheet, first).kept, second).kept
    with pytest.raises(SheetError, match="entry_"):
        keeper.removed(sheet, 1)
    with pytest.raises(SheetError, match="entry_"):
        keeper.edited(sheet, 1, "fault 1 look")


def test_programs_see_it() -> None:
    sheet = sheets.parse(OLD)
    assert [line.number for line in sheet.written if line.impossible] == [2]
    game = games.game("thousand/ru-common")
    state, _ = game.sheet_keeping(0)
    assert game.impossible(state, parse_entry(game, GOOD)) is None
    fault = game.impossible(state, parse_entry(game, BAD))
    assert fault is not None
    assert fault.code == "entry_dark_bid"


def test_marriages_that_count_for_nothing_have_a_line() -> None:
    """TT-A-013: Boris leads to the first trick and declares, and takes none."""
    sheet = keeper.begun("1001/hulsemann", ("Anna", "Boris"), 0)
    sheet = keeper.added(sheet, "deal; points 120 0; tricks 12 0; marriages 1 C").kept
    for language in COMPLETE:
        (told,) = shown(keeper.played(sheet), Texts(language, strict=True)).lines
        assert "Boris" in told.said[-1]
        assert "100" in told.said[-1]
        assert told.totals == (120, 0)


def test_a_finished_sheet_counts_no_deals_on_the_barrel() -> None:
    rules = "thousand/ru-common+end.target=1000"
    begun = sheets.begin(rules, ["Anna", "Boris", "Vera"], start="totals 880 880 120; barrel 1 1 0")
    assert "2" in begun.enter("writeoff 2 120").draw()
    won = begun.enter("contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H")
    assert won.over
    barrel = Texts("en").mark("barrel")
    assert barrel in begun.draw()
    assert barrel not in won.draw()


def test_forms_offer_what_can_be() -> None:
    """Dark only for an opener with the total for it; a bomb needs no word about who was forced."""
    texts = Texts("en")

    def flags(start: str) -> set[str]:
        sheet = kept("thousand/ru", start=start)
        (form,) = [one for one in shown(keeper.played(sheet), texts).forms if one.name == "contract"]
        return {item.name for item in form.head if item.kind == "flag"}

    assert "dark" not in flags("totals 300 0 0")
    assert "dark" in flags("totals 0 300 0")
    four = shown(keeper.played(kept("thousand/ru-4+table.pay=points")), texts).forms
    assert ["talon" in [item.name for item in form.more] for form in four if form.name == "contract"] == [True]


def test_the_bounds_of_a_number_leave_out_nothing_that_can_be_entered() -> None:
    """The page lets nobody send a number beyond them."""
    sheet = kept("thousand/ru-common+special.misere=120+special.slam=240+auction.ceiling=200")
    (form,) = [one for one in shown(keeper.played(sheet), Texts("en")).forms if one.name == "contract"]
    (amount,) = [item for item in form.head if item.name == "amount"]
    assert (amount.least, amount.most) == (100, 240)
    assert keeper.added(sheet, "contract 1 240 slam; points 0 120 0; tricks 0 8 0").kept.lines
    for item in form.more:
        if item.kind == "numbers":
            assert (item.least, item.most) == (0, {"points": 120, "tricks": 8}[item.name])


@pytest.mark.parametrize(
    ("rules", "amount"),
    [("thousand/ru+sale.tries=2", 105), ("thousand/ru+sale.rebuy=on", 105), ("thousand/pl+sale.tries=3", 110)],
)
def test_nobody_buys_cards_for_the_first_bid_above_his_own(rules: str, amount: int) -> None:
    """Seat 0 opens at 100; whoever can offer it cards has bid more than that (BT-023)."""
    sheet = keeper.begun(rules, ("Anna", "Boris", "Vera"), 2)
    with pytest.raises(SheetError) as caught:
        keeper.added(sheet, f"contract 0 {amount}; bid {amount}; points 75 31 14; tricks 5 2 1")
    assert caught.value.cause is not None
    assert caught.value.cause.code == "entry_bid_not_won"
    step = 5 if amount == 105 else 10
    assert keeper.added(
        sheet, f"contract 0 {amount + step}; bid {amount + step}; points 75 31 14; tricks 5 2 1"
    ).kept.lines
    assert keeper.added(sheet, f"contract 0 {amount}; points 75 31 14; tricks 5 2 1").kept.lines
