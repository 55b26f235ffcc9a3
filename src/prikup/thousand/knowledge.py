"""What a seat knows about where the cards lie, from its view alone.

Places are the hands, the talon and what lies beside it, the stock, the cards laid away, and those that left play before
the view began; cards that lie open for sale are on the table and at no place. A seat knows the cards that it has seen,
and what follows from the fact that every action was legal:

* a card played where the duties required another (TH-R-065..068, BT-028);
* a marriage or four aces declared (TH-R-007, BT-027);
* a bid or a named contract that only some hands may reach (TH-R-042f, TH-R-052), a pass by a seat that had to bid if
  it could (BT-056), and a golden call (BT-061);
* a talon that all have seen and the declarer took: an opponent holds at most one of its cards, the gift.

A right that was not used excludes nothing. Nor does what the view no longer holds: a hand shown with a claim of the
rest that was refused, the sold talon, an earlier bottom card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product

from msgspec import Struct

from prikup.core.cards import ACE, KING, NINE, QUEEN, RANK_MASKS, Card, Cards, card_of, cards_in, mask_of
from prikup.core.knowledge import (
    ASIDE,
    BESIDE,
    GONE,
    HAND,
    STOCK,
    TALON,
    AnyOf,
    AtLeast,
    AtMost,
    Case,
    Condition,
    Constraint,
    Contradiction,
    Knowledge,
    Lies,
    Place,
    Places,
    settled,
)
from prikup.core.seats import Seat, audience_of
from prikup.core.tricks import Policy
from prikup.thousand.compiled_rules import DARK_CALL, CompiledRules
from prikup.thousand.layout import points_of
from prikup.thousand.rules.call import CALLED
from prikup.thousand.seen.view import View, Word
from prikup.thousand.state import Auction

EXCHANGED = frozenset(("naming", "doubling", "playing", "resting"))
"""Phases after the exchange, as views name them."""
NONE_DEALT = frozenset(("dealing", "over"))
"""Phases in which no cards are dealt."""
PAIRS = tuple(1 << card_of(suit, KING) | 1 << card_of(suit, QUEEN) for suit in range(4))
"""The king and queen of each suit."""
ACES = RANK_MASKS[ACE]


def knowledge(compiled: CompiledRules, view: View) -> Knowledge:
    """Where the cards can lie according to a view; no places while no cards are dealt."""
    if view.phase in NONE_DEALT:
        return Knowledge()
    reading = _Reading(compiled, view)
    try:
        return settled(reading.places, reading.possible, (*reading.timing, *reading.exchange(), *_words(reading)))
    except Contradiction:
        pass
    try:
        # A match that began inside a deal: its bids and its contract prove nothing.
        return settled(reading.places, reading.possible, reading.timing)
    except Contradiction:
        return Knowledge(tuple(reading.places), tuple(reading.possible), tuple(reading.timing))


@lru_cache(maxsize=1 << 16)
def due(policy: Policy, pack: Cards, lying: tuple[Card, ...], card: Card, trump: int, foreign: bool) -> Cards:
    """The cards that would have made ``card`` illegal if the hand had held one of them, where duties hold."""
    bit = 1 << card
    index = policy.duties_from
    return mask_of(
        other for other in cards_in(pack) if not policy.legal(bit | 1 << other, lying, trump, index, foreign) & bit
    )


class _Reading:
    """A view, with its cards counted and assigned to places."""

    def __init__(self, compiled: CompiledRules, view: View) -> None:
        self.compiled = compiled
        self.view = view
        self.me = view.seat
        self.seats = compiled.in_play[view.dealer]
        layout = compiled.layout
        self.taken = bool(layout.talon) and not view.golden and not view.lying
        """Whether the declarer has the talon's cards."""
        self.lying = 0 if self.taken else view.lying
        """How many cards lie in the talon."""
        self.receivers = [gift.to for gift in view.gifts if gift.card < 0] if self.taken else []
        """The seats that got a card that this seat has not seen."""
        self.index = sum(view.tricks_taken)
        """The number of finished tricks."""
        self.first = self.index - sum(trick.winner >= 0 for trick in view.tricks)
        """The number of tricks finished before this view began."""
        self.draws = layout.stock // layout.hands
        self.drawn = min(self.index, self.draws)
        self.played = [0] * compiled.players
        """The cards that each seat has played in this view."""
        self.when: dict[Card, int] = {}
        """The trick in which each of these cards was played."""
        for number, trick in enumerate(view.tricks, self.first):
            for seat, card in zip(view.circle(trick.leader), trick.cards, strict=False):
                self.played[seat] |= 1 << card
                self.when[card] = number
        self.out = layout.all & ~view.played
        if self.taken or view.phase == "selling":
            self.out &= ~(view.offered if view.sales else 0)
        self.certain = self._certain()
        self.refused = self._refused()
        self.places: list[Place] = []
        self.possible: list[Cards] = []
        self.at: dict[Seat, int] = {}
        """The index of each hand's place."""
        self._place()
        self.timing: list[Constraint] = []
        for seat in self.seats:
            if self.hidden(seat):
                self.timing += self.timed(seat) or ()

    def hidden(self, seat: Seat) -> bool:
        """Whether this seat does not see a seat's hand."""
        return not (seat == self.me and self.view.hand is not None)

    # Cards that a hand certainly holds, and cards that it cannot hold.

    def _certain(self) -> list[Cards]:
        """For each seat the cards that it is known to hold and has not played."""
        view = self.view
        found = [0] * self.compiled.players
        for gift in view.gifts:
            if gift.card >= 0:
                found[gift.to] |= 1 << gift.card
        for declared in view.declarations:
            found[declared.seat] |= ACES if declared.suit < 0 else PAIRS[declared.suit]
        return [cards & self.out for cards in found]

    def _refused(self) -> list[list[tuple[int, Cards]]]:
        """For each seat and each of its plays: the number of the trick, and cards that it did not hold then."""
        view, policy = self.view, self.compiled.policy
        found: list[list[tuple[int, Cards]]] = [[] for _ in range(self.compiled.players)]
        trump, owner, value, announced = view.fixed, -1, 0, 0
        begun = self.first > 0 or (view.trump >= 0 and view.fixed < 0 and not view.declarations)
        # If the view began among the tricks, the trump of that time is known only if none was made since.
        blind = begun and bool(view.declarations) and view.fixed < 0
        if begun and not blind:
            trump = view.trump
        for number, trick in enumerate(view.tricks, self.first):
            pending = -1
            for declared in view.declarations:
                if declared.trick + self.first != number:
                    continue
                card = trick.cards[0] if declared.suit < 0 else card_of(declared.suit, QUEEN)
                worth, makes = policy.announcement(card, announced, trump, value)
                announced |= 1 << (4 if declared.suit < 0 else declared.suit)
                if not makes:
                    continue
                owner, value = declared.seat, worth
                if policy.trump_when == "at_once":
                    trump = card >> 3
                else:
                    pending = card >> 3
            if begun and number == self.first and trick.winner >= 0 and len(view.tricks) > 1:
                # A trump declared just before the view began may have come into force after this trick.
                blind = blind or policy.trump_when != "at_once"
            if number >= policy.duties_from:
                leader = trick.leader
                for at, (seat, card) in enumerate(zip(view.circle(leader), trick.cards, strict=False)):
                    if not self.hidden(seat):
                        continue
                    if blind:
                        led = trick.cards[0] >> 3
                        banned = 0xFF << 8 * led & self.compiled.layout.all if at and card >> 3 != led else 0
                    else:
                        foreign = owner >= 0 and owner != seat and not at
                        banned = due(policy, self.compiled.layout.all, trick.cards[:at], card, trump, foreign)
                    if banned:
                        found[seat].append((number, banned))
            if pending >= 0:
                trump = pending
        return found

    def slot(self, number: int) -> int:
        """The number of cards a hand has drawn when it plays to a trick."""
        return min(number, self.draws)

    def released(self, seat: Seat) -> dict[Card, int]:
        """For each card that a hand cannot have held throughout: the earliest draw that can have brought it."""
        found: dict[Card, int] = {}
        for number, banned in self.refused[seat]:
            for card in cards_in(banned):
                if self.when.get(card, self.index + 1) > number:
                    found[card] = max(found.get(card, 0), self.slot(number) + 1)
        return found

    def timed(self, seat: Seat, early: Cards = 0, late: Cards = 0) -> tuple[AtMost, ...] | None:
        """The constraints from the order in which a hand drew its cards; None if there is no such order.

        ``early``: cards dealt or given to it; ``late``: cards it has drawn.
        """
        lowest, highest = self.slot(self.first), self.drawn
        if highest == lowest:
            return None if late & (self.played[seat] | self.certain[seat]) else ()
        release = self.released(seat)
        for card in cards_in(late):
            release[card] = max(release.get(card, 0), lowest + 1)
        mine = self.played[seat] | self.certain[seat] | early
        deadline = {card: self.slot(self.when[card]) if card in self.when else highest for card in cards_in(mine)}
        for declared in self.view.declarations:
            if declared.seat == seat:
                for card in cards_in((ACES if declared.suit < 0 else PAIRS[declared.suit]) & mine):
                    deadline[card] = min(deadline[card], self.slot(declared.trick + self.first))
        dealt = early
        for gift in self.view.gifts:
            if gift.to == seat and gift.card >= 0:
                dealt |= 1 << gift.card
        if self.taken and seat == self.view.declarer:
            dealt |= self.view.talon & mine
        for card in cards_in(dealt & mine):
            deadline[card] = lowest
        size = self._dealt() - self.first + lowest
        for first in range(lowest, highest + 1):
            for last in range(first, highest):
                inside = sum(release.get(card, lowest) >= first and by <= last for card, by in deadline.items())
                if inside > last - first + 1 + (size - 1 if first == lowest else 0):
                    return None
        if any(release.get(card, lowest) > by for card, by in deadline.items()):
            return None
        found = []
        for first in range(lowest + 1, highest + 1):
            gone = sum(release.get(card, lowest) >= first for card in cards_in(self.played[seat]))
            cards = mask_of(card for card, at in release.items() if at >= first and self.out >> card & 1)
            if cards:
                found.append(AtMost(self.at[seat], cards, highest - first + 1 - gone))
        return tuple(found)

    # Places.

    def _dealt(self) -> int:
        """The number of cards a hand holds at the first lead."""
        layout = self.compiled.layout
        return layout.hand + (layout.gifts if layout.talon and not self.view.golden else 0)

    def _sizes(self) -> dict[Seat, int]:
        view, layout = self.view, self.compiled.layout
        sizes = dict.fromkeys(self.seats, layout.hand)
        if view.phase in EXCHANGED:
            sizes = dict.fromkeys(self.seats, self._dealt() - self.index + self.drawn)
        elif self.taken:
            sizes[view.declarer] += layout.talon - len(view.gifts) - view.laid
            if view.phase == "selling":
                sizes[view.declarer] -= view.offered.bit_count()
            for gift in view.gifts:
                sizes[gift.to] += 1
        lying = view.trick
        if lying is not None:
            for seat, _ in zip(view.circle(lying.leader), lying.cards, strict=False):
                sizes[seat] -= 1
        return sizes

    def _open(self, seat: Seat) -> Cards | None:
        """The whole hand of a seat, if this seat sees it."""
        view = self.view
        if not self.hidden(seat):
            return view.hand
        if seat == view.rest:
            return view.rest_hand
        return view.open_hand if view.open and seat == view.declarer and view.open_hand else None

    def _place(self) -> None:
        view = self.view
        opened = {seat: self._open(seat) for seat in self.seats}
        known = view.aside if view.laid else 0
        for cards in opened.values():
            known |= cards or 0
        lying = view.talon if self.lying else 0
        exposed = 1 << view.exposed if view.exposed >= 0 else 0
        known |= lying | exposed
        free = self.out & ~known
        for seat, size in self._sizes().items():
            self.at[seat] = len(self.places)
            cards = opened[seat]
            if cards is None:
                cards = free
                for card, slot in self.released(seat).items():
                    if slot > self.drawn:
                        cards &= ~(1 << card)
            self._add(Place(HAND, size, seat), cards)
        if self.lying:
            self._add(Place(TALON, self.lying), lying or free)
        if view.beside:
            self._add(Place(BESIDE, view.beside), free)
        if view.stock:
            self._add(Place(STOCK, view.stock), free | exposed)
        if view.laid and not view.golden:
            self._add(Place(ASIDE, view.laid), view.aside or free)
        gone = self.out.bit_count() - sum(place.size for place in self.places)
        if gone > 0:
            self._add(Place(GONE, gone), free)
        for seat in self.seats:
            for other in range(len(self.places)):
                if other != self.at[seat]:
                    self.possible[other] &= ~self.certain[seat]
        self._at_bottom()

    def _add(self, place: Place, cards: Cards) -> None:
        self.places.append(place)
        self.possible.append(cards)

    def place_of(self, name: str) -> int:
        """The index of a place that is not a hand; -1 if there is no such place."""
        return next((at for at, place in enumerate(self.places) if place.name == name), -1)

    def _at_bottom(self) -> None:
        """Places the bottom card of the pack if it was not dealt to a hand."""
        view, layout = self.view, self.compiled.layout
        if view.bottom < 0 or not self.out >> view.bottom & 1:
            return
        name = ""
        if layout.stock:
            name = STOCK
        elif layout.dead:
            name = BESIDE
        elif self.bottom_in_talon():
            name = (TALON if self.lying else "") if layout.talons == 1 else (BESIDE if view.chosen < 1 else "")
        at = self.place_of(name) if name else -1
        if at >= 0:
            for other in range(len(self.places)):
                if other != at:
                    self.possible[other] &= ~(1 << view.bottom)

    def bottom_in_talon(self) -> bool:
        """Whether the last card of the pack goes to the talon."""
        return bool(self.compiled.layout.talon) and self.compiled.rules.deal.talon == "last"

    # The exchange.

    def exchange(self) -> list[Condition]:
        """Where the cards of a talon can be that this seat has seen and another seat has taken."""
        view = self.view
        declarer = view.declarer
        if not self.taken or not view.talon or declarer == self.me:
            return []
        cards = view.talon & self.out
        places = 1 << self.at[declarer]
        aside = self.place_of(ASIDE)
        if aside >= 0:
            places |= 1 << aside
        found: list[Condition] = []
        elsewhere = 0
        for seat in self.seats:
            if seat == declarer:
                continue
            given = mask_of(gift.card for gift in view.gifts if gift.to == seat and gift.card >= 0)
            if seat in self.receivers:
                left = 1 - (view.talon & self.played[seat]).bit_count()
                if left > 0:
                    places |= 1 << self.at[seat]
                    found.append(AtMost(self.at[seat], cards, left))
            elsewhere |= given
        return [Lies(cards & ~elsewhere, places), *found]


