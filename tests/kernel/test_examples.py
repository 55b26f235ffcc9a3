"""Examples from the documents, by their ledger ids, and single rules in their simplest form."""

from __future__ import annotations

from typing import Any

import pytest

from prikup._kernel import Policy
from tests.kernel.support import DECK, card_id, mask, names, suit_id

RUSSIAN = Policy()
POLISH = Policy(beat=True, trump_void="beat", overtrump=True)
POLISH_TRUMP_DUE = Policy(beat=True, trump_void="must", overtrump=True)


def ids(cards: str) -> list[int]:
    return [card_id(card) for card in cards.split()]


def legal(policy: Policy, hand: str, trick: str, trump: str | None = None, **rest: Any) -> set[str]:
    cards = policy.legal(mask(hand.split()), ids(trick), suit_id(trump), **rest)
    return set(names(cards))


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        pytest.param("S9 SA DJ", "D", "DJ", id="TH-P-047"),
        pytest.param("CA HJ HT", "H", "HT", id="TH-P-048"),
        pytest.param("SK ST SA", None, "SA", id="ace above ten"),
        pytest.param("SK ST SQ", None, "ST", id="ten above king (TH-R-004)"),
        pytest.param("S9 HA DA", None, "S9", id="no trump: other suits cannot win"),
        pytest.param("S9 HA DA", "C", "S9", id="no trump played"),
    ],
)
def test_winner(trick: str, trump: str | None, winner: str) -> None:
    offset = RUSSIAN.winner(ids(trick), suit_id(trump))
    assert trick.split()[offset] == winner


def test_nobody_beats_a_ruff_in_the_suit_led() -> None:
    """TH-P-053: hearts led, ruffed with the jack of diamonds; J and A of hearts are both free."""
    assert legal(POLISH, "HJ HA CA", "HQ DJ", "D") == {"HJ", "HA"}
    assert legal(POLISH, "HJ HA CA", "HQ H9", "D") == {"HA"}


@pytest.mark.parametrize(
    ("policy", "hand", "trick", "trump", "expected"),
    [
        pytest.param(RUSSIAN, "HJ HA CA", "HQ", None, "HJ HA", id="TH-R-065, 067 follow, no duty to beat"),
        pytest.param(RUSSIAN, "D9 CA CK", "HQ", "D", "D9", id="TH-R-066 void: trump"),
        pytest.param(RUSSIAN, "D9 DA CK", "HQ DT", "D", "D9 DA", id="TH-R-067 no duty to overtrump"),
        pytest.param(RUSSIAN, "SA CA", "HQ", "D", "SA CA", id="TH-R-068 neither: any card"),
        pytest.param(RUSSIAN, "SA CA", "HQ", None, "SA CA", id="TH-R-063 no trump yet"),
        pytest.param(POLISH, "H9 HJ", "HQ", None, "H9 HJ", id="TH-P-052 cannot beat: any of the suit"),
        pytest.param(POLISH, "D9 DA CK", "HQ DT", "D", "DA", id="TH-P-055 overtrump"),
        pytest.param(POLISH, "D9 CK", "HQ DT", "D", "D9 CK", id="TH-P-055 only lower trumps: any card"),
        pytest.param(POLISH_TRUMP_DUE, "D9 CK", "HQ DT", "D", "D9", id="TH-P-055 option: a trump is due"),
        pytest.param(POLISH, "D9 DA CK", "DT", "D", "DA", id="TH-P-052 applies to trumps led"),
    ],
)
def test_duties(policy: Policy, hand: str, trick: str, trump: str | None, expected: str) -> None:
    assert legal(policy, hand, trick, trump) == set(expected.split())


def test_duties_hold_from_their_trick_on() -> None:
    """TT-A-017, 021: no duty in the first four tricks."""
    policy = Policy(players=2, duties_from=4, beat=True, trump_void="must", overtrump=True)
    assert legal(policy, "HA C9", "H9", None, index=3) == {"HA", "C9"}
    assert legal(policy, "HA C9", "H9", None, index=4) == {"HA"}


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "due"),
    [
        pytest.param("H9 HA CA", "HT", "C", "HA", id="follow and beat"),
        pytest.param("H9 CA DA", "S9", "H", "H9", id="trump"),
        pytest.param("H9 HA DA", "S9 HT", "H", "HA", id="overtrump"),
    ],
)
def test_all_duties_begin_with_the_same_trick(hand: str, trick: str, trump: str, due: str) -> None:
    """TT-A-017, 021, 022."""
    policy = Policy(players=3, duties_from=4, beat=True, trump_void="must", overtrump=True)
    assert legal(policy, hand, trick, trump, index=3) == set(hand.split())
    assert legal(policy, hand, trick, trump, index=4) == set(due.split())


