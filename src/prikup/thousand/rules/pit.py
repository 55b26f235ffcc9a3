"""The pit: a total below the barrel at which everybody stops until they make an own contract (BT-050)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.figures import TOTALS
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Sheet


class Pit(HouseRule, frozen=True, kw_only=True):
    """A player who comes from below is cut to the pit's total and sits in it; like the barrel, the pit is a total,
    not a counter (BT-050)."""

    key: ClassVar[str] = "pit"
    situation: ClassVar[str] = "barrel"
    off: ClassVar[dict[str, Value]] = {"at": None}
    at: Annotated[
        int | None,
        option_meta(
            "Pit: the total at which a player from below must make a contract of their own", "BT-050", numbers=TOTALS
        ),
    ] = None

    def sits(self, sheet: Sheet, seat: Seat) -> bool:
        """Whether a seat is in the pit."""
        return sheet.totals[seat] == self.at

    def frozen(self, scoring: Scoring, seat: Seat) -> str | None:
        return "pit.unwritten" if self.sits(scoring.sheet, seat) else None

    def totals(self, scoring: Scoring) -> None:
        at = self.at or 0
        for seat, before in enumerate(scoring.sheet.totals):
            total = scoring.totals[seat]
            # Three marriages put their holder on the barrel from any total (TH-R-124).
            if before < at < total and not scoring.has(seat, "praises.barrel"):
                scoring.line(seat, "pit.cut", at - total)
            if before != at and scoring.totals[seat] == at:
                scoring.line(seat, "pit.sits", 0)
