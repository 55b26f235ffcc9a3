"""All-passes: when, at what price, who pays (ledger 5.8.1, 5.12.5, part 7.4) and the bombs they leave (5.12.7)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import opt
from prikup.preferans.rules.base import HouseRule


class Passes(HouseRule, frozen=True, kw_only=True):
    """All-passes."""

    key: ClassVar[str] = "passes"
    price: Annotated[
        int, opt("Hill points a trick of the first all-pass", "PF-208", "BP-030", numbers=(1, 2, 4, 5))
    ] = 1
    growth: Annotated[
        Literal["none", "add", "double"],
        opt("Price of the second and third in a row: the same, 2 and 3 times, 2 and 4 times", "PF-162", "BP-030"),
    ] = "double"
    zero: Annotated[
        Literal["hill", "pool", "off"],
        opt(
            "Who takes no trick writes a trick's price off the hill, earns it for the pool, or nothing",
            "PF-166a",
            "BP-031",
        ),
    ] = "hill"
    zero_times: Annotated[int, opt("Prices for no trick", "BP-031", numbers=(1, 2))] = 1
    write: Annotated[
        Literal["hill", "amnesty", "whists"],
        opt(
            "Tricks go to the hill, those above the fewest go, or whists on the others (Rostov)",
            "PF-153",
            "BP-003",
            "BP-032",
        ),
    ] = "hill"
    talon: Annotated[
        Literal["leads", "suit", "closed"],
        opt("The talon's cards lead and may win, only name the suit, or stay closed", "PF-154", "PF-161", "BP-033"),
    ] = "leads"
    fine: Annotated[
        int | None, opt("Hill points for the dealer after three in a row", "PF-163", numbers=tuple(range(1, 11)))
    ] = None
    start: Annotated[
        int | None, opt("Compulsory all-passes at the start of a match or race", "BP-035", numbers=(1, 2, 3, 4))
    ] = None
    after_misere: Annotated[bool, opt("A compulsory all-pass after a failed misere", "BP-035", "BP-004")] = False

    def turns_talon(self) -> bool:
        """Whether the talon's cards are turned for the first two tricks (PF-154, BP-033)."""
        return self.talon != "closed"

    def talon_counts(self) -> bool:
        """Whether they count as the dealer's cards and can win, where the dealer holds none (PF-156, PF-161)."""
        return self.talon == "leads"

    def price_of(self, series: int, *, dark: bool) -> int:
        """Hill points a trick after ``series`` all-passes in a row (PF-162, PF-194, BP-030)."""
        step = min(series, 2)
        factor = {"none": 1, "add": step + 1, "double": 1 << step}[self.growth]
        return self.price * factor * (2 if dark else 1)


class Bombs(HouseRule, frozen=True, kw_only=True):
    """Multipliers of later games."""

    key: ClassVar[str] = "bombs"
    by: Annotated[
        Literal["dark", "start", "off"],
        opt(
            "Who passes dark gets bombs; or a compulsory all-pass at the start gives everybody one",
            "PF-195",
            "PF-274",
            "BP-007",
        ),
    ] = "dark"
    order: Annotated[
        Literal["oldest", "choice"], opt("The oldest bomb is played first, or the declarer chooses", "PF-200")
    ] = "oldest"