# What follows from bids, passes and other declarations.


class _Need(Struct, frozen=True):
    """A hand that must have held one of these sets or, with ``never``, none of them completely.

    ``moment``: ``dealt`` as dealt, ``buying`` with the cards on offer, ``held`` with the talon, ``kept`` at the first
    lead.
    """

    seat: Seat
    moment: str
    sets: tuple[Cards, ...]
    never: bool = False


def _words(reading: _Reading) -> Iterator[Constraint]:
    """The constraints that bids, passes, named contracts, a golden call and the bottom card put on the hands."""
    needs = [need for need in _needs(reading) if reading.hidden(need.seat)]
    view = reading.view
    if view.golden and reading.hidden(view.declarer):
        yield _golden(reading)
    kept = [need for need in needs if need.moment == "kept"]
    dealt = [need for need in needs if need.moment != "kept"]
    for need in kept:
        yield AnyOf(tuple(_cases(reading, need, {})))
    if not dealt:
        return
    if not reading.receivers:
        for need in dealt:
            yield AnyOf(tuple(_cases(reading, need, {})))
        return
    joint: list[Case] = []
    where = {card: sum(1 << at for at, cards in enumerate(reading.possible) if cards >> card & 1) for card in range(32)}
    for gifts, case in _gifts(reading, dealt):
        parts = [_cases(reading, need, gifts) for need in dealt]
        left = _narrowed(where, case)
        if left is not None:
            joint += _joined(left, case, parts)
    yield AnyOf(tuple(joint))


