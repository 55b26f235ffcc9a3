"""Players and cards: how many sit down, the pack, the order and the values of the cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prikup.core.cards import ACE, JACK, KING, QUEEN, SEVEN, TEN
from prikup.rulebook.book import Paragraph, Sentence, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import POINTS, Layout, points_of
from prikup.thousand.rules import Rules

VALUES: dict[str, Any] = {
    "ace": POINTS[ACE],
    "ten": POINTS[TEN],
    "king": POINTS[KING],
    "queen": POINTS[QUEEN],
    "jack": POINTS[JACK],
}
"""Card points by rank; the others count nothing, but for sevens where they do."""


def cards(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """Players, pack, order and values."""
    yield told(_cards(rules, layout))


def _cards(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    pack = rules.deal.pack
    yield say("cards-players", "table.players", players=rules.table.players)
    yield say(f"cards-pack-{pack}", "deal.pack", ledger=("TH-R-003",), cards=pack)
    yield say(f"cards-order-{pack}", "deal.pack", ledger=("TH-R-004",))
    points = points_of(layout.all & rules.deal.counted)
    if pack == 32 and rules.deal.sevens is not None:
        yield say("cards-values-sevens", "deal.sevens", seven=POINTS[SEVEN], points=points, **VALUES)
    else:
        told_by = ("deal.sevens",) if pack == 32 else ()
        yield say(f"cards-values-{pack}", *told_by, ledger=("TH-R-005",), points=points, **VALUES)
