"""The declarer has the talon turned and takes it, or leaves it face down (PF-058, PF-064, PF-237a)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of, replaced
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Decline, Take
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import TalonDeclined, TalonSeen, TalonShown, TalonTaken
from prikup.preferans.phases import naming
from prikup.preferans.phases.rows import Row, declarer, held
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Bid, Held, Laying, Sheet, State, Step, Taking

CHOICE = (Take(), Decline())


def begin(compiled: CompiledRules, sheet: Sheet, held: Held, bid: Bid, events: list[AddressedEvent]) -> Step:
    """There is a declarer: he plays with the talon, without it by his call, or chooses where he may decline it."""
    if bid.hand:
        return naming.begin(compiled, sheet, held, bid, events, hand=True)
    if compiled.rules.talon.may_decline():
        return State(sheet, Taking(held, bid)), events
    return _take(compiled, sheet, held, bid, events)


def _take(compiled: CompiledRules, sheet: Sheet, held: Held, bid: Bid, events: list[AddressedEvent]) -> Step:
    """Turns the talon for all, or in a dark game for the declarer alone (PF-064, PF-065)."""
    everyone = compiled.everyone
    if bid.dark:
        events.append(AddressedEvent(TalonSeen(held.talon), audience_of(bid.seat)))
    else:
        events.append(AddressedEvent(TalonShown(held.talon), everyone))
    events.append(AddressedEvent(TalonTaken(bid.seat, hidden=bid.dark), everyone))
    hand = held.hands[bid.seat]
    for card in held.talon:
        hand |= 1 << card
    return State(sheet, Laying(replace(held, hands=replaced(held.hands, bid.seat, hand)), bid)), events


def legal(compiled: CompiledRules, state: State[Taking], seat: Seat) -> tuple[AnyAction, ...]:
    """Take the talon, or decline it."""
    return CHOICE if seat == state.phase.bid.seat else ()


def apply(compiled: CompiledRules, state: State[Taking], seat: Seat, action: AnyAction) -> Step:
    """Turns the talon and takes it, or leaves it face down to the end (PF-237a)."""
    taking = state.phase
    if isinstance(action, Take):
        return _take(compiled, state.sheet, taking.held, taking.bid, [])
    events = [AddressedEvent(TalonDeclined(seat), compiled.everyone)]
    return naming.begin(compiled, state.sheet, taking.held, taking.bid, events, hand=True)


def shows(compiled: CompiledRules, state: State[Taking], view: View) -> View:
    """The winner of the auction."""
    return midway.won(view, state.phase.held, state.phase.bid)


def problems(compiled: CompiledRules, state: State[Taking]) -> Iterator[Problem]:
    """Whether the deal could have been won like this, and the talon may be declined."""
    bid = state.phase.bid
    if not naming.won(compiled, state.sheet, bid):
        yield Problem("bid_impossible")
    elif bid.hand or not compiled.rules.talon.may_decline():
        yield Problem("phase_impossible", {"phase": "taking"})


ROW = Row(
    part=Part(Taking),
    awaits=declarer,
    legal=legal,
    apply=apply,
    hands=held,
    shows=shows,
    needs=("hands", "talon", "bid"),
    problems=problems,
    cards=CardRules(apart=lambda setup: True).problems,
)
