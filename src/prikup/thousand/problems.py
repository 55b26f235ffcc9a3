"""What is wrong with a setup: the problems by name, and the closer look at each phase (prikup.thousand.setup).

The tricks have a file of their own (prikup.thousand.trick_problems).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.cards import NINE
from prikup.core.errors import NotationError
from prikup.core.seats import only
from prikup.core.setup import Problem
from prikup.core.shuffle import seed_bytes
from prikup.thousand.house import DARK_CALL, House
from prikup.thousand.layout import count_rank
from prikup.thousand.rules.call import CALLED
from prikup.thousand.rules.table import MOST_PAID
from prikup.thousand.state import (
    Auction,
    Contract,
    Dealing,
    Doubling,
    Giving,
    Naming,
    Over,
    Playing,
    Resting,
    Selling,
    Sheet,
    State,
    Taking,
)
from prikup.thousand.trick_problems import playing_problems, resting_problems

CODES = (
    "unknown_phase",
    "field_of_other_phase",
    "field_missing",
    "wrong_count",
    "no_such_seat",
    "bad_range",
    "unknown_counter",
    "counter_impossible",
    "total_impossible",
    "card_twice",
    "card_not_in_pack",
    "wrong_step",
    "wrong_pack",
    "bad_seed",
    "wrong_opener",
    "auction_impossible",
    "contract_impossible",
    "phase_impossible",
    "sale_impossible",
    "doubling_impossible",
    "talon_impossible",
    "gifts_impossible",
    "nines_impossible",
    "tricks_impossible",
    "points_impossible",
    "taken_impossible",
    "trick_impossible",
    "announcements_impossible",
    "sits_out",
    "pay_impossible",
    "trump_impossible",
    "rest_impossible",
    "winners_impossible",
)
"""What ``validate`` can find."""


def phase_problems(house: House, state: State) -> Iterator[Problem]:
    """What no match under these rules leads to. Seats, cards and lengths of the state must be right."""
    phase = state.phase
    if not (house.auctions or isinstance(phase, Dealing | Playing | Resting | Over)) or (
        isinstance(phase, Naming) and not house.names_contract
    ):
        yield Problem("phase_impossible", {"phase": type(phase).__name__.lower()})
        return
    if isinstance(phase, Dealing):
        yield from _dealing(house, phase)
    elif isinstance(phase, Auction):
        yield from _auction(house, state.sheet, phase)
    elif isinstance(phase, Over):
        yield from _over(house, state.sheet, phase)
    elif isinstance(phase, Resting):
        yield from _contract(house, state.sheet, phase.play.contract, named=True)
        yield from playing_problems(house, state.sheet, phase.play)
        yield from resting_problems(house, state.sheet, phase)
    elif isinstance(phase, Playing):
        yield from _contract(house, state.sheet, phase.contract, named=True)
        yield from playing_problems(house, state.sheet, phase)
    elif isinstance(phase, Doubling):
        yield from _contract(house, state.sheet, phase.contract, named=True)
        if not _doubling(house, phase):
            yield Problem("doubling_impossible")
    else:
        yield from _contract(house, state.sheet, phase.contract, named=False)
        if isinstance(phase, Selling | Giving | Naming) and phase.nines >= 0:
            yield from _nines(house, phase)
        if (
            isinstance(phase, Giving)
            and not phase.bought
            and phase.contract.paid not in (0, house.paid_by(phase.talon))
        ):
            yield Problem("pay_impossible", {"amount": phase.contract.paid})
        if isinstance(phase, Giving):
            if not (house.gifts or house.layout.away):
                yield Problem("phase_impossible", {"phase": "giving"})
            yield from _giving(house, state.sheet, phase)
            if not _sold(house, phase):
                yield Problem("sale_impossible")
        elif isinstance(phase, Selling):
            if not _selling(house, state.sheet, phase):
                yield Problem("sale_impossible")
        elif isinstance(phase, Taking):
            asked = house.talon_face(phase.contract) == "choice" or house.layout.talons > 1
            if not house.layout.talon or (not asked and not house.concessions(state.sheet, phase.contract, "closed")):
                yield Problem("phase_impossible", {"phase": "taking"})


def _dealing(house: House, dealing: Dealing) -> Iterator[Problem]:
    cut = house.cut
    possible = {
        "shuffle": True,
        "cut": cut.asks_cutter,
        "bottom": cut.asks_dealer,
        "place": house.deal.dealer_places,
    }
    if not possible.get(dealing.step, False):
        yield Problem("wrong_step", {"step": dealing.step[:40]})
        return
    if dealing.step == "shuffle":
        if dealing != Dealing("shuffle", dealing.redeal):
            yield Problem("wrong_step", {"step": "shuffle"})
        return
    if not dealing.pack or (dealing.step == "bottom" and cut.bottom(dealing.pack[-1]) != "ask"):
        yield Problem("wrong_pack")
    try:
        seed_bytes(dealing.seed)
    except NotationError:
        yield Problem("bad_seed", {"seed": dealing.seed[:40]})


def _amount_possible(house: House, sheet: Sheet, amount: int) -> bool:
    """Whether somebody can have bid an amount."""
    rules = house.rules.auction
    # A fine may have moved the opener's total since the first word, so both first words are allowed for.
    lowest = min(house.opening(sheet), DARK_CALL)
    return lowest <= amount <= max(rules.ceiling, lowest) and (
        amount in rules.steps(amount, amount) or amount == lowest
    )


def _auction(house: House, sheet: Sheet, auction: Auction) -> Iterator[Problem]:
    if auction.opener != house.opener(sheet):
        yield Problem("wrong_opener", {"seat": auction.opener})
        return
    opener = 1 << auction.opener
    if auction.unseen & ~opener or (auction.unseen and not house.rules.dark.active()):
        yield Problem("auction_impossible", {"why": "unseen"})
    if auction.bidder < 0:
        circle = house.circles[sheet.dealer][auction.opener]
        # Where nobody is bound to open, some may have passed before the first bid.
        passed = only(*circle[: circle.index(auction.turn)]) if not house.must_open else 0
        first = auction.turn == auction.opener or not house.must_open
        if auction.amount or auction.passed != passed or auction.spoken != passed or not first:
            yield Problem("auction_impossible", {"why": "opener"})
        return
    if not _amount_possible(house, sheet, auction.amount):
        yield Problem("auction_impossible", {"why": "amount"})
    bidder = 1 << auction.bidder
    if auction.passed & bidder or (auction.passed | bidder | opener) & ~auction.spoken:
        yield Problem("auction_impossible", {"why": "spoken"})
    following = house.following[sheet.dealer]
    turn = following[auction.bidder]
    while turn != auction.bidder and auction.passed >> turn & 1:
        turn = following[turn]
    if turn == auction.bidder or turn != auction.turn:
        yield Problem("auction_impossible", {"why": "turn"})


def _contract(house: House, sheet: Sheet, contract: Contract, *, named: bool) -> Iterator[Problem]:
    opener = house.opener(sheet)
    if (contract.seat < 0) == house.auctions:
        yield Problem("contract_impossible", {"why": "auction"})
        return
    if not house.auctions:
        return
    if not 0 <= contract.paid <= (MOST_PAID if house.pays_sitter and not contract.golden else 0):
        yield Problem("pay_impossible", {"amount": contract.paid})
    if contract.golden:
        plain = replace(contract, contra=False, recontra=False)
        called = Contract(opener, CALLED, CALLED, forced=False, dark=False, golden=True)
        if plain != called or not named or not house.rules.call.active():
            yield Problem("contract_impossible", {"why": "golden"})
        elif not _special(house, contract):
            yield Problem("contract_impossible", {"why": "special"})
        return
    first = house.opening(sheet)
    # Who opened on the barrel may have been fined off it since.
    opened = (first, house.rules.barrel.min_bid) if contract.forced else (first,)
    forced = house.must_open and contract.seat == opener and not contract.dark and contract.bid in opened
    higher = (
        named
        and house.rules.auction.raises
        and contract.amount > contract.bid
        and _amount_possible(house, sheet, contract.amount)
    )
    special = contract.by_tricks or contract.open or contract.contra or contract.recontra
    if not _amount_possible(house, sheet, contract.bid):
        yield Problem("contract_impossible", {"why": "bid"})
    elif special and not (named and _special(house, contract)):
        yield Problem("contract_impossible", {"why": "special"})
    elif not contract.by_tricks and contract.amount != contract.bid and not higher:
        yield Problem("contract_impossible", {"why": "amount"})
    elif contract.forced != forced:
        yield Problem("contract_impossible", {"why": "forced"})
    elif contract.dark and (contract.seat != opener or not house.rules.dark.active()):
        yield Problem("contract_impossible", {"why": "dark"})


def _doubling(house: House, doubling: Doubling) -> bool:
    """Whether a contra can be waited for so: the declarer's word comes after one (BT-019b)."""
    contract = doubling.contract
    answers = contract.contra and house.redoubles
    return house.doubles and not contract.recontra and (doubling.turn == contract.seat) == contract.contra == answers


