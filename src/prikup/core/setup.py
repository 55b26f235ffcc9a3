"""Setups: arrangements of sheet, cards and words as an editor may hold them, and what keeps one from being played.

A game has its own setup, a struct of fields in one row, and makes a playable state of it (``validate``) or names its
problems. The notation of positions writes a setup's fields by their types, those of prikup.notation.fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Struct

from prikup.core.cards import CARD_TEXTS, Card, cards_in
from prikup.core.errors import SetupError
from prikup.core.seats import Seat

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

LARGEST = 99_999
"""No number of a setup is larger, in either direction."""

CODES = (
    "unknown_phase",
    "field_of_other_phase",
    "field_missing",
    "wrong_count",
    "no_such_seat",
    "bad_range",
    "card_twice",
    "card_not_in_pack",
)
"""Codes of the problems that the setups of every game can have; each game lists its own beside them."""


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

    phase: str = "dealing"
    """The name of a row of the phase table."""


class Problem(Struct, frozen=True):
    """One thing that keeps a setup from being played: a code and the values that its words need."""

    code: str
    params: dict[str, str | int] = {}

    def error(self) -> SetupError:
        """The exception that carries it."""
        return SetupError(self.code, **self.params)


# What can be said of the fields of any game.


def phase_problems(setup: Setup, fields: Iterable[str], needs: Iterable[str]) -> Iterator[Problem]:
    """Fields that the phase of a setup does not have, and fields that it needs and that are not filled."""
    nothing = type(setup)()
    allowed = {"phase", *setup.sheet, *fields}
    for name in setup.__struct_fields__:
        if name not in allowed and getattr(setup, name) != getattr(nothing, name):
            yield Problem("field_of_other_phase", {"field": name, "phase": setup.phase})
    for name in needs:
        if getattr(setup, name) == getattr(nothing, name):
            yield Problem("field_missing", {"field": name, "phase": setup.phase})


def count_problems(field: str, items: Sequence[object], wanted: int) -> Iterator[Problem]:
    """``wrong_count`` for a field that holds another number of items than it must, and is not empty."""
    if items and len(items) != wanted:
        yield Problem("wrong_count", {"field": field, "count": len(items), "wanted": wanted})


def range_problems(field: str, numbers: Iterable[int], low: int = 0, high: int = LARGEST) -> Iterator[Problem]:
    """``bad_range`` for each number that is not within its bounds."""
    for number in numbers:
        if not low <= number <= high:
            yield Problem("bad_range", {"field": field, "value": number})


def seat_problems(field: str, seats: Iterable[Seat], count: int, least: Seat = 0) -> Iterator[Problem]:
    """``no_such_seat`` for each seat that is not one of ``count``; ``least=-1`` where a field may name nobody."""
    for seat in seats:
        if not least <= seat < count:
            yield Problem("no_such_seat", {"field": field, "seat": seat})


def seat_set_problems(field: str, seats: int, count: int) -> Iterator[Problem]:
    """``no_such_seat`` for a set of seats that holds one beyond ``count``."""
    if not 0 <= seats < 1 << count:
        yield Problem("no_such_seat", {"field": field, "seat": max(cards_in(abs(seats)), default=0)})


def card_problems(counts: Counter[Card], pack: Iterable[Card]) -> Iterator[Problem]:
    """Cards that are not in the pack, and cards that lie in more than one place; ``counts``: in how many."""
    known = set(pack)
    for card, count in sorted(counts.items()):
        if card not in known:
            yield Problem("card_not_in_pack", {"card": CARD_TEXTS[card] if 0 <= card < len(CARD_TEXTS) else str(card)})
        elif count > 1:
            yield Problem("card_twice", {"card": CARD_TEXTS[card]})
