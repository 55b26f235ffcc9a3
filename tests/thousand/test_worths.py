"""What a declaration scores is known before it is made: with each offer of the server."""

from __future__ import annotations

from typing import Any

import pytest

from prikup import games
from prikup.core.actions import Deal, Play
from prikup.core.cards import cards_in, parse_cards
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.notation.actions import parse_step
from prikup.thousand.actions import AnyAction, Show
from prikup.thousand.events import MarriageDeclared
from tests.notation.support import some_match, steps
from tests.support.seeds import random_of, trials

HANDS = ("HAKQT.SA.CA.D9", "SKQ9.DAT.CKJ", "ST.CTQ9.DKQJ")
STEPS = (
    "0 bid 100, 1 bid 105, 2 pass, 0 bid 120, 1 pass, 0 give 1 D9, 0 give 2 SJ, 0 name 120, "
    "0 play SA, 1 play S9, 2 play ST"
)
MATCHES = trials(12, 60)


def after_a_trick(rules: str) -> Match[Any, Any, Any]:
    """Seat 0 has taken the first trick and leads again, with king and queen of hearts."""
    match: Match[Any, Any, Any] = Match(games.game(rules), 2)
    match.apply(TABLE, Deal(tuple(map(parse_cards, HANDS)), parse_cards("HJ9.SJ")))
    for step in STEPS.split(", "):
        match.apply(*parse_step(step, AnyAction))
    return match


@pytest.mark.parametrize(
    ("rules", "worth"),
    [
        ("thousand/ru-common", 100),
        ("thousand/ru-common+marriages.values=silesian", 60),
        ("thousand/ru-common+marriages.values=by_order", 40),
    ],
)
def test_a_marriage_of_hearts_as_the_rules_value_it(rules: str, worth: int) -> None:
    """TH-R-008, TH-P-044, TT-A-011: 100 for hearts, in Silesia 60; by order 40 for the first one of the deal."""
    match = after_a_trick(rules)
    legal = match.legal(0)
    worths = match.game.worths(match.state, legal)
    assert len(worths) == len(legal)
    found = [action for action, points in zip(legal, worths, strict=True) if points]
    assert found == [Play(card, announce=True) for card in cards_in(parse_cards("HKQ"))]
    assert set(worths) == {0, worth}


def test_nothing_is_worth_anything_where_nothing_is_declared() -> None:
    match: Match[Any, Any, Any] = Match(games.game("thousand/ru-common"), 2)
    match.apply(TABLE, Deal(tuple(map(parse_cards, HANDS)), parse_cards("HJ9.SJ")))
    assert match.game.worths(match.state, match.legal(0)) == ()


def test_whatever_is_declared_scores_what_it_was_said_to_be_worth() -> None:
    """Random matches under random rules: each declaration that is offered is made, and its event compared."""
    found = 0
    for number in range(MATCHES):
        rng = random_of(f"worths {number}")
        for match in steps(rng, some_match(rng, "thousand"), 120):
            if match.over:
                continue
            for seat in match.awaits():
                legal = match.legal(seat) if seat != TABLE else ()
                worths = match.game.worths(match.state, legal) or (0,) * len(legal)
                for action, worth in zip(legal, worths, strict=True):
                    says = isinstance(action, Show) or getattr(action, "announce", False)
                    assert says == (worth > 0)
                    if says:
                        found += 1
                        _, events = match.game.apply(match.state, seat, action)
                        values = [one.event.value for one in events if isinstance(one.event, MarriageDeclared)]
                        assert values == [worth]
    assert found > MATCHES, "hardly anything was declared"
