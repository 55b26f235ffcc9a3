"""The rulebook of Thousand and 1001: which sentences a rule set needs, chapter by chapter."""

from __future__ import annotations

from prikup.core.game import AnyGame
from prikup.rulebook.book import Chapter, chapter
from prikup.rulebook.thousand.cards import cards


def chapters(game: AnyGame) -> tuple[Chapter, ...]:
    """The chapters for a rule set of Thousand, in reading order."""
    rules, layout = game.rules, game.compiled.layout
    return (chapter("cards", cards(rules, layout)),)
