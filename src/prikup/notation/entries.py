"""Entries of a sheet as text: ``game 1 6 H; whist 2; tricks 0 6 4 0``, fields separated by ``;`` as in a position."""

from __future__ import annotations

from typing import Any

from prikup.core.game import AnyGame
from prikup.notation.fields import refuse
from prikup.notation.position import fields_text, parse_fields

LONGEST = 400
"""Most characters of an entry; longer text is refused unread."""


def entry_text(entry: Any) -> str:
    """An entry as text; fields that hold their defaults are left out."""
    return fields_text(entry)


def parse_entry(game: AnyGame, text: str) -> Any:
    """The entry of a text; only its form is checked. Raises NotationError."""
    if len(text) > LONGEST:
        refuse("bad_position", text)
    return parse_fields(text, game.entry_type)
