"""Worlds drawn from all that a view allows, and what each is worth as evidence (docs/sampling.md)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import islice
from math import exp
from typing import Any

from msgspec import Struct

from prikup.search.calls import PlayerModel
from prikup.search.counted_layouts import counted
from prikup.search.errors import SearchError
from prikup.search.evidence import Evidence
from prikup.search.limits import refuse_number
from prikup.search.random_order import random_order
from prikup.search.resampling import effective_of, resampled
from prikup.search.worlds import Seen, World

MOST_WORLDS = 10_000_000


class Sample(Struct, frozen=True):
    """Worlds, and their shares of all that is possible.

    Without a model every world is as likely as any other.
    """

    possible: int
    """How many layouts of the cards the view allows: exact."""
    worlds: tuple[World, ...]
    weights: tuple[float, ...]
    """By world its share; they sum up to 1."""
    effective: float
    """How many worlds of equal weight would tell as much as those that were drawn (Kish): before resampling."""
    decisions: int = 0
    """How many decisions of others the weights come from; 0 without a model, and where the deal cannot be played again
    from what the view tells (docs/sampling.md)."""
    resampled: bool = False
    """Whether worlds were drawn again by their weights: then some are there more than once."""

    @property
    def exact(self) -> bool:
        """Whether every layout is there, once."""
        return len(self.worlds) == self.possible and not self.resampled

    def mean(self, value: Callable[[World], float]) -> float:
        """The mean of a value over the worlds."""
        return sum(weight * value(world) for world, weight in zip(self.worlds, self.weights, strict=True))

    def share(self, event: Callable[[World], bool]) -> float:
        """How likely an event is."""
        return sum(weight for world, weight in zip(self.worlds, self.weights, strict=True) if event(world))


def sample(
    view: Any,
    count: int,
    *,
    seed: int = 0,
    model: PlayerModel | None = None,
    candidates: int = 0,
    least: float = 0.0,
) -> Sample:
    """Worlds drawn uniformly from all that a seat's view allows, each layout of the cards at most once.

    If there are no more layouts than ``count``, all of them are there. With a ``model`` each world has the weight that
    the calls and plays seen so far give it. ``candidates``, if more than ``count``: so many worlds are drawn and
    weighed, and ``count`` of them drawn again by their weights; ``least``: they are drawn again, too, where fewer than
    so many are effective. The same ``seed`` gives the same worlds on every machine.

    Raises SearchError: ``search_no_cards`` between deals, ``search_layouts`` for a view that contradicts itself,
    ``search_conditions`` where too much is known to count by, ``search_number``.
    """
    refuse_number("count", count, 1, MOST_WORLDS)
    refuse_number("candidates", candidates, 0, MOST_WORLDS)
    refuse_number("seed", seed, 0, 2**63)
    if not 0 <= least <= MOST_WORLDS:
        raise SearchError("search_number", name="least", value=str(least)[:20], least=0, most=MOST_WORLDS)
    seen = Seen.of(view)
    table = counted(seen.knowledge)
    rng = random.Random(seed)
    wanted = min(max(count, candidates if model is not None else 0), table.count)
    numbers = [*islice(random_order(rng, table.count, wanted), wanted)]
    worlds = tuple([seen.world(cards, rng) for cards in table.layouts(numbers)])
    if model is None:
        even = 1 / len(worlds)
        return Sample(table.count, worlds, (even,) * len(worlds), float(len(worlds)))
    logs, decisions = Evidence(seen, rng).logs(worlds, model)
    weights = _shares(logs)
    effective = effective_of(weights)
    if len(worlds) > count or effective < least:
        worlds = tuple([worlds[at] for at in resampled(weights, count, rng)])
        return Sample(table.count, worlds, (1 / count,) * count, effective, decisions, resampled=True)
    return Sample(table.count, worlds, weights, effective, decisions)


def _shares(logs: Sequence[float]) -> tuple[float, ...]:
    """Weights from their logarithms."""
    most = max(logs)
    found = [exp(log - most) for log in logs]
    whole = sum(found)
    return tuple([one / whole for one in found])
