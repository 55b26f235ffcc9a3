"""Contra and recontra: the contract doubled before the first lead (BT-019b)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring


class Doubles(HouseRule, frozen=True, kw_only=True):
    """A defender says contra once the contract is named; the declarer may answer recontra.

    Each doubles what the contract wins or loses, as in a dark game (TH-R-097); the defenders' points stay single.
    """

    key: ClassVar[str] = "contra"
    off: ClassVar[dict[str, Value]] = {"kind": "off"}
    kind: Annotated[
        Literal["off", "contra", "recontra"],
        option_meta("A defender may double the named contract, and the declarer once more", "BT-019b"),
    ] = "off"

    @property
    def most(self) -> int:
        """The highest possible factor of a contract."""
        return {"off": 1, "contra": 2, "recontra": 4}[self.kind]

    def stakes(self, scoring: Scoring) -> None:
        contract = scoring.contract
        if contract is not None and contract.contra:
            scoring.contract_stake *= 4 if contract.recontra else 2
