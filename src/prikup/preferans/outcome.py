"""How a deal of Preferans ended, as data that the rules score (prikup.preferans.score)."""

from __future__ import annotations

from collections.abc import Mapping

from prikup.core.cards import Card, Cards
from prikup.core.scored import Ending
from prikup.core.scored import Outcome as AnyOutcome
from prikup.preferans.state import Contract, Defence

PLAYED, UNPLAYED, SURRENDERED, PASSES, REVOKED = "played", "unplayed", "surrendered", "passes", "revoked"


MADE = ("made", UNPLAYED, "half")
"""How a game that counts as made is written: made in the tricks, or left without a whist or for half of one."""


class Outcome(AnyOutcome, frozen=True, kw_only=True):
    """A finished deal. Tricks are by place; in an all-pass a resting dealer gets the tricks of the talon's cards.

    Endings:

    * ``played``: all tricks of a contract were played, or shared out by agreement;
    * ``unplayed``: nobody whisted (PF-211e), or half a whist ended it (BP-013: the second word is ``half``);
    * ``surrendered``: the declarer gave the game up (BP-025);
    * ``passes``: an all-pass;
    * ``revoked``: an all-pass in which a player was at fault, as if he had taken all tricks (PF-165).
    """

    contract: Contract | None = None
    defence: Defence | None = None
    talon: tuple[Card, ...] = ()
    """The talon as it was dealt."""
    away: Cards = 0
    """What was laid away."""
    failed_by: int | None = None
    """Missing tricks by the judgement of under-declaring (PF-172a), in place of those of the play."""
    dark: bool = False
    """A dark all-pass."""
    passed_unseen: int = 0
    """Who passed without looking in it, as a bit set."""
    compulsory: bool = False
    """An all-pass that the rules demanded."""


_PASSES = Ending(("tricks",), ("talon", "dark", "passed_unseen", "compulsory"))
ENDINGS: Mapping[str, Ending] = {
    PLAYED: Ending(("contract", "defence", "tricks", "talon"), ("away", "failed_by")),
    UNPLAYED: Ending(("contract", "defence", "talon"), ("away", "tricks")),
    SURRENDERED: Ending(("contract",), ("defence", "talon", "away", "tricks")),
    PASSES: _PASSES,
    REVOKED: _PASSES,
}
"""How a deal can end, and what its outcome then says."""
