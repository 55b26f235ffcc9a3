"""The auction: a safe bid, the forced one, a dark game, a look at the hand."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.thumb import giving
from prikup.bots.thousand.thumb.outlook import after_talon, before_talon, defence, defensive
from prikup.bots.thousand.thumb.stakes import Hope, Stakes
from prikup.core.actions import Bid, Pass
from prikup.core.cards import Cards
from prikup.thousand.actions import AnyAction, Golden, Look
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.rules.call import CALLED
from prikup.thousand.seen.view import View

BEHIND = 500
"""A player this far behind the leader risks a dark game."""
SURE = 0.85
"""The chance from which on golden is called: the talon does not help, and failure costs double."""
CAUTION = 20.0
"""What a contract costs with two players, where the opponent writes all that the declarer does not take."""
FEAR = 90.0
"""The cost of letting an opponent play for the match."""


def bid(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """A word of the auction; claims are decided elsewhere."""
    bids = [action for action in legal if isinstance(action, Bid)]
    if view.hand is None:
        return _unseen(compiled, view, bids)
    if Golden() in legal and after_talon(compiled, view.hand).chance(CALLED) >= SURE:
        return Choice(Golden(), because("hint-golden", amount=CALLED))
    if not any(isinstance(action, Pass) for action in legal):
        return Choice(bids[0], because("hint-bid-forced", amount=bids[0].amount))
    passes = Pass()
    hope = prospect(compiled, view, view.hand)
    value = round(hope.mean)
    if not bids:
        return Choice(passes, because("hint-pass-cannot", value=value))
    stakes = Stakes(compiled, view)
    lowest = bids[0]
    pays = playing(stakes, [action.amount for action in bids], hope)
    leaves = waiting(compiled, view)
    if pays > leaves:
        if stakes.wins(lowest.amount):
            return Choice(lowest, because("hint-bid-match", amount=lowest.amount, value=value))
        if leaves < -FEAR / 2:
            return Choice(lowest, because("hint-bid-stop", amount=lowest.amount, value=value))
        safe = "hint-bid-safe" if compiled.layout.talon else "hint-bid-safe-dealt"
        reason = safe if lowest.amount <= value else "hint-bid-risk"
        return Choice(lowest, because(reason, amount=lowest.amount, value=value))
    if value > lowest.amount:
        return Choice(passes, because("hint-pass-defend", value=round(defence(compiled, view.hand))))
    return Choice(passes, because("hint-pass", amount=lowest.amount, value=value))


def prospect(compiled: CompiledRules, view: View, hand: Cards) -> Hope:
    """The hope of a hand as declarer: with the talon if it lies open, otherwise with an average one."""
    if view.talon and view.lying:
        return giving.hope_with(compiled, view, hand | view.talon)
    return before_talon(compiled, hand)


def playing(stakes: Stakes, amounts: Sequence[int], hope: Hope) -> float:
    """The value of winning the auction at the lowest of these amounts; the contract may be raised later."""
    theirs = CAUTION if stakes.compiled.hands == 2 else 0.0
    return max(stakes.gain(amount, hope) for amount in amounts[:4]) - theirs


def waiting(compiled: CompiledRules, view: View) -> float:
    """The value of a pass: card points as a defender, minus the danger that somebody wins the match."""
    stakes = Stakes(compiled, view)
    own = defence(compiled, view.hand or 0) * stakes.share
    if view.talon and view.lying:
        # An open talon strengthens the declarer.
        own -= defensive(compiled, view.talon) * stakes.share
    standing = view.standing
    danger = 0.0
    if (
        standing is not None
        and standing.seat != view.seat
        and Stakes(compiled, view, standing.seat).wins(max(standing.amount, 100))
    ):
        danger = FEAR
    return own + stakes.idle() - danger


def _unseen(compiled: CompiledRules, view: View, bids: list[Bid]) -> Choice:
    """A hand that was not looked at: bids dark only if far behind, or if giving up is free."""
    opening = view.standing is None and bool(bids)
    if opening and _cheap(compiled, view):
        return Choice(bids[0], because("hint-dark-cheap", amount=bids[0].amount))
    if opening and _behind(compiled, view):
        return Choice(bids[0], because("hint-dark-behind", amount=bids[0].amount))
    return Choice(Look(), because("hint-look"))


def _cheap(compiled: CompiledRules, view: View) -> bool:
    """Whether a failed dark contract costs nothing because it can be written off for free."""
    rule = compiled.rules.writeoff
    if rule.kind == "off" or rule.cost != "nothing" or not rule.dark:
        return False
    done = view.sheet.mark("writeoffs", view.seat)
    return (rule.limit is None or done < rule.limit) and (rule.third is None or (done + 1) % rule.every != 0)


def _behind(compiled: CompiledRules, view: View) -> bool:
    """Whether the leader is close to winning and this seat is far behind."""
    best = max(view.totals)
    return best - view.totals[view.seat] >= BEHIND and best >= compiled.target_at(view.sheet) - 250
