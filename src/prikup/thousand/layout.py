"""What players, pack and hands come to in a game: resolved once, asked by everybody."""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from prikup.core import cards
from prikup.core.cards import Card, Cards


class Layout(Struct, frozen=True):
    """The shape of a deal. ``hands`` are so many players who hold cards; ``hand`` and ``talon`` are numbers of cards as
    dealt; ``tricks`` those of a whole deal, ``away`` cards that the declarer lays away after the gifts (BT-006).
    """

    hands: int
    pack: tuple[Card, ...]
    hand: int
    talon: int
    tricks: int
    away: int = 0

    @property
    def all(self) -> Cards:
        """The whole pack as a set."""
        return cards.mask_of(self.pack)


RANKS = (cards.NINE, cards.TEN, cards.JACK, cards.QUEEN, cards.KING, cards.ACE)
POINTS = (7, 0, 0, 10, 2, 3, 4, 11)
"""Card points by rank 7 8 9 T J Q K A (TH-R-005); sevens lie only in the pack of 32 (BT-006)."""
STRENGTH = (0, 1, 2, 4, 5, 6, 3, 7)
"""Ranks from low to high: 7 8 9 J Q K T A (TH-R-004)."""

THREE = Layout(hands=3, pack=cards.pack_of(RANKS), hand=7, talon=3, tricks=8)
"""Three hands of seven cards, three in the talon (TH-R-003, TH-R-012, TH-R-016)."""
THREE_32 = Layout(hands=3, pack=cards.pack_of(range(8)), hand=9, talon=5, tricks=10, away=2)
"""Nine cards each and five in the talon: after two gifts and two cards laid away all hold ten (BT-006)."""
BY_PACK = {24: THREE, 32: THREE_32}
"""The layouts by the number of cards in the pack."""


def points_of(hand: Cards) -> int:
    """The card points of a set."""
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
    return hand & cards.RANK_MASKS[cards.ACE] == cards.RANK_MASKS[cards.ACE]
