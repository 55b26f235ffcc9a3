"""The last tricks with all cards known: an exact count, and the cards that keep it.

Nothing is guessed: the hands are those that the seat sees, or each hand that a hidden declarer can have.
"""

from __future__ import annotations

from prikup.core.cards import SUIT_MASKS, Card, Cards, cards_in
from prikup.core.tricks import Policy

Hands = tuple[Cards, Cards, Cards]
"""The declarer's hand first, the others clockwise from him."""


class Budget:
    """How many cards may still be laid in a search; a search that uses them up is abandoned."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes

    def spend(self) -> None:
        """Counts one card."""
        self.nodes -= 1
        if self.nodes < 0:
            raise OutOfBudget


class OutOfBudget(Exception):
    """A search has used up its cards."""


def distinct(cards: Cards, live: Cards) -> list[Card]:
    """One card of each run of equivalent cards (none between them is in play elsewhere), highest first."""
    found = []
    for mask in SUIT_MASKS:
        own, last = cards & mask, -1
        for card in reversed(tuple(cards_in(own))):
            between = live & ~own & ((1 << last) - 1) & ~((2 << card) - 1) if last >= 0 else 1
            if between:
                found.append(card)
            last = card
    return found


class Solver:
    """Counts a declarer's tricks with all hands open and best play; he wants many, or in a misere none."""

    def __init__(self, policy: Policy, trump: int, nodes: int, *, low: bool = False) -> None:
        self.policy = policy
        self.trump = trump
        self.low = low
        self.budget = Budget(nodes)
        self._known: dict[tuple[Hands, int], tuple[int, int]] = {}
        """By hands and leader the fewest and the most tricks that the declarer can take, as far as is found."""

    def reaches(self, hands: Hands, leader: int, wanted: int) -> bool:
        """Whether the declarer takes at least ``wanted`` of the remaining tricks (in a misere: is forced to)."""
        if wanted <= 0:
            return True
        key = (hands, leader)
        least, most = self._known.get(key) or (0, hands[0].bit_count())
        if wanted <= least or wanted > most:
            return wanted <= least
        found = self._plays(hands, (), leader, leader, wanted)
        self._known[key] = (wanted, most) if found else (least, wanted - 1)
        return found

    def _plays(self, hands: Hands, trick: tuple[Card, ...], turn: int, leader: int, wanted: int) -> bool:
        # The side that wants the declarer to take tricks: he himself, or in a misere the others.
        eager = (turn == 0) != self.low
        live = hands[0] | hands[1] | hands[2]
        for card in trick:
            live |= 1 << card
        cards = distinct(self.policy.legal(hands[turn], trick, self.trump), live)
        if self.low:
            cards.reverse()
        for card in cards:
            if self.after(hands, trick, card, turn, leader, wanted) == eager:
                return eager
        return not eager

    def after(self, hands: Hands, trick: tuple[Card, ...], card: Card, turn: int, leader: int, wanted: int) -> bool:
        """Whether the declarer reaches ``wanted`` tricks after a card."""
        self.budget.spend()
        left = [*hands]
        left[turn] &= ~(1 << card)
        rest = (left[0], left[1], left[2])
        trick = (*trick, card)
        if len(trick) < 3:
            return self._plays(rest, trick, (turn + 1) % 3, leader, wanted)
        winner = (leader + self.policy.winner(trick, self.trump)) % 3
        return self.reaches(rest, winner, wanted - (winner == 0))

    def tricks(self, hands: Hands, trick: tuple[Card, ...], turn: int, leader: int) -> int:
        """How many tricks the declarer takes from here."""
        most = hands[0].bit_count() + (1 if self._owes(trick, leader) else 0)
        for wanted in range(most, 0, -1):
            if self._plays(hands, trick, turn, leader, wanted) if trick else self.reaches(hands, leader, wanted):
                return wanted
        return 0

    def _owes(self, trick: tuple[Card, ...], leader: int) -> bool:
        """Whether the declarer has already played to the trick on the table."""
        return any((leader + at) % 3 == 0 for at in range(len(trick)))

    def values(self, hands: Hands, trick: tuple[Card, ...], turn: int, leader: int) -> dict[Card, int]:
        """The declarer's tricks after each playable card."""
        most = hands[0].bit_count() + (1 if self._owes(trick, leader) else 0)
        found = {}
        # What one card gives is a good guess at what the next one gives.
        tricks = most
        for card in cards_in(self.policy.legal(hands[turn], trick, self.trump)):
            while tricks < most and self.after(hands, trick, card, turn, leader, tricks + 1):
                tricks += 1
            while tricks and not self.after(hands, trick, card, turn, leader, tricks):
                tricks -= 1
            found[card] = tricks
        return found
