"""The document's own tables and advice, row by row: what is bid on them (PF-060, PF-061, PF-087, PF-090..151)."""

from __future__ import annotations

from itertools import product

import pytest

from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.thumb.holes import bearable, caught
from prikup.core.actions import Pass
from prikup.core.cards import parse_cards
from prikup.preferans.actions import Call, Misere, Whist
from prikup.preferans.seen.view import Word
from prikup.preferans.state import Contract, Defence
from prikup.search.holdings.document import listed
from tests.bots.preferans.support import thumb, view_of

TRICKS = {
    "A": (1, 1),
    "AK": (2, 2),
    "AKQ": (3, 3),
    "AKQJ": (4, 4),
    "AKQJ7": (5, 5),
    "AKQJ87": (6, 6),
    "AKQJ987": (7, 7),
    "AKQJT987": (8, 8),
    "AK87": (3, 3),
    "AK987": (4.5, 4.5),
    "AKT987": (6, 6),
    "AQ": (1, 1),
    "AQJ": (1, 1),
    "AQJ7": (2.5, 2.5),
    "AQJ87": (3.5, 3.5),
    "AQJ987": (6.5, 6.5),
    "AQJT987": (7, 7),
    "AJ": (1, 1),
    "AJ7": (1, 1),
    "AJ87": (2, 2),
    "AJ987": (4.5, 4.5),
    "AJT987": (5.5, 5.5),
    "A87": (1, 1),
    "A987": (1.5, 1.5),
    "AT987": (2.5, 2.5),
    "K": (0, 0),
    "KQ": (0.7, 1),
    "KQJ": (1.5, 2),
    "KQJ7": (3, 3),
    "KQ87": (3, 3),
    "KQ987": (4, 4),
    "KQT987": (5, 5),
    "KQJT987": (6, 6),
    "KJ": (0, 0),
    "KJ7": (0, 0),
    "KJ87": (0.5, 2),
    "KJ987": (2.5, 2.5),
    "KJT987": (4.5, 4.5),
    "QJ": (0, 0),
    "QJ7": (0, 0.3),
    "QJ87": (0.5, 1.5),
    "QJ987": (3, 3),
    "QJT987": (4.5, 4.5),
    "J87": (0, 0),
    "J987": (0, 1),
    "JT987": (0, 2),
    "T987": (0, 2),
}
"""PF-090 to PF-136 in the document's order: a holding, the tricks from, to."""
LOW = ("7", "87", "987")
"""Holdings that take no trick."""
CALLS = tuple(Call(level, strain) for level in range(6, 11) for strain in range(5))


def middle(holding: str) -> float:
    return sum(TRICKS[holding]) / 2


def test_the_table_has_all_rows() -> None:
    assert len(TRICKS) == 47


@pytest.mark.parametrize("holding", TRICKS)
def test_a_row_of_the_trick_table(holding: str) -> None:
    assert listed(parse_cards(f"S{holding}")) == pytest.approx(middle(holding))


def filled(first: str, second: str) -> str | None:
    """A hand of ten with these hearts and diamonds, and low cards beside them; None where they cannot be."""
    left = 10 - len(first) - len(second)
    fill = {0: ("", ""), 1: ("7", ""), 2: ("7", "7"), 3: ("87", "7"), 4: ("87", "87"), 5: ("987", "87"), 6: LOW[2:] * 2}
    if left not in fill:
        return None
    suits = zip("HDCS", (first, second, *fill[left]), strict=True)
    return ".".join(suit + ranks for suit, ranks in suits if ranks)


ENTER = [
    hand
    for first, second in product(TRICKS, TRICKS)
    if (middle(first) + middle(second) > 4 or max(middle(first), middle(second)) > 5)
    and (hand := filled(first, second)) is not None
]


def test_more_than_four_tricks_in_two_suits_or_five_in_one_enter_the_auction() -> None:
    """PF-060, with every two rows of the table that make ten cards with worthless ones beside them."""
    assert len(ENTER) > 500
    silent = [hand for hand in ENTER if thumb(view_of(hand), (Pass(), *CALLS)).action == Pass()]
    assert silent == []


