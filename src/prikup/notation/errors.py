"""The error codes of the notation, and the error that a record raises."""

from __future__ import annotations

from prikup.core.errors import PrikupError

ACTION_CODES = ("unknown_action", "bad_action", "bad_number", "bad_seat", "bad_word", "bad_suit")
"""Codes of NotationError for an action's text, beside those of the core (bad_card, card_twice, bad_seed)."""

POSITION_CODES = ("bad_position", "unknown_field", "field_twice", "bad_field", "not_on_sheet")
"""Codes of NotationError for a position's text; a position that makes no sense has the codes of its game's problems."""

RECORD_CODES = (
    "too_large",
    "not_text",
    "not_a_record",
    "unknown_format",
    "bad_json",
    "unknown_header",
    "header_twice",
    "header_missing",
    "late_header",
    "bad_header",
    "bad_name",
    "bad_rules",
    "other_version",
    "options_differ",
    "bad_start",
    "bad_step",
    "illegal_step",
    "bad_score",
    "score_missing",
    "score_differs",
    "result_differs",
    "truncated",
    "after_end",
)
"""Codes of RecordError."""

CODES = (*ACTION_CODES, *POSITION_CODES, *RECORD_CODES)
"""Codes that the notation itself raises."""


class RecordError(PrikupError):
    """The first fault of a record. ``line`` counts from 1 (None where the record is no text, as in JSON); ``cause`` is
    the error behind a fault of the codes bad_rules, bad_start, bad_step and illegal_step; its code is also in
    ``params["why"]``."""

    kind = "record"

    def __init__(
        self, code: str, line: int | None = None, cause: PrikupError | None = None, **params: str | int
    ) -> None:
        self.line = line
        self.cause = cause
        if line is not None:
            params = {"line": line, **params}
        if cause is not None:
            params |= {"why": cause.code}
        super().__init__(code, **params)
