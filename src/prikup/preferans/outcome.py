"""How a deal ended, as play hands it to the scoring."""

from __future__ import annotations

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.preferans.state import Contract, Defence

PLAYED, UNPLAYED, SURRENDERED, PASSES, REVOKED = "played", "unplayed", "surrendered", "passes", "revoked"
"""How a deal may end; see ``Outcome``."""


class Outcome(Struct, frozen=True, kw_only=True):
    """What a deal came to. Endings:

    * ``played``: all tricks of a contract were played, or shared out by agreement;
    * ``unplayed``: nobody whisted (PF-211e), or half a whist ended it (BP-013: the second word is ``half``);
    * ``surrendered``: the declarer gave the game up (BP-025);
    * ``passes``: an all-pass;
    * ``revoked``: an all-pass in which a player was at fault, as if he had taken all tricks (PF-165).
    """

    ending: str
    contract: Contract | None = None
    defence: Defence | None = None
    tricks: tuple[int, ...] = ()
    """By place; an all-pass counts the talon's tricks to the dealer's place, where the dealer rests."""
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
