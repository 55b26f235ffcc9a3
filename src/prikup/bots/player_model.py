"""A bot as a model of how the others play: what it would do itself is likely, everything else is not impossible."""

from __future__ import annotations

from prikup.bots.registry import make_bot
from prikup.search.calls import Decision


class BotModel:
    """Players who act as a bot would, but for a share of errors.

    An error is any of the legal actions, each as likely: so no world is ever ruled out by what somebody did.
    """

    def __init__(self, bot: str = "thumb", errors: float = 0.2, *, calls_only: bool = False) -> None:
        """``errors``: their share, above 0 and at most 1. With ``calls_only`` it is asked only about calls, passes and
        whists on hands as they were dealt: several times as fast (docs/sampling.md). Raises BotError(unknown_bot) when
        it is asked first, and ValueError for the share."""
        if not 0 < errors <= 1:
            raise ValueError(f"a share of errors is above 0 and at most 1, not {errors}")
        self.bot, self.errors, self.calls_only = bot, errors, calls_only

    def probability(self, decision: Decision) -> float:
        """How likely the action is."""
        player = make_bot(self.bot, 0, decision.game)
        chosen: bool = player.choose(decision.view, decision.legal).action == decision.action
        return self.errors / len(decision.legal) + (1 - self.errors) * chosen
