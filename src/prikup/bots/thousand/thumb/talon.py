"""Taking the talon: face down if the rules let the declarer choose."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.thousand.actions import AnyAction, Take
from prikup.thousand.compiled_rules import CompiledRules


def take(compiled: CompiledRules, legal: Sequence[AnyAction]) -> Choice:
    """Takes the talon unseen by the others if possible; of two the first, since both are face down (TH-P-097)."""
    takes = [action for action in legal if isinstance(action, Take)]
    hidden = [action for action in takes if action.hidden]
    if hidden and len(hidden) < len(takes):
        return Choice(hidden[0], because("hint-take-hidden"))
    if compiled.layout.talons > 1:
        return Choice(takes[0], because("hint-take-either"))
    return Choice(takes[0], because("hint-take-talon"))
