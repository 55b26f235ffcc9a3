"""The player: what is searched, and what is left to `pimc` and the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Bot, Choice
from prikup.bots.expert import chances, outcomes
from prikup.bots.expert.habits import Habits
from prikup.bots.expert.tables import hash_of
from prikup.bots.expert.worlds import Weighed, weighed_worlds
from prikup.bots.pimc.worlds import seed_of
from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.expert import amount
from prikup.bots.thousand.pimc import PimcBot
from prikup.bots.thousand.thumb import RuleOfThumbBot
from prikup.thousand.actions import Name
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View


def _by_rule(game: str) -> Bot:
    return RuleOfThumbBot("0")


HABITS = Habits(_by_rule, exchange=False)


class ExpertBot(PimcBot):
    """Plays cards by search on worlds that are weighed by what the others did, and names amounts by what is made."""

    @property
    def model(self) -> str:
        """The hash of the tables that it reads."""
        return hash_of(outcomes.FILE, chances.FILE)

    def _searched(self, view: View, legal: Sequence[Any], usual: Choice) -> Choice | None:
        compiled = compiled_rules_of(view.rules)
        if isinstance(usual.action, Name):
            return amount.name(compiled, view, legal, usual.action, self._seed, self._budget)
        return super()._searched(view, legal, usual)

    def _worlds(self, compiled: CompiledRules, view: View) -> Weighed:
        worlds, _ = super()._worlds(compiled, view)
        if view.seat == view.declarer or compiled.layout.stock:
            return tuple(worlds), ()
        return weighed_worlds(worlds, HABITS, _decisions(view), seed_of(view, self._seed))


def _decisions(view: View) -> int:
    """How many decisions of others the view shows, about."""
    played = sum(
        seat != view.seat
        for trick in view.tricks
        for seat, _ in zip(view.circle(trick.leader), trick.cards, strict=False)
    )
    return played + sum(word.seat != view.seat for word in view.words)
