"""The error of lessons and its codes."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.errors import PrikupError

CODES = ("unknown_lesson", "lesson_needs_another")
"""Codes of LessonError."""


class LessonError(PrikupError):
    """There is no such lesson, or a step of it would lose its sense by an action that the rules allow."""

    kind: ClassVar[str] = "lesson"
