"""The player: what is searched, and what is left to the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Choice, because
from prikup.bots.pimc.cards import best_card, move_of
from prikup.bots.pimc.player import SearchingBot
from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.pimc.likely import likely_worlds
from prikup.bots.thousand.pimc.tricks import TrickWorth
from prikup.bots.thousand.thumb import RuleOfThumbBot
from prikup.thousand.seen.view import View

SETTLED = ("hint-counted", "hint-only-card")
"""Reasons of `thumb` for cards that need no search: the only one, and one that was counted with all cards known."""


class PimcBot(SearchingBot):
    """Plays cards by search on sampled worlds; bids, gifts and amounts are those of the rule of thumb."""

    settled = SETTLED

    def _by_rule(self, seed: str) -> RuleOfThumbBot:
        return RuleOfThumbBot(seed)

    def _searched(self, view: View, legal: Sequence[Any], usual: Choice) -> Choice | None:
        if view.phase != "playing" or view.hand is None or move_of(usual.action) is None:
            return None
        compiled = compiled_rules_of(view.rules)
        worlds = likely_worlds(compiled, view, self._seed, self._budget.worlds)
        found = best_card(worlds, legal, TrickWorth(compiled, view), usual, self._budget)
        return found or Choice(usual.action, because("hint-unsearched"))
