"""The hill owner sets the terms of the game proper (PF-268..270, PF-268a)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Terms
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import TermsSet
from prikup.preferans.phases.rows import Row
from prikup.preferans.rules.stages import DEAREST
from prikup.preferans.score import flow
from prikup.preferans.seen.view import View
from prikup.preferans.setup.form import Part
from prikup.preferans.state import PROPER, State, Step, Terming


def awaits(compiled: CompiledRules, state: State[Terming]) -> tuple[Seat, ...]:
    """The hill owner."""
    return (state.phase.owner,)


def legal(compiled: CompiledRules, state: State[Terming], seat: Seat) -> tuple[AnyAction, ...]:
    """Every pool size and number of circles at the current price; other prices are legal but too many to list."""
    if seat != state.phase.owner:
        return ()
    terms, sheet = compiled.rules.terms, state.sheet
    sizes, circles = terms.pools(sheet.hills), compiled.circles()
    return tuple(Terms(sheet.price, size, count) for size in reversed(sizes) for count in circles)


def allows(compiled: CompiledRules, state: State[Terming], seat: Seat, action: AnyAction) -> bool:
    """Whether these terms are legal, at any price of a whist that can be shown."""
    if seat != state.phase.owner or not isinstance(action, Terms):
        return False
    return _wrong(compiled, state, action) is None


def _wrong(compiled: CompiledRules, state: State[Terming], action: Terms) -> Refusal | None:
    if not 1 <= action.price <= DEAREST:
        return Refusal("bad_price", {"most": DEAREST})
    sizes, circles = compiled.rules.terms.pools(state.sheet.hills), compiled.circles()
    if action.pool not in sizes:
        return Refusal("bad_pool", {"most": sizes[-1]})
    if action.circles not in circles:
        return Refusal("bad_circles", {"least": circles[0], "most": circles[-1]})
    return None


def why_not(compiled: CompiledRules, state: State[Terming], seat: Seat, action: AnyAction) -> Refusal:
    """Why these terms are not legal."""
    if seat != state.phase.owner:
        return Refusal("not_your_turn")
    wrong = _wrong(compiled, state, action) if isinstance(action, Terms) else None
    return wrong or Refusal("not_now")


def apply(compiled: CompiledRules, state: State[Terming], seat: Seat, action: AnyAction) -> Step:
    """Sets the terms and begins the game proper."""
    assert isinstance(action, Terms)
    events = [AddressedEvent(TermsSet(seat, action.price, action.pool, action.circles), compiled.everyone)]
    sheet = replace(state.sheet, price=action.price, size=action.pool, circles=action.circles)
    return flow.begin(compiled, sheet, events, redeal=False)


def shows(compiled: CompiledRules, state: State[Terming], view: View) -> View:
    """The seat that sets the terms."""
    return replace(view, owner=state.phase.owner)


def problems(compiled: CompiledRules, state: State[Terming]) -> Iterator[Problem]:
    """Whether the hill owner sets terms here."""
    sheet = state.sheet
    asked = sheet.stage == PROPER and compiled.rules.brigand.active() and compiled.rules.terms.active()
    if not asked or state.phase.owner != flow.hill_owner(compiled, sheet):
        yield Problem("phase_impossible", {"phase": "terming"})


ROW = Row(
    part=Part(Terming),
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    allows=allows,
    timed=False,
    shows=shows,
    needs=("owner",),
    problems=problems,
)
