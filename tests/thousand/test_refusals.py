"""Refusals in play that need a position of their own, and what a refused action leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.core.actions import Deal, Play, Shuffle
from prikup.core.cards import parse_card, parse_cards
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.notation.actions import parse_step
from prikup.thousand.actions import Writeoff
from prikup.thousand.game import Thousand
from prikup.thousand.state import Contract, Playing, Sheet, State


def ruffed(rules: str) -> tuple[Thousand, State]:
    """Clubs led, ruffed with the king of diamonds; seat 2 holds a higher and a lower trump and no club."""
    game = Thousand.parse(rules)
    zero = (0, 0, 0)
    playing = Playing(
        hands=(parse_cards("CT.HJ"), parse_cards("SAT"), parse_cards("DAJ.SK")),
        contract=Contract(1, 100, 100, forced=True, dark=False),
        leader=0,
        points=zero,
        bonuses=zero,
        tricks=(2, 2, 1),
        trick=(parse_card("CA"), parse_card("DK")),
        trump=2,
        trump_seat=1,
        trump_value=80,
        announced=0b100,
        index=5,
        first=0,
        declared=(0, 1, 0),
    )
    return game, State(Sheet(zero, game.compiled.fresh_sheet(0).marks, 0), playing)


def test_a_higher_trump_is_due_on_a_trump() -> None:
    game, state = ruffed("thousand/pl")
    refusal = game.why_not(state, 2, Play(parse_card("DJ")))
    assert refusal is not None
    assert refusal.code == "must_overtrump"
    assert [action.card for action in game.legal(state, 2) if isinstance(action, Play)] == [parse_card("DA")]


def test_without_that_duty_any_trump_will_do() -> None:
    game, state = ruffed("thousand/ru")
    assert game.why_not(state, 2, Play(parse_card("DJ"))) is None
    refusal = game.why_not(state, 2, Play(parse_card("SK")))
    assert refusal is not None
    assert refusal.code == "must_trump"


def refused(rules: str, seat: int, action: Any, *steps: str) -> tuple[str, dict[str, Any]]:
    """The code and values with which an action is refused after some steps."""
    match = new_match(rules)
    for step in steps:
        match.apply(*parse_step(step, match.game.action_type))
    refusal = match.why_not(seat, action)
    assert refusal is not None
    return refusal.code, dict(refusal.params)


DEALT = "table deal HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK / CJ.SQJ"


@pytest.mark.parametrize(
    ("hands", "rest", "order", "why"),
    [
        ("HAK.DAT9.CKQ / HTJ.DKQJ.SA9", "CJ.SQJ", "", "hands"),
        ("HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.STK", "CJ.SQJ", "CJ SQ S9", "order"),
        ("HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.SAK", "CJ.SQJ", "", "twice"),
        ("HAK.DAT9.CKQ / HTJ.DKQJ.SA9 / HQ9.CAT9.SK", "CJ.SQJ", "", "pack"),
        ("HAK.DAT9.CKQ / HTJ.DKQJ.SA9.HQ / H9.CAT9.STK", "CJ.SQJ", "", "count"),
    ],
)
def test_a_deal_that_is_none(hands: str, rest: str, order: str, why: str) -> None:
    cards = tuple(map(parse_card, order.split()))
    deal = Deal(tuple(map(parse_cards, hands.split(" / "))), parse_cards(rest), cards)
    assert refused("thousand/ru", TABLE, deal) == ("wrong_cards", {"why": why})


def test_while_the_pack_is_cut_it_is_neither_shuffled_nor_dealt() -> None:
    for action in (Shuffle("0b"), Deal((0, 0, 0), 0)):
        assert refused("thousand/ru+cut.kind=nines", TABLE, action, "table shuffle 0a") == ("not_now", {})


def test_what_cannot_be_given_up_any_more() -> None:
    """With the gifts made the contract is named; where the rules know no write-off, it is played."""
    steps = (DEALT, "1 bid 100", "2 pass", "0 pass", "1 give 2 S9", "1 give 0 HJ")
    assert refused("thousand/ru+writeoff.kind=off", 1, Writeoff(), *steps) == ("no_concession", {})
