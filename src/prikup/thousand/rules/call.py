"""Calling golden: the opener plays the hand as dealt, without auction and talon (BT-061)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.cards import Cards
from prikup.core.options import Value, option_meta
from prikup.thousand.layout import points_of
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring

CALLED = 120
"""The contract of a golden call."""


class Call(HouseRule, frozen=True, kw_only=True):
    """A hand that already makes the contract may be played for 120 at once, with everything doubled (BT-061)."""

    key: ClassVar[str] = "call"
    situation: ClassVar[str] = "auction"
    off: ClassVar[dict[str, Value]] = {"golden": False}
    golden: Annotated[
        bool,
        option_meta(
            "The opener may call golden on a hand worth 120: no auction, no talon, everything doubled", "BT-061"
        ),
    ] = False

    def holds(self, hand: Cards, marriages: int) -> bool:
        """Whether a hand is good enough: its card points and marriages together."""
        return self.golden and points_of(hand) + marriages >= CALLED

    def stakes(self, scoring: Scoring) -> None:
        if scoring.contract is not None and scoring.contract.golden:
            scoring.stake *= 2
            scoring.contract_stake *= 2
