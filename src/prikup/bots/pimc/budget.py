"""How far a bot searches for one decision."""

from __future__ import annotations

from msgspec import Struct

from prikup.bots.base import BotError

MOST_WORLDS, MOST_NODES = 100_000, 100_000_000


LEAST = 8
"""Worlds that are searched at the least: the positions of a decision are never spent on fewer."""


class Budget(Struct, frozen=True):
    """Worlds, and positions that may be searched in all of them together. Raises BotError(bad_budget) for one that
    allows nothing."""

    worlds: int = 160
    nodes: int = 800_000

    def __post_init__(self) -> None:
        for name, given, most in (("worlds", self.worlds, MOST_WORLDS), ("nodes", self.nodes, MOST_NODES)):
            if type(given) is not int or not 1 <= given <= most:
                raise BotError("bad_budget", limit=name, value=str(given)[:20], most=most)

    @property
    def each(self) -> int:
        """Positions that may be searched in one world."""
        return max(1, self.nodes // LEAST)


DEFAULT = Budget()
"""Keeps 99 of 100 decisions below 300 milliseconds on one core (docs/strength.md)."""
