"""The player: what is searched over all layouts, and what is left to `expert`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Choice
from prikup.bots.master.endings import TRICKS, ending
from prikup.bots.pimc.cards import move_of
from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.expert import ExpertBot
from prikup.bots.thousand.pimc.likely import misfit
from prikup.bots.thousand.pimc.tricks import TrickWorth
from prikup.thousand.seen.view import View


class MasterBot(ExpertBot):
    """Plays its last tricks by the best play over every layout that is left."""

    def choose(self, view: View, legal: Sequence[Any]) -> Choice:
        """The action of the seat in turn."""
        below = super().choose(view, legal)
        moves = [action for action in legal if move_of(action) is not None]
        if view.phase != "playing" or len(moves) < 2 or below.reason.id in self.settled or not view.hand:
            return below
        if view.hand.bit_count() > TRICKS or view.stock:
            return below
        compiled = compiled_rules_of(view.rules)
        off = misfit(compiled, view)
        return ending(view, legal, below, (view.seat,), TrickWorth(compiled, view), off, self._seed, self._budget)
