"""Faults at a real table and their fines, outside any deal (TH-R-027, TH-R-127, BT-008, BT-034)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from prikup.core.options import option_meta
from prikup.core.seats import Seat
from prikup.thousand.rules.base import HouseRule
from prikup.thousand.rules.figures import FINES
from prikup.thousand.rules.scoring import Scoring


class Faults(HouseRule, frozen=True, kw_only=True):
    """Faults at a real table, entered by the table; in a program they cannot happen (TH-R-027, BT-008, BT-034)."""

    key: ClassVar[str] = "faults"
    situation: ClassVar[str] = "faults"
    fine: Annotated[
        int, option_meta("Penalty for looking at cards too early or commenting", "TH-R-027", "TH-R-127", numbers=FINES)
    ] = 120
    revoke: Annotated[int, option_meta("Penalty for a revoke", "BT-034", numbers=FINES)] = 120
    revoke_award: Annotated[
        Literal["off", "contract", "120"],
        option_meta("What a revoke brings the other side: nothing, the contract, or a flat 120", "BT-034"),
    ] = "off"
    revoke_stands: Annotated[bool, option_meta("A revoke that nobody calls before the next lead stands", "BT-034a")] = (
        False
    )
    misdeal: Annotated[
        Literal["same", "next"], option_meta("After a misdeal the same dealer deals again, or the next one", "BT-008")
    ] = "same"
    misdeal_fine: Annotated[int, option_meta("The dealer's penalty for a misdeal", "BT-008", numbers=FINES)] = 0

    def dealer_after_misdeal(self, dealer: Seat, players: int) -> Seat:
        """The dealer after a misdeal."""
        return (dealer + 1) % players if self.misdeal == "next" else dealer

    def fine_of(self, kind: str) -> int:
        """The fine of a fault in score points."""
        return {"look": self.fine, "revoke": self.revoke, "misdeal": self.misdeal_fine}[kind]

    @property
    def awards_revokes(self) -> bool:
        """Whether a revoke brings the other side anything; then the contract has to be known (BT-034)."""
        return self.revoke_award != "off"

    def score(self, scoring: Scoring) -> None:
        if scoring.dealt:
            return
        ending, _, kind = scoring.outcome.ending.partition(".")
        if ending == "fault" and kind in FAULTS:
            scoring.line(scoring.outcome.holder, f"fault.{kind}", -self.fine_of(kind))
            if kind == "revoke" and self.awards_revokes:
                self._award(scoring)

    def _award(self, scoring: Scoring) -> None:
        """Pays a defender's revoke to the declarer, and shares out the declarer's among the defenders."""
        contract = scoring.contract
        assert contract is not None, "cards are revoked only in play"
        amount = contract.amount if self.revoke_award == "contract" else int(self.revoke_award)
        if scoring.outcome.holder != contract.seat:
            scoring.award(contract.seat, "fault.award", amount)
            return
        for other in scoring.defenders:
            scoring.award(other, "fault.award", scoring.rules.count.shared(amount, len(scoring.seats) - 1))


FAULTS = ("look", "revoke", "misdeal")
"""The kinds of fault that the table can enter."""
