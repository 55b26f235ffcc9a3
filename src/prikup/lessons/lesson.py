"""What a lesson is: a rule set, arranged deals, and steps with their conditions. One TOML file each."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources

import msgspec
from msgspec import Struct

from prikup import games
from prikup.core.actions import Deal
from prikup.core.game import AnyGame
from prikup.lessons.errors import LessonError
from prikup.notation.actions import parse_step

NAMES = ("thousand", "preferans", "1001")
"""The lessons: each is named like the first word of its rules."""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is due. What is left out does not matter; the rest must hold together."""

    deal: int | None = None
    """Which deal of the lesson is under way, from 1."""
    phase: str | None = None
    """The phase of the game; ``over`` after the last deal."""
    offered: str | None = None
    """A pattern of actions (``lay *``, ``play *!``), one of which the learner may do now."""
    said: tuple[str, ...] = ()
    """Patterns of actions, one of which the learner has done in this deal."""
    unsaid: str | None = None
    """A pattern of actions, none of which the learner has done in this deal."""
    declarer: bool | None = None
    """Whether the learner is the declarer of this deal."""
    lead: bool | None = None
    """Whether the next card opens a trick."""
    tricks: int | None = None
    """Finished tricks of this deal."""
    trump: str | None = None
    """Who declared the marriage whose suit is trump: ``own`` or ``theirs``."""
    stock: bool | None = None
    """Whether there are cards left to draw."""
    most: dict[str, int] = {}
    """Upper bounds of facts (``prikup.lessons.facts``)."""
    least: dict[str, int] = {}
    """Lower bounds of facts."""


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said when the learner did something that is not as good as what was suggested."""

    do: tuple[str, ...]
    """Patterns of actions."""
    say: str
    """The name of the text."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said once, the first time that its condition holds. What it suggests, refuses and calls a
    mistake stands as long as the condition holds.
    """

    say: str = ""
    """The name of the text; empty: nothing is said."""
    when: When = When()
    suggest: tuple[str, ...] = ()
    """Patterns of actions, best first: the first one that is legal is suggested."""
    only: tuple[str, ...] = ()
    """Patterns of actions without which the step would lose its sense: all others are refused."""
    mistakes: tuple[Mistake, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. The learner sits at seat 0; bots have the other seats."""

    rules: str
    """A rule string."""
    dealer: int
    """The dealer of the first deal."""
    deals: tuple[str, ...]
    """The deals, as the values of an action ``deal`` (docs/notation.md)."""
    steps: tuple[Step, ...]
    name: str = ""

    @property
    def game(self) -> AnyGame:
        """The game of its rules."""
        return games.game(self.rules)

    def deal(self, number: int) -> Deal:
        """The action that deals the deal of a number, from 0."""
        action = parse_step(f"table deal {self.deals[number]}", self.game.action_type)[1]
        assert isinstance(action, Deal)
        return action

    def message(self, say: str) -> str:
        """The id of a text of this lesson; its title has ``-title`` behind it."""
        return f"lesson-{self.name}-{say}"


@functools.cache
def lesson(name: str) -> Lesson:
    """A lesson by name. Raises LessonError(unknown_lesson)."""
    if name not in NAMES:
        raise LessonError("unknown_lesson", lesson=name[:40], known=", ".join(NAMES))
    data = tomllib.loads((resources.files("prikup.lessons") / f"{name}.toml").read_text("utf-8"))
    return msgspec.structs.replace(msgspec.convert(data, Lesson), name=name)


def lesson_of(rules: str) -> str:
    """The name of the lesson about the family of a rule string; empty if there is none."""
    family = rules.strip().partition("/")[0]
    return family if family in NAMES else ""
