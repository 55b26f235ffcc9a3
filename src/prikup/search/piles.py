"""All cards of a deal that are not played, by where they lie; and a deal that leads to them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat


class Piles(Struct, frozen=True):
    """The hands by seat (in Preferans by place), and what lies elsewhere."""

    hands: dict[Seat, Cards]
    talon: Cards
    beside: Cards
    stock: Cards
    aside: Cards
    drawn_next: tuple[Card, ...] = ()
    """The stock in its order."""
    dealt_talon: tuple[Card, ...] = ()
    """In Preferans the talon as dealt."""


class DealCourse(Struct, frozen=True):
    """A deal, and what was done with its cards that a view has not seen."""

    start: Any
    """The state before the deal."""
    deal: Any
    """The action that deals the cards."""
    gifts: dict[Seat, Card] = {}
    """By who got it the card that the declarer gave."""
    away: Cards = 0
    """What the declarer laid away."""
    laid: tuple[Card, ...] = ()
    """The same in the order in which it was laid away, where that was card by card."""
    stands_for: float = 1.0
    """How many courses of the world this one stands for, if not all of them are looked at."""
