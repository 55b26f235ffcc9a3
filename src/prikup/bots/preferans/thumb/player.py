"""The rule-of-thumb player: finds the module for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from prikup.bots.base import Bot, Choice
from prikup.bots.preferans.compiled_rules import compiled_rules_of
from prikup.bots.preferans.thumb import bidding, claiming, judging, naming, playing, sheet, talon, whisting
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.core.actions import Accept, Pass, Play
from prikup.preferans.actions import (
    Declare,
    Demand,
    Half,
    Help,
    Lay,
    Lie,
    Look,
    Misere,
    Stand,
    Take,
    Terms,
    Verdict,
    Whist,
)
from prikup.preferans.seen.view import View


class RuleOfThumbBot(Bot):
    """Sensible play for learners, with a reason for every choice."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, view: View, legal: Sequence[Any]) -> Choice:
        """The action of the seat in turn."""
        compiled = compiled_rules_of(view.rules)
        kinds = {type(action) for action in legal}
        if Play in kinds:
            situation = TrickSituation(compiled, view, legal)
            return claiming.claim(situation, legal) or playing.play(situation)
        if view.phase == "auction" or Look in kinds:
            return bidding.bid(compiled, view, legal)
        if Take in kinds:
            return talon.take(compiled, view)
        if Lay in kinds:
            return talon.lay(compiled, view, legal)
        if kinds & {Whist, Lie, Stand, Half} or (view.phase == "whisting" and Pass in kinds):
            return whisting.speak(compiled, view, legal)
        if kinds & {Declare, Misere}:
            return naming.name(compiled, view, legal)
        if view.offer is not None and Accept in kinds:
            return claiming.answer(compiled, view, view.offer)
        if view.share == "offered" and Accept in kinds:
            return naming.share(view)
        if kinds & {Demand, Verdict, Accept}:
            return judging.judge(compiled, view, legal)
        if Help in kinds:
            return sheet.help_out(view, legal)
        if Terms in kinds:
            return sheet.terms(legal)
        return sheet.cut(legal, self._random)

    def interrupt(self, view: View, legal: Sequence[Any]) -> Choice | None:
        """None: a hand is looked at in turn, and tricks are claimed by the leader."""
        return None
