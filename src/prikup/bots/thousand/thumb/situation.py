"""A trick as one player sees it, for leading and following."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.thousand.compiled_rules import HIGHER, worths
from prikup.bots.thousand.memory import Memory
from prikup.bots.thousand.thumb.valuation import safe
from prikup.core.actions import Play
from prikup.core.cards import ACE, KING, QUEEN, SUIT_MASKS, TEN, Card, Cards, card_of, cards_in, mask_of
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.layout import PAIRS, declaration_bit, marriages_in
from prikup.thousand.seen.view import View

WINNER = 8.0
"""The value of a sure winner in hand besides its points: two cards that fall to it, and the lead."""
SMALL_TRUMP = 7.0
"""The value of a low trump: it may win a trick."""
GUARD = 3.0
"""The value of a small card that guards a ten."""
DRAWN = 0.7
"""The chance that a marriage made by drawing is declared."""
RISEN = (1.0, 0.4, 0.2)
"""The chance that a marriage can be brought home, by how many cards above it are in other hands."""
AWAITED = 0.3
"""The part of a marriage in hand that getting the lead is worth, if it is uncertain when it comes again."""


class TrickSituation:
    """The trick on the table, the hand, and where cards can be."""

    def __init__(self, compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> None:
        self.compiled = compiled
        self.view = view
        self.worths = worths(compiled)
        self.memory = Memory(compiled, view)
        self.hand: Cards = view.hand or 0
        self.seat = view.seat
        self.declarer = view.declarer
        self.trump = view.trump
        self.plays = [action for action in legal if isinstance(action, Play)]
        lying = view.trick
        self.trick: tuple[Card, ...] = lying.cards if lying else ()
        self.leader: Seat = lying.leader if lying else view.seat
        self.left = self.hand.bit_count()
        self.index = sum(trick.winner >= 0 for trick in view.tricks)
        self.free = self.index < compiled.policy.duties_from
        """Whether any card may be played to this trick: duties begin when the stock is used up (TT-A-017)."""
        self.draws = view.stock // compiled.hands
        """How many cards this seat will still draw."""
        self.declarable = self._declarable()
        self.halves = self._open_halves() if compiled.drowns else {}
        """The kings and queens of declared marriages that can still be taken (BT-031b): whose each is, and what the
        marriage counts."""

    @property
    def alone(self) -> bool:
        """Whether this seat is the declarer, or everybody plays for himself."""
        return self.declarer < 0 or self.seat == self.declarer

    @property
    def partnered(self) -> bool:
        """Whether another defender plays on this seat's side."""
        return not self.alone and self.compiled.hands > 2

    @property
    def owns_trump(self) -> bool:
        """Whether the trump is this seat's: by its declaration, or, if trump is fixed, by the number it holds."""
        if self.view.fixed >= 0:
            mask = SUIT_MASKS[self.view.fixed]
            return (self.hand & mask).bit_count() * self.compiled.hands >= (self.memory.others & mask).bit_count()
        return self.seat in [one.seat for one in self.view.declarations if one.suit == self.trump]

    @property
    def need(self) -> int:
        """Card points that the declarer still needs; 0 or less if the contract is made."""
        return self.view.contract - self.view.points(self.declarer)

    @property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one."""
        return self.view.circle(self.seat)[1 : self.compiled.hands - len(self.trick)]

    def foe(self, seat: Seat) -> bool:
        """Whether a seat plays against this one: all against the declarer, or each against all."""
        return self.alone or seat == self.declarer

    def _declarable(self) -> Cards:
        """Kings and queens of marriages that may still be declared in this deal."""
        if self.left < 2 or self.compiled.announces_first:
            return 0
        when = self.compiled.policy.announce
        if when == "first_winner" and self.index and self.view.tricks[0].winner != self.seat:
            return 0
        pairs = 0
        done = {declared.suit for declared in self.view.declarations}
        for suit in marriages_in(self.hand):
            if suit in done or self.view.special == "misere" or self._barred(suit):
                continue
            pairs |= 1 << card_of(suit, KING) | 1 << card_of(suit, QUEEN)
        return pairs

    def _open_halves(self) -> dict[Card, tuple[Seat, int]]:
        gone = 0
        for trick in self.view.tricks:
            if trick.winner >= 0:
                gone |= mask_of(trick.cards)
        return {
            card: (one.seat, one.value)
            for one in self.view.declarations
            if one.suit >= 0 and one.value
            for card in cards_in(PAIRS[one.suit] & ~gone)
        }

    def _barred(self, suit: int) -> bool:
        """Whether a marriage is worth too little to be declared after the last one (B1-003)."""
        if self.compiled.policy.trump_keep != "rising" or self.trump < 0:
            return False
        last = next((one for one in reversed(self.view.declarations) if one.suit == self.trump), None)
        return last is not None and self.compiled.rules.marriages.by_suit()[suit] <= last.value

    def marriage_points(self, card: Card) -> int:
        """The points for declaring a card's marriage now; nothing for one that is likely to be drowned."""
        if self.compiled.drowns and card & 7 != ACE and not safe(card >> 3, self.memory.others):
            return 0
        return self.worth_of(card)

    def promised(self, card: Card) -> float:
        """The points of a card's marriage, by the chance that nobody drowns it once it is declared (BT-031b)."""
        if not self.compiled.drowns or card & 7 == ACE:
            return self.worth_of(card)
        above = (self.memory.others & HIGHER[card_of(card >> 3, KING)]).bit_count()
        return self.worth_of(card) * RISEN[above]

    def worth_of(self, card: Card) -> int:
        """The points of a card's marriage, or of four aces, if it were declared now and nobody drowned it."""
        announced = 0
        for declared in self.view.declarations:
            announced |= 1 << declaration_bit(declared.suit)
        value = max((declared.value for declared in self.view.declarations), default=0)
        return int(self.compiled.policy.announcement(card, announced, self.trump, value)[0])

    def beaten_by(self, seat: Seat, card: Card, led: int, trump: int) -> float:
        """The chance that a seat which plays later beats a card that would otherwise win."""
        memory = self.memory
        suit = card >> 3
        if self.free and trump >= 0 and suit != trump:
            # Nobody has to follow: any trump takes it.
            higher = memory.chance(seat, HIGHER[card]) if suit == led else 0.0
            return 1.0 - (1.0 - higher) * (1.0 - memory.chance(seat, SUIT_MASKS[trump]))
        if self.free and suit == trump:
            return memory.chance(seat, HIGHER[card])
        if suit == trump and suit != led:
            return memory.void_chance(seat, led) * memory.chance(seat, HIGHER[card])
        higher = memory.chance(seat, HIGHER[card]) if suit == led else 0.0
        if trump < 0 or led == trump:
            return higher
        ruff = memory.void_chance(seat, led) * memory.chance(seat, SUIT_MASKS[trump])
        return min(1.0, higher + ruff)

    def stands(self, card: Card, trump: int | None = None) -> float:
        """The chance that no foe who plays later beats a card that leads or wins so far."""
        led = self.trick[0] >> 3 if self.trick else card >> 3
        chance = 1.0
        for seat in self.later:
            if self.foe(seat):
                chance *= 1.0 - self.beaten_by(seat, card, led, self.trump if trump is None else trump)
        return chance

    def is_top(self, card: Card) -> bool:
        """Whether no other hand holds a higher card of the suit."""
        return not self.memory.others & HIGHER[card]

    def keeping(self, card: Card) -> float:
        """The value of a card that stays in the hand, in card points."""
        suit = card >> 3
        own = self.hand & SUIT_MASKS[suit]
        worth = float(self.worths[card])
        if self.declarable >> card & 1:
            hope = 0.6 if self.alone else 0.45
            return worth + hope * self.promised(card)
        if self.draws and card & 7 in (QUEEN, KING):
            value_of_half = self.half(card)
            if value_of_half:
                return worth + value_of_half
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

    def half(self, card: Card) -> float:
        """The value of half a marriage while the other half may still be drawn."""
        mate = card_of(card >> 3, QUEEN if card & 7 == KING else KING)
        if self.hand >> mate & 1 or card >> 3 in {one.suit for one in self.view.declarations}:
            return 0.0
        if mate == self.view.exposed:
            return DRAWN * self.marriage_points(card) / self.compiled.hands
        if not self.memory.others >> mate & 1:
            return 0.0
        return DRAWN * self.marriage_points(card) * self.draws / self.memory.others.bit_count()

    def waiting(self) -> float:
        """The value of declarations that wait for this seat's lead."""
        held = self.declarable if self.compiled.policy.announce != "never" else 0
        if not held:
            return 0.0
        return AWAITED * max(self.marriage_points(card) for card in cards_in(held))

    def expected(self) -> float:
        """Card points that later players should add to a trick, on average."""
        others = self.memory.others
        worth = sum([self.worths[card] for card in cards_in(others)])
        return worth / max(1, others.bit_count()) * 0.8 * len(self.later)
