"""The shape of a deal: players, pack, hands and talon, resolved once from the options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct

from prikup.core import cards
from prikup.core.cards import Card, Cards


class Layout(Struct, frozen=True):
    """The shape of a deal. ``hands``: the players who hold cards; the other numbers count cards, as dealt."""

    hands: int
    pack: tuple[Card, ...]
    hand: int
    talon: int
    """Cards in the talon, or in each of the talons."""
    talons: int = 1
    """The number of talons; of two, the declarer chooses one (TH-P-097)."""
    stock: int = 0
    """Cards in the stock, from which every player draws after each trick (TH-P-110, TT-A-020)."""
    dead: int = 0
    """Cards dealt to nobody (BT-004)."""
    gifts: int = 1
    """Cards that the declarer gives to each opponent."""
    away: int = 0
    """Cards that the declarer lays away after the gifts (BT-006, TH-P-097, TT-C-004)."""
    packets: tuple[int, ...] = ()
    """How many cards a player is dealt at a time; empty for one by one (TT-A-014)."""

    @property
    def all(self) -> Cards:
        """The whole pack as a set."""
        return cards.mask_of(self.pack)

    @property
    def in_talons(self) -> int:
        """Cards in all talons together."""
        return self.talon * self.talons

    @property
    def draws(self) -> int:
        """How many cards every player draws from the stock in a deal."""
        return self.stock // self.hands

    @property
    def tricks(self) -> int:
        """The number of tricks in a whole deal in which the talon is taken."""
        return self.played(self.hand + self.gifts)

    def played(self, hand: int) -> int:
        """The number of tricks in a deal with ``hand`` cards in each hand at the first lead."""
        return hand + self.draws

    @property
    def set_aside(self) -> int:
        """How many cards are dealt to nobody and are not in the talon or the stock: a second talon, or dead cards."""
        return self.talon * (self.talons - 1) + self.dead

    @property
    def lying(self) -> tuple[int, ...]:
        """By pile as they lie in the order of ``Deal.rest``: the talon, the cards set aside, the stock."""
        return self.talon, self.set_aside, self.stock


RANKS = (cards.NINE, cards.TEN, cards.JACK, cards.QUEEN, cards.KING, cards.ACE)
POINTS = (7, 0, 0, 10, 2, 3, 4, 11)
"""Card points by rank 7 8 9 T J Q K A (TH-R-005); sevens lie only in the pack of 32 (BT-006)."""
STRENGTH = (0, 1, 2, 4, 5, 6, 3, 7)
"""Ranks from low to high: 7 8 9 J Q K T A (TH-R-004)."""

PACKS = {20: cards.pack_of(RANKS[1:]), 24: cards.pack_of(RANKS), 32: cards.pack_of(range(8))}
"""The packs by their number of cards: without nines (TT-C-001), from the nine up, from the seven up."""


def _layout(hands: int, pack: int, hand: int, talon: int = 0, **more: Any) -> Layout:
    return Layout(hands, PACKS[pack], hand, talon, **({"gifts": 0} | more))


THREE = _layout(3, 24, 7, 3, gifts=1)
"""Three hands of seven cards and a talon of three (TH-R-003, TH-R-012, TH-R-016)."""
LAYOUTS: dict[tuple[int, int, str], Layout] = {
    (3, 24, "talon"): THREE,
    # Nine cards each and five in the talon; after two gifts and two cards laid away each hand has ten (BT-006).
    (3, 32, "talon"): _layout(3, 32, 9, 5, gifts=1, away=2),
    # McLeod: six each and two in the talon, two laid away (TT-C-001..004).
    (3, 20, "talon"): _layout(3, 20, 6, 2, away=2),
    # Seven cards each as for three, one of whom is missing: one gift, and the missing player's is laid away (BT-004).
    (2, 24, "talon"): _layout(2, 24, 7, 3, gifts=1, away=1, dead=7),
    (2, 24, "two_by_two"): _layout(2, 24, 10, 2, talons=2, away=2),  # TH-P-097
    (2, 24, "two_by_three"): _layout(2, 24, 9, 3, talons=2, away=3),  # TH-P-103
    (2, 24, "whole"): _layout(2, 24, 12),  # TH-P-107
    (3, 24, "whole"): _layout(3, 24, 8),  # TT-D-003, B1-001
    (2, 24, "stock_6"): _layout(2, 24, 6, stock=12),  # TH-P-109
    (2, 32, "stock_6"): _layout(2, 32, 6, stock=20, packets=(3, 3)),  # TT-B-004, TT-B-005
    (2, 24, "stock_8"): _layout(2, 24, 8, stock=8, packets=(3, 2, 3)),  # TT-A-014
    (2, 24, "stock_9"): _layout(2, 24, 9, stock=6),  # BT-004
    (2, 24, "talon_stock"): _layout(2, 24, 7, 2, gifts=1, stock=8),  # TH-P-114, TH-P-115
}
"""The layouts by the number of players who hold cards, the pack and the shape."""


PAIRS = tuple(1 << cards.card_of(suit, cards.KING) | 1 << cards.card_of(suit, cards.QUEEN) for suit in range(4))
"""The king and queen of each suit: a marriage (TH-R-006)."""
ACES = cards.RANK_MASKS[cards.ACE]
"""The four aces (BT-027)."""
ACES_BIT = 4
"""The bit of four aces among declarations; those of marriages are their suits."""


def unions(parts: Sequence[Cards]) -> Iterator[Cards]:
    """The union of every choice from some sets, those of the fewest sets first; without any, no cards."""
    for count in range(len(parts) + 1):
        yield from map(cards.union, combinations(parts, count))


def declaration_bit(suit: int) -> int:
    """The bit of a declaration: of a marriage its ``suit``, 0..3; of four aces, whose suit is -1, ``ACES_BIT``."""
    return ACES_BIT if suit < 0 else suit


def declared_cards(announced: int) -> tuple[Cards, ...]:
    """The cards of each of some declarations, which are bits as ``declaration_bit`` gives them."""
    pairs = tuple(pair for suit, pair in enumerate(PAIRS) if announced >> suit & 1)
    return (*pairs, ACES) if announced >> ACES_BIT & 1 else pairs


def points_of(hand: Cards) -> int:
    """The card points of a set of cards."""
    by_suit = _SUIT_POINTS
    return by_suit[hand & 255] + by_suit[hand >> 8 & 255] + by_suit[hand >> 16 & 255] + by_suit[hand >> 24]


_SUIT_POINTS = tuple(sum(value for rank, value in enumerate(POINTS) if ranks >> rank & 1) for ranks in range(256))
"""Card points of each set of ranks in one suit."""


def count_rank(hand: Cards, rank: int) -> int:
    """How many cards of a rank a set holds."""
    return (hand & cards.RANK_MASKS[rank]).bit_count()


def marriages_in(hand: Cards) -> tuple[int, ...]:
    """The suits whose king and queen are both in a set (TH-R-006)."""
    return _SUITS[hand >> cards.QUEEN & hand >> cards.KING & 0x01010101]


_SUITS = {sum(1 << 8 * suit for suit in suits): suits for count in range(5) for suits in combinations(range(4), count)}
"""Suits by the set of their lowest cards."""


def has_four_aces(hand: Cards) -> bool:
    """Whether all aces are in a set (BT-027)."""
    return hand & ACES == ACES
