"""All-passes: when, at what price, who pays (ledger 5.8.1, 5.12.5, part 7.4) and the bombs they leave (5.12.7)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.preferans.rules.base import HouseRule

ROW = 3
"""All-passes in a row after which the deal passes on and the price starts over (PF-162, PF-164)."""


class Passes(HouseRule, frozen=True, kw_only=True):
    """All-passes."""

    key: ClassVar[str] = "passes"
    situation: ClassVar[str] = "passes"
    price: Annotated[
        int, option_meta("Hill points for a trick of the first all-pass", "PF-208", "BP-030", numbers=range(1, 21))
    ] = 1
    growth: Annotated[
        Literal["none", "add", "double"],
        option_meta(
            "Price of the second and third all-pass in a row: the same, 2 and 3 times, 2 and 4 times",
            "PF-162",
            "BP-030",
        ),
    ] = "double"
    zero: Annotated[
        Literal["hill", "pool", "off"],
        option_meta(
            "All-passes: a player who takes no trick takes a trick's price off the hill, earns it for the "
            "pool, or gets nothing",
            "PF-166a",
            "BP-031",
        ),
    ] = "hill"
    zero_times: Annotated[
        int,
        option_meta(
            "How many times the price of a trick is given for an all-pass without a trick", "BP-031", numbers=(1, 2)
        ),
    ] = 1
    write: Annotated[
        Literal["hill", "amnesty", "whists"],
        option_meta(
            "All-passes: tricks go to the hill, those above the fewest go, or whists on the others (Rostov)",
            "PF-153",
            "BP-003",
            "BP-032",
        ),
    ] = "hill"
    talon: Annotated[
        Literal["leads", "suit", "closed"],
        option_meta(
            "All-passes: the talon's cards lead and may win, only name the suit, or stay closed",
            "PF-154",
            "PF-161",
            "BP-033",
        ),
    ] = "leads"
    fine: Annotated[
        int | None,
        option_meta(
            "Hill points for the dealer after three all-passes in a row", "PF-163", numbers=tuple(range(1, 11))
        ),
    ] = None
    start: Annotated[
        int | None, option_meta("Compulsory all-passes at the start of a match or race", "BP-035", numbers=range(1, 13))
    ] = None
    after_misere: Annotated[
        Literal["off", "on", "tricks"],
        option_meta(
            "A compulsory all-pass after a failed misère, at the price of the row, or by the tricks that it took",
            "BP-035",
            "BP-004",
        ),
    ] = "off"

    after_nine: Annotated[
        bool, option_meta("A compulsory all-pass after a failed nine or ten that had outbid a misère", "BP-004")
    ] = False

    def compulsory(self) -> int:
        """How many all-passes the start of a match or race demands (BP-035)."""
        return self.start or 0

    def turns_talon(self) -> bool:
        """Whether the talon's cards are turned for the first two tricks (PF-154, BP-033)."""
        return self.talon != "closed"

    def talon_counts(self) -> bool:
        """Whether the turned cards count as a resting dealer's cards and can win the trick (PF-156, PF-161)."""
        return self.talon == "leads"

    def follows_misere(self) -> bool:
        """Whether a failed misere brings a compulsory all-pass (BP-035)."""
        return self.after_misere != "off"

    def follows_nine(self) -> bool:
        """Whether a failed nine or ten that outbid a misere brings a compulsory all-pass (BP-004)."""
        return self.after_nine

    def by_misere(self, tricks: int) -> int:
        """The price step by the tricks of that misere; 0 where the row's price applies (BP-004)."""
        return min(tricks, ROW) if self.after_misere == "tricks" else 0

    def price_of(self, series: int, *, dark: bool) -> int:
        """Hill points a trick after ``series`` all-passes in a row (PF-162, PF-194, BP-030)."""
        return self.price * self.factor(series, dark=dark)

    def factor(self, series: int, *, dark: bool) -> int:
        """The factor by which the price has grown."""
        step = min(series, 2)
        return {"none": 1, "add": step + 1, "double": 1 << step}[self.growth] * (2 if dark else 1)

    def zero_points(self, series: int, *, dark: bool) -> int:
        """Points for a player without tricks (PF-166a, BP-031); times the growth where the price counts whists."""
        price = 1 if self.in_whists() else self.price
        return price * self.zero_times * self.factor(series, dark=dark)

    def zero_to_hill(self) -> bool:
        """Whether these points are written off the hill, and never go to pool or help (PF-167)."""
        return self.zero == "hill"

    def zero_earns(self) -> bool:
        """Whether these points are earned like those of a game (PF-277)."""
        return self.zero == "pool"

    def in_whists(self) -> bool:
        """Whether the player with the fewest tricks writes whists on the others (BP-003)."""
        return self.write == "whists"

    def pardons(self) -> bool:
        """Whether only tricks above the fewest are written (BP-032)."""
        return self.write == "amnesty"

    def fine_of(self, series: int) -> int:
        """Hill points for the dealer of ``series`` all-passes in a row (PF-163)."""
        return (self.fine or 0) if series == ROW else 0


class Bombs(HouseRule, frozen=True, kw_only=True):
    """Multipliers of later games."""

    key: ClassVar[str] = "bombs"
    situation: ClassVar[str] = "passes"
    by: Annotated[
        Literal["dark", "start", "off"],
        option_meta(
            "Players who pass dark get bombs; or a compulsory all-pass at the start gives everybody one",
            "PF-195",
            "PF-274",
            "BP-007",
        ),
    ] = "dark"
    order: Annotated[
        Literal["oldest", "choice"], option_meta("The oldest bomb is played first, or the declarer chooses", "PF-200")
    ] = "oldest"

    def choices(self, queue: tuple[int, ...]) -> tuple[int, ...]:
        """The multipliers that the declarer may choose from; empty where he has no choice (PF-200a)."""
        distinct = tuple(sorted(set(queue))) if self.order == "choice" else ()
        return distinct if len(distinct) > 1 else ()

    def active(self) -> bool:
        """Whether there are bombs at all."""
        return self.by != "off"

    def dark(self, nth: int, *, unseen: bool) -> int:
        """The multiplier of the bomb that the n-th dark all-pass leaves; 1 for none (PF-195a)."""
        if self.by != "dark":
            return 1
        return 1 << nth if unseen else 1 << (nth - 1)

    def at_start(self) -> int:
        """The multiplier of the bomb that a compulsory all-pass at the start leaves; 1 for none (BP-007)."""
        return 2 if self.by == "start" else 1
