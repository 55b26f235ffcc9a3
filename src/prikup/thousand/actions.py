"""The actions of Thousand beside those of every game, and the union of all."""

from __future__ import annotations

from prikup.core.actions import Accept, Action, Bid, Cut, Deal, Fault, Pass, Play, Refuse, Rest, Shuffle
from prikup.core.cards import Card
from prikup.core.seats import Seat


class Bury(Action, frozen=True):
    """The dealer buries the jack at the bottom in the middle of the pack ("wedding", TH-R-024)."""


class Keep(Action, frozen=True):
    """The dealer leaves the bottom card where it is and deals (TH-R-024)."""


class Place(Action, frozen=True):
    """The dealer says at which places of the dealing order, 0 the first card, the talon's cards fall (TH-P-010)."""

    at: tuple[int, ...]


class Look(Action, frozen=True):
    """The opener looks at a hand that he could have played dark (TH-R-096)."""


class Golden(Action, frozen=True):
    """The opener calls golden instead of opening: his hand as it was dealt holds the contract (BT-061)."""


class Claim(Action, frozen=True):
    """A player shows a hand (or the talon) that gives a right: a redeal, three or four marriages (TH-R-030..036)."""

    ground: str


class Take(Action, frozen=True):
    """The declarer takes the talon, hidden where the rules let him (TH-R-048)."""

    hidden: bool = False


class Give(Action, frozen=True):
    """The declarer gives a card to an opponent, face up or face down (TH-R-049)."""

    to: Seat
    card: Card
    open: bool = False


class Lay(Action, frozen=True):
    """The declarer lays a card away face down after the gifts (BT-006)."""

    card: Card


class Name(Action, frozen=True):
    """The declarer names the contract after the gifts: "own" (the amount of the bid) or more (TH-R-052)."""

    amount: int


class Writeoff(Action, frozen=True):
    """The declarer concedes the deal ("let us write it off", forfeit; TH-R-054, TH-C-012)."""


class Bomb(Action, frozen=True):
    """The declarer withdraws without losing points (TH-P-072)."""


AnyAction = (
    Shuffle
    | Deal
    | Cut
    | Bury
    | Keep
    | Place
    | Look
    | Golden
    | Bid
    | Pass
    | Claim
    | Take
    | Give
    | Lay
    | Name
    | Writeoff
    | Bomb
    | Play
    | Rest
    | Accept
    | Refuse
    | Fault
)
"""Every action that a match of Thousand can hold."""
