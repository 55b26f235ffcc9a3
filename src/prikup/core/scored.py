"""What a finished deal comes to on the sheet: an outcome as data in, named lines and totals out, nothing played."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from prikup.core.errors import PrikupError
from prikup.core.events import Line
from prikup.core.seats import Seat


class Outcome(Struct, frozen=True, kw_only=True):
    """How a deal ended, the base of each game's own outcome (``Game.outcome_type``).

    A game adds its ``contract``, of its own type, and what else its rules ask about. Numbers by seat that are not
    given (``()``) are zeros.
    """

    ending: str
    """The name of the ending, one of ``Game.endings``."""
    tricks: tuple[int, ...] = ()
    """The tricks taken, by place."""


class Scored(Struct, frozen=True, kw_only=True):
    """What a deal writes. ``Game.totals`` says of each game what its totals are."""

    lines: tuple[Line, ...]
    """The named lines, in the order in which the rules write them."""
    totals: tuple[int, ...]
    """The totals by seat after the deal. Thousand: score points, as they stand on the sheet. Preferans: whists, what
    settling now would give each seat."""
    counters: dict[str, tuple[int, ...]]
    """The counters by name after the deal, a number each seat (``Game.counters``); a game without any has none."""
    winners: tuple[Seat, ...]
    """Who has won the match with this deal; nobody while it goes on."""
    sheet: Any
    """The sheet after the deal, from which the next one goes on: a game's own type."""


class Pending(Struct, frozen=True, kw_only=True):
    """A question to a seat that the rules ask before the deal can be written (whom to help, in Preferans)."""

    seat: Seat
    options: tuple[Any, ...]
    """Its possible answers, as actions of the game; the one chosen goes into ``choices`` of the next call."""


class Ending(Struct, frozen=True):
    """What an outcome of one ending must say, and what it may say beside that: names of its fields."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


class OutcomeError(PrikupError):
    """An outcome whose shape no deal of these rules has. Whether play can lead to its numbers is not asked."""

    kind = "outcome"


CODES = (
    "outcome_ending",
    "outcome_field",
    "outcome_missing",
    "outcome_count",
    "outcome_range",
    "outcome_seat",
    "outcome_contract",
    "outcome_choice",
)
"""Codes of the outcomes of every game: an unknown ending; a field that does not belong to the ending, or is missing;
numbers that are not one a seat, or out of their bounds; no such seat; a contract that the rules do not have; a choice
that is none of the options."""


def check_fields(outcome: Outcome, endings: Mapping[str, Ending]) -> None:
    """Whether an outcome says what belongs to its ending. Raises OutcomeError."""
    ending = endings.get(outcome.ending)
    if ending is None:
        raise OutcomeError("outcome_ending", ending=str(outcome.ending)[:40], known=", ".join(endings))
    nothing = type(outcome)(ending=outcome.ending)
    given = {name for name in outcome.__struct_fields__ if getattr(outcome, name) != getattr(nothing, name)}
    for name in outcome.__struct_fields__:
        if name in given and name not in ending.needs and name not in ending.may:
            raise OutcomeError("outcome_field", field=name, ending=outcome.ending)
    for name in ending.needs:
        if name not in given:
            raise OutcomeError("outcome_missing", field=name, ending=outcome.ending)


def check_numbers(field: str, given: tuple[int, ...], count: int, *, least: int = 0, most: int) -> None:
    """Whether numbers by seat are one for each, within bounds, or none at all. Raises OutcomeError."""
    if given and len(given) != count:
        raise OutcomeError("outcome_count", field=field, given=len(given), wanted=count)
    for number in given:
        check_range(field, number, least=least, most=most)


def check_range(field: str, given: int, *, least: int, most: int) -> None:
    """Whether a number is within its bounds. Raises OutcomeError."""
    if type(given) is not int or not least <= given <= most:
        raise OutcomeError("outcome_range", field=field, given=str(given)[:20], least=least, most=most)


def check_seat(field: str, seat: Seat, seats: Collection[Seat]) -> None:
    """Whether a seat is one of some. Raises OutcomeError."""
    if type(seat) is not int or seat not in seats:
        raise OutcomeError("outcome_seat", field=field, seat=str(seat)[:20])


def check_contract(possible: object) -> None:
    """Refuses a contract that the rules do not have. Raises OutcomeError."""
    if not possible:
        raise OutcomeError("outcome_contract")


def check_choices(choices: Collection[object], asked: int) -> None:
    """Refuses choices beyond those that the rules ask for. Raises OutcomeError."""
    if len(choices) > asked:
        raise OutcomeError("outcome_choice", given=len(choices), wanted=asked)
