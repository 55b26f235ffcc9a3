"""A match: the log makes it, an illegal action leaves it as it was, a view is the fold of what a seat was told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from prikup.core.actions import Bid, Deal, Fault, Pass, Shuffle, well_formed
from prikup.core.errors import IllegalAction, PrikupError
from prikup.core.events import AddressedEvent
from prikup.core.match import Match, ReplayFault
from prikup.core.seats import TABLE
from prikup.games import game, new_match, presets
from prikup.thousand.actions import AnyAction, Claim
from tests.support.random_play import step


@pytest.mark.parametrize("rules", presets())
def test_replay_gives_the_same_match(rules: str) -> None:
    match = new_match(rules)
    rng = random.Random(rules)
    while not match.over and len(match.log) < 300:
        step(rng, match)
    again = Match.replay(game(rules), match.log)
    assert again.state == match.state
    assert again.events == match.events


@pytest.mark.parametrize("rules", presets())
def test_a_view_made_late_is_the_view_made_step_by_step(rules: str) -> None:
    match = new_match(rules)
    rng = random.Random(rules)
    while not match.over and len(match.log) < 200:
        step(rng, match)
        for seat in range(match.players):
            match.view(seat)
    late = Match.replay(game(rules), match.log)
    for seat in range(match.players):
        assert late.view(seat) == match.view(seat)


def test_an_illegal_action_changes_nothing() -> None:
    match = new_match("thousand/ru")
    match.apply(TABLE, Shuffle("2a"))
    before = (match.state, list(match.log), list(match.events))
    with pytest.raises(IllegalAction) as caught:
        match.apply(1, Pass())
    assert caught.value.code == "forced_bid"
    assert (match.state, match.log, match.events) == before


def test_a_replay_names_the_first_wrong_action() -> None:
    log: list[tuple[int, AnyAction]] = [(TABLE, Shuffle("2a")), (1, Bid(100)), (2, Bid(103))]
    with pytest.raises(ReplayFault) as caught:
        Match.replay(game("thousand/ru"), log)
    assert (caught.value.number, caught.value.seat, caught.value.code) == (2, 2, "bid_off_step")


def test_an_unaddressed_event_is_seen_by_nobody() -> None:
    match = new_match("thousand/ru")
    told = AddressedEvent(match.events[0].event)
    assert not any(told.seen_by(seat) for seat in range(3))


def test_a_match_may_begin_inside_a_deal() -> None:
    match = new_match("thousand/ru-common")
    rng = random.Random(5)
    while match.phase != "playing" or len(match.seen(0)) < 20:
        step(rng, match)
    begun = Match(game("thousand/ru-common"), start=match.state)
    for seat in range(3):
        view, whole = begun.view(seat), match.view(seat)
        assert (view.hand, view.trump, view.contract, view.phase) == (
            whole.hand,
            whole.trump,
            whole.contract,
            "playing",
        )
        assert begun.legal(seat) == match.legal(seat)


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (2, Bid(120.0)),  # type: ignore[arg-type]
        (2, Bid(amount=True)),
        (2, Bid("105")),  # type: ignore[arg-type]
        (2, None),
        (2, "bid 105"),
        (True, Bid(105)),
        (None, Pass()),
        ("2", Pass()),
        (10**30, Pass()),
        (TABLE, Fault(seat=True, kind="look")),
        (TABLE, Fault(0, None)),  # type: ignore[arg-type]
        (2, Claim(None)),  # type: ignore[arg-type]
        (TABLE, Deal(None, 0)),  # type: ignore[arg-type]
        (TABLE, Deal((1, 2.0, 3), 0)),  # type: ignore[arg-type]
    ],
)
@pytest.mark.parametrize("listed", [False, True])
def test_look_alikes_are_refused_or_logged_as_what_they_are(seat: Any, action: Any, listed: bool) -> None:
    match = new_match("thousand/ru")
    match.apply(TABLE, Shuffle("2a"))
    match.apply(1, Bid(100))
    if listed:
        match.legal(2)
        match.legal(TABLE)
    before = match.state
    refusal = None
    try:
        match.apply(seat, action)
    except IllegalAction as fault:
        refusal = fault
    if refusal is None:
        assert listed
        assert well_formed(match.log[-1][1])
    else:
        assert refusal.code in ("no_such_seat", "malformed_action")
        assert match.state is before


@pytest.mark.parametrize("seed", ["aa bb", " aa", "aa\n", None, 5])
def test_a_seed_is_hex_and_nothing_else(seed: Any) -> None:
    match = new_match("thousand/ru")
    with pytest.raises(PrikupError) as caught:
        match.apply(TABLE, Shuffle(seed))
    assert caught.value.code in ("bad_seed", "malformed_action")
    assert not match.log


@pytest.mark.parametrize("dealer", [-1, 3, True, None, "0"])
def test_the_dealer_is_a_seat(dealer: Any) -> None:
    with pytest.raises(PrikupError) as caught:
        new_match("thousand/ru", dealer)
    assert caught.value.code == "no_such_seat"


def test_what_an_action_would_bring_is_found_out_before_it_is_done() -> None:
    match = new_match("thousand/ru")
    match.apply(TABLE, Shuffle("2a"))
    before = (match.state, list(match.log), list(match.events))
    ahead = match.prepare(1, Bid(100))
    assert (match.state, match.log, match.events) == before
    assert match.accept(ahead) == ahead.events
    assert (match.state, match.log[-1], match.awaits()) == (ahead.state, (1, Bid(100)), (2,))
    with pytest.raises(ValueError, match="moved on"):
        match.accept(ahead)
    with pytest.raises(IllegalAction):
        match.prepare(2, Bid(103))
    assert len(match.log) == 2


@pytest.mark.parametrize("seat", [-1, 3, True, None, "0"])
def test_there_is_a_view_for_each_seat_and_no_other(seat: Any) -> None:
    match = new_match("thousand/ru")
    with pytest.raises(IllegalAction) as caught:
        match.view(seat)
    assert caught.value.code == "no_such_seat"


@pytest.mark.parametrize("seat", [True, None, "1"])
def test_what_nobody_does_brings_nothing(seat: Any) -> None:
    match = new_match("thousand/ru")
    with pytest.raises(IllegalAction) as caught:
        match.prepare(seat, Pass())
    assert caught.value.code == "no_such_seat"
