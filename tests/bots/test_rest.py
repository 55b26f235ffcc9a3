"""Claims of the rest: made and accepted only when they are certain."""

from __future__ import annotations

import pytest

from prikup.core.actions import Accept, Refuse, Rest
from prikup.core.cards import HEARTS, parse_cards
from prikup.thousand.seen.view import Trick
from tests.bots.support import cards_to_play, declared, thumb, tricks_of, view_of

FIVE = tricks_of((0, "HA H9 HJ", 0), (0, "DA D9 DJ", 0), (0, "CA C9 CJ", 0), (0, "SA S9 SJ", 0), (0, "HT HK HQ", 0))


def claims(hand: str, tricks: tuple[Trick, ...], **fields: object) -> bool:
    view = view_of(hand, declarer=0, contract=100, tricks=tricks, **fields)  # type: ignore[arg-type]
    return bool(thumb(view, (*cards_to_play(view), Rest())).action == Rest())


def test_top_cards_of_each_suit_are_claimed_when_there_is_no_trump() -> None:
    assert claims("DTK.CT", FIVE)


def test_a_card_that_may_be_beaten_forbids_the_claim() -> None:
    assert not claims("DK.CTK", FIVE)


def test_a_long_suit_is_certain_once_the_others_can_have_none_left() -> None:
    tricks = tricks_of((0, "HA H9 HJ", 0), (0, "HT HK SJ", 0), (0, "CA C9 CJ", 0), (0, "SA S9 ST", 0))
    # King and queen are out, perhaps in one hand: ace and ten draw both, and jack and nine are good.
    assert claims("DATJ9", tricks)
    # The ace alone draws one of them.
    assert not claims("HQ.DAJ9", tricks)
    # The queen of hearts cannot be beaten: no other hearts are left.
    assert claims("HQ.DATK", tricks)


def test_a_marriage_is_declared_before_the_rest_is_claimed() -> None:
    tricks = tricks_of((0, "HA H9 HJ", 0), (0, "HT HK SJ", 0), (0, "CA C9 CJ", 0), (0, "SA S9 DJ", 0))
    assert not claims("DATKQ", tricks)


def test_a_trump_that_is_out_forbids_the_claim_of_side_tricks() -> None:
    tricks = tricks_of((0, "HK H9 HJ", 0), (0, "DA D9 DJ", 0), (0, "CA C9 CJ", 0), (0, "SA S9 SJ", 0))
    made = {"trump": HEARTS, "declarations": declared(0, HEARTS, 100)}
    assert not claims("HQ.DTK.CT", tricks, **made)
    # Ace and queen draw the ten that is out only if it falls to the ace; it must.
    assert claims("HAQ.DT.CT", tricks, **made)
    assert not claims("HQ.DT.CTK", tricks, **made)


@pytest.mark.parametrize(
    ("hand", "shown", "accepted"),
    [
        # The tens laid open beat these nines and the kings of the third hand.
        ("D9.C9.S9", "DT.CT.ST", True),
        # The ten of diamonds beats the king laid open.
        ("DT.C9.S9", "DK.CT.ST", False),
        # The third hand must hold it.
        ("D9.C9.S9", "DK.CT.ST", False),
    ],
)
def test_an_answer_depends_on_the_cards_laid_open(hand: str, shown: str, accepted: bool) -> None:
    tricks = tricks_of(
        (1, "HA H9 HJ", 1), (1, "DA DQ DJ", 1), (1, "CA CQ CJ", 1), (1, "SA SQ SJ", 1), (1, "HT HK HQ", 1)
    )
    view = view_of(hand, declarer=1, contract=100, phase="resting", rest=1, rest_hand=parse_cards(shown), tricks=tricks)
    choice = thumb(view, (Accept(), Refuse()))
    assert (choice.action == Accept()) == accepted


def test_a_trump_in_hand_refuses() -> None:
    tricks = tricks_of(
        (1, "HA HK HJ", 1), (1, "DA DQ DJ", 1), (1, "CA CQ CJ", 1), (1, "SA SQ SJ", 1), (1, "HT HQ DT", 1)
    )
    view = view_of(
        "H9.C9.S9",
        declarer=1,
        contract=100,
        phase="resting",
        rest=1,
        rest_hand=parse_cards("DK.CT.ST"),
        tricks=tricks,
        trump=HEARTS,
        declarations=declared(2, HEARTS, 100),
    )
    assert thumb(view, (Accept(), Refuse())).action == Refuse()
