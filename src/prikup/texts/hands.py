"""The order in which hands show their cards: everywhere the same, and the reader chooses it.

The page has the same (``web/src/lib/cards/order.ts``); both are held to ``spec/hands.json``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from prikup.core.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, Cards, card_of, suit_of

HandOrder = Literal["suits", "ranks", "trump"]
"""By suits, by ranks, or by suits with trump first."""
ORDERS: tuple[HandOrder, ...] = get_args(HandOrder)

_RED = (HEARTS, DIAMONDS)
_BLACK = (SPADES, CLUBS)


def suit_order(cards: Cards) -> tuple[int, ...]:
    """The suits of some cards in alternating colours, as far as possible."""
    reds, blacks = ([suit for suit in suits if suit_of(cards, suit)] for suits in (_RED, _BLACK))
    more, less = (reds, blacks) if len(reds) >= len(blacks) else (blacks, reds)
    return tuple(suit for at, one in enumerate(more) for suit in (one, *less[at : at + 1]))


def arranged(
    cards: Cards, ranks: Sequence[int], order: HandOrder = "suits", trump: int = -1, begun: Cards = 0
) -> tuple[Card, ...]:
    """The cards of a hand as they lie, from left to right.

    ``ranks`` go from the highest; ``trump``: the trump suit, none below 0 or above 3; ``begun``: the cards that the
    hand began with, so that its suits keep their places when one runs out.
    """
    suits = suit_order(begun | cards)
    if order == "ranks":
        places = [card_of(suit, rank) for rank in ranks for suit in suits]
    else:
        if order == "trump" and trump in suits:
            suits = (trump, *_after(trump, suit_order((begun | cards) & ~(0xFF << 8 * trump))))
        places = [card_of(suit, rank) for suit in suits for rank in ranks]
    return tuple(card for card in places if cards >> card & 1)


def _after(trump: int, suits: tuple[int, ...]) -> tuple[int, ...]:
    """The suits after trump: the first one of the other colour, if that keeps the colours apart."""
    red = trump in _RED
    if suits and (suits[0] in _RED) == red and (suits[-1] in _RED) != red:
        return suits[::-1]
    return suits
