"""Bids for the match: what a contract changes in the chance to win, against what another seat's contract does."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from prikup.bots.base import Choice, because
from prikup.bots.expert.chances import chances
from prikup.bots.thousand.expert.match import MatchStakes, known_match
from prikup.bots.thousand.thumb.bidding import prospect
from prikup.bots.thousand.thumb.outlook import defence, fits_of
from prikup.bots.thousand.thumb.stakes import Hope
from prikup.core.actions import Bid, Pass
from prikup.core.seats import Seat
from prikup.thousand.actions import AnyAction
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

NODES = ((-2.3344, 0.0459), (-0.7420, 0.4541), (0.7420, 0.4541), (2.3344, 0.0459))
"""What the talon may bring, in standard deviations, and how likely: the four points of Gauss and Hermite for the
normal distribution."""
STEP = 10
"""Amounts that are looked at once the talon is seen, every so many points."""
WEAKER = 0.75
"""What a point that a defender's hand promises brings, where the declarer's strength is known to be great."""


def bid(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice | None:
    """A bid or a pass; None where there is no choice between them, or the table of chances says nothing."""
    bids = [action for action in legal if isinstance(action, Bid)]
    if not bids or Pass() not in legal or view.hand is None or not known_match(compiled, view):
        return None
    stakes, hope = MatchStakes(compiled, view), prospect(compiled, view, view.hand)
    lowest = bids[0]
    pays = playing(stakes, lowest.amount, hope)
    other, amount = _rival(compiled, view)
    leaves = stakes.left_to(other, amount, WEAKER * defence(compiled, view.hand))
    value = round(hope.mean)
    if pays > leaves:
        if stakes.wins(lowest.amount):
            return Choice(lowest, because("hint-bid-match", amount=lowest.amount, value=value))
        reason = "hint-bid-safe" if lowest.amount <= value else "hint-bid-risk"
        return Choice(lowest, because(reason, amount=lowest.amount, value=value))
    if value > lowest.amount:
        return Choice(Pass(), because("hint-pass-defend", value=round(defence(compiled, view.hand))))
    return Choice(Pass(), because("hint-pass", amount=lowest.amount, value=value))


def playing(stakes: MatchStakes, lowest: int, hope: Hope) -> float:
    """The value of winning the auction at an amount: it may be raised once the talon shows what the hand is worth."""
    compiled = stakes.compiled
    after = min(fits_of(compiled).after.spread, hope.spread)
    spread = sqrt(hope.spread**2 - after**2)
    found = 0.0
    for step, share in NODES:
        seen = Hope(hope.mean + step * spread, after, hope.marriage, hope.declared)
        most = max(lowest, min(compiled.cap(None), int(seen.mean)))
        found += share * max(stakes.gain(amount, seen) for amount in range(lowest, most + 1, STEP))
    return found


def _rival(compiled: CompiledRules, view: View) -> tuple[Seat, int]:
    """Who will play if this seat passes, and for how much, about: who has bid, else the next seat."""
    standing = view.standing
    if standing is not None and standing.seat != view.seat:
        return standing.seat, standing.amount + round(chances().raised / 5) * 5
    return (view.seat + 1) % compiled.players, compiled.opening(view.sheet)
