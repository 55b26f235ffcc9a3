"""Deals by hand, played step by step in the notation of records."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from prikup.core.actions import Deal
from prikup.core.cards import parse_cards
from prikup.core.errors import IllegalAction
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.notation.actions import parse_step
from prikup.preferans.actions import AnyAction
from prikup.preferans.game import Preferans
from prikup.preferans.seen.view import View
from prikup.preferans.state import Dealing, Playing, State

AnyMatch = Match[State, AnyAction, Any]

PLAIN = (
    "preferans/klassika+brigand.play=off+table.first=given+deal.cut=off+dark.calls=off+bombs.by=off"
    "+talon.decline=off+share.dealer=off+pool.end=all+terms.owner=off+cover.by=passes"
)
"""Klassika's game proper, four players, with fewer words before the tricks."""

HANDS = ("SAKQJ.CAK.DA.H987", "ST9.CQJT.DKQ.HAKQ", "S87.C987.DJT9.HJT")
"""In the order of the places that hold cards."""
TALON = "D87"


def started(
    rules: str = PLAIN, hands: tuple[str, ...] = HANDS, talon: str = TALON, dealer: Seat = 0, **sheet: Any
) -> AnyMatch:
    """A match whose cards have just been dealt by hand."""
    game = Preferans.parse(rules)
    first = msgspec.structs.replace(game.compiled.fresh_sheet(dealer), **sheet)
    match: AnyMatch = Match(game, start=State(first, Dealing("shuffle")))
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards(talon)))
    return match


def act(match: AnyMatch, *steps: str) -> AnyMatch:
    """The match after some steps; each may hold several, parted by commas."""
    for step in steps:
        for one in step.split(","):
            match.apply(*parse_step(one.strip(), AnyAction))
    return match


def refused(match: AnyMatch, step: str) -> tuple[str, dict[str, str | int]]:
    """The code and values of what forbids a step."""
    seat, action = parse_step(step, AnyAction)
    with pytest.raises(IllegalAction) as caught:
        match.apply(seat, action)
    refusal = match.why_not(seat, action)
    assert refusal is not None
    assert (refusal.code, refusal.params) == (caught.value.code, caught.value.params)
    return refusal.code, refusal.params


def playing(match: AnyMatch) -> Playing:
    """The tricks under way."""
    phase = match.state.phase
    assert isinstance(phase, Playing)
    return phase


def seen(match: AnyMatch, seat: Seat) -> View:
    """What a seat knows."""
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def told(match: AnyMatch, *kinds: type) -> list[Any]:
    """The events of some kinds so far."""
    return [one.event for one in match.events if isinstance(one.event, kinds)]
