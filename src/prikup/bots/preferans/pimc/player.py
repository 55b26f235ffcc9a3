"""The player: what is searched, and what is left to the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Choice, because
from prikup.bots.pimc.cards import best_card
from prikup.bots.pimc.player import SearchingBot
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.pimc import answering, contracts
from prikup.bots.preferans.pimc.likely import likely_worlds
from prikup.bots.preferans.pimc.tricks import TrickWorth
from prikup.bots.preferans.thumb import RuleOfThumbBot
from prikup.core.actions import Play, Refuse
from prikup.preferans.actions import Declare, Lay
from prikup.preferans.seen.view import View


class PimcBot(SearchingBot):
    """Plays cards, lays away, names games and answers offers by search on sampled worlds."""

    def _by_rule(self, seed: str) -> RuleOfThumbBot:
        return RuleOfThumbBot(seed)

    def _searched(self, view: View, legal: Sequence[Any], usual: Choice) -> Choice | None:
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
            found = contracts.lay(compiled, view, action, self.judge, seed, budget)
            return found if found is not None and found.action in legal else None
        if isinstance(action, Declare):
            return contracts.declare(compiled, view, legal, action, self.judge, seed, budget)
        return None

    @property
    def judge(self) -> contracts.Judge:
        """How a game is judged by the tricks that best play with open cards gives it."""
        return contracts.BEST_PLAY
