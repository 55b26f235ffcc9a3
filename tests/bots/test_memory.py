"""What a seat can know of the other hands."""

from __future__ import annotations

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.memory import Memory
from prikup.core.cards import CLUBS, DIAMONDS, HEARTS, SUIT_MASKS, parse_card, parse_cards
from prikup.thousand.seen.view import Gift, View
from tests.bots.support import declared, tricks_of, view_of

RU = compiled_rules_of("thousand/ru")


def remembered(view: View) -> Memory:
    return Memory(compiled_rules_of(view.rules), view)


def test_all_cards_that_are_neither_held_nor_played_are_out() -> None:
    memory = remembered(view_of("HKQJ9.DA9.S9", tricks=tricks_of((0, "CA C9 CT", 0)), declarer=0))
    assert memory.others == parse_cards("HAT.DTKQJ.CKQJ.SATKQJ")
    assert memory.left == [7, 7, 7]
    assert memory.possible[1] == memory.possible[2] == memory.others
    assert memory.chance(1, parse_cards("HA")) == 0.5


def test_who_does_not_follow_is_void_and_without_trumps() -> None:
    view = view_of(
        "HJ9.DQ.CA.S9T",
        declarer=0,
        trump=HEARTS,
        declarations=declared(1, HEARTS, 100),
        tricks=tricks_of((1, "HK HT HA", 0), (0, "DA DK SJ", 0)),
    )
    memory = remembered(view)
    assert memory.lacks(2, DIAMONDS)
    assert not memory.lacks(1, DIAMONDS)
    assert memory.chance(2, SUIT_MASKS[DIAMONDS]) == 0
    assert memory.chance(1, parse_cards("DJ")) == 1
    assert memory.chance(1, parse_cards("HQ")) == 1
    assert memory.chance(2, SUIT_MASKS[HEARTS]) == 0


def test_a_discard_before_the_trump_was_made_says_nothing_of_it() -> None:
    view = view_of(
        "HJ9.D9.S9T",
        declarer=0,
        trump=HEARTS,
        declarations=declared(1, HEARTS, 100, trick=1),
        tricks=tricks_of((1, "DA SJ DT", 1), (1, "HQ HT CA", 0)),
    )
    memory = remembered(view)
    assert memory.lacks(2, DIAMONDS)
    assert memory.lacks(0, HEARTS) is memory.lacks(0, DIAMONDS) is False
    assert memory.lacks(2, CLUBS) is False


def test_gifts_and_marriages_are_known() -> None:
    view = view_of(
        "HJ9.D9.SJ9.CAT9",
        declarer=0,
        gifts=(Gift(0, 1, parse_card("DJ")), Gift(0, 2, parse_card("DQ"))),
    )
    memory = remembered(view)
    assert memory.known[1] == parse_cards("DJ")
    assert memory.chance(1, parse_cards("DJ")) == 1
    assert memory.chance(2, parse_cards("DJ")) == 0
    played = view_of("HJ9.D9.SJ9.CA", trump=3, declarations=declared(1, 3, 100), tricks=tricks_of((1, "HK HT D9", 2)))
    assert remembered(played).known[1] == parse_cards("HQ")


def test_a_gift_of_unknown_face_is_not_known() -> None:
    memory = remembered(view_of("HJ9.D9.SJ9.CAT9", declarer=1, gifts=(Gift(1, 0, parse_card("D9")), Gift(1, 2))))
    assert memory.known == [0, 0, 0]
