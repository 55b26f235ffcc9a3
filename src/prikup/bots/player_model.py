"""How the others play: what a bot would do itself is likely, everything else is not impossible."""

from __future__ import annotations

from math import exp
from operator import mul

from prikup.bots.registry import make_bot
from prikup.core.actions import Play
from prikup.search.calls import Decision, on_dealt_hand
from prikup.search.play_traits import Traits, situation, traits_of

PLAYS: dict[str, Traits] = {
    "no trump declarer follows": (-2.65, 1.71, -2.96, 1.25, 2.91, 2.79, 0.00, -2.77, 0.00, 0.00),
    "no trump declarer leads": (2.05, 0.00, 0.79, -0.93, 0.80, 0.00, 0.00, 0.94),
    "no trump defender follows": (-0.42, -1.58, -3.15, 2.07, 2.41, 1.61, 0.00, -3.76, -1.57, 0.35),
    "no trump defender leads": (-0.00, 0.00, -0.82, 1.63, -1.46, 0.00, 0.00, 0.36),
    "shunned declarer follows": (-3.87, 0.31, 3.86, -2.18, 1.58, -0.39, 0.00, -0.94, 0.00, 0.00),
    "shunned declarer leads": (-1.11, 0.00, 0.10, 0.04, -5.50, 0.00, 0.00, 0.12),
    "shunned defender follows": (-3.11, -0.80, 2.01, -0.02, 0.48, -0.74, 0.00, -4.17, 2.43, 0.13),
    "shunned defender leads": (-0.05, 0.00, -1.07, 1.24, -0.70, 0.00, 0.00, 0.61),
    "thousand declarer follows": (0.57, 0.19, -2.70, 1.40, 0.22, 1.38, -0.00, -5.54, 0.00, 0.00),
    "thousand declarer leads": (2.91, 0.29, 2.88, 0.40, -0.44, 0.85, -2.14, -0.01),
    "thousand defender follows": (0.22, 0.56, -4.19, 1.13, 0.65, -0.03, -0.30, -3.54, -0.11, 2.33),
    "thousand defender leads": (1.21, -0.85, 0.29, 0.55, 0.05, 2.52, 0.82, -0.24),
    "trump declarer follows": (-0.13, -0.96, -2.02, 2.92, 3.60, 2.90, 0.14, -1.19, 0.00, 0.00),
    "trump declarer leads": (1.02, -0.59, 2.24, -0.04, 1.73, 0.00, 0.03, 0.91),
    "trump defender follows": (-0.08, -0.13, -2.39, 2.71, 2.74, 1.00, -0.08, -2.27, -2.40, -0.33),
    "trump defender leads": (0.08, -2.97, 0.81, 1.51, -2.12, 0.00, 0.45, 0.16),
}
"""By situation what the traits of a card are worth to thumb: fitted by ``python -m tools.fit_plays --deals 250``."""


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


class QuickModel(BotModel):
    """Players like thumb, of whom only the calls are asked: their plays are guessed from traits of the cards.

    Exchanges, contracts and discards, which thumb thinks about longest, are as likely one as the other.
    """

    def __init__(self, errors: float = 0.2) -> None:
        """``errors``: the share in which anything is done, above 0 and at most 1. Raises ValueError."""
        super().__init__("thumb", errors)

    def probability(self, decision: Decision) -> float:
        """How likely the action is."""
        view, legal, action = decision.view, decision.legal, decision.action
        if view.in_tricks and any(isinstance(one, Play) for one in legal):
            # What is no play (an offer, the rest claimed) is rare.
            worths = PLAYS[situation(decision.game, view)]
            found = [
                (play, exp(sum(map(mul, worths, traits)))) for play, traits in traits_of(decision.game, view, legal)
            ]
            share = sum(worth for play, worth in found if play == action) / sum(worth for _, worth in found)
            return self.errors / len(legal) + (1 - self.errors) * share
        if view.before_tricks and on_dealt_hand(view):
            return super().probability(decision)
        return 1 / len(legal)
