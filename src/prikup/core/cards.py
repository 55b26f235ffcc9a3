"""Cards as small integers and hands as bit sets.

A card is ``suit * 8 + rank``: suits 0..3 are spades, clubs, diamonds, hearts; ranks 0..7 are 7 8 9 T J Q K A. A hand is
an integer with bit ``card`` set. Which rank beats which is decided by the game.

Text: a card is suit then rank (``HA``, ``ST``); a hand groups its suits, hearts first (``HAT9.DKQ``), ``-`` when empty.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Iterator
from typing import Annotated

from prikup.core.errors import NotationError

Card = Annotated[int, "card"]
"""One card, 0..31."""
Cards = Annotated[int, "cards"]
"""A set of cards as a bit set."""

SUITS = "SCDH"
RANKS = "789TJQKA"
SPADES, CLUBS, DIAMONDS, HEARTS = range(4)
SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(8)
SUIT_ORDER = (HEARTS, DIAMONDS, CLUBS, SPADES)
"""The order in which the suits of a hand are shown."""

SUIT_MASKS: tuple[Cards, ...] = tuple(0xFF << (8 * suit) for suit in range(4))
RANK_MASKS: tuple[Cards, ...] = tuple(0x01010101 << rank for rank in range(8))

CARD_TEXTS: tuple[str, ...] = tuple(SUITS[card >> 3] + RANKS[card & 7] for card in range(32))
_BY_TEXT = {text: card for card, text in enumerate(CARD_TEXTS)}
_SHOWN_RANKS = (ACE, TEN, KING, QUEEN, JACK, NINE, EIGHT, SEVEN)


def card_of(suit: int, rank: int) -> Card:
    """The card of a suit (0..3) and a rank (0..7)."""
    return suit * 8 + rank


def pack_of(ranks: Iterable[int]) -> tuple[Card, ...]:
    """All cards of the given ranks, suit by suit: the unshuffled pack."""
    chosen = tuple(ranks)
    return tuple(card_of(suit, rank) for suit in range(4) for rank in chosen)


def mask_of(cards: Iterable[Card]) -> Cards:
    """The given cards as a bit set."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def suit_of(cards: Cards, suit: int) -> int:
    """The cards of a suit (0..3) as eight bits, by rank."""
    return cards >> 8 * suit & 0xFF


def union(sets: Iterable[Cards]) -> Cards:
    """All cards of some sets."""
    return functools.reduce(operator.or_, sets, 0)


def cards_in(cards: Cards) -> Iterator[Card]:
    """The cards of a set, lowest number first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def suit_text(suit: int) -> str:
    """The letter of a suit 0..3; ``-`` for anything else."""
    return SUITS[suit] if 0 <= suit < len(SUITS) else "-"


def card_text(card: Card) -> str:
    """``HA`` for the ace of hearts. Raises NotationError(bad_card) for a number outside 0..31."""
    if not 0 <= card < len(CARD_TEXTS):
        raise NotationError("bad_card", text=str(card)[:40])
    return CARD_TEXTS[card]


def parse_card(text: str) -> Card:
    """The card written as ``HA``; ``10`` is read as ``T``. Raises NotationError(bad_card)."""
    wanted = text.strip().upper().replace("10", "T")
    card = _BY_TEXT.get(wanted)
    if card is None:
        raise NotationError("bad_card", text=text)
    return card


def cards_text(cards: Cards) -> str:
    """A hand as text (``HAT9.DKQ``): hearts, diamonds, clubs, spades; in each suit A T K Q J 9 8 7. Raises
    NotationError(bad_card) for a number that is no set of cards."""
    if not 0 <= cards < 1 << len(CARD_TEXTS):
        raise NotationError("bad_card", text=str(cards)[:40])
    groups = []
    for suit in SUIT_ORDER:
        ranks = "".join(RANKS[rank] for rank in _SHOWN_RANKS if cards >> card_of(suit, rank) & 1)
        if ranks:
            groups.append(SUITS[suit] + ranks)
    return ".".join(groups) or "-"


def parse_cards(text: str) -> Cards:
    """The cards written as ``HAT9.DKQ`` (dots, spaces or commas between suits). Raises NotationError (bad_card,
    card_twice)."""
    mask = 0
    wanted = text.strip().upper().replace("10", "T")
    if wanted in ("", "-"):
        return 0
    for group in wanted.replace(",", " ").replace(".", " ").split():
        if len(group) < 2 or group[0] not in SUITS:
            raise NotationError("bad_card", text=group)
        for rank in group[1:]:
            card = _BY_TEXT.get(group[0] + rank)
            if card is None:
                raise NotationError("bad_card", text=group[0] + rank)
            if mask >> card & 1:
                raise NotationError("card_twice", card=CARD_TEXTS[card])
            mask |= 1 << card
    return mask
