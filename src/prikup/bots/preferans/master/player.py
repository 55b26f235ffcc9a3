"""The player: what is searched over all layouts, and what is left to `expert`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots.base import Choice
from prikup.bots.master.endings import TRICKS, ending
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.expert import ExpertBot
from prikup.bots.preferans.pimc.likely import misfit
from prikup.bots.preferans.pimc.tricks import TrickWorth
from prikup.core.actions import Play
from prikup.preferans.layout import TRICKS as ALL_TRICKS
from prikup.preferans.seen.view import View


class MasterBot(ExpertBot):
    """Plays its last tricks by the best play over every layout that is left."""

    def choose(self, view: View, legal: Sequence[Any]) -> Choice:
        """The action of the seat in turn."""
        below = super().choose(view, legal)
        plays = sum(isinstance(action, Play) for action in legal)
        if view.contract is None or plays < 2 or ALL_TRICKS - view.finished > TRICKS:
            # What a hand is sure of against both others says little of an all-pass, where each is for himself.
            return below
        compiled = compiled_rules_of(view.rules)
        hands = compiled.hands(view.sheet.dealer)
        own = [place for place in hands if view.conduct[place] == view.seat]
        face, off = TrickWorth(compiled, view, view.contract), misfit(compiled, view)
        return ending(view, legal, below, own, face, off, self._seed, self._budget)
