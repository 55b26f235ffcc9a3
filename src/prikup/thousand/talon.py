"""The talon in the declarer's hand, and cards laid out of it."""

from __future__ import annotations

from prikup.core.cards import Cards, each
from prikup.core.events import Told
from prikup.core.seats import Seat, only
from prikup.thousand.actions import Lay
from prikup.thousand.events import HandSeen, TalonTaken
from prikup.thousand.house import House
from prikup.thousand.score import Step
from prikup.thousand.state import Giving, Sheet, State, Taking


def taken(house: House, sheet: Sheet, taking: Taking, events: list[Told], *, hidden: bool) -> Step:
    """The talon is in the declarer's hand."""
    seat = taking.contract.seat
    hand = taking.hands[seat] | taking.talon
    events.append(Told(TalonTaken(seat, hidden), house.everyone))
    events.append(Told(HandSeen(seat, hand), only(seat)))
    return State(sheet, Giving(put(taking.hands, seat, hand), taking.talon, taking.contract)), events


def put(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    """The hands with another one at a seat."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


LAYS = tuple(map(Lay, range(32)))


def lays(hand: Cards) -> tuple[Lay, ...]:
    """Every card of a hand, to be laid out for sale."""
    return tuple([LAYS[card] for card in each(hand)])
