"""Cards drawn from a stock: in which order a hand can have come by its cards (TH-P-110, TT-A-020)."""

from __future__ import annotations

from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.knowledge import AtMost
from prikup.core.seats import Seat
from prikup.thousand.knowledge.places import Reading
from prikup.thousand.layout import ACES, PAIRS


def slot(reading: Reading, number: int) -> int:
    """The number of cards a hand has drawn when it plays to a trick."""
    return min(number, reading.draws)


def released(reading: Reading, seat: Seat) -> dict[Card, int]:
    """For each card that a hand cannot have held throughout: the earliest draw that can have brought it."""
    found: dict[Card, int] = {}
    for number, banned in reading.refused[seat]:
        for card in cards_in(banned):
            if reading.when.get(card, reading.index + 1) > number:
                found[card] = max(found.get(card, 0), slot(reading, number) + 1)
    return found


def timings(reading: Reading) -> tuple[AtMost, ...]:
    """The constraints of all hands from the order in which they drew their cards."""
    return tuple(one for seat in reading.seats if reading.hidden(seat) for one in timed(reading, seat) or ())


def timed(
    reading: Reading, seat: Seat, early: Cards = 0, late: Cards = 0, undrawn: Cards = 0
) -> tuple[AtMost, ...] | None:
    """The constraints from the order in which a hand drew its cards; None if there is no such order.

    ``early``: cards dealt or given to it; ``late``: cards it has drawn; ``undrawn``: cards that it did not draw, if it
    held them.
    """
    lowest, highest = slot(reading, reading.first), reading.drawn
    if highest == lowest:
        return None if late & (reading.played[seat] | reading.certain[seat]) else ()
    release = released(reading, seat)
    for card in cards_in(late):
        release[card] = max(release.get(card, 0), lowest + 1)
    mine = reading.played[seat] | reading.certain[seat] | early
    deadline = {card: slot(reading, reading.when[card]) if card in reading.when else highest for card in cards_in(mine)}
    for declared in reading.view.declarations:
        if declared.seat == seat:
            for card in cards_in((ACES if declared.suit < 0 else PAIRS[declared.suit]) & mine):
                deadline[card] = min(deadline[card], slot(reading, declared.trick + reading.first))
    dealt = early | undrawn
    for gift in reading.view.gifts:
        if gift.to == seat and gift.card >= 0:
            dealt |= 1 << gift.card
    if reading.taken and seat == reading.view.declarer:
        dealt |= reading.view.talon & mine
    for card in cards_in(dealt & mine):
        deadline[card] = lowest
    size = reading.dealt - reading.first + lowest
    for first in range(lowest, highest + 1):
        for last in range(first, highest):
            inside = sum(release.get(card, lowest) >= first and by <= last for card, by in deadline.items())
            if inside > last - first + 1 + (size - 1 if first == lowest else 0):
                return None
    if any(release.get(card, lowest) > by for card, by in deadline.items()):
        return None
    found = []
    for first in range(lowest + 1, highest + 1):
        gone = sum(release.get(card, lowest) >= first for card in cards_in(reading.played[seat]))
        cards = mask_of(card for card, at in release.items() if at >= first and reading.out >> card & 1)
        if cards:
            found.append(AtMost(reading.at[seat], cards, highest - first + 1 - gone))
    unseen = undrawn & reading.out & ~mine
    if unseen:
        room = min(
            size + last - lowest - sum(by <= last for by in deadline.values()) for last in range(lowest, highest)
        )
        found.append(AtMost(reading.at[seat], unseen, room))
        too_late = unseen & mask_of(card for card, at in release.items() if at > lowest)
        found.append(AtMost(reading.at[seat], too_late, 0))
    return tuple(found)
