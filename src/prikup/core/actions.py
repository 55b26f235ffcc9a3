"""Actions: what a seat or the table does. Tagged, frozen, comparable; a match is the list of its actions.

These are the actions that all games share; each game adds its own and defines the union of all.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat


class Action(Struct, frozen=True, gc=False, tag_field="do", tag=str.lower):
    """The base of all actions."""


class Shuffle(Action, frozen=True):
    """The table shuffles the pack by a seed (hex)."""

    seed: str


class Deal(Action, frozen=True):
    """The table enters the cards of a deal (from a real table, a book, a test) instead of shuffling."""

    hands: tuple[Cards, ...]
    rest: Cards
    order: tuple[Card, ...] = ()
    """The rest card by card, where its order matters: the talon, the cards set aside, the stock from the first card
    drawn. By default in the order of the card numbers."""


class Cut(Action, frozen=True):
    """The cutter moves ``at`` cards from the top of the pack to the bottom; 0 leaves it unchanged."""

    at: int


class Bid(Action, frozen=True):
    """A bid, in score points."""

    amount: int


class Pass(Action, frozen=True):
    """No bid."""


class Play(Action, frozen=True):
    """A card played to the trick, with or without an announcement."""

    card: Card
    announce: bool = False


class Rest(Action, frozen=True):
    """The leader claims all remaining tricks."""


class Accept(Action, frozen=True):
    """Agrees to what another seat asks."""


class Refuse(Action, frozen=True):
    """Refuses what another seat asks."""


class Fault(Action, frozen=True):
    """The table enters a fault that a program prevents or cannot see; the rules set its penalty."""

    seat: Seat
    kind: str


@cache
def _types(kind: type[Action]) -> dict[str, tuple[type, type | None]]:
    """The type of each field of an action, and for a tuple the type of its items."""
    found: dict[str, tuple[type, type | None]] = {}
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is tuple:
            found[name] = (tuple, get_args(hint)[0])
        else:
            found[name] = (hint, None)
    return found


def well_formed(action: Any) -> bool:
    """Whether every field of an action has exactly its declared type: True is not a seat, 120.0 is not a bid.

    Such values compare equal to valid ones: the log would accept them, but nobody could read them back.
    """
    if not isinstance(action, Action):
        return False
    for name, (kind, item) in _types(type(action)).items():
        value = getattr(action, name)
        if type(value) is not kind:
            return False
        items: Any = value if item is not None else ()
        for each in items:
            if type(each) is not item:
                return False
    return True
