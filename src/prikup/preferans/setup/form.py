"""A setup may hold anything, seven aces too; ``validate`` makes a playable state of it or names what is wrong.

What it refuses: what the rules can never lead to as far as one moment shows it (a passed seat whose turn it is, a trick
that breaks a duty). What it accepts can be played on without an error; whether some match leads there is not asked.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from prikup.core.cards import Card, each, mask_of
from prikup.core.seats import Seat
from prikup.core.setup import Pile, Problem, Seats
from prikup.core.setup import Setup as AnySetup
from prikup.preferans.house import House
from prikup.preferans.problems import phase_problems
from prikup.preferans.shapes import PHASES, shape_problems, sheet_problems
from prikup.preferans.state import BRIGAND, Bid, Contract, Defence, Held, Judging, Offering, Playing, Sheet, State

Rows = tuple[tuple[int, ...], ...]


class Setup(AnySetup, frozen=True, kw_only=True):
    """Any arrangement of sheet, cards and words, playable or not. Fields are those of the state's structs.

    On the sheet -1, ``""`` and ``()`` stand for what a match of these rules begins with. Apart from the structs:
    ``pass_darks`` who said PASS DARK, ``declined`` whether the declarer plays without the talon, ``offer`` the tricks
    offered, ``helper`` whose points wait.
    """

    always: ClassVar[tuple[str, ...]] = ("phase", "dealer", "pools", "hills")
    by_seat: ClassVar[tuple[str, ...]] = (
        *("whists", "bombs", "cover", "used"),
        *("tricks", "said"),
    )
    sheet: ClassVar[tuple[str, ...]] = Sheet.__struct_fields__

    phase: str = "dealing"
    pools: tuple[int, ...] = ()
    hills: tuple[int, ...] = ()
    whists: Rows = ()
    dealer: Seat = 0
    first: Seat = -1
    deals: int = 0
    stage: str = ""
    owed: tuple[int, ...] = ()
    size: int = -1
    price: int = 1
    series: int = 0
    darks: int = 0
    exit: int = 0
    forced: int = -1
    caught: int = 0
    bombs: Rows = ()
    cover: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    circles: int = -1
    circle: int = 0
    closing: str = ""
    opened: bool = False
    misdeals: int = 0
    race: int = 0
    reached: Seats = 0
    past_pools: tuple[int, ...] = ()
    past_hills: tuple[int, ...] = ()
    step: str = ""
    redeal: bool = False
    seed: str = ""
    pack: tuple[Card, ...] = ()
    hands: tuple[Pile, ...] = ()
    talon: tuple[Card, ...] = ()
    away: Pile = ()
    turn: Seat = -1
    standing: Bid | None = None
    passed: Seats = 0
    unseen: Seats = 0
    spoken: Seats = 0
    dark_passed: Seats = 0
    pass_darks: Seats = 0
    called: Seats = 0
    bid: Bid | None = None
    declined: bool = False
    contract: Contract | None = None
    defence: Defence | None = None
    by: Seat = -1
    leader: Seat = -1
    tricks: tuple[int, ...] = ()
    trick: tuple[Card, ...] = ()
    index: int = 0
    conduct: tuple[Seat, ...] = ()
    open: Seats = 0
    opening: Seats = 0
    refused: int = -1
    passed_unseen: Seats = 0
    dark: bool = False
    compulsory: bool = False
    offer: tuple[int, ...] = ()
    accepted: Seats = 0
    asked: Seat = -1
    said: tuple[int, ...] = ()
    helper: Seat = -1
    points: int = 0
    barred: Seats = 0
    turns: bool = False
    whisted: bool = False
    waiting: Rows = ()
    owner: Seat = -1
    winners: tuple[Seat, ...] = ()
    results: tuple[int, ...] = ()


NAMES: dict[type[Struct], str] = {kind: name for name, kind in PHASES.items()}
_PAST = ("past_pools", "past_hills")
"""Rows of the sheet that are there or not: noughts put aside are settled otherwise than nothing put aside."""
_FRESH = ("first", "stage", "owed", "size", "forced", "circles")
"""Fields of the sheet that a match does not begin with at 0."""
_OTHER = {"darks": "pass_darks", "hand": "declined", "seat": "helper"}
"""Fields of phases whose names the sheet or another phase uses otherwise."""


def setup_of(house: House, state: State) -> Setup:
    """The setup of a state: ``validate`` gives the same state back."""
    sheet, phase = state.sheet, state.phase
    fresh = house.fresh_sheet(sheet.dealer)
    nothing = Setup()
    values: dict[str, Any] = {name: getattr(sheet, name) for name in sheet.__struct_fields__}
    for name in (*_FRESH, *_PAST):
        if values[name] == getattr(fresh, name):
            values[name] = getattr(nothing, name)
    values["phase"] = NAMES[type(phase)]
    parts: list[Struct] = [phase]
    if isinstance(phase, Offering | Judging):
        parts = [phase.play, phase]
    for part in parts:
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if isinstance(value, Held):
                values |= {field: getattr(value, field) for field in value.__struct_fields__}
            elif name == "tricks" and isinstance(part, Offering):
                values["offer"] = value
            elif name != "play":
                values[_OTHER.get(name, name)] = value
    if "hands" in values:
        values["hands"] = tuple(tuple(each(hand)) for hand in values["hands"])
    if "away" in values:
        values["away"] = tuple(each(values["away"]))
    return Setup(**values)


def sheet_of(house: House, setup: Setup) -> Sheet:
    """The sheet of a setup alone. Raises SetupError for its first problem."""
    for problem in sheet_problems(house, setup):
        raise problem.error()
    return _sheet(house, setup)


def playable(house: House, setup: Setup) -> State:
    """The state of a setup. Raises SetupError for its first problem."""
    found = validate(house, setup)
    if isinstance(found, State):
        return found
    raise found[0].error()


def validate(house: House, setup: Setup) -> State | tuple[Problem, ...]:
    """The state that a setup stands for, or everything that keeps it from being played."""
    problems = [*sheet_problems(house, setup), *shape_problems(house, setup)]
    if problems:
        return tuple(problems)
    state = _state(house, setup)
    # The closer look counts on seats, cards and lengths that are right.
    problems += phase_problems(house, state)
    return tuple(problems) if problems else state


def _sheet(house: House, setup: Setup) -> Sheet:
    fresh = house.fresh_sheet(setup.dealer)
    values = {name: getattr(setup, name) for name in Sheet.__struct_fields__}
    for name, value in values.items():
        if value == () or (name in _FRESH and value in (-1, "")):
            values[name] = getattr(fresh, name)
    if values["stage"] != BRIGAND:
        # What is owed is no matter beyond the Razbojnik.
        values["owed"] = setup.owed
    return Sheet(**values)


def _state(house: House, setup: Setup) -> State:
    values: dict[str, Any] = {name: getattr(setup, name) for name in setup.__struct_fields__}
    values |= {name: getattr(setup, other) for name, other in _OTHER.items()}
    values["hands"] = tuple(map(mask_of, setup.hands))
    values["away"] = mask_of(setup.away)
    values["tricks"] = setup.tricks or (0,) * house.layout.places
    values["held"] = Held(values["hands"], setup.talon, values["away"])
    kind = PHASES[setup.phase]
    if kind in (Offering, Judging):
        values["play"] = Playing(**{name: values[name] for name in Playing.__struct_fields__})
        values["tricks"] = setup.offer
    phase: Any = kind(**{name: values[name] for name in kind.__struct_fields__})
    return State(_sheet(house, setup), phase)