def _joined(where: dict[Card, Places], case: Case, parts: list[list[Case]]) -> Iterator[Case]:
    """The case combined with one case of each part, as far as every card can still lie somewhere; ``where``: where
    it can."""
    for more in parts[0] if parts else ():
        left = _narrowed(where, more)
        if left is not None:
            yield from _joined(left, (*case, *more), parts[1:])
    if not parts:
        yield tuple(dict.fromkeys(case))


def _narrowed(where: dict[Card, Places], case: Case) -> dict[Card, Places] | None:
    """Where each card can lie in a case; None if some card can lie nowhere."""
    found = where.copy()
    for condition in case:
        if isinstance(condition, Lies):
            for card in cards_in(condition.cards):
                found[card] &= condition.places
                if not found[card]:
                    return None
    return found


def _gifts(reading: _Reading, needs: list[_Need]) -> Iterator[tuple[dict[Seat, Card], Case]]:
    """The possible gifts that this seat has not seen, as far as they matter; -1 stands for any card that does not
    matter."""
    view = reading.view
    matters = 0
    for need in needs:
        for cards in need.sets:
            matters |= cards
    talon = view.talon if view.declarer != reading.me else 0
    options: list[list[tuple[Card, Case]]] = []
    for seat in reading.receivers:
        at = reading.at[seat]
        elsewhere = (1 << len(reading.places)) - 1 & ~(1 << at)
        found: list[tuple[Card, Case]] = []
        held = reading.played[seat] | (reading.possible[at] & reading.out)
        for card in cards_in((matters | talon) & held):
            bit = 1 << card
            if reading.played[seat] & talon & ~bit:
                # That card of the talon was the gift.
                continue
            case: list[Condition] = [] if reading.played[seat] & bit else [Lies(bit, 1 << at)]
            others = talon & ~bit & reading.out
            if others:
                case.append(Lies(others, elsewhere))
            found.append((card, tuple(case)))
        if not reading.played[seat] & talon:
            case = [Lies(talon & reading.out, elsewhere)] if talon & reading.out else []
            if not reading.played[seat] & ~matters:
                case.append(AtMost(at, matters | talon, reading.places[at].size - 1))
            found.append((-1, tuple(case)))
        options.append(found)
    for chosen in product(*options):
        given = [card for card, _ in chosen if card >= 0]
        if len(set(given)) == len(given):
            gifts = dict(zip(reading.receivers, (card for card, _ in chosen), strict=True))
            yield gifts, tuple(condition for _, case in chosen for condition in case)