def test_another_players_trump_is_led_only_from_a_hand_of_trumps() -> None:
    """BT-028."""
    policy = Policy(lead_foreign_trump=False)
    assert legal(policy, "HA C9", "", "H", foreign=True) == {"C9"}
    assert legal(policy, "HA H9", "", "H", foreign=True) == {"HA", "H9"}
    assert legal(policy, "HA C9", "", "H", foreign=False) == {"HA", "C9"}
    assert legal(RUSSIAN, "HA C9", "", "H", foreign=True) == {"HA", "C9"}


def test_points_of_the_pack() -> None:
    """TH-R-005: 30 a suit, 120 in the pack."""
    assert [RUSSIAN.points(1 << card_id("H" + rank)) for rank in "ATKQJ9"] == [11, 10, 4, 3, 2, 0]
    assert RUSSIAN.points(mask(card for card in DECK if card[0] == "S")) == 30
    assert RUSSIAN.points(0xFFFF_FFFF) == 120


@pytest.mark.parametrize(
    ("announce", "index", "tricks_taken", "first_winner", "may"),
    [
        ("never", 3, 3, True, False),
        ("lead", 0, 0, False, True),
        ("own_trick", 0, 0, False, False),
        ("own_trick", 1, 1, True, True),
        ("first_winner", 0, 0, False, False),
        ("first_winner", 2, 1, False, False),
        ("first_winner", 2, 1, True, True),
    ],
)
def test_who_may_announce(announce: Any, index: int, tricks_taken: int, first_winner: bool, may: bool) -> None:
    """TH-R-070, 071, 128."""
    policy = Policy(announce=announce)
    cards = policy.announceable(mask(["HK", "HQ", "CK"]), index, tricks_taken, first_winner)
    assert set(names(cards)) == ({"HK", "HQ"} if may else set())


def test_a_suit_without_a_value_has_no_marriage() -> None:
    hand = mask(["SK", "SQ", "HK", "HQ"])
    no_spades = Policy(marriages=[0, 60, 80, 100])
    assert set(names(no_spades.announceable(hand, 0, 0, first_winner=False))) == {"HK", "HQ"}
    by_order = Policy(marriages=[0, 0, 0, 0], marriages_by_order=[40, 60, 80, 100])
    assert by_order.announceable(hand, 0, 0, first_winner=False) == hand


@pytest.mark.parametrize(
    ("trump", "may"),
    [(None, "SK SQ DK DQ HK HQ"), ("S", "DK DQ HK HQ"), ("C", "DK DQ HK HQ"), ("D", "HK HQ"), ("H", "")],
)
def test_a_rising_marriage_is_worth_more_than_the_trump(trump: str | None, may: str) -> None:
    """B1-003, by the values of TH-R-009: spades 40, clubs 60, diamonds 80, hearts 100."""
    hand = mask(["SK", "SQ", "DK", "DQ", "HK", "HQ"])
    rising = Policy(trump_keep="rising")
    assert set(names(rising.announceable(hand, 1, 1, first_winner=True, trump=suit_id(trump)))) == set(may.split())
    by_order = Policy(trump_keep="rising", marriages_by_order=[40, 60, 80, 100])
    assert by_order.announceable(hand, 1, 1, first_winner=True, trump=suit_id(trump)) == hand
    # Under the other ways to keep a trump it bars nothing, and without a trump named it is none.
    assert RUSSIAN.announceable(hand, 1, 1, first_winner=True, trump=suit_id(trump)) == hand
    assert rising.announceable(hand, 1, 1, first_winner=True) == hand


def test_a_rising_marriage_bars_no_aces() -> None:
    aces = mask(["SA", "CA", "DA", "HA"])
    policy = Policy(trump_keep="rising", ace_marriage=40)
    assert policy.announceable(aces | mask(["SK", "SQ"]), 1, 1, first_winner=True, trump=suit_id("H")) == aces
    assert policy.announcement(card_id("SA"), 8, suit_id("H"), 100) == (40, False)


def test_a_fixed_trump_is_foreign_to_nobody() -> None:
    """B1-007: no announcement made it, so BT-028 has nothing to forbid."""
    policy = Policy(players=2, fixed_trump=suit_id("H"), marriages=[20, 20, 20, 40], lead_foreign_trump=False)
    hands = mask(["HK", "HQ", "SA"]), mask(["H9", "S9", "D9"])
    cards, announced = policy.choices(0, hands, (), suit_id("H"), -1, 0, (0, 0), -1)
    assert (cards, announced) == (hands[0], mask(["HK", "HQ"]))
    assert policy.announcement(card_id("HK"), 0, suit_id("H"), 0) == (40, False)
    assert policy.announcement(card_id("DK"), 8, suit_id("H"), 0) == (20, False)


def test_four_aces_are_announced_when_leading_one() -> None:
    """BT-027."""
    aces = ["SA", "CA", "DA", "HA"]
    policy = Policy(ace_marriage=200)
    assert set(names(policy.announceable(mask([*aces, "H9"]), 0, 0, first_winner=False))) == set(aces)
    assert policy.announceable(mask(aces[:3]), 0, 0, first_winner=False) == 0
    assert RUSSIAN.announceable(mask(aces), 0, 0, first_winner=False) == 0
