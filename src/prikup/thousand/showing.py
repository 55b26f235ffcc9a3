"""A marriage declared from the hand: before the lead, and another card may be led (BT-030)."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.cards import KING, QUEEN, Cards, card_of
from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.thousand.actions import Show
from prikup.thousand.events import MarriageDeclared, TrumpSet
from prikup.thousand.house import House
from prikup.thousand.score import Step
from prikup.thousand.state import Playing, State

SHOWS = tuple(map(Show, range(4)))


def left(playing: Playing, announced: Cards) -> Cards:
    """Of the cards that may be announced now those that still can be: one marriage a lead, and each once.

    Who leads a king or queen breaks the pair; a marriage shown from the hand stays whole.
    """
    if playing.shown == playing.index:
        return 0
    for suit in range(4):
        if playing.announced >> suit & 1:
            announced &= ~(1 << card_of(suit, QUEEN) | 1 << card_of(suit, KING))
    return announced


def shows(house: House, playing: Playing, seat: Seat) -> tuple[Show, ...]:
    """The marriages that the leader may show."""
    if playing.contract.misere:
        return ()
    hand = playing.hands[seat]
    may = left(playing, house.policy.announceable(hand, playing.index, playing.tricks[seat], playing.first == seat))
    return tuple([SHOWS[suit] for suit in range(4) if may >> card_of(suit, QUEEN) & may >> card_of(suit, KING) & 1])


def show(house: House, state: State, playing: Playing, seat: Seat, suit: int) -> Step:
    """The marriage counts and makes the trump as one that is led; the lead is still to come."""
    value, sets_trump = house.policy.announcement(
        card_of(suit, QUEEN), playing.announced, playing.trump, playing.trump_value
    )
    events = [Told(MarriageDeclared(seat, suit, value), house.everyone)]
    bonuses, declared = list(playing.bonuses), list(playing.declared)
    bonuses[seat] += value
    declared[seat] += 1
    later = replace(
        playing,
        bonuses=tuple(bonuses),
        declared=tuple(declared),
        announced=playing.announced | 1 << suit,
        shown=playing.index,
    )
    if sets_trump and house.policy.trump_when == "at_once":
        later = replace(later, trump=suit, trump_seat=seat, trump_value=value)
        events.append(Told(TrumpSet(suit), house.everyone))
    elif sets_trump:
        later = replace(later, pending=suit, trump_seat=seat, trump_value=value)
    return State(state.sheet, later), events
