"""How a deal of Thousand ended, as data: the input of scoring (prikup.thousand.score)."""

from __future__ import annotations

from collections.abc import Mapping

from prikup.core.cards import Cards
from prikup.core.scored import Ending
from prikup.core.scored import Outcome as AnyOutcome
from prikup.core.seats import Seat
from prikup.thousand.state import Contract


class Outcome(AnyOutcome, frozen=True, kw_only=True):
    """A finished deal. Points and bonuses are card points; numbers are by seat, 0 for a seat that sits the deal out.

    Endings: ``tricks`` (all were played), ``rest`` (the last ones were granted), ``writeoff`` and ``bomb`` (the
    declarer gave the deal up), ``three_marriages`` and ``four_marriages`` (``holder`` showed them).
    """

    contract: Contract | None = None
    """The contract; None if nobody played one."""
    points: tuple[int, ...] = ()
    """Card points taken in tricks, and those of cards laid away that count for the seat."""
    bonuses: tuple[int, ...] = ()
    """Card points for declared marriages and aces, and for the last trick."""
    declared: tuple[int, ...] = ()
    """How many marriages (or four aces) each seat declared."""
    holder: Seat = -1
    """The seat that claimed three or four marriages, or committed the fault."""
    last: Seat = -1
    """The seat that took the last trick, if the rules give points for it; ``bonuses`` include them."""
    taken: tuple[Cards, ...] = ()
    """The cards taken by each seat, if a rule needs them (BT-031)."""


PLAYED = ("tricks", "rest")
"""Endings of deals whose tricks were all played or granted."""
CONCEDED = ("writeoff", "bomb")
"""Endings of deals that the declarer gave up."""

_TRICKS = Ending(("points", "tricks"), ("contract", "bonuses", "declared", "last", "taken"))
ENDINGS: Mapping[str, Ending] = {
    **dict.fromkeys(PLAYED, _TRICKS),
    **dict.fromkeys(CONCEDED, Ending(("contract",))),
    "three_marriages": Ending(("holder",)),
    # The holder has won the auction, and the outcome may say for how much; nothing is written for it (TH-R-125).
    "four_marriages": Ending(("holder",), ("contract",)),
}
"""The endings of a deal, with the fields of an outcome for each."""
FAULT = "fault."
"""The prefix of a fault's kind: a fault is scored like an ending but ends no deal."""
