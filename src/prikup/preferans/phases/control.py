"""The control time: the table enters that it has passed, and the last circle of the match begins (PF-273, PF-273a)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.phases import TableAction
from prikup.preferans.actions import AnyAction, TimeUp
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import ControlTimeUp, LastCircle
from prikup.preferans.phases.rows import Row
from prikup.preferans.state import DUE, LAST, PROPER, State, Step


def possible(compiled: CompiledRules, row: Row, state: State) -> tuple[AnyAction, ...]:
    """The action that the control time has passed: once, after the terms, where it can end the match."""
    sheet = state.sheet
    may = row.timed and compiled.rules.pool.in_circles() and sheet.stage == PROPER
    return (TimeUp(),) if may and not sheet.circles and not sheet.closing else ()


def apply(compiled: CompiledRules, row: Row, state: State, action: TimeUp) -> Step:
    """Makes the next circle the last (PF-273a), or the one under way (PF-273)."""
    events = [AddressedEvent(ControlTimeUp(), compiled.everyone)]
    ends = compiled.rules.terms.ends_running()
    if ends:
        events.append(AddressedEvent(LastCircle(), compiled.everyone))
    return State(replace(state.sheet, closing=LAST if ends else DUE), state.phase), events


TABLE_ACTION: TableAction[CompiledRules, Row, State[Any], AnyAction] = TableAction(
    kind=TimeUp,
    possible=possible,
    refusal=lambda action: Refusal("no_control_time"),
    apply=apply,
    by_host=True,
)
