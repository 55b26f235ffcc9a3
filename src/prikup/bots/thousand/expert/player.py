"""The player: what is searched, and what is left to `pimc` and the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Choice
from prikup.bots.expert import chances, outcomes
from prikup.bots.expert.tables import hash_of
from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.expert import amount
from prikup.bots.thousand.pimc import PimcBot
from prikup.thousand.actions import Name
from prikup.thousand.seen.view import View


class ExpertBot(PimcBot):
    """Names amounts by what declarers make, and for the match; plays cards as `pimc` does."""

    @property
    def model(self) -> str:
        """The hash of the tables that it reads."""
        return hash_of(outcomes.FILE, chances.FILE)

    def _searched(self, view: View, legal: Sequence[Any], usual: Choice) -> Choice | None:
        if isinstance(usual.action, Name):
            compiled = compiled_rules_of(view.rules)
            return amount.name(compiled, view, legal, usual.action, self._seed, self._budget)
        return super()._searched(view, legal, usual)
