"""The barrel: a total near the target that a player leaves only by an own contract (TH-R-087..091, 119..123,
TH-C-002..007)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule, Standing
from prikup.thousand.rules.figures import FINES, TOTALS
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Auction, Sheet


class Barrel(HouseRule, frozen=True, kw_only=True):
    """A player who reaches the threshold sits at exactly that total (TH-R-120)."""

    key: ClassVar[str] = "barrel"
    situation: ClassVar[str] = "barrel"
    marks: ClassVar[tuple[str, ...]] = ("barrel", "falls")
    off: ClassVar[dict[str, Value]] = {"at": None}
    at: Annotated[
        int | None,
        option_meta(
            "Total at which a player sits on the barrel",
            "TH-R-087",
            "TH-R-088",
            "TH-R-091a",
            "TH-R-091b",
            "TH-R-091c",
            "TH-R-119",
            "TH-R-120",
            "TH-C-002",
            "TH-C-003",
            "TH-C-004",
            "TH-C-006",
            "BT-050",
            numbers=TOTALS,
        ),
    ] = 900
    deals: Annotated[
        int | None,
        option_meta(
            "Deals a player may sit on the barrel",
            "TH-R-091d",
            "TH-R-121",
            "TH-C-007",
            "TH-C-020",
            "BT-051",
            numbers=range(1, 11),
        ),
    ] = None
    fall: Annotated[
        int,
        option_meta(
            "Penalty for a fall from the barrel", "TH-R-091d", "TH-R-091e", "TH-C-007", "BT-052", numbers=FINES
        ),
    ] = 120
    collide: Annotated[
        Literal["coexist", "knock_off", "together_fall", "first_stays", "all_fall"],
        option_meta(
            "A second player arrives on the barrel: both sit, the earlier one falls, those who arrive "
            "together fall, the newcomer, or all",
            "TH-R-091e",
            "TH-R-123",
            "TH-C-023",
            "BT-053",
            "BT-053a",
        ),
    ] = "coexist"
    reset: Annotated[
        int | None,
        option_meta(
            "Failed barrels that set the total to zero",
            "TH-R-090",
            "TH-R-091h",
            "TH-R-122",
            "BT-054",
            numbers=range(2, 11),
        ),
    ] = None
    failed: Annotated[
        Literal["stay", "fall"],
        option_meta(
            "A failed barrel is any stay without a win, or only a fall by limit or collision", "TH-R-091h", "TH-R-122"
        ),
    ] = "stay"
    leap: Annotated[
        Literal["off", "declarer", "anyone"],
        option_meta(
            "A leap from below to the target wins: no, the declarer's, anyone's",
            "TH-R-091g",
            "TH-R-126",
            "TH-C-003",
            "TH-C-017",
            "BT-055",
        ),
    ] = "off"
    min_bid: Annotated[
        int | None,
        option_meta("Lowest bid of a player on the barrel", "TH-C-005", "BT-056", numbers=range(100, 121, 10)),
    ] = None
    must_bid: Annotated[
        bool, option_meta("A player on the barrel may not pass before bidding once, if they can", "BT-056")
    ] = False

    def mute(self) -> tuple[str, ...]:
        return ("bounds",) if self.min_bid is None else ()

    def sits(self, sheet: Sheet, seat: Seat) -> bool:
        """Whether a seat's total is at or above the barrel; ``CompiledRules.on_barrel`` excludes totals at the
        target."""
        return self.at is not None and sheet.totals[seat] >= self.at

    def least_bid(self, sheet: Sheet, seat: Seat) -> int:
        """The lowest bid of a seat, also when forced; 0 if the barrel does not set one."""
        return self.min_bid if self.min_bid is not None and self.sits(sheet, seat) else 0

    def bounds(
        self, sheet: Sheet, auction: Auction, seat: Seat, hand: int | None, low: int, high: int
    ) -> tuple[int, int]:
        return max(low, self.least_bid(sheet, seat)), high

    @property
    def may_oblige(self) -> bool:
        """Whether a seat may ever have to bid because of its total (BT-056)."""
        return self.active() and self.must_bid

    def obliges(self, sheet: Sheet, auction: Auction, seat: Seat) -> bool:
        """Whether the seat whose turn it is may not pass while it can bid (BT-056)."""
        # One bid is enough: a seat that has bid may let others overbid it.
        return self.must_bid and self.sits(sheet, seat) and not auction.spoken >> seat & 1

    def frozen(self, scoring: Scoring, seat: Seat) -> str | None:
        return "barrel.unwritten" if scoring.on_barrel(seat) else None

    def totals(self, scoring: Scoring) -> None:
        scoring.may_win = []
        at = self.at or 0
        if max(scoring.sheet.totals) < at and max(scoring.totals) < at:
            # Nobody was there and nobody comes.
            return
        earlier = [seat for seat in range(scoring.players) if scoring.on_barrel(seat)]
        still = [seat for seat in earlier if self._sitting(scoring, seat)]
        new = [
            seat
            for seat in range(scoring.players)
            if seat not in earlier and scoring.totals[seat] >= at and self._mounts(scoring, seat)
        ]
        if scoring.may_win:
            return
        if self.collide == "knock_off" and new:
            fallen = still
        elif (self.collide == "together_fall" and len(new) > 1) or (self.collide == "first_stays" and still):
            fallen = new
        elif self.collide == "all_fall" and new and len(still + new) > 1:
            fallen = still + new
        else:
            fallen = []
        for seat in fallen:
            self._falls(scoring, seat, "barrel.knocked")

    def _sitting(self, scoring: Scoring, seat: Seat) -> bool:
        """Applies a deal to a seat that was on the barrel before it; returns whether the seat still sits there."""
        at = self.at or 0
        counted = scoring.marks["barrel"]
        # A deal that the seat sits out does not count on the barrel.
        counted[seat] += scoring.counts and seat in scoring.seats
        last = self.deals is not None and counted[seat] >= self.deals
        if scoring.totals[seat] < at and (not last or scoring.lost_contract(seat)):
            self._off(scoring, seat, by_fall=False)
            return False
        if seat == scoring.declarer and scoring.made and scoring.reached(seat):
            self._may_win(scoring, seat)
            return True
        if scoring.totals[seat] > at:
            scoring.line(seat, "barrel.cut", at - scoring.totals[seat])
        if last:
            # In the last deal anything but a won or lost contract costs the fine (TH-R-121, TH-C-021).
            self._falls(scoring, seat, "barrel.fall")
            return False
        return True

    def _mounts(self, scoring: Scoring, seat: Seat) -> bool:
        """Whether a seat that comes from below stops on the barrel; if not, it leapt over it."""
        leaps = self.leap == "anyone" or (self.leap == "declarer" and seat == scoring.declarer and scoring.made)
        # What a revoke earns outside a deal (BT-034) is not a leap; a seat that was already at the target stays there.
        there = scoring.counts or scoring.sheet.totals[seat] >= scoring.target
        if leaps and there and scoring.reached(seat):
            self._may_win(scoring, seat)
            return False
        at = self.at or 0
        if scoring.totals[seat] > at:
            scoring.line(seat, "barrel.cut", at - scoring.totals[seat])
        scoring.line(seat, "barrel.sits", 0)
        scoring.marks["barrel"][seat] = 0
        return True

    def _may_win(self, scoring: Scoring, seat: Seat) -> None:
        assert scoring.may_win is not None
        scoring.may_win.append(seat)

    def _falls(self, scoring: Scoring, seat: Seat, name: str) -> None:
        scoring.line(seat, name, -self.fall, scoring.marks["barrel"][seat])
        self._off(scoring, seat, by_fall=True)

    def _off(self, scoring: Scoring, seat: Seat, *, by_fall: bool) -> None:
        """Ends a stay without a win: counts it, and at the limit resets the total to zero."""
        scoring.marks["barrel"][seat] = 0
        if self.reset is None or (self.failed == "fall" and not by_fall):
            return
        falls = scoring.marks["falls"]
        falls[seat] += 1
        if falls[seat] >= self.reset:
            scoring.line(seat, "barrel.reset", -scoring.totals[seat], falls[seat])
            falls[seat] = 0

    def collides(self) -> bool:
        """Whether arrivals on the barrel can change the totals of others there, or their own by those who are there."""
        return self.at is not None and self.collide != "coexist"

    def forbids_total(self, total: int, target: int, risen: int, *, over: bool) -> str | None:
        # A seat that reaches the target has won; if two arrive with equal totals, they may have to play on (TH-P-071).
        reached = total >= target + risen and (over or self.leap == "anyone")
        return "barrel.at" if self.at is not None and total > self.at and not reached else None

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        # Stays without a win are counted only where they cost something.
        if max(sheet.marks["falls"]) >= (self.reset or 1):
            return "falls"
        counted = sheet.marks["barrel"]
        sitting = {}
        for seat, count in enumerate(counted):
            reached = sheet.totals[seat] >= standing.target
            # Who has won in the last deal allowed has had them all.
            if self.deals is not None and count >= self.deals + reached:
                return "barrel"
            # Where two may leap to the target at once and play on, a counter may outlast its stay.
            if count and not (self.sits(sheet, seat) or standing.zeroed or self.leap == "anyone"):
                return "barrel"
            if self.sits(sheet, seat) and not reached:
                sitting[seat] = count
        # Who arrives drives the others off, or falls: those who sit there came together.
        together = self.collide in ("knock_off", "first_stays") and standing.all_play and self.leap != "anyone"
        return "barrel" if together and not over and len(set(sitting.values())) > 1 else None
