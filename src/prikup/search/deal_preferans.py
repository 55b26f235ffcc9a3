"""The deals of Preferans that lead to the cards of a world, and what a view tells of their course."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from prikup.core.actions import Deal
from prikup.core.cards import mask_of
from prikup.core.seats import Seat
from prikup.preferans.actions import Lay, Offer, Surrender
from prikup.preferans.game import Preferans
from prikup.preferans.layout import HAND, TALON
from prikup.preferans.seen.view import View
from prikup.preferans.state import Dealing, State
from prikup.search.piles import DealCourse, Piles

_SETTLED = ("declarer", "contract", "passes", "declined", "laid", "share", "quota")
"""What no trick changes any more."""


def replayable(view: View) -> bool:
    """Whether the deal can be played again: it was seen from the beginning."""
    return view.dealt is not None or view.hand is None


class Courses:
    """The deals that lead to the worlds of a view. A world tells the whole course: the talon as dealt is part of it."""

    draws = False
    """No cards are drawn from a stock."""

    def __init__(self, game: Preferans, view: View, rng: random.Random) -> None:
        self.view = view

    def of(self, piles: Piles, most: int) -> list[DealCourse]:
        """The only course that leads to a world; none where the view began later."""
        view, hands = self.view, dict(piles.hands)
        for trick in view.tricks:
            for card, place in zip(trick.cards, trick.places, strict=True):
                if place >= 0:
                    hands[place] = hands.get(place, 0) | 1 << card
        talon = mask_of(piles.dealt_talon)
        if not piles.talon and view.passes is None and view.declarer >= 0:
            hands[view.declarer] = (hands[view.declarer] | piles.aside) & ~talon
        if any(hand.bit_count() != HAND for hand in hands.values()) or talon.bit_count() != TALON:
            return []
        dealt = tuple([hands[place] for place in sorted(hands)])
        start = State(view.sheet, Dealing("shuffle", redeal=view.redeal))
        return [DealCourse(start, Deal(dealt, talon, piles.dealt_talon), {}, piles.aside)]

    def told(self, view: View) -> View:
        """The view of another seat after the deal: all that it knows it was told."""
        return view


def with_hidden(script: Sequence[tuple[Seat, Any]], course: DealCourse) -> Iterator[tuple[Seat, Any]]:
    """The script with what was laid away in a course."""
    for seat, action in script:
        yield seat, Lay(course.away) if isinstance(action, Lay) else action


def legal_with(game: Preferans, state: State, seat: Seat, legal: tuple[Any, ...], deal: Deal) -> tuple[Any, ...]:
    """What a seat may do before the tricks, in another deal: the same, for no call depends on the hand."""
    return legal


def may_be(course: DealCourse, action: Any) -> bool:
    """Whether an action may have been done in a course, as far as that is known of it."""
    if isinstance(action, Lay):
        return action.cards == course.away
    return not isinstance(action, Offer | Surrender)


def agrees(view: View, target: View) -> bool:
    """Whether a view can still become the target."""
    if not view.cards_out or view.words != target.words[: len(view.words)]:
        return False
    if view.said != target.said[: len(view.said)] or len(view.tricks) > len(target.tricks):
        return False
    for one, other in zip(view.tricks, target.tricks, strict=False):
        lying = len(one.cards)
        if one.cards != other.cards[:lying] or one.places != other.places[:lying]:
            return False
    return not (view.in_tricks and target.in_tricks) or _settled(view, target)


def _settled(view: View, target: View) -> bool:
    return all(getattr(view, name) == getattr(target, name) for name in _SETTLED) and (view.defence == target.defence)


def complete(view: View, target: View) -> bool:
    """Whether a view tells all that the target does, but for an offer that waits for answers."""
    if view.in_tricks != target.in_tricks or not (view.in_tricks or view.phase == target.phase):
        return False
    if len(view.words) < len(target.words) or len(view.said) < len(target.said):
        return False
    cards = [sum(len(trick.cards) for trick in one.tricks) for one in (view, target)]
    return cards[0] == cards[1] and _settled(view, target)
