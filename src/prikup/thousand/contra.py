"""Doubling the contract: between its name and the first lead (BT-019b)."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.actions import Pass
from prikup.core.cards import Cards
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction, Contra, Recontra
from prikup.thousand.events import ContraSaid, DoublingBegan, Passed, RecontraSaid, TricksBegan
from prikup.thousand.house import House
from prikup.thousand.play import begin
from prikup.thousand.score import Step
from prikup.thousand.state import Contract, Doubling, Sheet, State

PASS, CONTRA, RECONTRA = Pass(), Contra(), Recontra()


def named(
    house: House, sheet: Sheet, hands: tuple[Cards, ...], contract: Contract, events: list[Told], aside: Cards
) -> Step:
    """The contract is named: the defenders are asked, from the declarer's left, or the declarer leads at once."""
    if not house.doubles:
        return State(sheet, begin(house, hands, contract, aside)), events
    turn = house.following[sheet.dealer][contract.seat]
    events.append(Told(DoublingBegan(turn), house.everyone))
    return State(sheet, Doubling(hands, contract, turn, aside)), events


def awaits(house: House, state: State[Doubling]) -> tuple[Seat, ...]:
    """Whose word it is."""
    return (state.phase.turn,)


def legal(house: House, state: State[Doubling], seat: Seat) -> tuple[AnyAction, ...]:
    """To double or not."""
    doubling = state.phase
    if seat != doubling.turn:
        return ()
    return (PASS, RECONTRA if seat == doubling.contract.seat else CONTRA)


def why_not(house: House, state: State[Doubling], seat: Seat, action: AnyAction) -> Refusal:
    """Why a contract cannot be doubled so."""
    if isinstance(action, Contra | Recontra | Pass) and seat != state.phase.turn:
        return Refusal("not_your_turn")
    return Refusal("not_now")


def apply(house: House, state: State[Doubling], seat: Seat, action: AnyAction) -> Step:
    """One word; after a contra the declarer may answer where the rules let him."""
    doubling = state.phase
    contract = doubling.contract
    everyone = house.everyone
    turn = house.following[state.sheet.dealer][seat]
    if isinstance(action, Contra):
        events = [Told(ContraSaid(seat), everyone)]
        contract = replace(contract, contra=True)
        # The other defender has no word any more.
        turn = contract.seat
        asks = house.redoubles
    elif isinstance(action, Recontra):
        events = [Told(RecontraSaid(seat), everyone)]
        contract = replace(contract, recontra=True)
        asks = False
    else:
        events = [Told(Passed(seat), everyone)]
        asks = contract.seat not in (seat, turn)
    if asks:
        return State(state.sheet, Doubling(doubling.hands, contract, turn, doubling.aside)), events
    events.append(Told(TricksBegan(contract.seat), everyone))
    return State(state.sheet, begin(house, doubling.hands, contract, doubling.aside)), events
