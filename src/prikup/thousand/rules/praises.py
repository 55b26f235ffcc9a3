"""Three and four marriages in one hand end the deal or the match (TH-R-033..037, 124, 125)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.cards import Cards
from prikup.core.options import Value, option_meta
from prikup.core.seats import Seat
from prikup.thousand.layout import marriages_in
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Auction, Contract, Sheet


class Praises(HouseRule, frozen=True, kw_only=True):
    """Three and four marriages in one hand (TH-R-033..037, 124, 125)."""

    key: ClassVar[str] = "praises"
    situation: ClassVar[str] = "deal"
    off: ClassVar[dict[str, Value]] = {"three": False, "four": False}
    three: Annotated[
        bool,
        option_meta(
            "Three marriages dealt: the holder goes on the barrel", "TH-R-033", "TH-R-035", "TH-R-036", "TH-R-124"
        ),
    ] = False
    four: Annotated[
        bool,
        option_meta("Four marriages with the talon: the holder wins the match", "TH-R-034", "TH-R-035", "TH-R-125"),
    ] = False

    def grounds(self, sheet: Sheet, auction: Auction, seat: Seat, hand: Cards) -> tuple[str, ...]:
        return ("three_marriages",) if self.three and len(marriages_in(hand)) == 3 else ()

    def talon_grounds(self, contract: Contract, talon: Cards, hand: Cards) -> tuple[str, ...]:
        return ("four_marriages",) if self.four and len(marriages_in(hand)) == 4 else ()

    def score(self, scoring: Scoring) -> None:
        if scoring.outcome.ending == "four_marriages":
            scoring.line(scoring.outcome.holder, "praises.win", 0)
        if scoring.outcome.ending != "three_marriages":
            return
        holder = scoring.outcome.holder
        if not scoring.on_barrel(holder):
            scoring.line(holder, "praises.barrel", scoring.barrel_at - scoring.totals[holder])
        else:
            scoring.line(holder, "barrel.unwritten", 0, 0)
        for other in scoring.others(holder):
            scoring.award(other, "praises.share", scoring.rules.standard_plus)
