"""The random player of Preferans: it draws the kind of an action first, and then the action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Choice, because
from prikup.bots.random import RandomBot as AnyChance
from prikup.core.actions import Accept, Play, Refuse
from prikup.preferans.actions import (
    Call,
    Declare,
    Demand,
    Misere,
    Offer,
    PassDark,
    Surrender,
    Terms,
    Totus,
    Whist,
)
from prikup.preferans.seen.view import View

LEFT_ALONE = (Offer, Demand)
"""What it never does: a random offer would end deals before they are played, and a demand
would wait for a verdict of the table.
"""
RARE = (Misere, Totus, Surrender, PassDark, Whist)
"""What it does seldom: drawn as often as the rest, it would only fill everybody's hill with lost miseres and games."""
SELDOM = 0.1
"""The probability of such an action."""
LOW = 0.5
"""The chance that a call or a game is of the lowest level; else of the next, and so on. Low games can be made."""


class RandomBot(AnyChance):
    """Draws a kind of action first and then an action, so that many discards or calls do not crowd out the rest."""

    def choose(self, view: View, legal: Sequence[Any]) -> Choice:
        """Any legal action except offers, and agreement to none: it cannot tell what an offer is worth."""
        return Choice(self._draw(view, legal), because("hint-random"))

    def _draw(self, view: View, legal: Sequence[Any]) -> Any:
        if Accept() in legal and view.offer is not None:
            return Refuse()
        found: list[Any] = [action for action in legal if not isinstance(action, LEFT_ALONE)]
        if self._random.random() >= SELDOM:
            found = [action for action in found if not isinstance(action, RARE)] or found
        kinds = list(dict.fromkeys(type(action) for action in found))
        kind = Play if Play in kinds else self._random.choice(kinds)
        found = [action for action in found if type(action) is kind]
        if kind in (Call, Declare):
            levels = sorted({action.level for action in found})
            while len(levels) > 1 and self._random.random() >= LOW:
                levels.pop(0)
            found = [action for action in found if action.level == levels[0]]
            while kind is Call and len(found) > 1 and self._random.random() >= LOW:
                found.pop(0)
            return found[0] if kind is Call else self._random.choice(found)
        if kind is Terms:
            # Without circles a match waits for the table to enter the control time.
            return self._random.choice([terms for terms in found if terms.circles] or found)
        return self._random.choice(found)
