"""Golden deals: the first deals, one for each player, with a forced 120 and everything doubled (BT-059, BT-060)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Auction, Sheet

FAILED, MADE = 1, 2


class Golden(HouseRule, frozen=True, kw_only=True):
    """The golden deals. A seat's counter is 0 until it has opened its golden deal, then 1 (nobody made it) or 2."""

    key: ClassVar[str] = "golden"
    situation: ClassVar[str] = "auction"
    marks: ClassVar[tuple[str, ...]] = ("golden",)
    largest: ClassVar[dict[str, int]] = {"golden": MADE}
    off: ClassVar[dict[str, Value]] = {"kind": "off"}
    kind: Annotated[
        Literal["off", "forced", "auction"],
        option_meta("Golden deals: none, each opener plays 120, or an auction from 120", "BT-059"),
    ] = "off"
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
        return self.kind != "off" and sheet.mark("golden", opener) == 0

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
        for seat in scoring.defenders:
            bonus = scoring.declared_bonus(seat)
            if bonus and scoring.has(seat, "defender"):
                scoring.line(seat, "golden.marriages", -bonus)

    def totals(self, scoring: Scoring) -> None:
        if not scoring.counts or not self.now(scoring.sheet, scoring.opener):
            return
        counted = scoring.marks["golden"]
        counted[scoring.opener] = MADE if scoring.made else FAILED
        if self.again != "play_on" and all(mark == FAILED for mark in counted):
            for seat, total in enumerate(scoring.totals):
                scoring.line(seat, "golden.again", -total)
            if self.again == "repeat":
                scoring.marks["golden"] = [0] * scoring.players
