"""What games are worth (ledger 5.9.1, 5.12.5, part 7.1)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import option_meta
from prikup.preferans.layout import LEVELS
from prikup.preferans.rules.base import HouseRule

MISERE_WORTH = 10
"""Pool points of a misere before the rules multiply them (PF-207b)."""


class Values(HouseRule, frozen=True, kw_only=True):
    """Six 2, seven 4 ... ten and misere 10, times what the rules set."""

    key: ClassVar[str] = "values"
    situation: ClassVar[str] = "score"
    scale: Annotated[int, option_meta("Multiplier of all values", "PF-203", "BP-005", numbers=range(1, 11))] = 1
    hill: Annotated[
        int, option_meta("Multiplier of the hill for the declarer's undertricks", "PF-211a", "BP-002", numbers=(1, 2))
    ] = 1
    whists: Annotated[int, option_meta("Multiplier of the whists for a trick", "PF-211a", "BP-002", numbers=(1, 2))] = 1

    def game(self, level: int) -> int:
        """Pool points of a plain game of so many tricks (PF-203..207a)."""
        return 2 * (level - LEVELS[0] + 1) * self.scale

    def misere(self) -> int:
        """Pool points of a plain misere (PF-207b)."""
        return MISERE_WORTH * self.scale

    def hill_of(self, value: int) -> int:
        """Hill points for each trick that the declarer of a game of ``value`` pool points misses (PF-211a, BP-002)."""
        return value * self.hill

    def whists_of(self, value: int) -> int:
        """Whists for each trick against a game of ``value`` pool points (PF-211a, BP-002)."""
        return value * self.whists
