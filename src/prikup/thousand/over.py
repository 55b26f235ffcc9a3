"""The end of the match: nobody is awaited and nothing is legal."""

from __future__ import annotations

from prikup.core.errors import IllegalAction
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction
from prikup.thousand.house import House
from prikup.thousand.score import Step
from prikup.thousand.state import State


def awaits(house: House, state: State) -> tuple[Seat, ...]:
    """Nobody."""
    return ()


def legal(house: House, state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Nothing."""
    return ()


def apply(house: House, state: State, seat: Seat, action: AnyAction) -> Step:
    """Always an error."""
    raise IllegalAction("match_over")
