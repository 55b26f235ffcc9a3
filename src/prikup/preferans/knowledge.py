"""What a seat knows of where the cards lie, from its view alone.

Places are the hands, the talon while nobody has taken it, what was laid away, and what left play before the view
began. A hand is excluded from holding a card where one of its plays would have broken a duty with it (PF-155, PF-169).
Nothing that is called depends on a hand, so the words of the auction exclude nothing.
"""

from __future__ import annotations

from functools import lru_cache

from prikup.core.cards import Card, Cards, mask_of
from prikup.core.knowledge import ASIDE, GONE, HAND, TALON, Contradiction, Knowledge, Place, settled
from prikup.core.seats import Seat
from prikup.core.tricks import Policy
from prikup.preferans import layout
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import PACK
from prikup.preferans.seen.view import View

ALL: Cards = mask_of(PACK)
OUT = frozenset(("auction", "taking", "laying", "naming", "sharing", "whisting", "playing", "offering", "judging"))
"""Phases in which cards are out, as views name them."""


def knowledge(compiled: CompiledRules, view: View) -> Knowledge:
    """Where the cards can lie as a view has it; without places where none are out."""
    if view.phase not in OUT:
        return Knowledge()
    out = ALL & ~view.played
    if view.passes is not None:
        out &= ~mask_of(view.talon)
    sizes = _sizes(compiled, view)
    seen = {place: _seen(view, place) for place in sizes}
    talon = _lying(view)
    known = view.discard
    for cards in seen.values():
        known |= cards or 0
    free = out & ~known
    voids = shown_void(compiled, view)
    # Of a talon that was shown and taken nothing is in another hand than the declarer's.
    taken = mask_of(view.talon) if not talon and view.passes is None else 0
    places: list[Place] = []
    possible: list[Cards] = []
    for place, size in sizes.items():
        places.append(Place(HAND, size, place))
        cards = seen[place]
        if cards is None:
            cards = free & ~voids[place] & ~(0 if place == view.declarer else taken)
        possible.append(cards)
    if talon:
        places.append(Place(TALON, talon))
        possible.append(free)
    if view.laid:
        places.append(Place(ASIDE, view.laid))
        possible.append(view.discard or free)
    gone = out.bit_count() - sum(place.size for place in places)
    if gone > 0:
        places.append(Place(GONE, gone))
        possible.append(free)
    try:
        return settled(places, possible, ())
    except Contradiction:
        return Knowledge(tuple(places), tuple(possible))


def _sizes(compiled: CompiledRules, view: View) -> dict[Seat, int]:
    """By place how many cards the hand there has."""
    sizes = dict.fromkeys(compiled.hands(view.sheet.dealer), layout.HAND)
    if view.phase == "laying" and not view.laid:
        sizes[view.declarer] += layout.TALON
    idle = compiled.layout.dummy if view.contract is None else -1
    for place in sizes:
        if place != idle:
            sizes[place] -= view.finished
    lying = view.trick
    for place in lying.places if lying else ():
        if place >= 0:
            sizes[place] -= 1
    return sizes


def _seen(view: View, place: Seat) -> Cards | None:
    """The hand of a place, if this seat sees it. The dummy's place is the number of somebody who only watches."""
    lying = view.hands[place]
    return view.hand if lying is None and place == view.seat < view.players else lying


def _lying(view: View) -> int:
    """How many cards of the talon nobody has taken, and nobody but the players of an all-pass has seen turned."""
    if view.passes is not None:
        return layout.TALON - len(view.talon)
    return layout.TALON if view.declined or view.phase in ("auction", "taking") else 0


def shown_void(compiled: CompiledRules, view: View) -> list[Cards]:
    """By place the cards that its hand cannot hold: with one of them a card that it played was not legal."""
    voids = [0] * compiled.layout.places
    trump = view.trump
    for trick in view.tricks:
        for at, (card, place) in enumerate(zip(trick.cards, trick.places, strict=True)):
            if at and place >= 0:
                voids[place] |= due(compiled.policy, trick.cards[:at], card, trump, turned=trick.places[0] < 0)
    return voids


@lru_cache(maxsize=1 << 16)
def due(policy: Policy, lying: tuple[Card, ...], card: Card, trump: int, *, turned: bool) -> Cards:
    """The cards one of which would have had to be played to a trick instead of this one; ``turned``: the talon led."""
    bit = 1 << card
    return mask_of(other for other in PACK if not policy.legal(bit | 1 << other, lying, trump, turned=turned) & bit)
