"""A lesson played to its end: the suggestions, or what a test chooses, against the lesson's own bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup.bots import make_bot
from prikup.core.events import ScoreEvent, score_event
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.lessons import BOT, LEARNER, Course, Said, begin, lesson
from prikup.lessons.errors import LessonError
from prikup.notation.actions import action_text

Chooser = Callable[[Course, tuple[Any, ...]], Any]
"""Chooses one of the legal actions; None: what the lesson suggests, else what its bot would do."""


class Walk:
    """What happened in a lesson."""

    def __init__(self, name: str) -> None:
        self.lesson = lesson(name)
        self.match: Match[Any, Any, Any] = begin(self.lesson)
        self.course = Course(self.lesson, self.match)
        self.said: list[Said] = []
        self.done: list[str] = []
        self.refused = 0
        game = self.match.game.name
        self._bots = [make_bot(BOT, f"lesson {seat}", game) for seat in range(self.match.players)]

    @property
    def texts(self) -> list[str]:
        """The names of what was said."""
        return [one.text.removeprefix(f"lesson-{self.lesson.name}-") for one in self.said]

    def values(self, name: str) -> dict[str, int]:
        """The values of what was said under a name."""
        return self.said[self.texts.index(name)].values

    @property
    def written(self) -> list[ScoreEvent]:
        """The deals as they were written."""
        found = [score_event(one.event) for one in self.match.events]
        return [one for one in found if one is not None]

    def play(self, choose: Chooser = lambda course, legal: None) -> Walk:
        """Plays to the end."""
        match, course = self.match, self.course
        while not course.over:
            seat = match.awaits()[0]
            if seat == TABLE:
                action: Any = course.next_deal()
            elif seat == LEARNER:
                self._hear()
                legal = match.legal(seat)
                action = choose(course, legal)
                if action is None:
                    action = course.suggestion
                if action is None:
                    action = self._bot(seat)
                try:
                    course.check(seat, action)
                except LessonError:
                    self.refused += 1
                    action = course.suggestion
                self.done.append(action_text(action))
            else:
                action = self._bot(seat)
            match.apply(seat, action)
            course.moved(seat, action)
        self._hear()
        return self

    def _bot(self, seat: int) -> Any:
        return self._bots[seat].choose(self.match.view(seat), self.match.legal(seat)).action

    def _hear(self) -> None:
        self.said += self.course.due
