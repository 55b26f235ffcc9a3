"""A declarer's misere: play the highest card that still ducks, discard from holes, lead what somebody must take."""

from __future__ import annotations

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb.holes import caught
from prikup.bots.preferans.thumb.passes import peril
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.bots.preferans.thumb.worlds import values
from prikup.core.actions import Play
from prikup.core.cards import SUIT_MASKS, Card, suit_of


def play(situation: TrickSituation) -> Choice:
    """A card of the declarer's hand in a misere."""
    found = values(situation) if situation.memory.sees_all() else {}
    if found:
        least = min(found.values())
        best = [card for card, tricks in found.items() if tricks == least]
        if len(best) < len(situation.cards):
            situation.cards = best
            if len(best) == 1:
                return Choice(Play(best[0]), because("hint-counted", card=best[0]))
    if not situation.trick:
        card = min(situation.cards, key=lambda card: (situation.ducked(card), -peril(situation, card), -card))
        return Choice(Play(card), because("hint-low-lead", card=card))
    led = situation.trick[0] >> 3
    following = [card for card in situation.cards if card >> 3 == led]
    if not following:
        card = max(situation.cards, key=lambda card: (_hole(situation, card), peril(situation, card), card & 7))
        return Choice(Play(card), because("hint-low-throw", card=card))
    under = [card for card in following if not situation.takes(card)]
    if under:
        return Choice(Play(max(under)), because("hint-low-under", card=max(under)))
    if not situation.later:
        return Choice(Play(max(following)), because("hint-low-caught", card=max(following)))
    card = min(following, key=lambda card: (situation.ducked(card), card))
    return Choice(Play(card), because("hint-low-hope", card=card))


def _hole(situation: TrickSituation, card: Card) -> float:
    """How much safer the suit becomes without a card."""
    if not situation.against & SUIT_MASKS[card >> 3]:
        return 0.0
    suit = suit_of(situation.hand, card >> 3)
    return caught(suit, leads=False) - caught(suit & ~(1 << (card & 7)), leads=False)
