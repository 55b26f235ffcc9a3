"""The value of a card that stays in the hand, in tricks."""

from __future__ import annotations

from prikup.bots.preferans.compiled_rules import HIGHER, LOWER
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.core.cards import SUIT_MASKS, Card, cards_in

TOP_TRUMP, LAST_TRUMP, SMALL_TRUMP = 0.95, 0.9, 0.45
TOP, TOP_AT_RISK = 0.9, 0.7
"""A sure winner, without trumps against it and with them."""
FREE, FREE_AT_RISK = 0.85, 0.3
"""A card of a suit that nobody else has."""
GUARDED = (0.0, 0.55, 0.35, 0.2)
"""A card under this many higher ones, with as many of its suit below it to be played first."""
GUARD = 0.3
"""A card that guards a higher one."""


def keeping(situation: TrickSituation, card: Card) -> float:
    """How many tricks a card should take later."""
    mask = SUIT_MASKS[card >> 3]
    own = situation.hand & mask
    higher = (situation.against & HIGHER[card]).bit_count()
    below = (own & LOWER[card]).bit_count()
    if card >> 3 == situation.trump:
        if not situation.against & mask:
            return LAST_TRUMP
        if not higher:
            return TOP_TRUMP
        return max(SMALL_TRUMP, 0.8 if higher <= below else 0.0) + 0.01 * (card & 7)
    ruffed = bool(situation.trumps_out())
    height = 0.01 * (card & 7)
    if not situation.against & mask:
        return (FREE_AT_RISK if ruffed else FREE) + height
    if not higher:
        return TOP_AT_RISK if ruffed else TOP
    if higher <= min(below, 3):
        return GUARDED[higher] + height
    return height + (GUARD if guards(situation, card) else 0.0)


def guards(situation: TrickSituation, card: Card) -> bool:
    """Whether a small card keeps a higher one of its suit from falling under the cards above it."""
    own = situation.hand & SUIT_MASKS[card >> 3]
    for other in cards_in(own & HIGHER[card]):
        higher = (situation.against & HIGHER[other]).bit_count()
        if 0 < higher < 3 and (own & LOWER[other]).bit_count() == higher:
            return True
    return False
