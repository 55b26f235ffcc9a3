"""What was said on hands as they were dealt: asked of each hand once, without playing the deal again in each world."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.cards import Cards
from prikup.core.seats import Seat
from prikup.search.piles import DealCourse


class Decision(Struct, frozen=True):
    """What another player knew when he acted, and what he did."""

    game: str
    """The name of the game."""
    view: Any
    legal: tuple[Any, ...]
    action: Any


class PlayerModel(Protocol):
    """A model of how people or bots play.

    With an attribute ``calls_only`` that is true it is asked only about what was said and done on hands as they were
    dealt: calls, passes, whists. What else was done says nothing then, and weighing is several times as fast.
    """

    def probability(self, decision: Decision) -> float:
        """How likely a player with this view is to act so, of all that was legal; more than 0."""


class Call(Struct, frozen=True):
    """Something that another player did with the hand that he was dealt: the same in each world but for that hand."""

    seat: Seat
    state: Any
    view: Any
    legal: tuple[Any, ...]
    action: Any


def on_dealt_hand(view: Any) -> bool:
    """Whether a player holds the cards that he was dealt, and has seen them."""
    return bool(view.hand) and view.hand == view.dealt


class Calls:
    """The calls of a deal, and how likely each was with which hand."""

    def __init__(self, of_game: Any, game: Any, calls: Sequence[Call], model: PlayerModel) -> None:
        self._of_game, self._game, self._calls, self._model = of_game, game, calls, model
        self._known: list[dict[Cards, float]] = [{} for _ in calls]
        """By call and hand how likely it was; 0 where it was not legal."""

    def likelihood(self, courses: Sequence[DealCourse]) -> float:
        """The sum over courses of how likely all calls were."""
        return sum(course.stands_for * self._of(course) for course in courses)

    def _of(self, course: DealCourse) -> float:
        found = 1.0
        for call, known in zip(self._calls, self._known, strict=True):
            hand = course.deal.hands[call.seat]
            one = known.get(hand)
            if one is None:
                one = known[hand] = self._asked(call, hand, course)
            found *= one
        return found

    def _asked(self, call: Call, hand: Cards, course: DealCourse) -> float:
        legal = self._of_game.legal_with(self._game, call.state, call.seat, call.legal, course.deal)
        if call.action not in legal:
            return 0.0
        view = replace(call.view, hand=hand, dealt=hand)
        return self._model.probability(Decision(self._game.name, view, legal, call.action)) if len(legal) > 1 else 1.0