def test_one_step_at_a_time() -> None:
    """PF-061: the lowest call that beats the standing one, whatever the hand is worth."""
    hand = "HAKQJ98.DAKQ.C7"
    for rank in range(1, 10):
        words = (Word(1, "game", 6 + (rank - 1) // 5, (rank - 1) % 5),)
        assert thumb(view_of(hand, words=words), (Pass(), *CALLS[rank:])).action == CALLS[rank]


# Miseres.

HOLES = {
    # Holding: chance where others lead, chance with the own lead in it.
    "7T": (0.5, 0.5),
    "79": (0, 0.05),
    "7J": (0.8, 0.8),
    "7Q": (0.95, 0.95),
    "8": (0.3, 0.05),
    "89": (0.8, 0.8),
    "9": (0.85, 0.15),
    "78Q": (0.2, 0.2),
    "79Q": (0.2, 0.2),
    "78K": (0.7, 0.7),
    "79K": (0.7, 0.7),
    "78A": (1, 1),
    "79A": (1, 1),
    "78TA": (0.1, 0.1),
    "79JA": (0.1, 0.1),
}
"""PF-139 to PF-149."""
CLEAN = {9: "D79JK.C78T.S79", 8: "D79JK.C78T.S7", 7: "D79J.C78.S79", 6: "D79J.C78.S7"}
"""Clean suits for the other cards of a hand."""


def with_hole(holding: str) -> str:
    return f"H{holding}.{CLEAN[10 - len(holding)]}"


def first_word(hand: str, *, leads: bool) -> object:
    """The first call; seat 0 leads if seat 2 deals."""
    words = () if leads else (Word(2, "pass"),)
    return thumb(view_of(hand, dealer=2 if leads else 1, words=words), (Pass(), *CALLS, Misere())).action


@pytest.mark.parametrize("holding", HOLES)
def test_a_row_of_the_misere_table(holding: str) -> None:
    blind, led = HOLES[holding]
    suit = parse_cards(f"S{holding}")
    assert caught(suit, leads=False) == pytest.approx(blind)
    assert caught(suit, leads=True) == pytest.approx(led)


@pytest.mark.parametrize(
    "holding", [holding for holding, (blind, _) in HOLES.items() if blind <= 0.8 and "7" in holding]
)
@pytest.mark.parametrize("leads", [False, True])
def test_one_hole_of_eighty_per_cent_is_a_misere(holding: str, *, leads: bool) -> None:
    """PF-150."""
    assert first_word(with_hole(holding), leads=leads) == Misere()


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("H7T.D78Q.C78.S79J", True),  # 50% and 20%
        ("H79K.D78TA.C78.S7", True),  # 70% and 10%
        ("H78Q.D79Q.C79Q.S7", False),  # three of 20%
        ("H7T.D7T.C789.S789", False),  # 50% and 50%
        ("H7J.D78Q.C78.S79J", False),  # 80% and 20%
        ("H7T.D79J.C79.S79J", True),  # the own lead is made in one suit, so 5% at most are added
        ("H7T.D79.C79.S79JK", True),
    ],
)
@pytest.mark.parametrize("leads", [False, True])
def test_two_holes_of_eighty_per_cent_in_all(hand: str, *, said: bool, leads: bool) -> None:
    """PF-150: where the document does not advise it, the stakes and the talon decide."""
    assert bearable(parse_cards(hand), leads=leads) is said
    if said:
        assert first_word(hand, leads=leads) == Misere()


@pytest.mark.parametrize("holding", ["89", "8T", "9J", "8JK", "T", "89T"])
@pytest.mark.parametrize("leads", [False, True])
def test_without_the_seven_no_misere(holding: str, *, leads: bool) -> None:
    """PF-151: where the suit has other cards, the risk is never worth it."""
    assert first_word(with_hole(holding), leads=leads) != Misere()


@pytest.mark.parametrize("holding", ["8", "9"])
def test_but_a_lone_eight_or_nine_with_the_own_lead(holding: str) -> None:
    """PF-151: somebody will go over it; without the lead it is not worth the risk, nor are two of them."""
    assert first_word(with_hole(holding), leads=True) == Misere()
    assert first_word(with_hole(holding), leads=False) != Misere()
    assert first_word(f"H{holding}.D8.C79JK.S78TQ", leads=True) != Misere()


# Nine.


@pytest.mark.parametrize(
    ("hand", "whists"),
    [
        ("HA7.D987.C987.S98", True),  # a sure trump trick
        ("HK7.DAK7.C987.S98", True),  # a guarded king of trumps and more
        ("H7.DAK7.CAK7.SAK7", True),  # strength in three suits
        ("H87.DQJ7.CQJ7.S98", False),
        ("H7.DKQ7.CJ98.S987", False),  # strong in one suit alone
    ],
)
def test_a_nine_is_whisted_on_a_sure_trump_or_three_suits(hand: str, *, whists: bool) -> None:
    """PF-087."""
    compiled = compiled_rules_of("preferans/sochi")
    contract = Contract(2, "game", 9, 3)
    defence = Defence(*compiled.defenders(2, 2))
    view = view_of(hand, phase="whisting", contract=contract, defence=defence, declarer=2)
    assert (thumb(view, (Whist(), Pass())).action == Whist()) is whists
