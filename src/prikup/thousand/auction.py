"""The auction: the forced bid, bids, passes, looking at a dark hand, claims (TH-R-038..046, 092..103, 109..111)."""

from __future__ import annotations

from functools import lru_cache

from prikup.core.actions import Bid, Pass
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat, after, only
from prikup.thousand import exchange
from prikup.thousand.actions import AnyAction, Claim, Look
from prikup.thousand.bidding import why_not_bid
from prikup.thousand.events import AuctionWon, BidMade, Claimed, HandSeen, Looked, Passed
from prikup.thousand.house import House
from prikup.thousand.rules.auction import Amounts
from prikup.thousand.score import Step, claimed
from prikup.thousand.state import Auction, Contract, State


def awaits(house: House, state: State) -> tuple[Seat, ...]:
    """Whose word it is."""
    return (_phase(state).turn,)


def legal(house: House, state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Bids and a pass in turn; claims and a look at a dark hand at any time."""
    auction = _phase(state)
    grounds = house.grounds(state.sheet, auction, seat)
    rights: tuple[AnyAction, ...] = tuple(map(Claim, grounds)) if grounds else ()
    if auction.unseen >> seat & 1:
        rights = (Look(), *rights)
    if seat != auction.turn:
        return rights
    bids = _bids(house.bids(state.sheet, auction, seat))
    return (*bids, *rights) if auction.bidder < 0 else (PASS, *bids, *rights)


PASS = Pass()


@lru_cache(maxsize=4096)
def _bids(amounts: Amounts) -> tuple[Bid, ...]:
    return tuple(map(Bid, amounts))


def why_not(house: House, state: State, seat: Seat, action: AnyAction) -> Refusal:
    """Why a bid, pass or claim is not legal."""
    auction = _phase(state)
    if isinstance(action, Claim):
        return Refusal("no_ground", {"ground": action.ground[:40]})
    if isinstance(action, Look):
        return Refusal("already_seen")
    if not isinstance(action, Bid | Pass):
        return Refusal("not_now")
    if seat != auction.turn:
        return Refusal("not_your_turn")
    if isinstance(action, Pass):
        return Refusal("forced_bid", {"amount": house.bids(state.sheet, auction, seat)[0]})
    return why_not_bid(house, state, auction, seat, action.amount)


def apply(house: House, state: State, seat: Seat, action: AnyAction) -> Step:
    """One word in the auction."""
    auction = _phase(state)
    if isinstance(action, Bid):
        return _bid(house, state, auction, seat, action.amount)
    if isinstance(action, Pass):
        return _pass(house, state, auction, seat)
    events: list[Told] = []
    if isinstance(action, Look):
        auction = Auction(
            auction.hands,
            auction.talon,
            auction.opener,
            auction.turn,
            auction.amount,
            auction.bidder,
            auction.passed,
            auction.unseen & ~only(seat),
            auction.spoken,
        )
        events = [Told(Looked(seat), house.everyone), Told(HandSeen(seat, auction.hands[seat]), only(seat))]
        return State(state.sheet, auction), events
    assert isinstance(action, Claim)
    events.append(Told(Claimed(seat, action.ground, auction.hands[seat]), house.everyone))
    return claimed(house, state, seat, action.ground, events)


def _phase(state: State) -> Auction:
    assert isinstance(state.phase, Auction)
    return state.phase


def _bid(house: House, state: State, auction: Auction, seat: Seat, amount: int) -> Step:
    dark = bool(auction.unseen >> seat & 1)
    events = [Told(BidMade(seat, amount, dark), house.everyone)]
    auction = Auction(
        auction.hands,
        auction.talon,
        auction.opener,
        seat,
        amount,
        seat,
        house.passed_after_bid(auction.passed),
        auction.unseen,
        auction.spoken | only(seat),
    )
    return _next(house, state, auction, events)


def _pass(house: House, state: State, auction: Auction, seat: Seat) -> Step:
    events = [Told(Passed(seat), house.everyone)]
    auction = Auction(
        auction.hands,
        auction.talon,
        auction.opener,
        seat,
        auction.amount,
        auction.bidder,
        auction.passed | only(seat),
        auction.unseen,
        auction.spoken | only(seat),
    )
    return _next(house, state, auction, events)


def _next(house: House, state: State, auction: Auction, events: list[Told]) -> Step:
    """The next player who has not passed, or the end when only the bidder is left."""
    turn = after(auction.turn, house.players)
    while turn != auction.bidder and auction.passed >> turn & 1:
        turn = after(turn, house.players)
    if turn != auction.bidder:
        auction = Auction(
            auction.hands,
            auction.talon,
            auction.opener,
            turn,
            auction.amount,
            auction.bidder,
            auction.passed,
            auction.unseen,
            auction.spoken,
        )
        return State(state.sheet, auction), events
    bidder = auction.bidder
    dark = bool(auction.unseen >> bidder & 1)
    forced = bidder == auction.opener and not dark and auction.amount == house.opening(state.sheet)
    contract = Contract(bidder, auction.amount, auction.amount, forced, dark)
    events.append(Told(AuctionWon(bidder, auction.amount, forced, dark), house.everyone))
    # Who was outbid in the dark looks now; a dark declarer sees all ten cards with the talon (TH-R-101).
    looking = [seat for seat in range(house.players) if auction.unseen >> seat & 1 and seat != bidder]
    events += [Told(HandSeen(seat, auction.hands[seat]), only(seat)) for seat in looking]
    return exchange.open_talon(house, State(state.sheet, auction), auction.hands, auction.talon, contract, events)
