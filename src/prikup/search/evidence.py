"""What calls and plays say of a world: what each player knew in it when he acted, and how likely he was to act so.

A world is played again from its deal. What the view has not seen (a gift, a talon that only the declarer saw) is drawn
at random, each possibility as likely; a deal from which something that was done would not have been legal is drawn
anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import log
from typing import Any, Protocol

from msgspec import Struct

from prikup.core.actions import Play
from prikup.core.cards import Card
from prikup.core.errors import IllegalAction
from prikup.core.seats import TABLE, Seat
from prikup.search import deal_preferans, deal_thousand
from prikup.search.piles import Course
from prikup.search.worlds import Seen, World

_GAMES: dict[str, Any] = {"thousand": deal_thousand, "preferans": deal_preferans}
TRIES = 30
"""How many deals are drawn for a world until one is legal."""
_STEPS = 20_000
"""Actions that are tried to find out what was done between the calls and the tricks."""


class Decision(Struct, frozen=True):
    """What another player knew when he acted, and what he did."""

    game: str
    """The name of the game."""
    view: Any
    legal: tuple[Any, ...]
    action: Any


class PlayerModel(Protocol):
    """A model of how people or bots play."""

    def probability(self, decision: Decision) -> float:
        """How likely a player with this view is to act so, of all that was legal; more than 0."""


Script = list[tuple[Seat, Any]]


class Evidence:
    """What was done in the deal of a view, to be played again with the cards of each world."""

    def __init__(self, seen: Seen, rng: random.Random) -> None:
        self.seen = seen
        self.game, self.view = seen.game, seen.view
        self._of_game = _GAMES[seen.game.name]
        self._rng = rng
        self._script: Script | None = None
        self._known = self._of_game.replayable(seen.view)
        """Whether the view began with the deal, so that it can be played again."""

    def logs(self, worlds: Sequence[World], model: PlayerModel) -> tuple[list[float], int]:
        """By world the logarithm of how likely everybody was to act as the view shows, and how many decisions that is
        about. Where the deal cannot be played again no decision says anything."""
        found: list[float | None] = []
        count = 0
        for world in worlds if self._known else ():
            decisions = self.decisions(world)
            if decisions is None:
                found.append(None)
                continue
            count = max(count, len(decisions))
            found.append(sum(log(model.probability(decision)) for decision in decisions))
        least = min((one for one in found if one is not None), default=0.0)
        # A world for which no legal deal was found is kept, as the least likely.
        return [least if one is None else one for one in found] or [0.0] * len(worlds), count

    def decisions(self, world: World) -> list[Decision] | None:
        """All decisions of other players in a world, as far as they had a choice; None if no deal was found that
        leads to it."""
        for _ in range(TRIES):
            course = self._of_game.course(self.game, self.view, world.piles, self._rng)
            if course is None:
                return None
            if self._script is None:
                self._script = self._found(course)
            if self._script is not None:
                decisions = self._replayed(course, self._script)
                if decisions is not None:
                    return decisions
        return None

    def _replayed(self, course: Course, script: Script) -> list[Decision] | None:
        """The decisions of the others when the script is played from a deal; None if something would be illegal."""
        game, own = self.game, self.view.seat
        state = course.start
        views = {seat: game.fresh_view(state, seat) for seat in range(game.players) if seat != own}
        found = []
        try:
            steps = [(TABLE, course.deal), *self._of_game.with_hidden(script, course)]
            for number, (seat, action) in enumerate(steps):
                if seat in views:
                    legal = game.legal(state, seat)
                    if action not in legal:
                        return None
                    if len(legal) > 1:
                        found.append(Decision(game.name, views[seat], legal, action))
                state, events = game.apply(state, seat, action)
                if number + 1 == len(steps):
                    break
                for told in events:
                    views |= {other: game.fold(view, told) for other, view in views.items() if told.seen_by(other)}
        except IllegalAction:
            return None
        return found

    # What was done, as far as the view does not say it in so many words.

    def _found(self, course: Course) -> Script | None:
        """The actions that lead from a deal to the view."""
        self._left = _STEPS
        view = self.game.fresh_view(course.start, self.view.seat)
        state, events = self.game.apply(course.start, TABLE, course.deal)
        return self._onwards(course, state, self._folded(view, events))

    def _folded(self, view: Any, events: Sequence[Any]) -> Any:
        for told in events:
            if told.seen_by(self.view.seat):
                view = self.game.fold(view, told)
        return view

    def _onwards(self, course: Course, state: Any, view: Any) -> Script | None:
        if self._of_game.complete(view, self.view):
            return []
        for seat, action in self._candidates(course, state, view):
            self._left -= 1
            if self._left < 0:
                return None
            try:
                following, events = self.game.apply(state, seat, action)
            except IllegalAction:
                continue
            told = self._folded(view, events)
            if not self._of_game.agrees(told, self.view):
                continue
            rest = self._onwards(course, following, told)
            if rest is not None:
                return [(seat, action), *rest]
        return None

    def _candidates(self, course: Course, state: Any, view: Any) -> Iterator[tuple[Seat, Any]]:
        for seat in self.game.awaits(state):
            if seat == TABLE:
                continue
            legal = self.game.legal(state, seat)
            if view.in_tricks:
                card = _next_card(view, self.view)
                legal = tuple([one for one in legal if not isinstance(one, Play) or one.card == card])
            for action in sorted(legal, key=lambda one: not getattr(one, "announce", True)):
                if self._of_game.may_be(course, action):
                    yield seat, action


def _next_card(view: Any, target: Any) -> Card:
    """The card that was played next on the way from a view to another; -1 for none."""
    at = len(view.tricks) - (view.trick is not None)
    lying = 0 if view.trick is None else len(view.trick.cards)
    if at < len(target.tricks) and lying < len(target.tricks[at].cards):
        card: Card = target.tricks[at].cards[lying]
        return card
    return -1
