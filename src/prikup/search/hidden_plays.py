"""The best play of a player who does not see all cards, over all layouts that are left (docs/solver.md).

What he plays may depend only on what he sees. All others are taken to see every card and to know how he will play:
those of his side play with him, all others against him.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from prikup import _kernel
from prikup.core.cards import ACE, KING, QUEEN, Card, card_of, mask_of
from prikup.core.seats import Seat, audience_of
from prikup.core.tricks import Position
from prikup.search.answers import Question
from prikup.search.errors import SearchError
from prikup.search.limits import MEMORY, checked
from prikup.search.positions import Source, tricks_of

MOST_HIDDEN = 8
"""Cards of a hand up to which all layouts are searched: a guard against questions that never end."""


class HiddenPlay(Struct, frozen=True):
    """A play, and what the best way of playing on brings."""

    card: Card
    announce: bool
    worth: float
    """On average over the layouts."""
    results: tuple[int, ...]
    """By layout the result in the solver's question; of results that are worth the same, the smallest."""


class HiddenAnswer(Struct, frozen=True):
    """The play that was asked about first, and the best one."""

    first: HiddenPlay
    best: HiddenPlay
    """``first``, unless another play is better by more than the margin."""
    nodes: int
    """Positions searched, those of each layout counted."""


def best_hidden_play(
    layouts: Sequence[tuple[Source, float]],
    own: Sequence[Seat],
    worth: Callable[[int], float],
    first: tuple[Card, bool],
    *,
    margin: float = 0.0,
    nodes: int,
    memory: int = MEMORY,
) -> HiddenAnswer | None:
    """The best play over all layouts, each with its weight; None if the nodes do not suffice.

    ``own``: the seats (in Preferans places) whose cards the player sees and plays, the one in turn among them;
    ``worth``: what a value of the solver's question is worth to him; ``first``: the card, and whether it announces,
    that is played unless another is better by more than ``margin``.

    Raises SearchError(search_hidden): for layouts that are not those of one player in his turn, for rules that only the
    game itself can play, while cards are still to be drawn, and where nobody plays for the whole deal against the
    others.
    """
    limits = checked(nodes, memory)
    found = [(tricks_of(source), weight) for source, weight in layouts]
    if not found:
        raise SearchError("search_hidden")
    tricks = found[0][0]
    question = tricks.question(None)
    if question.guarantee or any(one.position is None for one, _ in found) or tricks.longest > MOST_HIDDEN:
        raise SearchError("search_hidden")
    positions = [(one.position, weight) for one, weight in found if one.position is not None]
    position = positions[0][0]
    players = audience_of(*range(len(position.hands)))
    mine = audience_of(*own)
    side = 1 << question.seat
    if not mine & side:
        side = players & ~side
    least, most = _reach(positions, question)
    worths = [worth(value) for value in range(least, most + 1)]
    try:
        answer = _kernel.best_hidden_play(
            positions,
            first,
            mine,
            side,
            1 << question.seat,
            question.count,
            question.margin,
            least,
            worths,
            margin,
            *limits,
        )
    except ValueError:
        raise SearchError("search_hidden") from None
    if answer is None:
        return None
    begun, best = (HiddenPlay(*play, worth, tuple(results)) for play, worth, results in answer[:2])
    return HiddenAnswer(begun, best, answer[2])


def _reach(positions: Sequence[tuple[Position, float]], question: Question) -> tuple[int, int]:
    """The least and the largest value that any play can lead to."""
    position, seat = positions[0][0], question.seat
    if question.count == "tricks":
        cards = sum(map(int.bit_count, position.hands)) + len(position.trick)
        hands = len(position.hands) - position.resting.bit_count()
        return position.tricks[seat], position.tricks[seat] + cards // hands
    left = max(_points_left(position) for position, _ in positions)
    # Declarations of a hand that takes no trick may count nothing in the end.
    before, after = position.points[seat], sum(position.bonus)
    taken = position.totals[seat]
    if not question.margin:
        return min(before, taken), taken + left
    others = sum(position.totals) - taken
    return taken - others - left - after, taken - others + left + after


def _points_left(position: Position) -> int:
    """The most that is still to be taken: cards, the last trick, marriages whose cards are both in hands."""
    policy, held = position.policy, 0
    for hand in position.hands:
        held |= hand
    lying = held | mask_of(position.trick)
    left = policy.points(lying) + policy.last_trick
    if policy.announce == "never":
        return left
    for suit, value in enumerate(policy.marriages):
        pair = mask_of((card_of(suit, QUEEN), card_of(suit, KING)))
        if held & pair == pair:
            left += max((value, *policy.marriages_by_order))
    aces = mask_of(card_of(suit, ACE) for suit in range(4))
    return left + (policy.ace_marriage if held & aces == aces else 0)
