"""Cards for a higher bid: the declarer sells three of his cards and the game, or the talon is bought away (BT-023).

The offer is an auction of its own: the seller's contract stands as the first bid, the seller is out, and the others
know which cards they bid for, as many as the talon had.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.actions import Bid, Pass
from prikup.core.cards import NINE
from prikup.core.errors import Refusal
from prikup.core.events import Told
from prikup.core.seats import Seat, only, put
from prikup.core.setup import Problem
from prikup.core.tricks import select
from prikup.thousand.actions import AnyAction, Claim, Sell, Take
from prikup.thousand.events import BidMade, CardsKept, CardsOffered, CardsSold, Claimed, HandSeen, Passed
from prikup.thousand.house import House
from prikup.thousand.layout import count_rank
from prikup.thousand.phases import giving
from prikup.thousand.phases.deals import Step, claimed
from prikup.thousand.phases.giving import SELLS, put_up
from prikup.thousand.phases.rows import Row, held, unknown_phase
from prikup.thousand.seen.fresh import with_contract
from prikup.thousand.seen.view import View, Word
from prikup.thousand.setup import form
from prikup.thousand.setup.form import Setup
from prikup.thousand.setup.problems import amount_possible, contract_problems, dealt_cards, nines_problems
from prikup.thousand.state import Auction, Contract, Giving, Selling, Sheet, State, Taking

PASS = Pass()


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
    return house.why_not_bid(state.sheet, _auction(house, selling, seat), seat, action.amount)


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
        return put_up(house, state.sheet, selling, action)
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
        return giving.begin(house, state.sheet, Taking(selling.hands, selling.talon, contract), Take(), events)
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


def _shows(house: House, state: State[Selling], view: View) -> View:
    """What is on offer, the standing bid, and the talon where the seat has seen it."""
    selling, contract = state.phase, state.phase.contract
    view = with_contract(view, selling.hands, contract, closed=not selling.sales)
    return replace(
        view,
        sitter=house.sitter(state.sheet),
        talon=selling.talon if not selling.sales or contract.seat == view.seat else 0,
        talon_open=not selling.sales,
        sales=selling.sales,
        offered=selling.offered,
        words=(Word(selling.bidder, selling.amount, contract.dark and selling.bidder == contract.seat),),
    )


def _cards(house: House, setup: Setup) -> Iterator[Problem]:
    layout = house.layout

    def size(seat: Seat) -> int:
        sells = setup.sales and setup.contract is not None and setup.contract.seat == seat
        return layout.hand + layout.talon - len(setup.offered) if sells else layout.hand

    return dealt_cards(house, setup, size, talon="taken", beside=False)


def _problems(house: House, state: State[Selling]) -> Iterator[Problem]:
    selling, contract = state.phase, state.phase.contract
    unknown = list(unknown_phase(house, "selling"))
    if unknown:
        yield from unknown
        return
    yield from contract_problems(house, state.sheet, contract, named=False)
    yield from nines_problems(
        house,
        selling.nines,
        contract,
        held=count_rank(selling.hands[selling.nines], NINE),
        taken=count_rank(selling.talon, NINE),
        sold=False,
        parted=count_rank(selling.offered, NINE) if selling.sales else 0,
    )
    if not _possible(house, state.sheet, selling):
        yield Problem("sale_impossible")


def _possible(house: House, sheet: Sheet, selling: Selling) -> bool:
    """Whether three cards can be on offer so (BT-023)."""
    seller = selling.contract.seat
    begun = (seller, selling.contract.amount, 1 << seller) == (selling.bidder, selling.amount, selling.passed)
    if selling.sales:
        if selling.offered.bit_count() < house.layout.talon:
            return begun and selling.turn == seller
    elif not house.rebuys or selling.offered != selling.talon:
        return False
    if not amount_possible(house, sheet, selling.amount) or selling.turn in (seller, selling.bidder):
        return False
    if not selling.passed >> seller & 1 or selling.passed >> selling.turn & 1:
        return False
    if selling.bidder == seller:
        # Nobody has bid: whoever stands between the seller and the turn has passed.
        circle = house.circles[sheet.dealer][seller]
        wanted = only(*circle[: circle.index(selling.turn)])
        return selling.amount == selling.contract.amount and selling.passed == wanted
    return selling.amount > selling.contract.amount and not selling.passed >> selling.bidder & 1


ROW = Row(
    name="selling",
    state=Selling,
    awaits=awaits,
    legal=legal,
    why_not=why_not,
    apply=apply,
    hands=held,
    shows=_shows,
    fields=Selling.__struct_fields__,
    needs=("hands", "talon", "contract", "turn", "bidder"),
    cards=_cards,
    write=form.of_phase,
    read=form.reads(Selling),
    problems=_problems,
)