def _special(house: House, contract: Contract) -> bool:
    """Whether a contract can be made by tricks, open or doubled as it says (BT-019b, BT-033)."""
    if contract.by_tricks:
        worth = house.worths.get("slam" if contract.slam else "misere", 0)
        if contract.amount != worth or worth < contract.bid or (contract.misere and contract.slam):
            return False
    allowed = contract.open in house.open_faces and (house.doubles or not contract.contra)
    return allowed and (not contract.recontra or (contract.contra and house.redoubles))


def _sold(house: House, giving: Giving) -> bool:
    """Whether the sales before the gifts can stand so (BT-023)."""
    return not giving.bought or bool(giving.sales) or house.rebuys


def _selling(house: House, sheet: Sheet, selling: Selling) -> bool:
    """Whether three cards can be on offer so (BT-023)."""
    seller = selling.contract.seat
    begun = (seller, selling.contract.amount, 1 << seller) == (selling.bidder, selling.amount, selling.passed)
    if selling.sales:
        if selling.offered.bit_count() < house.layout.talon:
            return begun and selling.turn == seller
    elif not house.rebuys or selling.offered != selling.talon:
        return False
    if not _amount_possible(house, sheet, selling.amount) or selling.turn in (seller, selling.bidder):
        return False
    if not selling.passed >> seller & 1 or selling.passed >> selling.turn & 1:
        return False
    if selling.bidder == seller:
        # Nobody has bid: whoever stands between the seller and the turn has passed.
        circle = house.circles[sheet.dealer][seller]
        wanted = only(*circle[: circle.index(selling.turn)])
        return selling.amount == selling.contract.amount and selling.passed == wanted
    return selling.amount > selling.contract.amount and not selling.passed >> selling.bidder & 1


