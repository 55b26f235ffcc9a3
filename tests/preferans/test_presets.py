"""Every preset can be played to the end; every deal settles to zero; every line has its unit."""

from __future__ import annotations

import random
from typing import Any

import pytest

from prikup.core.match import Match
from prikup.preferans.actions import AnyAction
from prikup.preferans.events import DealScored, Fined, Helped, MatchEnded
from prikup.preferans.game import PRESETS, Preferans
from prikup.preferans.lines import UNITS
from prikup.preferans.score import settle
from prikup.preferans.state import Sheet, State
from tests.preferans.random_play import step

AnyMatch = Match[State, AnyAction, Any]
NAMES = PRESETS.names()


def test_presets_in_order() -> None:
    """The documents' four first."""
    assert NAMES[:4] == tuple(f"preferans/{name}" for name in ("klassika", "sochinka", "leningradka", "gusarik"))
    assert all(PRESETS.text(PRESETS.get(name)) == name for name in NAMES)


def follow(before: Sheet, scored: DealScored | Helped | Fined) -> None:
    """Lines explain every change of pools, hills and whists, and name it by its unit."""
    pools, hills = list(before.pools), list(before.hills)
    whists = [list(row) for row in before.whists]
    for line in scored.lines:
        unit = UNITS[line.name]
        if unit == "pool":
            pools[line.seat] += line.amount
        elif unit == "hill":
            hills[line.seat] += line.amount
        elif unit == "whists":
            whists[line.seat][line.note[0]] += line.amount
        assert line.amount
    assert (tuple(pools), tuple(hills)) == (scored.sheet.pools, scored.sheet.hills)
    assert tuple(map(tuple, whists)) == scored.sheet.whists


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_preset_plays_through(name: str, seed: int) -> None:
    """To the end, or for 300 deals."""
    rng = random.Random(seed)
    game = Preferans.parse(name)
    match: AnyMatch = Match(game, rng.randrange(game.players))
    endings = set()
    while not match.over and match.state.sheet.deals < 300:
        before, seen = match.state.sheet, len(match.events)
        step(rng, match)
        for told in match.events[seen:]:
            if isinstance(told.event, DealScored | Helped | Fined):
                follow(before, told.event)
                before = told.event.sheet
                assert sum(told.event.totals) == 0
                assert sum(settle.results(game.compiled, told.event.sheet)) == 0
            if isinstance(told.event, DealScored):
                endings.add(told.event.ending)
    assert "passes" in endings
    if match.over:
        ended = match.events[-1].event
        assert isinstance(ended, MatchEnded)
        assert sum(ended.results) == 0
        assert all(ended.results[seat] == max(ended.results) for seat in ended.winners)
    assert Match.replay(game, match.log, match.dealer).state == match.state
