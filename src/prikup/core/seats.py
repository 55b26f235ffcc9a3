"""Seats are numbered 0..n-1 in playing order (clockwise); the table itself acts as seat -1."""

from __future__ import annotations

from typing import Annotated, TypeVar

T = TypeVar("T")

Seat = Annotated[int, "seat"]

TABLE: Seat = -1
"""The table, which shuffles, fines and keeps time."""

NOBODY = 0


def everybody(players: int) -> int:
    """All seats, as a bit set."""
    return (1 << players) - 1


def audience_of(*seats: Seat) -> int:
    """The given seats, as a bit set."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def replaced(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """A copy of ``items`` with ``items[seat]`` replaced."""
    changed = [*items]
    changed[seat] = item
    return tuple(changed)


def added(numbers: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    """A copy of ``numbers`` with an amount added to ``numbers[seat]``."""
    return replaced(numbers, seat, numbers[seat] + amount)
