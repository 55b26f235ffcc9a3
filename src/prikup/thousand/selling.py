"""Three cards for a higher bid: the declarer sells his game, or the talon is bought away from him (BT-023).

The offer is an auction of its own: the seller's contract stands as the first bid, the seller is out, and the others
know which three cards they bid for.
"""

from __future__ import annotations

from prikup.core.actions import Bid, Pass
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat, after, only
from prikup.thousand.actions import AnyAction, Claim, Lay
from prikup.thousand.bidding import why_not_bid
from prikup.thousand.events import BidMade, CardLaid, CardsKept, CardsOffered, CardsSold, Claimed, HandSeen, Passed
from prikup.thousand.house import House
from prikup.thousand.score import Step, claimed
from prikup.thousand.state import Auction, Contract, Giving, Selling, Sheet, State, Taking
from prikup.thousand.talon import lays, put, taken

PASS = Pass()


def offer_talon(house: House, sheet: Sheet, taking: Taking, events: list[Told]) -> Step:
    """The talon was shown: the others may buy it away before the declarer takes it."""
    contract = taking.contract
    selling = Selling(
        taking.hands,
        taking.talon,
        contract,
        taking.talon,
        after(contract.seat, house.players),
        contract.amount,
        contract.seat,
        only(contract.seat),
    )
    events.append(Told(CardsOffered(contract.seat), house.everyone))
    return State(sheet, selling), events


def lay_first(house: House, sheet: Sheet, giving: Giving, action: Lay) -> Step:
    """The declarer who holds the talon lays out the first of three cards."""
    contract = giving.contract
    seat = contract.seat
    begun = Selling(giving.hands, giving.talon, contract, 0, seat, contract.amount, seat, only(seat), giving.sales + 1)
    return _lay(house, sheet, begun, action)


def _lay(house: House, sheet: Sheet, selling: Selling, action: Lay) -> Step:
    seat = selling.contract.seat
    bit = 1 << action.card
    events = [Told(CardLaid(seat, action.card), house.everyone)]
    laid, turn = selling.laid | bit, seat
    if laid.bit_count() == house.layout.talon:
        turn = after(seat, house.players)
        events.append(Told(CardsOffered(seat), house.everyone))
    hands = put(selling.hands, seat, selling.hands[seat] & ~bit)
    return State(sheet, _with(selling, hands=hands, laid=laid, turn=turn)), events


def _with(
    selling: Selling, *, hands: tuple[int, ...] | None = None, laid: int | None = None, turn: Seat | None = None
) -> Selling:
    return Selling(
        selling.hands if hands is None else hands,
        selling.talon,
        selling.contract,
        selling.laid if laid is None else laid,
        selling.turn if turn is None else turn,
        selling.amount,
        selling.bidder,
        selling.passed,
        selling.sales,
    )


def awaits(house: House, state: State) -> tuple[Seat, ...]:
    """The seller until three cards lie open, then whose word it is."""
    return (_phase(state).turn,)


def legal(house: House, state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Cards to lay out; then a pass and the bids that the buyer's hand with the open cards allows."""
    selling = _phase(state)
    if seat != selling.turn:
        return tuple(map(Claim, _grounds(house, selling))) if seat == selling.contract.seat else ()
    if seat == selling.contract.seat:
        return lays(selling.hands[seat])
    return (PASS, *map(Bid, house.bids(state.sheet, _auction(house, selling, seat), seat)))


def why_not(house: House, state: State, seat: Seat, action: AnyAction) -> Refusal:
    """Why a card cannot be laid out, or a bid not be made."""
    selling = _phase(state)
    if isinstance(action, Claim):
        return Refusal("no_ground", {"ground": action.ground[:40]})
    if not isinstance(action, Lay | Bid | Pass):
        return Refusal("not_now")
    if seat != selling.turn:
        return Refusal("not_your_turn")
    if isinstance(action, Lay) == (seat != selling.contract.seat) or isinstance(action, Pass):
        return Refusal("not_now")
    if isinstance(action, Lay):
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
    hands = put(selling.hands, seat, selling.hands[seat] | selling.laid)
    everyone = house.everyone
    return Auction(hands, 0, selling.contract.seat, seat, selling.amount, selling.bidder, selling.passed, 0, everyone)


def apply(house: House, state: State, seat: Seat, action: AnyAction) -> Step:
    """A card laid out, or a word in the auction for the open cards."""
    selling = _phase(state)
    if isinstance(action, Lay):
        return _lay(house, state.sheet, selling, action)
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
    turn = after(seat, house.players)
    while turn != bidder and passed >> turn & 1:
        turn = after(turn, house.players)
    if turn == bidder:
        return (
            _kept(house, state, selling, events)
            if turn == selling.contract.seat
            else _sold(house, state, selling, turn, amount, events)
        )
    asked = Selling(
        selling.hands, selling.talon, selling.contract, selling.laid, turn, amount, bidder, passed, selling.sales
    )
    return State(state.sheet, asked), events


def _kept(house: House, state: State, selling: Selling, events: list[Told]) -> Step:
    """Nobody bids more: the cards go back, and the declarer goes on."""
    contract = selling.contract
    seat = contract.seat
    events.append(Told(CardsKept(seat), house.everyone))
    if not selling.sales:
        return taken(house, state.sheet, Taking(selling.hands, selling.talon, contract), events, hidden=False)
    hands = put(selling.hands, seat, selling.hands[seat] | selling.laid)
    return State(state.sheet, Giving(hands, selling.talon, contract, 0, selling.sales)), events


def _sold(house: House, state: State, selling: Selling, seat: Seat, amount: int, events: list[Told]) -> Step:
    """The highest bidder takes the open cards and is the declarer; he makes the gifts and may not sell again."""
    seller = selling.contract
    if seller.dark and not selling.sales:
        # Who is outbid in the dark looks now, as in the auction.
        events.append(Told(HandSeen(seller.seat, selling.hands[seller.seat]), only(seller.seat)))
    hand = selling.hands[seat] | selling.laid
    events += [Told(CardsSold(seat, amount), house.everyone), Told(HandSeen(seat, hand), only(seat))]
    contract = Contract(seat, amount, amount, forced=False, dark=False)
    hands = put(selling.hands, seat, hand)
    return State(state.sheet, Giving(hands, selling.laid, contract, 0, selling.sales, bought=True)), events


def _phase(state: State) -> Selling:
    assert isinstance(state.phase, Selling)
    return state.phase
