"""The dump truck: a total that becomes zero (TH-R-083, BT-058)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import Value, option_meta
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring


class Truck(HouseRule, frozen=True, kw_only=True):
    """The dump truck: a total of exactly this becomes zero (TH-R-083, BT-058)."""

    key: ClassVar[str] = "truck"
    situation: ClassVar[str] = "score"
    off: ClassVar[dict[str, Value]] = {"at": None}
    at: Annotated[
        int | None,
        option_meta(
            "Dump truck: a total of exactly this becomes zero",
            "TH-R-083",
            "TH-R-107",
            "TH-R-108",
            "BT-058",
            numbers=range(100, 901, 5),
        ),
    ] = None
    minus: Annotated[bool, option_meta("The dump truck works below zero too", "TH-R-083", "BT-058")] = True

    def totals(self, scoring: Scoring) -> None:
        for seat, total in enumerate(scoring.totals):
            if self.tips(total):
                scoring.line(seat, "truck", -total)

    def tips(self, total: int) -> bool:
        """Whether a total becomes zero."""
        return total == self.at or (self.minus and self.at is not None and total == -self.at)

    def forbids_total(self, total: int, target: int, risen: int, *, over: bool) -> str | None:
        return "truck.at" if self.tips(total) else None
