"""How many cards lie in each hand after an event; everybody may know this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup.core.events import Event
from prikup.core.seats import added
from prikup.preferans import events as ev
from prikup.preferans.layout import HAND, LAYOUTS, TALON
from prikup.preferans.seen.view import View

Counts = tuple[int, ...]
"""Cards in hand by place."""


def counted(counts: Counts, event: Event, view: View) -> Counts:
    """The counts after an event; ``view`` is the view, before the event, of a seat that sees it.

    The counts mean nothing between deals: the next deal begins with empty hands.
    """
    change = _CHANGES.get(type(event))
    return counts if change is None else change(counts, event, view)


def _dealt(counts: Counts, event: ev.HandsDealt, view: View) -> Counts:
    layout = LAYOUTS[view.players]
    hands = layout.hands[view.sheet.dealer]
    return tuple(HAND if place in hands else 0 for place in range(layout.places))


def _taken(counts: Counts, event: ev.TalonTaken, view: View) -> Counts:
    return added(counts, event.seat, TALON)


def _laid(counts: Counts, event: ev.CardsLaid, view: View) -> Counts:
    return added(counts, event.seat, -TALON)


def _played(counts: Counts, event: ev.CardPlayed, view: View) -> Counts:
    return added(counts, event.seat, -1)


_CHANGES: dict[type[Event], Callable[[Counts, Any, View], Counts]] = {
    ev.HandsDealt: _dealt,
    ev.TalonTaken: _taken,
    ev.CardsLaid: _laid,
    ev.CardPlayed: _played,
}
