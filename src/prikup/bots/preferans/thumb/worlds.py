"""The lays that a seat cannot tell apart, where they are few: what an exact count of the last tricks may look at."""

from __future__ import annotations

from itertools import combinations

from prikup.bots.preferans.thumb.ending import Hands, OutOfBudget, Solver
from prikup.bots.preferans.thumb.holes import danger
from prikup.bots.preferans.thumb.scene import TrickSituation
from prikup.bots.preferans.thumb.talon import kept
from prikup.core.cards import Card, Cards, cards_in, mask_of

MOST = 3
"""Lays that are looked at: those with the likeliest discards."""
OPEN_LEFT, HIDDEN_LEFT = 7, 4
"""From so many tricks before the end on they are counted: all hands seen, or the declarer's with cards laid away."""
NODES = 8000
"""Positions looked at for one card."""


def worlds(scene: TrickSituation) -> list[Hands]:
    """The hands as they may lie, the declarer's first; none where too much is hidden. Likely discards go first."""
    memory, order = scene.memory, scene.memory.places
    at = order.index(scene.declarer)
    order = (*order[at:], *order[:at])
    hidden = [place for place in order if memory.known[place] is None]
    if len(hidden) > 1 or (hidden and memory.aside > 2):
        return []
    hands = [memory.known[place] or 0 for place in order]
    if any(
        hand.bit_count() != memory.left[place] for hand, place in zip(hands, order, strict=True) if place not in hidden
    ):
        return []
    if not hidden:
        return [(hands[0], hands[1], hands[2])]
    where = order.index(hidden[0])
    found = []
    for cards in _fillings(memory.possible[hidden[0]], memory.left[hidden[0]]):
        full = [*hands[:where], cards, *hands[where + 1 :]]
        found.append((full[0], full[1], full[2]))
    if where:
        return found if len(found) == 1 else []
    own = _played(scene)
    return sorted(found, key=lambda lay: _unlikely(scene, lay[0] | own))[:MOST]


def _fillings(cards: Cards, size: int) -> list[Cards]:
    """Every hand of a size from some cards."""
    spare = cards.bit_count() - size
    if spare < 0 or spare > 2:
        return []
    return [cards & ~mask_of(away) for away in combinations(cards_in(cards), spare)]


def _played(scene: TrickSituation) -> Cards:
    """What the declarer has played."""
    mask = 0
    for trick in scene.view.tricks:
        for card, place in zip(trick.cards, trick.places, strict=True):
            if place == scene.declarer:
                mask |= 1 << card
    return mask


def _unlikely(scene: TrickSituation, ten: Cards) -> float:
    """How unlikely it is that a declarer kept these ten cards."""
    contract = scene.view.contract
    if scene.low or contract is None:
        return danger(ten, leads=False)
    return -kept(ten, contract.strain)


def counted(scene: TrickSituation) -> dict[Card, float]:
    """By card that may be played the declarer's tricks from here, on the mean of the lays; empty if not counted."""
    limit = OPEN_LEFT if scene.memory.sees_all() else HIDDEN_LEFT
    if scene.left > limit:
        return {}
    return values(scene, NODES)


def values(scene: TrickSituation, nodes: int) -> dict[Card, float]:
    """The same at any moment, within so many positions."""
    lays = worlds(scene)
    if not lays:
        return {}
    order = scene.memory.places
    base = order.index(scene.declarer)
    turn = (order.index(scene.place) - base) % 3
    leader = (turn - len(scene.trick)) % 3
    found = dict.fromkeys(scene.cards, 0.0)
    solver = Solver(scene.compiled.policy, scene.trump, nodes, low=scene.low)
    try:
        for lay in lays:
            for card, tricks in solver.values(lay, scene.trick, turn, leader).items():
                found[card] += tricks / len(lays)
    except OutOfBudget:
        return {}
    return found
