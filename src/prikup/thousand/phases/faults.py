"""Faults at a real table, entered by the table: a line of their own, outside a deal's record (TH-R-127, BT-008)."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.actions import Fault
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.phases import TableAction
from prikup.core.seats import Seat
from prikup.thousand.events import Fined
from prikup.thousand.house import House
from prikup.thousand.outcome import FAULT as ENDING
from prikup.thousand.outcome import Outcome
from prikup.thousand.phases.deals import Step, begin
from prikup.thousand.rules.faults import FAULTS
from prikup.thousand.score.deal import frozen_counters, written
from prikup.thousand.state import Auction, Contract, Playing, Resting, State


def possible(house: House, state: State) -> tuple[Fault, ...]:
    """The faults that the table may enter now."""
    faults = (Fault(seat, kind) for seat in range(house.players) for kind in FAULTS)
    return tuple(fault for fault in faults if _possible(house, state, fault))


def _possible(house: House, state: State, fault: Fault) -> bool:
    """A misdeal is seen before the first card lies; cards are revoked only in play."""
    phase = state.phase
    if fault.kind == "misdeal":
        begun = isinstance(phase, Playing) and (phase.index or phase.trick or phase.contract.seat >= 0)
        return fault.seat == state.sheet.dealer and isinstance(phase, Auction | Playing) and not begun
    return fault.kind != "revoke" or (isinstance(phase, Playing) and fault.seat != house.sitter(state.sheet))


def _refusal(action: Fault) -> Refusal:
    return Refusal("bad_fault", {"kind": action.kind[:40]})


def fine(
    house: House, state: State, seat: Seat, kind: str, events: list[Told], contract: Contract | None = None
) -> Step:
    """A fine outside the deal's record: a line of its own, written at once (TH-R-127).

    ``contract``: what was being played, where the state does not say it.
    """
    phase = state.phase.play if isinstance(state.phase, Resting) else state.phase
    # A revoke may cost or bring the contract that is being played (BT-034).
    if isinstance(phase, Playing):
        contract = phase.contract
    scoring = written(house, state.sheet, Outcome(ending=ENDING + kind, contract=contract, holder=seat))
    sheet = replace(state.sheet, totals=tuple(scoring.totals), marks=frozen_counters(scoring))
    events.append(Told(Fined(tuple(scoring.lines), sheet.totals, sheet.marks), house.everyone))
    return State(sheet, state.phase), events


def enter(house: House, state: State, seat: Seat, kind: str, contract: Contract | None = None) -> Step:
    """Fines a fault; after a misdeal the cards are dealt again, by whom the rules say (BT-008)."""
    state, events = fine(house, state, seat, kind, [], contract)
    if kind != "misdeal":
        return state, events
    dealer = house.dealer_after_misdeal(state.sheet.dealer)
    return begin(house, replace(state.sheet, dealer=dealer), events, redeal=True)


def apply(house: House, state: State, action: Fault) -> Step:
    """What a fault costs, and what becomes of the deal."""
    return enter(house, state, action.seat, action.kind)


FAULT = TableAction(kind=Fault, possible=possible, refusal=_refusal, apply=apply)