def _cases(reading: _Reading, need: _Need, gifts: dict[Seat, Card]) -> list[Case]:
    """The cases in which a need is met, given the gifts."""
    if need.never:
        every = []
        for cards in need.sets:
            ways = [way for card in cards_in(cards) if (way := _lacks(reading, need, card, gifts)) is not None]
            every.append(ways)
        return [tuple(dict.fromkeys(one for way in chosen for one in way)) for chosen in product(*every)]
    found: list[Case] = []
    for cards in need.sets:
        case: list[Condition] = []
        early = 0
        for card in cards_in(cards):
            places = _held(reading, need, card, gifts)
            if not places:
                break
            if reading.played[need.seat] >> card & 1 or (places > 0 and places >> reading.at[need.seat] & 1):
                early |= 1 << card
            if places > 0:
                case.append(Lies(1 << card, places))
        else:
            offered = _offered(reading) if need.moment == "buying" else 0
            if need.moment != "kept" and (cards & ~offered).bit_count() > reading.compiled.layout.hand:
                continue
            if reading.draws and need.moment != "held":
                order = reading.timed(need.seat, early & ~offered)
                if order is None:
                    continue
                case += order
            found.append(tuple(case))
    return found


def _lacks(reading: _Reading, need: _Need, card: Card, gifts: dict[Seat, Card]) -> Case | None:
    """The case in which a hand lacked a card; None if it held the card."""
    places = _held(reading, need, card, gifts)
    if not places:
        return ()
    drawn = reading.timed(need.seat, late=1 << card) if reading.draws else None
    if drawn is not None:
        # It may have been drawn later, wherever it lies now.
        return drawn
    if places < 0:
        return None
    return (Lies(1 << card, (1 << len(reading.places)) - 1 & ~places),)


