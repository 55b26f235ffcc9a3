"""A player who sees all cards: the ceiling of what card play can reach. It plays in the league and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.bots import default_bot, make_bot
from prikup.bots.base import Choice, Reason
from prikup.core.actions import Play
from prikup.match_runner import AnyMatch
from prikup.search import SearchError, solve
from prikup.search.positions import tricks_of

NODES = 2_000_000
"""Positions that it may search for a card."""


class Clairvoyant:
    """Plays the card that the solver calls best with all cards open. All else it leaves to the rule of thumb.

    Best is meant in what the solver counts: the declarer's card points or tricks; where nobody is declarer, what the
    seat in turn can be sure of. Of equally good cards it plays the first. Unlike a bot it is given the match itself.
    """

    budget = f"nodes {NODES}"

    def __init__(self, match: AnyMatch, seed: str) -> None:
        self._match = match
        self._thumb = make_bot(default_bot(match.game.name), seed, match.game.name)

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        """The best card; where no card is asked for, or none could be valued, the choice of the rule of thumb."""
        plays = {(action.card, action.announce): action for action in legal if isinstance(action, Play)}
        found = self._best(plays) if len(plays) > 1 else None
        return self._thumb.choose(view, legal) if found is None else Choice(found, Reason(""))

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        """The rights that the rule of thumb uses."""
        return self._thumb.interrupt(view, legal)

    def _best(self, plays: dict[tuple[int, bool], Any]) -> Any:
        try:
            tricks = tricks_of(self._match)
            answer = solve(self._match, cards=True, nodes=NODES)
        except SearchError:
            return None
        wants_most = (answer.question.aim == "most") == (answer.question.seat == tricks.turn)
        valued = [
            (one.low + one.high, play)
            for one in answer.cards
            if not one.shown and (play := plays.get((one.card, one.announce))) is not None
        ]
        if not valued:
            return None
        best = max(worth for worth, _ in valued) if wants_most else min(worth for worth, _ in valued)
        return next(play for worth, play in valued if worth == best)
