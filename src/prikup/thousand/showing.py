"""A marriage declared from the hand: before the lead, and another card may be led (BT-030)."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.cards import KING, QUEEN, Cards, card_of
from prikup.core.events import Told
from prikup.core.seats import Seat, put
from prikup.thousand.actions import Show
from prikup.thousand.events import MarriageDeclared, TrumpSet
from prikup.thousand.house import House
from prikup.thousand.layout import marriages_in
from prikup.thousand.score import Step
from prikup.thousand.state import Playing, State

SHOWS = tuple(map(Show, range(4)))


def left(house: House, playing: Playing, announced: Cards) -> Cards:
    """Of the cards that the kernel would let announce those that may be: none in a misere (BT-033).

    Where marriages are shown, one a lead and each once: who leads a king or queen breaks the pair, but a marriage
    shown from the hand stays whole.
    """
    if playing.contract.misere or playing.shown == playing.index:
        return 0
    if not house.shows_marriages:
        return announced
    for suit in range(4):
        if playing.announced >> suit & 1:
            announced &= ~(1 << card_of(suit, QUEEN) | 1 << card_of(suit, KING))
    return announced


def shows(house: House, playing: Playing, seat: Seat) -> tuple[Show, ...]:
    """The marriages that the leader may show."""
    if not house.shows_marriages:
        return ()
    hand = playing.hands[seat]
    # Not the cards that may be led: a ban on leading one (BT-028) does not touch a marriage that stays in the hand.
    may = house.policy.announceable(hand, playing.index, playing.tricks[seat], playing.first == seat, playing.trump)
    return tuple([SHOWS[suit] for suit in marriages_in(left(house, playing, may))])


def show(house: House, state: State, playing: Playing, seat: Seat, suit: int) -> Step:
    """The marriage counts and makes the trump as one that is led; the lead is still to come."""
    value, sets_trump = house.policy.announcement(
        card_of(suit, QUEEN), playing.announced, playing.trump, playing.trump_value
    )
    events = [Told(MarriageDeclared(seat, suit, value), house.everyone)]
    later = replace(
        playing,
        bonuses=put(playing.bonuses, seat, playing.bonuses[seat] + value),
        declared=put(playing.declared, seat, playing.declared[seat] + 1),
        announced=playing.announced | 1 << suit,
        shown=playing.index,
    )
    if sets_trump and house.policy.trump_when == "at_once":
        later = replace(later, trump=suit, trump_seat=seat, trump_value=value)
        events.append(Told(TrumpSet(suit), house.everyone))
    elif sets_trump:
        later = replace(later, pending=suit, trump_seat=seat, trump_value=value)
    return State(state.sheet, later), events
