"""Errors of the search."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.errors import PrikupError

CODES = (
    "search_phase",
    "search_unknown",
    "search_number",
    "search_seconds",
    "search_seat",
    "search_hands",
    "search_game",
    "search_hand",
    "search_layouts",
    "search_each",
    "search_numpy",
    "search_begun",
    "search_no_cards",
    "search_conditions",
    "search_midway",
    "search_hidden",
    "search_worlds",
)
"""Error codes of the search."""


class SearchError(PrikupError):
    """A question that cannot be answered: no tricks are played, cards are missing, a number makes no sense."""

    kind: ClassVar[str] = "search"
