"""The talon and the gifts (TH-R-047..049, TH-P-029, 035, 096)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.state import Contract


class Talon(HouseRule, frozen=True, kw_only=True):
    """Who sees the talon, and whether gifts are seen."""

    key: ClassVar[str] = "talon"
    situation: ClassVar[str] = "talon"
    forced: Annotated[
        Literal["open", "choice", "hidden"],
        option_meta(
            "The talon at the unraised forced bid: shown, as the declarer likes, or hidden",
            "TH-R-047",
            "TH-R-048",
            "TH-E-023",
            "TH-P-029",
            "TH-P-096",
            "BT-021",
        ),
    ] = "open"
    early: Annotated[bool, option_meta("The talon is opened before the auction", "TH-R-042j", "BT-024", "TH-P-114")] = (
        False
    )
    flip: Annotated[
        bool, option_meta("The talon is turned up when the auction goes into its second round", "BT-024a")
    ] = False
    gifts: Annotated[
        Literal["choice", "closed", "open"],
        option_meta(
            "Gifts face up or face down: as the giver likes, always closed, always open",
            "TH-R-049",
            "TH-P-035",
            "TH-P-093",
            "BT-022",
            "B1-006",
        ),
    ] = "choice"

    away: Annotated[
        Literal["last", "declarer", "nobody"],
        option_meta(
            "What the declarer discards goes to the winner of the last trick, to the declarer, or to nobody",
            "BT-004",
            "BT-006",
            "TH-P-098",
            "TH-P-104",
            "TH-P-128",
            "TT-C-010",
        ),
    ] = "last"

    @property
    def discards_kept(self) -> bool:
        """Whether what the declarer discards counts for him (TT-C-010)."""
        return self.away == "declarer"

    @property
    def discards_lost(self) -> bool:
        """Whether what the declarer discards goes to nobody (BT-004, TT-C-010)."""
        return self.away == "nobody"

    def talon_face(self, contract: Contract) -> str | None:
        return self.forced if contract.forced else None

    def faces(self) -> tuple[bool, ...]:
        """The faces a gift may have: False closed, True open."""
        return {"choice": (False, True), "closed": (False,), "open": (True,)}[self.gifts]
