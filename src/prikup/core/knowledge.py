"""What one seat knows about where the cards lie: places, the cards that each may hold, and further constraints.

A *layout of the cards* is a tuple of card sets, one for each place. ``Knowledge`` defines those that a view allows:

* each place holds its number of cards, all of them from ``Knowledge.possible``;
* each card that is not out of play lies at exactly one place;
* every constraint holds.

Together these three are exact. Their form suits counting: the places where cards may lie divide the cards into few
classes, and each constraint concerns a few cards, or how many cards of a set a place holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat

Places = int
"""A set of places as a bit set of their numbers in ``Knowledge.places``."""
CardsByPlace = tuple[Cards, ...]
"""A layout: the cards at each place of ``Knowledge.places``."""
_Stock = tuple[tuple[int, int], ...]
"""The values of some cards, each with the number of cards that have it."""

HAND, TALON, BESIDE, STOCK, ASIDE, GONE = "hand", "talon", "beside", "stock", "aside", "gone"
"""Names of places: a hand; the talon; cards beside it that nobody holds; the stock; cards laid away; cards that left
play before the view began."""


class Place(Struct, frozen=True, gc=False):
    """A place where cards lie, and the number of its cards."""

    name: str
    size: int
    seat: Seat = -1
    """The seat whose hand it is; -1 for any other place."""


class Lies(Struct, frozen=True, gc=False, tag="lies"):
    """Each of these cards lies in one of these places."""

    cards: Cards
    places: Places

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout satisfies the constraint."""
        found = 0
        for at, lying in enumerate(layout):
            if self.places >> at & 1:
                found |= lying
        return not self.cards & ~found


class AtMost(Struct, frozen=True, gc=False, tag="at_most"):
    """A place holds at most ``count`` of these cards."""

    place: int
    cards: Cards
    most: int

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout satisfies the constraint."""
        return (layout[self.place] & self.cards).bit_count() <= self.most


class AtLeast(Struct, frozen=True, gc=False, tag="at_least"):
    """The cards at a place are worth at least this much together; ``values`` has a number for each of the 32 cards."""

    place: int
    values: tuple[int, ...]
    least: int

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout satisfies the constraint."""
        held = layout[self.place]
        return sum(value for card, value in enumerate(self.values) if held >> card & 1) >= self.least


class Divided(Struct, frozen=True, gc=False, tag="divided"):
    """The cards at a place make up parts: each of so many cards, worth from least to most together.

    ``values`` has a number for each of the 32 cards.
    """

    place: int
    values: tuple[int, ...]
    parts: tuple[tuple[int, int, int], ...]
    """For each part, and there is at least one: its number of cards, and the least and most that they are worth."""

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout satisfies the constraint."""
        held = layout[self.place]
        found = Counter(value for card, value in enumerate(self.values) if held >> card & 1)
        return _divides(tuple(sorted(found.items(), reverse=True)), self.parts)


@lru_cache(maxsize=1 << 16)
def _divides(stock: _Stock, parts: tuple[tuple[int, int, int], ...]) -> bool:
    """Whether cards make up these parts and nothing is left; ``stock``: values, with how many cards have each."""
    (size, least, most), *rest = parts
    if not rest:
        worth = sum(value * count for value, count in stock)
        return sum(count for _, count in stock) == size and least <= worth <= most
    return any(_divides(left, tuple(rest)) for left in _without(stock, size, least, most))


def _without(stock: _Stock, size: int, least: int, most: int) -> Iterator[_Stock]:
    """What is left of cards without a part, for each choice of it."""
    if not stock:
        if not size and least <= 0 <= most:
            yield ()
        return
    (value, count), *others = stock
    for taken in range(min(count, size) + 1):
        if value * taken > most:
            break
        for left in _without(tuple(others), size - taken, least - value * taken, most - value * taken):
            yield ((value, count - taken), *left)


Condition = Lies | AtMost | AtLeast | Divided
Case = tuple[Condition, ...]
"""Conditions that hold together."""


class AnyOf(Struct, frozen=True, gc=False, tag="any_of"):
    """At least one of these cases holds. Cases may overlap."""

    cases: tuple[Case, ...]

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout satisfies the constraint."""
        return any(all(condition.holds(layout) for condition in case) for case in self.cases)


Constraint = Condition | AnyOf


