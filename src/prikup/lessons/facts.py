"""Facts of a match for the conditions and the texts of a lesson: numbers that the learner's own view shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prikup.core.seats import Seat


def facts(view: Any, me: Seat) -> dict[str, int]:
    """The numbers of a view by name: the cards in hand, and what is written."""
    found = {"cards": (view.hand or 0).bit_count(), "total": view.totals[me]}
    sheet = getattr(view, "sheet", None)
    found |= _pulka(sheet, me, view.players) if hasattr(sheet, "pools") else _running(view, me)
    # A game that nobody whisted ends without a trick.
    if view.results and view.results[-1].tricks:
        result = view.results[-1]
        found |= {"tricks": result.tricks[me], "left_tricks": result.tricks[_left(me, view.players)]}
        if view.players > 2:
            found["right_tricks"] = result.tricks[_right(me, view.players)]
    return found


def _left(me: Seat, players: int) -> Seat:
    return (me + 1) % players


def _right(me: Seat, players: int) -> Seat:
    return (me - 1) % players


def _running(view: Any, me: Seat) -> Mapping[str, int]:
    """A sheet of running totals."""
    found = {"left_total": view.totals[_left(me, view.players)]}
    if view.players > 2:
        found["right_total"] = view.totals[_right(me, view.players)]
    if view.results:
        result = view.results[-1]
        before = view.results[-2].totals if len(view.results) > 1 else (0,) * view.players
        found |= {
            "wrote": result.totals[me] - before[me],
            "contract": result.contract,
            "declarer": result.declarer,
            "cards_taken": result.points[me],
            "marriages": result.bonuses[me],
            "made": result.points[me] + result.bonuses[me],
        }
    return found


def _pulka(sheet: Any, me: Seat, players: int) -> Mapping[str, int]:
    """A sheet with pools, hills and whists."""
    found = {}
    for name, seat in (("", me), ("left_", _left(me, players)), ("right_", _right(me, players))):
        found[f"{name}pool"] = sheet.pools[seat]
        found[f"{name}hill"] = sheet.hills[seat]
        # Whists that others have on the learner, and for the learner those on both neighbours.
        found[f"{name}whists"] = sum(sheet.whists[me]) if seat == me else sheet.whists[seat][me]
    found["whists_left"] = sheet.whists[me][_left(me, players)]
    found["whists_right"] = sheet.whists[me][_right(me, players)]
    return found
