"""Slams, misere and open games (BT-033): rare, so they are experimental."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import Value, option_meta
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.figures import BY_TRICKS
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.state import Contract


class Special(HouseRule, frozen=True, kw_only=True):
    """Contracts decided by tricks or played with an open hand, named instead of a higher amount; a bonus for all
    tricks.

    A misere has no marriages and so no trump, and only the declarer scores. In a slam the defenders score what they
    take, as in any deal.
    """

    key: ClassVar[str] = "special"
    situation: ClassVar[str] = "contract"
    off: ClassVar[dict[str, Value]] = {"bonus": "off", "misere": None, "slam": None, "open": False, "against": None}
    bonus: Annotated[
        Literal["off", "60", "120", "double", "figure"],
        option_meta(
            "Bonus of a declarer who makes the contract with all tricks: 60, 120, the contract once more, or a figure",
            "BT-033",
            "BT-033a",
        ),
    ] = "off"
    bonus_figure: Annotated[
        int, option_meta("Bonus for all tricks, if it is a figure", "BT-033a", numbers=range(10, 301, 10))
    ] = 100
    misere: Annotated[
        int | None,
        option_meta(
            "Experimental: misère, a contract to take no trick, and what it is worth", "BT-033", numbers=BY_TRICKS
        ),
    ] = None
    slam: Annotated[
        int | None,
        option_meta(
            "Experimental: slam, a contract to take all tricks, and what it is worth", "BT-033", numbers=BY_TRICKS
        ),
    ] = None
    open: Annotated[
        bool, option_meta("Experimental: any contract may be played with an open hand for double", "BT-033")
    ] = False

    against: Annotated[
        int | None,
        option_meta("Penalty of a declarer who takes no trick: slam against", "BT-033b", numbers=range(10, 301, 10)),
    ] = None

    def worths(self) -> dict[str, int]:
        """The values of the contracts decided by tricks, in score points."""
        worths = {"misere": self.misere, "slam": self.slam}
        return {kind: worth for kind, worth in worths.items() if worth is not None}

    def faces(self) -> tuple[bool, ...]:
        """The allowed hands for a contract: closed (False), open (True)."""
        return (False, True) if self.open else (False,)

    def most(self, amount: int) -> int:
        """The most that a contract of this amount, or one of these contracts, can score for its declarer."""
        return max(amount + self._bonus(amount), *self.worths().values(), 0) * (2 if self.open else 1)

    def _bonus(self, amount: int) -> int:
        """The bonus for all tricks with a contract of this amount, in score points."""
        return {"off": 0, "60": 60, "120": 120, "double": amount, "figure": self.bonus_figure}[self.bonus]

    def stakes(self, scoring: Scoring) -> None:
        if scoring.contract is not None and scoring.contract.open:
            scoring.contract_stake *= 2

    def score(self, scoring: Scoring) -> None:
        contract = scoring.contract
        if not scoring.played or contract is None:
            return
        self._result(scoring, contract)
        if self.against is not None and not (scoring.tricks[contract.seat] or contract.misere):
            scoring.line(contract.seat, "slam.against", -self.against * scoring.stake)

    def _result(self, scoring: Scoring, contract: Contract) -> None:
        """The bonus for all tricks, or what a contract brings that is decided by tricks."""
        seat = contract.seat
        tricks = scoring.tricks[seat]
        every = sum(scoring.tricks)
        if not contract.by_tricks:
            if self.bonus != "off" and tricks == every and scoring.made and scoring.writes_result:
                times = scoring.contract_stake if self.bonus == "double" else scoring.stake
                scoring.line(seat, "slam.bonus", self._bonus(contract.amount) * times)
            return
        scoring.made = tricks == (every if contract.slam else 0)
        figure = contract.amount * scoring.contract_stake
        if scoring.writes_result:
            amount = figure if scoring.made else -figure
            scoring.line(seat, "slam" if contract.slam else "misere", amount, tricks, scoring.contract_stake)
        else:
            scoring.unwritten(seat, contract.amount)
        if contract.slam:
            scoring.rules.count.defenders(scoring)
        scoring.rules.count.spoils(scoring)
