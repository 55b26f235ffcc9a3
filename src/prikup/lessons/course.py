"""A lesson under way: follows the match action by action and knows what is to be said, suggested and refused now.

It is a function of the match's log, so every process that reads the log says the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any

from msgspec import Struct

from prikup import games
from prikup.core.actions import Deal
from prikup.core.match import Match
from prikup.core.seats import TABLE, Seat
from prikup.lessons.errors import LessonError
from prikup.lessons.facts import facts
from prikup.lessons.lesson import Lesson, Step, When
from prikup.notation.actions import action_text

LEARNER: Seat = 0
"""Where the learner sits."""
BOT = "thumb"
"""Who plays the other seats: it plays the same cards in the same way each time."""
OVER = "over"
MISTAKE = "lesson-mistake-title"
"""The title of what is said about a mistake."""

AnyMatch = Match[Any, Any, Any]


class Said(Struct, frozen=True):
    """Something to say: the ids of its title and its text, and the values of both."""

    title: str
    text: str
    values: dict[str, int]


class Now(Struct, frozen=True):
    """The learner's situation, as the conditions of steps see it."""

    deal: int
    phase: str
    offered: tuple[str, ...]
    said: tuple[str, ...]
    declarer: bool
    lead: bool
    tricks: int
    trump: str
    stock: bool
    facts: dict[str, int]


def begin(lesson: Lesson) -> AnyMatch:
    """The match of a lesson, with its first deal dealt."""
    match = games.new_match(lesson.rules, lesson.dealer)
    match.apply(TABLE, lesson.deal(0))
    return match


class Course:
    """Follows a match of a lesson. Tell it every action by ``moved`` once the match has accepted it."""

    def __init__(self, lesson: Lesson, match: AnyMatch) -> None:
        self.lesson = lesson
        self.due: tuple[Said, ...] = ()
        """What is to be said before the learner's next action (or after the last deal), in order."""
        self.suggestion: Any = None
        """The action that the lesson suggests now; None if it suggests none."""
        self._match = match
        self._told: set[str] = set()
        self._done: list[str] = []
        """What the learner has done in this deal."""
        self._now: Now | None = None
        """The situation in which the learner is asked; None while others are."""
        self._look()

    @property
    def deals(self) -> int:
        """How many deals of the lesson are written."""
        return int(self._match.game.deals(self._match.state))

    @property
    def over(self) -> bool:
        """Whether all its deals are written."""
        return self.deals >= len(self.lesson.deals)

    def next_deal(self) -> Deal:
        """The deal that follows."""
        return self.lesson.deal(self.deals)

    def check(self, seat: Seat, action: Any) -> None:
        """Raises LessonError for an action of the learner that the rules allow, but that would end what this step
        is to show."""
        now = self._now
        if now is None or seat != LEARNER:
            return
        text = action_text(action)
        for step in self._standing(now):
            if step.only and not _any((text,), step.only):
                raise LessonError("lesson_needs_another")

    def moved(self, seat: Seat, action: Any) -> None:
        """Takes note of an action that the match has accepted."""
        if isinstance(action, Deal):
            self._done = []
        if seat == LEARNER:
            now, text = self._now, action_text(action)
            self.due, self.suggestion, self._now = (), None, None
            self._done.append(text)
            if now is not None:
                for step in self._standing(now):
                    for mistake in step.mistakes:
                        if _any((text,), mistake.do):
                            self._say(mistake.say, MISTAKE)
        self._look()

    def _look(self) -> None:
        """Looks whether the learner is asked, and for what is due then."""
        if self._now is not None or (LEARNER not in self._match.awaits() and not self.over):
            return
        self._now = now = self._situation()
        standing = self._standing(now)
        for step in standing:
            if step.say:
                self._say(step.say)
        legal = self._match.legal(LEARNER)
        self.suggestion = next(
            (found for step in standing for found in (_first(step.suggest, legal),) if found is not None), None
        )

    def _say(self, name: str, title: str = "") -> None:
        if name not in self._told:
            self._told.add(name)
            text = self.lesson.message(name)
            self.due += (Said(title or f"{text}-title", text, facts(self._match.view(LEARNER), LEARNER)),)

    def _standing(self, now: Now) -> list[Step]:
        return [step for step in self.lesson.steps if _holds(step.when, now)]

    def _situation(self) -> Now:
        match = self._match
        view: Any = match.view(LEARNER)
        tricks = view.tricks
        lying = bool(tricks) and tricks[-1].winner < 0
        phase = OVER if self.over else match.phase
        declared = getattr(view, "declarations", ())
        trump = ""
        if declared and view.trump >= 0:
            trump = "own" if declared[-1].seat == LEARNER else "theirs"
        return Now(
            self.deals + 1,
            phase,
            tuple(map(action_text, match.legal(LEARNER))),
            tuple(self._done),
            view.declarer == LEARNER,
            phase == "playing" and not lying,
            len(tricks) - lying,
            trump,
            bool(getattr(view, "stock", 0)),
            facts(view, LEARNER),
        )


def _first(patterns: Sequence[str], legal: Sequence[Any]) -> Any:
    """The first legal action that fits the first pattern that any fits."""
    for pattern in patterns:
        for action in legal:
            if fnmatchcase(action_text(action), pattern):
                return action
    return None


_PLAIN: tuple[Callable[[When, Now], bool], ...] = (
    lambda when, now: when.deal in (None, now.deal),
    lambda when, now: when.phase in (None, now.phase),
    lambda when, now: when.declarer in (None, now.declarer),
    lambda when, now: when.lead in (None, now.lead),
    lambda when, now: when.tricks in (None, now.tricks),
    lambda when, now: when.trump in (None, now.trump),
    lambda when, now: when.stock in (None, now.stock),
    lambda when, now: when.offered is None or _any(now.offered, (when.offered,)),
    lambda when, now: not when.said or _any(now.said, when.said),
    lambda when, now: when.unsaid is None or not _any(now.said, (when.unsaid,)),
    lambda when, now: all(now.facts.get(name, 0) <= most for name, most in when.most.items()),
    lambda when, now: all(now.facts.get(name, 0) >= least for name, least in when.least.items()),
)


def _any(texts: Sequence[str], patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for text in texts for pattern in patterns)


def _holds(when: When, now: Now) -> bool:
    return all(holds(when, now) for holds in _PLAIN)
