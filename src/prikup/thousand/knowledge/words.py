"""What was said: the marriages and aces that a hand must have held, or lacked, for a bid, a pass or a contract.

A bid or a named contract may need marriages (TH-R-042f, TH-R-052); a seat that had to bid if it could and passed had
none that would have been enough (BT-056). A view that began inside the deal shows the bid that stood then, but not
how it came about: that bid proves nothing, nor does a pass after it, since its seat may have spoken before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from msgspec import Struct

from prikup.core.cards import Cards
from prikup.core.seats import Seat, audience_of
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.knowledge.places import NAMED, Reading
from prikup.thousand.layout import unions
from prikup.thousand.seen.view import View, Word
from prikup.thousand.state import Auction, Selling


class Need(Struct, frozen=True):
    """A hand that must have held one of these sets or, with ``never``, none of them completely.

    ``moment``: ``dealt`` as dealt, ``buying`` with the cards on offer, ``held`` with the talon, ``kept`` at the first
    lead.
    """

    seat: Seat
    moment: str
    sets: tuple[Cards, ...]
    never: bool = False


def offered(view: View) -> Cards:
    """The cards that a buyer bids for, or has bought."""
    return view.offered or view.talon


def needs(reading: Reading) -> Iterator[Need]:
    """Everything that was said, or seen of the pack, and proves something about a hand."""
    yield from _bottom(reading)
    yield from _of_bids(reading)
    view = reading.view
    if view.shown & ~view.talon:
        # Cards that nobody wanted went back into the hand that had put them up (BT-023).
        yield Need(view.seller, "held", (view.shown & ~view.talon,))
    named = view.phase in NAMED and not (view.golden or view.special)
    if named and view.contract > view.bid and view.begun not in NAMED:
        yield from _reaching(reading.compiled, view.declarer, "kept", view.contract, 0)


def _of_bids(reading: Reading) -> Iterator[Need]:
    """What bids and passes prove."""
    view, compiled = reading.view, reading.compiled
    said = _said(compiled, view) if view.words else ()
    blind = _blind(compiled, view)
    highest: dict[tuple[Seat, str], int] = {}
    spoke: set[Seat] = set()
    for number, one in enumerate(said):
        word = one.word
        if word.dark or (not one.buying and _may_be_dark(view, said, number, blind)):
            continue
        moment = "buying" if one.buying else "dealt"
        if not one.buying and _may_claim(compiled, view, one):
            spoke.add(word.seat)
        if word.amount:
            highest[word.seat, moment] = max(highest.get((word.seat, moment), 0), word.amount)
        elif one.auction is not None and not one.buying and compiled.obliged(view.sheet, one.auction, word.seat):
            yield Need(word.seat, moment, _able(compiled, view, one.auction, word.seat), never=True)
    if compiled.claims_due:
        # Who held four nines, say, would have had to claim them (BT-010a). What a seat holds itself nobody else does.
        opener = compiled.opener(view.sheet)
        for seat in sorted(spoke - {view.seat}):
            sets = compiled.rules.redeal.ruled_out(seat, opener, view.dealt or 0)
            if sets:
                yield Need(seat, "dealt", sets, never=True)
    for (seat, moment), amount in highest.items():
        yield from _reaching(compiled, seat, moment, amount, offered(view) if moment == "buying" else 0)


def _may_claim(compiled: CompiledRules, view: View, one: _Said) -> bool:
    """Whether a seat that spoke could still have claimed instead; in a view that began inside the auction it may have
    spoken before."""
    if one.auction is not None:
        return not compiled.rules.redeal.closed(one.auction, one.word.seat)
    return compiled.rules.redeal.window != "first_word"


def _blind(compiled: CompiledRules, view: View) -> tuple[Seat, ...]:
    """The seats that may have looked later: a view that began inside the deal does not tell how long they bid in the
    dark."""
    return compiled.dark_askers(view.dealer, compiled.opener(view.sheet)) if view.begun else ()


def _may_be_dark(view: View, said: tuple[_Said, ...], number: int, blind: tuple[Seat, ...]) -> bool:
    """Whether a word of the auction may have been said on an unseen hand; ``blind``: who may have looked later.

    After the last word of the auction nobody looks any more. Whoever said that one and never looked is seen to have bid
    in the dark, if he bid at all.
    """
    word = said[number].word
    if word.seat not in blind:
        return word.unseen
    auction = [at for at, one in enumerate(said) if not one.buying]
    if view.declarer < 0 or number != auction[-1]:
        return True
    words = [*view.words[: len(view.words) - len(said)], *(said[at].word for at in auction)]
    return not any(other.seat == word.seat and other.amount and not other.dark for other in words)


class _Said(Struct, frozen=True):
    """A bid or pass, with the auction just before it if that is known."""

    word: Word
    auction: Auction | None
    buying: bool


def _said(compiled: CompiledRules, view: View) -> tuple[_Said, ...]:
    """The bids and passes that were made since the view began."""
    words = view.words
    opener = compiled.opener(view.sheet)
    if not view.begun:
        return _talk(compiled, view, words, _Turn(opener)) or ()
    if view.begun != Auction.name:
        # The first word of a sale that had begun is the bid that stood.
        return tuple(_Said(word, None, buying=True) for word in words[view.begun == Selling.name :])
    if not words[0].amount:
        circle = compiled.circles[view.dealer][opener]
        passed = audience_of(*circle[: circle.index(words[0].seat)])
        return _talk(compiled, view, words, _Turn(words[0].seat, passed, spoken=passed)) or ()
    if view.talon_waits or not (view.sales or compiled.rebuys):
        return tuple(_Said(word, None, buying=False) for word in words[1:])
    # Who of the others had passed is seen by who speaks when: at most three hold cards.
    standing = words[0]
    others = [seat for seat in compiled.circles[view.dealer][standing.seat] if seat != standing.seat]
    for out in (-1, *others):
        turn = next((seat for seat in others if seat != out), -1)
        passed = audience_of(out) if out >= 0 else 0
        talk = _talk(compiled, view, words[1:], _Turn(turn, passed, standing.seat, standing.amount))
        if talk is not None:
            return tuple(_Said(one.word, None, one.buying) for one in talk)
    return ()


class _Turn(Struct, frozen=True):
    """An auction before a word: whose turn it is, who has passed, the standing bid, who has spoken."""

    seat: Seat
    passed: int = 0
    bidder: Seat = -1
    amount: int = 0
    spoken: int = 0


def _talk(compiled: CompiledRules, view: View, words: tuple[Word, ...], begun: _Turn) -> tuple[_Said, ...] | None:
    """The auction from a turn on, and the sales after it, word by word; None if the words and the view fit neither."""
    following = compiled.following[view.dealer]
    opener = compiled.opener(view.sheet)
    turn, passed, bidder, amount, spoken = begun.seat, begun.passed, begun.bidder, begun.amount, begun.spoken
    seller, winner = -1, -1
    ended = False
    nothing = (0,) * compiled.players
    said: list[_Said] = []
    for word in words:
        if ended:
            if bidder < 0:
                return None
            seller = bidder
            passed, ended, turn = audience_of(seller), False, following[seller]
        if word.seat != turn:
            return None
        everyone = compiled.everyone if seller >= 0 else spoken
        auction = Auction(nothing, 0, opener if seller < 0 else seller, turn, amount, bidder, passed, 0, everyone)
        said.append(_Said(word, auction, seller >= 0))
        spoken |= audience_of(turn)
        if word.amount:
            bidder, amount = turn, word.amount
            passed = compiled.passed_after_bid(passed) | (audience_of(seller) if seller >= 0 else 0)
        else:
            passed |= audience_of(turn)
        if bidder < 0 and passed.bit_count() == compiled.hands:
            ended = True
            if compiled.hangs:
                bidder = winner = view.dealer
                amount = compiled.hanging(view.sheet)
            continue
        turn = compiled.next_bidder(view.dealer, turn, bidder, passed)
        ended = turn == bidder
        if ended and seller < 0:
            winner = bidder
    if view.declarer >= 0 and not view.golden and (winner < 0 or not said):
        return None
    return tuple(said)


def _reaching(compiled: CompiledRules, seat: Seat, moment: str, amount: int, offered: Cards) -> Iterator[Need]:
    """The sets of marriages and aces, one of which a hand needs to bid this much."""
    if compiled.cap(offered) < amount:
        yield Need(seat, moment, _enough(compiled, amount, offered & compiled.cap_cards))


@lru_cache(maxsize=4096)
def _enough(compiled: CompiledRules, amount: int, offered: Cards) -> tuple[Cards, ...]:
    """The smallest sets that allow a bid, together with the cards on offer."""
    return _least(compiled, lambda cards: compiled.cap(cards | offered) >= amount)


def _able(compiled: CompiledRules, view: View, auction: Auction, seat: Seat) -> tuple[Cards, ...]:
    """The sets of which a hand held none if it passed although it must bid when it can."""

    def bids(cards: Cards) -> bool:
        hands = tuple(cards if one == seat else 0 for one in range(compiled.players))
        asked = Auction(
            hands,
            0,
            auction.opener,
            seat,
            auction.amount,
            auction.bidder,
            auction.passed,
            0,
            auction.spoken,
        )
        return bool(compiled.bids(view.sheet, asked, seat))

    return _least(compiled, bids)


def _least(compiled: CompiledRules, enough: Callable[[Cards], bool]) -> tuple[Cards, ...]:
    """The smallest sets of marriages (and four aces where they count) that are enough."""
    found: list[Cards] = []
    for cards in unions(compiled.rules.marriages.declarable):
        if not any(one & ~cards == 0 for one in found) and enough(cards):
            found.append(cards)
    return tuple(found)


def _bottom(reading: Reading) -> Iterator[Need]:
    """The bottom card of the pack, seen by this seat: the last card dealt, or one of the talon (TH-R-020)."""
    view, compiled = reading.view, reading.compiled
    layout = compiled.layout
    if view.bottom < 0 or layout.stock or layout.dead:
        return
    bit = 1 << view.bottom
    if reading.bottom_in_talon:
        sold = view.seller not in (-1, view.declarer)
        if sold and not view.talon & bit:
            # The seller took the talon; what the view shows as the talon now are the cards sold.
            yield Need(view.seller, "held", (bit,))
        elif reading.taken and not view.talon and (layout.talons == 1 or view.chosen == 1):
            yield Need(view.declarer, "held", (bit,))
        return
    order = compiled.circles[view.dealer][compiled.following[view.dealer][view.dealer]]
    yield Need(order[-1], "dealt", (bit,))
