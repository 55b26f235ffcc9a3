"""The working sheet of one deal: its lines, and the pools, hills and whists after them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.state import Sheet

Waiting = tuple[tuple[Seat, int], ...]
"""Seats with points beyond a closed pool, and how many points."""


class SheetWriter:
    """A sheet that is being written on. Every change is a line; a line of zero is left out."""

    __slots__ = ("before", "compiled", "hills", "lines", "pools", "whists")

    def __init__(self, compiled: CompiledRules, sheet: Sheet) -> None:
        self.compiled = compiled
        self.before = sheet
        """The sheet before the deal, with its dealer and stage."""
        self.pools = list(sheet.pools)
        self.hills = list(sheet.hills)
        self.whists = [list(row) for row in sheet.whists]
        self.lines: list[Line] = []

    def line(self, seat: Seat, name: str, amount: int, *note: int) -> None:
        """A line that changes no figure: a bomb, or lost points."""
        if amount:
            self.lines.append(Line(seat, name, amount, note))

    def pool(self, seat: Seat, name: str, points: int, *note: int) -> None:
        """Points into a pool."""
        self.line(seat, name, points, *note)
        self.pools[seat] += points

    def hill(self, seat: Seat, name: str, points: int, *note: int) -> None:
        """Points on a hill, or off it."""
        self.line(seat, name, points, *note)
        self.hills[seat] += points

    def whist(self, seat: Seat, on: Seat, name: str, whists: int, *note: int) -> None:
        """Whists of ``seat`` on ``on``, which comes first in the line's note."""
        self.line(seat, name, whists, on, *note)
        self.whists[seat][on] += whists

    def off(self, seat: Seat, name: str, points: int, *note: int) -> int:
        """Writes points off a hill as far as it goes; returns the rest."""
        gone = min(points, self.hills[seat])
        self.hill(seat, name, -gone, *note)
        return points - gone

    def fill(self, seat: Seat, name: str, points: int, *note: int) -> int:
        """Puts points into a pool as far as it takes them; returns the rest."""
        room = self.room(seat)
        put = points if room is None else min(points, room)
        self.pool(seat, name, put, *note)
        return points - put

    def room(self, seat: Seat) -> int | None:
        """Points that a pool still takes; None without a limit."""
        return self.compiled.rules.pool.room(self.before.size, self.pools[seat])

    @property
    def resting(self) -> Seat:
        """The dealer if he holds no cards; -1 if he plays."""
        dealer = self.before.dealer
        return dealer if self.compiled.rests(dealer) else -1

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other players, clockwise."""
        players = self.compiled.players
        return tuple((seat + step) % players for step in range(1, players))

    def sheet(self, **changed: Any) -> Sheet:
        """The sheet with everything written so far, and with further changes."""
        return replace(
            self.before,
            pools=tuple(self.pools),
            hills=tuple(self.hills),
            whists=tuple(map(tuple, self.whists)),
            **changed,
        )
