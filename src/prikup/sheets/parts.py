"""The parts of a shown sheet, as data and words."""

from __future__ import annotations

from msgspec import Struct

from prikup.core.seats import Seat


class SheetLine(Struct, frozen=True):
    """A line of the sheet and what it wrote."""

    number: int
    text: str
    dealer: Seat
    said: tuple[str, ...]
    """In words, a line of the score each."""
    totals: tuple[int, ...]
    """After it, as the game counts them; empty where it wrote nothing."""


class SheetNext(Struct, frozen=True):
    """What the sheet waits for."""

    kind: str
    """``deal``, ``terms``, ``help`` or ``over``."""
    dealer: Seat
    seats: tuple[Seat, ...]
    """Who plays the deal, who sets terms, who helps, or who has won."""
    stage: str
    """Of Preferans: ``brigand``, ``circles`` or ``proper``; else empty."""
    said: tuple[str, ...]
    """The same in words."""


class SheetAccount(Struct, frozen=True):
    """One player's way to his result in Preferans; fractions as text (``27 1/2``)."""

    seat: Seat
    pool: int
    hill: int
    carried: str
    """The hill with what is missing from the pool."""
    above: str
    """What it is above the smallest."""
    gives: str
    """Whists that he gives each other player."""
    whists: tuple[str, ...]
    """What he has on each other after that, by seat."""
    result: str
    whole: int
    """The result in whole whists."""
