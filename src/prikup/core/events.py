"""Events: what became true, and who was told. An event that is addressed to nobody is seen by nobody."""

from __future__ import annotations

from msgspec import Struct

from prikup.core.seats import NOBODY, Seat


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """The base of all events."""


class Told(Struct, frozen=True, gc=False):
    """An event with its audience, a bit set of seats."""

    event: Event
    to: int = NOBODY

    def seen_by(self, seat: Seat) -> bool:
        """Whether a seat was told."""
        return bool(self.to >> seat & 1)


class Line(Struct, frozen=True, gc=False):
    """A named line of the score: who, what for, how many score points; ``note`` holds the numbers its words need."""

    seat: Seat
    name: str
    amount: int
    note: tuple[int, ...] = ()
