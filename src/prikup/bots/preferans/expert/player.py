"""The player: what is searched, and what is left to `pimc` and the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Choice
from prikup.bots.expert.outcomes import FILE, outcomes
from prikup.bots.expert.tables import hash_of
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.expert import bidding
from prikup.bots.preferans.pimc import PimcBot
from prikup.bots.preferans.pimc.contracts import Judge
from prikup.bots.preferans.thumb.stakes import Stakes
from prikup.core.actions import Pass
from prikup.preferans.layout import NO_TRUMP
from prikup.preferans.seen.view import View

MARGIN = 1.0
"""Whists by which another game must be better than that by rule of thumb."""


class ExpertBot(PimcBot):
    """Judges games by what declarers make of them, and opens somewhat weaker hands."""

    @property
    def model(self) -> str:
        """The hash of the table that it reads."""
        return hash_of(FILE)

    def _searched(self, view: View, legal: Sequence[Any], usual: Choice) -> Choice | None:
        if view.phase == "auction" and isinstance(usual.action, Pass):
            return bidding.opened(compiled_rules_of(view.rules), view, legal)
        return super()._searched(view, legal, usual)

    @property
    def judge(self) -> Judge:
        """A game is worth what declarers make of it."""
        return Judge(_played, MARGIN)


def _played(stakes: Stakes, level: int, strain: int, solved: int) -> float:
    """What a game brings on average that takes so many tricks with open cards."""
    table = outcomes().no_trump if strain == NO_TRUMP else outcomes().suit
    return sum(share * stakes.game(level, tricks) for tricks, share in table.tricks(solved, level).items())
