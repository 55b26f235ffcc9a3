"""Players and cards: who holds cards, the pack, the order and the values of the cards."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.rulebook.book import Paragraph, listed, told
from prikup.rulebook.thousand.speaker import say
from prikup.thousand.layout import Layout
from prikup.thousand.rules import Rules


def cards(rules: Rules, layout: Layout) -> Iterator[Paragraph]:
    """Players, pack, order and values."""
    yield told(_players(rules))
    yield listed(_values(rules))


def _players(rules: Rules) -> Iterator:
    yield say("cards-players", "table.players", players=rules.table.players)


def _values(rules: Rules) -> Iterator:
    yield say("cards-pack-24", "deal.pack", ledger=("TH-R-003", "TH-R-004", "TH-R-005"))
