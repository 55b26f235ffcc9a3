"""The cards of a view counted and assigned to places: what each hand certainly holds, and what it cannot hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.knowledge import ASIDE, BESIDE, GONE, HAND, STOCK, TALON, AtMost, Condition, Lies, Place
from prikup.core.seats import Seat
from prikup.core.stages import Stage, phases_since
from prikup.core.tricks import Policy
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.layout import ACES, PAIRS
from prikup.thousand.seen.view import View
from prikup.thousand.state import Phase, Selling

NAMED: frozenset[str] = phases_since(Phase, Stage.ANSWERS)
"""Phases after the contract is named, as views name them."""
EXCHANGED: frozenset[str] = phases_since(Phase, Stage.NAMING)
"""Phases after the exchange."""
Ruling = tuple[int, Seat, int]
"""The trump of a trick, the seat whose declaration made it, and the trump that its leader had just made and so had to
lead (BT-028a); -1 for none."""


@lru_cache(maxsize=1 << 16)
def due(
    policy: Policy,
    pack: Cards,
    lying: tuple[Card, ...],
    card: Card,
    trump: int,
    foreign: bool,
    new: bool = False,
    declarer: int = -1,
) -> Cards:
    """The cards that would have made ``card`` illegal if the hand had held one of them, where duties hold; the
    arguments are those of ``Policy.legal``."""
    bit = 1 << card
    index = policy.duties_from
    return mask_of(
        other
        for other in cards_in(pack)
        if not policy.legal(bit | 1 << other, lying, trump, index, foreign, new=new, declarer=declarer) & bit
    )


class Reading:
    """A view, with its cards counted and assigned to places.

    ``rulings``: the trump of each trick, with whose it was; none where the duties of those tricks are not looked at.
    """

    def __init__(self, compiled: CompiledRules, view: View, rulings: Sequence[Ruling]) -> None:
        self.compiled = compiled
        self.rulings = rulings
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
        self.dealt = layout.hand + (layout.gifts if layout.talon and not view.golden else 0)
        """The number of cards a hand holds at the first lead."""
        self.draws = layout.draws
        self.drawn = min(self.index, self.draws)
        """How many cards each hand draws in the deal, and how many it has drawn."""
        self.played = [0] * compiled.players
        """The cards that each seat has played in this view."""
        self.when: dict[Card, int] = {}
        """The trick in which each of these cards was played."""
        for number, trick in enumerate(view.tricks, self.first):
            for seat, card in zip(view.circle(trick.leader), trick.cards, strict=False):
                self.played[seat] |= 1 << card
                self.when[card] = number
        self.out = layout.all & ~view.played
        if self.taken or view.phase == Selling.name:
            self.out &= ~(view.offered if view.sales else 0)
        self.undealt = 0
        """The bottom card of the pack, where it was not dealt to a hand and this seat has seen it."""
        if view.bottom >= 0 and (layout.stock or layout.dead or self.bottom_in_talon):
            self.undealt = 1 << view.bottom
        self.certain = self._certain()
        self.refused = self._refused()
        self.places: list[Place] = []
        self.possible: list[Cards] = []
        self.at: dict[Seat, int] = {}
        """The index of each hand's place."""
        self._place()

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
        for number, (trick, ruling) in enumerate(zip(view.tricks, self.rulings, strict=False), self.first):
            if number < policy.duties_from:
                continue
            trump, owner, owed = ruling
            declarer = self.compiled.declarer_at(view.dealer, trick.leader, view.declarer)
            for at, (seat, card) in enumerate(zip(view.circle(trick.leader), trick.cards, strict=False)):
                foreign = owner not in (-1, seat) and not at
                lying = trick.cards[:at]
                banned = due(policy, self.compiled.layout.all, lying, card, trump, foreign, declarer=declarer)
                if owed >= 0 and not at:
                    banned |= due(policy, self.compiled.layout.all, (), card, owed, foreign=False, new=True)
                if banned:
                    found[seat].append((number, banned))
        return found

    def played_after(self, seat: Seat, number: int) -> Cards:
        """The cards that a seat played after the trick of this number."""
        return self.played[seat] & mask_of(card for card, when in self.when.items() if when > number)

    def _lacking(self, seat: Seat) -> Cards:
        """The cards that a hand did not hold when it played, and cannot have drawn since."""
        found = 0
        for number, cards in self.refused[seat]:
            if min(number, self.draws) >= self.drawn:
                found |= cards
        return found

    def _sizes(self) -> dict[Seat, int]:
        view, layout = self.view, self.compiled.layout
        sizes = dict.fromkeys(self.seats, layout.hand)
        if view.phase in EXCHANGED:
            sizes = dict.fromkeys(self.seats, self.dealt - self.index + self.drawn)
        elif self.taken:
            sizes[view.declarer] += layout.talon - len(view.gifts) - view.laid
            if view.phase == Selling.name:
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
                cards = free & ~self._lacking(seat)
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
        elif self.bottom_in_talon:
            name = (TALON if self.lying else "") if layout.talons == 1 else (BESIDE if view.chosen < 1 else "")
        at = self.place_of(name) if name else -1
        if at >= 0:
            for other in range(len(self.places)):
                if other != at:
                    self.possible[other] &= ~(1 << view.bottom)

    @property
    def bottom_in_talon(self) -> bool:
        """Whether the last card of the pack goes to the talon."""
        return bool(self.compiled.layout.talon) and self.compiled.deal.last_in_talon

    # The exchange.

    def exchange(self) -> list[Condition]:
        """Where the cards of a talon can be that this seat has seen, where it has not seen all that became of them.

        An opponent holds at most one of them, and only as the gift. A declarer has not seen the gifts that were made
        before the view began.
        """
        view = self.view
        declarer = view.declarer
        if not self.taken or not view.talon or (declarer == self.me and not self.receivers):
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
