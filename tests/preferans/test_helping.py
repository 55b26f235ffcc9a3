"""A player chooses whom his points help (PF-223a, PF-224)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core.actions import Pass
from prikup.core.errors import IllegalAction
from prikup.core.match import Match
from prikup.preferans.actions import AnyAction, Help
from prikup.preferans.events import DealScored, HelpDue, Helped, MatchEnded, RaceEnded
from prikup.preferans.game import Preferans
from prikup.preferans.outcome import Outcome
from prikup.preferans.score.deal import finish
from prikup.preferans.state import Dealing, Helping, Over, State
from tests.preferans.deals import D, F, S, T, contract, played, sheet

AnyMatch = Match[State, AnyAction, Any]


def after(rules: str, outcome: Outcome, **figures: Any) -> tuple[AnyMatch, list[Any]]:
    """A match that goes on from a written deal, and that deal's events."""
    game = Preferans.parse(rules)
    state, events = finish(game.compiled, sheet(game.compiled, **figures), outcome, [])
    return Match(game, 0, start=state), [told.event for told in events]


def test_the_choice() -> None:
    """PF-214q, but F helps T before S and clears a point of his own hill first."""
    figures = {"pools": (20, 17, 12, 18), "hills": (3, 5, 0, 10)}
    match, events = after(
        "preferans/klassika+help.choice=on", played(contract(F, "9 C"), "pass whist", "9 0 1"), **figures
    )
    assert [type(event) for event in events] == [DealScored, HelpDue]
    assert events[-1] == HelpDue(F, 8, 1 << D)
    assert match.awaits() == (F,)
    assert match.legal(F) == (Help(S), Help(T), Help(F))
    assert match.legal(S) == ()
    with pytest.raises(IllegalAction, match="help_barred"):
        match.apply(F, Help(D))
    with pytest.raises(IllegalAction, match="help_impossible"):
        match.apply(F, Help(9))
    with pytest.raises(IllegalAction, match="not_your_turn"):
        match.apply(S, Help(T))
    with pytest.raises(IllegalAction, match="not_now"):
        match.apply(F, Pass())
    events = [told.event for told in match.apply(F, Help(F))]
    assert isinstance(events[0], Helped)
    assert (events[0].sheet.hills[F], events[0].to) == (0, F)
    assert events[1] == HelpDue(F, 5, 1 << D)
    assert match.legal(F) == (Help(S), Help(T))
    match.apply(F, Help(T))
    sheet_ = match.state.sheet
    assert (sheet_.pools, sheet_.hills) == ((20, 17, 17, 18), (0, 5, 0, 10))
    assert sheet_.whists[F][T] == 50
    assert isinstance(match.state.phase, Dealing)
    assert sheet_.dealer == F


def test_no_choice_where_there_is_none() -> None:
    """One partner and no hill of one's own: nobody is asked."""
    figures = {"pools": (20, 20, 12, 18), "hills": (0, 5, 0, 10)}
    match, _ = after("preferans/klassika+help.choice=on", played(contract(F, "9 C"), "pass whist", "9 0 1"), **figures)
    assert isinstance(match.state.phase, Dealing)
    assert match.state.sheet.pools == (20, 20, 20, 18)


def test_two_choose_one_after_the_other() -> None:
    """Two without a trick in Sochinka, each with a closed pool."""
    figures = {"pools": (20, 20, 5, 9), "hills": (3, 3, 3, 3), "series": 2}
    outcome = Outcome(ending="passes", tricks=(0, 0, 10, 0))
    match, _ = after("preferans/sochinka+help.choice=on+table.players=4", outcome, **figures)
    phase = match.state.phase
    assert isinstance(phase, Helping)
    assert (phase.seat, phase.points, phase.waiting) == (F, 4, ((S, 4),))
    match.apply(F, Help(T))
    assert match.awaits() == (S,)
    assert match.legal(S) == (Help(T), Help(S))
    match.apply(S, Help(S))
    assert match.state.sheet.hills == (3, 0, 43, 3)
    assert match.state.sheet.pools == (20, 20, 10, 9)


def test_help_can_end_the_match() -> None:
    """PF-276a: the last pool is closed by help."""
    figures = {"pools": (20, 20, 17, 20), "hills": (3, 0, 0, 0)}
    outcome = played(contract(F, "7 C"), "pass whist", "7 0 3")
    match, _ = after("preferans/sochinka+help.choice=on", outcome, **figures)
    events = [told.event for told in match.apply(F, Help(T))]
    assert isinstance(events[-1], MatchEnded)
    assert isinstance(match.state.phase, Over)
    assert sum(match.state.phase.results) == 0


def test_help_can_end_a_race() -> None:
    """Unspent points keep the race open: its bonuses are written when they are spent."""
    rules = "preferans/skachki+pool.over=help+pool.order=partners+help.choice=on+table.players=4"
    match, events = after(
        rules, played(contract(F, "8 C"), "pass whist", "8 0 2"), pools=(20, 3, 4, 5), hills=(3, 2, 3, 3), size=22
    )
    assert not any(line.name == "race.pool" for line in events[0].lines)
    events = [told.event for told in match.apply(F, Help(S))]
    assert [line.amount for line in events[0].lines if line.name == "race.pool"] == [300] * 3
    (ended,) = (event for event in events if isinstance(event, RaceEnded))
    assert (ended.number, ended.seat) == (1, F)
    assert ended.sheet.past_pools == (22, 7, 4, 5)
    assert match.state.sheet.pools == (0, 0, 0, 0)
    assert replace(match.state.sheet, dealer=0).race == 1


def test_a_view_that_begins_with_the_choice() -> None:
    """The deal of the points was scored before the match began: the view has no result to add to."""
    figures = {"pools": (20, 17, 12, 18), "hills": (3, 5, 0, 10)}
    match, _ = after("preferans/klassika+help.choice=on", played(contract(F, "9 C"), "pass whist", "9 0 1"), **figures)
    match.view(S)
    match.apply(F, Help(S))
    view = match.view(S)
    assert view.results == ()
    assert view.sheet == match.state.sheet
