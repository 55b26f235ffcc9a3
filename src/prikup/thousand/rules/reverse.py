"""The reverse barrel: far below zero a player may lose the match, or be released after some deals (BT-057)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule, Standing
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Sheet


class Reverse(HouseRule, frozen=True, kw_only=True):
    """The barrel below zero: a player with this total or less sits at exactly this total (BT-057).

    A gain releases the player; a deal that goes from there to the target below zero loses the match.
    """

    key: ClassVar[str] = "reverse"
    situation: ClassVar[str] = "barrel"
    marks: ClassVar[tuple[str, ...]] = ("reverse",)
    off: ClassVar[dict[str, Value]] = {"at": None}
    at: Annotated[
        int | None,
        option_meta(
            "Total below zero at which a player sits on the reverse barrel", "BT-057", numbers=range(-2490, -99, 10)
        ),
    ] = None
    deals: Annotated[int, option_meta("Deals a player sits on the reverse barrel", "BT-057", numbers=range(1, 11))] = 3
    back: Annotated[
        int,
        option_meta(
            "Total to which a player is released from the reverse barrel", "BT-057", numbers=range(-2480, 1, 10)
        ),
    ] = -760

    def sits(self, sheet: Sheet, seat: Seat) -> bool:
        """Whether a seat is on the reverse barrel."""
        return self.at is not None and sheet.totals[seat] <= self.at

    def ends_at(self, total: int, target: int) -> bool:
        """Whether a match can end with a total so far below zero: the loss stays where it was while the target rises
        (BT-003b)."""
        return self.at is not None and total <= -target

    def totals(self, scoring: Scoring) -> None:
        at = self.at or 0
        counted = scoring.marks["reverse"]
        for seat, total in enumerate(scoring.totals):
            if total > at:
                counted[seat] = 0
            elif not self.sits(scoring.sheet, seat):
                if total < at:
                    scoring.line(seat, "reverse.cut", at - total)
                scoring.line(seat, "reverse.sits", 0)
            elif not self._lost(scoring, seat):
                self._stays(scoring, seat)

    def _stays(self, scoring: Scoring, seat: Seat) -> None:
        """Counts a deal on the reverse barrel; after the last one the player is released."""
        at = self.at or 0
        if scoring.totals[seat] < at:
            scoring.line(seat, "reverse.cut", at - scoring.totals[seat])
        counted = scoring.marks["reverse"]
        counted[seat] += scoring.counts and seat in scoring.seats
        if counted[seat] >= self.deals:
            scoring.line(seat, "reverse.back", self.back - at, counted[seat])
            counted[seat] = 0

    def _lost(self, scoring: Scoring, seat: Seat) -> bool:
        """Whether a deal takes a seat from the reverse barrel to the target below zero; a fine outside a deal does
        not."""
        return scoring.counts and self.sits(scoring.sheet, seat) and scoring.totals[seat] <= -scoring.rules.target

    def winners(self, scoring: Scoring) -> None:
        losers = [seat for seat in range(scoring.players) if self._lost(scoring, seat)]
        if not losers or scoring.winners:
            return
        for seat in losers:
            scoring.line(seat, "reverse.lost", 0)
        # The loss ends the match: the best of the other players have won.
        others = [seat for seat in range(scoring.players) if seat not in losers] or losers
        best = max(scoring.totals[seat] for seat in others)
        scoring.winners = [seat for seat in others if scoring.totals[seat] == best]

    def forbids_total(self, total: int, target: int, risen: int, *, over: bool) -> str | None:
        lost = over and self.ends_at(total, target)
        return "reverse.at" if self.at is not None and total < self.at and not lost else None

    def forbids_counters(self, sheet: Sheet, standing: Standing, *, over: bool) -> str | None:
        for seat, count in enumerate(sheet.marks["reverse"]):
            if count >= self.deals or (count and not (self.sits(sheet, seat) or standing.zeroed)):
                return "reverse"
        return None
