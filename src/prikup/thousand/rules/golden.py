"""Golden deals: the first deals, one for each player, with a forced 120 and everything doubled (BT-059, BT-060)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Auction, Sheet

FAILED, MADE = 1, 2
MOST = 12
"""The most golden deals that can be agreed."""


class Golden(HouseRule, frozen=True, kw_only=True):
    """The golden deals. A seat's counter is 0 until it has opened a golden deal, then 1 (nobody made it) or 2.

    Each further golden deal that it opens adds 2, and an odd number becomes even when one was made.
    """

    key: ClassVar[str] = "golden"
    situation: ClassVar[str] = "auction"
    marks: ClassVar[tuple[str, ...]] = ("golden",)
    largest: ClassVar[dict[str, int]] = {"golden": 2 * MOST}
    off: ClassVar[dict[str, Value]] = {"kind": "off"}
    kind: Annotated[
        Literal["off", "forced", "auction"],
        option_meta("Golden deals: none, each opener plays 120, or an auction from 120", "BT-059"),
    ] = "off"
    deals: Annotated[
        int | None,
        option_meta("How many golden deals, if not one for each player", "BT-059a", numbers=range(1, MOST + 1)),
    ] = None
    more: Annotated[bool, option_meta("The contract of a golden deal may be raised", "BT-060")] = False
    again: Annotated[
        Literal["play_on", "reset", "repeat"],
        option_meta(
            "When no golden deal was made: play on, totals to zero and play on, or totals to zero and once more",
            "BT-060",
        ),
    ] = "play_on"
    marriages: Annotated[bool, option_meta("Marriages of defenders are doubled too", "BT-060")] = True

    def now(self, sheet: Sheet, opener: Seat) -> bool:
        """Whether this deal is golden."""
        if self.kind == "off":
            return False
        if self.deals is None:
            return sheet.mark("golden", opener) == 0
        return _opened(sheet.marks.get("golden", ())) < self.deals

    def forced_bid(self, sheet: Sheet, opener: Seat) -> int | None:
        return 120 if self.now(sheet, opener) else None

    def bounds(
        self, sheet: Sheet, auction: Auction, seat: Seat, hand: int | None, low: int, high: int
    ) -> tuple[int, int]:
        return (low, 0) if self.kind == "forced" and self.now(sheet, auction.opener) else (low, high)

    def stakes(self, scoring: Scoring) -> None:
        if scoring.contract is not None and self.now(scoring.sheet, scoring.opener):
            scoring.stake *= 2
            scoring.contract_stake *= 2

    def score(self, scoring: Scoring) -> None:
        if self.marriages or scoring.stake == 1 or not scoring.played:
            return
        together = sum(map(scoring.declared_bonus, scoring.defenders))
        for seat in scoring.defenders:
            if scoring.has(seat, "defender"):
                bonus = scoring.declared_bonus(seat)
            else:
                bonus = together // 2 if scoring.has(seat, "defender.pooled") else 0
            if bonus:
                scoring.line(seat, "golden.marriages", -bonus)

    def totals(self, scoring: Scoring) -> None:
        if not scoring.counts or not self.now(scoring.sheet, scoring.opener):
            return
        counted = scoring.marks["golden"]
        before = counted[scoring.opener]
        made = scoring.made or (before > 0 and before % MADE == 0)
        counted[scoring.opener] = (before + 1) // MADE * MADE + (MADE if made else FAILED)
        last = all(counted) if self.deals is None else _opened(counted) == self.deals
        if self.again != "play_on" and last and all(mark == 0 or mark % MADE == FAILED for mark in counted):
            for seat, total in enumerate(scoring.totals):
                scoring.line(seat, "golden.again", -total)
            if self.again == "repeat":
                scoring.marks["golden"] = [0] * scoring.players


def _opened(counters: Sequence[int]) -> int:
    """How many golden deals were opened so far."""
    return sum((mark + 1) // MADE for mark in counters)
