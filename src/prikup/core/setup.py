"""Setups: arrangements of sheet, cards and words as an editor may hold them, and what keeps one from being played.

A game has its own setup, a struct of fields in one row, and makes a playable state of it (``validate``) or names its
problems. The notation of positions writes a setup's fields by their types, those of prikup.notation.fields.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Struct

from prikup.core.cards import Card
from prikup.core.errors import SetupError

Seats = Annotated[int, "seats"]
"""A set of seats as a bit set."""
Suit = Annotated[int, "suit"]
"""A suit 0..3, or -1 for none."""
Suits = Annotated[int, "suits"]
"""What was announced: suits as bits 0..3, four aces as bit 4."""
Strain = Annotated[int, "strain"]
"""A suit 0..3 or 4 for no trump; -1 for none."""
Pile = Annotated[tuple[Card, ...], "pile"]
"""Cards in no order; nothing keeps one from lying in it twice."""


class Setup(Struct, frozen=True, kw_only=True):
    """The base of all setups. Where a field says nothing (``()``) for numbers by seat, zeros are meant.

    Every setup has the fields ``phase`` and ``dealer``, and by default is a fresh match that waits for its shuffle. A
    field ``marks`` holds counters, each written under its own name (Game.counters).
    """

    always: ClassVar[tuple[str, ...]] = ("phase", "dealer", "totals")
    """Fields that are written even where they hold their default."""
    by_seat: ClassVar[tuple[str, ...]] = ()
    """Numbers or cards by seat, left out where there are none but zeros."""
    sheet: ClassVar[tuple[str, ...]] = ("dealer", "deals", "totals", "marks")
    """Fields that stay from deal to deal: a sheet's text may name no others."""


class Problem(Struct, frozen=True):
    """One thing that keeps a setup from being played: a code and the values that its words need."""

    code: str
    params: dict[str, str | int] = {}

    def error(self) -> SetupError:
        """The exception that carries it."""
        return SetupError(self.code, **self.params)
