"""What may be called in the auction, and what beats what (ledger 5.4, 5.12.1)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import opt
from prikup.preferans.rules.base import HouseRule


class Calls(HouseRule, frozen=True, kw_only=True):
    """Calls on hands that were looked at."""

    key: ClassVar[str] = "calls"
    hand: Annotated[
        Literal["high", "misere", "off"],
        opt("Calls without the talon: nine, ten and misere; misere alone; none", "PF-055", "PF-057", "BP-020"),
    ] = "high"
    misere: Annotated[
        Literal["bound", "trading", "late"],
        opt(
            "Misere as the first word only; or named after the talon, too, by who called at most 8S; or anything lower",
            "PF-052",
            "PF-053",
            "PF-053a",
            "BP-026",
        ),
    ] = "bound"
    order: Annotated[
        Literal["document", "common"],
        opt("Misere above every nine with the talon, or between eight and nine", "PF-056", "PF-056a", "BP-020"),
    ] = "document"
    hold: Annotated[bool, opt("The senior hand may hold a call at its own height", "PF-062", "BP-021")] = False


class Dark(HouseRule, frozen=True, kw_only=True):
    """Calls on hands that nobody has looked at."""

    key: ClassVar[str] = "dark"
    calls: Annotated[bool, opt("Calls on unseen hands, which count double", "PF-179", "PF-274")] = True
    final: Annotated[bool, opt("PASS DARK is final; else its caller may come back, light", "PF-190a")] = True
    first: Annotated[bool, opt("PASS DARK by the first hand alone", "BP-024")] = False

    def active(self) -> bool:
        return self.calls


class Exit(HouseRule, frozen=True, kw_only=True):
    """The lowest call after all-passes, until somebody has played himself out of them."""

    key: ClassVar[str] = "exit"
    ladder: Annotated[
        Literal["6", "6-7", "6-7-8", "6-7-8-6", "7"],
        opt("Lowest level after no, one, two ... all-passes in a row", "BP-022"),
    ] = "6"
    whisted: Annotated[bool, opt("Only a whisted game that was made leads out", "BP-023")] = False
    failed: Annotated[bool, opt("A failed game leads out, too", "BP-023")] = True
    misere: Annotated[bool, opt("A misere leads out", "BP-023")] = True
