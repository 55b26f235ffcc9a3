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
    """The score lines in words."""
    totals: tuple[int, ...]
    """The totals after it, as the game counts them; empty if it wrote nothing."""
    impossible: str = ""
    """Why no play gives the line, in words; only a line of an older sheet can have this."""


class SheetNext(Struct, frozen=True):
    """What the sheet expects next."""

    kind: str
    """``deal``, ``terms``, ``help`` or ``over``."""
    dealer: Seat
    seats: tuple[Seat, ...]
    """The seats that play the deal, set terms, help, or have won."""
    stage: str
    """In Preferans ``brigand``, ``circles`` or ``proper``; else empty."""
    said: tuple[str, ...]
    """The same in words."""


class SheetAccount(Struct, frozen=True):
    """The settlement of one player in Preferans, step by step; fractions as text (``27 1/2``)."""

    seat: Seat
    pool: int
    hill: int
    carried: str
    """The hill with the points that the pool lacks."""
    above: str
    """The amount by which it exceeds the smallest."""
    gives: str
    """The whists that the player gives each other player."""
    whists: tuple[str, ...]
    """The player's whists on each other player after that, by seat."""
    result: str
    whole: int
    """The result in whole whists."""
