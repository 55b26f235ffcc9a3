"""Worlds in which the declarer may have named what he did."""

from __future__ import annotations

from collections.abc import Callable

from prikup.bots.pimc.worlds import DRAWN, fitting, worlds_of
from prikup.bots.preferans.thumb.holes import danger
from prikup.bots.preferans.thumb.tricks import worth_in
from prikup.core.cards import Cards
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import HAND
from prikup.preferans.seen.view import View
from prikup.preferans.state import GAME, MISERE
from prikup.search.worlds import World

SHORT, LONG = 0.5, 1.5
"""By how many tricks, counted by rule of thumb, a hand may be below what it names, or above."""
SAFE = 0.25
"""The chance to be caught up to which a hand calls a misere."""


def likely_worlds(compiled: CompiledRules, view: View, seed: str, count: int) -> tuple[World, ...]:
    """Worlds of a view; to a defender those in which the declarer's hand fits his contract. Raises SearchError."""
    off = misfit(compiled, view)
    if off is None:
        return worlds_of(view, seed, count)
    return fitting(worlds_of(view, seed, count * DRAWN), off, count)


def misfit(compiled: CompiledRules, view: View) -> Callable[[World], float] | None:
    """How badly the declarer's hand of a world fits his contract, as a defender sees it: at most 0 if it does.
    None where nothing is concluded from the contract."""
    contract = view.contract
    if contract is None or contract.kind not in (GAME, MISERE) or view.cards_of(contract.seat) is not None:
        return None
    played = _played(view)
    leads = compiled.hands(view.sheet.dealer)[0] == contract.seat

    def off(world: World) -> float:
        hand = world.hand(contract.seat) | played
        if hand.bit_count() != HAND:
            # Tricks were played before the view began.
            return 0.0
        if contract.kind == MISERE:
            return danger(hand, leads=False) - SAFE
        tricks = worth_in(hand, contract.strain, leads=leads)
        return max(contract.level - SHORT - tricks, tricks - contract.level - LONG)

    return off


def _played(view: View) -> Cards:
    """The cards that the declarer has played."""
    found = 0
    for trick in view.tricks:
        for card, place in zip(trick.cards, trick.places, strict=True):
            if place == view.declarer:
                found |= 1 << card
    return found
