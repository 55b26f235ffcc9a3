"""The card to play, by the value of every legal card in common worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from prikup.bots.base import Choice, Reason
from prikup.bots.pimc.budget import Budget
from prikup.bots.pimc.race import Race, race
from prikup.core.actions import Play
from prikup.core.cards import KING, Card, Cards, card_of
from prikup.search.answers import Answer
from prikup.search.solving import solve_many
from prikup.search.worlds import World

TRIED, UNSETTLED = 2, 0.5
"""If after so many worlds a limit was reached in more than this share of them, the values say too little."""
NOISE = 2.0
"""Cards that are no more than so many standard errors behind the best one are as good."""
SMALL = 1e-6
OTHERS = 2
"""Cards beside the one that is played of which a reason tells at most."""

Move = tuple[Card, bool, bool]
"""A card, whether it announces, and whether it is the king of a marriage that is only shown."""


class Face(Protocol):
    """What the tricks of a game are worth to the seat in turn."""

    small: float
    """Differences on average up to this are none: play is not so exact."""

    def worth(self, value: int) -> float:
        """What a value of the solver's question is worth to the seat, in units of the game's scores."""

    def reason(self, card: Card, values: Sequence[int]) -> Reason:
        """The reason for a card, by the value after it in each world."""

    def other(self, card: Card, values: Sequence[int], less: float) -> Reason:
        """What is to be said of a card that is not played; ``less``: by how much it is worth less."""

    @property
    def seen(self) -> Cards:
        """Cards of the hand in turn that the others know to be there."""


def move_of(action: Any) -> Move | None:
    """The move of an action of the tricks; None for another action."""
    if isinstance(action, Play):
        return action.card, action.announce, False
    suit = getattr(action, "suit", None)
    return (card_of(suit, KING), True, True) if suit is not None else None


def best_card(
    worlds: Sequence[World], legal: Sequence[Any], face: Face, usual: Choice, budget: Budget
) -> Choice | None:
    """The best of the legal plays; None if the positions of the budget tell too little.

    ``usual`` is what a player by rule of thumb would do. Raises SearchError where the worlds have no positions.
    """
    actions = {move: action for action in legal if (move := move_of(action)) is not None}
    moves = [*actions]
    answers: list[Answer] = []

    def gains(batch: range) -> list[list[float]]:
        rows = []
        for at in batch:
            spent = sum(one.nodes for one in answers)
            if answers and spent + spent // len(answers) > budget.nodes:
                break
            (answer,) = solve_many([worlds[at].position()], cards=True, nodes=budget.each, threads=1)
            answers.append(answer)
            rows.append(_row(answer, moves, face))
            if len(answers) >= TRIED and sum(one.low != one.high for one in answers) > UNSETTLED * len(answers):
                return []
        return rows

    found = race(len(moves), len(worlds), gains, face.small)
    if found is None:
        return None
    at = _chosen(found, moves, face, move_of(usual.action))

    def values(move: int) -> list[int]:
        return [_value(one, moves[move]) for one in answers]

    also = [
        face.other(moves[move][0], values(move), max(0.0, found.means[at] - found.means[move]))
        for move in _others(found, moves, at)
    ]
    return Choice(actions[moves[at]], replace(face.reason(moves[at][0], values(at)), also=tuple(also)))


def _others(found: Race, moves: Sequence[Move], at: int) -> list[int]:
    """The best of the other cards, each worth something else than those before it in some world."""
    named = [at]
    for move in sorted(range(len(moves)), key=lambda move: (-found.means[move], move)):
        alike = any(all(abs(row[move] - row[one]) < SMALL for row in found.rows) for one in named)
        if not alike and all(moves[move][0] != moves[one][0] for one in named) and len(named) <= OTHERS:
            named.append(move)
    return named[1:]


def _row(answer: Answer, moves: Sequence[Move], face: Face) -> list[float]:
    """What each move is worth in a world; between bounds that differ, the mean of both."""
    known = {(one.card, one.announce, one.shown): one for one in answer.cards}
    return [(face.worth(known[move].low) + face.worth(known[move].high)) / 2 for move in moves]


def _value(answer: Answer, move: Move) -> int:
    one = next(one for one in answer.cards if (one.card, one.announce, one.shown) == move)
    return (one.low + one.high) // 2


def _chosen(found: Race, moves: Sequence[Move], face: Face, usual: Move | None) -> int:
    """Of the moves that are as good as the best: the one by rule of thumb, unless an equal card hides more."""
    equal = [move for move in found.left if found.behind[move] <= NOISE]
    wanted = next((at for at in equal if moves[at] == usual), equal[0])
    # Of cards that are worth the same in every world, one that the others know of gives nothing away.
    same = [at for at in equal if all(abs(row[at] - row[wanted]) < SMALL for row in found.rows)]
    card = moves[wanted][0]
    known = [at for at in same if face.seen >> moves[at][0] & 1 and _alike(moves[at], moves[wanted])]
    return wanted if face.seen >> card & 1 or not known else known[0]


def _alike(one: Move, other: Move) -> bool:
    """Whether two moves are of one suit, and announce alike."""
    return one[0] >> 3 == other[0] >> 3 and one[1:] == other[1:]
