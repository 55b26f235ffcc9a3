"""Defending against a misere: with open hands, forcing lines are counted; otherwise low cards go into the holes."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.compiled_rules import HIGHER, LOWER
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.bots.preferans.thumb.worlds import values
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card


def play(situation: TrickSituation) -> Choice:
    """A card of the defence."""
    found = values(situation)
    if found and max(found.values()) > min(found.values()):
        most = max(found.values())
        best = [card for card, tricks in found.items() if tricks == most]
        card = max(best, key=lambda card: (_quality(situation, card), -card))
        return Choice(Play(card), because("hint-catch-line", card=card))
    card = max(situation.cards, key=lambda card: (_quality(situation, card), -card))
    if not situation.trick:
        return Choice(Play(card), because("hint-catch-hole", card=card))
    if card >> 3 != situation.trick[0] >> 3:
        return Choice(Play(card), because("hint-catch-throw", card=card))
    return Choice(Play(card), because("hint-catch-low" if not situation.takes(card) else "hint-catch-over", card=card))


def _quality(situation: TrickSituation, card: Card) -> float:
    """How good a card looks without counting."""
    suit = card >> 3
    mask = SUIT_MASKS[suit]
    declarer = situation.memory.possible[situation.declarer]
    if not situation.trick:
        # Low cards where he must play higher: some of his cards are above it, none below.
        above = (declarer & HIGHER[card]).bit_count()
        below = (declarer & LOWER[card]).bit_count()
        return above - 2.0 * below if declarer & mask else -5.0 + 0.1 * (card & 7)
    led = situation.trick[0] >> 3
    if suit != led:
        # Keep suits in which the declarer has a hole; discard where he is short or safe, from the shortest suit.
        own = (situation.hand & mask).bit_count()
        return -own - 0.5 * (declarer & mask).bit_count() + 0.1 * (card & 7)
    lying = [at for at, place in enumerate(situation.places) if place == situation.declarer]
    if lying:
        # He has played: go under his card if it would win, otherwise win with the highest.
        his = situation.trick[lying[0]]
        if his >> 3 == led and situation.best == lying[0]:
            return 10.0 - 0.1 * (card & 7) if not situation.takes(card) else -(card & 7)
        return 0.1 * (card & 7)
    return -float(card & 7)
