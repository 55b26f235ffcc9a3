"""What a declarer takes in deals whose cards are given: before a card is played, in many of them at a time."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, cast

from prikup import _kernel
from prikup.core.cards import Cards
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search.answers import Question
from prikup.search.deal_layouts import numbers
from prikup.search.deal_tables import HANDS, preferans_of
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


def declarer_tricks(
    rules: str, deals: Sequence[tuple[Cards, Cards, Cards]], strains: Sequence[int], *, leader: Seat, nodes: int
) -> tuple[tuple[Bounds, ...], ...]:
    """By deal and strain the tricks of a declarer of Preferans, if both sides play best with open cards.

    ``deals``: the declarer's hand first, the others clockwise; ``strains``: a trump 0..3 or 4 for none; ``leader``
    counts from the declarer. ``nodes`` is for each strain of a deal. Raises SearchError: search_game for rules of
    another game, search_hands for hands of unequal length.
    """
    policy = preferans_of(rules).compiled.policy
    if any(len({hand.bit_count() for hand in hands}) != 1 for hands in deals):
        raise SearchError("search_hands", hands=" / ".join(str(hand.bit_count()) for hand in deals[0]))
    asked = [(strain if strain < 4 else -1, leader, 1, "tricks", "most", None) for strain in strains]
    pack = struct.Struct(f"<{policy.players}I").pack
    beside = (0,) * (policy.players - HANDS)
    data = b"".join([pack(*hands, *beside) for hands in deals])
    resting = (1 << policy.players) - (1 << HANDS)
    low, high, _ = _kernel.solve_deals(policy, data, asked, *checked(nodes, MEMORY, 1), 1, resting=resting)
    ends = [*zip(numbers(low).tolist(), numbers(high).tolist(), strict=True)]
    return tuple([tuple(ends[at : at + len(asked)]) for at in range(0, len(ends), len(asked))])
