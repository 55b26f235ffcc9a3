"""Three cards for a higher bid after the auction (BT-023)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from prikup.core.options import Value, option_meta
from prikup.thousand.rules.base import HouseRule


class Sale(HouseRule, frozen=True, kw_only=True):
    """The declarer offers three of the ten cards together with the contract, or the others buy the talon."""

    key: ClassVar[str] = "sale"
    situation: ClassVar[str] = "talon"
    off: ClassVar[dict[str, Value]] = {"tries": None, "rebuy": False}
    tries: Annotated[
        int | None,
        option_meta("How many times a deal the declarer may put three cards up for sale", "BT-023", numbers=(1, 2, 3)),
    ] = None
    rebuy: Annotated[bool, option_meta("The talon just shown may be bought with a higher bid", "BT-023")] = False
