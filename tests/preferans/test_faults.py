"""Faults at a real table (PF-241..245, PF-165, BP-045) and the control time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from prikup.core.actions import Fault, Pass, Play, Shuffle
from prikup.core.errors import IllegalAction
from prikup.core.events import Line
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.preferans.actions import AnyAction, TimeUp
from prikup.preferans.events import ControlTimeUp, DealBegan, DealScored, Fined
from prikup.preferans.game import Preferans
from prikup.preferans.state import Auction, Contract, Dealing, Defence, Held, Judging, Playing, State
from tests.preferans.deals import D, F, S, T, contract, defence, sheet

AnyMatch = Match[State, AnyAction, Any]
RULES = "preferans/klassika+deal.cut=off"
HELD = Held((0x3FF, 0x3FF << 10, 0x3FF << 20, 0), (30, 31))


def playing(made: Contract | None, words: Defence | None = None, rules: str = RULES, **more: Any) -> AnyMatch:
    """A match in the first trick of a contract, or of an all-pass."""
    game = Preferans.parse(rules)
    phase = Playing(HELD, F, (0,) * 4, made, words, conduct=tuple(range(4)), **more)
    return Match(game, D, start=State(sheet(game.compiled), phase))


def auction(rules: str = RULES) -> AnyMatch:
    """A match in the auction, the seat D dealing."""
    game = Preferans.parse(rules)
    match = Match(game, D, start=State(sheet(game.compiled), Dealing("shuffle")))
    match.apply(TABLE, Shuffle("00"))
    return match


def fined(match: AnyMatch, seat: int, kind: str) -> list[Any]:
    return [told.event for told in match.apply(TABLE, Fault(seat, kind))]


def test_a_revoke_voids_a_game() -> None:
    """PF-214y: three missing tricks in the whister's hill; the dealer deals again."""
    match = playing(contract(S, "7 H"), defence(S, "whist pass"))
    events = fined(match, T, "revoke")
    assert [type(event) for event in events] == [Fined, DealBegan]
    assert events[0].lines == (Line(T, "hill.revoke", 12),)
    state = match.state
    assert (state.sheet.hills, state.sheet.dealer, state.sheet.deals) == ((10, 10, 22, 10), D, 0)
    assert state.phase == Dealing("shuffle", redeal=True)


def test_a_revoke_in_an_all_pass_counts_as_played() -> None:
    """PF-165, PF-243: ten tricks' worth, at the price of the row."""
    match = playing(None)
    match = Match(match.game, D, start=State(replace(match.state.sheet, series=1), match.state.phase))
    events = fined(match, S, "revoke")
    assert isinstance(events[0], DealScored)
    assert (events[0].ending, events[0].tricks) == ("revoked", (0, 10, 0, 0))
    assert match.state.sheet.hills == (10, 30, 10, 10)
    assert match.state.sheet.series == 2
    assert match.state.sheet.cover == (15,) * 4


def test_a_talon_that_was_kept() -> None:
    """PF-242: as for three missing tricks, no whists, dealt again."""
    match = playing(contract(S, "8 H"), defence(S, "whist pass"))
    events = fined(match, S, "undiscarded")
    assert events[0].lines == (Line(S, "hill.undiscarded", 18),)
    assert match.state.sheet.deals == 0
    hand = playing(contract(S, "9 H", hand=True), defence(S, "whist pass"))
    with pytest.raises(IllegalAction, match="bad_fault"):
        hand.apply(TABLE, Fault(S, "undiscarded"))


def test_a_prompt_does_not_stop_the_game() -> None:
    """PF-244, PF-245: a hill point for a defender or the dealer, also while the proof is judged."""
    match = playing(contract(S, "7 H"), defence(S, "whist pass"))
    fined(match, T, "prompt")
    fined(match, D, "prompt")
    assert match.state.sheet.hills == (10, 10, 11, 11)
    assert isinstance(match.state.phase, Playing)
    with pytest.raises(IllegalAction, match="bad_fault"):
        match.apply(TABLE, Fault(S, "prompt"))
    phase = match.state.phase
    judging = Match(match.game, D, start=State(match.state.sheet, Judging(phase, "demand", T)))
    fined(judging, T, "prompt")
    assert judging.state.sheet.hills[T] == 12


