"""The end of a match: the target, and who wins when two reach it (TH-R-002, 104, 105, 126, TH-P-069..071, 127)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.figures import TARGETS
from prikup.thousand.rules.scoring import Scoring


class End(HouseRule, frozen=True, kw_only=True):
    """When the match is won."""

    key: ClassVar[str] = "end"
    situation: ClassVar[str] = "match"
    target: Annotated[
        int,
        option_meta(
            "Total that wins",
            "TH-R-002",
            "TH-E-006",
            "TH-P-002",
            "TH-P-069",
            "BT-003",
            "TT-A-001",
            "TT-A-027",
            "TT-C-007",
            "TT-D-008",
            "B1-001",
            "B1-004",
            "B1-007",
            numbers=TARGETS,
        ),
    ] = 1000
    win: Annotated[
        Literal["reach", "more", "exact", "capped"],
        option_meta(
            "The target is reached, exceeded, hit exactly, or hit exactly and a player who exceeds it stops just below",
            "TH-R-105",
            "BT-003",
            "BT-003a",
            "BT-043",
            "TT-C-007",
            "TT-D-008",
        ),
    ] = "reach"
    tie: Annotated[
        Literal["declarer", "higher"],
        option_meta(
            "Two arrive in one deal: the declarer who made the contract wins, or the higher total",
            "TH-R-104",
            "TH-E-038",
            "TH-P-070",
            "TH-P-127",
            "TH-P-130",
            "TT-A-027",
            "TT-C-007a",
        ),
    ] = "declarer"
    equal: Annotated[
        Literal["play_on", "share"], option_meta("Two arrive with equal totals: another deal, or both win", "TH-P-071")
    ] = "play_on"

    tariff: Annotated[
        int | None,
        option_meta("What a loser pays for each point short of the target", "TT-A-028", numbers=range(1, 101)),
    ] = None

    @property
    def to_the_point(self) -> bool:
        """Whether only the target itself wins."""
        return self.win in ("exact", "capped")

    @property
    def enough(self) -> int:
        """The lowest total that wins."""
        return self.target + 1 if self.win == "more" else self.target

    def payments(self, totals: tuple[int, ...], winners: tuple[Seat, ...], risen: int) -> tuple[int, ...]:
        """What each seat gets (negative: pays): the losers pay the tariff for each point they are short of the
        target (TT-A-028), which may have risen (BT-003b). Empty if no tariff is agreed."""
        if self.tariff is None:
            return ()
        target = self.target + risen
        paid = [0 if seat in winners else -self.tariff * max(0, target - total) for seat, total in enumerate(totals)]
        paid[winners[0]] -= sum(paid)
        return tuple(paid)

    def mute(self) -> tuple[str, ...]:
        return () if self.to_the_point else ("totals",)

    def totals(self, scoring: Scoring) -> None:
        for seat, total in enumerate(scoring.totals):
            if total > scoring.target:
                if self.win == "capped":
                    scoring.line(seat, "end.capped", scoring.target - scoring.rules.count.unit - total)
                else:
                    # Points beyond the target are not written.
                    scoring.line(seat, "end.over", scoring.sheet.totals[seat] - total)

    def winners(self, scoring: Scoring) -> None:
        if scoring.outcome.ending == "four_marriages":
            scoring.winners = [scoring.outcome.holder]
            return
        if not scoring.counts:
            return
        if max(scoring.totals) < scoring.target:
            return
        able = [seat for seat in range(scoring.players) if scoring.reached(seat)]
        if scoring.may_win is not None:
            able = [seat for seat in able if seat in scoring.may_win]
        if self.tie == "declarer" and scoring.declarer in able and scoring.made:
            able = [scoring.declarer]
        best = max(scoring.totals[seat] for seat in able)
        able = [seat for seat in able if scoring.totals[seat] == best]
        if len(able) == 1 or self.equal == "share":
            scoring.winners = able

    def forbids_total(self, total: int, target: int, risen: int, *, over: bool) -> str | None:
        return "end.win" if self.to_the_point and total > target + risen else None
