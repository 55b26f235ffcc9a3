"""PF-090..136: the tricks of a holding, exact over all layouts of the two other hands."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from prikup.core.cards import JACK, RANKS
from prikup.preferans.layout import HAND
from prikup.search.estimates import Estimate
from prikup.search.holdings import document
from prikup.search.holdings.figures import Figure, figure
from prikup.search.holdings.suit_alone import SuitAlone, over_layouts

MARGIN = 0.25
"""How far a figure may be off, in tricks: half of the document's smallest step."""


def holdings(named: str) -> list[int]:
    """The holdings that a name of the table can mean, as ranks: its small cards are any below the jack."""
    high = sum(1 << RANKS.index(letter) for letter in named.rstrip("a"))
    small = combinations(range(JACK), named.count("a"))
    return [high | sum(1 << rank for rank in ranks) for ranks in small]


def rows() -> tuple[Figure, ...]:
    """Each figure of the table; small cards are any, each choice as likely as any other."""
    suit = SuitAlone()
    found = []
    for row in document.TRICKS:
        ways = holdings(row.holding)
        both = [
            sum((over_layouts(own, len(RANKS), HAND, value) for own in ways), Fraction(0)) / len(ways)
            for value in (suit.led, suit.waited)
        ]
        led, waited = (Estimate(*[float(one)] * 3) for one in both)
        found.append(figure(row.ledger, row.holding, row.said, led, waited, margin=MARGIN))
    return tuple(found)
