"""Draws before a match: who sits where, and who deals first (PF-013..017)."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.core import shuffle
from prikup.core.cards import ACE, Card
from prikup.core.seats import Seat
from prikup.preferans.layout import PACK
from prikup.preferans.rules.table import Table


def seating(table: Table, cards: Sequence[Card]) -> tuple[int, ...]:
    """Who takes a seat first, second ... by the cards that they drew: the lowest card chooses first (PF-013..015).

    The last one shuffles and turns the cards for the first dealer (PF-016).
    """
    return tuple(sorted(range(len(cards)), key=lambda player: table.draw_key(cards[player])))


def seats_drawn(table: Table, seed: str, players: int) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """The order in which players take their seats, from a seed, and the cards that they drew."""
    cards = shuffle.shuffled(seed, PACK)[:players]
    return seating(table, cards), cards


def first_ace(pack: Sequence[Card], turner: Seat, players: int) -> tuple[Seat, tuple[Card, ...]]:
    """Who gets the first ace when ``turner`` turns the pack card by card, clockwise from his left, and the cards."""
    at = next(index for index, card in enumerate(pack) if card & 7 == ACE)
    return (turner + 1 + at) % players, tuple(pack[: at + 1])
