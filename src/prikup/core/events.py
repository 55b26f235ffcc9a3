"""Events: what became true, and who was told. An event that is addressed to nobody is seen by nobody."""

from __future__ import annotations

from typing import ClassVar, Protocol, cast

from msgspec import Struct

from prikup.core.seats import NOBODY, Seat

FINE = "fine"
"""The ending of what is written outside a deal."""


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """The base of all events."""

    writes: ClassVar[bool] = False
    """Whether the event writes on the sheet; such an event has all that ScoreEvent asks for."""


class AddressedEvent(Struct, frozen=True, gc=False):
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


class ScoreEvent(Protocol):
    """An event that writes on the sheet: a finished deal, or a fine outside a deal."""

    @property
    def ending(self) -> str:
        """How the deal ended; FINE for lines outside a deal's record."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """What was written."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat after it, in the game's score points."""


def score_event(event: Event) -> ScoreEvent | None:
    """The event if it writes on the sheet."""
    return cast("ScoreEvent", event) if event.writes else None
