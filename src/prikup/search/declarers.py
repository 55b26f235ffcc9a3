"""What a declarer of Thousand takes in deals whose cards are given: before a card is played, in many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from prikup import _kernel
from prikup.core.cards import Cards
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search.answers import Question
from prikup.search.errors import SearchError
from prikup.search.limits import MEMORY, checked
from prikup.search.solving import task
from prikup.search.thousand import position_of
from prikup.search.worlds import game_of
from prikup.thousand.game import Thousand
from prikup.thousand.phases import playing
from prikup.thousand.state import Contract, Sheet, State

Hands = tuple[Cards, ...]
Bounds = tuple[int, int]
"""A value lies between these, both included; they differ only where the nodes did not suffice."""


def first_lead(game: Thousand, sheet: Sheet, hands: Hands, seat: Seat, away: Cards = 0) -> Position:
    """The kernel's position at the first trick of a declarer of Thousand, after gifts and discards.

    Raises SearchError(search_game) where the kernel does not play the tricks.
    """
    compiled = game.compiled
    amount = compiled.opening(sheet)
    contract = Contract(seat, amount, amount, forced=False, dark=False)
    position = position_of(game, State(sheet, playing.begin(compiled, sheet, hands, contract, away)))
    if position is None:
        raise SearchError("search_game")
    return position


def declarer_points(
    rules: str, sheet: Sheet, deals: Sequence[Hands], seat: Seat, *, away: Cards = 0, nodes: int
) -> tuple[Bounds, ...]:
    """By deal the card points of a declarer of Thousand with what he declares, if both sides play best with open cards.

    ``deals``: the hands by seat after gifts and discards, before anything is declared. Points are not rounded.
    ``nodes`` is for each deal. Raises SearchError(search_game) for rules of another game, and those whose tricks the
    kernel does not play.
    """
    game: Any = game_of(rules)
    if game.name != Thousand.name:
        raise SearchError("search_game")
    thousand = cast("Thousand", game)
    question = Question(seat, "points", "most")
    tasks = [task(first_lead(thousand, sheet, hands, seat, away), question) for hands in deals]
    rows = _kernel.solve(tasks, *checked(nodes, MEMORY, 1), 1)
    return tuple([(row[1], row[2]) for row in rows])
