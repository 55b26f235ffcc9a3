"""The talon and the gifts: from the end of the auction to eight cards each (TH-R-043..053, TH-P-029..036)."""

from __future__ import annotations

from functools import cache
from itertools import chain

from msgspec.structs import replace

from prikup.core.cards import Card, Cards, each
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat, only, put
from prikup.core.tricks import select
from prikup.thousand import selling
from prikup.thousand.actions import AnyAction, Bomb, Claim, Give, Lay, Sell, Take, Writeoff
from prikup.thousand.events import (
    CardGiven,
    CardLaid,
    CardLaidAway,
    Claimed,
    Conceded,
    GiftMade,
    TalonSeen,
    TalonShown,
)
from prikup.thousand.house import House
from prikup.thousand.score import Step, claimed, finish
from prikup.thousand.scoring import Outcome
from prikup.thousand.state import Contract, Giving, Naming, Sheet, State, Taking
from prikup.thousand.talon import taken

CONCEDE: dict[str, AnyAction] = {"writeoff": Writeoff(), "bomb": Bomb()}
"""The actions of the concessions that rules can name."""
TAKES = {
    "choice": (Take(hidden=False), Take(hidden=True)),
    "hidden": (Take(hidden=True),),
    "open": (Take(hidden=False),),
}
"""How the talon may be taken, by what the rules say of its face."""


def open_talon(
    house: House, state: State, hands: tuple[Cards, ...], talon: Cards, contract: Contract, events: list[Told]
) -> Step:
    """The auction is over: the talon is shown, taken hidden, or the declarer is asked."""
    face = house.talon_face(contract)
    if face == "choice" or house.concessions(state.sheet, contract, "closed"):
        return State(state.sheet, Taking(hands, talon, contract)), events
    return _take(house, state.sheet, Taking(hands, talon, contract), face == "hidden", events)


def _take(house: House, sheet: Sheet, taking: Taking, hidden: bool, events: list[Told]) -> Step:
    if house.pays_sitter and (not hidden or house.talon_early):
        taking = replace(taking, contract=replace(taking.contract, paid=house.paid_by(taking.talon)))
    if hidden:
        events.append(Told(TalonSeen(taking.talon), only(taking.contract.seat)))
    elif not house.talon_early:
        events.append(Told(TalonShown(taking.talon), house.everyone))
    if house.rebuys and not hidden and not house.golden(sheet):
        return selling.offer_talon(house, sheet, taking, events)
    return taken(house, sheet, taking, events, hidden=hidden)


# Taking: only where the declarer has a choice.


def taking_awaits(house: House, state: State[Taking]) -> tuple[Seat, ...]:
    """The declarer."""
    return (state.phase.contract.seat,)


def taking_legal(house: House, state: State[Taking], seat: Seat) -> tuple[AnyAction, ...]:
    """How the talon may be taken, or given up unseen."""
    taking = state.phase
    if seat != taking.contract.seat:
        return ()
    face = house.talon_face(taking.contract)
    return (*TAKES[face], *[CONCEDE[kind] for kind in house.concessions(state.sheet, taking.contract, "closed")])


def taking_apply(house: House, state: State[Taking], seat: Seat, action: AnyAction) -> Step:
    """The declarer takes the talon."""
    taking = state.phase
    if isinstance(action, Take):
        return _take(house, state.sheet, taking, action.hidden, [])
    return concede(house, state, taking.contract, action, [])


# Giving.


def giving_awaits(house: House, state: State[Giving]) -> tuple[Seat, ...]:
    """The declarer."""
    return (state.phase.contract.seat,)


@cache
def _gifts(to: Seat, faces: tuple[bool, ...]) -> tuple[tuple[Give, ...], ...]:
    """For each card its gift to a seat with every face that a gift may have."""
    return tuple(tuple(Give(to, card, face) for face in faces) for card in range(32))


def giving_legal(house: House, state: State[Giving], seat: Seat) -> tuple[AnyAction, ...]:
    """Every card to every opponent without one, then cards to lay away; claims and sales before the first gift."""
    giving = state.phase
    contract = giving.contract
    if seat != contract.seat:
        return ()
    hand = giving.hands[seat]
    actions: list[AnyAction] = []
    for other in house.in_play[state.sheet.dealer]:
        if other != seat and not giving.given >> other & 1:
            actions += chain.from_iterable(select(_gifts(other, house.gift_faces), hand))
    if not giving.given:
        if not (giving.sales or giving.bought):
            actions += map(Claim, house.talon_grounds(contract, giving.talon, hand))
        if house.sells and house.may_sell(state.sheet, giving):
            actions += select(selling.SELLS, hand)
    if giving.given.bit_count() == house.hands - 1:
        actions += map(Lay, each(hand))
    actions += map(CONCEDE.__getitem__, house.concessions(state.sheet, contract, "gifts"))
    return tuple(actions)


