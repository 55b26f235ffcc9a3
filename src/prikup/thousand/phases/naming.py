"""Naming the contract after the gifts (TH-R-052, 053; TH-P-034, 036; TH-E-024; BT-033)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from prikup.core.cards import NINE
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Bomb, Claim, Misere, Name, Slam, Writeoff
from prikup.thousand.events import Claimed, ContractNamed, HandOpened, MisereNamed, SlamNamed
from prikup.thousand.house import House
from prikup.thousand.layout import count_rank
from prikup.thousand.phases import doubling
from prikup.thousand.phases.deals import CONCEDE, Step, claimed, concede
from prikup.thousand.phases.rows import Row, declarer_awaited, held, lying, unknown_phase
from prikup.thousand.rules.auction import Amounts
from prikup.thousand.seen.fresh import with_aside, with_cards, with_contract
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import contract_problems, named_cards, nines_problems
from prikup.thousand.state import Naming, Sheet, State


def begin(house: House, sheet: Sheet, naming: Naming, events: list[Told]) -> Step:
    """The declarer is asked for the contract; where the rules leave him no choice, it is that of the auction."""
    if house.names_contract:
        return State(sheet, naming), events
    contract = naming.contract
    events.append(Told(ContractNamed(contract.seat, contract.amount), house.everyone))
    return doubling.named(house, sheet, naming, contract, events)


@lru_cache(maxsize=4096)
def _names(amounts: Amounts, faces: tuple[bool, ...]) -> tuple[Name, ...]:
    return tuple([Name(amount, face) for amount in amounts for face in faces])


TRICKS: dict[str, type[Misere | Slam]] = {"misere": Misere, "slam": Slam}
"""The contracts that are made by tricks, by what rules call them."""


def legal(house: House, state: State[Naming], seat: Seat) -> tuple[AnyAction, ...]:
    """The declarer names or concedes; anybody may claim where the rules give a right after the gifts (BT-010)."""
    naming = state.phase
    claims: tuple[AnyAction, ...] = ()
    if house.claims_later:
        claims = tuple([Claim(ground) for ground in house.later_grounds(naming, seat)])
    if seat != naming.contract.seat:
        return claims
    names: tuple[AnyAction, ...] = _names(
        house.names(state.sheet, naming.contract, naming.hands[seat]), house.open_faces
    )
    if house.worths:
        names += tuple(
            TRICKS[kind](face) for kind in house.special(state.sheet, naming.contract) for face in house.open_faces
        )
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
    if isinstance(action, Misere | Slam):
        kind = "misere" if isinstance(action, Misere) else "slam"
        known = kind in house.special(state.sheet, naming.contract)
        return Refusal("open_not_played" if known else "no_special")
    if not isinstance(action, Name):
        return Refusal("not_now")
    if action.open not in house.open_faces:
        return Refusal("open_not_played")
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
    everyone = house.everyone
    if isinstance(action, Name | Misere | Slam):
        if isinstance(action, Name):
            contract = replace(naming.contract, amount=action.amount, open=action.open)
            events = [Told(ContractNamed(seat, action.amount), everyone)]
        elif isinstance(action, Misere):
            contract = replace(naming.contract, amount=house.worths["misere"], misere=True, open=action.open)
            events = [Told(MisereNamed(seat, contract.amount), everyone)]
        else:
            contract = replace(naming.contract, amount=house.worths["slam"], slam=True, open=action.open)
            events = [Told(SlamNamed(seat, contract.amount), everyone)]
        if action.open:
            events.append(Told(HandOpened(seat, naming.hands[seat]), everyone))
        return doubling.named(house, state.sheet, naming, contract, events)
    if isinstance(action, Claim):
        events = [Told(Claimed(seat, action.ground, naming.hands[seat]), everyone)]
        return claimed(house, state, seat, action.ground, events)
    return concede(house, state, naming.contract, action, [])


def _shows(house: House, state: State[Naming], view: View) -> View:
    """The contract of the auction, and what was laid away."""
    naming = state.phase
    view = with_cards(house, state.sheet, view, naming.beside, naming.stock)
    return with_aside(with_contract(view, naming.hands, naming.contract), naming.contract, naming.aside)


def _problems(house: House, state: State[Naming]) -> Iterator[Problem]:
    naming = state.phase
    unknown = list(unknown_phase(house, "naming", known=house.names_contract))
    if unknown:
        yield from unknown
        return
    yield from contract_problems(house, state.sheet, naming.contract, named=False)
    yield from nines_problems(
        house,
        naming.nines,
        naming.contract,
        held=count_rank(naming.hands[naming.nines], NINE),
        taken=0,
        sold=bool(house.sells),
        parted=house.gifts + naming.aside.bit_count(),
    )


ROW = Row(
    name="naming",
    state=Naming,
    awaits=declarer_awaited,
    legal=legal,
    why_not=why_not,
    apply=apply,
    hands=held,
    piles=lying,
    shows=_shows,
    fields=Naming.__struct_fields__,
    needs=("hands", "contract"),
    cards=named_cards,
    write=form.of_phase,
    read=form.reads(Naming),
    problems=_problems,
)
