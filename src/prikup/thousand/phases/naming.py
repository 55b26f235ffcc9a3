"""Naming the contract after the gifts (TH-R-052, 053; TH-P-034, 036; TH-E-024; BT-033)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from prikup.core.cards import NINE
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Bomb, Claim, Misere, Name, Slam, Writeoff
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import ContractNamed, HandOpened, MisereNamed, SlamNamed
from prikup.thousand.layout import count_rank
from prikup.thousand.phases import doubling
from prikup.thousand.phases.deals import CONCEDE, Step, claimed, concede
from prikup.thousand.phases.rows import Row, declarer_awaited, held, lying, no_ground, unknown_phase
from prikup.thousand.rules.auction import Amounts
from prikup.thousand.seen.fresh import with_aside, with_cards, with_contract
from prikup.thousand.seen.view import View
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import contract_problems, named_cards, nines_problems
from prikup.thousand.state import Naming, Sheet, State


def begin(compiled: CompiledRules, sheet: Sheet, naming: Naming, events: list[AddressedEvent]) -> Step:
    """The declarer is asked for the contract; where the rules leave him no choice, it is that of the auction."""
    if compiled.names_contract:
        return State(sheet, naming), events
    contract = naming.contract
    events.append(AddressedEvent(ContractNamed(contract.seat, contract.amount), compiled.everyone))
    return doubling.named(compiled, sheet, naming, contract, events)


@lru_cache(maxsize=4096)
def _names(amounts: Amounts, faces: tuple[bool, ...]) -> tuple[Name, ...]:
    return tuple([Name(amount, face) for amount in amounts for face in faces])


NAMES = (Name, Misere, Slam)
"""The ways to name a contract."""
TRICKS: dict[str, type[Misere | Slam]] = {"misere": Misere, "slam": Slam}
"""The contracts that are made by tricks, by what rules call them."""


def legal(compiled: CompiledRules, state: State[Naming], seat: Seat) -> tuple[AnyAction, ...]:
    """The declarer names or concedes; anybody may claim where the rules give a right after the gifts (BT-010)."""
    naming = state.phase
    claims: tuple[AnyAction, ...] = ()
    if compiled.claims_later:
        claims = tuple([Claim(ground) for ground in compiled.later_grounds(naming, seat)])
    if seat != naming.contract.seat:
        return claims
    names: tuple[AnyAction, ...] = _names(
        compiled.names(state.sheet, naming.contract, naming.hands[seat]), compiled.open_faces
    )
    if compiled.worths:
        names += tuple(
            TRICKS[kind](face)
            for kind in compiled.special(state.sheet, naming.contract)
            for face in compiled.open_faces
        )
    if compiled.hooks_concessions:
        names += tuple([CONCEDE[kind] for kind in compiled.concessions(state.sheet, naming.contract, "gifts")])
    return names + claims


def why_not(compiled: CompiledRules, state: State[Naming], seat: Seat, action: AnyAction) -> Refusal:
    """Why a contract cannot be named so."""
    naming = state.phase
    if isinstance(action, Claim):
        return no_ground(action)
    if seat != naming.contract.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Writeoff | Bomb):
        return Refusal("no_concession")
    if isinstance(action, Misere | Slam):
        kind = "misere" if isinstance(action, Misere) else "slam"
        known = kind in compiled.special(state.sheet, naming.contract)
        return Refusal("open_not_played" if known else "no_special")
    if not isinstance(action, Name):
        return Refusal("not_now")
    if action.open not in compiled.open_faces:
        return Refusal("open_not_played")
    if action.amount < naming.contract.amount:
        return Refusal("bid_under_least", {"amount": naming.contract.amount})
    cap = compiled.cap(naming.hands[seat])
    if action.amount > cap:
        return Refusal("bid_over_cap", {"cap": cap})
    if len(compiled.names(state.sheet, naming.contract, naming.hands[seat])) == 1:
        return Refusal("contract_fixed", {"amount": naming.contract.amount})
    return Refusal("bid_off_step", {"step": compiled.step_at(action.amount)})


def apply(compiled: CompiledRules, state: State[Naming], seat: Seat, action: AnyAction) -> Step:
    """The contract stands, and the declarer leads."""
    naming = state.phase
    everyone = compiled.everyone
    if isinstance(action, NAMES):
        if isinstance(action, Name):
            contract = replace(naming.contract, amount=action.amount, open=action.open)
            events = [AddressedEvent(ContractNamed(seat, action.amount), everyone)]
        elif isinstance(action, Misere):
            contract = replace(naming.contract, amount=compiled.worths["misere"], misere=True, open=action.open)
            events = [AddressedEvent(MisereNamed(seat, contract.amount), everyone)]
        else:
            contract = replace(naming.contract, amount=compiled.worths["slam"], slam=True, open=action.open)
            events = [AddressedEvent(SlamNamed(seat, contract.amount), everyone)]
        if action.open:
            events.append(AddressedEvent(HandOpened(seat, naming.hands[seat]), everyone))
        return doubling.named(compiled, state.sheet, naming, contract, events)
    if isinstance(action, Claim):
        return claimed(compiled, state, seat, action.ground, naming.hands[seat])
    return concede(compiled, state, naming.contract, action, [])


def _shows(compiled: CompiledRules, state: State[Naming], view: View) -> View:
    """The contract of the auction, and what was laid away."""
    naming = state.phase
    view = with_cards(compiled, state.sheet, view, naming.beside, naming.stock)
    return with_aside(with_contract(view, naming.hands, naming.contract), naming.contract, naming.aside)


def _problems(compiled: CompiledRules, state: State[Naming]) -> Iterator[Problem]:
    naming = state.phase
    unknown = list(unknown_phase(compiled, "naming", known=compiled.names_contract))
    if unknown:
        yield from unknown
        return
    yield from contract_problems(compiled, state.sheet, naming.contract, named=False)
    yield from nines_problems(
        compiled,
        naming.nines,
        naming.contract,
        held=count_rank(naming.hands[naming.nines], NINE),
        taken=0,
        sold=bool(compiled.sells),
        parted=compiled.gifts + naming.aside.bit_count(),
    )


ROW = Row(
    part=form.Part(Naming),
    awaits=declarer_awaited,
    legal=legal,
    why_not=why_not,
    apply=apply,
    hands=held,
    piles=lying,
    shows=_shows,
    needs=("hands", "contract"),
    cards=named_cards,
    problems=_problems,
)
