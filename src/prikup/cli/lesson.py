"""A lesson at the terminal's table: its session, its explanations, and the advice that goes with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots import Choice, Reason, make_bot
from prikup.bots.base import Bot
from prikup.cli.adapters import adapter_of
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.texts import CliTexts
from prikup.core.events import AddressedEvent
from prikup.core.seats import TABLE, Seat
from prikup.lessons import BOT, LEARNER, Course, Lesson, begin
from prikup.lessons import lesson as read_lesson

Explanation = tuple[str, str]
"""A title and a text."""


class LessonSession(Session):
    """The players of a lesson: a person and rules of thumb, at deals that are arranged. Nothing is saved."""

    def __init__(self, lesson: Lesson) -> None:
        match = begin(lesson)
        game = match.game.name
        bots = {seat: make_bot(BOT, f"lesson {seat}", game) for seat in range(match.players) if seat != LEARNER}
        super().__init__(match, bots, ShuffleSeeds("1"), human=LEARNER, is_right=adapter_of(game).is_right)
        self.course = Course(lesson, match)

    def act(self, seat: Seat, action: Any) -> list[AddressedEvent]:
        """Does an action. Raises IllegalAction, and LessonError where the step would lose its sense."""
        self.course.check(seat, action)
        events = super().act(seat, action)
        self.course.moved(seat, action)
        return events

    def deal(self) -> list[AddressedEvent]:
        """The next arranged deal."""
        return self.act(TABLE, self.course.next_deal())


class Teacher:
    """Gives the explanations of a course one after another; the last one before an action has the suggestion."""

    def __init__(self, words: CliTexts, course: Course, names: Sequence[str]) -> None:
        self._words = words.of(course.lesson.game)
        self._course = course
        self._names = tuple(names)
        self._due: object = None
        self._given = 0

    def __call__(self, view: Any, legal: tuple[Any, ...]) -> Explanation | None:
        """The next explanation due now."""
        due = self._course.due
        if due is not self._due:
            self._due, self._given = due, 0
        if self._given >= len(due):
            return None
        said = due[self._given]
        self._given += 1
        words, names = self._words, self._names
        text = words.say(said.text, screen="terminal", left=names[1], right=names[-1], **said.values)
        suggestion = self._course.suggestion
        if self._given == len(due) and suggestion is not None:
            action = words.action(suggestion, names, LEARNER).strip()
            text = f"{text}\n\n{words.say('lesson-suggestion', action=action)}"
        return words.say(said.title), text


class LessonAdviser:
    """The adviser of a lesson: what the lesson suggests, else what the rule of thumb would do."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._bot: Bot = make_bot(BOT, "hint", course.lesson.game.name)

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        """The action that is advised."""
        suggestion = self._course.suggestion
        return self._bot.choose(view, legal) if suggestion is None else Choice(suggestion, Reason(""))

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        """None: an adviser does not act."""
        return None


def lesson_session(name: str) -> LessonSession:
    """The session of a lesson by name. Raises LessonError(unknown_lesson)."""
    return LessonSession(read_lesson(name))
