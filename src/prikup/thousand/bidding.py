"""What the auction and the sale of three cards have in common: why an amount cannot be bid."""

from __future__ import annotations

from prikup.core.errors import Refusal
from prikup.core.seats import Seat
from prikup.thousand.house import House
from prikup.thousand.state import Auction, State


def why_not_bid(house: House, state: State, auction: Auction, seat: Seat, amount: int) -> Refusal:
    """Why an amount cannot be bid."""
    if auction.bidder < 0 and house.must_open:
        return Refusal("forced_bid", {"amount": house.bids(state.sheet, auction, seat)[0]})
    if not house.may_bid(state.sheet, seat):
        return Refusal("silenced")
    if amount <= auction.amount:
        return Refusal("bid_too_low", {"amount": auction.amount})
    if auction.bidder < 0 and amount < house.opening(state.sheet):
        return Refusal("bid_under_least", {"amount": house.opening(state.sheet)})
    cap = house.cap(None if auction.unseen >> seat & 1 else auction.hands[seat])
    if amount > cap:
        return Refusal("bid_over_cap", {"cap": cap})
    if not house.on_step(amount):
        return Refusal("bid_off_step", {"step": house.step_at(amount)})
    low, high = house.bounds(state.sheet, auction, seat)
    if amount < low:
        return Refusal("bid_under_least", {"amount": low})
    bids = house.bids(state.sheet, auction, seat)
    # Where a rule leaves no bid at all (a golden deal, a first bid below the standing one), that one stays the highest.
    return Refusal("bid_too_high", {"amount": bids[-1] if bids else max(high, auction.amount)})
