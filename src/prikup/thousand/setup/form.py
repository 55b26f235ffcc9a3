"""The setup: a position of sheet, cards and bids, and how a phase is written into one and read back."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.cards import Card, cards_in, mask_of
from prikup.core.seats import Seat
from prikup.core.setup import Pile, Seats, Suit, Suits
from prikup.core.setup import Setup as AnySetup
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.state import NO_CONTRACT, Announcing, Contract, Marks, Playing, Resting, State

P = TypeVar("P", bound=Struct)


class Setup(AnySetup, frozen=True, kw_only=True):
    """A position of sheet, cards and bids, playable or not. The fields are those of the state's structs."""

    by_seat: ClassVar[tuple[str, ...]] = ("points", "bonuses", "tricks", "declared", "taken")

    dealer: Seat = 0
    deals: int = 0
    totals: tuple[int, ...] = ()
    marks: Marks = {}  # noqa: RUF012 (msgspec copies it)
    step: str = "shuffle"
    redeal: bool = False
    seed: str = ""
    pack: tuple[Card, ...] = ()
    run: int = 0
    mixes: int = 0
    hands: tuple[Pile, ...] = ()
    talon: Pile = ()
    opener: Seat = -1
    turn: Seat = -1
    amount: int = 0
    bidder: Seat = -1
    passed: Seats = 0
    unseen: Seats = 0
    spoken: Seats = 0
    beside: Pile = ()
    stock: tuple[Card, ...] = ()
    contract: Contract | None = None
    offered: Pile = ()
    sales: int = 0
    hidden: bool = False
    given: Seats = 0
    nines: Seat = -1
    bought: bool = False
    leader: Seat = -1
    trick: tuple[Card, ...] = ()
    index: int = 0
    points: tuple[int, ...] = ()
    bonuses: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    first: Seat = -1
    trump: Suit = -1
    trump_seat: Seat = -1
    trump_value: int = 0
    new_trump: bool = False
    pending: Suit = -1
    ruling_seat: Seat = -1
    announced: Suits = 0
    declared: tuple[int, ...] = ()
    refused: int = -1
    shown: int = -1
    drowned: Suits = 0
    taken: tuple[Pile, ...] = ()
    aside: Pile = ()
    accepted: Seats = 0
    winners: tuple[Seat, ...] = ()


_SETS = ("talon", "offered", "aside", "beside")
"""Fields that hold a set of cards."""
_SETS_BY_SEAT = ("hands", "taken")


def written(phase: Struct) -> dict[str, Any]:
    """The setup fields for the state of a phase; the names are the same."""
    values: dict[str, Any] = {name: getattr(phase, name) for name in phase.__struct_fields__}
    for name in _SETS:
        if name in values:
            values[name] = tuple(cards_in(values[name]))
    for name in _SETS_BY_SEAT:
        if name in values:
            values[name] = tuple(tuple(cards_in(pile)) for pile in values[name])
    if values.get("contract") == NO_CONTRACT:
        values["contract"] = None
    return values


def read(kind: type[P], setup: Setup, **other: Any) -> P:
    """The state of a phase from a setup with valid fields; ``other``: fields passed separately."""
    values: dict[str, Any] = {name: getattr(setup, name) for name in kind.__struct_fields__ if name not in other}
    for name in _SETS:
        if name in values:
            values[name] = mask_of(values[name])
    for name in _SETS_BY_SEAT:
        if name in values:
            values[name] = tuple(map(mask_of, values[name]))
    if "contract" in values:
        values["contract"] = values["contract"] or NO_CONTRACT
    return kind(**values, **other)


class Part(Generic[P]):
    """How the state of a phase maps to a setup: each field by its own name."""

    def __init__(self, kind: type[P]) -> None:
        self.kind = kind
        self.fields: tuple[str, ...] = kind.__struct_fields__
        """The fields of a setup that the phase uses."""

    def write(self, state: State[Any]) -> dict[str, Any]:
        """The setup values of these fields, for a state in this phase."""
        return written(state.phase)

    def read(self, compiled: CompiledRules, setup: Setup) -> P:
        """The state of the phase, from a setup with valid fields."""
        return read(self.kind, setup)


class TricksPart(Part[Playing]):
    """The tricks: numbers by seat that are not given are zeros."""

    def read(self, compiled: CompiledRules, setup: Setup) -> Playing:
        """The state of the tricks, from a setup with valid fields."""
        nothing = (0,) * compiled.players
        playing = read(
            Playing,
            setup,
            points=setup.points or nothing,
            bonuses=setup.bonuses or nothing,
            tricks=setup.tricks or nothing,
            declared=setup.declared or nothing,
            trump=setup.trump if setup.trump >= 0 else compiled.fixed_trump,
        )
        return playing if playing.taken else replace(playing, taken=compiled.nothing_taken)


TRICKS = TricksPart(Playing)
"""The tricks of a deal."""


class AroundTricks(Part[Any]):
    """A phase that holds the tricks as its ``play``, and one field more: what is announced before them, a claim."""

    def __init__(self, kind: type[Announcing | Resting], field: str) -> None:
        super().__init__(kind)
        self.fields = (*TRICKS.fields, field)
        self._field = field

    def write(self, state: State[Any]) -> dict[str, Any]:
        """The setup values of these fields, for a state in this phase."""
        return {**written(state.phase.play), self._field: getattr(state.phase, self._field)}

    def read(self, compiled: CompiledRules, setup: Setup) -> Announcing | Resting:
        """The state of the phase, from a setup with valid fields."""
        found: Announcing | Resting = self.kind(TRICKS.read(compiled, setup), getattr(setup, self._field))
        return found
