"""What a kept sheet can be refused for."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.errors import PrikupError


class SheetError(PrikupError):
    """A kept sheet that cannot be: ``line`` counts the lines of its text from 1, ``cause`` says why."""

    kind: ClassVar[str] = "sheet"

    def __init__(
        self, code: str, line: int | None = None, cause: PrikupError | None = None, **params: str | int
    ) -> None:
        super().__init__(code, line=line or 0, why=cause.code if cause else "-", **params)
        self.line = line
        self.cause = cause


CODES = (
    "sheet_not_one",
    "sheet_too_large",
    "sheet_header",
    "sheet_players",
    "sheet_start",
    "sheet_line",
    "sheet_no_such_line",
    "sheet_empty",
)
"""Codes of kept sheets."""
