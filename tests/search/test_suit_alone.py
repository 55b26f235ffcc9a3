"""A suit by itself: figures from the odds of the splits, and all plays of short suits."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

import pytest

from prikup.core.cards import cards_in
from prikup.search.holdings import tricks
from prikup.search.holdings.document import TRICKS
from prikup.search.holdings.suit_alone import SuitAlone, over_layouts
from tests.support.seeds import random_of, trials


def ranks(text: str) -> int:
    return sum(1 << "789TJQKA".index(letter) for letter in text)


LAYOUTS = comb(20, 10)
EVEN, UNEVEN, ALL_FOUR = 6 * comb(16, 8), 8 * comb(16, 7), 2 * comb(16, 6)
"""Four cards of a suit 2-2, 3-1 and 4-0 over two hands of ten."""


def test_the_odds_of_the_splits() -> None:
    suit = SuitAlone()
    # 7 8 9 10 against four higher cards: what is left after two, three, four rounds is good.
    expected = Fraction(2 * EVEN + UNEVEN, LAYOUTS)
    assert over_layouts(ranks("789T"), 8, 10, suit.led) == expected
    assert over_layouts(ranks("789T"), 8, 10, suit.waited) == expected
    # Ace, king, 8, 7: all, all but one, all but two.
    assert over_layouts(ranks("AK87"), 8, 10, suit.led) == Fraction(4 * EVEN + 3 * UNEVEN + 2 * ALL_FOUR, LAYOUTS)
    # Ace and queen: the queen is led last; the king is alone in 2 x C(14,9) of the layouts.
    assert over_layouts(ranks("AQ"), 8, 10, suit.led) == 1 + Fraction(2 * comb(14, 9), LAYOUTS)
    # Three cards are out, and lie together in 2 x C(17,7) layouts: then a guarded queen is not drawn.
    together = Fraction(2 * comb(17, 7), LAYOUTS)
    assert over_layouts(ranks("AK987"), 8, 10, suit.led) == 5 - together


def test_no_hand_holds_more_of_a_suit_than_it_has_cards() -> None:
    """Two cards are out, and each of the two others has one card: the lower one lies here or there."""
    assert over_layouts(ranks("9"), 3, 1, lambda _, first, second: first) == Fraction(ranks("7") + ranks("8"), 2)


def test_card_points_of_thousand() -> None:
    worth = (0, 2, 3, 4, 10, 11)
    suit = SuitAlone(worth)
    # An ace that is led takes itself and the least that each has: nobody has to give a ten from more.
    assert suit.led(0b100000, 0b000011, 0b011100) == 11 + 0 + 3
    # A lone nine takes nothing; a whole suit takes itself.
    assert over_layouts(0b000001, 6, 8, suit.led) == 0
    assert over_layouts(0b111111, 6, 8, suit.led) == 30
    assert over_layouts(0b111111, 6, 8, suit.waited) == 30


def by_all_plays(own: int, first: int, second: int, *, led: bool) -> int:
    """The same by every order of play, trick by trick and card by card."""

    @cache
    def rest(hands: tuple[int, int, int]) -> int:
        if not hands[0]:
            return 0
        if led or not (hands[1] or hands[2]):
            return play(hands, (0, 1, 2), ())
        leaders = [seat for seat in (1, 2) if hands[seat]]
        return min(play(hands, tuple((seat + at) % 3 for at in range(3)), ()) for seat in leaders)

    @cache
    def play(hands: tuple[int, int, int], order: tuple[int, ...], table: tuple[tuple[int, int], ...]) -> int:
        if not order:
            taker = max(table)[1]
            return rest(hands) + (taker == 0)
        seat, *others = order
        if not hands[seat]:
            return play(hands, tuple(others), table)
        found = []
        for card in cards_in(hands[seat]):
            left = tuple(hand & ~(1 << card) if at == seat else hand for at, hand in enumerate(hands))
            found.append(play(left, tuple(others), (*table, (card, seat))))
        return max(found) if seat == 0 else min(found)

    return rest((own, first, second))


@pytest.mark.parametrize("share", range(trials(20, 300)))
def test_against_every_order_of_play(share: int) -> None:
    rng = random_of(f"suit alone {share}")
    owners = [rng.randrange(3) for _ in range(rng.randint(2, 8))]
    own, first, second = (sum(1 << rank for rank, owner in enumerate(owners) if owner == at) for at in range(3))
    suit = SuitAlone()
    assert suit.led(own, first, second) == by_all_plays(own, first, second, led=True)
    assert suit.waited(own, first, second) == by_all_plays(own, first, second, led=False)


def test_the_document_is_all_there() -> None:
    assert [row.ledger for row in TRICKS] == [f"PF-{number:03}" for number in range(90, 137)]
    assert tricks.holdings("AKaaaa") == [ranks("AK789T")]
    assert len(tricks.holdings("QJa")) == 4


def test_the_table_of_tricks() -> None:
    rows = {row.ledger: row for row in tricks.rows()}
    assert len(rows) == 47
    # All tops from the ace on take a trick each.
    for ledger, took in (("PF-090", 1), ("PF-093", 4), ("PF-097", 8), ("PF-100", 6)):
        assert rows[ledger].led.value == rows[ledger].waited.value == took
        assert rows[ledger].verdict == "right"
    # Six cards never take six and a half tricks.
    assert rows["PF-105"].waited.value <= 6
    assert rows["PF-105"].verdict == "high"
    # Ace, queen, jack lose at most the king.
    assert rows["PF-102"].led.value >= 2
    assert rows["PF-102"].verdict == "low"
