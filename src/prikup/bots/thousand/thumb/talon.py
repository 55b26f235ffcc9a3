"""Taking the talon: hidden where the rules let the declarer choose."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.thousand.actions import AnyAction, Take


def take(legal: Sequence[AnyAction]) -> Choice:
    """The talon, unseen by the others if it may be."""
    takes = [action for action in legal if isinstance(action, Take)]
    hidden = [action for action in takes if action.hidden]
    if hidden and len(takes) > 1:
        return Choice(hidden[0], because("hint-take-hidden"))
    return Choice(takes[0], because("hint-take-talon"))
