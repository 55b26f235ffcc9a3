"""Decisions that do not depend on the cards: the cut, help for partners, the terms of the game proper."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from prikup.bots.base import Choice, because
from prikup.core.actions import Cut
from prikup.preferans.actions import AnyAction, Help, Terms
from prikup.preferans.seen.view import View

POOL, CIRCLES = 20, 3
"""The pool and the number of circles that it names (PF-268a)."""


def cut(legal: Sequence[AnyAction], random: Random) -> Choice:
    """Any cut."""
    return Choice(random.choice([action for action in legal if isinstance(action, Cut)]), because("hint-cut"))


def help_out(view: View, legal: Sequence[AnyAction]) -> Choice:
    """Helps the partner with the fullest pool: any pool pays ten whists a point, and this one ends the match sooner."""
    first = legal[0]
    assert isinstance(first, Help)
    if first.to == view.seat:
        return Choice(first, because("hint-help-self"))
    return Choice(first, because("hint-help"))


def terms(legal: Sequence[AnyAction]) -> Choice:
    """A pool of the usual size, or the nearest one, and a few circles rather than an open end."""
    found = [action for action in legal if isinstance(action, Terms)]
    best = min(found, key=lambda one: (not one.circles, abs(one.pool - POOL), abs(one.circles - CIRCLES)))
    return Choice(best, because("hint-terms", pool=best.pool, circles=best.circles))
