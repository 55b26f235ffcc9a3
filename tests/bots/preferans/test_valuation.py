"""Hands valued by the document's tables (PF-090..151), worked out by hand."""

from __future__ import annotations

import pytest

from prikup.bots.preferans.memory import ALL
from prikup.bots.preferans.thumb.holes import bearable, caught, clean, danger, with_talon, without_holes
from prikup.bots.preferans.thumb.tricks import best, defensive, entering, surely, unbeatable, worth_in
from prikup.core.cards import CLUBS, DIAMONDS, HEARTS, parse_cards
from prikup.preferans.layout import NO_TRUMP
from prikup.search import layouts
from prikup.search.holdings.document import by_suit, listed


def suit(ranks: str) -> int:
    """A holding as eight bits."""
    return parse_cards(f"S{ranks}") if ranks else 0


@pytest.mark.parametrize(
    ("holding", "tricks"),
    [
        ("", 0),
        ("A", 1),
        ("AK", 2),
        ("AKQJ987", 7),
        ("AK87", 3),
        ("AKT98", 4.5),
        ("AQJ", 1),
        ("AQJ7", 2.5),
        ("AQJT98", 6.5),
        ("AJ98", 2),
        ("AT98", 1.5),
        ("K", 0),
        ("KQ", 0.85),
        ("KQJ", 1.75),
        ("KQ87", 3),
        ("KJ87", 1.25),
        ("QJ9", 0.15),
        ("J987", 0.5),
        ("T987", 1),
        # Left out of the table: the most listed for a holding that it dominates (PF-136a).
        ("AK7", 2),
        ("AKQ87", 4.5),
        ("KQJ87", 4),
        ("KQJ987", 5),
        ("A7", 1),
        ("K7", 0),
        ("T9", 0),
    ],
)
def test_a_holding_takes_the_tricks_of_the_table(holding: str, tricks: float) -> None:
    assert listed(suit(holding)) == tricks


def test_a_hand_is_the_sum_of_its_suits() -> None:
    assert by_suit(parse_cards("HAKQ87.DA7.CK7.S9")) == (0, 0, 1, 4.5)


@pytest.mark.parametrize(
    ("hand", "suits"),
    [
        # 4.5 and 1 in two suits are more than four; one suit of 5.5 is more than five (PF-060).
        ("HAKQ87.DA7.CK7.S9", (HEARTS, DIAMONDS)),
        ("HAJT987.D87.C9.S9", (HEARTS,)),
        # 3 and 1 are not.
        ("HAK87.DA7.CK7.S98", ()),
        ("HK7.DQ87.CJ87.SQ9", ()),
    ],
)
def test_two_strong_suits_or_a_very_strong_one_enter_the_auction(hand: str, suits: tuple[int, ...]) -> None:
    assert entering(parse_cards(hand)) == suits


def test_the_trump_is_the_long_suit() -> None:
    hand = parse_cards("HAKQ87.DA7.CK7.S9")
    assert best(hand, leads=False).strain == HEARTS
    assert worth_in(hand, HEARTS, leads=False) > worth_in(hand, CLUBS, leads=False) + 1


@pytest.mark.parametrize(
    ("hand", "leads"),
    [
        # A suit that runs takes its tricks only if its hand has the lead; else the others run theirs.
        ("HAKQJ87.DA8.C98", True),
        ("HAKQ87.DAK.CQ9.S8", True),
        # Aces alone are no tricks beyond themselves, whoever leads.
        ("HA98.DTQ8.CA8.SAQ", True),
        ("HA98.DTQ8.CA8.SAQ", False),
        ("HAQ9.DKJ8.CA8.SK9", False),
        ("HAKQ.DAKQ.CA9.SA7", False),
    ],
)
def test_a_hand_without_trump_is_worth_what_best_defence_leaves_it(hand: str, *, leads: bool) -> None:
    """The mean over layouts of the other hands, by the solver, which knows nothing of how the hand is counted."""
    found = layouts(hand, leader=0 if leads else 1, strains=[NO_TRUMP], samples=200, threads=1)
    mean = found.contract(NO_TRUMP).tricks.value
    assert abs(worth_in(parse_cards(hand), NO_TRUMP, leads=leads) - mean) < 1


