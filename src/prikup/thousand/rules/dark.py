"""Dark play: bidding on an unseen hand (TH-R-092..103, 117..119, BT-062)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Contract, Sheet


class Dark(HouseRule, frozen=True, kw_only=True):
    """Bidding on an unseen hand for a doubled contract (TH-R-092..103, 117..119)."""

    key: ClassVar[str] = "dark"
    situation: ClassVar[str] = "auction"
    off: ClassVar[dict[str, Value]] = {"floor": None}
    floor: Annotated[
        int | None,
        option_meta(
            "The opener may bid dark from this total on (241: more than 240)",
            "TH-R-092",
            "TH-R-119",
            "BT-062",
            numbers=(0, 1, 120, 240, 241, 360, 480, 500, 600, 700, 800, 900),
        ),
    ] = 241
    barrel: Annotated[bool, option_meta("Also while somebody is on the barrel", "TH-R-098", "TH-R-119", "BT-062")] = (
        False
    )
    talon: Annotated[Literal["open", "hidden"], option_meta("The talon of a dark game", "TH-R-101", "BT-021")] = "open"

    times: Annotated[
        int, option_meta("What a dark contract is multiplied by, won or lost", "BT-062a", numbers=range(2, 9))
    ] = 2

    def may_go_dark(self, sheet: Sheet, opener: Seat) -> bool:
        """Whether the opener's total allows leaving the hand unseen and bidding dark (TH-R-092)."""
        return self.floor is not None and sheet.totals[opener] >= self.floor

    def talon_face(self, contract: Contract) -> str | None:
        return self.talon if contract.dark else None

    def stakes(self, scoring: Scoring) -> None:
        if scoring.contract is not None and scoring.contract.dark:
            # Won or lost; opponents' points stay single (TH-R-097).
            scoring.contract_stake *= self.times
