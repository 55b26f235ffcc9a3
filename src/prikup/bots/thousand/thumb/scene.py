"""A trick as one player sees it: what the rules of thumb for leading and following both ask."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.thousand.house import HIGHER, WORTH
from prikup.bots.thousand.memory import Memory
from prikup.core.actions import Play
from prikup.core.cards import KING, QUEEN, SUIT_MASKS, TEN, Card, Cards, card_of, each
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction
from prikup.thousand.house import House
from prikup.thousand.layout import marriages_in
from prikup.thousand.view import View

WINNER = 8.0
"""What a sure winner in hand is worth beside its own points: two cards that fall to it, and the lead."""
SMALL_TRUMP = 7.0
"""What a low trump is worth: it may take a trick."""
GUARD = 3.0
"""What a small card is worth that guards a ten."""


class Scene:
    """The trick on the table, the hand, the memory."""

    def __init__(self, house: House, view: View, legal: Sequence[AnyAction]) -> None:
        self.house = house
        self.view = view
        self.memory = Memory(house, view)
        self.hand: Cards = view.hand or 0
        self.seat = view.seat
        self.declarer = view.declarer
        self.trump = view.trump
        self.plays = [action for action in legal if isinstance(action, Play)]
        lying = view.trick
        self.trick: tuple[Card, ...] = lying.cards if lying else ()
        self.leader: Seat = lying.leader if lying else view.seat
        self.left = self.hand.bit_count()
        self.declarable = self._declarable()

    @property
    def alone(self) -> bool:
        """Whether this seat is the declarer."""
        return self.seat == self.declarer

    @property
    def need(self) -> int:
        """Card points that the declarer still lacks; 0 or less when the contract is made."""
        return self.view.contract - self.view.points(self.declarer)

    @property
    def later(self) -> tuple[Seat, ...]:
        """Who plays to this trick after this seat."""
        return self.view.circle(self.seat)[1 : self.house.hands - len(self.trick)]

    def foe(self, seat: Seat) -> bool:
        """Whether a seat plays against this one: everybody against the declarer."""
        return self.alone or seat == self.declarer

    def _declarable(self) -> Cards:
        """Kings and queens of marriages that may still be declared in this deal."""
        if self.left < 2:
            return 0
        when = self.house.policy.announce
        finished = [trick for trick in self.view.tricks if trick.winner >= 0]
        if when == "first_winner" and finished and finished[0].winner != self.seat:
            return 0
        pairs = 0
        done = {declared.suit for declared in self.view.declarations}
        for suit in marriages_in(self.hand):
            if suit in done or self.view.special == "misere":
                continue
            pairs |= 1 << card_of(suit, KING) | 1 << card_of(suit, QUEEN)
        return pairs

    def marriage_points(self, card: Card) -> int:
        """What announcing a card would bring now."""
        announced = 0
        for declared in self.view.declarations:
            announced |= 1 << (4 if declared.suit < 0 else declared.suit)
        value = max((declared.value for declared in self.view.declarations), default=0)
        return int(self.house.policy.announcement(card, announced, self.trump, value)[0])

    def beaten_by(self, seat: Seat, card: Card, led: int, trump: int) -> float:
        """The chance that a seat which plays later beats a card that would otherwise take the trick."""
        memory = self.memory
        suit = card >> 3
        if suit == trump and suit != led:
            return memory.void_chance(seat, led) * memory.chance(seat, HIGHER[card])
        higher = memory.chance(seat, HIGHER[card]) if suit == led else 0.0
        if trump < 0 or led == trump:
            return higher
        ruff = memory.void_chance(seat, led) * memory.chance(seat, SUIT_MASKS[trump])
        return min(1.0, higher + ruff)

    def stands(self, card: Card, trump: int | None = None) -> float:
        """The chance that a card which leads, or now takes the trick, is not beaten by a foe who plays later."""
        led = self.trick[0] >> 3 if self.trick else card >> 3
        chance = 1.0
        for seat in self.later:
            if self.foe(seat):
                chance *= 1.0 - self.beaten_by(seat, card, led, self.trump if trump is None else trump)
        return chance

    def is_top(self, card: Card) -> bool:
        """Whether no card that beats this one in its suit is in another hand."""
        return not self.memory.others & HIGHER[card]

    def keeping(self, card: Card) -> float:
        """What a card is worth if it stays in the hand, in card points."""
        suit = card >> 3
        own = self.hand & SUIT_MASKS[suit]
        worth = float(WORTH[card])
        if self.declarable >> card & 1:
            hope = 0.6 if self.alone else 0.45
            return worth + hope * self.marriage_points(card)
        if self.is_top(card):
            return worth + WINNER
        higher = (self.memory.others & HIGHER[card]).bit_count()
        guards = own.bit_count() - 1
        value = worth * 0.3
        if card & 7 == TEN:
            value = worth * (0.75 if guards else 0.3)
        elif higher <= guards:
            value += 2.0
        if suit == self.trump:
            value += SMALL_TRUMP
        ten = card_of(suit, TEN)
        if own >> ten & 1 and card != ten and guards == 1 and not self.is_top(ten):
            value += GUARD
        return value

    def expected(self) -> float:
        """Card points that those who play later should add to a trick."""
        others = self.memory.others
        if not others:
            return 0.0
        return sum([WORTH[card] for card in each(others)]) / others.bit_count() * 0.8 * len(self.later)
