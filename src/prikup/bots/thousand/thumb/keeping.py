"""Taking the talon just seen, or paying for a new deal."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb import giving, redeals, talon
from prikup.bots.thousand.thumb.naming import best_gain
from prikup.bots.thousand.thumb.stakes import Stakes
from prikup.thousand.actions import AnyAction, Buyback
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.outcome import Outcome
from prikup.thousand.seen.view import View


def answer(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """A new deal if its price is less than the contract is likely to cost; a dark hand is not judged."""
    if view.hand is not None:
        gain = best_gain(compiled, view, giving.hope_with(compiled, view, view.hand | view.talon))
        claimed = redeals.claim_talon(legal, gain)
        if claimed is not None:
            return claimed
        paid = Stakes(compiled, view).worth(Outcome(ending="fault.buyback", holder=view.seat))
        if gain < paid:
            return Choice(Buyback(), because("hint-buyback", amount=compiled.rules.buyback.price or 0))
    return talon.take(compiled, legal)
