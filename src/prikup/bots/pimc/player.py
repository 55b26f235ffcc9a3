"""A player that searches: it asks the rule of thumb first, and searches what it can do better."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from prikup.bots.base import Bot, Choice, because
from prikup.bots.pimc.budget import DEFAULT, Budget
from prikup.bots.pimc.worlds import seed_of
from prikup.search.errors import SearchError


class SearchingBot(Bot):
    """What players of all games share that search on sampled worlds."""

    settled: ClassVar[tuple[str, ...]] = ()
    """Reasons of the player by rule of thumb for choices that need no search."""

    def __init__(self, seed: str, budget: Budget = DEFAULT) -> None:
        self._seed, self._budget = seed, budget

    @property
    def budget(self) -> Budget:
        """How far it may search for one decision."""
        return self._budget

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        """The action of the seat in turn."""
        # A player made anew draws the same: what was decided before makes no difference.
        usual = self._by_rule(str(seed_of(view, self._seed))).choose(view, legal)
        if len(legal) == 1 or usual.reason.id in self.settled:
            return usual
        try:
            return self._searched(view, legal, usual) or usual
        except SearchError:
            return Choice(usual.action, because("hint-unsearched"))

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        """What the rule of thumb does out of turn."""
        return self._by_rule(self._seed).interrupt(view, legal)

    @abstractmethod
    def _by_rule(self, seed: str) -> Bot:
        """The player by rule of thumb: it decides what is not searched."""

    @abstractmethod
    def _searched(self, view: Any, legal: Sequence[Any], usual: Choice) -> Choice | None:
        """What the search says of a decision; None for one that it leaves to the rule of thumb."""
