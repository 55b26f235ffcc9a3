"""Values by the games' own engine: every action of the tricks tried to the end, what is taken read from the events."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from prikup.core.actions import Play
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.games import game_class
from prikup.preferans.phases.tricks import turn
from prikup.search.answers import Question
from prikup.thousand.actions import Show
from tests.support.draws import draws
from tests.support.random_play import step
from tests.support.random_rules import random_rules

Totals = tuple[int, ...]


def endings(rng: random.Random, name: str, left: int, rules: str = "") -> Iterator[tuple[AnyGame, Any]]:
    """Games with states in which at most so many tricks are left, from random deals; each deal gives one."""
    for _ in range(12):
        game = game_class(name).parse(rules) if rules else game_class(name)(random_rules(rng, game=name))
        match: Match[Any, Any, Any] = Match(game, rng.randrange(game.players)) if rules else draws(game).near(rng, game)
        for _ in range(260):
            if match.over:
                break
            if game.phase(match.state) == "playing":
                phase: Any = match.state.phase
                held = phase.hands if name == "thousand" else phase.held.hands
                playing = [hand.bit_count() for hand in held if hand]
                stock = len(phase.stock) if name == "thousand" else 0
                if not stock and playing and max(playing) <= left:
                    yield game, match.state
                    break
            step(rng, match, rare=0.0, faults=0.0)


def taken(game: AnyGame, state: Any, count: str) -> Totals:
    """What each seat has taken so far."""
    phase = state.phase
    if count == "tricks":
        return tuple(phase.tricks)
    return tuple(map(sum, zip(phase.points, phase.bonuses, strict=True)))


def finals(game: AnyGame, state: Any, question: Question, before: Totals) -> int:
    """The value of a state by minimax; ``before`` is what was taken up to it."""
    seat = next(iter(game.awaits(state)))
    plays = [action for action in game.legal(state, seat) if isinstance(action, Play | Show)]
    assert plays
    values = [value_after(game, state, seat, play, question, before) for play in plays]
    # In Preferans a player may conduct another hand: whose card it is says who wants what.
    place = place_in_turn(game, state)
    return max(values) if (place == question.seat) == (question.aim == "most") else min(values)


def place_in_turn(game: AnyGame, state: Any) -> int:
    """Whose card is next."""
    if game.name == "thousand":
        return next(iter(game.awaits(state)))
    return turn(game.compiled, state.sheet.dealer, state.phase)  # type: ignore[attr-defined]


def value_after(game: AnyGame, state: Any, seat: int, play: Play | Show, question: Question, before: Totals) -> int:
    """The value once a card is played."""
    following, events = game.step(state, seat, play)
    totals, last = list(before), -1
    for told in events:
        event: Any = told.event
        kind = type(event).__name__
        if kind == "TrickTaken":
            last = event.seat
            totals[last] += 1 if question.count == "tricks" else event.points
        elif question.count == "points" and kind == "MarriageDeclared":
            totals[event.seat] += event.value
        elif question.count == "points" and kind == "MarriageDrowned":
            totals[event.seat] -= event.value
        elif question.count == "points" and kind == "AsideTaken":
            totals[event.seat] += event.points
    if (
        game.phase(following) == "playing"
        and (len(following.phase.trick) + following.phase.index > 0 or isinstance(play, Show))
        and same_deal(state, following)
    ):
        return finals(game, following, question, tuple(totals))
    if question.count == "points":
        totals = at_end(game, state, totals, last)
    own = totals[question.seat]
    return own - (sum(totals) - own) if question.margin else own


def same_deal(state: Any, following: Any) -> bool:
    """Whether the deal goes on."""
    return bool(state.sheet.deals == following.sheet.deals and following.phase.index >= state.phase.index)


def at_end(game: AnyGame, state: Any, totals: list[int], last: int) -> list[int]:
    """Thousand: the last trick's points, and no marriages without a trick."""
    compiled: Any = game.compiled  # type: ignore[attr-defined]
    totals = list(totals)
    totals[last] += compiled.policy.last_trick
    phase = state.phase
    if compiled.policy.trick_needed:
        for seat, tricks in enumerate(phase.tricks):
            if not tricks and seat != last:
                totals[seat] -= phase.bonuses[seat]
    return totals
