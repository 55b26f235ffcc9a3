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


def test_four_aces_are_announced_when_leading_one() -> None:
    """BT-027."""
    aces = ["SA", "CA", "DA", "HA"]
    policy = Policy(ace_marriage=200)
    assert set(names(policy.announceable(mask([*aces, "H9"]), 0, 0, first_winner=False))) == set(aces)
    assert policy.announceable(mask(aces[:3]), 0, 0, first_winner=False) == 0
    assert RUSSIAN.announceable(mask(aces), 0, 0, first_winner=False) == 0
