"""Fines for deals: bolts, crosses, deals without a gain (TH-R-080..086, TH-C-008..011, BT-046..049)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule, Standing
from prikup.thousand.rules.figures import FINES
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Playing, Sheet


class Bolts(HouseRule, frozen=True, kw_only=True):
    """A deal in which a player takes nothing is a bolt; a set number of bolts costs a fine."""

    key: ClassVar[str] = "bolts"
    situation: ClassVar[str] = "score"
    marks: ClassVar[tuple[str, ...]] = ("bolts",)
    off: ClassVar[dict[str, Value]] = {"kind": "off"}
    kind: Annotated[
        Literal["off", "row", "total"],
        option_meta(
            "Bolts: no penalty, counted in a row, or counted in total",
            "TH-R-080",
            "TH-R-084",
            "TH-R-085",
            "TH-R-089",
            "TH-C-008",
            "TH-C-024",
            "BT-046",
        ),
    ] = "row"
    count: Annotated[int, option_meta("Bolts that cost a penalty", "TH-R-084", "BT-046", numbers=range(2, 11))] = 3
    fine: Annotated[int, option_meta("Penalty for bolts", "TH-R-086", "TH-C-010", "BT-046", numbers=FINES)] = 120
    nothing: Annotated[
        Literal["trick", "points"],
        option_meta(
            "A bolt is a deal without a trick, or without card points", "TH-R-081", "TH-R-129", "TH-C-008", "TH-C-009"
        ),
    ] = "trick"
    own: Annotated[bool, option_meta("Bolts in one's own games count", "TH-R-082", "TH-C-009", "BT-047")] = True
    barrel: Annotated[bool, option_meta("Bolts on the barrel count", "TH-R-091f", "TH-C-011", "TH-C-021", "BT-047")] = (
        True
    )
    dark_double: Annotated[bool, option_meta("A bolt in a dark game counts twice", "BT-047")] = False

    def weighs_more(self, sheet: Sheet, playing: Playing, seat: Seat) -> bool:
        # Then marriages do not count.
        return self.nothing == "points" and not playing.points[seat]

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        return "bolts" if _full(sheet, "bolts", self.count) else None

    def fines(self, scoring: Scoring) -> None:
        if not scoring.played or scoring.misere:
            return
        counted = scoring.marks["bolts"]
        taken = scoring.tricks if self.nothing == "trick" else scoring.points
        for seat in scoring.seats:
            if taken[seat]:
                # Taking something ends a run, in an exempt deal too.
                if self.kind == "row":
                    counted[seat] = 0
            elif (self.own or seat != scoring.declarer) and (self.barrel or not scoring.on_barrel(seat)):
                self._mark(scoring, seat)

    def _mark(self, scoring: Scoring, seat: Seat) -> None:
        dark = scoring.contract is not None and scoring.contract.dark
        counted = scoring.marks["bolts"]
        counted[seat] += scoring.stake * (2 if dark and self.dark_double else 1)
        scoring.line(seat, "bolt", 0, counted[seat], self.count)
        due = _due(counted, seat, self.count)
        if due:
            scoring.line(seat, "bolts.fine", -self.fine * scoring.stake, due)


class Crosses(HouseRule, frozen=True, kw_only=True):
    """A failed contract is a cross; a set number of crosses costs a fine."""

    key: ClassVar[str] = "crosses"
    situation: ClassVar[str] = "score"
    marks: ClassVar[tuple[str, ...]] = ("crosses",)
    off: ClassVar[dict[str, Value]] = {"count": None}
    count: Annotated[
        int | None, option_meta("Failed contracts that cost a penalty", "BT-049", numbers=range(2, 11))
    ] = None
    fine: Annotated[int, option_meta("Penalty for crosses", "BT-049", numbers=FINES)] = 120
    instead: Annotated[
        bool, option_meta("A cross instead of the minus: the failed contract itself is not scored", "BT-049a")
    ] = False

    def replaces(self) -> bool:
        """Whether a failed contract is a cross and not a minus (BT-049a)."""
        return self.active() and self.instead

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        return "crosses" if _full(sheet, "crosses", self.count) else None

    def fines(self, scoring: Scoring) -> None:
        if scoring.made is not False or self.count is None:
            return
        seat = scoring.declarer
        counted = scoring.marks["crosses"]
        counted[seat] += 1
        scoring.line(seat, "cross", 0, counted[seat], self.count)
        due = _due(counted, seat, self.count)
        if due:
            scoring.line(seat, "crosses.fine", -self.fine * scoring.stake, due)


class Streak(HouseRule, frozen=True, kw_only=True):
    """A set number of deals without any gain, in a row or in total, costs a fine."""

    key: ClassVar[str] = "streak"
    situation: ClassVar[str] = "score"
    marks: ClassVar[tuple[str, ...]] = ("streak",)
    off: ClassVar[dict[str, Value]] = {"count": None}
    count: Annotated[
        int | None, option_meta("Deals without a gain that cost a penalty", "BT-048", "BT-048a", numbers=range(2, 11))
    ] = None
    kind: Annotated[
        Literal["row", "total"], option_meta("Deals without a gain are counted in a row, or in total", "BT-048a")
    ] = "row"
    fine: Annotated[int, option_meta("Penalty for deals without a gain", "BT-048", numbers=FINES)] = 120

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        return "streak" if _full(sheet, "streak", self.count) else None

    def fines(self, scoring: Scoring) -> None:
        if not scoring.counts or self.count is None:
            return
        counted = scoring.marks["streak"]
        for seat in scoring.seats:
            gained = sum(line.amount for line in scoring.lines if line.seat == seat and line.name != "bolts.fine") > 0
            if not gained:
                counted[seat] += 1
            elif self.kind == "row":
                counted[seat] = 0
            due = _due(counted, seat, self.count)
            if due:
                scoring.line(seat, "streak.fine", -self.fine * scoring.stake, due)


def _full(sheet: Sheet, name: str, count: int | None) -> bool:
    """Whether a counter has reached the number at which it begins anew."""
    return count is not None and max(sheet.marks[name]) >= count


def _due(counted: list[int], seat: Seat, count: int) -> int:
    """The counter of a seat for which a fine is due, and which begins anew; 0 where none is due."""
    number = counted[seat]
    if number < count:
        return 0
    counted[seat] = 0
    return number
