"""The actions of Preferans beside those of every game, and the union of all.

Calls of the auction, declarations and the words of the defence are tagged apart, so that each stands in a record as it
was said. ``strain`` is a suit 0..3 or 4 for no trump; ``level`` counts tricks, 6..10.
"""

from __future__ import annotations

from typing import Annotated

from prikup.core.actions import Accept, Action, Cut, Deal, Fault, Pass, Play, Refuse, Shuffle
from prikup.core.cards import Cards
from prikup.core.seats import Seat

__all__ = [
    "Accept",
    "AnyAction",
    "Call",
    "Cut",
    "Deal",
    "Declare",
    "Decline",
    "Demand",
    "Fault",
    "Glance",
    "Half",
    "Help",
    "Here",
    "Lay",
    "Lie",
    "Look",
    "Misere",
    "Offer",
    "Pass",
    "PassDark",
    "Play",
    "Refuse",
    "Shuffle",
    "Stand",
    "Strain",
    "Surrender",
    "Take",
    "Terms",
    "TimeUp",
    "Totus",
    "Verdict",
    "Whist",
]

Strain = Annotated[int, "strain"]
"""A suit 0..3, or 4 for no trump."""


class Look(Action, frozen=True):
    """A player looks at the hand that he could have called on unseen (PF-179a)."""


class Call(Action, frozen=True):
    """A game called in the auction (PF-038..049): dark before the caller has looked, ``hand`` without the talon."""

    level: int
    strain: Strain
    dark: bool = False
    hand: bool = False


class Misere(Action, frozen=True):
    """A misere: called in the auction (PF-051, 055, 186), or named after the talon where the rules let him.

    Only who names it, or has won the auction with it, may have a ``bomb`` to choose (PF-200a).
    """

    dark: bool = False
    hand: bool = False
    bomb: int = 0


class Here(Action, frozen=True):
    """The senior hand holds the standing call at its own height (BP-021)."""


class PassDark(Action, frozen=True):
    """A pass on an unseen hand that makes the all-pass dark (PF-179, 190)."""


class Take(Action, frozen=True):
    """The declarer has the talon turned and takes it (PF-064)."""


class Decline(Action, frozen=True):
    """The declarer leaves the talon where it lies and plays the ten cards he was dealt (PF-237a)."""


class Lay(Action, frozen=True):
    """Two cards laid away: the declarer's discard, or what the defence picks from a totus (PF-064a, 178a)."""

    cards: Cards


class Declare(Action, frozen=True):
    """The declarer names tricks and trump (PF-066).

    ``share`` offers the dealer half of the game (PF-024a); ``bomb`` chooses the multiplier where that is his choice,
    else it is 0 (PF-200a).
    """

    level: int
    strain: Strain
    share: bool = False
    bomb: int = 0


class Totus(Action, frozen=True):
    """A totus in a trump, with the partners whom he would help on a bomb as seats (PF-178a).

    Where he has a choice of bombs, it is the oldest of those that help so many (PF-200a, PF-229..231).
    """

    strain: Strain
    helps: tuple[Seat, ...] = ()


class Surrender(Action, frozen=True):
    """The declarer gives the game up unplayed, for so many missing tricks (BP-025)."""


class Whist(Action, frozen=True):
    """A defender, or the dealer in their place, undertakes the quota (PF-067, 081)."""


class Half(Action, frozen=True):
    """Half a whist: half the quota without play (BP-013)."""


class Glance(Action, frozen=True):
    """The dealer looks at one of the two passed hands before his word (PF-081)."""

    at: Seat


class Lie(Action, frozen=True):
    """A lone whister plays lying: both hands of the defence on the table (PF-082)."""


class Stand(Action, frozen=True):
    """A lone whister plays standing: the hands stay closed (PF-082)."""


class Offer(Action, frozen=True):
    """How the tricks of this deal shall be shared out, by place: what is still to come is not played (a claim)."""

    tricks: tuple[int, ...]


class Demand(Action, frozen=True):
    """A defender asks the declarer who took more than he named for a lay in which he would not have (PF-171)."""


class Verdict(Action, frozen=True):
    """How many tricks even the worst lay of the cards gives the declarer: a party's word, or the table's (PF-172a)."""

    least: int


class Help(Action, frozen=True):
    """A closed pool's points go to a partner's pool, or to one's own hill (``to`` oneself; PF-223a)."""

    to: Seat


class Terms(Action, frozen=True):
    """The hill owner names price of a whist, size of the pool, and circles (0: until the control time; PF-268a)."""

    price: int
    pool: int
    circles: int


class TimeUp(Action, frozen=True):
    """The table enters that the control time has passed (PF-273a)."""


AnyAction = (
    Shuffle
    | Deal
    | Cut
    | Look
    | Call
    | Misere
    | Here
    | Pass
    | PassDark
    | Take
    | Decline
    | Lay
    | Declare
    | Totus
    | Surrender
    | Accept
    | Refuse
    | Whist
    | Half
    | Glance
    | Lie
    | Stand
    | Play
    | Offer
    | Demand
    | Verdict
    | Help
    | Terms
    | TimeUp
    | Fault
)
"""Every action that a match of Preferans can hold."""
