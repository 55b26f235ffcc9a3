"""Ratings by openskill: one number for each player, as a label. What is proved stands in the pairs."""

from __future__ import annotations

from typing import Any

from prikup.league.results import PairResult
from prikup.league.rows import Rows


def ratings(rows: Rows, found: tuple[PairResult, ...]) -> dict[str, float]:
    """The rating of each player, from who was ahead in each deal of each pair; empty where openskill is missing."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known: dict[str, Any] = {name: model.rating(name=name) for name in rows.settings.players}
    for one in found:
        if one.first == one.second or one.mean is None:
            continue
        for difference in rows.differences((one.first, one.second), one.deals):
            ranks = [float(difference < 0), float(difference > 0)]
            (first,), (second,) = model.rate([[known[one.first]], [known[one.second]]], ranks=ranks)
            known |= {one.first: first, one.second: second}
    return {name: round(float(rating.ordinal()), 1) for name, rating in known.items()}
