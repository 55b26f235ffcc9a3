"""The deals of Thousand that lead to the cards of a world, and what a view tells of their course."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations
from math import comb, factorial, prod
from typing import Any

from msgspec.structs import replace

from prikup.core.actions import Deal, Rest
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.seats import Seat
from prikup.search.draws import Draws
from prikup.search.piles import DealCourse, Piles
from prikup.thousand.actions import Bomb, Claim, Give, Lay, Writeoff
from prikup.thousand.game import Thousand
from prikup.thousand.knowledge.begun import Start, followed
from prikup.thousand.knowledge.draws import released, slot
from prikup.thousand.knowledge.places import Reading
from prikup.thousand.layout import ACES, PAIRS
from prikup.thousand.seen.view import View
from prikup.thousand.state import Dealing, State

_SETTLED = ("declarer", "contract", "bid", "forced", "dark", "golden", "special", "open", "doubled", "chosen", "laid")
"""What no trick changes any more."""


def replayable(view: View) -> bool:
    """Whether the deal can be played again: it was seen from the beginning, and nobody bought cards (the talon is not
    in the view any more)."""
    if view.begun or (view.offered and not view.sales):
        return False
    return view.seller in (-1, view.declarer)


class Courses:
    """The deals that lead to the worlds of a view, with all that the view has not seen of them: closed gifts, a talon
    that only the declarer saw, the order in which cards were laid away, the order in which they were drawn."""

    def __init__(self, game: Thousand, view: View, rng: random.Random) -> None:
        self.game, self.view, self._rng = game, view, rng
        layout = game.compiled.layout
        self._in_play = game.compiled.in_play[view.dealer]
        self._played = dict.fromkeys(self._in_play, 0)
        for trick in view.tricks:
            for seat, card in zip(view.circle(trick.leader), trick.cards, strict=False):
                self._played[seat] |= 1 << card
        self._taken = bool(layout.talon) and view.declarer >= 0 and not view.golden and not view.lying
        tricks = [trick for trick in view.tricks if trick.winner >= 0][: layout.draws]
        self._drawers = tuple([seat for trick in tricks for seat in view.circle(trick.winner)])
        """Who drew each card that was drawn, in their order."""
        self._draws = self._timed() if tricks else {}
        self.draws = bool(tricks)
        """Whether cards were drawn from a stock."""
        self._own: tuple[Card, ...] | None = ()
        """In which order the seat itself drew: what the view does not tell, and no other player knew."""
        if self.draws and view.seat in self._draws:
            found = self._draws[view.seat].order(view.drawn, rng)
            self._own = None if found is None else found[0]

    def _timed(self) -> dict[Seat, Draws]:
        """By seat when it can have drawn which card."""
        view, compiled = self.view, self.game.compiled
        reading = Reading(compiled, view, followed(compiled, view, Start(0, trump=view.fixed)) or ())
        found = {}
        for seat in self._in_play:
            earliest = dict(released(reading, seat))
            latest = {card: slot(reading, reading.when[card]) for card in cards_in(self._played[seat])}
            for declared in view.declarations:
                if declared.seat == seat:
                    for card in cards_in(ACES if declared.suit < 0 else PAIRS[declared.suit]):
                        latest[card] = min(latest.get(card, reading.drawn), slot(reading, declared.trick))
            for card in cards_in(self._early(seat)):
                latest[card] = 0
            if seat == view.seat:
                earliest |= {card: max(1, earliest.get(card, 1)) for card in cards_in(view.drawn)}
            found[seat] = Draws(reading.drawn, earliest, latest)
        return found

    def _early(self, seat: Seat) -> Cards:
        """Cards that a seat had before the tricks, however it came by them."""
        found = mask_of(gift.card for gift in self.view.gifts if gift.card >= 0 and gift.to == seat)
        return found | (self.view.talon if self._taken and seat == self.view.declarer else 0)

    def of(self, piles: Piles, most: int) -> list[DealCourse]:
        """The courses that lead to a world: all of them or, if there are more than ``most``, some drawn at random.

        Where cards were drawn ``most`` orders are drawn at random. Not all of them need be legal.
        """
        view, layout = self.view, self.game.compiled.layout
        hands = {seat: piles.hands.get(seat, 0) | self._played[seat] for seat in self._in_play}
        if not self._taken:
            talon = piles.talon
            times = most if self.draws else 1
            found = [one for _ in range(times) for one in self._dealt(hands, piles, talon, {}, ())]
            return [replace(one, stands_for=one.stands_for / times) for one in found]
        hands[view.declarer] |= piles.aside | (view.offered if view.sales else 0)
        # By gift the cards that it can have been: an opponent holds one of a talon that all have seen only as a gift.
        gifts = [
            (gift.to, (gift.card,) if gift.card >= 0 else (*cards_in(hands[gift.to] & view.talon or hands[gift.to]),))
            for gift in view.gifts
        ]
        away = [*cards_in(piles.aside)]
        orders = 1 if view.seat == view.declarer else factorial(len(away))
        had = hands[view.declarer].bit_count() + len(gifts)
        ways = (*(len(cards) for _, cards in gifts), 1 if view.talon else comb(had, layout.talon), orders)
        count = prod(ways)
        numbers = range(count) if count <= most else self._rng.sample(range(count), most)
        found = []
        for number in numbers:
            at, left = [], number
            for way in ways:
                left, one = divmod(left, way)
                at.append(one)
            given = {to: cards[one] for (to, cards), one in zip(gifts, at, strict=False)}
            laid = next(islice(permutations(away), at[-1], None))
            held = dict(hands)
            for to, card in given.items():
                held[to] &= ~(1 << card)
                held[view.declarer] |= 1 << card
            talon = view.talon or _chosen(held[view.declarer], layout.talon, at[-2])
            if talon & ~held[view.declarer]:
                continue
            held[view.declarer] &= ~talon
            again = -(-most // count) if self.draws else 1
            for course in (one for _ in range(again) for one in self._dealt(held, piles, talon, given, laid)):
                found.append(replace(course, stands_for=course.stands_for * count / (len(numbers) * again)))
        return found

    def _dealt(
        self, hands: dict[Seat, Cards], piles: Piles, talon: Cards, gifts: dict[Seat, Card], laid: tuple[Card, ...]
    ) -> Iterator[DealCourse]:
        """A course from the hands before the tricks without talon and gifts; none if no order of draws was found."""
        view, game = self.view, self.game
        hands = dict(hands)
        orders: dict[Seat, Iterator[Card]] = {}
        stands_for = 1.0
        for seat, draws in self._draws.items():
            if seat == view.seat:
                drawn = None if self._own is None else (self._own, 1.0)
            else:
                drawn = draws.order(hands[seat] | self._early(seat), self._rng)
            if drawn is None:
                return
            hands[seat] &= ~mask_of(drawn[0])
            orders[seat] = iter(drawn[0])
            stands_for *= drawn[1]
        stock = [next(orders[seat]) for seat in self._drawers]
        first, second = (piles.beside, talon) if view.chosen == 1 else (talon, piles.beside)
        order = (*cards_in(first), *cards_in(second), *stock, *piles.drawn_next)
        dealt = tuple([hands.get(seat, 0) for seat in range(game.players)])
        start = State(view.sheet, Dealing("shuffle", redeal=view.redeal))
        yield DealCourse(start, Deal(dealt, mask_of(order), order), gifts, piles.aside, laid, stands_for)

    def told(self, view: View) -> View:
        """The view of another seat after the deal, with a bottom card that all have seen."""
        seen = self.view.bottom >= 0 and self.view.seat != self.view.dealer
        return replace(view, bottom=self.view.bottom) if seen else view

    def redrawn(self, state: Any) -> Any:
        """The state after a trick, with the cards that others draw later exchanged among one another."""
        phase = state.phase
        play = getattr(phase, "play", phase)
        stock = [*play.stock]
        done = self.game.compiled.layout.stock - len(stock)
        for seat, draws in self._draws.items():
            if seat == self.view.seat:
                continue
            before = self._drawers[:done].count(seat)
            places = [at for at, one in enumerate(self._drawers[done:]) if one == seat]
            order = draws.shuffled([-1] * before + [stock[at] for at in places], before, self._rng)
            for at, card in zip(places, order[before:], strict=True):
                stock[at] = card
        play = replace(play, stock=tuple(stock))
        return State(state.sheet, replace(phase, play=play) if hasattr(phase, "play") else play)


def _chosen(hand: Cards, size: int, number: int) -> Cards:
    """The set with a number of all sets of so many cards of a hand."""
    return mask_of(next(islice(combinations(cards_in(hand), size), number, None)))


def with_hidden(script: Sequence[tuple[Seat, Any]], course: DealCourse) -> Iterator[tuple[Seat, Any]]:
    """The script with the gifts of a course, and with what was laid away in it."""
    away = [*course.laid]
    for seat, action in script:
        if isinstance(action, Give):
            yield seat, Give(action.to, course.gifts[action.to], action.open)
        elif isinstance(action, Lay):
            yield seat, Lay(away.pop(0))
        else:
            yield seat, action


def legal_with(game: Thousand, state: State, seat: Seat, legal: tuple[Any, ...], deal: Deal) -> tuple[Any, ...]:
    """What a seat may do before the talon is taken, in another deal: some bids and claims need cards."""
    layout, order = game.compiled.layout, deal.order
    talon, beside = order[: layout.talon], order[layout.talon : len(order) - layout.stock]
    piles = {"hands": deal.hands, "talon": mask_of(talon), "beside": mask_of(beside)}
    fields = state.phase.__struct_fields__
    phase = replace(state.phase, **{name: cards for name, cards in piles.items() if name in fields})
    return game.legal(State(state.sheet, phase), seat)


def may_be(course: DealCourse, action: Any) -> bool:
    """Whether an action may have been done in a course, as far as that is known of it."""
    if isinstance(action, Give):
        return course.gifts.get(action.to) == action.card
    if isinstance(action, Lay):
        return bool(course.away >> action.card & 1)
    return not isinstance(action, Rest | Claim | Writeoff | Bomb)


def agrees(view: View, target: View) -> bool:
    """Whether a view can still become the target."""
    if not view.cards_out or view.words != target.words[: len(view.words)]:
        return False
    if view.gifts != target.gifts[: len(view.gifts)] or len(view.tricks) > len(target.tricks):
        return False
    if view.sales > target.sales or (view.offered | view.shown) & ~(target.offered | target.shown):
        return False
    for one, other in zip(view.tricks, target.tricks, strict=False):
        if one.leader != other.leader or one.cards != other.cards[: len(one.cards)]:
            return False
    due = sum(one.trick < len(view.tricks) for one in target.declarations)
    declared = _declared(view)
    if len(declared) < due or declared != _declared(target)[: len(declared)]:
        return False
    return not (view.in_tricks and target.in_tricks) or _settled(view, target)


def _declared(view: View) -> list[tuple[Seat, int, int]]:
    """Who declared what, and when: what it is worth may change."""
    return [(one.seat, one.suit, one.trick) for one in view.declarations]


def _settled(view: View, target: View) -> bool:
    return all(getattr(view, name) == getattr(target, name) for name in _SETTLED)


def complete(view: View, target: View) -> bool:
    """Whether a view tells all that the target does, but for a claim that waits for answers."""
    if view.in_tricks != target.in_tricks or not (view.in_tricks or view.phase == target.phase):
        return False
    if len(view.words) < len(target.words) or len(view.gifts) < len(target.gifts):
        return False
    if (view.sales, view.offered, view.shown) != (target.sales, target.offered, target.shown):
        return False
    cards = [sum(len(trick.cards) for trick in one.tricks) for one in (view, target)]
    declared = len(view.declarations) == len(target.declarations)
    return cards[0] == cards[1] and declared and _settled(view, target) and view.lying == target.lying
