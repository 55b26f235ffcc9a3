"""The dealer answers the offer of half of the game (PF-024a)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.actions import Accept, Refuse
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import ShareAnswered
from prikup.preferans.phases import defence, naming
from prikup.preferans.phases.rows import Row, held
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import GAME, Sharing, State, Step

ANSWERS = (Accept(), Refuse())


def awaits(compiled: CompiledRules, state: State[Sharing]) -> tuple[Seat, ...]:
    """The dealer."""
    return (state.sheet.dealer,)


def legal(compiled: CompiledRules, state: State[Sharing], seat: Seat) -> tuple[AnyAction, ...]:
    """Accept or decline half of the game."""
    return ANSWERS if seat == state.sheet.dealer else ()


def apply(compiled: CompiledRules, state: State[Sharing], seat: Seat, action: AnyAction) -> Step:
    """Applies the answer, before the defenders speak (PF-024a)."""
    sharing = state.phase
    agreed = isinstance(action, Accept)
    events = [AddressedEvent(ShareAnswered(seat, agreed), compiled.everyone)]
    contract = replace(sharing.contract, shared=agreed)
    return defence.begin(compiled, state.sheet, sharing.held, contract, events)


def shows(compiled: CompiledRules, state: State[Sharing], view: View) -> View:
    """The game of which half is offered."""
    view = midway.named(view, state.phase.held, state.phase.contract)
    return replace(view, share="offered", defence=midway.unsaid(compiled, view))


def problems(compiled: CompiledRules, state: State[Sharing]) -> Iterator[Problem]:
    """Whether the game could have been named, and half of it offered."""
    sheet, contract = state.sheet, state.phase.contract
    if not (yield from naming.named_problems(compiled, sheet, state.phase.held, contract)):
        return
    offered = not any(naming.contract_problems(compiled, sheet, replace(contract, shared=True)))
    if contract.kind != GAME or contract.shared or not offered:
        yield Problem("phase_impossible", {"phase": "sharing"})


ROW = Row(
    part=Part(Sharing),
    awaits=awaits,
    legal=legal,
    apply=apply,
    hands=held,
    shows=shows,
    needs=("hands", "talon", "contract"),
    problems=problems,
    cards=CardRules().problems,
)
