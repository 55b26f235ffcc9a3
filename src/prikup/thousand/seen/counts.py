"""The number of cards each seat holds after an event; public knowledge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup.core.events import Event
from prikup.core.seats import added
from prikup.thousand import events as ev
from prikup.thousand.layout import Layout
from prikup.thousand.seen.view import View

Counts = tuple[int, ...]
"""Cards in hand by seat."""


def counted(counts: Counts, event: Event, view: View, layout: Layout) -> Counts:
    """The counts after an event; ``view`` is that of a seat that was told, before the event.

    Between deals they mean nothing; the next deal begins with empty hands.
    """
    change = _CHANGES.get(type(event))
    return counts if change is None else change(counts, event, view, layout)


def _all(counts: Counts, view: View, cards: int) -> Counts:
    """The counts with ``cards`` more for each player in the deal."""
    return tuple(count if seat == view.sitter else count + cards for seat, count in enumerate(counts))


def _dealt(counts: Counts, event: ev.HandsDealt, view: View, layout: Layout) -> Counts:
    return tuple(0 if seat == event.sitter else layout.hand for seat in range(view.players))


def _taken(counts: Counts, event: ev.TalonTaken, view: View, layout: Layout) -> Counts:
    return added(counts, event.seat, layout.talon)


def _sold(counts: Counts, event: ev.CardsSold, view: View, layout: Layout) -> Counts:
    return added(counts, event.seat, view.offered.bit_count())


def _kept(counts: Counts, event: ev.CardsKept, view: View, layout: Layout) -> Counts:
    # A talon that was on offer is taken by an event of its own.
    return added(counts, event.seat, view.offered.bit_count()) if view.sales else counts


def _given(counts: Counts, event: ev.CardGiven | ev.GiftMade, view: View, layout: Layout) -> Counts:
    return added(added(counts, event.giver, -1), event.to, 1)


def _gone(
    counts: Counts,
    event: ev.CardForSale | ev.CardLaid | ev.CardLaidAway | ev.CardPlayed,
    view: View,
    layout: Layout,
) -> Counts:
    return added(counts, event.seat, -1)


def _drawn(counts: Counts, event: ev.StockDrawn, view: View, layout: Layout) -> Counts:
    return _all(counts, view, 1)


_CHANGES: dict[type[Event], Callable[[Counts, Any, View, Layout], Counts]] = {
    ev.HandsDealt: _dealt,
    ev.TalonTaken: _taken,
    ev.CardForSale: _gone,
    ev.CardsSold: _sold,
    ev.CardsKept: _kept,
    ev.CardGiven: _given,
    ev.GiftMade: _given,
    ev.CardLaid: _gone,
    ev.CardLaidAway: _gone,
    ev.CardPlayed: _gone,
    ev.StockDrawn: _drawn,
}
