"""Deals brought to a phase call by call: only the phases before the tricks, without the whole game."""

from __future__ import annotations

from typing import Any

import msgspec

from prikup.core import shuffle
from prikup.core.cards import Card, Cards
from prikup.core.events import AddressedEvent, Event
from prikup.core.options import Value, with_options
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import HAND, PACK
from prikup.preferans.phases import auction, choosing, dealing, laying, naming, sharing, taking, whisting
from prikup.preferans.phases.rows import Row
from prikup.preferans.rules import Rules
from prikup.preferans.state import PROPER, Sheet, State

Options = dict[str, Value]

PHASES: dict[type, Row] = {
    row.state: row
    for row in (
        auction.ROW,
        taking.ROW,
        laying.ROW,
        naming.ROW,
        sharing.ROW,
        whisting.ROW,
        choosing.ROW,
        dealing.ROW,
    )
}


def compiled_rules_of(options: Options | None = None) -> CompiledRules:
    """The compiled rules of Klassika's game proper without its Razbojnik, with some options changed."""
    return CompiledRules(with_options(Rules(), {"brigand.play": "off", **(options or {})}))


def sheet_of(compiled: CompiledRules, dealer: Seat = 0, **changed: Any) -> Sheet:
    """A fresh sheet in the game proper."""
    return msgspec.structs.replace(compiled.fresh_sheet(dealer), stage=PROPER, **changed)


def cards_of(compiled: CompiledRules, dealer: Seat) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
    """Some hands by place, and a talon."""
    pack = shuffle.shuffled("01", PACK)
    hands = [0] * compiled.layout.places
    for index, place in enumerate(compiled.hands(dealer)):
        for card in pack[HAND * index : HAND * (index + 1)]:
            hands[place] |= 1 << card
    return tuple(hands), pack[-2:]


class Deal:
    """One deal in progress: ``say`` does what seats do; ``state`` and the events so far can be read."""

    def __init__(self, compiled: CompiledRules, dealer: Seat = 0, **sheet: Any) -> None:
        self.compiled = compiled
        self.events: list[AddressedEvent] = []
        hands, talon_ = cards_of(compiled, dealer)
        self.hands, self.talon = hands, talon_
        self.state: State[Any]
        self.state, self.events = dealing.dealt(compiled, sheet_of(compiled, dealer, **sheet), hands, talon_, [])

    @property
    def phase(self) -> Any:
        return self.state.phase

    @property
    def row(self) -> Row:
        return PHASES[type(self.phase)]

    @property
    def awaited(self) -> Seat:
        (seat,) = self.row.awaits(self.compiled, self.state)
        return int(seat)

    def legal(self, seat: Seat) -> tuple[AnyAction, ...]:
        return self.row.legal(self.compiled, self.state, seat)

    def can(self, seat: Seat, action: AnyAction) -> bool:
        return action in self.legal(seat)

    def refusal(self, seat: Seat, action: AnyAction) -> str:
        """The code with which an action is refused."""
        assert not self.can(seat, action)
        assert self.row.why_not is not None
        return self.row.why_not(self.compiled, self.state, seat, action).code

    def say(self, *words: tuple[Seat, AnyAction]) -> Deal:
        """Does what seats do, in turn; everything must be legal."""
        for seat, action in words:
            assert self.can(seat, action), (seat, action, self.phase)
            self.state, events = self.row.apply(self.compiled, self.state, seat, action)
            self.events += events
        return self

    def told(self, kind: type[Event]) -> list[AddressedEvent]:
        """The events of a kind, with who was told."""
        return [told for told in self.events if isinstance(told.event, kind)]
