"""Which contracts a deal can have: who can win its auction and at what bid, what can be named after it, what its talon
pays (TH-R-038..053, TH-P-031, BT-061).

Nobody saw the hands of a deal that is entered by hand, so each player is given those that help: the auction is played
through with them by the phase itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from prikup.core.actions import Bid, Pass
from prikup.core.cards import Cards, mask_of, union
from prikup.core.seats import Seat, replaced
from prikup.thousand.actions import Look
from prikup.thousand.compiled_rules import DARK_CALL, CompiledRules
from prikup.thousand.events import AllPassed, AuctionWon
from prikup.thousand.layout import ACES, ACES_BIT, PAIRS, points_of, unions
from prikup.thousand.phases import auction as words
from prikup.thousand.rules.call import CALLED
from prikup.thousand.state import Auction, Contract, Sheet, State

Won = frozenset[tuple[bool, bool]]
"""Ways to win an auction: whether forced, whether dark."""


def held(suits: int) -> Cards:
    """The kings and queens of some suits, and with ``ACES_BIT`` the aces."""
    return union(part for bit, part in enumerate((*PAIRS, ACES)) if suits >> bit & 1)


@lru_cache(maxsize=256)
def _holdings(compiled: CompiledRules, size: int, barred: int) -> tuple[Cards, ...]:
    """The marriages (and four aces) that a hand of this size can hold, the dearest first; none that is barred."""
    known = [cards for bit, cards in enumerate(compiled.rules.marriages.declarable) if not barred >> bit & 1]
    found = [cards & compiled.layout.all for cards in unions(known) if cards.bit_count() <= size]
    return tuple(sorted(set(found), key=lambda cards: -compiled.rules.marriages.worth(cards)))


def won(compiled: CompiledRules, sheet: Sheet, seat: Seat, bid: int, barred: int = 0) -> Won:
    """How a seat can have won the auction at a bid; ``barred``: marriages that others showed to be theirs."""
    golden = sheet.marks.get("golden", ())
    return _won(compiled, sheet.totals, golden, sheet.dealer, seat, bid, barred)


@lru_cache(maxsize=16384)
def _won(
    compiled: CompiledRules,
    totals: tuple[int, ...],
    golden: tuple[int, ...],
    dealer: Seat,
    seat: Seat,
    bid: int,
    barred: int,
) -> Won:
    sheet = Sheet(totals, {"golden": golden} if golden else {}, dealer)
    size = compiled.layout.hand
    dark = bool(compiled.dark_seats(sheet) >> seat & 1)
    found: Won = frozenset()
    for cards in _holdings(compiled, size, barred):
        own = replaced((0,) * compiled.players, seat, cards)
        found |= _heard(compiled, sheet, seat, bid, own)
        # Others may need a marriage to bid at all, and to make a dark bid worth raising.
        needs = dark or not compiled.rules.auction.jumps or compiled.opening(sheet) >= compiled.cap(0)
        others = [other for other in compiled.in_play[dealer] if other != seat and bid > compiled.opening(sheet)]
        if not needs:
            break
        for other in others:
            if not found or (dark and not any(unseen for _, unseen in found)):
                rest = next(one for one in _holdings(compiled, size, 0) if not one & cards)
                found |= _heard(compiled, sheet, seat, bid, replaced(own, other, rest))
        if found or compiled.cap(cards) < bid:
            break
    return found | _bought(compiled, sheet, seat, bid)


def _heard(compiled: CompiledRules, sheet: Sheet, seat: Seat, bid: int, hands: tuple[Cards, ...]) -> Won:
    """How the seat wins at this bid, if everybody bids as low as possible and the seat what it likes."""
    opener = compiled.opener(sheet)
    unseen = compiled.dark_seats(sheet)
    talon = mask_of(compiled.layout.pack[: compiled.layout.talon])
    waiting: list[Any] = [Auction(hands, talon, opener, opener, 0, -1, 0, unseen, 0)]
    known = set(waiting)
    found = set()
    while waiting:
        auction = waiting.pop()
        state = State(sheet, auction)
        for word in _said(compiled, state, seat, bid):
            after: State[Any]
            after, told = words.apply(compiled, state, auction.turn, word)
            over = next((one.event for one in told if isinstance(one.event, AuctionWon)), None)
            if over is not None:
                if over.seat == seat and over.amount == bid:
                    found.add((over.forced, over.dark))
            elif after.phase not in known and not any(isinstance(one.event, AllPassed) for one in told):
                known.add(after.phase)
                waiting.append(after.phase)
    return frozenset(found)


def all_pass(compiled: CompiledRules, sheet: Sheet) -> bool:
    """Whether everybody can pass (TT-C-009): nobody is forced to open, or bound to bid (BT-056)."""
    opener = compiled.opener(sheet)
    state: State[Any] = State(sheet, Auction((0,) * compiled.players, 0, opener, opener, 0, -1, 0, 0, 0))
    while True:
        auction = state.phase
        if not any(isinstance(word, Pass) for word in words.legal(compiled, state, auction.turn)):
            return False
        after: State[Any]
        after, told = words.apply(compiled, state, auction.turn, Pass())
        over = [one.event for one in told if isinstance(one.event, AllPassed | AuctionWon)]
        if over:
            return isinstance(over[0], AllPassed)
        state = State(sheet, after.phase)


def _said(compiled: CompiledRules, state: State[Auction], seat: Seat, bid: int) -> Iterator[Bid | Pass | Look]:
    """The words worth trying: a pass, a look, the lowest bid, and for the seat the bid in question."""
    amounts = []
    for word in words.legal(compiled, state, state.phase.turn):
        if isinstance(word, Bid):
            amounts.append(word.amount)
        elif isinstance(word, Pass | Look):
            yield word
    if amounts and amounts[0] <= bid:
        yield Bid(amounts[0])
    if state.phase.turn == seat and bid in amounts[1:]:
        yield Bid(bid)


def _bought(compiled: CompiledRules, sheet: Sheet, seat: Seat, bid: int) -> Won:
    """Whether a seat can have bought the cards on offer for this bid (BT-023)."""
    if not (compiled.sells or compiled.rebuys) or compiled.golden(sheet) or not compiled.may_bid(sheet, seat):
        return frozenset()
    size = compiled.layout.hand + compiled.layout.talon
    most = compiled.cap(_holdings(compiled, size, 0)[0])
    least = max(compiled.opening(sheet) + 1, compiled.rules.barrel.least_bid(sheet, seat))
    return frozenset({(False, False)} if least <= bid <= most and compiled.on_step(bid) else ())


def bids(compiled: CompiledRules, sheet: Sheet, amount: int) -> tuple[int, ...]:
    """The bids that may lead to a contract of this amount: itself, then from the lowest up."""
    opening = compiled.opening(sheet)
    found = {opening, DARK_CALL, *compiled.rules.auction.steps(opening, amount)}
    return amount, *sorted(bid for bid in found if bid < amount)


def named(compiled: CompiledRules, sheet: Sheet, contract: Contract, barred: int = 0) -> bool:
    """Whether who won the auction at ``contract.bid`` can play this contract."""
    at_bid = replace(contract, amount=contract.bid)
    if contract.by_tricks:
        return contract.special in compiled.special(sheet, at_bid)
    hand = _holdings(compiled, compiled.layout.hand + compiled.layout.gifts, barred)[0]
    return contract.amount in compiled.names(sheet, at_bid, hand)


def called(compiled: CompiledRules, sheet: Sheet, contract: Contract, barred: int = 0) -> bool:
    """Whether golden can have been called, on a hand that holds 120 (BT-061)."""
    if contract.seat != compiled.opener(sheet) or (contract.amount, contract.bid) != (CALLED, CALLED):
        return False
    if contract.forced or contract.dark or contract.misere or contract.slam or contract.open:
        return False
    if compiled.golden(sheet):
        return False
    layout = compiled.layout
    worth = sorted(layout.pack, key=lambda card: -points_of(1 << card & compiled.counted))
    for cards in _holdings(compiled, layout.hand, barred):
        more = [card for card in worth if not cards >> card & 1][: layout.hand - cards.bit_count()]
        hand = cards | mask_of(more)
        if compiled.rules.call.holds(hand & compiled.counted, compiled.rules.marriages.worth(cards)):
            return True
    return False


@lru_cache(maxsize=1024)
def payments(compiled: CompiledRules, barred: int = 0) -> frozenset[int]:
    """What a talon can pay who sits the deal out, in score points before rounding (TH-P-031); a marriage that another
    player declared did not lie in it."""
    # Each suit is paid for by itself: all marriages are worth even numbers.
    table, values, size = compiled.rules.table, compiled.rules.marriages.by_suit(), compiled.layout.talon
    most_aces = 1 if barred >> ACES_BIT & 1 else 4
    sums = {(0, 0, 0)}
    for suit in range(4):
        cards = [card for card in compiled.layout.pack if card >> 3 == suit]
        parts = set()
        for count in range(min(len(cards), size) + 1):
            for chosen in map(mask_of, combinations(cards, count)):
                if not (barred >> suit & 1 and chosen & held(1 << suit) == held(1 << suit)):
                    aces = (chosen & ACES).bit_count()
                    parts.add((count, aces, table.paid(chosen & compiled.counted, values)))
        sums = {
            (count + more, aces + others, paid + pays)
            for count, aces, paid in sums
            for more, others, pays in parts
            if count + more <= size
        }
    return frozenset(paid for count, aces, paid in sums if count == size and aces <= most_aces)
