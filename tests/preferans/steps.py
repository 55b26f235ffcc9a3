"""Deals brought to a phase word by word: only the phases before the tricks, without the whole game."""

from __future__ import annotations

from typing import Any

import msgspec

from prikup.core import shuffle
from prikup.core.cards import Card, Cards
from prikup.core.events import Event, Told
from prikup.core.options import Value, with_options
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction
from prikup.preferans.house import House
from prikup.preferans.layout import HAND, PACK
from prikup.preferans.phases import auction, choosing, dealing, laying, naming, sharing, taking, whisting
from prikup.preferans.phases.row import Row
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


def house_of(options: Options | None = None) -> House:
    """The house of Klassika's game proper without its Razbojnik, with some options changed."""
    return House(with_options(Rules(), {"brigand.play": "off", **(options or {})}))


def sheet_of(house: House, dealer: Seat = 0, **changed: Any) -> Sheet:
    """A fresh sheet in the game proper."""
    return msgspec.structs.replace(house.fresh_sheet(dealer), stage=PROPER, **changed)


def cards_of(house: House, dealer: Seat) -> tuple[tuple[Cards, ...], tuple[Card, ...]]:
    """Some hands by place, and a talon."""
    pack = shuffle.shuffled("01", PACK)
    hands = [0] * house.layout.places
    for index, place in enumerate(house.hands(dealer)):
        for card in pack[HAND * index : HAND * (index + 1)]:
            hands[place] |= 1 << card
    return tuple(hands), pack[-2:]


class Deal:
    """One deal under way: ``say`` what seats do, look at ``state`` and at all events so far."""

    def __init__(self, house: House, dealer: Seat = 0, **sheet: Any) -> None:
        self.house = house
        self.events: list[Told] = []
        hands, talon_ = cards_of(house, dealer)
        self.hands, self.talon = hands, talon_
        self.state: State[Any]
        self.state, self.events = dealing.dealt(house, sheet_of(house, dealer, **sheet), hands, talon_, [])

    @property
    def phase(self) -> Any:
        return self.state.phase

    @property
    def row(self) -> Row:
        return PHASES[type(self.phase)]

    @property
    def awaited(self) -> Seat:
        (seat,) = self.row.awaits(self.house, self.state)
        return int(seat)

    def legal(self, seat: Seat) -> tuple[AnyAction, ...]:
        return self.row.legal(self.house, self.state, seat)

    def can(self, seat: Seat, action: AnyAction) -> bool:
        return action in self.legal(seat)

    def refusal(self, seat: Seat, action: AnyAction) -> str:
        """The code with which an action is refused."""
        assert not self.can(seat, action)
        assert self.row.why_not is not None
        return self.row.why_not(self.house, self.state, seat, action).code

    def say(self, *words: tuple[Seat, AnyAction]) -> Deal:
        """Does what seats do, in turn; everything must be legal."""
        for seat, action in words:
            assert self.can(seat, action), (seat, action, self.phase)
            self.state, events = self.row.apply(self.house, self.state, seat, action)
            self.events += events
        return self

    def told(self, kind: type[Event]) -> list[Told]:
        """The events of a kind, with who was told."""
        return [told for told in self.events if isinstance(told.event, kind)]
