"""The compiled rules of a view, made once for each rule string."""

from __future__ import annotations

from functools import lru_cache

from prikup.core.cards import SEVEN, Card, Cards, card_of, mask_of
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.game import PRESETS
from prikup.thousand.layout import POINTS, STRENGTH


@lru_cache(maxsize=256)
def compiled_rules_of(rules: str) -> CompiledRules:
    """The compiled rules of a rule string."""
    return CompiledRules(PRESETS.parse(rules))


POWER: tuple[int, ...] = tuple(STRENGTH.index(rank) for rank in range(8))
"""The order of each rank, from low to high."""


def _higher(card: Card) -> Cards:
    return mask_of(card_of(card >> 3, rank) for rank in range(8) if POWER[rank] > POWER[card & 7])


HIGHER: tuple[Cards, ...] = tuple(_higher(card) for card in range(32))
"""For each card the higher cards of its suit."""
Worths = tuple[int, ...]
WORTH: Worths = tuple(POINTS[card & 7] for card in range(32))
"""The points of each card."""


def worths(compiled: CompiledRules) -> Worths:
    """The points of each card under these rules: sevens may count nothing (TT-B-003)."""
    return WORTH if compiled.rules.deal.sevens else _WITHOUT_SEVENS


_WITHOUT_SEVENS = tuple(0 if card & 7 == SEVEN else worth for card, worth in enumerate(WORTH))
