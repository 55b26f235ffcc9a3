"""The amount: by what declarers make of the points that best play with open cards gives, over sampled layouts."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.expert.outcomes import outcomes
from prikup.bots.pimc.budget import Budget
from prikup.bots.pimc.worlds import worlds_of
from prikup.bots.thousand.expert.match import stakes_of
from prikup.bots.thousand.thumb import laying
from prikup.search.declarers import declarer_points
from prikup.search.worlds import World
from prikup.thousand.actions import AnyAction, Name
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

LAYOUTS = 96
"""Layouts that are solved at the most."""
SETTLED = 0.5
"""If less than this share of them is solved within the positions of the budget, the rule of thumb decides."""


def known_shape(compiled: CompiledRules) -> bool:
    """Whether the table of what declarers make is about such deals: three hands, one talon, no stock."""
    layout = compiled.layout
    usual = layout.talons == 1 and not (layout.stock or layout.dead or compiled.announces_first)
    return compiled.hands == 3 and bool(layout.talon) and usual


def name(
    compiled: CompiledRules, view: View, legal: Sequence[AnyAction], usual: Name, seed: str, budget: Budget
) -> Choice | None:
    """The amount that brings most; None where the table says nothing. Raises SearchError."""
    names = [action for action in legal if isinstance(action, Name) and not action.open]
    if len(names) < 2 or usual.open or not known_shape(compiled):
        return None
    values = solved(compiled, view, worlds_of(view, seed, min(LAYOUTS, budget.worlds)), budget)
    if not values:
        return None
    made, hope, stakes = outcomes().thousand, laying.kept(compiled, view), stakes_of(compiled, view)

    def chance(amount: int) -> float:
        return sum(made.chance(value - amount) for value in values) / len(values)

    def gain(action: Name) -> float:
        share = chance(action.amount)
        return share * stakes.prize(action.amount, hope) - (1 - share) * stakes.loss(action.amount, hope)

    best = max(names, key=lambda action: (gain(action), -action.amount))
    amount = best.amount
    return Choice(best, because("hint-search-amount", amount=amount, chance=round(100 * chance(amount))))


def solved(compiled: CompiledRules, view: View, worlds: Sequence[World], budget: Budget) -> list[float]:
    """By layout the declarer's points if both sides play best; empty if too few are solved. Raises SearchError."""
    hands = [tuple([world.hand(seat) for seat in range(compiled.players)]) for world in worlds]
    nodes = max(1, budget.nodes // len(hands))
    ends = declarer_points(view.rules, view.sheet, hands, view.seat, away=view.aside, nodes=nodes)
    found = [float(low) for low, high in ends if low == high]
    return found if len(found) > SETTLED * len(ends) else []
