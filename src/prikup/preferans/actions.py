"""The actions of Preferans that other games do not have, and the union of all its actions.

Calls of the auction, declarations and the words of the defence are separate types, so a record keeps each of them as it
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
    """A misere, called in the auction (PF-051, 055, 186) or named after the talon where the rules allow it.

    Only a player who names it, or who won the auction with it, can have a ``bomb`` to choose (PF-200a).
    """

    dark: bool = False
    hand: bool = False
    bomb: int = 0


class Here(Action, frozen=True):
    """The senior hand holds the standing call at its own height (BP-021)."""


class PassDark(Action, frozen=True):
    """A pass on an unseen hand that makes the all-pass dark (PF-179, 190)."""


class Take(Action, frozen=True):
    """The declarer takes the talon, which is turned face up (PF-064)."""


class Decline(Action, frozen=True):
    """The declarer leaves the talon face down and plays the ten cards he was dealt (PF-237a)."""


class Lay(Action, frozen=True):
    """Two cards laid away: the declarer's discard, or the cards that the defence picks from a totus (PF-064a, 178a)."""

    cards: Cards


class Declare(Action, frozen=True):
    """The declarer names tricks and trump (PF-066).

    ``share`` offers the dealer half of the game (PF-024a); ``bomb`` chooses the multiplier where he may choose it;
    otherwise it is 0 (PF-200a).
    """

    level: int
    strain: Strain
    share: bool = False
    bomb: int = 0


class Totus(Action, frozen=True):
    """A totus in a trump suit; ``helps`` are the seats of the partners that he would help on a bomb (PF-178a).

    With a choice of bombs, it is played on the oldest one that helps as many (PF-200a, PF-229..231).
    """

    strain: Strain
    helps: tuple[Seat, ...] = ()


class Surrender(Action, frozen=True):
    """The declarer gives the game up unplayed, at a fixed number of missing tricks (BP-025)."""


class Whist(Action, frozen=True):
    """A defender, or the dealer in the defenders' place, undertakes the quota (PF-067, 081)."""


class Half(Action, frozen=True):
    """Half a whist: half the quota is written without play (BP-013)."""


class Glance(Action, frozen=True):
    """The dealer looks at one of the two passed hands before he speaks (PF-081)."""

    at: Seat


class Lie(Action, frozen=True):
    """A lone whister plays lying: both hands of the defence on the table (PF-082)."""


class Stand(Action, frozen=True):
    """A lone whister plays standing: the hands stay closed (PF-082)."""


class Offer(Action, frozen=True):
    """How the tricks of this deal shall be divided, by place; the remaining tricks are not played (a claim)."""

    tricks: tuple[int, ...]


class Demand(Action, frozen=True):
    """A defender asks a declarer who took more than he named for a layout in which he would not have (PF-171)."""


class Verdict(Action, frozen=True):
    """How many tricks the declarer gets in the worst layout of the cards, as a party or the table says (PF-172a)."""

    least: int


class Help(Action, frozen=True):
    """Points beyond a closed pool go to a partner's pool, or off the own hill (``to`` is the own seat; PF-223a)."""

    to: Seat


class Terms(Action, frozen=True):
    """The hill owner names the price of a whist, the pool size and the circles (0: until the control time; PF-268a)."""

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
