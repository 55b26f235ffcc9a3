"""A setup: any arrangement of sheet, cards and words; and how the state of a phase maps to its fields.

A setup may hold anything, even seven aces; the game's ``validate`` makes a playable state of it or says what is wrong.
It refuses what one moment shows to be impossible under the rules (a passed seat whose turn it is, a trick
that breaks a duty). What it accepts can be played on without an error; it need not be reachable in a match.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from prikup.core.cards import Card, cards_in, mask_of
from prikup.core.seats import Seat
from prikup.core.setup import Pile, Seats
from prikup.core.setup import Setup as AnySetup
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.state import Bid, Contract, Defence, Held, Playing, Sheet, State

Rows = tuple[tuple[int, ...], ...]


class Setup(AnySetup, frozen=True, kw_only=True):
    """Any arrangement of sheet, cards and words, playable or not. Its fields are those of the state's structs.

    On the sheet -1, ``""`` and ``()`` stand for the value at the start of a match. Beyond the structs' fields:
    ``pass_darks``: who said PASS DARK; ``declined``: whether the talon was left; ``offer``: the tricks
    offered; ``helper``: whose points wait.
    """

    always: ClassVar[tuple[str, ...]] = ("phase", "dealer", "pools", "hills")
    by_seat: ClassVar[tuple[str, ...]] = (
        *("whists", "bombs", "cover", "used"),
        *("tricks", "said"),
    )
    sheet: ClassVar[tuple[str, ...]] = Sheet.__struct_fields__

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


P = TypeVar("P", bound=Struct)


class Part(Generic[P]):
    """How the state of a phase maps to a setup: each field by its own name, or by the name in ``renamed``.

    The cards of ``held`` stand apart; an offer and a judging stand beside the tricks that they interrupt (``play``).
    """

    def __init__(self, kind: type[P], **renamed: str) -> None:
        self.kind = kind
        own = [name for name in kind.__struct_fields__ if name not in ("held", "play")]
        self._names = {name: renamed.get(name, name) for name in own}
        """The setup's field name by the state's field name."""
        self._held = "held" in kind.__struct_fields__
        self._play = "play" in kind.__struct_fields__
        cards = Held.__struct_fields__ if self._held else ()
        tricks = TRICKS.fields if self._play else ()
        self.fields: tuple[str, ...] = (*cards, *tricks, *self._names.values())
        """The fields of a setup that the phase uses."""

    def write(self, state: State[Any]) -> dict[str, Any]:
        """The setup values of these fields, for a state in this phase."""
        return self._write(state.phase)

    def _write(self, phase: Any) -> dict[str, Any]:
        values = TRICKS._write(phase.play) if self._play else {}
        values |= {other: getattr(phase, name) for name, other in self._names.items()}
        if self._held:
            values |= {name: getattr(phase.held, name) for name in Held.__struct_fields__}
            values["away"] = tuple(cards_in(phase.held.away))
            values["hands"] = phase.held.hands
        if "hands" in values and not self._play:
            values["hands"] = tuple(tuple(cards_in(hand)) for hand in values["hands"])
        return values

    def read(self, compiled: CompiledRules, setup: Setup) -> P:
        """The state of the phase, from a setup whose fields have been checked one by one."""
        values: dict[str, Any] = {name: getattr(setup, other) for name, other in self._names.items()}
        hands = tuple(map(mask_of, setup.hands))
        if self._held:
            values["held"] = Held(hands, setup.talon, mask_of(setup.away))
        if "hands" in values:
            values["hands"] = hands
        if self._names.get("tricks") == "tricks":
            values["tricks"] = setup.tricks or (0,) * compiled.layout.places
        if self._play:
            values["play"] = TRICKS.read(compiled, setup)
        return self.kind(**values)


TRICKS = Part(Playing)
"""The tricks of a deal."""
