"""Which contracts a deal can have: who can win its auction and at what bid, what can be named after it, what its talon
pays (TH-R-038..053, TH-P-031, BT-061).

Nobody saw the hands of a deal that is entered by hand, so each player is given those that help: the auction is played
through with them by the phase itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from msgspec.structs import replace

from prikup.core.actions import Bid, Pass
from prikup.core.cards import Cards, mask_of, union
from prikup.core.seats import TABLE, Seat, audience_of, replaced
from prikup.thousand.actions import Look
from prikup.thousand.compiled_rules import DARK_CALL, CompiledRules
from prikup.thousand.events import AllPassed, AuctionWon, CardsSold
from prikup.thousand.layout import ACES, ACES_BIT, PAIRS, points_of, unions
from prikup.thousand.phases import auction as words
from prikup.thousand.phases import selling
from prikup.thousand.rules.call import CALLED
from prikup.thousand.state import Auction, Contract, Selling, Sheet, State

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
    wins = _wins(compiled, sheet, seat, bid, hands)
    return frozenset((one.forced, one.dark) for one in wins if one.seat == seat and one.amount == bid)


def _wins(
    compiled: CompiledRules, sheet: Sheet, seat: Seat, bid: int, hands: tuple[Cards, ...]
) -> Iterator[AuctionWon]:
    """All ways to win the auction up to this bid, the shortest first, if everybody bids as low as possible, and the
    seat also this bid."""
    opener = compiled.opener(sheet)
    unseen = compiled.dark_seats(sheet)
    talon = mask_of(compiled.layout.pack[: compiled.layout.talon])
    waiting: deque[Any] = deque([Auction(hands, talon, opener, opener, 0, -1, 0, unseen, 0)])
    known = set(waiting)
    while waiting:
        auction = waiting.popleft()
        state = State(sheet, auction)
        for word in _said(compiled, state, seat, bid):
            after: State[Any]
            after, told = words.apply(compiled, state, auction.turn, word)
            over = next((one.event for one in told if isinstance(one.event, AuctionWon)), None)
            if over is not None:
                yield over
            elif after.phase not in known and not any(isinstance(one.event, AllPassed) for one in told):
                known.add(after.phase)
                waiting.append(after.phase)


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
    return _worth_trying(words.legal(compiled, state, state.phase.turn), bid, chosen=state.phase.turn == seat)


def _worth_trying(legal: Sequence[Any], bid: int, *, chosen: bool) -> Iterator[Any]:
    """Of what a seat may say: all but bids, the lowest bid, and if the seat is ``chosen`` the bid in question."""
    amounts = []
    for word in legal:
        if isinstance(word, Bid):
            amounts.append(word.amount)
        elif isinstance(word, Pass | Look):
            yield word
    if amounts and amounts[0] <= bid:
        yield Bid(amounts[0])
    if chosen and bid in amounts[1:]:
        yield Bid(bid)


# Cards for a higher bid (BT-023).


def _bought(compiled: CompiledRules, sheet: Sheet, seat: Seat, bid: int) -> Won:
    """Whether a seat can have bought the cards on offer for this bid: over a contract that another has won."""
    if not (compiled.sells or compiled.rebuys) or compiled.golden(sheet):
        return frozenset()
    best = (_holdings(compiled, compiled.layout.hand + compiled.layout.talon, 0)[0],) * compiled.players
    if bid not in compiled.bids(
        sheet, Auction(best, 0, seat, seat, bid - 1, sheet.dealer, 0, 0, compiled.everyone), seat
    ):
        return frozenset()
    for hands, offers in _dealt(compiled, sheet, seat, bid):
        for win in _wins(compiled, sheet, -1, bid - 1, hands):
            if win.seat == seat:
                continue
            contract = Contract(win.seat, win.amount, win.amount, win.forced, win.dark)
            for offered in offers:
                if _may_offer(compiled, contract, hands, offered) and _outbids(
                    compiled, sheet, contract, hands, offered, seat, bid
                ):
                    return frozenset({(False, False)})
    return frozenset()


def _dealt(
    compiled: CompiledRules, sheet: Sheet, seat: Seat, bid: int
) -> Iterator[tuple[tuple[Cards, ...], list[Cards]]]:
    """Hands with which a seat may bid so much for the cards on offer, and what may then be on offer.

    Each marriage (and the four aces) was dealt to somebody, or to nobody. The seat is given also those that only the
    cards on offer make whole.
    """
    layout = compiled.layout
    known = [cards for cards in compiled.rules.marriages.declarable if cards & layout.all == cards]
    others = [other for other in compiled.in_play[sheet.dealer] if other != seat]
    for places in product((TABLE, seat, *others), repeat=len(known)):
        hands = tuple(
            union(cards for place, cards in zip(places, known, strict=True) if place == one)
            for one in range(compiled.players)
        )
        if any(hands[other].bit_count() > layout.hand for other in others):
            continue
        room = layout.talon - max(0, hands[seat].bit_count() - layout.hand)
        offers = [
            cards
            for cards in (0, *known)
            if not cards & hands[seat] and cards.bit_count() <= room and compiled.cap(hands[seat] | cards) >= bid
        ]
        if room >= 0 and offers:
            yield hands, offers


def _may_offer(compiled: CompiledRules, contract: Contract, hands: tuple[Cards, ...], offered: Cards) -> bool:
    """Whether these cards can be offered: the talon that was shown, or any of the declarer's with the talon."""
    dealt = union(hands)
    shown = compiled.rebuys and compiled.talon_face(contract) != "hidden" and not offered & dealt
    return shown or (compiled.sells > 0 and not offered & dealt & ~hands[contract.seat])


def _outbids(
    compiled: CompiledRules,
    sheet: Sheet,
    contract: Contract,
    hands: tuple[Cards, ...],
    offered: Cards,
    seat: Seat,
    bid: int,
) -> bool:
    """Whether the seat gets the cards on offer for this bid, if the others bid as low as possible."""
    seller = contract.seat
    turn = compiled.following[sheet.dealer][seller]
    waiting: list[Any] = [
        Selling(hands, 0, contract, offered, turn, contract.amount, seller, audience_of(seller), sales=1)
    ]
    known = set(waiting)
    while waiting:
        asked = waiting.pop()
        state = State(sheet, asked)
        for word in _worth_trying(selling.legal(compiled, state, asked.turn), bid, chosen=asked.turn == seat):
            after, told = selling.apply(compiled, state, asked.turn, word)
            if any(one.event == CardsSold(seat, bid) for one in told):
                return True
            if after.phase.name == Selling.name and after.phase not in known:
                known.add(after.phase)
                waiting.append(after.phase)
    return False


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
