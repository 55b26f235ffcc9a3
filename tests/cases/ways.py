"""What only the cases of one game have: one Ways for each game, listed here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from prikup.core.cards import Card
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat

if TYPE_CHECKING:
    from tests.cases.run import Run

Step = tuple[Any, list[AddressedEvent]]
"""A state, and the events that led to it."""


class Piles(Struct, frozen=True):
    """The layout of a deal: the pack in the order in which missing cards are filled in, the sizes of the piles."""

    pack: tuple[Card, ...]
    sizes: tuple[int, ...]
    """First the hands, then the piles."""
    lying: int = 1
    """How many piles there are; one: the talon."""
    ordered: bool = False
    """Whether the order of the cards in the piles matters."""


class Ways(Struct, frozen=True):
    """The ways of one game."""

    piles: Callable[[Any, Seat], Piles]
    """For a game and the dealer: how ``deal`` is read."""
    with_pack: Callable[[Run, tuple[Card, ...], str], Step]
    """For ``pack`` and its seed: the result of a shuffle with this order."""
    result: Callable[[Run, dict[str, Any]], Step]
    """For ``result``: the deal written at once, or the fine."""
    given: Callable[[Any, str], str] = lambda game, text: text
    """For a game and the text of ``given``: the text, with what a position needs filled in."""
    start: frozenset[str] = frozenset()
    """Further keys that set something up."""
    checks: dict[str, Callable[[Run, Any], Iterable[str]]] = {}
    """Further keys of what is expected; each check gives the differences as sentences."""


def ways() -> dict[str, Ways]:
    """The ways by name of the game."""
    from tests.cases import preferans, thousand

    return {"thousand": thousand.WAYS, "preferans": preferans.WAYS}
