"""Announcing marriages before the first lead (BT-026a)."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.core.actions import Pass
from prikup.thousand.actions import AnyAction, Show
from prikup.thousand.compiled_rules import CompiledRules


def answer(compiled: CompiledRules, legal: Sequence[AnyAction]) -> Choice:
    """Every marriage: the dearest one first where the first makes the trump, else last."""
    shows = [action for action in legal if isinstance(action, Show)]
    if not shows:
        return Choice(Pass(), because("hint-show-none"))
    values = compiled.rules.marriages.by_suit()
    first = compiled.policy.trump_keep == "first"
    best = (max if first else min)(shows, key=lambda action: (values[action.suit], action.suit))
    return Choice(best, because("hint-show", suit=best.suit, value=values[best.suit]))
