"""Cards for a higher bid: the declarer sells three cards together with the contract, or the talon is bought (BT-023).

The offer is an auction of its own: the seller's contract is the first bid, the seller is out, and the others know
which cards they bid for, as many as the talon had.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.actions import Bid, Pass
from prikup.core.cards import NINE
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of, replaced
from prikup.core.setup import Problem
from prikup.core.tricks import select
from prikup.thousand.actions import AnyAction, Claim, Sell, Take
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import BidMade, CardsKept, CardsOffered, CardsSold, HandSeen, Passed
from prikup.thousand.layout import count_rank
from prikup.thousand.phases import keeping
from prikup.thousand.phases.deals import Step, claimed_by_talon
from prikup.thousand.phases.giving import SELLS, put_up
from prikup.thousand.phases.rows import Row, held, no_ground, unknown_phase
from prikup.thousand.seen.fresh import with_contract
from prikup.thousand.seen.view import View, Word
from prikup.thousand.setup import form
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import amount_possible, contract_problems, dealt_cards, nines_problems
from prikup.thousand.state import Auction, Contract, Giving, Selling, Sheet, State, Taking

PASS = Pass()


def offer_talon(compiled: CompiledRules, sheet: Sheet, taking: Taking, events: list[AddressedEvent]) -> Step:
    """After the talon is shown: the others may buy it before the declarer takes it."""
    contract = taking.contract
    selling = Selling(
        taking.hands,
        taking.talon,
        contract,
        taking.talon,
        compiled.following[sheet.dealer][contract.seat],
        contract.amount,
        contract.seat,
        audience_of(contract.seat),
    )
    events.append(AddressedEvent(CardsOffered(contract.seat), compiled.everyone))
    return State(sheet, selling), events


def awaits(compiled: CompiledRules, state: State[Selling]) -> tuple[Seat, ...]:
    """The seller until all cards for sale lie open, then the seat whose turn it is to bid."""
    return (state.phase.turn,)


def legal(compiled: CompiledRules, state: State[Selling], seat: Seat) -> tuple[AnyAction, ...]:
    """The seller's cards; then a pass and the bids that the buyer's hand with the open cards allows."""
    selling = state.phase
    if seat != selling.turn:
        return tuple(map(Claim, _grounds(compiled, selling))) if seat == selling.contract.seat else ()
    if seat == selling.contract.seat:
        return select(SELLS, selling.hands[seat])
    return (PASS, *map(Bid, compiled.bids(state.sheet, _auction(compiled, selling, seat), seat)))


def why_not(compiled: CompiledRules, state: State[Selling], seat: Seat, action: AnyAction) -> Refusal:
    """Why a card cannot be put up for sale, or a bid cannot be made."""
    selling = state.phase
    if isinstance(action, Claim):
        return no_ground(action)
    if not isinstance(action, Sell | Bid | Pass):
        return Refusal("not_now")
    if seat != selling.turn:
        return Refusal("not_your_turn")
    if isinstance(action, Sell) == (seat != selling.contract.seat) or isinstance(action, Pass):
        return Refusal("not_now")
    if isinstance(action, Sell):
        return Refusal("not_your_card")
    return compiled.why_not_bid(state.sheet, _auction(compiled, selling, seat), seat, action.amount)


def _grounds(compiled: CompiledRules, selling: Selling) -> tuple[str, ...]:
    """The rights of a declarer whose talon is on offer: having seen it, the declarer need not wait (TH-R-044)."""
    contract = selling.contract
    if selling.sales or contract.dark:
        return ()
    return compiled.talon_grounds(contract, selling.talon, selling.hands[contract.seat] | selling.talon)


def _auction(compiled: CompiledRules, selling: Selling, seat: Seat) -> Auction:
    """The offer as an auction, for a buyer who would hold the open cards as well."""
    hands = replaced(selling.hands, seat, selling.hands[seat] | selling.offered)
    everyone = compiled.everyone
    return Auction(hands, 0, selling.contract.seat, seat, selling.amount, selling.bidder, selling.passed, 0, everyone)


def apply(compiled: CompiledRules, state: State[Selling], seat: Seat, action: AnyAction) -> Step:
    """Applies a card put up for sale, or a bid or pass for the open cards."""
    selling = state.phase
    if isinstance(action, Sell):
        return put_up(compiled, state.sheet, selling, action)
    if isinstance(action, Claim):
        whole = selling.hands[seat] | selling.talon
        return claimed_by_talon(compiled, state, seat, action.ground, whole, selling.talon)
    amount, bidder, passed = selling.amount, selling.bidder, selling.passed
    if isinstance(action, Bid):
        events = [AddressedEvent(BidMade(seat, action.amount, dark=False), compiled.everyone)]
        amount, bidder = action.amount, seat
        passed = compiled.passed_after_bid(passed) | audience_of(selling.contract.seat)
    else:
        events = [AddressedEvent(Passed(seat), compiled.everyone)]
        passed |= audience_of(seat)
    turn = compiled.next_bidder(state.sheet.dealer, seat, bidder, passed)
    if turn == bidder:
        if turn == selling.contract.seat:
            return _kept(compiled, state, selling, events)
        return _sold(compiled, state, selling, turn, amount, events)
    asked = replace(selling, turn=turn, amount=amount, bidder=bidder, passed=passed)
    return State(state.sheet, asked), events


def _kept(compiled: CompiledRules, state: State[Selling], selling: Selling, events: list[AddressedEvent]) -> Step:
    """Nobody bid more: the cards go back, and the declarer goes on."""
    contract = selling.contract
    seat = contract.seat
    events.append(AddressedEvent(CardsKept(seat), compiled.everyone))
    if not selling.sales:
        return keeping.begin(compiled, state.sheet, Taking(selling.hands, selling.talon, contract), Take(), events)
    hands = replaced(selling.hands, seat, selling.hands[seat] | selling.offered)
    return State(state.sheet, Giving(hands, selling.talon, contract, 0, selling.nines, selling.sales)), events


def _sold(
    compiled: CompiledRules,
    state: State[Selling],
    selling: Selling,
    seat: Seat,
    amount: int,
    events: list[AddressedEvent],
) -> Step:
    """The highest bidder takes the open cards, becomes the declarer, makes the gifts, and may not sell again."""
    seller = selling.contract
    if seller.dark and not selling.sales:
        # A seat that is outbid in the dark now sees its hand, as in the auction.
        events.append(AddressedEvent(HandSeen(seller.seat, selling.hands[seller.seat]), audience_of(seller.seat)))
    hand = selling.hands[seat] | selling.offered
    events += [
        AddressedEvent(CardsSold(seat, amount), compiled.everyone),
        AddressedEvent(HandSeen(seat, hand), audience_of(seat)),
    ]
    contract = Contract(seat, amount, amount, forced=False, dark=False, paid=seller.paid)
    hands = replaced(selling.hands, seat, hand)
    nines = selling.nines if selling.sales else compiled.dealt_nines(selling.hands)
    bought = Giving(hands, selling.offered, contract, 0, nines, selling.sales, bought=True)
    return State(state.sheet, bought), events


def _shows(compiled: CompiledRules, state: State[Selling], view: View) -> View:
    """The cards on offer, the standing bid, and the talon if the seat has seen it."""
    selling, contract = state.phase, state.phase.contract
    view = with_contract(view, selling.hands, contract, closed=not selling.sales)
    return replace(
        view,
        sitter=compiled.sitter(state.sheet),
        talon=selling.talon if not selling.sales or contract.seat == view.seat else 0,
        talon_open=not selling.sales,
        lying=0 if selling.sales else selling.talon.bit_count(),
        sales=selling.sales,
        seller=contract.seat if selling.sales else -1,
        offered=selling.offered,
        words=(Word(selling.bidder, selling.amount, contract.dark and selling.bidder == contract.seat),),
    )


def _cards(compiled: CompiledRules, setup: Setup) -> Iterator[Problem]:
    layout = compiled.layout

    def size(seat: Seat) -> int:
        sells = setup.sales and setup.contract is not None and setup.contract.seat == seat
        return layout.hand + layout.talon - len(setup.offered) if sells else layout.hand

    return dealt_cards(compiled, setup, size, talon="taken", beside=False)


def _problems(compiled: CompiledRules, state: State[Selling]) -> Iterator[Problem]:
    selling, contract = state.phase, state.phase.contract
    unknown = list(unknown_phase(compiled, "selling"))
    if unknown:
        yield from unknown
        return
    yield from contract_problems(compiled, state.sheet, contract, named=False)
    yield from nines_problems(
        compiled,
        selling.nines,
        contract,
        held=count_rank(selling.hands[selling.nines], NINE),
        taken=count_rank(selling.talon, NINE),
        sold=False,
        parted=count_rank(selling.offered, NINE) if selling.sales else 0,
    )
    if not _possible(compiled, state.sheet, selling):
        yield Problem("sale_impossible")
    for seat in compiled.in_play[state.sheet.dealer] if selling.sales else ():
        # Nothing has been given yet: who sells holds the whole talon, or has it on offer.
        if seat != contract.seat and selling.hands[seat] & selling.talon:
            yield Problem("talon_impossible", {"seat": seat})


def _possible(compiled: CompiledRules, sheet: Sheet, selling: Selling) -> bool:
    """Whether the offer is possible (BT-023)."""
    seller = selling.contract.seat
    begun = (seller, selling.contract.amount, 1 << seller) == (selling.bidder, selling.amount, selling.passed)
    if selling.sales:
        if selling.offered.bit_count() < compiled.layout.talon:
            return begun and selling.turn == seller
    elif not compiled.rebuys or selling.offered != selling.talon:
        return False
    if not amount_possible(compiled, sheet, selling.amount) or selling.turn in (seller, selling.bidder):
        return False
    if not selling.passed >> seller & 1 or selling.passed >> selling.turn & 1:
        return False
    if selling.bidder == seller:
        # Nobody has bid: all between the seller and the turn have passed.
        circle = compiled.circles[sheet.dealer][seller]
        wanted = audience_of(*circle[: circle.index(selling.turn)])
        return selling.amount == selling.contract.amount and selling.passed == wanted
    return selling.amount > selling.contract.amount and not selling.passed >> selling.bidder & 1


ROW = Row(
    part=form.Part(Selling),
    awaits=awaits,
    legal=legal,
    why_not=why_not,
    apply=apply,
    hands=held,
    shows=_shows,
    needs=("hands", "talon", "contract", "turn", "bidder"),
    cards=_cards,
    problems=_problems,
)
