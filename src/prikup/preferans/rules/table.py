"""The number of players, the first dealer, the deal, and whether the deal moves on (ledger 5.2, 5.3)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.cards import ACE, Card
from prikup.core.options import option_meta
from prikup.preferans.rules.base import HouseRule


class Table(HouseRule, frozen=True, kw_only=True):
    """The number of players and the first dealer."""

    key: ClassVar[str] = "table"
    situation: ClassVar[str] = "match"
    players: Annotated[int, option_meta("Players at the table", "PF-005", "PF-022", "BP-060", numbers=(2, 3, 4))] = 4
    first: Annotated[
        Literal["ace", "given"],
        option_meta("First dealer: the player who gets the first ace, or as the table says", "PF-016"),
    ] = "ace"
    low_ace: Annotated[
        bool, option_meta("The ace is the lowest card when seats are drawn with real cards", "PF-014")
    ] = False

    def draws(self) -> bool:
        """Whether the first dealer is drawn (PF-016)."""
        return self.first == "ace"

    def draw_key(self, card: Card) -> tuple[int, int]:
        """The order of cards when seats are drawn: by rank, then spades, clubs, diamonds, hearts (PF-013..015)."""
        rank = card & 7
        return (-1 if self.low_ace and rank == ACE else rank), card >> 3


class DealOrder(HouseRule, frozen=True, kw_only=True):
    """The cut, and whether the same dealer deals again."""

    key: ClassVar[str] = "deal"
    situation: ClassVar[str] = "deal"
    cut: Annotated[bool, option_meta("The player on the dealer's right cuts the pack", "PF-018")] = True
    stays: Annotated[
        Literal["both", "passes", "off"],
        option_meta("The same dealer deals again after an all-pass and a failed misère", "PF-032", "PF-033", "BP-034"),
    ] = "both"

    def has_cut(self) -> bool:
        """Whether the pack is cut before every deal (PF-018)."""
        return self.cut

    def stays_after_passes(self) -> bool:
        """Whether the dealer deals again after an all-pass that is not the last of its series."""
        return self.stays != "off"

    def stays_after_misere(self) -> bool:
        """Whether the dealer deals again after a caught misere."""
        return self.stays == "both"
