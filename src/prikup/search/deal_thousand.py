"""A deal of Thousand that leads to the cards of a world, and what a view tells of its course."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from prikup.core.actions import Deal, Rest
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.seats import Seat
from prikup.search.piles import Course, Piles
from prikup.thousand.actions import Bomb, Claim, Give, Lay, Writeoff
from prikup.thousand.game import Thousand
from prikup.thousand.seen.view import View
from prikup.thousand.state import Dealing, State

_SETTLED = ("declarer", "contract", "bid", "forced", "dark", "golden", "special", "open", "doubled", "chosen", "laid")
"""What no trick changes any more."""


def replayable(view: View) -> bool:
    """Whether the deal can be played again: it was seen from the beginning, from a pack that nobody looked at, no
    cards were for sale, and none are drawn from a stock (docs/sampling.md)."""
    if view.begun or view.bottom >= 0 or view.stock or view.drawn:
        return False
    return not (view.sales or view.offered or view.seller >= 0)


def course(game: Thousand, view: View, piles: Piles, rng: random.Random) -> Course | None:
    """A deal, with what the view has not seen of its course drawn at random; None if there is none."""
    layout, declarer = game.compiled.layout, view.declarer
    hands = {seat: piles.hands.get(seat, 0) for seat in game.compiled.in_play[view.dealer]}
    for trick in view.tricks:
        for seat, card in zip(view.circle(trick.leader), trick.cards, strict=False):
            hands[seat] |= 1 << card
    taken = bool(layout.talon) and declarer >= 0 and not view.golden and not view.lying
    gifts: dict[Seat, Card] = {}
    talon = 0 if taken else piles.talon
    away = piles.aside
    if taken:
        hands[declarer] |= away
        for gift in view.gifts:
            card = gift.card if gift.card >= 0 else _gift(hands[gift.to], view.talon, rng)
            gifts[gift.to] = card
            hands[gift.to] &= ~(1 << card)
            hands[declarer] |= 1 << card
        talon = view.talon
        if not talon:
            talon = mask_of(rng.sample([*cards_in(hands[declarer])], layout.talon))
        if talon & ~hands[declarer]:
            return None
        hands[declarer] &= ~talon
    first, second = (piles.beside, talon) if view.chosen == 1 else (talon, piles.beside)
    order = (*cards_in(first), *cards_in(second))
    dealt = tuple([hands.get(seat, 0) for seat in range(game.players)])
    start = State(view.sheet, Dealing("shuffle", redeal=view.redeal))
    return Course(start, Deal(dealt, mask_of(order), order), gifts, away)


def _gift(hand: Cards, talon: Cards, rng: random.Random) -> Card:
    """The card that a hand was given: one of the talon that all have seen, if it holds one."""
    return rng.choice([*cards_in(hand & talon or hand)])


def with_hidden(script: Sequence[tuple[Seat, Any]], course: Course) -> Iterator[tuple[Seat, Any]]:
    """The script with the gifts of a course, and with what was laid away in it."""
    away = [*cards_in(course.away)]
    for seat, action in script:
        if isinstance(action, Give):
            yield seat, Give(action.to, course.gifts[action.to], action.open)
        elif isinstance(action, Lay):
            yield seat, Lay(away.pop())
        else:
            yield seat, action


def may_be(course: Course, action: Any) -> bool:
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
    cards = [sum(len(trick.cards) for trick in one.tricks) for one in (view, target)]
    declared = len(view.declarations) == len(target.declarations)
    return cards[0] == cards[1] and declared and _settled(view, target) and view.lying == target.lying