def _offered(reading: _Reading) -> Cards:
    return reading.view.offered or reading.view.talon


def _held(reading: _Reading, need: _Need, card: Card, gifts: dict[Seat, Card]) -> Places:
    """Where a card lies now if a hand held it at a moment: places; -1 if it certainly held it, 0 if it did not."""
    view, seat, bit = reading.view, need.seat, 1 << card
    if need.moment == "buying" and _offered(reading) & bit:
        return -1
    if need.moment != "kept" and reading.taken:
        sold = bool(view.sales) and seat == _seller(reading)
        if sold and seat != view.declarer and view.talon & bit:
            return -1
        if seat == view.declarer:
            if need.moment == "dealt" and view.talon & bit:
                return 0
            if view.offered & bit:
                return -1
            if any(given == card for given in gifts.values()) or any(gift.card == card for gift in view.gifts):
                return -1
            aside = reading.place_of(ASIDE)
            if reading.played[seat] & bit:
                return -1
            if not reading.out & bit:
                return 0
            return 1 << reading.at[seat] | (1 << aside if aside >= 0 else 0)
        if gifts.get(seat) == card or any(gift.to == seat and gift.card == card for gift in view.gifts):
            return 0
    if reading.played[seat] & bit:
        return -1
    return 1 << reading.at[seat] if reading.out & bit else 0


