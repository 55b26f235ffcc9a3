"""Setups: positions as an editor may hold them, playable or not, and the problems that keep them from being played.

Each game has its own flat struct of fields. ``validate`` makes a playable state of it or names its problems. The
notation of positions writes each field by its type (prikup.notation.fields).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Struct

from prikup.core.cards import CARD_TEXTS, Card, cards_in
from prikup.core.errors import NotationError, SetupError
from prikup.core.seats import Seat
from prikup.core.shuffle import seed_bytes

Seats = Annotated[int, "seats"]
"""A set of seats as a bit set."""
Suit = Annotated[int, "suit"]
"""A suit 0..3, or -1 for none."""
Suits = Annotated[int, "suits"]
"""Announcements: suits as bits 0..3, four aces as bit 4."""
Strain = Annotated[int, "strain"]
"""A suit 0..3 or 4 for no trump; -1 for none."""
Pile = Annotated[tuple[Card, ...], "pile"]
"""Cards in no particular order; duplicates are possible."""

LARGEST = 99_999
"""The largest absolute value of a number in a setup."""

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
"""Problem codes shared by the setups of all games; each game lists its own, too."""


class Setup(Struct, frozen=True, kw_only=True):
    """The base of all setups. Numbers by seat that are empty (``()``) stand for zeros.

    Every setup has the fields ``phase`` and ``dealer``; the default is a new match that waits for its shuffle. A field
    ``marks`` holds counters, each written under its own name (Game.counters).
    """

    always: ClassVar[tuple[str, ...]] = ("phase", "dealer", "totals")
    """Fields that are written even where they hold their default."""
    by_seat: ClassVar[tuple[str, ...]] = ()
    """Fields by seat, left out if all are zero."""
    sheet: ClassVar[tuple[str, ...]] = ("dealer", "deals", "totals", "marks")
    """Fields that last from deal to deal; the text of a sheet may name no others."""

    phase: str = "dealing"
    """The name of a row of the phase table."""


class Problem(Struct, frozen=True):
    """One problem that keeps a setup from being played: a code and the values for its message."""

    code: str
    params: dict[str, str | int] = {}

    def error(self) -> SetupError:
        """The problem as an exception."""
        return SetupError(self.code, **self.params)


# Checks for the fields of any game.


def phase_problems(setup: Setup, fields: Iterable[str], needs: Iterable[str]) -> Iterator[Problem]:
    """Reports fields that do not belong to the setup's phase, and missing fields that it needs."""
    nothing = type(setup)()
    allowed = {"phase", *setup.sheet, *fields}
    for name in setup.__struct_fields__:
        if name not in allowed and getattr(setup, name) != getattr(nothing, name):
            yield Problem("field_of_other_phase", {"field": name, "phase": setup.phase})
    for name in needs:
        if getattr(setup, name) == getattr(nothing, name):
            yield Problem("field_missing", {"field": name, "phase": setup.phase})


def count_problems(field: str, items: Sequence[object], wanted: int) -> Iterator[Problem]:
    """``wrong_count`` for a field that is neither empty nor has the wanted number of items."""
    if items and len(items) != wanted:
        yield Problem("wrong_count", {"field": field, "count": len(items), "wanted": wanted})


def range_problems(field: str, numbers: Iterable[int], low: int = 0, high: int = LARGEST) -> Iterator[Problem]:
    """``bad_range`` for each number outside its bounds."""
    for number in numbers:
        if not low <= number <= high:
            yield Problem("bad_range", {"field": field, "value": number})


def seat_problems(field: str, seats: Iterable[Seat], count: int, least: Seat = 0) -> Iterator[Problem]:
    """``no_such_seat`` for each seat outside ``least`` .. ``count - 1``; ``least=-1`` if the field may name nobody."""
    for seat in seats:
        if not least <= seat < count:
            yield Problem("no_such_seat", {"field": field, "seat": seat})


def seat_set_problems(field: str, seats: int, count: int) -> Iterator[Problem]:
    """``no_such_seat`` if a set of seats contains one from ``count`` on."""
    if not 0 <= seats < 1 << count:
        yield Problem("no_such_seat", {"field": field, "seat": max(cards_in(abs(seats)), default=0)})


def seed_problems(seed: str) -> Iterator[Problem]:
    """``bad_seed`` for a text that is no seed of a shuffle."""
    try:
        seed_bytes(seed)
    except NotationError:
        yield Problem("bad_seed", {"seed": seed[:40]})


def card_problems(counts: Counter[Card], pack: Iterable[Card]) -> Iterator[Problem]:
    """Reports cards that are not in the pack or lie in several places; ``counts``: the number of places of each
    card."""
    known = set(pack)
    for card, count in sorted(counts.items()):
        if card not in known:
            yield Problem("card_not_in_pack", {"card": CARD_TEXTS[card] if 0 <= card < len(CARD_TEXTS) else str(card)})
        elif count > 1:
            yield Problem("card_twice", {"card": CARD_TEXTS[card]})
