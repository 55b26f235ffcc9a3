"""A player with points beyond a closed pool chooses whom they help (PF-223a)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Help
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import Helped
from prikup.preferans.phases.rows import Row
from prikup.preferans.score import deal
from prikup.preferans.seen.view import Due, View
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Helping, State, Step


def awaits(compiled: CompiledRules, state: State[Helping]) -> tuple[Seat, ...]:
    """The seat whose points wait."""
    return (state.phase.seat,)


def legal(compiled: CompiledRules, state: State[Helping], seat: Seat) -> tuple[AnyAction, ...]:
    """Partners with open pools who are not barred, then the player's own hill."""
    return deal.helps(compiled, state.sheet, state.phase) if seat == state.phase.seat else ()


def why_not(compiled: CompiledRules, state: State[Helping], seat: Seat, action: AnyAction) -> Refusal:
    """Why this choice is not legal."""
    if seat != state.phase.seat:
        return Refusal("not_your_turn")
    if not isinstance(action, Help):
        return Refusal("not_now")
    if 0 <= action.to < compiled.players and state.phase.barred >> action.to & 1:
        return Refusal("help_barred", {"seat": action.to})
    return Refusal("help_impossible")


def apply(compiled: CompiledRules, state: State[Helping], seat: Seat, action: AnyAction) -> Step:
    """Applies one choice; points that are left wait for the next choice, otherwise the deal is over."""
    assert isinstance(action, Help)
    written = deal.write_help(compiled, state.sheet, state.phase, action.to)
    event = Helped(seat, action.to, written.lines, written.totals, written.sheet)
    return deal.go_on(compiled, written, [AddressedEvent(event, compiled.everyone)])


def shows(compiled: CompiledRules, state: State[Helping], view: View) -> View:
    """The seat whose points wait, and how many."""
    helping = state.phase
    return replace(view, due=Due(helping.seat, helping.points, helping.barred))


def problems(compiled: CompiledRules, state: State[Helping]) -> Iterator[Problem]:
    """Whether somebody has points that wait, and a choice."""
    helping = state.phase
    waits = helping.points > 0 and 0 <= helping.seat < compiled.players
    if not waits or len(deal.helps(compiled, state.sheet, helping)) < 2:
        yield Problem("phase_impossible", {"phase": "helping"})


ROW = Row(
    part=Part(Helping, seat="helper"),
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    shows=shows,
    needs=("helper", "points"),
    problems=problems,
)
