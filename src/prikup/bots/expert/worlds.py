"""Worlds weighed by what the others said and played."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.search.calls import PlayerModel
from prikup.search.sampling import Sample, weighed
from prikup.search.worlds import World

FEWEST = 16
"""Worlds that are weighed at the least."""
ASKED = 400
"""Decisions about which the model is asked, over all worlds of a decision: what weighing may cost."""
LEAST = 12.0
"""Worlds that must be effective. Where fewer are, the weights are made more even: the model is not so sure."""
HALVINGS = 5
"""How often the weights are made more even; if that is not enough they say nothing."""

Weighed = tuple[tuple[World, ...], tuple[float, ...]]


def weighed_worlds(worlds: Sequence[World], model: PlayerModel, decisions: int, seed: int) -> Weighed:
    """The first of some worlds, and how much each counts; no weights where the course of the deal says nothing.

    ``decisions``: about so many decisions of others the model is asked in each world. It says how many worlds there
    are, so that the same view costs the same everywhere.
    """
    kept = tuple(worlds[: max(FEWEST, ASKED // max(1, decisions))])
    if not decisions or len(kept) < 2:
        return tuple(worlds), ()
    even = Sample(len(kept), kept, (1 / len(kept),) * len(kept), float(len(kept)))
    found = weighed(even, model, seed=seed)
    if not found.decisions:
        return tuple(worlds), ()
    return kept, evened(found.weights, min(LEAST, len(kept) / 2))


def evened(weights: Sequence[float], least: float) -> tuple[float, ...]:
    """Weights of which at least so many are effective: their square roots, and again, until it is so."""
    found = [*weights]
    for _ in range(HALVINGS):
        whole = sum(found)
        if whole * whole >= least * sum(weight * weight for weight in found):
            return tuple([weight / whole for weight in found])
        found = [weight**0.5 for weight in found]
    return (1 / len(found),) * len(found)
