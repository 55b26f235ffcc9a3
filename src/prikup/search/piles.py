"""All cards of a deal that are not played, by where they lie."""

from __future__ import annotations

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
