"""The contract of prikup.core.game for every game, tested by random play."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from prikup.core.cards import pack_of
from prikup.core.errors import IllegalAction, Refusal
from prikup.core.events import score_event
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.games import GAMES
from prikup.notation.fields import LARGEST
from tests.notation.support import some_match
from tests.support.random_play import step
from tests.support.seeds import random_of, trials

pytestmark = pytest.mark.search

MATCHES = trials(8, 25)
STEPS = 150


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def walk(name: str, seed: str) -> Any:
    """Random matches of a game, one step after the other."""
    for number in range(MATCHES):
        rng = random_of(f"{name} {seed} {number}")
        match = some_match(rng, name)
        for _ in range(STEPS):
            if match.over:
                break
            yield rng, match
            step(rng, match, rare=0.2, faults=0.01)


def test_somebody_is_awaited_and_whoever_is_can_act(name: str) -> None:
    for _, match in walk(name, "awaited"):
        awaited = match.awaits()
        assert awaited
        assert awaited == (TABLE,) or TABLE not in awaited
        assert all(seat == TABLE or match.legal(seat) for seat in awaited), (match.game.text, match.log)


def test_what_is_legal_is_not_refused_and_its_state_is_left_alone(name: str) -> None:
    for rng, match in walk(name, "legal"):
        for seat in range(TABLE, match.players):
            legal = match.legal(seat)
            assert len(set(legal)) == len(legal)
            assert all(type(action) in get_args(match.game.action_type) for action in legal)
            for action in rng.sample(legal, min(3, len(legal))):
                assert match.why_not(seat, action) is None
                before = match.game.setup_of(match.state)
                one, other = (match.game.apply(match.state, seat, action) for _ in range(2))
                assert one == other
                assert match.game.step(match.state, seat, action) == one
                assert match.game.setup_of(match.state) == before


def test_what_is_not_legal_is_refused_with_a_code(name: str) -> None:
    strange: list[Any] = [action for _, match in walk(name, "strange") for action in match.legal(0)[:1]]
    for rng, match in walk(name, "refused"):
        for seat, action in [(rng.randrange(-3, match.players + 2), action) for action in rng.sample(strange, 3)]:
            refusal = match.why_not(seat, action)
            if refusal is None:
                continue
            assert isinstance(refusal, Refusal)
            with pytest.raises(IllegalAction) as caught:
                match.game.apply(match.state, seat, action)
            assert (caught.value.code, caught.value.params) == (refusal.code, refusal.params)


def test_hands_are_parts_of_the_pack_and_are_counted(name: str) -> None:
    whole = sum(1 << card for card in pack_of(range(8)))
    for _, match in walk(name, "hands"):
        hands = match.game.hands(match.state)
        assert match.game.counts(match.state) == tuple(hand.bit_count() for hand in hands)
        union = 0
        for hand in hands:
            assert not union & hand
            union |= hand
        assert not union & ~whole


def test_views_say_what_the_interface_asks_of_them(name: str) -> None:
    for _, match in walk(name, "views"):
        for seat in range(match.players):
            view = match.view(seat)
            assert type(view) is match.game.view_type
            assert (view.seat, view.rules, view.players) == (seat, match.game.text, match.players)
            assert len(view.totals) == match.players
            assert isinstance(view.phase, str)
            assert isinstance(view.deal, int)


def test_a_watcher_has_a_view_of_what_is_public(name: str) -> None:
    for _, match in walk(name, "watcher"):
        view = match.game.fresh_view(match._first, match.players)
        for told in match.events:
            if match.game.public(told):
                view = match.game.fold(view, told)
        later: Match[Any, Any, Any] = Match(match.game, start=match.state)
        for watched in (view, match.game.fresh_view(later.state, match.players)):
            assert (watched.seat, watched.players) == (match.players, match.players)


def test_what_is_written_counts_deals_and_has_totals(name: str) -> None:
    for _, match in walk(name, "written"):
        for told in match.events[-10:]:
            written = score_event(told.event)
            if written is not None:
                assert written.ending
                assert len(written.totals) == match.players
                assert all(abs(total) <= LARGEST for total in written.totals)
                assert all(0 <= line.seat < match.players for line in written.lines)
        openings = [told.event for told in match.events if type(told.event) is match.game.opening]
        assert all(type(event) in get_args(match.game.event_type) for event in openings)


def test_a_setup_gives_its_state_back(name: str) -> None:
    for _, match in walk(name, "setups"):
        setup = match.game.setup_of(match.state)
        assert type(setup) is match.game.setup_type
        assert match.game.validate(setup) == match.state
        assert match.game.playable(setup) == match.state
