"""The word after a whist: weak hands leave the defence to the whister, who may lay both hands open."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.preferans.thumb.tricks import defensive
from prikup.core.actions import Pass
from prikup.preferans.actions import AnyAction
from prikup.preferans.seen.view import View

LEAVES = {6: 3.0, 7: 2.5}
"""By level the tricks of a hand, as a defender's by rule of thumb, below which it leaves the defence to the whister."""


def left(view: View, legal: Sequence[AnyAction]) -> Choice | None:
    """A pass of the second defender after a whist; None for all others, and for strong hands."""
    contract, defence = view.contract, view.defence
    if contract is None or defence is None or view.seat != defence.second or defence.words[0] != "whist":
        return None
    if Pass() not in legal or not view.hand or defensive(view.hand, view.trump) >= LEAVES.get(contract.level, 0.0):
        return None
    return Choice(Pass(), because("hint-whist-left"))
