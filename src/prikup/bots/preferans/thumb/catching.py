"""Against a misere: lines that force a trick are counted where the hands lie open, else low cards into the holes."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.compiled_rules import HIGHER, LOWER
from prikup.bots.preferans.thumb.scene import TrickSituation
from prikup.bots.preferans.thumb.worlds import values
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card

NODES = 1500
"""Positions that are counted for one card."""
COUNTED = 7
"""From so many tricks before the end on."""


def play(scene: TrickSituation) -> Choice:
    """A card of the defence."""
    if scene.left <= COUNTED:
        found = values(scene, NODES)
        if found and max(found.values()) > min(found.values()):
            most = max(found.values())
            best = [card for card, tricks in found.items() if tricks == most]
            card = max(best, key=lambda card: (_quality(scene, card), -card))
            return Choice(Play(card), because("hint-catch-line", card=card))
    card = max(scene.cards, key=lambda card: (_quality(scene, card), -card))
    if not scene.trick:
        return Choice(Play(card), because("hint-catch-hole", card=card))
    if card >> 3 != scene.trick[0] >> 3:
        return Choice(Play(card), because("hint-catch-throw", card=card))
    return Choice(Play(card), because("hint-catch-low" if not scene.takes(card) else "hint-catch-over", card=card))


def _quality(scene: TrickSituation, card: Card) -> float:
    """How good a card looks without counting."""
    suit = card >> 3
    mask = SUIT_MASKS[suit]
    declarer = scene.memory.possible[scene.declarer]
    if not scene.trick:
        # Low where he must play higher; cards of his above it, none below.
        above = (declarer & HIGHER[card]).bit_count()
        below = (declarer & LOWER[card]).bit_count()
        return above - 2.0 * below if declarer & mask else -5.0 + 0.1 * (card & 7)
    led = scene.trick[0] >> 3
    if suit != led:
        # A suit in which the declarer has a hole is kept; where he is short or safe, cards go, from the shortest.
        own = (scene.hand & mask).bit_count()
        return -own - 0.5 * (declarer & mask).bit_count() + 0.1 * (card & 7)
    lying = [at for at, place in enumerate(scene.places) if place == scene.declarer]
    if lying:
        # He has played: under his card where he would have to take it, else over with the highest.
        his = scene.trick[lying[0]]
        if his >> 3 == led and scene.best == lying[0]:
            return 10.0 - 0.1 * (card & 7) if not scene.takes(card) else -(card & 7)
        return 0.1 * (card & 7)
    return -float(card & 7)
