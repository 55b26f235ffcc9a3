"""The gifts: of the best ways by rule of thumb the one after which most is made of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from prikup.bots.base import Choice
from prikup.bots.expert.outcomes import outcomes
from prikup.bots.pimc.budget import Budget
from prikup.bots.pimc.worlds import worlds_of
from prikup.bots.thousand.expert.amount import known_shape
from prikup.bots.thousand.expert.match import stakes_of
from prikup.bots.thousand.thumb import giving
from prikup.bots.thousand.thumb.stakes import Hope
from prikup.core.cards import Card, mask_of
from prikup.core.seats import Seat
from prikup.search.declarers import declarer_points
from prikup.search.worlds import World
from prikup.thousand.actions import AnyAction, Give
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

WAYS, LAYOUTS = 6, 32
"""Ways to give that are looked at, and the layouts in which each is solved."""
CLEAR, MARGIN = 2.0, 3.0
"""By how many standard errors of the difference, and by how many points, another way must be better."""


def give(
    compiled: CompiledRules, view: View, legal: Sequence[AnyAction], usual: Give, seed: str, budget: Budget
) -> Choice | None:
    """The next gift; None where the table says nothing. Raises SearchError."""
    gifts, hand = [action for action in legal if isinstance(action, Give)], view.hand or 0
    if not known_shape(compiled) or compiled.layout.away or not hand:
        return None
    to = giving.receivers(compiled, view)
    ways = giving.ranked_gifts(compiled, hand, to, giving.leader_of(view, to))[:WAYS]
    worlds = worlds_of(view, seed, min(LAYOUTS, budget.worlds))
    gains = [_gains(compiled, view, worlds, to, cards, hope, max(1, budget.nodes // WAYS)) for cards, hope in ways]
    if not all(gains):
        return None
    best = max(range(len(ways)), key=lambda at: sum(gains[at]))
    if not _clear([one - other for one, other in zip(gains[best], gains[0], strict=True)]):
        best = 0
    return giving.gift(compiled, hand, gifts, to[0], ways[best][0][0])


def _clear(differences: Sequence[float]) -> bool:
    """Whether a way is clearly better."""
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    return mean > MARGIN and mean > CLEAR * sqrt(spread / count)


def _gains(
    compiled: CompiledRules,
    view: View,
    worlds: Sequence[World],
    to: Sequence[Seat],
    cards: Sequence[Card],
    hope: Hope,
    nodes: int,
) -> list[float]:
    """By layout what the best amount brings after a way to give; empty where something was not solved."""
    hand, deals = view.hand or 0, []
    for world in worlds:
        hands = [world.hand(seat) for seat in range(compiled.players)]
        hands[view.seat] = hand & ~mask_of(cards)
        for seat, card in zip(to, cards, strict=True):
            hands[seat] |= 1 << card
        deals.append(tuple(hands))
    ends = declarer_points(view.rules, view.sheet, deals, view.seat, nodes=max(1, nodes // len(deals)))
    if any(low != high for low, high in ends):
        return []
    made, stakes = outcomes().thousand, stakes_of(compiled, view)
    steps = compiled.rules.auction.steps(view.contract + 1, compiled.cap(hand & ~mask_of(cards)))
    best: list[float] = []
    for amount in (view.contract, *steps):
        prize, loss = stakes.prize(amount, hope), stakes.loss(amount, hope)
        chances = [made.chance(low - amount) for low, _ in ends]
        gains = [chance * prize - (1 - chance) * loss for chance in chances]
        best = max(best, gains, key=sum) if best else gains
    return best
