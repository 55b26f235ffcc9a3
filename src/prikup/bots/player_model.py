"""How the others play: what a bot would do itself is likely, everything else is not impossible."""

from __future__ import annotations

from prikup.bots.registry import make_bot
from prikup.search.calls import Decision, on_dealt_hand


class BotModel:
    """Players who act as a bot would, but for a share of errors.

    An error is any of the legal actions, each as likely: so no world is ever ruled out by what somebody did.
    """

    def __init__(
        self, bot: str = "thumb", errors: float = 0.2, *, exchange: bool = True, calls_only: bool = False
    ) -> None:
        """``errors``: their share, above 0 and at most 1.

        What is asked about (docs/sampling.md says what that costs and brings): everything; without ``exchange`` calls
        on hands as they were dealt and plays, not gifts, discards and the contract named after them, about which a bot
        thinks longest; with ``calls_only`` those calls alone. Everything else says nothing. Raises
        BotError(unknown_bot) when it is asked first, and ValueError for the share.
        """
        if not 0 < errors <= 1:
            raise ValueError(f"a share of errors is above 0 and at most 1, not {errors}")
        self.bot, self.errors, self.exchange, self.calls_only = bot, errors, exchange, calls_only

    def probability(self, decision: Decision) -> float:
        """How likely the action is."""
        view = decision.view
        if not (self.exchange or view.in_tricks or on_dealt_hand(view)):
            return 1 / len(decision.legal)
        player = make_bot(self.bot, 0, decision.game)
        chosen: bool = player.choose(view, decision.legal).action == decision.action
        return self.errors / len(decision.legal) + (1 - self.errors) * chosen
