"""Buyback: a declarer who has seen the talon throws the deal in for a price (BT-023a)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import Value, option_meta
from prikup.thousand.outcome import FAULT
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring

BUYBACK = "buyback"
"""The kind of the fine."""


class Buyback(HouseRule, frozen=True, kw_only=True):
    """Before taking the talon, its declarer may pay a price and have the cards dealt again by the same dealer.

    The price is a line outside any deal, like a fine (TH-R-127): no bolt and no deal on the barrel is counted, a dark
    contract does not double it, and a total that it takes below the barrel leaves the barrel.
    """

    key: ClassVar[str] = "buyback"
    situation: ClassVar[str] = "talon"
    off: ClassVar[dict[str, Value]] = {"price": None}
    price: Annotated[
        int | None,
        option_meta(
            "What a declarer who has seen the talon pays for a new deal", "BT-023a", numbers=range(10, 241, 10)
        ),
    ] = None

    def score(self, scoring: Scoring) -> None:
        if scoring.outcome.ending == FAULT + BUYBACK:
            scoring.line(scoring.outcome.holder, "buyback", -(self.price or 0))
