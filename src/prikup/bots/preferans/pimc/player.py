"""The player: what is searched, and what is left to the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Bot, Choice, because
from prikup.bots.pimc.budget import DEFAULT, Budget
from prikup.bots.pimc.cards import best_card
from prikup.bots.pimc.worlds import seed_of
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.pimc import answering, contracts
from prikup.bots.preferans.pimc.likely import likely_worlds
from prikup.bots.preferans.pimc.tricks import TrickWorth
from prikup.bots.preferans.thumb import RuleOfThumbBot
from prikup.core.actions import Play, Refuse
from prikup.preferans.actions import Declare, Lay
from prikup.preferans.seen.view import View
from prikup.search.errors import SearchError


class PimcBot(Bot):
    """Plays cards, lays away, names games and answers offers by search on sampled worlds."""

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
        if len(legal) == 1:
            return usual
        try:
            return self._searched(view, legal, usual) or usual
        except SearchError:
            return Choice(usual.action, because("hint-unsearched"))

    def interrupt(self, view: View, legal: Sequence[Any]) -> Choice | None:
        """None, as with `thumb`."""
        return RuleOfThumbBot(self._seed).interrupt(view, legal)

    def _searched(self, view: View, legal: Sequence[Any], usual: Choice) -> Choice | None:
        """What the search says of a decision; None for one that it leaves to the rule of thumb."""
        compiled, seed, budget = compiled_rules_of(view.rules), self._seed, self._budget
        action = usual.action
        if view.offer is not None and isinstance(action, Refuse):
            # What the rule of thumb accepts leaves nothing to hope for in any layout.
            return answering.answer(compiled, view, view.offer, seed, budget)
        if isinstance(action, Play):
            if view.contract is None or sum(isinstance(one, Play) for one in legal) == 1:
                # What a hand is sure of against both others says little of an all-pass, where each is for himself.
                return None
            worlds = likely_worlds(compiled, view, seed, budget.worlds)
            found = best_card(worlds, legal, TrickWorth(compiled, view, view.contract), usual, budget)
            return found or Choice(action, because("hint-unsearched"))
        if isinstance(action, Lay) and view.contract is None:
            found = contracts.lay(compiled, view, action, seed, budget)
            return found if found is not None and found.action in legal else None
        if isinstance(action, Declare):
            return contracts.declare(compiled, view, legal, action, seed, budget)
        return None
