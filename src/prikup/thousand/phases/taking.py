"""Taking the talon: from the end of the auction to the talon in the declarer's hand (TH-R-043..048, TH-P-029).

The declarer is asked only where the rules leave him a choice: how to take it, which of two, or to give up unseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from prikup.core.events import Told
from prikup.core.seats import Seat, only
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Take
from prikup.thousand.events import TalonSeen, TalonShown
from prikup.thousand.house import House
from prikup.thousand.phases import giving, naming, selling
from prikup.thousand.phases.deals import CONCEDE, Step, concede
from prikup.thousand.phases.rows import Row, declarer_awaited, held, lying_with_talon, unknown_phase
from prikup.thousand.seen.fresh import with_cards, with_contract
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import contract_problems, dealt_cards
from prikup.thousand.state import Auction, Contract, Naming, Sheet, State, Taking

FACES = {"choice": (False, True), "hidden": (True,), "open": (False,)}
"""Whether the talon may be taken hidden, by what the rules say of its face."""


@cache
def _takes(face: str, talons: int) -> tuple[Take, ...]:
    return tuple(Take(hidden, talon) for talon in range(talons) for hidden in FACES[face])


def open_talon(house: House, sheet: Sheet, auction: Auction, contract: Contract, events: list[Told]) -> Step:
    """The auction is over: the talon is shown, taken hidden, or the declarer is asked."""
    taking = Taking(auction.hands, auction.talon, contract, auction.beside, auction.stock)
    if not house.layout.talon:
        return naming.begin(house, sheet, Naming(taking.hands, contract, stock=taking.stock), events)
    face = house.talon_face(contract)
    if face == "choice" or house.layout.talons > 1 or house.concessions(sheet, contract, "closed"):
        return State(sheet, taking), events
    return _take(house, sheet, taking, Take(face == "hidden"), events)


def _take(house: House, sheet: Sheet, taking: Taking, take: Take, events: list[Told]) -> Step:
    hidden, number = take.hidden, take.talon if house.layout.talons > 1 else -1
    if take.talon:
        taking = replace(taking, talon=taking.beside, beside=taking.talon)
    if house.pays_sitter and (not hidden or house.talon_early):
        taking = replace(taking, contract=replace(taking.contract, paid=house.paid_by(taking.talon)))
    if hidden:
        events.append(Told(TalonSeen(taking.talon, number), only(taking.contract.seat)))
    elif not house.talon_early:
        events.append(Told(TalonShown(taking.talon, number), house.everyone))
    if house.rebuys and not hidden and not house.golden(sheet):
        return selling.offer_talon(house, sheet, taking, events)
    return giving.begin(house, sheet, taking, take, events)


def legal(house: House, state: State[Taking], seat: Seat) -> tuple[AnyAction, ...]:
    """How the talon may be taken, or given up unseen."""
    taking = state.phase
    if seat != taking.contract.seat:
        return ()
    face = house.talon_face(taking.contract)
    return (
        *_takes(face, house.layout.talons),
        *[CONCEDE[kind] for kind in house.concessions(state.sheet, taking.contract, "closed")],
    )


def apply(house: House, state: State[Taking], seat: Seat, action: AnyAction) -> Step:
    """The declarer takes the talon."""
    taking = state.phase
    if isinstance(action, Take):
        return _take(house, state.sheet, taking, action, [])
    return concede(house, state, taking.contract, action, [])


def _shows(house: House, state: State[Taking], view: View) -> View:
    """The contract; the hand unless the declarer is dark; a talon that lies open."""
    taking = state.phase
    view = with_cards(house, state.sheet, view, taking.beside, taking.stock, taken=False)
    view = with_contract(view, taking.hands, taking.contract, closed=True)
    talon = taking.talon if house.talon_early else 0
    return replace(view, lying=taking.talon.bit_count(), talon=talon, talon_open=house.talon_early)


def _cards(house: House, setup: Setup) -> Iterator[Problem]:
    return dealt_cards(house, setup, lambda seat: house.layout.hand, talon="lying")


def _problems(house: House, state: State[Taking]) -> Iterator[Problem]:
    unknown = list(unknown_phase(house, "taking"))
    yield from unknown or contract_problems(house, state.sheet, state.phase.contract, named=False)
    contract = state.phase.contract
    asked = house.talon_face(contract) == "choice" or house.layout.talons > 1
    if not unknown and (
        not house.layout.talon or (not asked and not house.concessions(state.sheet, contract, "closed"))
    ):
        yield Problem("phase_impossible", {"phase": "taking"})


ROW = Row(
    name="taking",
    state=Taking,
    awaits=declarer_awaited,
    legal=legal,
    apply=apply,
    hands=held,
    piles=lying_with_talon,
    shows=_shows,
    fields=Taking.__struct_fields__,
    needs=("hands", "talon", "contract"),
    cards=_cards,
    write=form.of_phase,
    read=form.reads(Taking),
    problems=_problems,
)
