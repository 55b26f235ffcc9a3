"""A declarer's misere: as high as goes under what lies, the holes thrown away, leads that somebody must take."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb.holes import caught
from prikup.bots.preferans.thumb.passes import peril
from prikup.bots.preferans.thumb.scene import TrickSituation
from prikup.bots.preferans.thumb.tricks import suit_of
from prikup.bots.preferans.thumb.worlds import values
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card

NODES = 1500
"""Positions that are counted for one card when both hands lie open."""


def play(scene: TrickSituation) -> Choice:
    """A card of the declarer's hand in a misere."""
    found = values(scene, NODES) if scene.left <= 7 and scene.memory.sees_all() else {}
    if found:
        least = min(found.values())
        best = [card for card, tricks in found.items() if tricks == least]
        if len(best) < len(scene.cards):
            scene.cards = best
            if len(best) == 1:
                return Choice(Play(best[0]), because("hint-counted", card=best[0]))
    if not scene.trick:
        card = min(scene.cards, key=lambda card: (scene.ducked(card), -peril(scene, card), -card))
        return Choice(Play(card), because("hint-low-lead", card=card))
    led = scene.trick[0] >> 3
    following = [card for card in scene.cards if card >> 3 == led]
    if not following:
        card = max(scene.cards, key=lambda card: (_hole(scene, card), peril(scene, card), card & 7))
        return Choice(Play(card), because("hint-low-throw", card=card))
    under = [card for card in following if not scene.takes(card)]
    if under:
        return Choice(Play(max(under)), because("hint-low-under", card=max(under)))
    if not scene.later:
        return Choice(Play(max(following)), because("hint-low-caught", card=max(following)))
    card = min(following, key=lambda card: (scene.ducked(card), card))
    return Choice(Play(card), because("hint-low-hope", card=card))


def _hole(scene: TrickSituation, card: Card) -> float:
    """How much safer the suit is without a card."""
    if not scene.against & SUIT_MASKS[card >> 3]:
        return 0.0
    suit = suit_of(scene.hand, card >> 3)
    return caught(suit, leads=False) - caught(suit & ~(1 << (card & 7)), leads=False)
