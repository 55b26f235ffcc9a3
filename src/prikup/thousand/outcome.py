"""How a deal of Thousand ended, as data: what the rules score (prikup.thousand.score)."""

from __future__ import annotations

from collections.abc import Mapping

from prikup.core.cards import Cards
from prikup.core.scored import Ending
from prikup.core.scored import Outcome as AnyOutcome
from prikup.core.seats import Seat
from prikup.thousand.state import Contract


class Outcome(AnyOutcome, frozen=True, kw_only=True):
    """A finished deal. Points and bonuses are card points; numbers are by seat, 0 for who sits the deal out.

    Endings: ``tricks`` (all were played), ``rest`` (the last ones were granted), ``writeoff`` and ``bomb`` (the
    declarer gave the deal up), ``three_marriages`` and ``four_marriages`` (``holder`` showed them).
    """

    contract: Contract | None = None
    """What was played; None where nobody played one."""
    points: tuple[int, ...] = ()
    """Card points taken in tricks, and of cards laid away that count for a seat."""
    bonuses: tuple[int, ...] = ()
    """Card points for marriages and aces that were declared, and for the last trick."""
    declared: tuple[int, ...] = ()
    """How many marriages (or four aces) each seat declared."""
    holder: Seat = -1
    """Who claimed three or four marriages, or was at fault."""
    last: Seat = -1
    """Who took the last trick, where the rules give something for it; ``bonuses`` hold it."""
    taken: tuple[Cards, ...] = ()
    """The cards taken, where a rule asks about them (BT-031)."""


PLAYED = ("tricks", "rest")
"""Endings of deals whose tricks were all played, or granted."""
CONCEDED = ("writeoff", "bomb")
"""Endings of deals that the declarer gave up."""

_TRICKS = Ending(("points", "tricks"), ("contract", "bonuses", "declared", "last", "taken"))
ENDINGS: Mapping[str, Ending] = {
    **dict.fromkeys(PLAYED, _TRICKS),
    **dict.fromkeys(CONCEDED, Ending(("contract",))),
    "three_marriages": Ending(("holder",)),
    "four_marriages": Ending(("holder",)),
}
"""How a deal can end, and what its outcome then says."""
FAULT = "fault."
"""What stands before the kind of a fault, which is scored like an ending but ends no deal."""
