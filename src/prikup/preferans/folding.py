"""The register of folds: how each kind of event changes what a seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup.core.cards import Cards
from prikup.core.events import Event
from prikup.core.seats import Seat
from prikup.preferans.view import View

Fold = Callable[[Any, View], View]
FOLDS: dict[type[Event], Fold] = {}
"""How each kind of event changes a view."""


def folds(*kinds: type[Event]) -> Callable[[Fold], Fold]:
    """Registers how events of some kinds change a view."""

    def register(how: Fold) -> Fold:
        for kind in kinds:
            FOLDS[kind] = how
        return how

    return register


def put(hands: tuple[Cards | None, ...], place: Seat, hand: Cards) -> tuple[Cards | None, ...]:
    """The hands with one of them changed."""
    return (*hands[:place], hand, *hands[place + 1 :])
