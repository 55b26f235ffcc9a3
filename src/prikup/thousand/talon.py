"""The talon in the declarer's hand."""

from __future__ import annotations

from prikup.core.events import Told
from prikup.core.seats import only, put
from prikup.thousand.actions import Take
from prikup.thousand.events import HandSeen, TalonTaken
from prikup.thousand.house import House
from prikup.thousand.score import Step
from prikup.thousand.state import Giving, Sheet, State, Taking


def taken(house: House, sheet: Sheet, taking: Taking, events: list[Told], take: Take) -> Step:
    """The talon is in the declarer's hand."""
    seat = taking.contract.seat
    hand = taking.hands[seat] | taking.talon
    events.append(Told(TalonTaken(seat, take.hidden, take.talon), house.everyone))
    events.append(Told(HandSeen(seat, hand), only(seat)))
    nines = house.dealt_nines(taking.hands)
    hands = put(taking.hands, seat, hand)
    giving = Giving(hands, taking.talon, taking.contract, nines=nines, beside=taking.beside, stock=taking.stock)
    return State(sheet, giving), events