class Knowledge(Struct, frozen=True, gc=False):
    """All layouts of the cards that a view allows. There are no places while no cards are dealt.

    A view that no deal can produce (edited by hand, with too many cards) allows no layout; ``possible`` then holds what
    each card allows by itself.
    """

    places: tuple[Place, ...] = ()
    possible: tuple[Cards, ...] = ()
    """For each place the cards that may lie there, given the places and their sizes, without the constraints."""
    constraints: tuple[Constraint, ...] = ()

    @property
    def cards(self) -> Cards:
        """All cards at any place."""
        found = 0
        for cards in self.possible:
            found |= cards
        return found

    def where(self, card: Card) -> Places:
        """The places where a card can lie; 0 for one that is out of play."""
        return sum(1 << at for at, cards in enumerate(self.possible) if cards >> card & 1)

    def known(self, at: int) -> Cards:
        """The cards that certainly lie at a place."""
        elsewhere = 0
        for other, cards in enumerate(self.possible):
            if other != at:
                elsewhere |= cards
        return self.possible[at] & ~elsewhere

    def at(self, name: str, seat: Seat = -1) -> int:
        """The index of a place; -1 if there is no such place."""
        for at, place in enumerate(self.places):
            if place.name == name and place.seat == seat:
                return at
        return -1

    def allows(self, layout: Sequence[Cards]) -> bool:
        """Whether the view allows a layout of the cards."""
        seen = 0
        if len(layout) != len(self.places):
            return False
        for cards, place, possible in zip(layout, self.places, self.possible, strict=True):
            if cards & seen or cards & ~possible or cards.bit_count() != place.size:
                return False
            seen |= cards
        return all(constraint.holds(layout) for constraint in self.constraints)


class Contradiction(ValueError):
    """No layout of the cards fits."""


def tightened(sizes: Sequence[int], possible: Sequence[Cards]) -> tuple[Cards, ...]:
    """For each place the cards that lie there in at least one layout that fills every place.

    Where a group of cards fills a group of places completely, no other card can lie there. Raises Contradiction if no
    layout exists.
    """
    cards = [*possible]
    room = _rooms(tuple(sizes))
    whole = len(room) - 1
    every, changed = 0, True
    while changed:
        changed = False
        # By group of places all cards that can lie in it.
        within = [0]
        for mask in cards:
            within += [others | mask for others in within]
        every = within[whole]
        for group in range(1, whole):
            confined = every & ~within[whole ^ group]
            held = confined.bit_count()
            if held < room[group]:
                continue
            if held > room[group]:
                raise Contradiction
            for at, mask in enumerate(cards):
                if group >> at & 1 and mask & ~confined:
                    cards[at] = mask & confined
                    changed = True
    if every.bit_count() != room[whole]:
        raise Contradiction
    return tuple(cards)


@lru_cache(maxsize=4096)
def _rooms(sizes: tuple[int, ...]) -> tuple[int, ...]:
    """By group of places, as a bit set, how many cards it holds."""
    found = [0]
    for size in sizes:
        found += [others + size for others in found]
    return tuple(found)


def settled(places: Sequence[Place], possible: Sequence[Cards], constraints: Sequence[Constraint]) -> Knowledge:
    """The knowledge for some places; constraints on single cards are moved into ``possible``.

    Raises Contradiction if no layout fits.
    """
    sizes = [place.size for place in places]
    cards = tightened(sizes, possible)
    left = tuple(constraints)
    while left:
        told = _Told(sizes, cards)
        narrower = [*cards]
        kept: list[Constraint] = []
        for constraint in left:
            cases = constraint.cases if isinstance(constraint, AnyOf) else ((constraint,),)
            found = [case for case in map(told.simplified, cases) if case is not None]
            if not found:
                raise Contradiction
            if () in found:
                continue
            found = list(dict.fromkeys(found))
            _narrow(narrower, found)
            if len(found) > 1:
                kept.append(AnyOf(tuple(found)))
            else:
                kept += [condition for condition in found[0] if not isinstance(condition, Lies)]
        now = tightened(sizes, narrower)
        if now == cards and tuple(kept) == left:
            break
        cards, left = now, tuple(kept)
    return Knowledge(tuple(places), cards, left)


def _narrow(possible: list[Cards], cases: Sequence[Case]) -> None:
    """Removes from each place the cards that lie elsewhere in every case."""
    for at in range(len(possible)):
        elsewhere = -1
        for case in cases:
            mine = 0
            for condition in case:
                if isinstance(condition, Lies) and not condition.places >> at & 1:
                    mine |= condition.cards
            elsewhere &= mine
            if not elsewhere:
                break
        possible[at] &= ~elsewhere


class _Told:
    """What the places alone tell, to reduce cases to what they require beyond it."""

    def __init__(self, sizes: Sequence[int], possible: Sequence[Cards]) -> None:
        self.sizes = sizes
        self.possible = possible
        self.inside = [0]
        """By group of places the cards that can lie in it."""
        for mask in possible:
            self.inside += [others | mask for others in self.inside]

    def simplified(self, case: Case) -> Case | None:
        """What a case requires beyond what is already known; None if it is impossible."""
        found: list[Condition] = []
        inside, whole = self.inside, len(self.inside) - 1
        for condition in case:
            if isinstance(condition, Lies):
                if condition.cards & ~inside[condition.places & whole]:
                    return None
                unknown = condition.cards & inside[whole & ~condition.places]
                if unknown == condition.cards:
                    found.append(condition)
                elif unknown:
                    found.append(Lies(unknown, condition.places))
            elif isinstance(condition, AtMost):
                may = self.possible[condition.place] & condition.cards
                certain = may & ~inside[whole & ~(1 << condition.place)]
                if certain.bit_count() > condition.most:
                    return None
                if min(may.bit_count(), self.sizes[condition.place]) > condition.most:
                    found.append(condition if may == condition.cards else AtMost(condition.place, may, condition.most))
            else:
                found.append(condition)
        return tuple(found)
