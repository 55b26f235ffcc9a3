"""What a seat knows from its view about where the cards are.

Places are the hands, the talon until it is taken, the cards laid away, and those that left play before the view
began. A hand cannot hold a card that one of its plays would have been illegal with (PF-155, PF-169).
Calls do not depend on the hand, so the auction excludes nothing.
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
from prikup.preferans.seen.view import TALON_WAITS, View
from prikup.preferans.state import Laying

ALL: Cards = mask_of(PACK)


def knowledge(compiled: CompiledRules, view: View) -> Knowledge:
    """Where the cards can be, from a view; without places while no cards are out."""
    if not view.cards_out:
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
    # Every card of a talon that was shown and taken is in the declarer's hand.
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
    """How many cards each place's hand holds."""
    sizes = dict.fromkeys(compiled.hands(view.sheet.dealer), layout.HAND)
    if sum(view.earlier) == layout.TRICKS:
        # The view began after the last trick. Cards that are left were shown when the tricks were divided.
        return {place: (view.hands[place] or 0).bit_count() for place in sizes}
    if view.phase == Laying.name and not view.laid:
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
    """The hand of a place, if this seat sees it. The dummy's place has the same number as a spectator's seat."""
    lying = view.hands[place]
    return view.hand if lying is None and place == view.seat < view.players else lying


def _lying(view: View) -> int:
    """How many cards of the talon are unknown: not taken, and not turned in an all-pass."""
    if view.passes is not None:
        return layout.TALON - len(view.talon)
    return layout.TALON if view.declined or view.phase in TALON_WAITS else 0


def shown_void(compiled: CompiledRules, view: View) -> list[Cards]:
    """By place the cards that its hand cannot hold: had it held one, a card that it played would have been illegal."""
    voids = [0] * compiled.layout.places
    trump = view.trump
    for trick in view.tricks:
        for at, (card, place) in enumerate(zip(trick.cards, trick.places, strict=True)):
            if at and place >= 0:
                voids[place] |= due(compiled.policy, trick.cards[:at], card, trump, turned=trick.places[0] < 0)
    return voids


@lru_cache(maxsize=1 << 16)
def due(policy: Policy, lying: tuple[Card, ...], card: Card, trump: int, *, turned: bool) -> Cards:
    """The cards that would have had to be played to a trick instead of this one; ``turned``: the talon led."""
    bit = 1 << card
    return mask_of(other for other in PACK if not policy.legal(bit | 1 << other, lying, trump, turned=turned) & bit)
