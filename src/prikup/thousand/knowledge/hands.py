"""From what was said to where cards can lie now: the hands of that time, with the gifts that came between.

A seat has not always seen which cards the declarer gave away. A hand that was dealt a card and received one holds both;
the declarer was dealt the cards that he holds, laid away and gave, without those of the talon.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from prikup.core.cards import Card, Cards, cards_in
from prikup.core.knowledge import ASIDE, AnyOf, AtLeast, AtMost, Case, Condition, Constraint, Lies, Places
from prikup.core.seats import Seat
from prikup.thousand.knowledge.draws import timed
from prikup.thousand.knowledge.places import Reading
from prikup.thousand.knowledge.words import Need, needs, offered
from prikup.thousand.layout import points_of, unions
from prikup.thousand.rules.call import CALLED
from prikup.thousand.state import Auction


def of_words(reading: Reading) -> Iterator[Constraint]:
    """The constraints that bids, passes, named contracts, a golden call and the bottom card put on the hands."""
    view = reading.view
    if view.golden and (not view.begun or view.begun == Auction.name) and reading.hidden(view.declarer):
        yield _golden(reading)
    dealt: list[Need] = []
    for need in needs(reading):
        if not reading.hidden(need.seat):
            continue
        if need.moment == "kept":
            yield AnyOf(tuple(_cases(reading, need, {})))
        else:
            dealt.append(need)
    if not dealt:
        return
    if not (reading.draws or any(need.never for need in dealt)):
        yield from _together(reading, dealt)
    elif not reading.receivers:
        for need in dealt:
            yield AnyOf(tuple(_cases(reading, need, {})))
    else:
        yield _by_gifts(reading, dealt)


# Hands as they were dealt, where nothing was drawn and no pass tells: any gift fits unless a hand needed the card.


class _Dealt(Struct, frozen=True):
    """One way in which a hand met all that was said: the cards it was dealt, and what follows from them now."""

    dealt: Cards
    """The cards that it must have been dealt."""
    lying: Cards
    """Those that are not played: they lie in the hand, or where it has put them."""
    given: tuple[int, ...]
    """By seat how many of the declarer's cards it has played."""


def _together(reading: Reading, needs: list[Need]) -> Iterator[Constraint]:
    """The constraints from what hands were dealt."""
    view = reading.view
    by_seat: dict[Seat, list[Need]] = {}
    for need in needs:
        by_seat.setdefault(need.seat, []).append(need)
    declarer = view.declarer if reading.taken else -1
    receivers = reading.receivers if declarer in by_seat else []
    ways = {seat: _ways(reading, seat, said) for seat, said in by_seat.items()}
    for seat, found in ways.items():
        if seat != declarer and seat not in receivers:
            yield AnyOf(tuple((Lies(way.lying, 1 << reading.at[seat]),) if way.lying else () for way in found))
    if declarer not in ways:
        return
    joint: list[Case] = []
    for own in ways[declarer]:
        case = _declarers(reading, own)
        if case is not None:
            others = [seat for seat in receivers if seat in ways]
            joint += _beside(reading, case, own.dealt, others, ways)
    yield AnyOf(tuple(joint))


def _beside(
    reading: Reading, case: Case, dealt: Cards, seats: list[Seat], ways: dict[Seat, list[_Dealt]]
) -> Iterator[Case]:
    """The case with a way of each seat, where no card was dealt to two of them."""
    if not seats:
        yield case
        return
    for way in ways[seats[0]]:
        if not way.dealt & dealt:
            lies = (Lies(way.lying, 1 << reading.at[seats[0]]),) if way.lying else ()
            yield from _beside(reading, (*case, *lies), dealt | way.dealt, seats[1:], ways)


def _ways(reading: Reading, seat: Seat, needs: list[Need]) -> list[_Dealt]:
    """The ways in which a hand met its needs, as far as its cards are seen."""
    view = reading.view
    hand = reading.compiled.layout.hand
    found: dict[Cards, _Dealt] = {}
    for chosen in product(*(need.sets for need in needs)):
        dealt = held = 0
        for need, cards in zip(needs, chosen, strict=True):
            if need.moment == "held":
                held |= cards
            else:
                dealt |= cards & ~(offered(view) if need.moment == "buying" else 0)
        if dealt.bit_count() > hand or dealt & reading.undealt or any(not known & ~dealt for known in found):
            continue
        way = _way(reading, seat, dealt, dealt | held)
        if way is not None:
            found[dealt] = way
    return list(found.values())


def _way(reading: Reading, seat: Seat, dealt: Cards, cards: Cards) -> _Dealt | None:
    """What follows now if a seat was dealt some cards, or took them with the talon; None if it cannot have been."""
    view = reading.view
    given = [0] * reading.compiled.players
    if not reading.taken:
        left = cards & ~reading.played[seat]
        return _Dealt(dealt, left, tuple(given))
    known = 0
    for gift in view.gifts:
        if gift.card >= 0 and seat in (gift.giver, gift.to):
            known |= 1 << gift.card
    if seat == view.declarer:
        if dealt & view.talon:
            return None
        left = cards & ~(reading.played[seat] | view.offered | known)
        for other in reading.receivers:
            given[other] = (left & reading.played[other]).bit_count()
            left &= ~reading.played[other]
    else:
        sold = view.talon if seat == view.seller else 0
        if cards & ~sold & (known | (view.talon if seat in reading.receivers else 0)):
            return None
        left = cards & ~(reading.played[seat] | sold)
    return _Dealt(dealt, left, tuple(given))


