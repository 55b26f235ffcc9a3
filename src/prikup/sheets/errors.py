"""Errors of sheets."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.errors import PrikupError


class SheetError(PrikupError):
    """A sheet that is refused: ``line`` counts the lines of its text from 1, ``cause`` is the reason."""

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
    "sheet_name",
    "sheet_start",
    "sheet_line",
    "sheet_no_such_line",
    "sheet_empty",
)
"""Error codes of sheets."""
