"""Offers of the remaining tricks, and faults at a real table (ledger 5.9.4)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import option_meta
from prikup.preferans.rules.base import HouseRule


class Offers(HouseRule, frozen=True, kw_only=True):
    """Claims of the remaining tricks."""

    key: ClassVar[str] = "offers"
    situation: ClassVar[str] = "whist"
    tricks: Annotated[bool, option_meta("The rest of a deal may be settled by agreement", "PF-007a")] = True

    def active(self) -> bool:
        """Whether a seat may offer to divide the remaining tricks."""
        return self.tricks


class Faults(HouseRule, frozen=True, kw_only=True):
    """What faults cost."""

    key: ClassVar[str] = "faults"
    situation: ClassVar[str] = "faults"
    misdeal: Annotated[int, option_meta("Hill points for a misdeal", "PF-241", "PF-030", numbers=tuple(range(11)))] = 1
    prompt: Annotated[
        int, option_meta("Hill points for prompting", "PF-244", "PF-245", "PF-029", numbers=tuple(range(11)))
    ] = 1
    revoke: Annotated[int, option_meta("Undertricks for a revoke in a game", "PF-243", numbers=tuple(range(11)))] = 3
    undiscarded: Annotated[int, option_meta("Undertricks for not discarding", "PF-242", numbers=tuple(range(11)))] = 3
    twice: Annotated[
        bool,
        option_meta("After two misdeals in a row the dealer pays an undertrick of six and the deal passes", "BP-045"),
    ] = False

    def passes_on(self, misdeals: int) -> bool:
        """Whether a misdeal after so many in a row costs a trick of six, and the deal moves on (BP-045)."""
        return self.twice and misdeals > 0

    def amount(self, kind: str) -> int:
        """Hill points, or missing tricks, that a fault costs."""
        cost: int = getattr(self, kind)
        return cost


FAULTS = ("misdeal", "prompt", "revoke", "undiscarded")
"""The kinds of fault that the table can enter (PF-241..245)."""