def _declarers(reading: Reading, way: _Dealt) -> Case | None:
    """The case in which the declarer was dealt some cards: he has them, or each went to another seat as its gift."""
    view = reading.view
    places = 1 << reading.at[view.declarer]
    aside = reading.place_of(ASIDE)
    if aside >= 0:
        places |= 1 << aside
    case: list[Condition] = []
    for seat in reading.receivers:
        left = 1 - way.given[seat] - (reading.played[seat] & view.talon).bit_count()
        if left < 0:
            return None
        cards = (way.lying | view.talon) & reading.out
        at = reading.at[seat]
        if left:
            places |= 1 << at
            case.append(AtMost(at, cards, 1))
        elif cards:
            case.append(Lies(cards, (1 << len(reading.places)) - 1 & ~(1 << at)))
    return (Lies(way.lying, places), *case) if way.lying else tuple(case)


# The same gift by gift.


def _by_gifts(reading: Reading, needs: list[Need]) -> Constraint:
    """The constraint from hands as dealt, in the rare rules by which a pass tells something, or cards are drawn."""
    joint: list[Case] = []
    for gifts, case in _gifts(reading, needs):
        parts = [_cases(reading, need, gifts) for need in needs]
        left = _narrowed(reading.possible, case)
        if left is not None:
            joint += _joined(left, case, parts)
    return AnyOf(tuple(joint))


def _joined(possible: Sequence[Cards], case: Case, parts: list[list[Case]]) -> Iterator[Case]:
    """The case combined with one case of each part, as far as every card can still lie somewhere.

    ``possible``: by place the cards that can lie there in the case.
    """
    for more in parts[0] if parts else ():
        left = _narrowed(possible, more)
        if left is not None:
            yield from _joined(left, (*case, *more), parts[1:])
    if not parts:
        yield _merged(case)


def _merged(case: Case) -> Case:
    """The same case with one condition for all cards that lie in the same places."""
    lies: dict[Places, Cards] = {}
    others: dict[Condition, None] = {}
    for condition in case:
        if isinstance(condition, Lies):
            lies[condition.places] = lies.get(condition.places, 0) | condition.cards
        else:
            others[condition] = None
    return (*(Lies(cards, places) for places, cards in lies.items()), *others)


def _narrowed(possible: Sequence[Cards], case: Case) -> Sequence[Cards] | None:
    """By place the cards that can lie there in a case; None if some card can lie nowhere."""
    found = [*possible]
    for condition in case:
        if isinstance(condition, Lies):
            inside = 0
            for at, cards in enumerate(found):
                if condition.places >> at & 1:
                    inside |= cards
                else:
                    found[at] = cards & ~condition.cards
            if condition.cards & ~inside:
                return None
    return found


def _gifts(reading: Reading, needs: list[Need]) -> Iterator[tuple[dict[Seat, Card], Case]]:
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


def _cases(reading: Reading, need: Need, gifts: dict[Seat, Card]) -> list[Case]:
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
            sold = offered(reading.view) if need.moment == "buying" else 0
            if need.moment != "kept" and (cards & ~sold).bit_count() > reading.compiled.layout.hand:
                continue
            if reading.draws and need.moment != "held":
                order = timed(reading, need.seat, early & ~sold)
                if order is None:
                    continue
                case += order
            found.append(tuple(case))
    return found


def _lacks(reading: Reading, need: Need, card: Card, gifts: dict[Seat, Card]) -> Case | None:
    """The case in which a hand lacked a card; None if it held the card."""
    places = _held(reading, need, card, gifts)
    if not places:
        return ()
    drawn = timed(reading, need.seat, late=1 << card) if reading.draws else None
    if drawn is not None:
        # It may have been drawn later, wherever it lies now.
        return drawn
    if places < 0:
        return None
    return (Lies(1 << card, (1 << len(reading.places)) - 1 & ~places),)


def _held(reading: Reading, need: Need, card: Card, gifts: dict[Seat, Card]) -> Places:
    """Where a card lies now if a hand held it at a moment: places; -1 if it certainly held it, 0 if it did not."""
    view, seat, bit = reading.view, need.seat, 1 << card
    if need.moment == "buying" and offered(view) & bit:
        return -1
    if need.moment != "kept" and reading.taken:
        if seat == view.seller != view.declarer and view.talon & bit:
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


def _golden(reading: Reading) -> Constraint:
    """The hand of a golden call: card points and marriages reach the contract (BT-061)."""
    view, rules = reading.view, reading.compiled.rules
    seat = view.declarer
    at = reading.at[seat]
    counted = reading.compiled.counted
    values = tuple(points_of(1 << card & counted) for card in range(32))
    taken = points_of(reading.played[seat] & counted)
    cases: list[Case] = []
    need = Need(seat, "kept", ())
    for cards in unions(rules.marriages.declarable):
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
