"""Refusals in play that need a position of their own, and what a refused action leaves behind."""

from __future__ import annotations

from prikup.core.actions import Play
from prikup.core.cards import parse_card, parse_cards
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
