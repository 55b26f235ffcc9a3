"""How likely cards are in each hand, from where they can be (prikup.thousand.knowledge).

Everything is computed anew from the view each time: a bot keeps no notes that could differ from what it was told.
"""

from __future__ import annotations

from prikup.core.cards import SUIT_MASKS, Cards
from prikup.core.knowledge import HAND
from prikup.core.seats import Seat
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.knowledge import knowledge
from prikup.thousand.seen.view import View


class Memory:
    """A seat's knowledge once the auction and the exchange are over: during the naming and the tricks."""

    __slots__ = ("_nobodys", "_share", "aside", "hand", "known", "left", "others", "possible", "seat", "trump")

    def __init__(self, compiled: CompiledRules, view: View) -> None:
        players = compiled.players
        told = knowledge(compiled, view)
        self.seat = view.seat
        self.hand: Cards = view.hand or 0
        self.trump = view.trump
        exposed = 1 << view.exposed if view.exposed >= 0 else 0
        self.others: Cards = told.cards & ~(self.hand | view.aside | exposed)
        """Cards in the other hands, or that nobody holds and this seat has not seen."""
        self.left = [0] * players
        """How many cards each seat still holds."""
        self.possible = [0] * players
        """For each seat all cards that it can hold."""
        self.known = [0] * players
        """For each other seat the cards that it holds for certain."""
        self._nobodys = 0
        self.aside: Cards = 0
        """Cards that nobody may hold: laid away, in the talon, the stock or a dead hand."""
        for at, (place, cards) in enumerate(zip(told.places, told.possible, strict=True)):
            if place.name == HAND:
                self.left[place.seat] = place.size
                self.possible[place.seat] = cards
                self.known[place.seat] = told.known(at) & self.others
            elif cards & self.others:
                self._nobodys += place.size - (cards & ~self.others).bit_count()
                self.aside |= cards & self.others
        free = [
            0.0 if seat == self.seat else float(left - known.bit_count())
            for seat, (left, known) in enumerate(zip(self.left, self.known, strict=True))
        ]
        total = sum(free) + self._nobodys or 1.0
        self._share = [part / total for part in free]
        """For each seat the chance that it holds a card of unknown place."""

    def chance(self, seat: Seat, cards: Cards) -> float:
        """The chance that a seat holds at least one of these cards."""
        mine = self.possible[seat] & cards
        if not mine:
            return 0.0
        if mine & self.known[seat]:
            return 1.0
        return 1.0 - float((1.0 - self._share[seat]) ** mine.bit_count())

    @property
    def complete(self) -> bool:
        """Whether every card of every hand is known: one other hand, and nothing lies apart."""
        return not self._nobodys and all(
            cards.bit_count() == left for cards, left in zip(self.possible, self.left, strict=True)
        )

    def lacks(self, seat: Seat, suit: int) -> bool:
        """Whether a seat holds no card of a suit, although some of the suit are out."""
        mask = SUIT_MASKS[suit]
        return bool(self.others & mask) and not self.possible[seat] & mask

    def void_chance(self, seat: Seat, suit: int) -> float:
        """The chance that a seat holds no card of a suit."""
        return 1.0 - self.chance(seat, SUIT_MASKS[suit])
