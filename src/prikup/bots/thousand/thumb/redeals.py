"""Claims of a redeal, and claims that win outright."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb.outlook import before_talon
from prikup.thousand.actions import AnyAction, Claim
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

PRAISES = {"three_marriages": "hint-claim-three-marriages", "four_marriages": "hint-claim-four-marriages"}
"""Hands that bring the barrel or the match itself."""
WEAK, WEAK_OPENER = 62.0, 78.0
"""A hand that hopes for less than this claims a redeal; the forced opener has more to lose."""
POOR_TALON = -15.0
"""If the contract is worth less than this, a new deal is better."""


def claim(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice | None:
    """A claim in the auction or after the gifts; None if none is worth making."""
    claims = [action for action in legal if isinstance(action, Claim)]
    for action in claims:
        if action.ground in PRAISES:
            return Choice(action, because(PRAISES[action.ground]))
    if not claims or view.hand is None:
        return None
    hope = before_talon(compiled, view.hand)
    opener = compiled.opener(view.sheet) == view.seat and len(view.words) <= 1
    if hope.mean < (WEAK_OPENER if opener else WEAK):
        return Choice(claims[0], because("hint-claim-redeal", ground=claims[0].ground, value=round(hope.mean)))
    return None


def claim_talon(legal: Sequence[AnyAction], gain: float) -> Choice | None:
    """A claim of the declarer after the talon; ``gain`` is the value of playing on."""
    claims = [action for action in legal if isinstance(action, Claim)]
    for action in claims:
        if action.ground in PRAISES:
            return Choice(action, because(PRAISES[action.ground]))
    if claims and gain < POOR_TALON:
        return Choice(claims[0], because("hint-claim-talon", ground=claims[0].ground))
    return None
