"""Single decisions while cards are drawn, and what a seat knows meanwhile (TT-A, TH-P-109..113)."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.thumb import situation
from prikup.bots.thousand.thumb.situation import WINNER, TrickSituation
from prikup.bots.thousand.thumb.stock import RACE, USUAL, lies_open
from prikup.core.actions import Play
from prikup.core.cards import HEARTS, SPADES, parse_card, parse_cards
from prikup.thousand.seen.view import View
from tests.bots.support import cards_to_play, declared, thumb, tricks_of, view_of

RULES = "1001/hulsemann"
HOUSE = compiled_rules_of(RULES)


def drawing(cards: str, *, stock: int = 8, rules: str = RULES, **fields: Any) -> View:
    """Two hands of eight and a stock of eight, or what is left of it."""
    return view_of(cards, rules=rules, stock=stock, **fields)


def remembered(view: View) -> Memory:
    return Memory(compiled_rules_of(view.rules), view)


def card(text: str, *, announce: bool = False) -> Play:
    return Play(parse_card(text), announce)


# What is known.


def test_what_is_not_held_is_in_the_other_hand_or_in_the_stock() -> None:
    memory = remembered(drawing("HAT.DAT.CAT.SAT"))
    assert memory.left == [8, 8]
    assert memory.chance(1, parse_cards("HK")) == 0.5
    assert not memory.complete


def test_hands_stay_at_eight_while_cards_are_drawn() -> None:
    memory = remembered(drawing("HAT.DAT.CAT.SA9", stock=6, tricks=tricks_of((0, "SJ SK", 1))))
    assert memory.left == [8, 8]
    assert memory.others & parse_cards("SJK") == 0


DRAWN = tricks_of((0, "SJ SK", 1), (1, "S9 SQ", 0), (0, "C9 CJ", 1), (1, "D9 DJ", 0))


def test_without_a_stock_every_card_is_known() -> None:
    view = drawing("HAT.DAT.CAT.SAT", stock=0, tricks=DRAWN)
    memory = remembered(view)
    assert memory.complete
    assert memory.possible[1] == parse_cards("HKQJ9.DKQ.CKQ") & memory.others
    assert memory.chance(1, parse_cards("HK")) == 1


def test_a_discard_says_nothing_while_nobody_has_to_follow() -> None:
    view = drawing("HAT.DAT.CAT.SA9", stock=6, tricks=tricks_of((0, "SJ D9", 0)))
    memory = remembered(view)
    assert not any(memory.lacks(1, suit) for suit in range(4))


def test_where_duties_hold_a_drawn_card_ends_what_a_discard_told() -> None:
    """The document of the Polish game names no exception while cards are drawn (TH-P-111)."""
    rules = "thousand/pl-2d"
    early = view_of("HAT.DAT.SA", rules=rules, stock=10, tricks=tricks_of((0, "SJ D9", 0)))
    assert not any(remembered(early).lacks(1, suit) for suit in range(4))
    late = view_of(
        "HAT.DA.CT.ST",
        rules=rules,
        tricks=tricks_of(
            (0, "SJ SK", 1),
            (1, "S9 SQ", 0),
            (0, "C9 CJ", 1),
            (1, "D9 DJ", 0),
            (0, "CK CQ", 0),
            (0, "H9 HJ", 1),
            (1, "SA DT", 1),
        ),
        seat=1,
    )
    assert remembered(late).complete
    assert remembered(late).possible[0] == parse_cards("HKQ.DKQ.CA")


def test_the_open_card_of_the_stock_is_in_no_hand() -> None:
    memory = remembered(drawing("HAT.DAT.CAT.SA9", rules=RULES + "+deal.expose=on", exposed=parse_card("ST")))
    assert memory.chance(1, parse_cards("ST")) == 0


# Leading.


def test_a_marriage_is_declared_on_the_first_lead() -> None:
    assert thumb(drawing("HKQ.DA9.CJ9.SJ9")).action == card("HQ", announce=True)


def test_a_worthless_card_is_led_and_the_aces_stay() -> None:
    choice = thumb(drawing("HAJ.DAT.CAT.SK9"))
    assert choice.action in (card("S9"), card("HJ"))
    assert choice.reason.id in ("hint-draw-low", "hint-draw-marriage")


def test_halves_of_marriages_are_kept_while_they_may_be_completed() -> None:
    choice = thumb(drawing("HK.DQ.CK.SQ.HJ.DAT.CA"))
    assert choice.action == card("HJ")
    assert choice.reason.id == "hint-draw-marriage"


def test_half_of_a_marriage_that_is_dead_is_not_kept() -> None:
    view = drawing("HK.DATJ.CAT.SA", stock=6, tricks=tricks_of((0, "H9 HQ", 0)))
    assert view.hand is not None
    scene_keeps = thumb(view).action
    assert scene_keeps in (card("DJ"), card("HK"))


# Following.


def test_a_ten_that_is_led_is_taken() -> None:
    assert thumb(drawing("HAJ.DJ9.CJ9.SJ9", tricks=tricks_of((1, "HT", -1)))).action == card("HA")


def test_a_ten_that_is_led_is_taken_by_a_low_trump() -> None:
    made: dict[str, Any] = {"trump": SPADES, "declarations": declared(0, SPADES, 80)}
    view = drawing("HAJ.DJ9.CJ9.SJ9", stock=6, tricks=tricks_of((0, "SQ SA", 1), (1, "HT", -1)), **made)
    choice = thumb(view)
    assert choice.action in (card("SJ"), card("S9"))
    assert choice.reason.id == "hint-ruff"


def test_nothing_good_is_thrown_on_a_trick_that_is_lost() -> None:
    made: dict[str, Any] = {"trump": SPADES, "declarations": declared(1, SPADES, 80)}
    tricks = tricks_of((1, "SQ SJ", 1), (1, "SA", -1))
    assert thumb(drawing("HAT.DAT9.CT9.ST", stock=6, tricks=tricks, **made)).action in (card("D9"), card("C9"))


def test_the_lead_is_worth_a_ten_to_who_holds_a_marriage() -> None:
    view = drawing("HKQ.DT9.CJ9.SJ9", tricks=tricks_of((1, "DJ", -1)))
    assert thumb(view).action == card("DT")


def test_the_last_draw_is_lost_for_the_ace_that_lies_open() -> None:
    tricks = tricks_of((0, "SJ SQ", 1), (1, "S9 SK", 0), (0, "C9 CJ", 1), (1, "DK", -1))
    rules = RULES + "+deal.expose=on"
    hand = "HT9.DT9.CT9.ST"
    closed = drawing(hand + "A", stock=2, tricks=tricks)
    assert thumb(closed).action == card("DT")
    lies_open = drawing(hand + ".CK", stock=2, rules=rules, exposed=parse_card("SA"), tricks=tricks)
    assert thumb(lies_open).action.card & 7 == 2


# Declarations that need a trick (TT-A-013).


def test_who_has_declared_and_taken_nothing_takes_a_trick() -> None:
    tricks = tricks_of(
        (0, "SQ SA", 1),
        (1, "DA D9", 1),
        (1, "CA C9", 1),
        (1, "HA H9", 1),
        (1, "DT DJ", 1),
        (1, "HT HJ", 1),
        (1, "CT CJ", 1),
        (1, "DQ", -1),
    )
    made: dict[str, Any] = {"trump": SPADES, "declarations": declared(0, SPADES, 80)}
    view = drawing("DK.SK.CQ.HQ.S9", stock=0, tricks=tricks, **made)
    legal = [card("DK"), card("SK")]
    assert thumb(view, legal).action == card("DK")


# Rising marriages (B1-003).


def test_a_cheaper_marriage_is_not_kept_after_a_dearer_one() -> None:
    made: dict[str, Any] = {"trump": HEARTS, "declarations": declared(1, HEARTS, 60)}
    tricks = tricks_of((1, "HQ C9", 1), (1, "CA", -1))
    rising = drawing("DKQ.CJ9.SATJ.D9", stock=6, rules=RULES + "+marriages.keep=rising", tricks=tricks, **made)
    situation = TrickSituation(compiled_rules_of(rising.rules), rising, cards_to_play(rising))
    assert situation.declarable == 0
    assert TrickSituation(
        HOUSE, drawing("DKQ.CJ9.SATJ.D9", stock=6, tricks=tricks, **made), ()
    ).declarable == parse_cards("DKQ")


def lying(exposed: str, cards: str = "HKAT.DAT.CAT.S9", *, trump: int = -1, stock: int = 2) -> float:
    """What the open last card is worth to the loser of the trick, in card points."""
    view = drawing(cards, rules=f"{RULES}+deal.expose=on", exposed=parse_card(exposed), stock=stock, trump=trump)
    return lies_open(TrickSituation(HOUSE, view, cards_to_play(view)))


def test_the_open_card_is_worth_what_it_wins_and_completes() -> None:
    """TT-A-015: against a card of usual worth, and counted once more since the other player does not get it."""
    assert lying("S9", stock=4) == 0.0
    usual = (1 + RACE) * -USUAL
    # A nine brings nothing; the ten of spades its points, the ace also a trick.
    assert lying("SJ") == pytest.approx(usual + (1 + RACE) * 2)
    assert lying("ST") == pytest.approx(usual + (1 + RACE) * 10)
    assert lying("SA") == pytest.approx(usual + (1 + RACE) * (11 + WINNER))
    assert lying("ST", trump=SPADES) == pytest.approx(usual + (1 + RACE) * (10 + WINNER / 2))
    # The queen of hearts wins behind the ace, ten and king in the hand, and makes a marriage of sixty with the king.
    assert lying("HQ") == pytest.approx(usual + (1 + RACE) * (3 + WINNER + 60))
    assert lying("DQ") == pytest.approx(usual + (1 + RACE) * 3)


def test_half_a_marriage_is_worth_more_while_the_other_half_lies_open() -> None:
    """Of two players one draws it."""
    view = drawing("HKAT.DAT.CAT", rules=f"{RULES}+deal.expose=on", exposed=parse_card("HQ"))
    assert TrickSituation(HOUSE, view, cards_to_play(view)).half(parse_card("HK")) == situation.DRAWN * 60 / 2
