"""How likely others are to act as they did: as a player by rule of thumb would, but for a share of errors."""

from __future__ import annotations

from collections.abc import Callable

from prikup.bots.base import Bot
from prikup.search.calls import Decision, on_dealt_hand

Maker = Callable[[str], Bot]
"""Makes a player for a game, by its name."""


class Habits:
    """Players who act as a bot would, but for a share of errors.

    An error is any of the legal actions, each as likely: so no world is ever ruled out by what somebody did.
    """

    def __init__(self, maker: Maker, errors: float = 0.2, *, exchange: bool = True, calls_only: bool = False) -> None:
        """``errors``: their share, above 0 and at most 1; ValueError for another one.

        What is asked about (docs/sampling.md says what that costs and brings): everything; without ``exchange`` calls
        on hands as they were dealt and plays, not gifts, discards and the contract named after them, about which a bot
        thinks longest; with ``calls_only`` those calls alone. Everything else says nothing.
        """
        if not 0 < errors <= 1:
            raise ValueError(f"a share of errors is above 0 and at most 1, not {errors}")
        self.errors, self.exchange, self.calls_only = errors, exchange, calls_only
        self._maker = maker

    def probability(self, decision: Decision) -> float:
        """How likely the action is."""
        view = decision.view
        if not (self.exchange or view.in_tricks or on_dealt_hand(view)):
            return 1 / len(decision.legal)
        chosen: bool = self._maker(decision.game).choose(view, decision.legal).action == decision.action
        return self.errors / len(decision.legal) + (1 - self.errors) * chosen
