"""The figures of the written rules (S001): tricks to expect from a holding, the chance of being caught in a misere."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from prikup.core.cards import ACE, EIGHT, JACK, KING, NINE, QUEEN, SEVEN, TEN, Cards, cards_in

Span = tuple[float, float]
"""A figure, or the two that it lies between."""


class TrickFigure(Struct, frozen=True):
    """What a holding should take."""

    ledger: str
    holding: str
    """The highest card first; ``a`` is a small one, a ten or lower."""
    said: Span


class HoleFigure(Struct, frozen=True):
    """How likely a misere is caught in a suit."""

    ledger: str
    layers: tuple[tuple[int, ...], ...]
    """The ranks, the lowest first; of some the document names two."""
    said: Span
    lead: str = "any"
    """Whose lead the figure is for: ``own``, ``theirs``, ``any`` where the document does not say."""

    @property
    def highest(self) -> tuple[int, ...]:
        """The highest rank of each."""
        return tuple(map(max, self.layers))


def _tricks(rows: str) -> tuple[TrickFigure, ...]:
    found = []
    for number, row in enumerate(rows.split(), start=90):
        holding, _, said = row.partition("=")
        low, _, high = said.partition("-")
        found.append(TrickFigure(f"PF-{number:03}", holding, (float(low), float(high or low))))
    return tuple(found)


TRICKS = _tricks("""
    A=1 AK=2 AKQ=3 AKQJ=4 AKQJa=5 AKQJaa=6 AKQJaaa=7 AKQJaaaa=8 AKaa=3 AKaaa=4.5 AKaaaa=6
    AQ=1 AQJ=1 AQJa=2.5 AQJaa=3.5 AQJaaa=6.5 AQJaaaa=7 AJ=1 AJa=1 AJaa=2 AJaaa=4.5 AJaaaa=5.5
    Aaa=1 Aaaa=1.5 Aaaaa=2.5 K=0 KQ=0.7-1 KQJ=1.5-2 KQJa=3 KQaa=3 KQaaa=4 KQaaaa=5 KQJaaaa=6
    KJ=0 KJa=0 KJaa=0.5-2 KJaaa=2.5 KJaaaa=4.5 QJ=0 QJa=0-0.3 QJaa=0.5-1.5 QJaaa=3 QJaaaa=4.5
    Jaa=0 Jaaa=0-1 Jaaaa=0-2 aaaa=0-2
""")
"""PF-090..136, in the order of the ledger."""

_LOW = (EIGHT, NINE)
HOLES = (
    HoleFigure("PF-139", ((SEVEN,), (TEN,)), (0.5, 0.5)),
    HoleFigure("PF-140", ((SEVEN,), (NINE,)), (0.05, 0.05), "own"),
    HoleFigure("PF-141", ((SEVEN,), (JACK,)), (0.8, 0.8)),
    HoleFigure("PF-142", ((SEVEN,), (QUEEN,)), (0.95, 0.95)),
    HoleFigure("PF-143", ((EIGHT,),), (0.05, 0.05), "own"),
    HoleFigure("PF-143", ((EIGHT,),), (0.3, 0.3), "theirs"),
    HoleFigure("PF-144", ((EIGHT,), (NINE,)), (0.8, 0.8)),
    HoleFigure("PF-145", ((NINE,),), (0.15, 0.15), "own"),
    HoleFigure("PF-145", ((NINE,),), (0.8, 0.9), "theirs"),
    HoleFigure("PF-146", ((SEVEN,), _LOW, (QUEEN,)), (0.2, 0.2)),
    HoleFigure("PF-147", ((SEVEN,), _LOW, (KING,)), (0.7, 0.7)),
    HoleFigure("PF-148", ((SEVEN,), _LOW, (ACE,)), (1.0, 1.0)),
    HoleFigure("PF-149", ((SEVEN,), _LOW, (TEN, JACK), (ACE,)), (0.1, 0.1)),
)
"""PF-139..149; "almost 100%" counts as 1."""


def middle(said: Span) -> float:
    """The middle of a range (PF-136a)."""
    return round(sum(said) / 2, 4)


# A hand, suit by suit.

LISTED: dict[str, float] = {row.holding: middle(row.said) for row in TRICKS}
"""The table, highest card first, ``a`` for a small one; ranges count by their middle (PF-136a)."""
LEAST = {"A": 7, "K": 6, "Q": 5, "J": 4, "a": 0}
"""The lowest rank that a letter of the table stands for."""
_ROWS = tuple((tuple(LEAST[letter] for letter in holding), tricks) for holding, tricks in LISTED.items())


@cache
def listed(suit: Cards) -> float:
    """Tricks of a holding (ranks as eight bits) by the table; if it is not there, the most of any listed holding that
    it dominates card by card (PF-136a).
    """
    ranks = sorted(cards_in(suit), reverse=True)
    named = LISTED.get("".join("AKQJ"[ACE - rank] if rank >= JACK else "a" for rank in ranks))
    if named is not None:
        return float(named)
    return max(
        (float(tricks) for least, tricks in _ROWS if len(least) <= len(ranks) and all(map(int.__ge__, ranks, least))),
        default=0.0,
    )


def by_suit(hand: Cards) -> tuple[float, float, float, float]:
    """Tricks of each suit by the table."""
    return (
        listed(hand & 0xFF),
        listed(hand >> 8 & 0xFF),
        listed(hand >> 16 & 0xFF),
        listed(hand >> 24),
    )
