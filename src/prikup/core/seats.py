"""Seats are numbers 0..n-1 in playing order (clockwise); the table itself acts as seat -1."""

from __future__ import annotations

from typing import Annotated

Seat = Annotated[int, "seat"]

TABLE: Seat = -1
"""Who shuffles, fines and keeps time: actions that no player does."""

NOBODY = 0


def everybody(players: int) -> int:
    """The audience of all seats, as a bit set."""
    return (1 << players) - 1


def audience_of(*seats: Seat) -> int:
    """The audience of the given seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def next_seat(seat: Seat, players: int) -> Seat:
    """The next seat to the left."""
    return (seat + 1) % players


def replaced(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    """Numbers by seat with another one for one seat."""
    changed = [*numbers]
    changed[seat] = number
    return tuple(changed)
