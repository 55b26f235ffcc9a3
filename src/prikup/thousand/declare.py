"""Naming the contract after the gifts (TH-R-052, 053; TH-P-034, 036; TH-E-024)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction, Bomb, Claim, Name, Writeoff
from prikup.thousand.events import Claimed, ContractNamed
from prikup.thousand.exchange import CONCEDE, concede
from prikup.thousand.house import House
from prikup.thousand.play import begin
from prikup.thousand.rules.auction import Amounts
from prikup.thousand.score import Step, claimed
from prikup.thousand.state import Naming, State


def awaits(house: House, state: State[Naming]) -> tuple[Seat, ...]:
    """The declarer."""
    return (state.phase.contract.seat,)


@lru_cache(maxsize=4096)
def _names(amounts: Amounts) -> tuple[Name, ...]:
    return tuple(map(Name, amounts))


def legal(house: House, state: State[Naming], seat: Seat) -> tuple[AnyAction, ...]:
    """The declarer names or concedes; anybody may claim where the rules give a right after the gifts (BT-010)."""
    naming = state.phase
    claims: tuple[AnyAction, ...] = ()
    if house.hooks_later_grounds:
        claims = tuple([Claim(ground) for ground in house.later_grounds(naming, seat)])
    if seat != naming.contract.seat:
        return claims
    names = _names(house.names(state.sheet, naming.contract, naming.hands[seat]))
    concessions = [CONCEDE[kind] for kind in house.concessions(state.sheet, naming.contract, "gifts")]
    return (*names, *concessions, *claims)


def why_not(house: House, state: State[Naming], seat: Seat, action: AnyAction) -> Refusal:
    """Why a contract cannot be named so."""
    naming = state.phase
    if isinstance(action, Claim):
        return Refusal("no_ground", {"ground": action.ground[:40]})
    if seat != naming.contract.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Writeoff | Bomb):
        return Refusal("no_concession")
    if not isinstance(action, Name):
        return Refusal("not_now")
    if action.amount < naming.contract.amount:
        return Refusal("bid_under_least", {"amount": naming.contract.amount})
    cap = house.cap(naming.hands[seat])
    if action.amount > cap:
        return Refusal("bid_over_cap", {"cap": cap})
    if len(house.names(state.sheet, naming.contract, naming.hands[seat])) == 1:
        return Refusal("contract_fixed", {"amount": naming.contract.amount})
    return Refusal("bid_off_step", {"step": house.step_at(action.amount)})


def apply(house: House, state: State[Naming], seat: Seat, action: AnyAction) -> Step:
    """The contract stands, and the declarer leads."""
    naming = state.phase
    if isinstance(action, Name):
        contract = replace(naming.contract, amount=action.amount)
        playing = begin(house, naming.hands, contract, naming.aside)
        return State(state.sheet, playing), [Told(ContractNamed(seat, action.amount), house.everyone)]
    if isinstance(action, Claim):
        events = [Told(Claimed(seat, action.ground, naming.hands[seat]), house.everyone)]
        return claimed(house, state, seat, action.ground, events)
    return concede(house, state, naming.contract, action, [])
