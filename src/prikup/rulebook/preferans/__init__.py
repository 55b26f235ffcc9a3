"""The rulebook of Preferans: which sentences a rule set needs, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prikup.core.game import AnyGame
from prikup.preferans.rules import Rules
from prikup.rulebook.book import Chapter, Paragraph, chapter
from prikup.rulebook.preferans.auction import auction, dark
from prikup.rulebook.preferans.contract import contract, talon
from prikup.rulebook.preferans.end import brigand, end, settlement
from prikup.rulebook.preferans.passes import bombs, passes
from prikup.rulebook.preferans.play import faults, play
from prikup.rulebook.preferans.scoring import scoring, sheet
from prikup.rulebook.preferans.table import aim, cards, deal
from prikup.rulebook.preferans.whist import whist

PARTS: dict[str, Callable[[Rules], Iterable[Paragraph]]] = {
    "aim": aim,
    "cards": cards,
    "deal": deal,
    "auction": auction,
    "talon": talon,
    "contract": contract,
    "whist": whist,
    "play": play,
    "passes": passes,
    "dark": dark,
    "bombs": bombs,
    "brigand": brigand,
    "scoring": scoring,
    "sheet": sheet,
    "end": end,
    "settlement": settlement,
    "faults": faults,
}
"""What says each chapter, in reading order."""


def chapters(game: AnyGame) -> tuple[Chapter, ...]:
    """The chapters for a rule set of Preferans; those without a sentence are left out by who makes the book."""
    rules = game.rules
    assert isinstance(rules, Rules)
    return tuple(chapter(key, part(rules)) for key, part in PARTS.items())
