"""The player: what is searched, and what is left to `pimc` and the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Bot, Choice
from prikup.bots.expert.habits import Habits
from prikup.bots.expert.outcomes import outcomes
from prikup.bots.expert.worlds import Weighed, weighed_worlds
from prikup.bots.pimc.worlds import seed_of
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.expert import whisting
from prikup.bots.preferans.pimc import PimcBot
from prikup.bots.preferans.pimc.contracts import Judge
from prikup.bots.preferans.thumb import RuleOfThumbBot
from prikup.bots.preferans.thumb.stakes import Stakes
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import NO_TRUMP
from prikup.preferans.seen.view import View


def _by_rule(game: str) -> Bot:
    return RuleOfThumbBot("0")


HABITS = Habits(_by_rule, exchange=False)
MARGIN = 1.0
"""Whists by which another game must be better than that by rule of thumb."""


class ExpertBot(PimcBot):
    """Plays cards by search on worlds that are weighed by what the others did, and judges games by what is made."""

    def _searched(self, view: View, legal: Sequence[Any], usual: Choice) -> Choice | None:
        if view.phase == "whisting":
            compiled = compiled_rules_of(view.rules)
            return whisting.speak(compiled, view, legal, usual.action, self._seed, self._budget)
        return super()._searched(view, legal, usual)

    def _worlds(self, compiled: CompiledRules, view: View) -> Weighed:
        worlds, _ = super()._worlds(compiled, view)
        return weighed_worlds(worlds, HABITS, _decisions(view), seed_of(view, self._seed))

    @property
    def judge(self) -> Judge:
        """A game is worth what declarers make of it."""
        return Judge(_played, MARGIN)


def _played(stakes: Stakes, level: int, strain: int, solved: int) -> float:
    """What a game brings on average that takes so many tricks with open cards."""
    table = outcomes().no_trump if strain == NO_TRUMP else outcomes().suit
    return sum(share * stakes.game(level, tricks) for tricks, share in table.tricks(solved, level).items())


def _decisions(view: View) -> int:
    """How many decisions of others the view shows, about."""
    played = sum(place not in (view.seat, -1) for trick in view.tricks for place in trick.places)
    return played + sum(word.seat != view.seat for word in (*view.words, *view.said))