def test_a_wrong_deal() -> None:
    """PF-241: a point for the dealer, who deals again; seen before the first card lies."""
    match = auction()
    assert match.phase == "auction"
    with pytest.raises(IllegalAction, match="bad_fault"):
        match.apply(TABLE, Fault(S, "misdeal"))
    fined(match, D, "misdeal")
    assert match.state.sheet.hills == (10, 10, 10, 11)
    assert match.state.phase == Dealing("shuffle", redeal=True)
    match.apply(TABLE, Shuffle("00"))
    fined(match, D, "misdeal")
    assert match.state.sheet.hills[D] == 12
    assert match.state.sheet.dealer == D


def test_two_wrong_deals_in_a_row() -> None:
    """BP-045: the second costs a missing trick of six, and the deal passes; a deal between them begins anew."""
    match = auction(RULES + "+faults.twice=on+values.hill=2")
    fined(match, D, "misdeal")
    match.apply(TABLE, Shuffle("00"))
    events = fined(match, D, "misdeal")
    assert events[0].lines == (Line(D, "hill.misdeals", 4),)
    sheet_ = match.state.sheet
    assert (sheet_.dealer, sheet_.misdeals, sheet_.hills[D]) == (F, 0, 15)


def test_wrong_deals_do_not_move_the_turns_of_the_razbojnik() -> None:
    """PF-264a: the same dealer deals again, though he pays for the second."""
    game = Preferans.parse(RULES + "+faults.twice=on+table.first=given")
    match: AnyMatch = Match(game, D)
    for _ in range(2):
        match.apply(TABLE, Shuffle("00"))
        fined(match, D, "misdeal")
    assert match.state.sheet.dealer == D
    assert match.state.sheet.hills[D] == 3


def test_no_wrong_deal_once_a_card_lies() -> None:
    match = playing(contract(S, "7 H"), defence(S, "whist pass"))
    assert Fault(D, "misdeal") in match.legal(TABLE)
    match.apply(F, Play(0))
    assert Fault(D, "misdeal") not in match.legal(TABLE)
    assert Fault(T, "revoke") in match.legal(TABLE)


def test_control_time() -> None:
    """PF-273a: entered once by the table, in the game proper, where circles end it and are not counted out."""
    match = auction()
    with pytest.raises(IllegalAction, match="table_only"):
        match.apply(F, TimeUp())
    events = [told.event for told in match.apply(TABLE, TimeUp())]
    assert events == [ControlTimeUp()]
    assert match.state.sheet.closing == "due"
    assert isinstance(match.state.phase, Auction)
    with pytest.raises(IllegalAction, match="no_control_time"):
        match.apply(TABLE, TimeUp())
    brigand: AnyMatch = Match(Preferans.parse(RULES + "+table.first=given"), D)
    with pytest.raises(IllegalAction, match="no_control_time"):
        brigand.apply(TABLE, TimeUp())
    counted = auction("preferans/fspr+deal.cut=off")
    counted = Match(counted.game, D, start=State(replace(counted.state.sheet, circles=3), counted.state.phase))
    with pytest.raises(IllegalAction, match="no_control_time"):
        counted.apply(TABLE, TimeUp())


def test_the_table_may_do_no_more() -> None:
    """Other actions of the table, invalid seats, and invalid actions."""
    match = auction()
    for seat, action, code in (
        (TABLE, Pass(), "not_now"),
        (7, Pass(), "no_such_seat"),
        (F, Fault(F, "prompt"), "table_only"),
        (TABLE, Fault(F, "theft"), "bad_fault"),
        (TABLE, Shuffle("zz"), "not_now"),
        (TABLE, Play(card=True), "malformed_action"),
    ):
        with pytest.raises(IllegalAction, match=code):
            match.apply(seat, action)
