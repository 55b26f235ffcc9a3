"""What the search answers, as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from prikup.core.cards import Card
from prikup.core.seats import Seat

Count = Literal["tricks", "points"]
"""Tricks, or card points with announcements and the last trick."""
Aim = Literal["most", "fewest"]


class Question(Struct, frozen=True):
    """Whose result is asked for, and in what; all other seats play against it."""

    seat: Seat
    count: Count
    aim: Aim
    margin: bool = False
    """What the others have is subtracted: where two play for themselves."""
    guarantee: bool = False
    """Nobody plays for the whole deal against the others: the value is what the seat can be sure of."""
    unit: int = 1
    """Values are rounded to multiples of this, as the rules write card points."""


class CardValue(Struct, frozen=True):
    """A play, and the bounds of the value after it."""

    card: Card
    announce: bool
    low: int
    high: int
    shown: bool = False
    """The card is the king of a marriage that is shown: both its cards stay in the hand, and a lead follows."""


class Answer(Struct, frozen=True):
    """The value of a position for a seat: what it has at the end of the deal, what it has now included.

    ``question.guarantee`` says whether this is the result of a contract, with both sides playing for it, or only what
    the seat can be sure of if all others play against it.
    """

    question: Question
    low: int
    high: int
    """The value lies between these, both included; they differ only where nodes or time did not suffice."""
    cards: tuple[CardValue, ...] = ()
    """The plays of the seat in turn, if they were asked for."""
    line: tuple[tuple[Card, bool], ...] = ()
    """A best play of all seats to the end, as (card, announce), if it was asked for; shorter if a limit was reached. A
    marriage that is shown stands there as its king, before the card that is led."""
    kernel: str = ""
    """The search that answered: ``no_trump``, ``trump``, ``ruff``, ``points``, ``generic`` or ``game``."""
    nodes: int = 0
    """Positions searched."""
    memory: int = 0
    """Bytes of the tables."""

    @property
    def value(self) -> int | None:
        """The value, if it is known."""
        return self.low if self.low == self.high else None

    @property
    def best(self) -> tuple[CardValue, ...]:
        """The plays after which the value is still the same; empty if it is not known, or plays were not asked for."""
        return tuple(play for play in self.cards if play.low == play.high == self.value)


class SelfishAnswer(Struct, frozen=True):
    """What every seat has at the end if each plays only for itself (max-n).

    Of cards that are equally good for it, a seat plays one that is worst for the next seat clockwise, of those one that
    is worst for the seat after that. It is no guarantee: a seat that plays otherwise changes what others get.
    """

    count: Count
    aim: Aim
    values: tuple[int, ...]
    """By seat (in Preferans by place)."""
    nodes: int