def _seller(reading: _Reading) -> Seat:
    """The seat that won the auction; -1 if the bids do not tell."""
    said = _auction(reading.compiled, reading.view)
    return said.winner if said is not None else -1


class _Said(Struct, frozen=True):
    """A bid or pass, with the auction just before it."""

    word: Word
    auction: Auction
    buying: bool


class _Talk(Struct, frozen=True):
    """All bids and passes of a deal."""

    said: tuple[_Said, ...]
    winner: Seat


def _auction(compiled: CompiledRules, view: View) -> _Talk | None:
    """The auction and the sales after it, bid by bid; None for a match that began inside them."""
    following = compiled.following[view.dealer]
    opener = compiled.opener(view.sheet)
    seller, bidder, amount, passed, spoken = -1, -1, 0, 0, 0
    turn, ended, winner = opener, False, -1
    nothing = (0,) * compiled.players
    said: list[_Said] = []
    for word in view.words:
        if ended:
            if passed.bit_count() == compiled.hands and bidder < 0:
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
        turn = following[turn]
        while turn != bidder and passed >> turn & 1:
            turn = following[turn]
        ended = turn == bidder
        if ended and seller < 0:
            winner = bidder
    if view.declarer >= 0 and not view.golden and (winner < 0 or not said):
        return None
    return _Talk(tuple(said), winner)