def _giving(house: House, sheet: Sheet, giving: Giving) -> Iterator[Problem]:
    declarer = giving.contract.seat
    others = [seat for seat in house.in_play[sheet.dealer] if seat != declarer]
    done = not house.layout.away and all(giving.given >> seat & 1 for seat in others)
    needless = giving.given and not house.gifts
    if giving.given >> declarer & 1 or done or needless:
        yield Problem("gifts_impossible")
    for seat in others:
        # An opponent holds of the talon what was given to him and no more.
        if (giving.hands[seat] & giving.talon).bit_count() > giving.given >> seat & 1:
            yield Problem("talon_impossible", {"seat": seat})


def _nines(house: House, phase: Selling | Giving | Naming) -> Iterator[Problem]:
    """Whether all four nines can have been dealt to that seat: only declarers and sellers part with cards."""
    seat = phase.nines
    held = count_rank(phase.hands[seat], NINE)
    sold = isinstance(phase, Giving) and phase.bought and bool(phase.sales)
    taken = 0 if isinstance(phase, Naming) or sold else count_rank(phase.talon, NINE)
    if seat != phase.contract.seat:
        # Who the seller was is not known any more.
        given = house.layout.talon if sold or (isinstance(phase, Naming) and house.sells) else 0
    elif isinstance(phase, Selling):
        given = count_rank(phase.offered, NINE) if phase.sales else 0
    else:
        gifts = phase.given.bit_count() if isinstance(phase, Giving) else house.gifts
        given = gifts + phase.aside.bit_count()
    if house.rules.redeal.four_nines != "dealt" or taken or held + given < 4:
        yield Problem("nines_impossible", {"seat": seat})


def _over(house: House, sheet: Sheet, over: Over) -> Iterator[Problem]:
    reached = all(sheet.totals[seat] >= house.target for seat in over.winners)
    lost = house.rules.reverse.active() and min(sheet.totals) <= -house.target
    if len(set(over.winners)) != len(over.winners) or not (reached or lost or house.rules.praises.four):
        yield Problem("winners_impossible")
