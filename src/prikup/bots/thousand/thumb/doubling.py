"""Contra if the contract is out of the declarer's reach, recontra if it is sure."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb import laying
from prikup.bots.thousand.thumb.outlook import defence
from prikup.core.actions import Pass
from prikup.core.cards import KING, QUEEN, card_of
from prikup.thousand.actions import AnyAction, Contra, Recontra
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

SURE = 0.9
"""The chance of making the contract from which on it is redoubled."""


def answer(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """Contra, recontra or a pass."""
    if Recontra() in legal:
        hope = laying.kept(compiled, view)
        if not view.special and hope.chance(view.contract) >= SURE:
            return Choice(Recontra(), because("hint-recontra", value=round(hope.mean), amount=view.contract))
        return Choice(Pass(), because("hint-recontra-not"))
    most = ceiling(compiled, view)
    if not view.special and view.contract > most:
        return Choice(Contra(), because("hint-contra", value=round(most)))
    return Choice(Pass(), because("hint-contra-not"))


def ceiling(compiled: CompiledRules, view: View) -> float:
    """The most that the declarer can take: all but this hand's tricks, and marriages this hand has no card of."""
    hand = view.hand or 0
    values = compiled.rules.marriages.by_suit()
    marriages = sum(
        values[suit] for suit in range(4) if not hand & (1 << card_of(suit, KING) | 1 << card_of(suit, QUEEN))
    )
    return 120.0 - defence(compiled, hand) + marriages
