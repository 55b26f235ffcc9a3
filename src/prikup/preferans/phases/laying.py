"""Two cards are laid away, or a totus is announced and the defence picks them (PF-064a, PF-178a)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from prikup.core.cards import Cards, cards_in
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of, replaced
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Lay, Surrender, Totus
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import CardsLaid, DiscardSeen, HandOpened, TotusNamed
from prikup.preferans.layout import HAND, PACK, TALON
from prikup.preferans.phases import defence, naming
from prikup.preferans.phases.rows import Row, held
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part, Setup
from prikup.preferans.state import TOTUS, Contract, Laying, Sheet, State, Step

SURRENDER = Surrender()


def _layer(compiled: CompiledRules, state: State[Laying]) -> Seat:
    """The seat that lays away: the declarer; from a totus the first defender, or the second if that is the dummy."""
    laying = state.phase
    if laying.contract is None:
        return laying.bid.seat
    first, second = compiled.defenders(state.sheet.dealer, laying.bid.seat)
    return second if first == compiled.layout.dummy else first


def awaits(compiled: CompiledRules, state: State[Laying]) -> tuple[Seat, ...]:
    """The seat that lays two cards away."""
    return (_layer(compiled, state),)


_LAYS = {pair: Lay(1 << pair[0] | 1 << pair[1]) for pair in combinations(PACK, TALON)}
"""Every pair that can be laid away, by its cards; the few actions are made once."""


@lru_cache(maxsize=1024)
def _lays(hand: Cards) -> tuple[AnyAction, ...]:
    return tuple(map(_LAYS.__getitem__, combinations(cards_in(hand), TALON)))


def legal(compiled: CompiledRules, state: State[Laying], seat: Seat) -> tuple[AnyAction, ...]:
    """Any two of the twelve cards; before that the declarer may announce a totus or give the game up."""
    laying = state.phase
    if seat != _layer(compiled, state):
        return ()
    lays = _lays(laying.held.hands[laying.bid.seat])
    if laying.contract is not None:
        return lays
    words: tuple[AnyAction, ...] = naming.totuses(compiled, state.sheet, laying.bid)
    if naming.may_surrender(compiled, laying.bid):
        words += (SURRENDER,)
    return lays + words


def why_not(compiled: CompiledRules, state: State[Laying], seat: Seat, action: AnyAction) -> Refusal:
    """Why these cards cannot be laid away."""
    laying = state.phase
    if seat != _layer(compiled, state):
        return Refusal("not_your_turn")
    if isinstance(action, Lay):
        return Refusal("lay_two" if action.cards.bit_count() != TALON else "not_your_card")
    if laying.contract is not None:
        return Refusal("not_now")
    if isinstance(action, Totus):
        return naming.why_not_totus(compiled, state.sheet, laying.bid, action)
    return Refusal("no_surrender" if isinstance(action, Surrender) else "not_now")


def apply(compiled: CompiledRules, state: State[Laying], seat: Seat, action: AnyAction) -> Step:
    """Lays two cards away; from a totus they are open to all."""
    sheet, laying = state.sheet, state.phase
    held, bid = laying.held, laying.bid
    if isinstance(action, Surrender):
        return naming.surrender(compiled, sheet, held, bid, hand=False)
    if isinstance(action, Totus):
        return _totus(compiled, sheet, laying, action)
    assert isinstance(action, Lay)
    told = audience_of(seat) if laying.contract is None else compiled.everyone
    events = [
        AddressedEvent(CardsLaid(bid.seat, seat), compiled.everyone),
        AddressedEvent(DiscardSeen(action.cards), told),
    ]
    hands = replaced(held.hands, bid.seat, held.hands[bid.seat] & ~action.cards)
    held = replace(held, hands=hands, away=action.cards)
    if laying.contract is None:
        return naming.begin(compiled, sheet, held, bid, events, hand=False)
    return defence.begin(compiled, sheet, held, laying.contract, events)


def _totus(compiled: CompiledRules, sheet: Sheet, laying: Laying, action: Totus) -> Step:
    """Shows the declarer's twelve cards; the first defender picks two of them (PF-178a)."""
    bid, everyone = laying.bid, compiled.everyone
    bomb = naming.totus_bombs(compiled, sheet, bid.seat)[len(action.helps)]
    contract = Contract(
        bid.seat,
        TOTUS,
        10,
        action.strain,
        dark=bid.dark,
        bid=bid.rank,
        bomb=bomb,
        helps=action.helps,
        outbid=bid.outbid,
    )
    events = [
        AddressedEvent(TotusNamed(bid.seat, action.strain, action.helps, bomb, bid.outbid), everyone),
        AddressedEvent(HandOpened(bid.seat, laying.held.hands[bid.seat]), everyone),
    ]
    return State(sheet, replace(laying, contract=contract)), events


def shows(compiled: CompiledRules, state: State[Laying], view: View) -> View:
    """The talon, and for a totus the declarer's twelve cards."""
    laying = state.phase
    place = laying.bid.seat
    view = midway.talon(midway.won(view, laying.held, laying.bid), laying.held, place, hidden=laying.bid.dark)
    if laying.contract is None:
        return view
    hands = replaced(view.hands, place, laying.held.hands[place])
    return replace(view, contract=laying.contract, defence=midway.unsaid(compiled, view), hands=hands, open=1 << place)


def problems(compiled: CompiledRules, state: State[Laying]) -> Iterator[Problem]:
    """Whether the deal could have been won like this, and a totus announced."""
    sheet, laying = state.sheet, state.phase
    bid, contract = laying.bid, laying.contract
    if not naming.won(compiled, sheet, bid):
        yield Problem("bid_impossible")
        return
    if bid.hand:
        yield Problem("phase_impossible", {"phase": "laying"})
    yield from naming.talon_taken(laying.held, bid.seat)
    if contract is not None and (
        contract.kind != TOTUS
        or contract.outbid != bid.outbid
        or replace(contract, outbid=False) not in set(naming.contracts(compiled, sheet, bid, hand=False))
    ):
        yield Problem("contract_impossible", {"why": "totus"})


def _size(setup: Setup, place: Seat) -> int:
    return HAND + TALON if setup.bid is not None and setup.bid.seat == place else HAND


ROW = Row(
    part=Part(Laying),
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    hands=held,
    shows=shows,
    needs=("hands", "talon", "bid"),
    problems=problems,
    cards=CardRules(apart=lambda setup: setup.declined, away=0, held=_size).problems,
)