def test_defensive_tricks_count_honours_and_trumps() -> None:
    strong, weak = parse_cards("HKQ7.DA87.CAK.S98"), parse_cards("H87.D987.CT98.S98")
    assert defensive(strong, HEARTS) > 3.5
    assert defensive(weak, HEARTS) == 0


def test_sure_tricks_are_sure_in_the_worst_lay() -> None:
    hand = parse_cards("HAKQJT.DAK.CA.S98")
    assert surely(hand, ALL & ~hand, HEARTS) == 8
    # Three trumps may outlast the king and queen.
    short = parse_cards("HA7.DAKQJT.CAK.S9")
    assert surely(short, ALL & ~short, HEARTS) == 1


def test_twelve_cards_without_a_hole_are_unbeatable() -> None:
    hand = parse_cards("HAKQJT9.DAKQ.CA")
    assert unbeatable(hand, ALL & ~hand, HEARTS, leads=True)
    assert not unbeatable(parse_cards("HAKQJT9.DAK.C98"), ALL & ~hand, HEARTS, leads=True)


@pytest.mark.parametrize(
    ("holding", "leads", "chance"),
    [
        ("", False, 0),
        ("79JKA", False, 0),
        ("79TQA", False, 0),
        ("7T", False, 0.5),
        ("79", True, 0.05),
        ("7J", False, 0.8),
        ("7Q", False, 0.95),
        ("8", True, 0.05),
        ("8", False, 0.3),
        ("89", False, 0.8),
        ("9", True, 0.15),
        ("9", False, 0.85),
        ("78Q", False, 0.2),
        ("79K", False, 0.7),
        ("79A", False, 1),
        ("78TA", False, 0.1),
        ("T", False, 1),
        ("89T", False, 1),
    ],
)
def test_a_hole_is_caught_as_often_as_the_table_says(holding: str, chance: float, *, leads: bool) -> None:
    assert caught(suit(holding), leads=leads) == pytest.approx(chance)


def test_a_clean_suit_has_every_layer() -> None:
    assert clean(suit("79JK"))
    assert not clean(suit("7TJ"))


def test_at_most_two_holes_of_eighty_per_cent_in_all_are_borne() -> None:
    assert bearable(parse_cards("H79J.D78T.C7T.S78"), leads=False)
    assert not bearable(parse_cards("H7T.D7J.C789.S789"), leads=False)
    assert danger(parse_cards("H79J.D78T.C78.S78"), leads=False) == 0


def test_the_holes_are_laid_away() -> None:
    kept = without_holes(parse_cards("H79J.D78T.C78.S78.HA.CA"), leads=False)
    assert kept == parse_cards("H79J.D78T.C78.S78")
    assert with_talon(parse_cards("H79J.D78T.C78.S78"), leads=False)[0] < 0.1
    assert with_talon(parse_cards("HAK.DAK.CAKQ.SAKQ"), leads=False)[0] == 1


def test_a_suit_without_its_seven_bears_no_misere() -> None:
    """PF-151."""
    assert bearable(parse_cards("H79J.D78T.C78.S78"), leads=False)
    assert not bearable(parse_cards("H89J.D78T.C78.S78"), leads=False)


@pytest.mark.parametrize(
    ("cards", "trump", "leads", "sure"),
    [
        ("HAKQJT98.DAK.CA", HEARTS, True, True),
        # Somebody else leads a spade, which the seven of hearts may trump: the deal is not sure from there.
        ("HAKQJT98.DAK.CA", HEARTS, False, False),
        ("HAKQJT987.DA.CA", HEARTS, False, True),
        ("SAKQJ.CAK.DAK.HAK", -1, False, True),
        ("SAKQJT987.CAK", -1, True, True),
        ("SAKQJT987.CAK", -1, False, False),
    ],
)
def test_a_hand_that_nothing_can_beat(cards: str, trump: int, *, leads: bool, sure: bool) -> None:
    hand = parse_cards(cards)
    assert unbeatable(hand, ALL & ~hand, trump, leads=leads) is sure
