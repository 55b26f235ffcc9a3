"""The counted end for two: the position is that of the match, and the count that of looking at everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.thumb import counting
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
    "thousand/pl-2c+marriages.keep=first",
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
            if counting.known(situation):
                yield match, situation
        match.apply(seat, bots[seat].choose(view, legal).action)


@pytest.mark.parametrize("rules", RULES)
def test_the_position_is_that_of_the_match(rules: str) -> None:
    found = 0
    for match, situation in scenes(rules, "position", 12):
        position = counting.position_of(situation)
        playing = match.state.phase
        assert position.hands == playing.hands
        assert [Play(card, announce) for card, announce in position.plays()] == sorted(
            situation.plays, key=lambda play: (play.card, play.announce)
        )
        assert (position.trump, position.pending, position.index) == (playing.trump, playing.pending, playing.index)
        assert position.points == playing.points
        assert position.bonus == playing.bonuses
        found += 1
    assert found > 20


def everything(position: Position, value: counting.Value) -> float:
    """The value by looking at everything."""
    if position.over:
        return value.of(position.totals)
    found = [everything(position.play(card, announce), value) for card, announce in position.plays()]
    return max(found) if position.turn == value.seat else min(found)


@pytest.mark.parametrize("rules", RULES)
def test_the_count_is_that_of_looking_at_everything(rules: str) -> None:
    checked = 0
    for _, situation in scenes(rules, "count", 12):
        if situation.left > 4 or len(situation.plays) < 2:
            continue
        choice, position = counting.count(situation), counting.position_of(situation)
        assert choice is not None
        value = counting.value(situation, *counting.reach(position, max(situation.declarer, 0)))
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
    assert counting.count(situation) is None


def test_four_aces_are_counted_with_what_they_bring() -> None:
    """BT-027: 76 points and the 44 of the aces are far from 300 without the 200 that the four of them bring."""
    tricks = tricks_of(*[(0, f"{suit}{cards[0]} {suit}{cards[1]}", 0) for suit in "SCDH" for cards in ("TJ", "KQ")])
    rules = "thousand/pl-2c+marriages.aces=trump"
    view = view_of("HA.DA.CA.SA", rules=rules, declarer=0, contract=300, bid=300, tricks=tricks, points_taken=(76, 0))
    situation = TrickSituation(compiled_rules_of(rules), view, cards_to_play(view))
    assert counting.reach(counting.position_of(situation), 0) == (76, 76 + 44 + 200)
    choice = thumb(view)
    assert choice.action.announce
    assert choice.reason.id == "hint-counted"


def worth(view: Any, points: tuple[int, int]) -> float:
    return counting.value(TrickSituation(compiled_rules_of(view.rules), view, ()), 0, 300).of(points)


def test_the_count_plays_for_the_contract() -> None:
    """A declarer who can make the contract values it above single points."""
    view = view_of("HAT", rules="thousand/pl-2c", declarer=0, contract=100, tricks=LEFT)
    assert worth(view, (100, 140)) > worth(view, (99, 0))
    other = view_of("HAT", rules="thousand/pl-2c", seat=1, declarer=0, contract=100, tricks=LEFT)
    assert worth(other, (100, 140)) == worth(view, (100, 140))


def test_everybody_for_himself_counts_the_difference() -> None:
    view = view_of("HAT", rules="1001/hulsemann", tricks=LEFT, declarations=declared(0, 3, 60))
    assert worth(view, (70, 50)) == 20.0


def last_tricks() -> TrickSituation:
    """Seat 0 leads with three cards left; all others are known."""
    _, found = next(one for one in scenes("thousand/pl-2c", "last", 12) if one[1].left == 3 and not one[1].trick)
    return found


def test_a_count_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    situation = last_tricks()
    assert counting.count(situation) is not None
    monkeypatch.setattr(counting, "NODES", 3)
    assert counting.count(situation) is None


def test_nothing_is_counted_where_the_beginning_was_not_seen() -> None:
    """A view that begins among the tricks does not tell what had been declared."""
    situation = last_tricks()
    situation.view = replace(situation.view, begun="playing")
    assert not counting.known(situation)
    assert counting.count(situation) is None