def giving_why_not(house: House, state: State[Giving], seat: Seat, action: AnyAction) -> Refusal:
    """Why a gift or claim is not legal."""
    giving = state.phase
    if seat != giving.contract.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Claim):
        return Refusal("no_ground", {"ground": action.ground[:40]})
    if isinstance(action, Writeoff | Bomb):
        return Refusal("no_concession")
    if isinstance(action, Lay | Sell):
        return _why_not_card(house, giving.hands[seat], action)
    if not isinstance(action, Give):
        return Refusal("not_now")
    if action.to not in house.in_play[state.sheet.dealer] or action.to == seat or giving.given >> action.to & 1:
        return Refusal("bad_receiver", {"seat": action.to})
    if not 0 <= action.card < 32 or not giving.hands[seat] >> action.card & 1:
        return Refusal("not_your_card")
    return Refusal("gifts_open" if not action.open else "gifts_closed")


def _why_not_card(house: House, hand: Cards, action: Lay | Sell) -> Refusal:
    """Why a card cannot be laid away, or put up for sale."""
    held = 0 <= action.card < 32 and hand >> action.card & 1
    if isinstance(action, Sell) and house.sells:
        return Refusal("no_sale" if held else "not_your_card")
    if isinstance(action, Lay) and house.layout.away:
        return Refusal("gifts_first" if held else "not_your_card")
    return Refusal("not_now")


def giving_apply(house: House, state: State[Giving], seat: Seat, action: AnyAction) -> Step:
    """A gift, a card laid away or put up for sale, a claim from the talon, or a concession."""
    giving = state.phase
    everyone = house.everyone
    if isinstance(action, Give):
        bit = 1 << action.card
        told = everyone if action.open else only(seat, action.to)
        events = [Told(CardGiven(seat, action.to, action.card, action.open), told)]
        if told != everyone:
            events.append(Told(GiftMade(seat, action.to), everyone & ~told))
        hands = put(giving.hands, seat, giving.hands[seat] & ~bit)
        hands = put(hands, action.to, hands[action.to] | bit)
        given = giving.given | only(action.to)
        if given.bit_count() == house.hands - 1 and not house.layout.away:
            return State(state.sheet, Naming(hands, giving.contract, giving.nines)), events
        later = Giving(hands, giving.talon, giving.contract, given, giving.nines, giving.sales, giving.bought)
        return State(state.sheet, later), events
    if isinstance(action, Sell):
        return selling.sell_first(house, state.sheet, giving, action)
    if isinstance(action, Lay):
        return _lay(house, state.sheet, giving, action.card)
    if isinstance(action, Claim):
        # A claim from the talon shows it, even one taken hidden (TH-R-113); one from the hand shows the hand.
        shown = giving.hands[seat] if action.ground == "four_marriages" else giving.talon
        events = [Told(Claimed(seat, action.ground, shown), everyone)]
        return claimed(house, state, seat, action.ground, events)
    return concede(house, state, giving.contract, action, [])


def _lay(house: House, sheet: Sheet, giving: Giving, card: Card) -> Step:
    """A card laid away; after the last one the contract is named (BT-006)."""
    seat = giving.contract.seat
    told = only(seat)
    events = [Told(CardLaid(seat, card), told), Told(CardLaidAway(seat), house.everyone & ~told)]
    hands = put(giving.hands, seat, giving.hands[seat] & ~(1 << card))
    aside = giving.aside | 1 << card
    if aside.bit_count() == house.layout.away:
        return State(sheet, Naming(hands, giving.contract, giving.nines, aside)), events
    return State(sheet, replace(giving, hands=hands, aside=aside)), events


def concede(house: House, state: State, contract: Contract, action: AnyAction, events: list[Told]) -> Step:
    """The declarer gives the deal up."""
    kind = "bomb" if isinstance(action, Bomb) else "writeoff"
    events.append(Told(Conceded(contract.seat, kind), house.everyone))
    return finish(house, state.sheet, Outcome(kind, house.players, contract), events)
