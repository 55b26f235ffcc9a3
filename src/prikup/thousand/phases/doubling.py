"""Doubling the contract: after it is named and before the first lead (BT-019b)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.actions import Pass
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Contra, Recontra
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import ContraSaid, Passed, PhaseBegan, RecontraSaid
from prikup.thousand.phases import announcing, playing
from prikup.thousand.phases.deals import Step
from prikup.thousand.phases.rows import Row, held, lying, unknown_phase
from prikup.thousand.seen.fresh import with_aside, with_cards, with_contract
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import contract_problems, named_cards
from prikup.thousand.state import Contract, Doubling, Naming, Playing, Sheet, State

PASS, CONTRA, RECONTRA = Pass(), Contra(), Recontra()


def named(
    compiled: CompiledRules, sheet: Sheet, naming: Naming, contract: Contract, events: list[AddressedEvent]
) -> Step:
    """After the contract is named: asks the defenders, from the declarer's left, or goes straight to the first lead."""
    if not compiled.doubles:
        return announcing.begin(compiled, sheet, _play(compiled, sheet, naming, contract), events, told=True)
    turn = compiled.following[sheet.dealer][contract.seat]
    doubling = Doubling(naming.hands, contract, turn, naming.aside, naming.beside, naming.stock)
    events.append(AddressedEvent(PhaseBegan(turn, "doubling"), compiled.everyone))
    return State(sheet, doubling), events


def _play(compiled: CompiledRules, sheet: Sheet, before: Naming | Doubling, contract: Contract) -> Playing:
    return playing.begin(compiled, sheet, before.hands, contract, before.aside, before.beside, before.stock)


def awaits(compiled: CompiledRules, state: State[Doubling]) -> tuple[Seat, ...]:
    """The seat whose turn it is."""
    return (state.phase.turn,)


def legal(compiled: CompiledRules, state: State[Doubling], seat: Seat) -> tuple[AnyAction, ...]:
    """Double, or pass."""
    doubling = state.phase
    if seat != doubling.turn:
        return ()
    return (PASS, RECONTRA if seat == doubling.contract.seat else CONTRA)


def why_not(compiled: CompiledRules, state: State[Doubling], seat: Seat, action: AnyAction) -> Refusal:
    """Why the seat cannot double now."""
    if isinstance(action, Contra | Recontra | Pass) and seat != state.phase.turn:
        return Refusal("not_your_turn")
    return Refusal("not_now")


def apply(compiled: CompiledRules, state: State[Doubling], seat: Seat, action: AnyAction) -> Step:
    """Applies one answer; after a contra the declarer may reply if the rules allow it."""
    doubling = state.phase
    contract = doubling.contract
    everyone = compiled.everyone
    turn = compiled.following[state.sheet.dealer][seat]
    if isinstance(action, Contra):
        contract = replace(contract, contra=True)
        events = [AddressedEvent(ContraSaid(seat, compiled.doubled(contract)), everyone)]
        # The other defender is no longer asked.
        turn = contract.seat
        asks = compiled.redoubles
    elif isinstance(action, Recontra):
        contract = replace(contract, recontra=True)
        events = [AddressedEvent(RecontraSaid(seat, compiled.doubled(contract)), everyone)]
        asks = False
    else:
        events = [AddressedEvent(Passed(seat), everyone)]
        asks = contract.seat not in (seat, turn)
    if asks:
        return State(state.sheet, replace(doubling, contract=contract, turn=turn)), events
    begun = _play(compiled, state.sheet, doubling, contract)
    return announcing.begin(compiled, state.sheet, begun, events, told=False)


def _shows(compiled: CompiledRules, state: State[Doubling], view: View) -> View:
    """The named contract, and the cards laid away."""
    doubling = state.phase
    view = with_cards(compiled, state.sheet, view, doubling.beside, doubling.stock)
    contract = doubling.contract
    view = with_contract(view, doubling.hands, contract, doubled=compiled.doubled(contract))
    return with_aside(view, contract, doubling.aside)


def _problems(compiled: CompiledRules, state: State[Doubling]) -> Iterator[Problem]:
    unknown = list(unknown_phase(compiled, "doubling"))
    if unknown:
        yield from unknown
        return
    yield from contract_problems(compiled, state.sheet, state.phase.contract, named=True)
    if not _possible(compiled, state.phase):
        yield Problem("doubling_impossible")


def _possible(compiled: CompiledRules, doubling: Doubling) -> bool:
    """Whether the phase is possible: the declarer is asked only after a contra (BT-019b)."""
    contract = doubling.contract
    answers = contract.contra and compiled.redoubles
    return compiled.doubles and not contract.recontra and (doubling.turn == contract.seat) == contract.contra == answers


ROW = Row(
    part=form.Part(Doubling),
    awaits=awaits,
    legal=legal,
    why_not=why_not,
    apply=apply,
    hands=held,
    piles=lying,
    shows=_shows,
    needs=("hands", "contract", "turn"),
    cards=named_cards,
    problems=_problems,
)
