"""The actions of Thousand in addition to those of every game, and the union of all."""

from __future__ import annotations

from typing import Annotated

from prikup.core.actions import Accept, Action, Bid, Cut, Deal, Fault, Pass, Play, Refuse, Rest, Shuffle
from prikup.core.cards import Card
from prikup.core.seats import Seat

__all__ = [
    "Accept",
    "AnyAction",
    "Bid",
    "Bomb",
    "Bury",
    "Buyback",
    "Claim",
    "Contra",
    "Cut",
    "Deal",
    "Fault",
    "Give",
    "Golden",
    "Keep",
    "Lay",
    "Look",
    "Misere",
    "Name",
    "Pass",
    "Place",
    "Play",
    "Recontra",
    "Refuse",
    "Rest",
    "Sell",
    "Show",
    "Shuffle",
    "Slam",
    "Suit",
    "Take",
    "Writeoff",
]

Suit = Annotated[int, "suit"]
"""A suit 0..3."""


class Bury(Action, frozen=True):
    """The dealer buries the jack from the bottom in the middle of the pack ("wedding", TH-R-024)."""


class Keep(Action, frozen=True):
    """The dealer leaves the bottom card where it is and deals (TH-R-024)."""


class Place(Action, frozen=True):
    """The dealer chooses the places of the dealing order (0 is the first card) from which the talon is dealt
    (TH-P-010)."""

    at: tuple[int, ...]


class Look(Action, frozen=True):
    """The opener looks at a hand that he could have played dark (TH-R-096)."""


class Golden(Action, frozen=True):
    """The opener calls golden instead of opening: to play the hand as dealt, without the talon (BT-061)."""


class Claim(Action, frozen=True):
    """A player claims a right by showing a hand or the talon: a redeal, three or four marriages (TH-R-030..036)."""

    ground: str


class Take(Action, frozen=True):
    """The declarer takes a talon (TH-P-097: one of two), hidden where the rules allow it (TH-R-048)."""

    hidden: bool = False
    talon: int = 0
    """Which of two talons; 0 is the first."""


class Buyback(Action, frozen=True):
    """The declarer who has seen the talon pays for a new deal (BT-023a)."""


class Sell(Action, frozen=True):
    """The declarer puts a card up for sale, open to all; after the last one the others may bid (BT-023)."""

    card: Card


class Give(Action, frozen=True):
    """The declarer gives a card to an opponent, face up or face down (TH-R-049)."""

    to: Seat
    card: Card
    open: bool = False


class Lay(Action, frozen=True):
    """The declarer lays a card away face down after the gifts (BT-006)."""

    card: Card


class Name(Action, frozen=True):
    """The declarer names the contract after the gifts: "own" (the amount of the bid) or more (TH-R-052).

    ``open``: it is played with an open hand, for double (BT-033).
    """

    amount: int
    open: bool = False


class Misere(Action, frozen=True):
    """The declarer undertakes to take no trick, with an open hand or not (BT-033)."""

    open: bool = False


class Slam(Action, frozen=True):
    """The declarer undertakes to take all tricks, with an open hand or not (BT-033)."""

    open: bool = False


class Contra(Action, frozen=True):
    """A defender doubles the contract (BT-019b)."""


class Recontra(Action, frozen=True):
    """The declarer doubles a doubled contract once more (BT-019b)."""


class Show(Action, frozen=True):
    """The leader declares a marriage by showing it and keeps both cards in hand (BT-030)."""

    suit: Suit


class Writeoff(Action, frozen=True):
    """The declarer concedes the deal ("write-off", "forfeit"; TH-R-054, TH-C-012)."""


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
    | Buyback
    | Sell
    | Give
    | Lay
    | Name
    | Misere
    | Slam
    | Contra
    | Recontra
    | Writeoff
    | Bomb
    | Show
    | Play
    | Rest
    | Accept
    | Refuse
    | Fault
)
"""All actions of a match of Thousand."""
