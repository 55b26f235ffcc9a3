"""Faults at a real table, entered by the table; a program makes them impossible (PF-241..245, BP-045)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from prikup.core.actions import Fault
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.phases import TableAction
from prikup.core.seats import Seat, replaced
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import Fined
from prikup.preferans.layout import TRICKS
from prikup.preferans.outcome import REVOKED, Outcome
from prikup.preferans.phases.rows import Row
from prikup.preferans.rules.play import FAULTS
from prikup.preferans.score import deal, flow, marks, settle
from prikup.preferans.score.sheet_writer import SheetWriter
from prikup.preferans.state import GAME, PROPER, Contract, Playing, Sheet, State, Step


def possible(compiled: CompiledRules, row: Row, state: State) -> tuple[Fault, ...]:
    """The faults that the table may enter now."""
    faults = (Fault(seat, kind) for seat in range(compiled.players) for kind in FAULTS)
    return tuple(fault for fault in faults if _possible(compiled, row, state, fault))


def _possible(compiled: CompiledRules, row: Row, state: State, fault: Fault) -> bool:
    """Whether a fault can be entered: a wrong deal before the first card, others during tricks (PF-241..245)."""
    playing: Playing | None = row.play(state)
    if fault.kind == "misdeal":
        out = row.hands(compiled, state) is not None
        return out and fault.seat == state.sheet.dealer and (playing is None or not _begun(playing))
    if playing is None:
        return False
    contract = playing.contract
    if fault.kind == "prompt":
        return contract is not None and fault.seat != contract.seat
    if fault.kind == "revoke":
        # For a hand that lies open, or that the dealer plays, the fault is that of the player who plays its cards.
        return fault.seat in [playing.conduct[place] for place in compiled.hands(state.sheet.dealer)]
    return contract is not None and fault.seat == contract.seat and not contract.hand


def _begun(playing: Playing) -> bool:
    turned = playing.contract is None
    return playing.index > 0 or len(playing.trick) > turned


def apply(compiled: CompiledRules, row: Row, state: State, fault: Fault) -> Step:
    """The cost of a fault, and what follows in the deal."""
    return fine(compiled, state, fault.seat, fault.kind, row.play(state))


def fine(compiled: CompiledRules, state: State, seat: Seat, kind: str, playing: Playing | None) -> Step:
    """Writes a fault in the tricks under way, if any.

    A wrong deal, a revoke and an undiscarded talon void the deal; a prompt does not.
    """
    sheet = state.sheet
    events: list[AddressedEvent] = []
    contract = playing.contract if playing is not None else None
    if kind == "revoke" and contract is None:
        return _passes(compiled, sheet, playing, seat, events)
    writer = SheetWriter(compiled, sheet)
    twice = kind == "misdeal" and compiled.rules.faults.passes_on(sheet.misdeals)
    name = "hill.misdeals" if twice else f"hill.{kind}"
    writer.hill(seat, name, _cost(compiled, contract, kind, twice=twice))
    after = writer.sheet()
    moves = False
    if kind == "misdeal":
        # In the Razbojnik and its circles the deal does not move on, so that the turns stay in order (PF-264a).
        moves = twice and sheet.stage == PROPER
        after = replace(after, misdeals=0 if twice else sheet.misdeals + 1)
    events.append(AddressedEvent(Fined(tuple(writer.lines), settle.whole(compiled, after), after), compiled.everyone))
    if kind == "prompt":
        return State(after, state.phase), events
    if moves:
        after = replace(after, **marks.passed_on(compiled, after))
        return flow.go(compiled, after, events, turned=True)
    return flow.begin(compiled, after, events, redeal=True)


def _cost(compiled: CompiledRules, contract: Contract | None, kind: str, *, twice: bool) -> int:
    """Hill points: a trick of the game, of a six for the second wrong deal, or a fixed sum (PF-242, PF-243, BP-045)."""
    values = compiled.rules.values
    if twice:
        return values.hill_of(compiled.value(SIX))
    amount = compiled.rules.faults.amount(kind)
    if contract is None or kind not in ("revoke", "undiscarded"):
        return amount
    return amount * values.hill_of(compiled.value(contract))


SIX = Contract(0, GAME, 6)
"""A plain six, whose missing trick a second wrong deal costs."""


def _passes(
    compiled: CompiledRules, sheet: Sheet, playing: Playing | None, seat: Seat, events: list[AddressedEvent]
) -> Step:
    """A revoke in an all-pass costs the offender all its tricks; the deal counts as played (PF-165, PF-243)."""
    assert playing is not None
    outcome = Outcome(
        ending=REVOKED,
        tricks=replaced((0,) * compiled.layout.places, seat, TRICKS),
        talon=playing.held.talon,
        dark=playing.dark,
        passed_unseen=playing.passed_unseen,
        compulsory=playing.compulsory,
    )
    return deal.finish(compiled, sheet, outcome, events)


TABLE_ACTION: TableAction[CompiledRules, Row, State[Any], AnyAction] = TableAction(
    kind=Fault,
    possible=possible,
    refusal=lambda fault: Refusal("bad_fault", {"kind": fault.kind[:40]}),
    apply=apply,
)
