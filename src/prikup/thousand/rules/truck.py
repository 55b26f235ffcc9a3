"""The dump truck: a total that becomes zero (TH-R-083, BT-058)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import opt
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring


class Truck(HouseRule, frozen=True, kw_only=True):
    """The dump truck: a total of exactly this becomes zero (TH-R-083, BT-058)."""

    key: ClassVar[str] = "truck"
    at: Annotated[
        int | None,
        opt(
            "A total of exactly this becomes zero",
            "TH-R-083",
            "TH-R-107",
            "TH-R-108",
            "BT-058",
            numbers=(*range(100, 551, 50), 555, *range(600, 901, 50)),
        ),
    ] = None
    minus: Annotated[bool, opt("The same below zero", "TH-R-083", "BT-058")] = True

    def active(self) -> bool:
        return self.at is not None

    def totals(self, scoring: Scoring) -> None:
        for seat, total in enumerate(scoring.totals):
            if total == self.at or (self.minus and self.at is not None and total == -self.at):
                scoring.line(seat, "truck", -total)
