"""The value of a played deal: declarer and defenders, rounding (TH-R-074..079, TH-E-009..014, TH-P-059..065)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring


class Count(HouseRule, frozen=True, kw_only=True):
    """The score lines of the result."""

    key: ClassVar[str] = "count"
    situation: ClassVar[str] = "score"
    declarer: Annotated[
        Literal["bid", "actual", "points_and_bid"],
        option_meta(
            "The declarer scores the bare contract, the points made if they are more, or points plus or minus the bid",
            "TH-R-076",
            "TH-R-079",
            "TH-E-009",
            "TH-E-010",
            "TH-E-011",
            "TH-E-041",
            "TH-P-060",
            "TH-P-061",
            "BT-040",
            "TT-C-006",
            "TT-D-007",
        ),
    ] = "bid"
    round_own: Annotated[
        bool,
        option_meta(
            "The points scored by the declarer are rounded too", "TH-E-014", "TH-C-019", "TT-C-005", "TT-D-006"
        ),
    ] = False
    round_test: Annotated[
        bool,
        option_meta(
            "The contract is tested on rounded points",
            "TH-R-078",
            "TH-E-013",
            "TH-P-062",
            "BT-041",
            "TT-C-014",
            "TT-D-012",
        ),
    ] = False
    unit: Annotated[
        int,
        option_meta(
            "Defenders' points are rounded to multiples of this",
            "TH-R-077",
            "TH-E-012",
            "TH-P-063",
            "TH-P-112",
            "BT-042",
            "TT-A-029",
            "TT-C-005",
            "TT-C-006a",
            "B1-004",
            numbers=(1, 5, 10),
        ),
    ] = 5
    direction: Annotated[
        Literal["nearest", "down", "up"],
        option_meta("Rounding to the nearest, down or up", "TH-R-077", "BT-042", "BT-045", "TT-D-006", "TT-D-014"),
    ] = "nearest"
    fives: Annotated[
        Literal["up", "down"],
        option_meta("A five between two tens goes up or down", "TH-P-064", "TH-P-065", "BT-042", "TT-C-005a"),
    ] = "up"
    defence: Annotated[
        Literal["own", "pooled"],
        option_meta("Defenders score their own points, or each of them half of the sum", "BT-044a"),
    ] = "own"
    failed: Annotated[
        Literal["none", "split", "full"],
        option_meta(
            "A failed contract is also credited to the opponents: not, split between them, or to each", "BT-044"
        ),
    ] = "none"

    def rounded(self, points: int, shares: int = 1) -> int:
        """Points, or one of the equal shares of them, as written: rounded once, as one sum."""
        unit = self.unit * shares
        down = points // unit
        over = points - down * unit
        if over == 0 or self.direction == "down":
            return down * self.unit
        if self.direction == "up":
            return (down + 1) * self.unit
        half = over * 2 - unit
        return (down + 1 if half > 0 or (half == 0 and self.fives == "up") else down) * self.unit

    def makes(self, points: int, amount: int) -> bool:
        """Whether card points with marriages make a contract of this amount."""
        return (self.rounded(points) if self.round_test else points) >= amount

    def shared(self, amount: int, shares: int) -> int:
        """One share of a contract's amount; a half between two units goes up, as in a write-off (105: 55 each)."""
        return (2 * amount + self.unit * shares) // (2 * self.unit * shares) * self.unit

    def score(self, scoring: Scoring) -> None:
        contract = scoring.contract
        if scoring.played and contract is None:
            for seat in scoring.seats:
                scoring.line(seat, "points", self.rounded(scoring.raw[seat]) * scoring.stake)
        if not scoring.played or contract is None or contract.by_tricks:
            return
        seat = contract.seat
        raw = scoring.raw[seat]
        scoring.made = self.makes(raw, contract.amount)
        figure = contract.amount * scoring.contract_stake
        written = scoring.writes_result
        if self.declarer == "points_and_bid" and written:
            scoring.line(seat, "points", (self.rounded(raw) if self.round_own else raw) * scoring.stake)
        if not written:
            scoring.unwritten(seat, contract.amount)
        elif not scoring.made:
            scoring.line(seat, "contract", -figure, contract.amount, raw, scoring.contract_stake)
        else:
            if self.declarer == "actual":
                best = self.rounded(raw) if self.round_own else raw
                figure = max(contract.amount, best) * scoring.contract_stake
            scoring.line(seat, "contract", figure, contract.amount, raw, scoring.contract_stake)
        self.defenders(scoring)
        self.spoils(scoring)

    def defenders(self, scoring: Scoring) -> None:
        """Writes the defenders' points, each his own or both the same."""
        if self.defence == "pooled":
            together = sum(scoring.raw[other] for other in scoring.defenders)
            for other in scoring.defenders:
                scoring.award(other, "defender.pooled", self.rounded(together, len(scoring.defenders)), together)
            return
        for other in scoring.defenders:
            raw = scoring.raw[other]
            scoring.award(other, "defender", self.rounded(raw), raw)

    def spoils(self, scoring: Scoring) -> None:
        """Credits a failed contract to the defenders, if the rules do (BT-044): the plain amount, never doubled."""
        contract = scoring.contract
        if contract is not None and not scoring.made and self.failed != "none":
            shares = 1 if self.failed == "full" else len(scoring.seats) - 1
            for other in scoring.defenders:
                scoring.award(other, "spoils", self.shared(contract.amount, shares))