def _needs(reading: _Reading) -> Iterator[_Need]:
    view, compiled = reading.view, reading.compiled
    yield from _bottom(reading)
    talk = _auction(compiled, view)
    if talk is None or not talk.said:
        return
    first = talk.said[0].word
    opener = compiled.opener(view.sheet)
    dark = compiled.may_go_dark(view.sheet)
    if compiled.must_open and first.amount not in (compiled.opening(view.sheet), DARK_CALL if dark else 0):
        # The bid that stood when the view began.
        return
    # A seat that looked later bid in the dark before, and the view does not tell how long.
    blind = opener if dark and (not compiled.must_open or first.amount == DARK_CALL) else -1
    highest: dict[tuple[Seat, str], int] = {}
    for one in talk.said:
        word = one.word
        if word.dark or (word.seat == blind and not one.buying):
            continue
        moment = "buying" if one.buying else "dealt"
        if compiled.rules.redeal.must and not one.buying:
            # Who held four nines would have had to claim them (BT-010a).
            yield _Need(word.seat, moment, (RANK_MASKS[NINE],), never=True)
        if word.amount:
            highest[word.seat, moment] = max(highest.get((word.seat, moment), 0), word.amount)
        elif compiled.obliges and not one.buying and compiled.obliged(view.sheet, one.auction, word.seat):
            yield _Need(word.seat, moment, tuple(_able(compiled, reading, one.auction, word.seat)), never=True)
    for (seat, moment), amount in highest.items():
        offered = _offered(reading) if moment == "buying" else 0
        yield from _reaching(compiled, seat, moment, amount, offered)
    named = view.phase in EXCHANGED and view.phase != "naming" and not (view.golden or view.special)
    if named and view.contract > view.bid:
        yield from _reaching(compiled, view.declarer, "kept", view.contract, 0)


def _reaching(compiled: CompiledRules, seat: Seat, moment: str, amount: int, offered: Cards) -> Iterator[_Need]:
    """The sets of marriages and aces, one of which a hand needs to bid this much."""
    if compiled.cap(offered) < amount:
        yield _Need(seat, moment, _least(compiled, lambda cards: compiled.cap(cards | offered) >= amount))


def _able(compiled: CompiledRules, reading: _Reading, auction: Auction, seat: Seat) -> tuple[Cards, ...]:
    """The sets of which a hand held none if it passed although it must bid when it can."""
    view = reading.view

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
    parts = [*PAIRS, ACES] if compiled.rules.marriages.aces != "off" else [*PAIRS]
    found: list[Cards] = []
    for count in range(len(parts) + 1):
        for chosen in combinations(parts, count):
            cards = 0
            for part in chosen:
                cards |= part
            if not any(one & ~cards == 0 for one in found) and enough(cards):
                found.append(cards)
    return tuple(found)


def _golden(reading: _Reading) -> Constraint:
    """The hand of a golden call: card points and marriages reach the contract (BT-061)."""
    view, rules = reading.view, reading.compiled.rules
    seat = view.declarer
    at = reading.at[seat]
    counted = reading.compiled.counted
    values = tuple(points_of(1 << card & counted) for card in range(32))
    taken = points_of(reading.played[seat] & counted)
    cases: list[Case] = []
    need = _Need(seat, "kept", ())
    parts = [*PAIRS, ACES] if rules.marriages.aces != "off" else [*PAIRS]
    for count in range(len(parts) + 1):
        for chosen in combinations(parts, count):
            cards = 0
            for part in chosen:
                cards |= part
            least = CALLED - rules.marriages.worth(cards) - taken
            case: list[Condition] = []
            for card in cards_in(cards):
                places = _held(reading, need, card, {})
                if not places:
                    break
                if places > 0:
                    case.append(Lies(1 << card, places))
            else:
                cases.append((*case, AtLeast(at, values, least)))
    return AnyOf(tuple(cases))


def _bottom(reading: _Reading) -> Iterable[_Need]:
    """The bottom card of the pack, seen by this seat: the last card dealt, or one of the talon (TH-R-020)."""
    view, compiled = reading.view, reading.compiled
    layout = compiled.layout
    if view.bottom < 0 or layout.stock or layout.dead:
        return
    bit = 1 << view.bottom
    if reading.bottom_in_talon():
        if reading.taken and not view.talon and (layout.talons == 1 or view.chosen == 1):
            yield _Need(view.declarer, "held", (bit,))
        return
    order = compiled.circles[view.dealer][compiled.following[view.dealer][view.dealer]]
    yield _Need(order[-1], "dealt", (bit,))
