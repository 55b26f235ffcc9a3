"""The value of a contract for a bot is what the scorer writes for it, under any rules."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.thumb import stakes as module
from prikup.bots.thousand.thumb.naming import name
from prikup.bots.thousand.thumb.stakes import FALL, VICTORY, Hope, Stakes
from prikup.thousand.actions import Name
from tests.bots.support import view_of

SWEEP = Hope(135.0, 4.0)
"""A hand that takes all tricks, without a marriage."""
SURE = Hope(110.0, 1.0)


def stakes(rules: str, totals: tuple[int, ...] = (0, 0, 0), **fields: Any) -> Stakes:
    """The stakes of seat 0."""
    return Stakes(compiled_rules_of(rules), view_of("HA", rules=rules, totals=totals, **fields))


def test_no_rule_of_the_score_stands_with_the_bot() -> None:
    source = inspect.getsource(module)
    assert "compiled.rules" not in source
    assert "scored(" in source


@pytest.mark.parametrize(("bonus", "more"), [("off", 0), ("60", 60), ("120", 120), ("double", 120)])
def test_a_bonus_for_all_tricks_is_counted(bonus: str, more: int) -> None:
    """BT-033: 120 made with all tricks."""
    found = stakes(f"thousand/ru+special.bonus={bonus}").prize(120, SWEEP)
    assert found == pytest.approx(120 + more, abs=0.5)


def test_a_bonus_for_all_tricks_changes_what_is_named() -> None:
    """With a bonus that doubles it, a hand that takes everything names more: 125 brings 250."""
    legal = [Name(120), Name(125), Name(130)]
    chances = Hope(132.0, 3.0)
    plain, doubled = (
        name(
            compiled_rules_of(rules), view_of("HA", rules=rules, declarer=0, contract=120, bid=120), legal, chances
        ).action
        for rules in ("thousand/ru", "thousand/ru+special.bonus=double")
    )
    assert isinstance(plain, Name)
    assert isinstance(doubled, Name)
    assert doubled.amount >= plain.amount
    twice = stakes("thousand/ru+special.bonus=double", declarer=0, contract=120, bid=120)
    once = stakes("thousand/ru", declarer=0, contract=120, bid=120)
    assert twice.gain(120, chances) > 1.8 * once.gain(120, chances)


@pytest.mark.parametrize(
    ("rules", "totals", "amount", "prize"),
    [
        ("thousand/ru", (0, 0, 0), 100, 100),
        # Cut to the barrel of 900, on which the seat then sits (TH-R-087).
        ("thousand/ru", (850, 0, 0), 100, 50 + FALL),
        # Cut to the pit (BT-050).
        ("thousand/ru+pit.at=700", (650, 0, 0), 100, 50),
        # 455 + 100 is the dump truck (TH-R-083).
        ("thousand/ru+truck.at=555", (455, 0, 0), 100, -455),
        # What passes an exact target is not written (BT-043).
        ("thousand/ru+end.win=exact+barrel.at=off+end.target=1000", (950, 0, 0), 100, 0),
        # From the threshold on, an own game counts only with a marriage (TH-P-081).
        ("thousand/pl+threshold.at=800+threshold.marriage=on", (820, 0, 0), 100, 0),
        # On the barrel the contract wins.
        ("thousand/ru", (900, 0, 0), 100, VICTORY + 100),
    ],
)
def test_what_a_sheet_makes_of_a_contract(rules: str, totals: tuple[int, ...], amount: int, prize: float) -> None:
    assert stakes(rules, totals).prize(amount, SURE) == pytest.approx(prize)


def test_a_second_failed_contract_costs_its_fine() -> None:
    """BT-049: two crosses are a fine of 120."""
    rules = "thousand/ru+crosses.count=2"
    marks = dict(compiled_rules_of(rules).fresh_sheet(0).marks)
    first = stakes(rules, marks=marks).loss(100, SURE)
    second = stakes(rules, marks=marks | {"crosses": (1, 0, 0)}).loss(100, SURE)
    assert (first, second) == (100, 220)


def test_a_dark_contract_counts_double() -> None:
    found = stakes("thousand/ru", (300, 0, 0), declarer=0, contract=120, bid=120, dark=True)
    assert (found.prize(120, SWEEP), found.loss(120, SURE)) == (240, 240)


@pytest.mark.parametrize(
    ("rules", "totals", "share"),
    [
        ("thousand/ru", (300, 0, 0), 1.0),
        ("thousand/ru", (900, 0, 0), 0.0),
        ("thousand/ru+pit.at=700", (700, 0, 0), 0.0),
        ("thousand/pl", (900, 0, 0), 0.0),
        ("thousand/ru+golden.kind=auction", (0, 0, 0), 2.0),
    ],
)
def test_what_a_defenders_point_is_worth(rules: str, totals: tuple[int, ...], share: float) -> None:
    assert stakes(rules, totals).share == share


def test_the_last_deal_on_the_barrel_cannot_be_waited_out() -> None:
    rules = "thousand/ru+barrel.deals=3"
    marks = dict(compiled_rules_of(rules).fresh_sheet(0).marks)
    assert stakes(rules, (900, 0, 0), marks=marks).idle() == 0
    assert stakes(rules, (900, 0, 0), marks=marks | {"barrel": (2, 0, 0)}).idle() == -120 - FALL
