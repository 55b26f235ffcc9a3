"""Cards for a higher bid: the declarer sells three of his cards and the game, or the talon is bought away (BT-023).

The offer is an auction of its own: the seller's contract stands as the first bid, the seller is out, and the others
know which cards they bid for, as many as the talon had.
"""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.actions import Bid, Pass
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat, only, put
from prikup.core.tricks import select
from prikup.thousand.actions import AnyAction, Claim, Sell, Take
from prikup.thousand.bidding import why_not_bid
from prikup.thousand.events import BidMade, CardForSale, CardsKept, CardsOffered, CardsSold, Claimed, HandSeen, Passed
from prikup.thousand.house import House
from prikup.thousand.score import Step, claimed
from prikup.thousand.state import Auction, Contract, Giving, Selling, Sheet, State, Taking
from prikup.thousand.talon import taken

PASS = Pass()
SELLS = tuple(map(Sell, range(32)))


def offer_talon(house: House, sheet: Sheet, taking: Taking, events: list[Told]) -> Step:
    """The talon was shown: the others may buy it away before the declarer takes it."""
    contract = taking.contract
    selling = Selling(
        taking.hands,
        taking.talon,
        contract,
        taking.talon,
        house.following[sheet.dealer][contract.seat],
        contract.amount,
        contract.seat,
        only(contract.seat),
    )
    events.append(Told(CardsOffered(contract.seat), house.everyone))
    return State(sheet, selling), events


def sell_first(house: House, sheet: Sheet, giving: Giving, action: Sell) -> Step:
    """The declarer who holds the talon puts up the first card."""
    contract = giving.contract
    seat = contract.seat
    begun = Selling(
        giving.hands,
        giving.talon,
        contract,
        0,
        seat,
        contract.amount,
        seat,
        only(seat),
        giving.sales + 1,
        giving.nines,
    )
    return _sell(house, sheet, begun, action)


def _sell(house: House, sheet: Sheet, selling: Selling, action: Sell) -> Step:
    seat = selling.contract.seat
    bit = 1 << action.card
    events = [Told(CardForSale(seat, action.card), house.everyone)]
    offered, turn = selling.offered | bit, seat
    if offered.bit_count() == house.layout.talon:
        turn = house.following[sheet.dealer][seat]
        events.append(Told(CardsOffered(seat), house.everyone))
    hands = put(selling.hands, seat, selling.hands[seat] & ~bit)
    return State(sheet, replace(selling, hands=hands, offered=offered, turn=turn)), events


def awaits(house: House, state: State[Selling]) -> tuple[Seat, ...]:
    """The seller until all his cards lie open, then whose word it is."""
    return (state.phase.turn,)


def legal(house: House, state: State[Selling], seat: Seat) -> tuple[AnyAction, ...]:
    """Cards to put up; then a pass and the bids that the buyer's hand with the open cards allows."""
    selling = state.phase
    if seat != selling.turn:
        return tuple(map(Claim, _grounds(house, selling))) if seat == selling.contract.seat else ()
    if seat == selling.contract.seat:
        return select(SELLS, selling.hands[seat])
    return (PASS, *map(Bid, house.bids(state.sheet, _auction(house, selling, seat), seat)))


def why_not(house: House, state: State[Selling], seat: Seat, action: AnyAction) -> Refusal:
    """Why a card cannot be put up, or a bid not be made."""
    selling = state.phase
    if isinstance(action, Claim):
        return Refusal("no_ground", {"ground": action.ground[:40]})
    if not isinstance(action, Sell | Bid | Pass):
        return Refusal("not_now")
    if seat != selling.turn:
        return Refusal("not_your_turn")
    if isinstance(action, Sell) == (seat != selling.contract.seat) or isinstance(action, Pass):
        return Refusal("not_now")
    if isinstance(action, Sell):
        return Refusal("not_your_card")
    return why_not_bid(house, state, _auction(house, selling, seat), seat, action.amount)


def _grounds(house: House, selling: Selling) -> tuple[str, ...]:
    """The rights of the declarer whose talon is on offer: he has seen it and need not wait (TH-R-044)."""
    contract = selling.contract
    if selling.sales or contract.dark:
        return ()
    return house.talon_grounds(contract, selling.talon, selling.hands[contract.seat] | selling.talon)


def _auction(house: House, selling: Selling, seat: Seat) -> Auction:
    """The offer as the auction that it is to a buyer, who would hold the open cards as well."""
    hands = put(selling.hands, seat, selling.hands[seat] | selling.offered)
    everyone = house.everyone
    return Auction(hands, 0, selling.contract.seat, seat, selling.amount, selling.bidder, selling.passed, 0, everyone)


def apply(house: House, state: State[Selling], seat: Seat, action: AnyAction) -> Step:
    """A card put up, or a word in the auction for the open cards."""
    selling = state.phase
    if isinstance(action, Sell):
        return _sell(house, state.sheet, selling, action)
    if isinstance(action, Claim):
        whole = selling.hands[seat] | selling.talon
        shown = whole if action.ground == "four_marriages" else selling.talon
        return claimed(house, state, seat, action.ground, [Told(Claimed(seat, action.ground, shown), house.everyone)])
    amount, bidder, passed = selling.amount, selling.bidder, selling.passed
    if isinstance(action, Bid):
        events = [Told(BidMade(seat, action.amount, dark=False), house.everyone)]
        amount, bidder = action.amount, seat
        passed = house.passed_after_bid(passed) | only(selling.contract.seat)
    else:
        events = [Told(Passed(seat), house.everyone)]
        passed |= only(seat)
    following = house.following[state.sheet.dealer]
    turn = following[seat]
    while turn != bidder and passed >> turn & 1:
        turn = following[turn]
    if turn == bidder:
        return (
            _kept(house, state, selling, events)
            if turn == selling.contract.seat
            else _sold(house, state, selling, turn, amount, events)
        )
    asked = replace(selling, turn=turn, amount=amount, bidder=bidder, passed=passed)
    return State(state.sheet, asked), events


def _kept(house: House, state: State[Selling], selling: Selling, events: list[Told]) -> Step:
    """Nobody bids more: the cards go back, and the declarer goes on."""
    contract = selling.contract
    seat = contract.seat
    events.append(Told(CardsKept(seat), house.everyone))
    if not selling.sales:
        return taken(house, state.sheet, Taking(selling.hands, selling.talon, contract), events, Take())
    hands = put(selling.hands, seat, selling.hands[seat] | selling.offered)
    return State(state.sheet, Giving(hands, selling.talon, contract, 0, selling.nines, selling.sales)), events


def _sold(house: House, state: State[Selling], selling: Selling, seat: Seat, amount: int, events: list[Told]) -> Step:
    """The highest bidder takes the open cards and is the declarer; he makes the gifts and may not sell again."""
    seller = selling.contract
    if seller.dark and not selling.sales:
        # Who is outbid in the dark looks now, as in the auction.
        events.append(Told(HandSeen(seller.seat, selling.hands[seller.seat]), only(seller.seat)))
    hand = selling.hands[seat] | selling.offered
    events += [Told(CardsSold(seat, amount), house.everyone), Told(HandSeen(seat, hand), only(seat))]
    contract = Contract(seat, amount, amount, forced=False, dark=False, paid=seller.paid)
    hands = put(selling.hands, seat, hand)
    nines = selling.nines if selling.sales else house.dealt_nines(selling.hands)
    bought = Giving(hands, selling.offered, contract, 0, nines, selling.sales, bought=True)
    return State(state.sheet, bought), events
