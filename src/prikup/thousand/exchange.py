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
from prikup.thousand import declare, selling
from prikup.thousand.actions import AnyAction, Bomb, Claim, Give, Lay, Sell, Take, Writeoff
from prikup.thousand.conceding import CONCEDE, concede
from prikup.thousand.events import (
    CardGiven,
    CardLaid,
    CardLaidAway,
    Claimed,
    GiftMade,
    TalonSeen,
    TalonShown,
)
from prikup.thousand.house import House
from prikup.thousand.score import Step, claimed
from prikup.thousand.state import Auction, Contract, Giving, Naming, Sheet, State, Taking
from prikup.thousand.talon import taken

FACES = {"choice": (False, True), "hidden": (True,), "open": (False,)}
"""Whether the talon may be taken hidden, by what the rules say of its face."""


@cache
def _takes(face: str, talons: int) -> tuple[Take, ...]:
    return tuple(Take(hidden, talon) for talon in range(talons) for hidden in FACES[face])


def open_talon(house: House, sheet: Sheet, auction: Auction, contract: Contract, events: list[Told]) -> Step:
    """The auction is over: the talon is shown, taken hidden, or the declarer is asked."""
    taking = Taking(auction.hands, auction.talon, contract, auction.beside, auction.stock)
    if not house.layout.talon:
        return declare.begin(house, sheet, Naming(taking.hands, contract, stock=taking.stock), events)
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
    return taken(house, sheet, taking, events, take)


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
    return (
        *_takes(face, house.layout.talons),
        *[CONCEDE[kind] for kind in house.concessions(state.sheet, taking.contract, "closed")],
    )


def taking_apply(house: House, state: State[Taking], seat: Seat, action: AnyAction) -> Step:
    """The declarer takes the talon."""
    taking = state.phase
    if isinstance(action, Take):
        return _take(house, state.sheet, taking, action, [])
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
    for other in house.in_play[state.sheet.dealer] if house.gifts else ():
        if other != seat and not giving.given >> other & 1:
            actions += chain.from_iterable(select(_gifts(other, house.gift_faces), hand))
    if not giving.given:
        if not (giving.sales or giving.bought):
            actions += map(Claim, house.talon_grounds(contract, giving.talon, hand))
        if house.sells and house.may_sell(state.sheet, giving):
            actions += select(selling.SELLS, hand)
    if giving.given.bit_count() == house.gifts:
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
    if not house.gifts:
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
        if given.bit_count() == house.gifts and not house.layout.away:
            naming = Naming(hands, giving.contract, giving.nines, beside=giving.beside, stock=giving.stock)
            return declare.begin(house, state.sheet, naming, events)
        return State(state.sheet, replace(giving, hands=hands, given=given)), events
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
        naming = Naming(hands, giving.contract, giving.nines, aside, giving.beside, giving.stock)
        return declare.begin(house, sheet, naming, events)
    return State(sheet, replace(giving, hands=hands, aside=aside)), events
