"""The compiled rules of a view, made once for each rule string; tables of higher and lower cards of a suit."""

from __future__ import annotations

from functools import lru_cache

from prikup.core.cards import SUIT_MASKS, Cards
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.game import PRESETS


@lru_cache(maxsize=256)
def compiled_rules_of(rules: str) -> CompiledRules:
    """The compiled rules of a rule string."""
    return CompiledRules(PRESETS.parse(rules))


HIGHER: tuple[Cards, ...] = tuple(SUIT_MASKS[card >> 3] & ~((2 << card) - 1) for card in range(32))
"""For each card the higher cards of its suit."""
LOWER: tuple[Cards, ...] = tuple(SUIT_MASKS[card >> 3] & ((1 << card) - 1) for card in range(32))
"""For each card the lower cards of its suit."""


def top(cards: Cards) -> int:
    """The highest of some cards of one suit."""
    return cards.bit_length() - 1


def bottom(cards: Cards) -> int:
    """The lowest of some cards of one suit."""
    return (cards & -cards).bit_length() - 1
