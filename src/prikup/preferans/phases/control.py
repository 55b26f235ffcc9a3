"""The control time: the table enters that it has passed, and the last circle of the match comes (PF-273, PF-273a)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.phases import TableAction
from prikup.preferans.actions import AnyAction, TimeUp
from prikup.preferans.events import ControlTimeUp, LastCircle
from prikup.preferans.house import House
from prikup.preferans.score.flow import DUE, LAST
from prikup.preferans.state import PROPER, Over, State, Step, Terming


def may_end(house: House, state: State) -> bool:
    """Whether the table may enter that the control time has passed: not before it is named."""
    sheet = state.sheet
    if isinstance(state.phase, Terming | Over):
        return False
    return house.rules.pool.in_circles() and sheet.stage == PROPER and not sheet.circles and not sheet.closing


def possible(house: House, state: State) -> tuple[AnyAction, ...]:
    """That the control time has passed, where it may end the match."""
    return (TimeUp(),) if may_end(house, state) else ()


def apply(house: House, state: State, action: TimeUp) -> Step:
    """The coming circle is the last (PF-273a), or the one that runs (PF-273)."""
    events = [Told(ControlTimeUp(), house.everyone)]
    if house.rules.terms.ends_running():
        events.append(Told(LastCircle(), house.everyone))
    closing = LAST if house.rules.terms.ends_running() else DUE
    return State(replace(state.sheet, closing=closing), state.phase), events


TABLE_ACTION: TableAction[House, State[Any], AnyAction] = TableAction(
    kind=TimeUp, possible=possible, refusal=lambda action: Refusal("no_control_time"), apply=apply
)
