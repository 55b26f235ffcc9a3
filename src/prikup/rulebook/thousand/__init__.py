"""The rulebook of Thousand and 1001: which sentences a rule set needs, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prikup.core.game import AnyGame
from prikup.rulebook.book import Chapter, Paragraph, chapter
from prikup.rulebook.thousand.aim import aim
from prikup.rulebook.thousand.auction import auction
from prikup.rulebook.thousand.cards import cards
from prikup.rulebook.thousand.contract import contract
from prikup.rulebook.thousand.deal import deal
from prikup.rulebook.thousand.end import end, settlement
from prikup.rulebook.thousand.faults import faults
from prikup.rulebook.thousand.marriages import marriages
from prikup.rulebook.thousand.play import play
from prikup.rulebook.thousand.redeal import redeal
from prikup.rulebook.thousand.scoring import scoring
from prikup.rulebook.thousand.sheet import sheet
from prikup.rulebook.thousand.talon import talon
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules
from prikup.thousand.rules.needs import layout_of

PARTS: dict[str, Callable[[Rules, Layout], Iterable[Paragraph]]] = {
    "aim": aim,
    "cards": cards,
    "deal": deal,
    "redeal": redeal,
    "auction": auction,
    "talon": talon,
    "contract": contract,
    "play": play,
    "marriages": marriages,
    "scoring": scoring,
    "sheet": sheet,
    "end": end,
    "settlement": settlement,
    "faults": faults,
}
"""What says each chapter, in reading order."""


def chapters(game: AnyGame) -> tuple[Chapter, ...]:
    """The chapters for a rule set of Thousand; those without a sentence are left out by who makes the book."""
    rules = game.rules
    assert isinstance(rules, Rules)
    layout = layout_of(rules)
    assert layout is not None, "the rules of a game have a layout"
    return tuple(chapter(key, part(rules, layout)) for key, part in PARTS.items())
