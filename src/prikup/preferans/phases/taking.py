"""The declarer has the talon turned and takes it, or leaves it where it lies (PF-058, PF-064, PF-237a)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.events import Told
from prikup.core.seats import Seat, only, put
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Decline, Take
from prikup.preferans.events import TalonDeclined, TalonSeen, TalonShown, TalonTaken
from prikup.preferans.house import House
from prikup.preferans.phases import naming
from prikup.preferans.phases.row import Row, staged
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Bid, Held, Laying, Sheet, State, Step, Taking

CHOICE = (Take(), Decline())


def begin(house: House, sheet: Sheet, held: Held, bid: Bid, events: list[Told]) -> Step:
    """Somebody plays: with the talon, without it by his call, or as he chooses where he may decline it."""
    if bid.hand:
        return naming.begin(house, sheet, held, bid, events, hand=True)
    if house.rules.talon.may_decline():
        return State(sheet, Taking(held, bid)), events
    return _take(house, sheet, held, bid, events)


def _take(house: House, sheet: Sheet, held: Held, bid: Bid, events: list[Told]) -> Step:
    """The talon is turned for all, or in a dark game for the declarer alone (PF-064, PF-065)."""
    everyone = house.everyone
    if bid.dark:
        events.append(Told(TalonSeen(held.talon), only(bid.seat)))
    else:
        events.append(Told(TalonShown(held.talon), everyone))
    events.append(Told(TalonTaken(bid.seat, hidden=bid.dark), everyone))
    hand = held.hands[bid.seat]
    for card in held.talon:
        hand |= 1 << card
    return State(sheet, Laying(replace(held, hands=put(held.hands, bid.seat, hand)), bid)), events


def awaits(house: House, state: State[Taking]) -> tuple[Seat, ...]:
    """The declarer."""
    return (state.phase.bid.seat,)


def legal(house: House, state: State[Taking], seat: Seat) -> tuple[AnyAction, ...]:
    """He takes the talon, or leaves it where it lies."""
    return CHOICE if seat == state.phase.bid.seat else ()


def apply(house: House, state: State[Taking], seat: Seat, action: AnyAction) -> Step:
    """The talon is turned and taken, or stays face down to the end (PF-237a)."""
    taking = state.phase
    if isinstance(action, Take):
        return _take(house, state.sheet, taking.held, taking.bid, [])
    events = [Told(TalonDeclined(seat), house.everyone)]
    return naming.begin(house, state.sheet, taking.held, taking.bid, events, hand=True)


def shows(house: House, state: State[Taking], view: View) -> View:
    """Who has won the auction."""
    return midway.won(view, state.phase.held, state.phase.bid)


@staged
def problems(house: House, state: State[Taking]) -> Iterator[Problem]:
    """Whether the deal can have been won so, and the talon may be declined."""
    bid = state.phase.bid
    if not naming.won(house, state.sheet, bid):
        yield Problem("bid_impossible")
    elif bid.hand or not house.rules.talon.may_decline():
        yield Problem("phase_impossible", {"phase": "taking"})


PART = Part(Taking)
ROW = Row(
    name="taking",
    state=Taking,
    awaits=awaits,
    legal=legal,
    apply=apply,
    hands=lambda house, state: state.phase.held.hands,
    shows=shows,
    fields=PART.fields,
    needs=("hands", "talon", "bid"),
    write=PART.write,
    read=PART.read,
    problems=problems,
    cards=CardRules(apart=lambda setup: True).problems,
)
