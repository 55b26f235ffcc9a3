"""The player: what is searched, and what is left to the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Bot, Choice, because
from prikup.bots.pimc.budget import DEFAULT, Budget
from prikup.bots.pimc.cards import best_card, move_of
from prikup.bots.pimc.worlds import seed_of
from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.pimc.likely import likely_worlds
from prikup.bots.thousand.pimc.tricks import TrickWorth
from prikup.bots.thousand.thumb import RuleOfThumbBot
from prikup.search.errors import SearchError
from prikup.thousand.seen.view import View

SETTLED = ("hint-counted", "hint-only-card")
"""Reasons of `thumb` for cards that need no search: the only one, and one that was counted with all cards known."""


class PimcBot(Bot):
    """Plays cards by search on sampled worlds; bids, gifts and amounts are those of the rule of thumb."""

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        self._seed, self._budget = seed, budget

    @property
    def budget(self) -> Budget:
        """How far it may search for one decision."""
        return self._budget

    def choose(self, view: View, legal: Sequence[Any]) -> Choice:
        """The action of the seat in turn."""
        # A player made anew draws the same: what was decided before makes no difference.
        usual = RuleOfThumbBot(str(seed_of(view, self._seed))).choose(view, legal)
        if len(legal) == 1 or usual.reason.id in SETTLED or view.hand is None:
            return usual
        try:
            return self._searched(view, legal, usual) or usual
        except SearchError:
            return Choice(usual.action, because("hint-unsearched"))

    def interrupt(self, view: View, legal: Sequence[Any]) -> Choice | None:
        """A claim that the rules allow out of turn."""
        return RuleOfThumbBot(self._seed).interrupt(view, legal)

    def _searched(self, view: View, legal: Sequence[Any], usual: Choice) -> Choice | None:
        """What the search says of a decision; None for one that it leaves to the rule of thumb."""
        if view.phase != "playing" or move_of(usual.action) is None:
            return None
        compiled = compiled_rules_of(view.rules)
        worlds = likely_worlds(compiled, view, self._seed, self._budget.worlds)
        found = best_card(worlds, legal, TrickWorth(compiled, view), usual, self._budget)
        return found or Choice(usual.action, because("hint-unsearched"))
