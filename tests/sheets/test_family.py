"""Sheets of the family's other games: deals without an auction, nobody bidding, cards that come to nobody, a tariff."""

from __future__ import annotations

import pytest

from prikup.sheets import keeper
from prikup.sheets.as_text import settlement_lines
from prikup.sheets.errors import SheetError
from prikup.sheets.shown import shown
from prikup.texts import Texts

EN = Texts("en")


def kept(rules: str, names: tuple[str, ...], *entries: str) -> keeper.ScoredSheet:
    """A sheet with some entries, dealt first by seat 0."""
    sheet = keeper.begun(rules, names, 0)
    for entry in entries:
        sheet = keeper.added(sheet, entry).kept
    return keeper.played(sheet)


def refused(rules: str, names: tuple[str, ...], entry: str) -> str:
    """The code with which an entry is refused."""
    with pytest.raises(SheetError) as caught:
        kept(rules, names, entry)
    assert caught.value.cause is not None
    return caught.value.cause.code


TWO = ("Anna", "Boris")
THREE = ("Anna", "Boris", "Vera")


def test_1001_is_kept_and_settled_at_its_tariff() -> None:
    """All marriages are Anna's; who is short of 1001 pays a point for a point (TT-A-028)."""
    deal = "deal; points 90 30; tricks 9 3; marriages 0 C / 0 S / 0 H / 0 D"
    score = kept("1001/hulsemann", TWO, deal, deal, deal)
    # 90 + 280 each time: 370, 740, 1110; Boris 30, 60, 90 and 911 short.
    assert score.state.sheet.totals == (1110, 90)
    assert score.winners == (0,)
    told = shown(score, EN)
    assert told.next.said[1:] == ("Payments: Anna +911, Boris −911.",)
    assert settlement_lines(told, EN)[-1] == "Payments: Anna +911, Boris −911."


def test_marriages_of_who_has_no_trick_are_not_counted() -> None:
    """Boris leads to the first trick and declares, and never takes one (TT-A-013, TT-A-016)."""
    score = kept("1001/hulsemann", TWO, "deal; points 120 0; tricks 12 0; marriages 1 C")
    assert score.state.sheet.totals == (120, 0)
    assert refused("1001/hulsemann", TWO, "deal; points 0 120; tricks 0 12; marriages 0 C") == "entry_no_trick"


def test_without_an_auction_there_is_no_contract_and_with_one_no_bare_deal() -> None:
    assert refused("1001/hulsemann", TWO, "contract 0 100; points 90 30; tricks 9 3") == "entry_contract"
    assert refused("thousand/pl-2a", TWO, "deal; points 90 30; tricks 7 3") == "entry_contract"
    assert refused("thousand/pl-2a", TWO, "passed") == "entry_contract"


def test_nobody_bid_and_the_next_one_deals() -> None:
    """TT-C-009: nothing is written."""
    score = kept("1001/mcleod", THREE, "passed")
    assert score.state.sheet.totals == (0, 0, 0)
    assert (score.state.sheet.dealer, score.state.sheet.deals) == (1, 0)


def test_the_bidders_discards_may_count_without_a_trick() -> None:
    """TT-C-010: 21 points lie away, and the others have all six tricks; 40 was bid and is lost."""
    score = kept("1001/mcleod", THREE, "contract 1 40; points 50 21 49; tricks 3 0 3")
    assert score.state.sheet.totals == (50, -40, 50)
    # Two cards hold no more than two aces.
    assert refused("1001/mcleod", THREE, "contract 1 40; points 50 23 47; tricks 3 0 3") == "entry_no_trick"


def test_a_dead_hand_comes_to_nobody() -> None:
    """BT-004: seven cards are not dealt and one is laid away, so the points need not come to 120."""
    score = kept("thousand/ru-2", TWO, "contract 1 100; points 20 70; tricks 2 6; marriages 1 S")
    assert score.state.sheet.totals == (20, 100)
    # Eight cards hold no more than four aces and four tens, 84 points.
    assert refused("thousand/ru-2", TWO, "contract 1 100; points 10 20; tricks 2 6") == "entry_sum"
    assert refused("thousand/pl-2a", TWO, "contract 1 100; points 20 70; tricks 4 6") == "entry_sum"
