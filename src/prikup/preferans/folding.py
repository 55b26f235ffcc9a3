"""The register of folds of Preferans, which three modules fill."""

from __future__ import annotations

from prikup.core.cards import Cards
from prikup.core.folding import Folds
from prikup.core.seats import Seat
from prikup.preferans.view import View

folds: Folds[View] = Folds()
"""How each kind of event changes a view."""


def put(hands: tuple[Cards | None, ...], place: Seat, hand: Cards) -> tuple[Cards | None, ...]:
    """The hands with one of them changed."""
    return (*hands[:place], hand, *hands[place + 1 :])
