"""The counted end for two: the position is that of the match, and the count that of looking at everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.thumb import ending
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.core.actions import Play, Shuffle
from prikup.core.cards import parse_card
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.core.tricks import Position
from prikup.games import new_match
from tests.bots.support import bots_of, cards_to_play, declared, thumb, tricks_of, view_of

RULES = (
    "1001/hulsemann",
    "1001/hulsemann+marriages.trump=next_trick",
    "1001/hulsemann+marriages.keep=rising",
    "1001/feder+marriages.values=by_order",
    "thousand/pl-2c",
    "thousand/pl-2c+marriages.aces=trump",
    "thousand/pl-2d+play.last_trick=10",
    "thousand/pl-2e+marriages.when=first_winner",
)


def scenes(rules: str, seed: str, deals: int) -> Iterator[tuple[Any, TrickSituation]]:
    """The moments of a match of chance players in which every card is known, with the match."""
    match: Any = new_match(rules)
    bots = bots_of(("random", "random"), seed)
    shuffles = 0
    while not match.over and match.state.sheet.deals < deals:
        seat = match.awaits()[0]
        if seat == TABLE:
            match.apply(TABLE, Shuffle(derived_seed(seed, shuffles)))
            shuffles += 1
            continue
        view, legal = match.view(seat), match.legal(seat)
        if any(isinstance(action, Play) for action in legal):
            situation = TrickSituation(compiled_rules_of(rules), view, legal)
            if ending.known(situation):
                yield match, situation
        match.apply(seat, bots[seat].choose(view, legal).action)


@pytest.mark.parametrize("rules", RULES)
def test_the_position_is_that_of_the_match(rules: str) -> None:
    found = 0
    for match, situation in scenes(rules, "position", 12):
        position = ending.position_of(situation)
        playing = match.state.phase
        assert position is not None
        assert position.hands == playing.hands
        assert [Play(card, announce) for card, announce in position.plays()] == sorted(
            situation.plays, key=lambda play: (play.card, play.announce)
        )
        assert (position.trump, position.pending, position.index) == (playing.trump, playing.pending, playing.index)
        assert position.points == playing.points
        assert position.bonus == playing.bonuses
        found += 1
    assert found > 20


def everything(position: Position, value: ending.Value) -> float:
    """The value by looking at everything."""
    if position.over:
        return value(position.totals)
    found = [everything(position.play(card, announce), value) for card, announce in position.plays()]
    return max(found) if position.turn == 0 else min(found)


@pytest.mark.parametrize("rules", RULES)
def test_the_count_is_that_of_looking_at_everything(rules: str) -> None:
    checked = 0
    for _, situation in scenes(rules, "count", 12):
        if situation.left > 4 or len(situation.plays) < 2:
            continue
        choice, position, value = ending.count(situation), ending.position_of(situation), ending.value(situation)
        assert choice is not None
        assert position is not None
        after = everything(position.play(choice.action.card, choice.action.announce), value)
        assert after == pytest.approx(everything(position, value))
        checked += 1
    assert checked > 10


LEFT = tricks_of(
    *[(0, cards, 0) for cards in ("CK CQ", "CT CJ", "HJ H9", "SK SQ", "ST SJ", "DA DJ", "DT D9", "DK DQ")],
)
"""Eight tricks of 1001: HATKQ, CA9 and SA9 are left."""


def test_the_lead_is_kept_from_a_hand_that_waits_to_declare() -> None:
    """Leading the ten now gives the other hand the lead and 60 points; the ace takes one of its cards first."""
    choice = thumb(view_of("HT.C9.SA9", rules="1001/hulsemann", tricks=LEFT))
    assert choice.action == Play(parse_card("SA"))
    assert choice.reason.id == "hint-counted"


def test_nothing_is_counted_while_a_card_may_lie_aside() -> None:
    view = view_of("HAK.DA", rules="thousand/pl-2a", declarer=1, contract=100, laid=2, beside=2, tricks=LEFT[:7])
    situation = TrickSituation(compiled_rules_of(view.rules), view, cards_to_play(view))
    assert ending.count(situation) is None


def test_the_count_plays_for_the_contract() -> None:
    """A declarer who can make the contract values it above single points."""
    view = view_of("HAT", rules="thousand/pl-2c", declarer=0, contract=100, tricks=LEFT)
    value = ending.value(TrickSituation(compiled_rules_of(view.rules), view, ()))
    assert value((100, 140)) > value((99, 0))
    other = view_of("HAT", rules="thousand/pl-2c", seat=1, declarer=0, contract=100, tricks=LEFT)
    assert ending.value(TrickSituation(compiled_rules_of(other.rules), other, ()))((100, 140)) == value((100, 140))


def test_everybody_for_himself_counts_the_difference() -> None:
    view = view_of("HAT", rules="1001/hulsemann", tricks=LEFT, declarations=declared(0, 3, 60))
    assert ending.value(TrickSituation(compiled_rules_of(view.rules), view, ()))((70, 50)) == 20.0
