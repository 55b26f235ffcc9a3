"""Taking the talon: from the end of the auction until the declarer holds it (TH-R-043..048, TH-P-029).

The declarer is asked only where the rules leave a choice: how to take it, which of two, or to concede unseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Take
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import TalonSeen, TalonShown
from prikup.thousand.phases import keeping, naming, selling
from prikup.thousand.phases.deals import CONCEDE, Step, concede
from prikup.thousand.phases.rows import Row, declarer_awaited, held, lying_with_talon, unknown_phase
from prikup.thousand.seen.fresh import with_cards, with_contract
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import contract_problems, dealt_cards
from prikup.thousand.state import Auction, Contract, Naming, Sheet, State, Taking

FACES = {"choice": (False, True), "hidden": (True,), "open": (False,)}
"""Whether the talon may be taken hidden (True) or open (False), by the rules' word for its face."""


@cache
def _takes(face: str, talons: int) -> tuple[Take, ...]:
    return tuple(Take(hidden, talon) for talon in range(talons) for hidden in FACES[face])


def open_talon(
    compiled: CompiledRules,
    sheet: Sheet,
    auction: Auction,
    contract: Contract,
    events: list[AddressedEvent],
    *,
    shown: bool,
) -> Step:
    """After the auction: shows the talon, lets the declarer take it hidden, or asks the declarer.

    ``shown``: it lay open in the auction.
    """
    taking = Taking(auction.hands, auction.talon, contract, auction.beside, auction.stock)
    if not compiled.layout.talon:
        return naming.begin(compiled, sheet, Naming(taking.hands, contract, stock=taking.stock), events)
    face = compiled.talon_face(contract)
    if face == "choice" or compiled.layout.talons > 1 or compiled.concessions(sheet, contract, "closed"):
        return State(sheet, taking), events
    (take,) = _takes(face, 1)
    return _take(compiled, sheet, taking, take, events, shown=shown)


def _take(
    compiled: CompiledRules, sheet: Sheet, taking: Taking, take: Take, events: list[AddressedEvent], *, shown: bool
) -> Step:
    hidden, number = take.hidden, take.talon if compiled.layout.talons > 1 else -1
    if take.talon:
        taking = replace(taking, talon=taking.beside, beside=taking.talon)
    if compiled.pays_sitter and (not hidden or compiled.talon_early):
        taking = replace(taking, contract=replace(taking.contract, paid=compiled.paid_by(taking.talon)))
    if hidden:
        events.append(AddressedEvent(TalonSeen(taking.talon, number), audience_of(taking.contract.seat)))
    elif not shown:
        events.append(AddressedEvent(TalonShown(taking.talon, number), compiled.everyone))
    if compiled.rebuys and not hidden and not compiled.golden(sheet):
        return selling.offer_talon(compiled, sheet, taking, events)
    return keeping.begin(compiled, sheet, taking, take, events)


def legal(compiled: CompiledRules, state: State[Taking], seat: Seat) -> tuple[AnyAction, ...]:
    """The ways to take the talon, or to concede before seeing it."""
    taking = state.phase
    if seat != taking.contract.seat:
        return ()
    face = compiled.talon_face(taking.contract)
    return (
        *_takes(face, compiled.layout.talons),
        *[CONCEDE[kind] for kind in compiled.concessions(state.sheet, taking.contract, "closed")],
    )


def apply(compiled: CompiledRules, state: State[Taking], seat: Seat, action: AnyAction) -> Step:
    """Applies the declarer's choice."""
    taking = state.phase
    if isinstance(action, Take):
        return _take(compiled, state.sheet, taking, action, [], shown=compiled.talon_early)
    return concede(compiled, state, taking.contract, action, [])


def _shows(compiled: CompiledRules, state: State[Taking], view: View) -> View:
    """The contract; the hand, unless the declarer is dark; an open talon."""
    taking = state.phase
    view = with_cards(compiled, state.sheet, view, taking.beside, taking.stock, taken=False)
    view = with_contract(view, taking.hands, taking.contract, closed=True)
    talon = taking.talon if compiled.talon_early else 0
    return replace(view, lying=taking.talon.bit_count(), talon=talon, talon_open=compiled.talon_early)


def _cards(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    return dealt_cards(compiled, setup, lambda seat: compiled.layout.hand, talon="lying")


def _problems(compiled: CompiledRules, state: State[Taking]) -> Iterator[Problem]:
    unknown = list(unknown_phase(compiled, "taking"))
    yield from unknown or contract_problems(compiled, state.sheet, state.phase.contract, named=False)
    contract = state.phase.contract
    asked = compiled.talon_face(contract) == "choice" or compiled.layout.talons > 1
    if not unknown and (
        not compiled.layout.talon or (not asked and not compiled.concessions(state.sheet, contract, "closed"))
    ):
        yield Problem("phase_impossible", {"phase": "taking"})


ROW = Row(
    part=form.Part(Taking),
    awaits=declarer_awaited,
    legal=legal,
    apply=apply,
    hands=held,
    piles=lying_with_talon,
    shows=_shows,
    needs=("hands", "talon", "contract"),
    cards=_cards,
    problems=_problems,
)
