"""The end of a match: the target and who wins when two arrive (TH-R-002, 104, 105, 126, TH-P-069..071, 127)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import opt
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.scoring import Scoring


class End(HouseRule, frozen=True, kw_only=True):
    """When somebody has won."""

    key: ClassVar[str] = "end"
    target: Annotated[
        int,
        opt(
            "Total that wins",
            "TH-R-002",
            "TH-E-006",
            "TH-P-002",
            "TH-P-069",
            "BT-003",
            numbers=(300, 500, 701, 1000, 1001, 1005, 1500, 2500),
        ),
    ] = 1000
    win: Annotated[
        Literal["reach", "more", "exact"],
        opt("The target is reached, passed, or hit exactly", "TH-R-105", "BT-003", "BT-043"),
    ] = "reach"
    tie: Annotated[
        Literal["declarer", "higher"],
        opt(
            "Two arrive in one deal: the declarer who made it wins, or the higher total",
            "TH-R-104",
            "TH-E-038",
            "TH-P-070",
            "TH-P-127",
        ),
    ] = "declarer"
    equal: Annotated[
        Literal["play_on", "share"], opt("Two arrive with equal totals: another deal, or both win", "TH-P-071")
    ] = "play_on"

    @property
    def enough(self) -> int:
        """The lowest total that wins."""
        return self.target + 1 if self.win == "more" else self.target

    def totals(self, scoring: Scoring) -> None:
        if self.win != "exact":
            return
        for seat in range(scoring.players):
            if scoring.totals[seat] > self.target:
                # What would pass the target is not written.
                scoring.line(seat, "end.over", scoring.sheet.totals[seat] - scoring.totals[seat])

    def winners(self, scoring: Scoring) -> None:
        if scoring.outcome.ending == "four_marriages":
            scoring.winners = [scoring.outcome.holder]
            return
        if not scoring.counts:
            return
        able = [seat for seat in range(scoring.players) if scoring.reached(seat)]
        if scoring.may_win is not None:
            able = [seat for seat in able if seat in scoring.may_win]
        if not able:
            return
        if self.tie == "declarer" and scoring.declarer in able and scoring.made:
            able = [scoring.declarer]
        best = max(scoring.totals[seat] for seat in able)
        able = [seat for seat in able if scoring.totals[seat] == best]
        if len(able) == 1 or self.equal == "share":
            scoring.winners = able
