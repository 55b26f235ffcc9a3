"""Golden deals: the first deals, one for each player, with a forced 120 and everything doubled (BT-059, BT-060)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule, Standing
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Auction, Sheet

MOST = 12
"""The most golden deals that can be agreed."""


class Golden(HouseRule, frozen=True, kw_only=True):
    """The golden deals. A seat's counter says how many of them it has opened and whether one of these was made: it is
    twice their number, and one less while none was made (``counter_of``)."""

    key: ClassVar[str] = "golden"
    situation: ClassVar[str] = "auction"
    marks: ClassVar[tuple[str, ...]] = ("golden",)
    off: ClassVar[dict[str, Value]] = {"kind": "off"}
    kind: Annotated[
        Literal["off", "forced", "auction"],
        option_meta("Golden deals: none, each opener plays 120, or an auction from 120", "BT-059"),
    ] = "off"
    deals: Annotated[
        int | None,
        option_meta("How many golden deals, if not one for each player", "BT-059a", numbers=range(1, MOST + 1)),
    ] = None
    more: Annotated[bool, option_meta("The contract of a golden deal may be raised", "BT-060")] = False
    again: Annotated[
        Literal["play_on", "reset", "repeat"],
        option_meta(
            "When no golden deal was made: play on, totals to zero and play on, or totals to zero and once more",
            "BT-060",
        ),
    ] = "play_on"
    marriages: Annotated[bool, option_meta("Marriages of defenders are doubled in golden deals, too", "BT-060")] = True

    def now(self, sheet: Sheet, opener: Seat) -> bool:
        """Whether this deal is golden."""
        if self.kind == "off":
            return False
        if self.deals is None:
            return sheet.mark("golden", opener) == 0
        return _opened(sheet.marks.get("golden", ())) < self.deals

    @property
    def may_zero(self) -> bool:
        """Whether the totals become zero where no golden deal was made."""
        return self.active() and self.again != "play_on"

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        # No more golden deals were opened than are agreed.
        counters = sheet.marks["golden"]
        most = max(map(opened_of, counters)) <= 1 if self.deals is None else _opened(counters) <= self.deals
        return None if most else "golden"

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
        defenders = scoring.defenders
        together = sum(map(scoring.declared_bonus, defenders))
        for seat in defenders:
            if scoring.has(seat, "defender"):
                bonus = scoring.declared_bonus(seat)
            else:
                bonus = together // len(defenders) if scoring.has(seat, "defender.pooled") else 0
            if bonus:
                scoring.line(seat, "golden.marriages", -bonus)

    def totals(self, scoring: Scoring) -> None:
        if not scoring.counts or not self.now(scoring.sheet, scoring.opener):
            return
        counted = scoring.marks["golden"]
        before = counted[scoring.opener]
        counted[scoring.opener] = counter_of(opened_of(before) + 1, made=bool(scoring.made) or made_one(before))
        last = all(counted) if self.deals is None else _opened(counted) == self.deals
        if self.again != "play_on" and last and not any(map(made_one, counted)):
            for seat, total in enumerate(scoring.totals):
                scoring.line(seat, "golden.again", -total)
            if self.again == "repeat":
                scoring.marks["golden"] = [0] * scoring.players


def counter_of(opened: int, *, made: bool) -> int:
    """The counter of a seat that has opened so many golden deals; ``made``: one of them was made, whoever played."""
    return 2 * opened - (0 if made or not opened else 1)


def opened_of(counter: int) -> int:
    """How many golden deals a seat has opened, by its counter."""
    return (counter + 1) // 2


def made_one(counter: int) -> bool:
    """Whether one of the golden deals that a seat opened was made, by its counter."""
    return counter > 0 and counter % 2 == 0


def _opened(counters: Sequence[int]) -> int:
    """How many golden deals were opened so far, by all seats."""
    return sum(map(opened_of, counters))
