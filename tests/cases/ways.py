"""What the cases of one game know beside what the cases of every game have: one Ways for each game, listed here."""

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
    """How the cards of a deal lie: the pack in the order in which missing cards are filled in, the piles' sizes."""

    pack: tuple[Card, ...]
    sizes: tuple[int, ...]
    """First the hands, then what lies there: the rest of a Deal."""
    lying: int = 1
    """How many of them lie there; one: the talon."""
    ordered: bool = False
    """Whether the order of what lies there matters."""


class Ways(Struct, frozen=True):
    """The ways of one game."""

    piles: Callable[[Any, Seat], Piles]
    """For a game and the dealer: how ``deal`` is read."""
    with_pack: Callable[[Run, tuple[Card, ...], str], Step]
    """For ``pack`` and its seed: what a shuffle that happened to bring this order leads to."""
    result: Callable[[Run, dict[str, Any]], Step]
    """For ``result``: the deal written at once, or the fine."""
    given: Callable[[Any, str], str] = lambda game, text: text
    """For a game and the text of ``given``: the text filled up where it leaves out what a position needs."""
    start: frozenset[str] = frozenset()
    """Further keys that set something up."""
    checks: dict[str, Callable[[Run, Any], Iterable[str]]] = {}
    """Further keys of what is expected; each check gives the differences as sentences."""


def ways() -> dict[str, Ways]:
    """The ways by name of the game."""
    from tests.cases import preferans, thousand

    return {"thousand": thousand.WAYS, "preferans": preferans.WAYS}
