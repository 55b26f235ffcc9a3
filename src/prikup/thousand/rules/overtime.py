"""Overtime: two reach the target in one deal, nobody wins, and the target rises (BT-003b)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from prikup.core.options import Value, option_meta
from prikup.thousand.rules.base import HouseRule, Standing
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Sheet


class Overtime(HouseRule, frozen=True, kw_only=True):
    """Where two reach the target in one deal, the match goes on to a higher one.

    The counter, the same for every seat, says how often the target has risen.
    """

    key: ClassVar[str] = "overtime"
    situation: ClassVar[str] = "match"
    marks: ClassVar[tuple[str, ...]] = ("overtime",)
    off: ClassVar[dict[str, Value]] = {"by": None}
    by: Annotated[
        int | None,
        option_meta(
            "Two reach the target in one deal: nobody wins, and the target rises by this",
            "BT-003b",
            numbers=range(50, 1001, 50),
        ),
    ] = None

    def risen(self, marks: Mapping[str, Sequence[int]]) -> int:
        """By how much the target has risen so far, in score points."""
        return (self.by or 0) * max(marks.get("overtime", ()), default=0)

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        return "overtime" if len(set(sheet.marks["overtime"])) > 1 else None

    def winners(self, scoring: Scoring) -> None:
        reached = [seat for seat in range(scoring.players) if scoring.reached(seat)]
        if not scoring.counts or len(reached) < 2:
            return
        scoring.winners = []
        scoring.marks["overtime"] = [count + 1 for count in scoring.marks["overtime"]]
        for seat in reached:
            scoring.line(seat, "overtime", 0, scoring.rules.end_target + self.risen(scoring.marks))
