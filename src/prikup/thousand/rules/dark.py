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
            "Dark bids from this total on (241: more than 240)",
            "TH-R-092",
            "TH-R-119",
            "BT-062",
            numbers=range(1001),
        ),
    ] = 241
    who: Annotated[
        Literal["opener", "anyone"],
        option_meta("Who may leave the hand unseen and bid dark: the opener, or anyone", "BT-062b"),
    ] = "opener"
    barrel: Annotated[
        bool, option_meta("Dark games also while somebody is on the barrel", "TH-R-098", "TH-R-119", "BT-062")
    ] = False
    talon: Annotated[Literal["open", "hidden"], option_meta("The talon of a dark game", "TH-R-101", "BT-021")] = "open"

    times: Annotated[
        int, option_meta("What a dark contract is multiplied by, won or lost", "BT-062a", numbers=range(2, 9))
    ] = 2

    @property
    def hides_talon(self) -> bool:
        """Whether the talon of a dark game stays hidden (TH-R-101)."""
        return self.active() and self.talon == "hidden"

    def askers(self, in_play: tuple[Seat, ...], opener: Seat) -> tuple[Seat, ...]:
        """The seats that may leave their hands unseen, whatever their totals (BT-062b)."""
        if not self.active():
            return ()
        return in_play if self.who == "anyone" else (opener,)

    def may_go_dark(self, sheet: Sheet, seat: Seat) -> bool:
        """Whether a seat's total allows leaving the hand unseen and bidding dark (TH-R-092)."""
        return self.floor is not None and sheet.totals[seat] >= self.floor

    def talon_face(self, contract: Contract) -> str | None:
        return self.talon if contract.dark else None

    def stakes(self, scoring: Scoring) -> None:
        if scoring.contract is not None and scoring.contract.dark:
            # Won or lost; opponents' points stay single (TH-R-097).
            scoring.contract_stake *= self.times
