"""The tricks of Thousand for the solver: the declarer against the others, or all for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.core.cards import Card
from prikup.core.seats import Seat
from prikup.core.tricks import Policy, Position
from prikup.search.answers import Question
from prikup.search.errors import SearchError
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.game import Thousand
from prikup.thousand.state import Playing, State


def pack(game: Thousand) -> Sequence[Card]:
    """All cards."""
    return game.compiled.layout.pack


def holding(game: Thousand, setup: Any) -> tuple[Seat, ...]:
    """The seats that hold cards while tricks are played."""
    compiled = game.compiled
    return compiled.in_play[setup.dealer] if 0 <= setup.dealer < compiled.players else ()


def tricks(game: Thousand, state: State[Playing]) -> tuple[Position, tuple[Question, ...], bool]:
    """The kernel's position and the questions: the declarer's card points, or his tricks where tricks decide.

    Raises SearchError(search_rules) for marriages that are declared without being led, or that can be drowned: the
    kernel plays neither.
    """
    compiled, sheet, playing = game.compiled, state.sheet, state.phase
    for rule, used in (("keeps_pairs", compiled.keeps_pairs), ("drowned", compiled.drowns)):
        if used:
            raise SearchError("search_rules", rule=f"marriages.{'show' if rule == 'keeps_pairs' else rule}")
    contract = playing.contract
    alone = contract.seat >= 0
    points, last = _unplayed(compiled, playing)
    seats = compiled.in_play[sheet.dealer]
    position = Position(
        _policy(compiled.policy, last, never=contract.misere),
        playing.hands,
        playing.leader,
        trick=playing.trick,
        stock=playing.stock,
        trump=playing.trump,
        pending=playing.pending,
        trump_owner=None if playing.trump_seat < 0 else playing.trump_seat,
        trump_value=playing.trump_value,
        new_trump=playing.new_trump,
        index=playing.index,
        points=points,
        bonus=playing.bonuses,
        tricks=playing.tricks,
        announced=playing.announced,
        first_winner=None if playing.first < 0 else playing.first,
        resting=compiled.resting[sheet.dealer],
        sides=[int(seat == contract.seat) for seat in range(compiled.players)] if alone else None,
    )
    if not alone:
        # Of two players each wants to have more than the other.
        margin = len(seats) == 2
        found = [Question(seat, "points", "most", margin=margin, guarantee=not margin) for seat in seats]
        return position, tuple(found), False
    if contract.by_tricks:
        return position, (Question(contract.seat, "tricks", "fewest" if contract.misere else "most"),), True
    return position, (Question(contract.seat, "points", "most"),), True


def _unplayed(compiled: CompiledRules, playing: Playing) -> tuple[tuple[int, ...], int]:
    """Card points with those of the cards that somebody gets whatever is played, and what the last trick brings."""
    points, last = list(playing.points), compiled.policy.last_trick
    # Asked for a seat that is not there, all that does not go to it goes to a fixed seat.
    for seat, cards in compiled.aside_to(playing, -1):
        worth = compiled.policy.points(cards)
        if seat < 0:
            last += worth
        else:
            points[seat] += worth
    return tuple(points), last


def _policy(policy: Policy, last_trick: int, *, never: bool) -> Policy:
    """The policy with another value of the last trick; ``never``: without announcements (BT-033)."""
    if last_trick == policy.last_trick and not never:
        return policy
    changed = {"last_trick": str(last_trick), **({"announce": "never"} if never else {})}
    kept = [field for field in policy.to_text().split() if "=" in field and field.partition("=")[0] not in changed]
    return Policy.from_text(" ".join([*kept, *map("=".join, changed.items())]))
