"""A player that draws among the legal actions: the weakest opponent, and a baseline for the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from prikup.bots.base import Bot, Choice, because


class RandomBot(Bot):
    """Draws among all legal actions with equal chances; uses no rights out of turn."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        """Any legal action."""
        return Choice(self._random.choice(legal), because("hint-random"))

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        """None: a redeal claimed at every chance would keep a match from ever ending."""
        return None
