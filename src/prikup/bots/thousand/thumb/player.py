"""The rule-of-thumb player: finds the module for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from prikup.bots.base import Bot, Choice, because
from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.bots.thousand.thumb import (
    announcing,
    bidding,
    conceding,
    counting,
    cutting,
    doubling,
    following,
    giving,
    keeping,
    laying,
    leading,
    misere,
    naming,
    redeals,
    resting,
    talon,
    trading,
)
from prikup.bots.thousand.thumb.situation import TrickSituation
from prikup.core.actions import Accept, Bid, Pass, Play
from prikup.thousand.actions import Contra, Give, Lay, Look, Name, Recontra, Sell, Take
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View


class RuleOfThumbBot(Bot):
    """Sensible play for learners, with a reason for every choice."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, view: View, legal: Sequence[Any]) -> Choice:
        """The action of the seat in turn."""
        compiled = compiled_rules_of(view.rules)
        kinds = {type(action) for action in legal}
        if Play in kinds:
            return self._trick(compiled, view, legal)
        if kinds & {Contra, Recontra}:
            return doubling.answer(compiled, view, legal)
        if view.phase == "selling":
            return trading.sell_next(compiled, view) if Sell in kinds else trading.buy(compiled, view, legal)
        if view.phase == "announcing":
            return announcing.answer(compiled, legal)
        if view.phase == "keeping":
            return keeping.answer(compiled, view, legal)
        if Accept in kinds:
            return resting.answer(compiled, view)
        if kinds & {Give, Lay}:
            return self._exchange(compiled, view, legal)
        if Name in kinds:
            return self._contract(compiled, view, legal)
        if Take in kinds:
            return talon.take(compiled, legal)
        if kinds & {Bid, Pass, Look}:
            return redeals.claim(compiled, view, legal) or bidding.bid(compiled, view, legal)
        if view.phase == "dealing":
            return cutting.handle(legal, self._random)
        return Choice(legal[0], because("hint-only-action"))

    def interrupt(self, view: View, legal: Sequence[Any]) -> Choice | None:
        """A claim that the rules allow out of turn."""
        return redeals.claim(compiled_rules_of(view.rules), view, legal)

    def _trick(self, compiled: CompiledRules, view: View, legal: Sequence[Any]) -> Choice:
        # Contracts counted in tricks are played out: points do not tell whether they are lost.
        given_up = None if view.special else conceding.concede_in_play(compiled, view, legal)
        if given_up is not None:
            return given_up
        situation = TrickSituation(compiled, view, legal)
        if view.special == "misere":
            return misere.play(situation)
        if situation.trick:
            return counting.count(situation) or following.follow(situation)
        return resting.claim_rest(situation, legal) or counting.count(situation) or leading.lead(situation, legal)

    def _exchange(self, compiled: CompiledRules, view: View, legal: Sequence[Any]) -> Choice:
        hope = giving.hope_after_gifts(compiled, view)
        claimed = redeals.claim_talon(legal, naming.best_gain(compiled, view, hope))
        if claimed is not None:
            return claimed
        offered = trading.sell(compiled, view, legal, hope)
        if offered is not None:
            return offered
        given_up = conceding.concede(compiled, view, legal, hope)
        if given_up is not None:
            return given_up
        gifts = any(isinstance(action, Give) for action in legal)
        return giving.give(compiled, view, legal) if gifts else laying.lay(compiled, view)

    def _contract(self, compiled: CompiledRules, view: View, legal: Sequence[Any]) -> Choice:
        claimed = redeals.claim(compiled, view, legal)
        if claimed is not None:
            return claimed
        hope = laying.kept(compiled, view)
        named = naming.special(compiled, view, legal, hope)
        if named is not None:
            return named
        return conceding.concede(compiled, view, legal, hope) or naming.name(compiled, view, legal, hope)
