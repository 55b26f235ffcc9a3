"""What a seat can know of the other hands."""

from __future__ import annotations

import pytest

from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.memory import ALL, Memory
from prikup.core.cards import CLUBS, HEARTS, SPADES, SUIT_MASKS, parse_card, parse_cards
from prikup.preferans.seen.view import Trick, View
from tests.bots.preferans.support import playing, trick


def remembered(view: View) -> Memory:
    return Memory(compiled_rules_of(view.rules), view)


def test_all_cards_that_are_neither_held_nor_played_nor_laid_away_are_unseen() -> None:
    hand, away = "HKQJ9.DA98.SA9", parse_cards("C78")
    view = playing(hand, trick(0, "CA C9 CT", 0), discard=away, laid=2)
    memory = remembered(view)
    assert memory.unseen == ALL & ~parse_cards(hand) & ~away & ~parse_cards("CA9T")
    assert memory.left == [9, 9, 9]
    assert memory.aside == 0
    assert memory.chance(1, parse_cards("HA")) == pytest.approx(0.5)


def test_a_defender_does_not_know_what_was_laid_away() -> None:
    memory = remembered(playing("HKQJ9.DA98.SA97", seat=1, laid=2))
    assert memory.aside == 2
    assert memory.chance(0, parse_cards("HA")) == pytest.approx(10 / 22)


def test_who_does_not_follow_has_none_and_who_then_does_not_trump_has_no_trump() -> None:
    tricks = (trick(1, "CA S8 C7", 1), trick(1, "CK H7 C8", 2))
    memory = remembered(playing("HKQJ9.DA98.S9", *tricks, laid=2, discard=parse_cards("D7.S7")))
    assert memory.void_chance(2, CLUBS) == 1
    assert memory.chance(2, SUIT_MASKS[HEARTS]) == 0
    assert not memory.possible[2] & (SUIT_MASKS[CLUBS] | SUIT_MASKS[HEARTS])
    assert memory.possible[1] & SUIT_MASKS[HEARTS]


def test_hands_on_the_table_are_known() -> None:
    memory = remembered(playing("HKQJ9.DA98.SA97", shown={1: "HAT.DKQJ.CAKQ.SKQ"}, conduct=(0, 1, 1)))
    assert memory.chance(1, parse_cards("HA")) == 1
    assert memory.chance(2, parse_cards("HA")) == 0
    assert not memory.sees_all()


def test_in_an_all_pass_the_talons_cards_are_played_and_the_next_one_is_aside() -> None:
    turned = Trick((parse_card("H8"), parse_card("H7")), (-1, 0), -1)
    memory = remembered(playing("HKQJ9.DA98.SA9", turned, kind="passes", rules="preferans/sochinka", dealer=3))
    assert memory.aside == 1
    assert memory.left == [9, 10, 10, 0]


def test_a_dummy_takes_no_part_in_an_all_pass() -> None:
    memory = remembered(playing("HKQJ9.DA98.SA97", kind="passes", rules="preferans/hussar-2", dealer=1))
    assert set(memory.places) == {0, 1}
    assert memory.aside == 12


def test_chances_follow_the_number_of_cards() -> None:
    view = playing("HKQJ9.DA98.SA9", trick(0, "SK S7 S8", 0))
    memory = remembered(view)
    assert 0 < memory.chance(1, SUIT_MASKS[SPADES]) <= 1
