"""Random deals over random rule sets, 20,500 with all trials: no error, and the sheets add up."""

from __future__ import annotations

import random

import pytest

from prikup.core.actions import Bid, Cut, Pass, Play
from prikup.core.errors import IllegalAction
from prikup.core.seats import TABLE
from prikup.thousand.actions import Claim, Give, Name, Writeoff
from prikup.thousand.events import DealScored, Fined
from prikup.thousand.game import Thousand
from prikup.thousand.state import Over
from tests.support.random_play import step
from tests.support.random_rules import random_rules
from tests.support.seeds import random_of, trials
from tests.support.thousand import sheet_near, start_at

pytestmark = pytest.mark.search

CHUNKS = trials(3, 10)
DEALS = 2050
"""Deals in each chunk: 20,500 with all trials."""
LONGEST = 40
"""A match is cut at this many deals."""

STRANGE = (Bid(1), Bid(10**9), Pass(), Play(0), Play(31, announce=True), Name(-5), Give(7, 40), Cut(-1), Writeoff())


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals(chunk: int) -> None:
    rng = random_of(f"random deals {chunk}")
    deals = 0
    while deals < DEALS:
        game = Thousand(random_rules(rng))
        match = start_at(game, sheet_near(rng, game))
        first = match.state.sheet.deals
        done = 0
        while not match.over and match.state.sheet.deals - first < LONGEST:
            before = match.state
            awaited = match.awaits()
            assert awaited
            for seat in awaited:
                assert seat == TABLE or match.legal(seat), (game.text, match.log)
            if rng.random() < 0.02:
                refuse_something(rng, match)
            step(rng, match, faults=0.001)
            for told in match.events[done:]:
                check_sums(told.event, before.sheet.totals, game)
            done = len(match.events)
        assert match.awaits() == () or not match.over
        barrel = game.rules.barrel.at
        if barrel is not None and not isinstance(match.state.phase, Over):
            assert all(total <= barrel for total in match.state.sheet.totals), game.text
        deals += match.state.sheet.deals - first


def check_sums(event: object, totals: tuple[int, ...], game: Thousand) -> None:
    """Every trick and every card point of a played deal is somebody's; the lines explain the change of every total."""
    rules, layout, policy = game.text, game.compiled.layout, game.compiled.policy
    if isinstance(event, DealScored) and event.ending in ("tricks", "rest"):
        points = policy.points(layout.all)
        # Under a golden call the talon is not played; a dead hand, and at some tables what was laid away, is nobody's.
        called = game.rules.call.golden and sum(event.tricks) == layout.played(layout.hand)
        lost = called or layout.dead or (layout.away and game.rules.talon.away == "nobody")
        assert called or sum(event.tricks) == layout.tricks, rules
        assert sum(event.points) <= points if lost else sum(event.points) == points, rules
    if isinstance(event, DealScored | Fined):
        for seat, total in enumerate(event.totals):
            written = sum(line.amount for line in event.lines if line.seat == seat)
            assert totals[seat] + written == total, (rules, event)


def refuse_something(rng: random.Random, match: object) -> None:
    """An illegal action is refused with a code and changes nothing."""
    seat = rng.randrange(-2, 4)
    action = rng.choice((*STRANGE, Claim("nonsense")))
    before = (match.state, len(match.log), len(match.events))  # type: ignore[attr-defined]
    refusal = match.why_not(seat, action)  # type: ignore[attr-defined]
    if refusal is None:
        return
    with pytest.raises(IllegalAction) as caught:
        match.apply(seat, action)  # type: ignore[attr-defined]
    assert caught.value.code == refusal.code
    assert (match.state, len(match.log), len(match.events)) == before  # type: ignore[attr-defined]
