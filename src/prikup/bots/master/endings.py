"""The last tricks: the best play over every layout that is left, not over a sample with open cards.

Search on sampled worlds (PIMC) takes for granted that the seat will see the cards later: it would play on differently
in worlds that look the same to it. Here its play may depend only on what it sees (`prikup.search.best_hidden_play`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from prikup.bots.base import Choice
from prikup.bots.pimc.budget import Budget
from prikup.bots.pimc.cards import Face, move_of
from prikup.bots.pimc.worlds import fitting, seed_of
from prikup.core.seats import Seat
from prikup.search.errors import SearchError
from prikup.search.hidden_plays import best_hidden_play
from prikup.search.sampling import sample
from prikup.search.worlds import World

BELOW = "expert"
"""The level that decides where this one cannot."""
TRICKS = 5
"""From so many tricks on an ending is searched."""
LAYOUTS = 400
"""Layouts that are looked at: with more it is left to the level below."""


def ending(
    view: Any,
    legal: Sequence[Any],
    below: Choice,
    own: Sequence[Seat],
    face: Face,
    misfit: Callable[[World], float] | None,
    seed: str,
    budget: Budget,
) -> Choice:
    """The best of the legal plays: that of the level below, unless another one is worth more than a small difference.

    ``own``: the seats (in Preferans places) whose cards the player sees and plays. ``misfit``: how badly a world fits
    what was called, at most 0 if it fits. Where there are too many layouts, or rules that the kernel cannot play, the
    choice of the level below stands, and says so (``Choice.by``).
    """
    move = move_of(below.action)
    if move is None:
        return below
    card, announce, shown = move
    if shown:
        return replace(below, by=BELOW)
    try:
        found = sample(view, LAYOUTS, seed=seed_of(view, seed))
        if not found.exact:
            return replace(below, by=BELOW)
        worlds = found.worlds if misfit is None else fitting(found.worlds, misfit, len(found.worlds))
        if len(worlds) == 1 and found.possible == 1:
            # The level below has searched it with all cards known.
            return below
        shares = {world.cards: share for world, share in zip(found.worlds, found.weights, strict=True)}
        layouts = [(world.position(), shares[world.cards]) for world in worlds]
        answer = best_hidden_play(layouts, own, face.worth, (card, announce), margin=face.small, nodes=budget.nodes)
    except SearchError:
        answer = None
    if answer is None:
        return replace(below, by=BELOW)
    begun, best = answer.first, answer.best
    if (best.card, best.announce) == (begun.card, begun.announce):
        return below
    action = next(one for one in legal if move_of(one) == (best.card, best.announce, False))
    other = face.other(begun.card, begun.results, best.worth - begun.worth)
    return Choice(action, replace(face.reason(best.card, best.results), also=(other,)))
