"""Actions: what somebody does. Tagged, frozen, comparable; a match is the list of its actions.

These are the actions that every card game here has; a game adds its own and names the union of all.
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
    """The table brings the pack into the order of a seed (hex)."""

    seed: str


class Deal(Action, frozen=True):
    """The table enters a deal by hand: cards given, not drawn (a deal from a real table, a book, a test)."""

    hands: tuple[Cards, ...]
    rest: Cards
    order: tuple[Card, ...] = ()
    """The rest in its order, where that matters: the talon, what lies beside it, the stock from its first card on.
    Left out, it is that of the cards themselves."""


class Cut(Action, frozen=True):
    """The cutter lifts ``at`` cards from the top of the pack and puts them below; 0 leaves it as it is."""

    at: int


class Bid(Action, frozen=True):
    """A bid of so many points."""

    amount: int


class Pass(Action, frozen=True):
    """No bid."""


class Play(Action, frozen=True):
    """A card laid on the trick, announced or not."""

    card: Card
    announce: bool = False


class Rest(Action, frozen=True):
    """The leader claims all remaining tricks."""


class Accept(Action, frozen=True):
    """Agreement to what another seat asks."""


class Refuse(Action, frozen=True):
    """Refusal of what another seat asks."""


class Fault(Action, frozen=True):
    """The table enters a fault that a program prevents or cannot see; the rules say what it costs."""

    seat: Seat
    kind: str


@cache
def _types(kind: type[Action]) -> dict[str, tuple[type, type | None]]:
    """For each field of an action its type, and for a tuple the type of its items."""
    found: dict[str, tuple[type, type | None]] = {}
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is tuple:
            found[name] = (tuple, get_args(hint)[0])
        elif isinstance(hint, type):
            found[name] = (hint, None)
    return found


def well_formed(action: Any) -> bool:
    """Whether every field of an action has exactly its declared type: True is no seat and 120.0 no bid.

    Look-alikes compare equal to what they are not, and would be logged and never read back.
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
