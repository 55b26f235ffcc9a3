"""Contra and recontra: the contract doubled before the first lead (BT-019b)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Contract


class Doubles(HouseRule, frozen=True, kw_only=True):
    """A defender says contra once the contract is named; the declarer may answer recontra.

    Each multiplies what the contract wins or loses, as in a dark game (TH-R-097); the defenders' points stay single.
    """

    key: ClassVar[str] = "contra"
    situation: ClassVar[str] = "contract"
    off: ClassVar[dict[str, Value]] = {"kind": "off"}
    kind: Annotated[
        Literal["off", "contra", "recontra"],
        option_meta("A defender may double the named contract, and the declarer once more", "BT-019b"),
    ] = "off"

    times: Annotated[int, option_meta("What contra multiplies the contract by", "BT-019f", numbers=range(2, 9))] = 2
    again: Annotated[
        int, option_meta("What recontra multiplies the contract by once more", "BT-019f", numbers=range(2, 9))
    ] = 2

    @property
    def redoubles(self) -> bool:
        """Whether the declarer may answer contra with recontra."""
        return self.kind == "recontra"

    @property
    def most(self) -> int:
        """The highest possible factor of a contract."""
        return {"off": 1, "contra": self.times, "recontra": self.times * self.again}[self.kind]

    def factor(self, contract: Contract) -> int:
        """What contra and recontra multiply a contract by; 1 for one that nobody doubled."""
        if not contract.contra:
            return 1
        return self.times * self.again if contract.recontra else self.times

    def redoubled(self, factor: int) -> bool:
        """Whether a contract that counts so many times has been redoubled."""
        return factor > self.times

    def stakes(self, scoring: Scoring) -> None:
        if scoring.contract is not None:
            scoring.contract_stake *= self.factor(scoring.contract)
