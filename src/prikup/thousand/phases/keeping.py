"""Keeping the deal: a declarer who has seen the talon takes it, or pays for a new deal (BT-023a)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Buyback, Claim, Take
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import Conceded, PhaseBegan
from prikup.thousand.phases import faults, giving
from prikup.thousand.phases.deals import Step, claimed_by_talon
from prikup.thousand.phases.deals import begin as begin_deal
from prikup.thousand.phases.rows import Row, declarer_awaited, held, lying_with_talon, no_ground, unknown_phase
from prikup.thousand.rules.buyback import BUYBACK
from prikup.thousand.seen.fresh import with_cards, with_contract
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import contract_problems, dealt_cards
from prikup.thousand.state import Keeping, Sheet, State, Taking


def begin(compiled: CompiledRules, sheet: Sheet, taking: Taking, take: Take, events: list[AddressedEvent]) -> Step:
    """The talon is seen: asks its declarer where the rules sell a new deal."""
    if not compiled.sells_deals(sheet):
        return giving.begin(compiled, sheet, taking, take, events)
    keeping = Keeping(taking.hands, taking.talon, taking.contract, take.hidden, taking.beside, taking.stock)
    events.append(AddressedEvent(PhaseBegan(taking.contract.seat, "keeping"), compiled.everyone))
    return State(sheet, keeping), events


def legal(compiled: CompiledRules, state: State[Keeping], seat: Seat) -> tuple[AnyAction, ...]:
    """Taking the talon, a new deal for the price, or one that the talon gives a right to."""
    keeping = state.phase
    if seat != keeping.contract.seat:
        return ()
    return (Take(keeping.hidden), Buyback(), *map(Claim, _grounds(compiled, keeping)))


def _grounds(compiled: CompiledRules, keeping: Keeping) -> tuple[str, ...]:
    """The rights that talon and hand give; a dark declarer sees the hand only with the talon in it (TH-R-101)."""
    if keeping.contract.dark:
        return ()
    return compiled.talon_grounds(keeping.contract, keeping.talon, _whole(keeping))


def _whole(keeping: Keeping) -> int:
    return keeping.hands[keeping.contract.seat] | keeping.talon


def why_not(compiled: CompiledRules, state: State[Keeping], seat: Seat, action: AnyAction) -> Refusal:
    """Why an action is not legal while the declarer decides."""
    if seat != state.phase.contract.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Claim):
        return no_ground(action)
    return Refusal("not_now")


def apply(compiled: CompiledRules, state: State[Keeping], seat: Seat, action: AnyAction) -> Step:
    """Takes the talon, or has the cards dealt again by the same dealer."""
    keeping = state.phase
    if isinstance(action, Take):
        taking = Taking(keeping.hands, keeping.talon, keeping.contract, keeping.beside, keeping.stock)
        return giving.begin(compiled, state.sheet, taking, action, [])
    if isinstance(action, Claim):
        return claimed_by_talon(compiled, state, seat, action.ground, _whole(keeping), keeping.talon)
    events = [AddressedEvent(Conceded(seat, BUYBACK), compiled.everyone)]
    paid, events = faults.fine(compiled, state, seat, BUYBACK, events)
    return begin_deal(compiled, paid.sheet, events, redeal=True)


def _shows(compiled: CompiledRules, state: State[Keeping], view: View) -> View:
    """The contract; the hand, unless the declarer is dark; the talon where the seat has seen it."""
    keeping, contract = state.phase, state.phase.contract
    view = with_cards(compiled, state.sheet, view, keeping.beside, keeping.stock, taken=False)
    view = with_contract(view, keeping.hands, contract, closed=True)
    seen = not keeping.hidden or contract.seat == view.seat
    return replace(
        view,
        lying=keeping.talon.bit_count(),
        talon=keeping.talon if seen else 0,
        talon_open=not keeping.hidden,
    )


def _cards(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    return dealt_cards(compiled, setup, lambda seat: compiled.layout.hand, talon="lying")


def _problems(compiled: CompiledRules, state: State[Keeping]) -> Iterator[Problem]:
    keeping, contract = state.phase, state.phase.contract
    unknown = list(unknown_phase(compiled, "keeping", known=compiled.sells_deals(state.sheet)))
    if unknown:
        yield from unknown
        return
    yield from contract_problems(compiled, state.sheet, contract, named=False)
    if compiled.talon_face(contract) == ("open" if keeping.hidden else "hidden"):
        yield Problem("phase_impossible", {"phase": "keeping"})
    if contract.paid not in (0, compiled.paid_by(keeping.talon)):
        yield Problem("pay_impossible", {"amount": contract.paid})


ROW = Row(
    part=form.Part(Keeping),
    awaits=declarer_awaited,
    legal=legal,
    why_not=why_not,
    apply=apply,
    hands=held,
    piles=lying_with_talon,
    shows=_shows,
    needs=("hands", "talon", "contract"),
    cards=_cards,
    problems=_problems,
)
