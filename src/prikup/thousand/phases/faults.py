"""Faults at a real table, entered by the table; each writes a line of its own, outside any deal (TH-R-127, BT-008)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from prikup.core.actions import Fault
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.phases import TableAction
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import Fined
from prikup.thousand.outcome import FAULT as ENDING
from prikup.thousand.outcome import Outcome
from prikup.thousand.phases.deals import Step, begin
from prikup.thousand.phases.rows import Row
from prikup.thousand.rules.faults import FAULTS
from prikup.thousand.score.deal import frozen_counters, written
from prikup.thousand.state import Contract, Playing, Sheet, State


def possible(compiled: CompiledRules, row: Row, state: State) -> tuple[Fault, ...]:
    """The faults that the table may enter now."""
    faults = (Fault(seat, kind) for seat in range(compiled.players) for kind in FAULTS)
    return tuple(fault for fault in faults if _possible(compiled, row, state, fault))


def _possible(compiled: CompiledRules, row: Row, state: State, fault: Fault) -> bool:
    """Whether a fault can happen now: a misdeal before the first card is played, a revoke only in play."""
    if fault.kind == "misdeal":
        return fault.seat == state.sheet.dealer and row.misdeals(state)
    if fault.kind != "revoke":
        return True
    tricks = row.play(state)
    # While a claim awaits answers nobody plays a card.
    goes_on = tricks is state.phase
    if tricks is None or not goes_on or fault.seat == compiled.sitter(state.sheet):
        return False
    return not compiled.revokes_stand or fault.seat in _revocable(compiled, state.sheet, tricks)


def _revocable(compiled: CompiledRules, sheet: Sheet, tricks: Playing) -> tuple[Seat, ...]:
    """Whose revoke can still be called where the next lead ends that: who has a card in the trick on the table or,
    while nothing is led, in the last one (BT-034a)."""
    circle = compiled.circles[sheet.dealer][tricks.leader]
    if not tricks.trick:
        return circle if tricks.index else ()
    return circle[: len(tricks.trick)]


def _refusal(action: Fault) -> Refusal:
    return Refusal("bad_fault", {"kind": action.kind[:40]})


def fine(
    compiled: CompiledRules,
    state: State,
    seat: Seat,
    kind: str,
    events: list[AddressedEvent],
    contract: Contract | None = None,
) -> Step:
    """Writes a fine at once, as a line of its own outside any deal (TH-R-127).

    ``contract``: what was being played; a revoke may cost or earn it (BT-034).
    """
    scoring = written(compiled, state.sheet, Outcome(ending=ENDING + kind, contract=contract, holder=seat))
    sheet = replace(state.sheet, totals=tuple(scoring.totals), marks=frozen_counters(scoring))
    events.append(AddressedEvent(Fined(tuple(scoring.lines), sheet.totals, sheet.marks), compiled.everyone))
    return State(sheet, state.phase), events


def enter(compiled: CompiledRules, state: State, seat: Seat, kind: str, contract: Contract | None = None) -> Step:
    """Fines a fault; after a misdeal the cards are dealt again, by the dealer that the rules name (BT-008)."""
    state, events = fine(compiled, state, seat, kind, [], contract)
    if kind != "misdeal":
        return state, events
    dealer = compiled.dealer_after_misdeal(state.sheet.dealer)
    return begin(compiled, replace(state.sheet, dealer=dealer), events, redeal=True)


def apply(compiled: CompiledRules, row: Row, state: State, action: Fault) -> Step:
    """Applies a fault: its fine, and its effect on the deal."""
    tricks = row.play(state)
    contract = tricks.contract if tricks is not None else None
    return enter(compiled, state, action.seat, action.kind, contract)


FAULT: TableAction[CompiledRules, Row, State[Any], AnyAction] = TableAction(
    kind=Fault, possible=possible, refusal=_refusal, apply=apply
)
