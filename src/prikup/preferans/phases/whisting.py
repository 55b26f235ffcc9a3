"""The words whist, pass and half, and the dealer's whist (PF-067..081)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.errors import Refusal
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Glance, Half, Whist
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.phases import defence, naming
from prikup.preferans.phases.rows import Row, held
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Choosing, State, Step, Whisting


def awaits(compiled: CompiledRules, state: State[Whisting]) -> tuple[Seat, ...]:
    """The seat whose turn it is to speak."""
    return (state.phase.turn,)


def legal(compiled: CompiledRules, state: State[Whisting], seat: Seat) -> tuple[AnyAction, ...]:
    """Whist and pass; half after a pass; the dealer may look at one of the passed hands (PF-081a)."""
    return defence.words(compiled, state.phase) if seat == state.phase.turn else ()


def why_not(compiled: CompiledRules, state: State[Whisting], seat: Seat, action: AnyAction) -> Refusal:
    """Why a word of the defence is not legal."""
    whisting = state.phase
    if seat != whisting.turn:
        return Refusal("not_your_turn")
    if isinstance(action, Half):
        return Refusal("no_half")
    if isinstance(action, Glance):
        return Refusal("no_glance")
    if isinstance(action, Whist) and seat not in (whisting.defence.first, whisting.defence.second):
        return Refusal("glance_first")
    return Refusal("one_whister" if isinstance(action, Whist) else "not_now")


def apply(compiled: CompiledRules, state: State[Whisting], seat: Seat, action: AnyAction) -> Step:
    """A word of the defence, or the dealer's look at a passed hand."""
    return defence.say(compiled, state.sheet, state.phase, action)


def shows(compiled: CompiledRules, state: State[Whisting | Choosing], view: View) -> View:
    """The game, and the words of the defence so far."""
    phase = state.phase
    return midway.defended(view, phase.held, phase.contract, phase.defence)


def problems(compiled: CompiledRules, state: State[Whisting | Choosing]) -> Iterator[Problem]:
    """Whether the game could have been named, and words of the defence lead to this word or choice."""
    sheet, phase = state.sheet, state.phase
    if not (yield from naming.named_problems(compiled, sheet, phase.held, phase.contract)):
        return
    if replace(phase, held=defence.unknown(compiled)) not in defence.reachable(compiled, sheet, phase.contract).asked:
        yield Problem("defence_impossible")


ROW = Row(
    part=Part(Whisting),
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    hands=held,
    shows=shows,
    needs=("hands", "talon", "contract", "defence", "turn"),
    problems=problems,
    cards=CardRules().problems,
)
