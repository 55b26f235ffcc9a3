"""The dealer answers the offer of half the game (PF-024a)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.actions import Accept, Refuse
from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction
from prikup.preferans.events import ShareAnswered
from prikup.preferans.house import House
from prikup.preferans.phases import defence, naming
from prikup.preferans.phases.row import Row, staged
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import GAME, Sharing, State, Step

ANSWERS = (Accept(), Refuse())


def awaits(house: House, state: State[Sharing]) -> tuple[Seat, ...]:
    """The dealer."""
    return (state.sheet.dealer,)


def legal(house: House, state: State[Sharing], seat: Seat) -> tuple[AnyAction, ...]:
    """He takes half of the game, or declines."""
    return ANSWERS if seat == state.sheet.dealer else ()


def apply(house: House, state: State[Sharing], seat: Seat, action: AnyAction) -> Step:
    """Before the defenders speak it is known whose the game is (PF-024a)."""
    sharing = state.phase
    agreed = isinstance(action, Accept)
    events = [Told(ShareAnswered(seat, agreed), house.everyone)]
    contract = replace(sharing.contract, shared=agreed)
    return defence.begin(house, state.sheet, sharing.held, contract, events)


def shows(house: House, state: State[Sharing], view: View) -> View:
    """The game, half of which is offered."""
    view = midway.named(view, state.phase.held, state.phase.contract)
    return replace(view, share="offered", defence=midway.unsaid(house, view))


@staged
def problems(house: House, state: State[Sharing]) -> Iterator[Problem]:
    """Whether the game can have been named so, and half of it offered."""
    sheet, contract = state.sheet, state.phase.contract
    found = list(naming.contract_problems(house, sheet, contract))
    yield from found
    if found:
        return
    if not contract.hand:
        yield from naming.talon_taken(state.phase.held, contract.seat)
    offered = not any(naming.contract_problems(house, sheet, replace(contract, shared=True)))
    if contract.kind != GAME or contract.shared or not offered:
        yield Problem("phase_impossible", {"phase": "sharing"})


PART = Part(Sharing)
ROW = Row(
    name="sharing",
    state=Sharing,
    awaits=awaits,
    legal=legal,
    apply=apply,
    hands=lambda house, state: state.phase.held.hands,
    shows=shows,
    fields=PART.fields,
    needs=("hands", "talon", "contract"),
    write=PART.write,
    read=PART.read,
    problems=problems,
    cards=CardRules().problems,
)
