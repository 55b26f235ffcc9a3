"""The end of the match: nobody is awaited and nothing is legal."""

from __future__ import annotations

from prikup.core.errors import IllegalAction
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction
from prikup.preferans.house import House
from prikup.preferans.state import Over, State
from prikup.preferans.step import Step


def awaits(house: House, state: State[Over]) -> tuple[Seat, ...]:
    """Nobody."""
    return ()


def legal(house: House, state: State[Over], seat: Seat) -> tuple[AnyAction, ...]:
    """Nothing."""
    return ()


def apply(house: House, state: State[Over], seat: Seat, action: AnyAction) -> Step:
    """Always an error."""
    raise IllegalAction("match_over")
