"""What calls and plays say of a world: what each player knew in it when he acted, and how likely he was to act so.

A world is played again from its deal. What the view has not seen of the course (a closed gift, a talon that only the
declarer saw, in which order cards were laid away or drawn) is summed over: the weight of a world is the sum, over all
courses that lead to it, of how likely everybody was to act as he did; a course in which something that was done would
not have been legal adds nothing. Where there are too many courses some are drawn at random, and the sum is estimated
without bias (docs/sampling.md).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import exp, inf, log
from typing import Any

from msgspec import Struct

from prikup.core.actions import Play
from prikup.core.cards import Card
from prikup.core.errors import IllegalAction
from prikup.core.seats import TABLE, Seat
from prikup.search import deal_preferans, deal_thousand
from prikup.search.calls import Call, Calls, Decision, PlayerModel, on_dealt_hand
from prikup.search.piles import DealCourse
from prikup.search.resampling import resampled
from prikup.search.worlds import Seen, World

_GAMES: dict[str, Any] = {"thousand": deal_thousand, "preferans": deal_preferans}
COURSES = 12
"""How many courses of a world are looked at: all, if there are no more."""
IN_TRICKS = 2
"""How many of them, drawn by their likelihood so far, are followed through the tricks: there they hardly differ."""
_STEPS = 20_000
"""Actions that are tried to find out what was done between the calls and the tricks."""


Script = list[tuple[Seat, Any]]


class _Run(Struct):
    """A course of a world, as far as it has been played again."""

    course: DealCourse
    state: Any
    views: dict[Seat, Any]
    """What each other player knows."""
    log: float
    """The logarithm of how likely all decisions so far were, times how many courses this one stands for."""
    script: Sequence[tuple[Seat, Any]] = ()
    """What is done in it."""
    decisions: int = 0


class Evidence:
    """What was done in the deal of a view, to be played again with the cards of each world."""

    def __init__(self, seen: Seen, rng: random.Random) -> None:
        self.seen = seen
        self.game, self.view = seen.game, seen.view
        self._of_game = _GAMES[seen.game.name]
        self._rng = rng
        self._script: Script | None = None
        self._courses: Any = None
        self._calls: Calls | None = None
        self._said_in_all = 0
        if self._of_game.replayable(seen.view):
            self._courses = self._of_game.Courses(seen.game, seen.view, rng)

    def logs(self, worlds: Sequence[World], model: PlayerModel) -> tuple[list[float], int]:
        """By world the logarithm of how likely everybody was to act as the view shows, and how many decisions that is
        about.

        A world of which no legal course was found has minus infinity. Where there is no other, or the deal cannot be
        played again, no decision says anything.
        """
        found: list[float] = []
        count = 0
        weigh = self._of_calls if getattr(model, "calls_only", False) else self.likelihood
        for world in worlds if self._courses is not None else ():
            one, decisions = weigh(world, model)
            found.append(one)
            count = max(count, decisions)
        if max(found, default=-inf) == -inf:
            return [0.0] * len(worlds), 0
        return found, count

    def likelihood(self, world: World, model: PlayerModel) -> tuple[float, int]:
        """The logarithm of the sum over the courses of a world, and the number of decisions of others in one of them,
        as far as they had a choice."""
        runs = [_Run(course, course.start, {}, log(course.stands_for)) for course in self._of(world)]
        if self._script is None:
            return -inf, 0
        self._begin(runs)
        tricks = False
        for number, (_, action) in enumerate(self._script):
            if isinstance(action, Play) and not tricks:
                tricks = True
                if not self._courses.draws and len(runs) > IN_TRICKS:
                    runs = self._chosen(runs, IN_TRICKS)
            last = number + 1 == len(self._script)
            runs = [run for run in runs if self._goes_on(run, number, model, last=last)]
            if not runs:
                return -inf, 0
            if self._courses.draws and isinstance(action, Play) and not last:
                runs = self._redrawn(runs)
        return _sum([run.log for run in runs]), max(run.decisions for run in runs)

    def _of_calls(self, world: World, model: PlayerModel) -> tuple[float, int]:
        """The same for what was done on hands as they were dealt, of which the deal is not played again."""
        courses = self._of(world)
        if self._calls is None:
            found = next((calls for course in courses if (calls := self._said(course)) is not None), None)
            if found is None:
                return -inf, 0
            self._calls = Calls(self._of_game, self.game, found, model)
            self._said_in_all = len(found)
        likelihood = self._calls.likelihood(courses)
        return log(likelihood) if likelihood else -inf, self._said_in_all

    def _said(self, course: DealCourse) -> list[Call] | None:
        """What the others did on hands as they were dealt, with the cards of a course; None if it is not legal."""
        if self._script is None:
            return None
        run = _Run(course, course.start, {}, 0.0)
        self._begin([run])
        found = []
        for number, (seat, action) in enumerate(run.script):
            if isinstance(action, Play):
                break
            view = run.views.get(seat)
            if view is not None and on_dealt_hand(view):
                # With another hand there may be a choice where there is none with this one.
                found.append(Call(seat, run.state, view, self.game.legal(run.state, seat), action))
            if not self._goes_on(run, number, None, last=number + 1 == len(run.script)):
                return None
        return found

    def _of(self, world: World) -> list[DealCourse]:
        """The courses of a world that are looked at, and before the first of them what was done in it."""
        courses: list[DealCourse] = self._courses.of(world.piles, COURSES)
        for course in courses if self._script is None else ():
            self._script = self._found(course)
            if self._script is not None:
                break
        return courses

    def _begin(self, runs: Sequence[_Run]) -> None:
        """Deals the cards."""
        game = self.game
        for run in runs:
            run.script = [*self._of_game.with_hidden(self._script, run.course)]
            run.views = {
                seat: game.fresh_view(run.state, seat) for seat in range(game.players) if seat != self.view.seat
            }
            run.state, events = game.apply(run.state, TABLE, run.course.deal)
            self._tell(run, events)
            run.views = {seat: self._courses.told(view) for seat, view in run.views.items()}

    def _tell(self, run: _Run, events: Sequence[Any]) -> None:
        for told in events:
            for seat, view in run.views.items():
                if told.seen_by(seat):
                    run.views = {**run.views, seat: self.game.fold(view, told)}

    def _goes_on(self, run: _Run, number: int, model: PlayerModel | None, *, last: bool) -> bool:
        """Plays a step again and, with a model, asks it; false if the step is not legal in this course."""
        game, (seat, action) = self.game, run.script[number]
        try:
            if seat in run.views:
                legal = game.legal(run.state, seat)
                if action not in legal:
                    return False
                if model is not None and len(legal) > 1:
                    run.log += log(model.probability(Decision(game.name, run.views[seat], legal, action)))
                    run.decisions += 1
            if last:
                return seat in run.views or game.why_not(run.state, seat, action) is None
            run.state, events = game.apply(run.state, seat, action)
        except IllegalAction:
            return False
        self._tell(run, events)
        return True

    def _redrawn(self, runs: list[_Run]) -> list[_Run]:
        """After a trick for which cards were drawn: the likely courses several times, each with other cards to come."""
        phase = runs[0].state.phase
        if getattr(phase, "play", phase).trick:
            return runs
        chosen = self._chosen(runs, COURSES)
        for run in chosen:
            run.state = self._courses.redrawn(run.state)
        return chosen

    def _chosen(self, runs: list[_Run], count: int) -> list[_Run]:
        """So many runs drawn by their likelihood, each as likely: their sum stays the same on average."""
        whole = _sum([run.log for run in runs])
        weights = [exp(run.log - whole) for run in runs]
        each = whole - log(count)
        return [
            _Run(run.course, run.state, run.views, each, run.script, run.decisions)
            for run in (runs[at] for at in resampled(weights, count, self._rng))
        ]

    # What was done, as far as the view does not say it in so many words.

    def _found(self, course: DealCourse) -> Script | None:
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

    def _onwards(self, course: DealCourse, state: Any, view: Any) -> Script | None:
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

    def _candidates(self, course: DealCourse, state: Any, view: Any) -> Iterator[tuple[Seat, Any]]:
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


def _sum(logs: Sequence[float]) -> float:
    """The logarithm of a sum, from those of its terms."""
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs))
