"""The auction: the forced bid, bids, passes, looking at a dark hand, claims (TH-R-038..046, 092..103, 109..111)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from prikup.core.actions import Bid, Pass
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction, Claim, Golden, Look
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import (
    AuctionWon,
    BidMade,
    GoldenCalled,
    HandSeen,
    Looked,
    Passed,
    TalonShown,
)
from prikup.thousand.phases import doubling, taking
from prikup.thousand.phases.deals import Step, all_passed, claimed
from prikup.thousand.phases.rows import Row, held, lying_with_talon, no_ground, unknown_phase
from prikup.thousand.rules.auction import Amounts
from prikup.thousand.rules.call import CALLED
from prikup.thousand.seen.fresh import with_cards
from prikup.thousand.seen.view import View, Word, dark_hands
from prikup.thousand.setup import form
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import amount_possible, dealt_cards
from prikup.thousand.state import Auction, Contract, Naming, Sheet, State

PASS, GOLDEN = Pass(), Golden()


def awaits(compiled: CompiledRules, state: State[Auction]) -> tuple[Seat, ...]:
    """Whose word it is."""
    return (state.phase.turn,)


def legal(compiled: CompiledRules, state: State[Auction], seat: Seat) -> tuple[AnyAction, ...]:
    """Bids and a pass in turn; claims and a look at a dark hand at any time."""
    auction = state.phase
    grounds = compiled.grounds(state.sheet, auction, seat)
    rights: tuple[AnyAction, ...] = tuple(map(Claim, grounds)) if grounds else ()
    if auction.unseen >> seat & 1:
        rights = (Look(), *rights)
    if seat != auction.turn:
        return rights
    if rights and compiled.must_claim(state.sheet, auction, seat):
        return rights
    bids = compiled.bids(state.sheet, auction, seat)
    if auction.bidder < 0 and compiled.must_open:
        words = _first_words(bids)
        if compiled.may_call(state.sheet, auction, seat):
            return (*words, *rights, GOLDEN)
    elif compiled.obliges and bids and compiled.obliged(state.sheet, auction, seat):
        words = _first_words(bids)
    else:
        words = _words(bids)
    return words + rights if rights else words


@lru_cache(maxsize=4096)
def _words(amounts: Amounts) -> tuple[AnyAction, ...]:
    return (PASS, *map(Bid, amounts))


@lru_cache(maxsize=4096)
def _first_words(amounts: Amounts) -> tuple[AnyAction, ...]:
    """The opener must bid."""
    return tuple(map(Bid, amounts))


def why_not(compiled: CompiledRules, state: State[Auction], seat: Seat, action: AnyAction) -> Refusal:
    """Why a bid, pass or claim is not legal."""
    auction = state.phase
    if isinstance(action, Claim):
        return no_ground(action)
    if isinstance(action, Look):
        return Refusal("already_seen")
    if not isinstance(action, Bid | Pass | Golden):
        return Refusal("not_now")
    if seat != auction.turn:
        return Refusal("not_your_turn")
    due = compiled.must_claim(state.sheet, auction, seat)
    if due:
        return Refusal("must_claim", {"ground": due})
    if isinstance(action, Golden):
        return Refusal("no_golden")
    if isinstance(action, Pass):
        least = compiled.bids(state.sheet, auction, seat)[0]
        return Refusal("forced_bid" if auction.bidder < 0 else "must_bid", {"amount": least})
    return compiled.why_not_bid(state.sheet, auction, seat, action.amount)


def apply(compiled: CompiledRules, state: State[Auction], seat: Seat, action: AnyAction) -> Step:
    """One word in the auction."""
    auction = state.phase
    if isinstance(action, Bid):
        return _bid(compiled, state, auction, seat, action.amount)
    if isinstance(action, Pass):
        return _pass(compiled, state, auction, seat)
    events: list[AddressedEvent] = []
    if isinstance(action, Look):
        auction = replace(auction, unseen=auction.unseen & ~audience_of(seat))
        events = [
            AddressedEvent(Looked(seat), compiled.everyone),
            AddressedEvent(HandSeen(seat, auction.hands[seat]), audience_of(seat)),
        ]
        return State(state.sheet, auction), events
    if isinstance(action, Golden):
        contract = Contract(seat, CALLED, CALLED, forced=False, dark=False, golden=True)
        events = [AddressedEvent(GoldenCalled(seat, CALLED), compiled.everyone)]
        naming = Naming(auction.hands, contract, aside=auction.talon)
        return doubling.named(compiled, state.sheet, naming, contract, events)
    assert isinstance(action, Claim)
    return claimed(compiled, state, seat, action.ground, auction.hands[seat])


def _bid(compiled: CompiledRules, state: State[Auction], auction: Auction, seat: Seat, amount: int) -> Step:
    dark = bool(auction.unseen >> seat & 1)
    events = [AddressedEvent(BidMade(seat, amount, dark), compiled.everyone)]
    passed = compiled.passed_after_bid(auction.passed)
    auction = replace(auction, amount=amount, bidder=seat, passed=passed, spoken=auction.spoken | 1 << seat)
    return _next(compiled, state, auction, seat, events)


def _pass(compiled: CompiledRules, state: State[Auction], auction: Auction, seat: Seat) -> Step:
    events = [AddressedEvent(Passed(seat), compiled.everyone)]
    auction = replace(auction, passed=auction.passed | 1 << seat, spoken=auction.spoken | 1 << seat)
    return _next(compiled, state, auction, seat, events)


def _next(
    compiled: CompiledRules, state: State[Auction], auction: Auction, spoke: Seat, events: list[AddressedEvent]
) -> Step:
    """The next player who has not passed, or the end when only the bidder is left."""
    bidder, passed = auction.bidder, auction.passed
    if bidder < 0 and passed.bit_count() == compiled.hands:
        return _hang(compiled, state, auction, events) if compiled.hangs else all_passed(compiled, state.sheet, events)
    turn = compiled.next_bidder(state.sheet.dealer, spoke, bidder, passed)
    shown = compiled.talon_open(state.sheet, state.phase)
    if turn != bidder:
        if not shown and compiled.talon_open(state.sheet, auction):
            events.append(AddressedEvent(TalonShown(auction.talon), compiled.everyone))
        return State(state.sheet, replace(auction, turn=turn)), events
    dark = bool(auction.unseen >> bidder & 1)
    forced = (
        compiled.must_open and bidder == auction.opener and not dark and auction.amount == compiled.opening(state.sheet)
    )
    contract = Contract(bidder, auction.amount, auction.amount, forced, dark)
    events.append(AddressedEvent(AuctionWon(bidder, auction.amount, forced, dark), compiled.everyone))
    # Who was outbid in the dark looks now; a dark declarer sees all ten cards with the talon (TH-R-101).
    if auction.unseen:
        looking = [seat for seat in range(compiled.players) if auction.unseen >> seat & 1 and seat != bidder]
        events += [AddressedEvent(HandSeen(seat, auction.hands[seat]), audience_of(seat)) for seat in looking]
    return taking.open_talon(compiled, state.sheet, auction, contract, events, shown=shown)


def _hang(compiled: CompiledRules, state: State[Auction], auction: Auction, events: list[AddressedEvent]) -> Step:
    """All have passed, and the dealer has to play (BT-019e)."""
    dealer, amount = state.sheet.dealer, compiled.hanging(state.sheet)
    contract = Contract(dealer, amount, amount, forced=True, dark=False)
    events.append(AddressedEvent(AuctionWon(dealer, amount, forced=True, dark=False), compiled.everyone))
    return taking.open_talon(compiled, state.sheet, auction, contract, events, shown=compiled.talon_early)


def _shows(compiled: CompiledRules, state: State[Auction], view: View) -> View:
    """The hand unless it is dark, the standing bid, and a talon that lies open."""
    auction, seat = state.phase, view.seat
    view = with_cards(compiled, state.sheet, view, auction.beside, auction.stock, taken=False)
    circle, talon_open = compiled.circles[state.sheet.dealer][auction.opener], compiled.talon_open(state.sheet, auction)
    blind = tuple(other for other in circle if auction.unseen >> other & 1)
    hand = None if seat in blind else (*auction.hands, 0)[seat]
    return replace(
        view,
        lying=auction.talon.bit_count(),
        talon=auction.talon if talon_open else 0,
        talon_open=talon_open,
        hand=hand,
        dealt=hand,
        **dark_hands(*blind),
        words=(Word(auction.bidder, auction.amount, auction.bidder in blind),) if auction.bidder >= 0 else (),
    )


def _cards(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    return dealt_cards(compiled, setup, lambda seat: compiled.layout.hand, talon="lying")


def _problems(compiled: CompiledRules, state: State[Auction]) -> Iterator[Problem]:
    unknown = list(unknown_phase(compiled, "auction"))
    yield from unknown or _words_impossible(compiled, state.sheet, state.phase)


def _words_impossible(compiled: CompiledRules, sheet: Sheet, auction: Auction) -> Iterator[Problem]:
    if auction.opener != compiled.opener(sheet):
        yield Problem("wrong_opener", {"seat": auction.opener})
        return
    opener = 1 << auction.opener
    if auction.unseen & ~audience_of(*compiled.dark_askers(sheet.dealer, auction.opener)):
        yield Problem("auction_impossible", {"why": "unseen"})
    if auction.bidder < 0:
        circle = compiled.circles[sheet.dealer][auction.opener]
        # Where nobody is bound to open, some may have passed before the first bid.
        passed = audience_of(*circle[: circle.index(auction.turn)]) if not compiled.must_open else 0
        first = auction.turn == auction.opener or not compiled.must_open
        if auction.amount or auction.passed != passed or auction.spoken != passed or not first:
            yield Problem("auction_impossible", {"why": "opener"})
        return
    if not amount_possible(compiled, sheet, auction.amount):
        yield Problem("auction_impossible", {"why": "amount"})
    bidder = 1 << auction.bidder
    if auction.passed & bidder or (auction.passed | bidder | opener) & ~auction.spoken:
        yield Problem("auction_impossible", {"why": "spoken"})
    turn = compiled.next_bidder(sheet.dealer, auction.bidder, auction.bidder, auction.passed)
    if turn == auction.bidder or turn != auction.turn:
        yield Problem("auction_impossible", {"why": "turn"})


ROW = Row(
    part=form.Part(Auction),
    awaits=awaits,
    legal=legal,
    why_not=why_not,
    apply=apply,
    misdeals=lambda state: True,
    hands=held,
    piles=lying_with_talon,
    shows=_shows,
    needs=("hands", "talon", "opener", "turn"),
    cards=_cards,
    problems=_problems,
)
