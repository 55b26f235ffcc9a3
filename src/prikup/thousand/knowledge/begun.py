"""Views that begin among the tricks: what the position in which they began can have held besides what they show.

Such a view does not tell which marriages had been declared, how many of its points they are, whose declaration made
the trump, and which cards are gone. Of a position that ``validate`` accepts, each start that agrees with everything
since leaves its own layouts of the cards:

* the cards that are gone are worth the points of that time without those of the marriages;
* the cards that had been declared lay in the hands, on the table or among those that are gone, and not undealt or laid
  away; of those declared by leading one of them a card was out of the hands, and of a drowned marriage a card is gone;
* the duties of every card played go by the trump, by whose it was (BT-028), and by whether it was new (BT-028a);
* where each seat's tricks are kept (BT-031), the cards that are gone make up piles of the right size and worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from msgspec import Struct

from prikup.core.cards import KING, QUEEN, Cards, card_of, cards_in, mask_of, union
from prikup.core.knowledge import GONE, HAND, AnyOf, Case, Condition, Divided, Knowledge, Lies, settled
from prikup.core.seats import Seat
from prikup.core.stages import Stage, phases_since
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.knowledge.draws import slot, timed
from prikup.thousand.knowledge.places import Reading, Ruling
from prikup.thousand.layout import ACES, PAIRS, declaration_bit, declared_cards
from prikup.thousand.rules.marriages import ORDERS
from prikup.thousand.seen.view import View
from prikup.thousand.state import Phase, Playing

AMONG: frozenset[str] = phases_since(Phase, Stage.LEAD)
"""The phases among the tricks in which a view can begin."""


class Start(Struct, frozen=True):
    """What the view does not show of the position in which it began; the fields are those of the state."""

    announced: int
    drowned: int = 0
    trump: int = -1
    trump_seat: Seat = -1
    trump_value: int = 0
    pending: int = -1
    ruling_seat: Seat = -1
    shown: bool = False
    """Whether a marriage had been shown before the lead."""

    @property
    def suits(self) -> tuple[int, ...]:
        """The suits of the marriages that had been declared."""
        return tuple(suit for suit in range(4) if self.announced >> suit & 1)

    @property
    def aces(self) -> int:
        """1 if four aces had been declared, else 0."""
        return self.announced >> 4


class Consequence(Struct, frozen=True):
    """What follows from a start for the cards."""

    rulings: tuple[Ruling, ...]
    announced: int
    """What had been declared, as bits."""
    drowned: int
    """The suits of the marriages among it that had been drowned, as bits."""
    gone: tuple[Condition, ...]


def begun_among(compiled: CompiledRules, view: View) -> Knowledge:
    """The knowledge of a view that began among the tricks. Raises Contradiction if no layout fits."""
    plain = Reading(compiled, view, ())
    consequences = list(dict.fromkeys(_consequences(compiled, view, plain)))
    found: list[tuple[Reading, Case]] = []
    for rulings in dict.fromkeys(consequence.rulings for consequence in consequences):
        reading = Reading(compiled, view, rulings)
        timing = _order(reading)
        if timing is None:
            continue
        for consequence in consequences:
            if consequence.rulings == rulings:
                cases = _declared(reading, consequence)
                found += [(reading, tuple(dict.fromkeys((*timing, *consequence.gone, *case)))) for case in cases]
    possible = [0] * len(plain.places)
    for reading, _ in found:
        possible = [one | other for one, other in zip(possible, reading.possible, strict=True)]
    whole: dict[Case, None] = {}
    for reading, case in found:
        whole[(*_narrower(possible, reading.possible), *case)] = None
    return settled(plain.places, possible, (AnyOf(tuple(whole)),))


def _narrower(possible: list[Cards], own: list[Cards]) -> Iterator[Lies]:
    """The conditions that leave of what is possible what one reading allows."""
    every = (1 << len(possible)) - 1
    for at, (cards, allowed) in enumerate(zip(possible, own, strict=True)):
        if cards & ~allowed:
            yield Lies(cards & ~allowed, every & ~(1 << at))


# What may have been.


def _consequences(compiled: CompiledRules, view: View, reading: Reading) -> Iterator[Consequence]:
    """What follows from each start that agrees with the view."""
    lying = lying_at_first(compiled, view)
    for announced in range(32):
        aces = announced >> 4
        if (view.special == "misere" and announced) or (aces and compiled.rules.marriages.aces == "off"):
            continue
        for drowned in range(announced & 15, -1, -1) if compiled.drowns else (0,):
            if drowned & ~announced:
                continue
            plain = Start(announced, drowned)
            before = _points_before(compiled, view, plain)
            if before is None or not list(_gone(compiled, reading, plain, before, 0)):
                continue
            for start in _trumps(compiled, view, plain, lying):
                rulings = followed(compiled, view, start)
                if rulings is None:
                    continue
                declarers = 0
                if not drowned:
                    for seat in (start.trump_seat, start.ruling_seat):
                        declarers |= 1 << seat if seat >= 0 else 0
                for gone in _gone(compiled, reading, start, before, declarers):
                    yield Consequence(rulings, announced, drowned, gone)


def lying_at_first(compiled: CompiledRules, view: View) -> int:
    """The most cards that can have lain on the table when the view began.

    It may have begun at any card of its first trick, but not at the last one: what was played since, in the same
    trick, could as well have been played before.
    """
    led = any(declared.trick == 0 for declared in view.declarations)
    if view.begun != Playing.name or not view.tricks or led:
        return 0
    return min(len(view.tricks[0].cards), compiled.hands - 1)


def _trumps(compiled: CompiledRules, view: View, plain: Start, lying: int) -> Iterator[Start]:
    """The ways in which the marriages of a start can have made the trump."""
    rules, policy = compiled.rules.marriages, compiled.policy
    announced, drowned, suits = plain.announced, plain.drowned, plain.suits
    if compiled.fixed_trump >= 0:
        yield Start(announced, drowned, compiled.fixed_trump)
        return
    by_aces = bool(plain.aces) and rules.aces == "trump"
    if not (suits or by_aces):
        yield plain
        return
    may = range(4) if by_aces else suits
    values = {worth for worth in (*_worths(compiled, suits), rules.four_aces * plain.aces) if worth}
    if not view.declarations:
        # Nothing since was compared with it, so that one stands for all.
        values = set(sorted(values)[:1])
    # Who made the trump is asked only where others may not lead it, or he must.
    asked = bool(view.tricks) and (policy.lead_new_trump or not policy.lead_foreign_trump)
    seats = compiled.in_play[view.dealer] if asked else (-1,)
    for shown in (False, True) if compiled.shows_marriages and not lying else (False,):
        waits = rules.trump == "next_trick" and (lying or shown)
        for trump, pending in product((-1, *may), (-1, *may) if waits else (-1,)):
            if max(trump, pending) < 0:
                continue
            ruling = (-1, *seats) if trump >= 0 <= pending and seats != (-1,) else (-1,)
            for value, seat, other in product(values, seats, ruling):
                # Whether it was new is not asked: that it was forbids more leads, and that it was not may always be.
                yield Start(announced, drowned, trump, seat, value, pending, other, shown)


def _worths(compiled: CompiledRules, suits: tuple[int, ...]) -> list[int]:
    """What the marriages of these suits were worth."""
    rules = compiled.rules.marriages
    if rules.values in ORDERS:
        return list(ORDERS[rules.values][: len(suits)])
    return [rules.by_suit()[suit] for suit in suits]


def followed(compiled: CompiledRules, view: View, start: Start) -> tuple[Ruling, ...] | None:
    """The trump of each trick since a start, with whose it was; None if the declarations and the trump since were
    others."""
    policy = compiled.policy
    trump, owner, value = start.trump, start.trump_seat, start.trump_value
    pending, ruling, announced = start.pending, start.ruling_seat, start.announced
    rulings: list[Ruling] = []
    new = False
    for number in range(len(view.tricks) + 1):
        trick = view.tricks[number] if number < len(view.tricks) else None
        owed = trump if new and trick is not None and owner == trick.leader else -1
        new = False
        for declared in view.declarations:
            if declared.trick != number:
                continue
            bit = 1 << declaration_bit(declared.suit)
            card = trick.cards[0] if declared.suit < 0 and trick is not None else card_of(declared.suit, QUEEN)
            cards = ACES if declared.suit < 0 else PAIRS[declared.suit]
            if (start.shown and not number) or (compiled.keeps_pairs and bit < 16 and announced & bit):
                return None
            may = (
                compiled.announces_first or policy.announceable(cards, 1, 1, first_winner=True, trump=trump) >> card & 1
            )
            worth, makes = policy.announcement(card, announced, trump, value)
            if not may or declared.value not in (worth, 0):
                return None
            announced |= bit
            if makes:
                if policy.trump_when == "at_once":
                    trump = card >> 3
                else:
                    pending, ruling = card >> 3, owner
                owner, value, new = declared.seat, worth, policy.lead_new_trump
        if trick is not None:
            rulings.append((trump, ruling if pending >= 0 else owner, owed))
            if trick.winner >= 0 <= pending:
                trump, pending, ruling = pending, -1, -1
    return tuple(rulings) if trump == view.trump else None


def _points_before(compiled: CompiledRules, view: View, start: Start) -> list[int] | None:
    """The points of each seat when the view began; None if other marriages were drowned since."""
    points = [*view.points_taken]
    announced, drowned, sunk = start.announced, start.drowned, 0
    for number in range(len(view.tricks) + 1):
        for declared in view.declarations:
            if declared.trick == number:
                aces = declared.suit < 0
                worth = declared.value
                if not aces:
                    orders = ORDERS.get(compiled.rules.marriages.values)
                    worth = compiled.rules.marriages.by_suit()[declared.suit] if orders is None else declared.value
                points[declared.seat] -= worth
                announced |= 1 << declaration_bit(declared.suit)
        if number == len(view.tricks) or view.tricks[number].winner < 0:
            break
        trick = view.tricks[number]
        points[trick.winner] -= trick.points
        for seat, card in zip(view.circle(trick.leader), trick.cards, strict=True) if compiled.drowns else ():
            suit = card >> 3
            if seat != trick.winner and card & 7 in (QUEEN, KING) and (announced & ~drowned) >> suit & 1:
                points[seat] += compiled.rules.marriages.by_suit()[suit]
                drowned |= 1 << suit
                sunk |= 1 << suit
    void = [declared.suit >= 0 and bool(sunk >> declared.suit & 1) for declared in view.declarations]
    if [not declared.value for declared in view.declarations] != void or min(points) < 0:
        return None
    return points


def _gone(
    compiled: CompiledRules, reading: Reading, start: Start, before: list[int], declarers: int
) -> Iterator[tuple[Condition, ...]]:
    """What the points of each seat say of the cards that are gone, in each way in which the marriages can have been
    the seats'; ``declarers``: seats that had declared, as a bit set."""
    view, rules = reading.view, compiled.rules.marriages
    suits = start.suits
    sunk = [rules.by_suit()[suit] for suit in suits if start.drowned >> suit & 1]
    bonus = sum(_worths(compiled, suits)) + rules.four_aces * start.aces - sum(sunk)
    count = len(suits) + start.aces - len(sunk)
    worth = sum(before) - bonus
    tricks = [*view.tricks_taken]
    for trick in view.tricks:
        if trick.winner >= 0:
            tricks[trick.winner] -= 1
    at = reading.place_of(GONE)
    size = reading.places[at].size if at >= 0 else 0
    values = tuple(compiled.policy.points(1 << card) for card in range(32))
    dearest = sorted((values[card] for card in cards_in(reading.possible[at])), reverse=True)[:size] if size else ()
    if not 0 <= worth <= sum(dearest):
        return
    seats = compiled.in_play[view.dealer]
    found: set[tuple[Condition, ...]] = set()
    for chosen in (some for number in range(min(count, len(seats)) + 1) for some in combinations(seats, number)):
        # Who has no trick has no card points.
        bare = sum(before[seat] for seat in seats if not tricks[seat])
        if any(before[seat] and not tricks[seat] and seat not in chosen for seat in seats):
            continue
        if declarers & ~sum(1 << seat for seat in chosen):
            continue
        if not bare <= bonus <= sum(before[seat] for seat in chosen):
            continue
        conditions: list[Condition] = []
        if size:
            conditions.append(Divided(at, values, ((size, worth, worth),)))
        if compiled.nothing_taken and size:
            parts = tuple(
                (compiled.hands * tricks[seat], 0 if seat in chosen else before[seat], before[seat]) for seat in seats
            )
            conditions.append(Divided(at, values, parts))
        found.add(tuple(conditions))
        if not compiled.nothing_taken:
            break
    yield from found


