"""What a player may ask who knows where every card lies: of a position of the kernel, which holds nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from prikup import _kernel
from prikup.core.cards import Card
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search.limits import MEMORY

Play = tuple[Card, bool]
"""A card, and whether something is announced with it."""


def trick_values(position: Position, seat: Seat, nodes: int, *, fewest: bool) -> dict[Card, int] | None:
    """By playable card the tricks that ``seat`` has at the end, alone against all others.

    ``fewest``: it wants few of them. None if the nodes do not suffice.
    """
    task = (position, 1 << seat, "tricks", "fewest" if fewest else "most", False, None, True, False)
    ((_, _, _, _, _, _, plays, _),) = _kernel.solve([task], nodes, MEMORY, 1)
    if any(low != high for _, _, low, high in plays):
        return None
    return {card: low for card, _, low, _ in plays}


def best_play(
    position: Position,
    order: Sequence[Play],
    seat: Seat,
    nodes: int,
    *,
    least: int,
    shared: Sequence[float],
    alone: Sequence[float] = (),
    each: float,
) -> Play | None:
    """The first of the plays in ``order`` that no other one is better than; None if the nodes do not suffice.

    Everybody else plays against ``seat``, to whom final points are worth ``shared[own - least]``, or
    ``alone[own - least]`` where the others have none, and ``each`` for every point of the others.
    """
    found = _kernel.best_play(position, order, seat, least, shared, alone, each, nodes)
    return None if found is None else found[0]
