"""The talon: turned and taken or left, two cards laid away, a totus announced (PF-058, 064, 178a, 237a)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from prikup.core.cards import Cards, each
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat, only, put
from prikup.preferans import declare, defence
from prikup.preferans.actions import AnyAction, Decline, Lay, Surrender, Take, Totus
from prikup.preferans.events import (
    CardsLaid,
    DiscardSeen,
    HandOpened,
    TalonDeclined,
    TalonSeen,
    TalonShown,
    TalonTaken,
    TotusNamed,
)
from prikup.preferans.house import House
from prikup.preferans.layout import TALON
from prikup.preferans.state import TOTUS, Bid, Contract, Held, Laying, Sheet, State, Taking
from prikup.preferans.step import Step

CHOICE = (Take(), Decline())
SURRENDER = Surrender()


def begin(house: House, sheet: Sheet, held: Held, bid: Bid, events: list[Told]) -> Step:
    """Somebody plays: with the talon, without it by his call, or as he chooses where he may decline it."""
    if bid.hand:
        return declare.begin(house, sheet, held, bid, events, hand=True)
    if house.rules.talon.may_decline():
        return State(sheet, Taking(held, bid)), events
    return _take(house, sheet, held, bid, events)


def _take(house: House, sheet: Sheet, held: Held, bid: Bid, events: list[Told]) -> Step:
    """The talon is turned for all, or in a dark game for the declarer alone (PF-064, PF-065)."""
    everyone = house.everyone
    if bid.dark:
        events.append(Told(TalonSeen(held.talon), only(bid.seat)))
    else:
        events.append(Told(TalonShown(held.talon), everyone))
    events.append(Told(TalonTaken(bid.seat, hidden=bid.dark), everyone))
    hand = held.hands[bid.seat]
    for card in held.talon:
        hand |= 1 << card
    return State(sheet, Laying(replace(held, hands=put(held.hands, bid.seat, hand)), bid)), events


# Taking: only where the declarer may decline.


def taking_awaits(house: House, state: State[Taking]) -> tuple[Seat, ...]:
    """The declarer."""
    return (state.phase.bid.seat,)


def taking_legal(house: House, state: State[Taking], seat: Seat) -> tuple[AnyAction, ...]:
    """He takes the talon, or leaves it where it lies."""
    return CHOICE if seat == state.phase.bid.seat else ()


def taking_apply(house: House, state: State[Taking], seat: Seat, action: AnyAction) -> Step:
    """The talon is turned and taken, or stays face down to the end (PF-237a)."""
    taking = state.phase
    if isinstance(action, Take):
        return _take(house, state.sheet, taking.held, taking.bid, [])
    events = [Told(TalonDeclined(seat), house.everyone)]
    return declare.begin(house, state.sheet, taking.held, taking.bid, events, hand=True)


# Laying.


def _layer(house: House, state: State[Laying]) -> Seat:
    """Who lays away: the declarer; from a totus the first defender, or the second where that is the dummy."""
    laying = state.phase
    if laying.contract is None:
        return laying.bid.seat
    first, second = house.defenders(state.sheet.dealer, laying.bid.seat)
    return second if first == house.layout.dummy else first


def laying_awaits(house: House, state: State[Laying]) -> tuple[Seat, ...]:
    """Who lays two cards away."""
    return (_layer(house, state),)


@lru_cache(maxsize=1024)
def _lays(hand: Cards) -> tuple[AnyAction, ...]:
    return tuple([Lay(1 << one | 1 << other) for one, other in combinations(each(hand), TALON)])


def laying_legal(house: House, state: State[Laying], seat: Seat) -> tuple[AnyAction, ...]:
    """Any two of the twelve cards; the declarer may announce a totus first, or give the game up."""
    laying = state.phase
    if seat != _layer(house, state):
        return ()
    lays = _lays(laying.held.hands[laying.bid.seat])
    if laying.contract is not None:
        return lays
    words: tuple[AnyAction, ...] = declare.totuses(house, state.sheet, laying.bid)
    if declare.may_surrender(house, laying.bid):
        words += (SURRENDER,)
    return lays + words


def laying_why_not(house: House, state: State[Laying], seat: Seat, action: AnyAction) -> Refusal:
    """Why cards cannot be laid away so."""
    laying = state.phase
    if seat != _layer(house, state):
        return Refusal("not_your_turn")
    if isinstance(action, Lay):
        return Refusal("lay_two" if action.cards.bit_count() != TALON else "not_your_card")
    if laying.contract is not None:
        return Refusal("not_now")
    if isinstance(action, Totus):
        return declare.why_not_totus(house, state.sheet, laying.bid, action)
    return Refusal("no_surrender" if isinstance(action, Surrender) else "not_now")


def laying_apply(house: House, state: State[Laying], seat: Seat, action: AnyAction) -> Step:
    """Two cards are laid away; of a totus everybody sees which."""
    sheet, laying = state.sheet, state.phase
    held, bid = laying.held, laying.bid
    if isinstance(action, Surrender):
        return declare.surrender(house, sheet, held, bid, hand=False)
    if isinstance(action, Totus):
        return _totus(house, sheet, laying, action)
    assert isinstance(action, Lay)
    told = only(seat) if laying.contract is None else house.everyone
    events = [
        Told(CardsLaid(bid.seat, seat), house.everyone),
        Told(DiscardSeen(action.cards), told),
    ]
    hands = put(held.hands, bid.seat, held.hands[bid.seat] & ~action.cards)
    held = replace(held, hands=hands, away=action.cards)
    if laying.contract is None:
        return declare.begin(house, sheet, held, bid, events, hand=False)
    return defence.begin(house, sheet, held, laying.contract, events)


def _totus(house: House, sheet: Sheet, laying: Laying, action: Totus) -> Step:
    """The declarer lays his twelve cards down; the first defender picks two of them (PF-178a)."""
    bid, everyone = laying.bid, house.everyone
    bomb = declare.totus_bombs(house, sheet, bid.seat)[len(action.helps)]
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
        Told(TotusNamed(bid.seat, action.strain, action.helps, bomb, bid.outbid), everyone),
        Told(HandOpened(bid.seat, laying.held.hands[bid.seat]), everyone),
    ]
    return State(sheet, replace(laying, contract=contract)), events
