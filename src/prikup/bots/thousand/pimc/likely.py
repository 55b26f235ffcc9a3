"""Worlds in which the declarer may have played for what he did."""

from __future__ import annotations

from collections.abc import Callable

from prikup.bots.pimc.worlds import DRAWN, fitting, worlds_of
from prikup.bots.thousand.thumb.outlook import after_talon
from prikup.core.cards import Cards
from prikup.search.worlds import World
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

SHORT = 0.8
"""By how many of its standard deviations the contract may be above what a hand should take."""


def likely_worlds(compiled: CompiledRules, view: View, seed: str, count: int) -> tuple[World, ...]:
    """Worlds of a view; to a defender those in which the declarer's hand fits his contract. Raises SearchError."""
    off = misfit(compiled, view)
    if off is None:
        return worlds_of(view, seed, count)
    return fitting(worlds_of(view, seed, count * DRAWN), off, count)


def misfit(compiled: CompiledRules, view: View) -> Callable[[World], float] | None:
    """How badly the declarer's hand of a world fits his contract, as a defender sees it: at most 0 if it does.
    None where nothing is concluded from the contract."""
    declarer = view.declarer
    if declarer < 0 or view.seat == declarer or view.special or view.forced or view.open_hand or compiled.layout.stock:
        return None
    played = _played(view)

    def off(world: World) -> float:
        hope = after_talon(compiled, world.hand(declarer) | played)
        return (view.contract - hope.mean) / hope.spread - SHORT

    return off


def _played(view: View) -> Cards:
    """The cards that the declarer has played."""
    found = 0
    for trick in view.tricks:
        for seat, card in zip(view.circle(trick.leader), trick.cards, strict=False):
            if seat == view.declarer:
                found |= 1 << card
    return found
