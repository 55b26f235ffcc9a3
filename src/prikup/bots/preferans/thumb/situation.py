"""A trick as one player sees it: the hand in turn, its foes, and the chances of each card."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.preferans.compiled_rules import HIGHER, LOWER
from prikup.bots.preferans.memory import Memory
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card, Cards, mask_of
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.seen.view import View
from prikup.preferans.state import MISERE, TOTUS


class TrickSituation:
    """The hand in turn, the trick on the table, and where cards can be. A player may have two hands to play."""

    def __init__(self, compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> None:
        self.compiled = compiled
        self.view = view
        self.memory = memory = Memory(compiled, view)
        self.cards: list[Card] = [action.card for action in legal if isinstance(action, Play)]
        self.place: Seat = self._place()
        """The place of the hand in turn."""
        self.hand: Cards = memory.possible[self.place]
        self.declarer = view.declarer
        self.trump = view.trump
        lying = view.trick
        self.trick: tuple[Card, ...] = lying.cards if lying else ()
        self.places: tuple[Seat, ...] = lying.places if lying else ()
        self.left = self.hand.bit_count()
        order = memory.places
        at = order.index(self.place)
        ahead = len(order) - 1 - sum(place >= 0 for place in self.places)
        self.later: tuple[Seat, ...] = tuple(order[(at + step) % len(order)] for step in range(1, ahead + 1))
        """The places that play to this trick after this hand."""
        self.best = self._best()
        """The place in the trick of the winning card; -1 if no card wins."""
        self.foes: tuple[Seat, ...] = tuple(place for place in order if place != self.place and self.foe(place))
        self.against: Cards = memory.held_by(self.foes, (1 << 32) - 1)
        """All cards that a foe can hold."""
        self.open_to_all: Cards = memory.held_by(tuple(place for place in order if place != self.place), (1 << 32) - 1)
        """All cards that any other hand can hold."""

    def _place(self) -> Seat:
        """The place that the legal cards belong to; this seat may play several hands."""
        wanted, view = mask_of(self.cards), self.view
        own = [place for place in self.memory.places if view.conduct[place] == view.seat]
        return next(place for place in own if not wanted & ~(self.memory.known[place] or 0))

    def _best(self, *more: Card) -> int:
        trick = (*self.trick, *more)
        if not trick:
            return -1
        # The talon's card may count as a resting dealer's, or only name the suit (PF-156, PF-161).
        turned = bool(self.places) and self.places[0] < 0
        counts = self.compiled.talon_seat(self.view.sheet.dealer)
        return self.compiled.policy.winner(trick, self.trump, turned, counts)

    @property
    def alone(self) -> bool:
        """Whether the declarer's hand is in turn."""
        return self.place == self.declarer

    @property
    def low(self) -> bool:
        """Whether it is a misere."""
        contract = self.view.contract
        return contract is not None and contract.kind == MISERE

    @property
    def catching(self) -> bool:
        """Whether a single trick decides: at a ten or a totus (PF-070)."""
        contract = self.view.contract
        return contract is not None and (contract.kind == TOTUS or contract.level == 10)

    def foe(self, place: Seat) -> bool:
        """Whether a place plays against the hand in turn: the declarer against all, in an all-pass each against all."""
        if self.view.contract is None:
            return place != self.place
        return (place == self.declarer) != self.alone

    @property
    def winning(self) -> Card:
        """The winning card of the trick so far."""
        return self.trick[self.best]

    @property
    def holder(self) -> Seat:
        """The place of the winning card; -1 for the talon."""
        return self.places[self.best]

    def takes(self, card: Card) -> bool:
        """Whether a card would win the trick so far."""
        return self._best(card) == len(self.trick)

    def beaten_by(self, place: Seat, card: Card, led: int) -> float:
        """The chance that a place which plays later beats a card that would otherwise win."""
        memory = self.memory
        suit = card >> 3
        if suit == self.trump and suit != led:
            return memory.void_chance(place, led) * memory.chance(place, HIGHER[card])
        higher = memory.chance(place, HIGHER[card]) if suit == led else 0.0
        if self.trump < 0 or led == self.trump:
            return higher
        ruff = memory.void_chance(place, led) * memory.chance(place, SUIT_MASKS[self.trump])
        return min(1.0, higher + ruff)

    def stands(self, card: Card) -> float:
        """The chance that no foe who plays later beats a card that wins so far."""
        led = self.trick[0] >> 3 if self.trick else card >> 3
        chance = 1.0
        for place in self.later:
            if self.foe(place):
                chance *= 1.0 - self.beaten_by(place, card, led)
        return chance

    def ducked(self, card: Card) -> float:
        """The chance that all later players stay under a card that wins so far, when nobody wants the trick."""
        suit = card >> 3
        chance = 1.0
        for place in self.later:
            memory = self.memory
            chance *= 1.0 - memory.chance(place, SUIT_MASKS[suit]) * (1.0 - memory.chance(place, LOWER[card]))
        return chance

    def is_top(self, card: Card) -> bool:
        """Whether no foe can hold a higher card of the suit."""
        return not self.against & HIGHER[card]

    def trumps_out(self) -> Cards:
        """Trumps that a foe can hold."""
        return self.against & SUIT_MASKS[self.trump] if self.trump >= 0 else 0

    def touching(self, card: Card, other: Card) -> bool:
        """Whether two cards of this hand are equivalent: none between them is in another hand."""
        if card >> 3 != other >> 3:
            return False
        low, high = min(card, other), max(card, other)
        return not self.open_to_all & HIGHER[low] & LOWER[high]
