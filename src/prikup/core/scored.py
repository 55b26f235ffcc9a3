"""Scoring a finished deal: an outcome goes in as data, named lines and totals come out; nothing is played."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from prikup.core.errors import PrikupError
from prikup.core.events import Line
from prikup.core.seats import Seat


class Outcome(Struct, frozen=True, kw_only=True):
    """How a deal ended: the base of each game's outcome (``Game.outcome_type``).

    A game adds its ``contract`` and what else its rules need. Numbers by seat that are not given (``()``) are zeros.
    """

    ending: str
    """The name of the ending, one of ``Game.endings``."""
    tricks: tuple[int, ...] = ()
    """The tricks taken, by place (in Preferans for two the dummy has a place, but no seat)."""


class Scored(Struct, frozen=True, kw_only=True):
    """What a deal writes on the sheet. ``Game.totals`` says what the totals of each game are."""

    lines: tuple[Line, ...]
    """The named lines, in the order in which the rules write them."""
    totals: tuple[int, ...]
    """The totals by seat after the deal. Thousand: score points on the sheet. Preferans: the whists that settling
    now would give each seat."""
    counters: dict[str, tuple[int, ...]]
    """The counters by name after the deal, one number for each seat (``Game.counters``); empty in a game without
    counters."""
    winners: tuple[Seat, ...]
    """The seats that have won the match with this deal; empty while it goes on."""
    sheet: Any
    """The sheet after the deal, of the game's own type; the next deal continues from it."""


class Pending(Struct, frozen=True, kw_only=True):
    """A question that a seat must answer before the deal can be written (in Preferans: whom to help)."""

    seat: Seat
    options: tuple[Any, ...]
    """The possible answers, as actions of the game; pass the chosen one in ``choices`` of the next call."""


class Ending(Struct, frozen=True):
    """The fields that an outcome with this ending must have, and those that it may have."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


class OutcomeError(PrikupError):
    """An outcome whose form no deal of these rules has. Whether play can lead to its numbers is not checked."""

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
"""Error codes for the outcomes of all games: an unknown ending; a field that does not belong to the ending, or is
missing; not one number for each seat, or a number out of bounds; an unknown seat; a contract that the rules do not
have; a choice that is not among the options."""


def check_fields(outcome: Outcome, endings: Mapping[str, Ending]) -> None:
    """Checks that an outcome has the fields of its ending. Raises OutcomeError."""
    named: object = outcome.ending
    ending = endings.get(named) if isinstance(named, str) else None
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
    """Checks that there is one number for each seat, within bounds, or none at all. Raises OutcomeError."""
    if not isinstance(given, tuple):
        raise OutcomeError("outcome_count", field=field, given=0, wanted=count)
    if given and len(given) != count:
        raise OutcomeError("outcome_count", field=field, given=len(given), wanted=count)
    for number in given:
        check_range(field, number, least=least, most=most)


def check_range(field: str, given: int, *, least: int, most: int) -> None:
    """Checks that a number is within its bounds. Raises OutcomeError."""
    if type(given) is not int or not least <= given <= most:
        raise OutcomeError("outcome_range", field=field, given=str(given)[:20], least=least, most=most)


def check_seat(field: str, seat: Seat, seats: Collection[Seat]) -> None:
    """Checks that a seat is one of ``seats``. Raises OutcomeError."""
    if type(seat) is not int or seat not in seats:
        raise OutcomeError("outcome_seat", field=field, seat=str(seat)[:20])


def check_contract(possible: object) -> None:
    """Refuses a contract that the rules do not have. Raises OutcomeError."""
    if not possible:
        raise OutcomeError("outcome_contract")


def check_choices(choices: Collection[object], asked: int) -> None:
    """Refuses more choices than the rules ask for. Raises OutcomeError."""
    if len(choices) > asked:
        raise OutcomeError("outcome_choice", given=len(choices), wanted=asked)
