"""What one seat knows of where the cards lie: places, the cards that each may hold, and what else must be true.

A *layout of the cards* is a tuple of card sets, one for each place. ``Knowledge`` says which layouts a view allows:

* each place holds so many cards, among them only those that it may hold (``Knowledge.possible``);
* each card that is not out of play lies in exactly one place;
* every constraint holds.

These three together are exact. They are data in a form that counting suits: cards fall into few classes by the places
where they may lie, and the constraints are conditions on a few cards, or on how many of a set a place holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat

Places = int
"""A set of places as a bit set of their numbers in ``Knowledge.places``."""
CardsByPlace = tuple[Cards, ...]
"""A layout of the cards: for each place of ``Knowledge.places`` the cards that lie there."""

HAND, TALON, BESIDE, STOCK, ASIDE, GONE = "hand", "talon", "beside", "stock", "aside", "gone"
"""Names of places: a hand; the talon; what lies beside it and is nobody's; the stock; what was laid away; what left
play before the view began."""


class Place(Struct, frozen=True, gc=False):
    """A place where cards lie, and how many."""

    name: str
    size: int
    seat: Seat = -1
    """Whose hand it is; -1 for a place that is no hand."""


class Lies(Struct, frozen=True, gc=False, tag="lies"):
    """Each of these cards lies in one of these places."""

    cards: Cards
    places: Places

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout meets it."""
        found = 0
        for at, lying in enumerate(layout):
            if self.places >> at & 1:
                found |= lying
        return not self.cards & ~found


class AtMost(Struct, frozen=True, gc=False, tag="at_most"):
    """A place holds at most so many of these cards."""

    place: int
    cards: Cards
    most: int

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout meets it."""
        return (layout[self.place] & self.cards).bit_count() <= self.most


class AtLeast(Struct, frozen=True, gc=False, tag="at_least"):
    """The cards of a place are worth at least so much together; ``values`` has a number for each of the 32 cards."""

    place: int
    values: tuple[int, ...]
    least: int

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout meets it."""
        held = layout[self.place]
        return sum(value for card, value in enumerate(self.values) if held >> card & 1) >= self.least


Condition = Lies | AtMost | AtLeast
Case = tuple[Condition, ...]
"""Conditions that hold together."""


class AnyOf(Struct, frozen=True, gc=False, tag="any_of"):
    """At least one of these cases holds. Cases may overlap."""

    cases: tuple[Case, ...]

    def holds(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout meets it."""
        return any(all(condition.holds(layout) for condition in case) for case in self.cases)


Constraint = Condition | AnyOf


class Knowledge(Struct, frozen=True, gc=False):
    """All layouts of the cards that a view allows; without places where no cards are out.

    A view that no deal can give (made by hand, with too many cards) allows none; what is possible is then said card by
    card.
    """

    places: tuple[Place, ...] = ()
    possible: tuple[Cards, ...] = ()
    """By place the cards that may lie there: no more than the places and their sizes allow, constraints apart."""
    constraints: tuple[Constraint, ...] = ()

    @property
    def cards(self) -> Cards:
        """All cards that lie in some place."""
        found = 0
        for cards in self.possible:
            found |= cards
        return found

    def where(self, card: Card) -> Places:
        """The places where a card can lie; 0 for one that is out of play."""
        return sum(1 << at for at, cards in enumerate(self.possible) if cards >> card & 1)

    def known(self, at: int) -> Cards:
        """The cards that lie in a place for certain."""
        elsewhere = 0
        for other, cards in enumerate(self.possible):
            if other != at:
                elsewhere |= cards
        return self.possible[at] & ~elsewhere

    def at(self, name: str, seat: Seat = -1) -> int:
        """The number of a place; -1 where there is none such."""
        for at, place in enumerate(self.places):
            if place.name == name and place.seat == seat:
                return at
        return -1

    def allows(self, layout: Sequence[Cards]) -> bool:
        """Whether a layout of the cards is one of those that the view allows."""
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
    """By place the cards that lie there in some layout that fills every place. Raises Contradiction if there is none.

    Where some places are filled by cards that can lie nowhere else, no other card lies there.
    """
    cards = [*possible]
    groups = _groups(len(cards))
    while True:
        before = cards[:]
        for inner, outer in groups:
            confined = size = 0
            for at in inner:
                confined |= cards[at]
                size += sizes[at]
            for at in outer:
                confined &= ~cards[at]
            held = confined.bit_count()
            if held > size:
                raise Contradiction
            if held == size:
                for at in inner:
                    cards[at] &= confined
        if cards == before:
            break
    every = 0
    for mask in cards:
        every |= mask
    if every.bit_count() != sum(sizes):
        raise Contradiction
    return tuple(cards)


@cache
def _groups(count: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """All groups of some places but the empty one and the whole, each with the places outside it."""
    every = range(count)
    return tuple(
        (tuple(at for at in every if group >> at & 1), tuple(at for at in every if not group >> at & 1))
        for group in range(1, (1 << count) - 1)
    )


def settled(places: Sequence[Place], possible: Sequence[Cards], constraints: Sequence[Constraint]) -> Knowledge:
    """The knowledge of some places, with what the constraints say of single cards put where it belongs.

    Raises Contradiction where no layout fits.
    """
    sizes = [place.size for place in places]
    cards = tightened(sizes, possible)
    left = tuple(constraints)
    while left:
        narrower = [*cards]
        kept: list[Constraint] = []
        for constraint in left:
            cases = constraint.cases if isinstance(constraint, AnyOf) else ((constraint,),)
            found = [case for case in (_simplified(case, cards, sizes) for case in cases) if case is not None]
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
    """Takes from each place the cards that lie elsewhere in all of some cases."""
    for at in range(len(possible)):
        elsewhere = -1
        for case in cases:
            mine = 0
            for condition in case:
                if isinstance(condition, Lies) and not condition.places >> at & 1:
                    mine |= condition.cards
            elsewhere &= mine
        possible[at] &= ~elsewhere


def _simplified(case: Case, possible: Sequence[Cards], sizes: Sequence[int]) -> Case | None:
    """What a case asks beyond what is known already; None where it cannot be."""
    found: list[Condition] = []
    for condition in case:
        if isinstance(condition, Lies):
            inside = outside = 0
            for at, cards in enumerate(possible):
                if condition.places >> at & 1:
                    inside |= cards
                else:
                    outside |= cards
            if condition.cards & ~inside:
                return None
            if condition.cards & outside:
                found.append(Lies(condition.cards & outside, condition.places))
        elif isinstance(condition, AtMost):
            may = possible[condition.place] & condition.cards
            certain = may
            for at, cards in enumerate(possible):
                if at != condition.place:
                    certain &= ~cards
            if certain.bit_count() > condition.most:
                return None
            if min(may.bit_count(), sizes[condition.place]) > condition.most:
                found.append(AtMost(condition.place, may, condition.most))
        else:
            found.append(condition)
    return tuple(found)
