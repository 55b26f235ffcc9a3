"""A lone whister, or the dealer, chooses to lie or to stand (PF-082a)."""

from __future__ import annotations

from prikup.core.errors import Refusal
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction, Half, Lie, Stand
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.phases import defence, whisting
from prikup.preferans.phases.rows import Row, held
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Choosing, State, Step


def awaits(compiled: CompiledRules, state: State[Choosing]) -> tuple[Seat, ...]:
    """The lone whister, or the dealer who whists."""
    return (state.phase.by,)


def legal(compiled: CompiledRules, state: State[Choosing], seat: Seat) -> tuple[AnyAction, ...]:
    """Lying or standing."""
    return defence.choices(compiled, state.phase) if seat == state.phase.by else ()


def why_not(compiled: CompiledRules, state: State[Choosing], seat: Seat, action: AnyAction) -> Refusal:
    """Why this choice is not legal."""
    if seat != state.phase.by:
        return Refusal("not_your_turn")
    if isinstance(action, Half):
        return Refusal("no_half")
    return Refusal("face_fixed" if isinstance(action, Lie | Stand) else "not_now")


def apply(compiled: CompiledRules, state: State[Choosing], seat: Seat, action: AnyAction) -> Step:
    """The defence is settled and the tricks begin, or half a whist ends the deal."""
    return defence.choose(compiled, state.sheet, state.phase, action)


ROW = Row(
    part=Part(Choosing),
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    hands=held,
    shows=whisting.shows,
    needs=("hands", "talon", "contract", "defence", "by"),
    problems=whisting.problems,
    cards=CardRules().problems,
)