# What it leaves.


def _order(reading: Reading) -> tuple[Condition, ...] | None:
    """The constraints from the order in which hands drew their cards; None if some card cannot have been played."""
    view = reading.view
    if _draws_since(reading):
        found: list[Condition] = []
        for seat in reading.seats:
            if reading.hidden(seat):
                one = timed(reading, seat)
                if one is None:
                    return None
                found += one
            else:
                mine = reading.played[seat] | (view.hand or 0)
                if timed(reading, seat, early=mine & ~view.drawn, late=mine & view.drawn) is None:
                    return None
        return tuple(found)
    for seat in reading.seats:
        for number, banned in reading.refused[seat]:
            held = 0 if reading.hidden(seat) else view.hand or 0
            if banned & held or banned & reading.played_after(seat, number):
                return None
    return ()


def _draws_since(reading: Reading) -> bool:
    """Whether cards were drawn since the view began."""
    return reading.drawn > slot(reading, reading.first)


def _declared(reading: Reading, consequence: Consequence) -> Iterator[Case]:
    """The cases in which the cards that had been declared lay where they can have lain when the view began."""
    declared = union(declared_cards(consequence.announced))
    if not declared:
        yield ()
        return
    kept: list[Condition] = []
    if _draws_since(reading):
        if declared & reading.view.drawn:
            return
        for seat in filter(reading.hidden, reading.seats):
            order = timed(reading, seat, undrawn=declared)
            if order is None:
                return
            kept += order
    gone = reading.place_of(GONE)
    places = sum(1 << at for at, place in enumerate(reading.places) if place.name in (HAND, GONE))
    kept.append(Lies(declared & reading.out, places))
    view = reading.view
    table = mask_of(view.tricks[0].cards[: lying_at_first(reading.compiled, view)] if view.tricks else ())
    led = [cards for cards in declared_cards(reading.compiled.led(consequence.announced)) if not cards & table]
    options = [
        [Lies(1 << card, 1 << gone) for card in cards_in(cards & ~view.played) if gone >= 0]
        for cards in dict.fromkeys((*led, *declared_cards(consequence.drowned)))
    ]
    yield from ((*kept, *chosen) for chosen in product(*options))
