"""Events of the sheet: what is written, whom points help, stages, races and the end of a match."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.events import FINE, Event, Line
from prikup.core.seats import Seat
from prikup.preferans.state import Sheet, Statement


class DealScored(Event, frozen=True):
    """A deal is over and written. ``totals``: what settling now would give, in whole whists (PF-258a).

    ``tricks`` by place; a line's amount is points of pool or hill, or whists, as its name says.
    """

    writes: ClassVar[bool] = True
    ending: str
    tricks: tuple[int, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    sheet: Sheet


class Fined(Event, frozen=True):
    """Lines written outside a deal's record."""

    writes: ClassVar[bool] = True
    ending: ClassVar[str] = FINE
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    sheet: Sheet


class HelpDue(Event, frozen=True):
    """``points`` beyond a closed pool wait for the choice whom they help, not ``barred``, a bit set (PF-223a)."""

    seat: Seat
    points: int
    barred: int


class Helped(Event, frozen=True):
    """The choice is made: ``to`` a partner's pool, or to one's own hill (``to`` oneself); written after the deal."""

    writes: ClassVar[bool] = True
    ending: ClassVar[str] = FINE
    seat: Seat
    to: Seat
    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    sheet: Sheet


class StageBegan(Event, frozen=True):
    """The next stage of the match (PF-008, 267). ``owner``: who sets the terms of the game proper, else -1."""

    stage: str
    owner: Seat
    sheet: Sheet


class TermsSet(Event, frozen=True):
    """The hill owner's terms (PF-268)."""

    seat: Seat
    price: int
    pool: int
    circles: int


class ControlTimeUp(Event, frozen=True):
    """The control time has passed."""


class LastCircle(Event, frozen=True):
    """The last circle begins (PF-273a)."""


class RaceEnded(Event, frozen=True):
    """A race is over (BP-004): ``seat`` closed its pool first; its bonuses stand among the deal's lines."""

    number: int
    seat: Seat
    sheet: Sheet
    """With which the next race begins, or the match ends."""


class MatchEnded(Event, frozen=True):
    """The match is over and settled: results in whole whists, sum zero. ``accounts``: how each came to his."""

    winners: tuple[Seat, ...]
    results: tuple[int, ...]
    sheet: Sheet
    accounts: tuple[Statement, ...]
