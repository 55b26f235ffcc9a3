"""Cards for a higher bid: sell a game that is out of reach, buy one that the open cards complete."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import worths
from prikup.bots.thousand.thumb import giving
from prikup.bots.thousand.thumb.bidding import playing, waiting
from prikup.bots.thousand.thumb.naming import best_gain
from prikup.bots.thousand.thumb.stakes import Hope, Stakes
from prikup.core.actions import Bid, Pass
from prikup.core.cards import Card, Cards
from prikup.thousand.actions import AnyAction, Sell
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

HOPELESS = 0.3
"""A game is offered if the chance of making it is below this."""


def sell(compiled: CompiledRules, view: View, legal: Sequence[AnyAction], hope: Hope) -> Choice | None:
    """The first card put up, once a deal: cards that nobody wanted are not offered again."""
    if view.sales or not any(isinstance(action, Sell) for action in legal):
        return None
    if hope.chance(view.contract) >= HOPELESS or best_gain(compiled, view, hope) >= 0:
        return None
    return Choice(_best(compiled, view), because("hint-sell"))


def sell_next(compiled: CompiledRules, view: View) -> Choice:
    """The next card put up."""
    action = _best(compiled, view)
    return Choice(action, because("hint-sell-card", card=action.card))


def _best(compiled: CompiledRules, view: View) -> Sell:
    """The cards an opponent may want: halves of marriages, then high cards; whole marriages are kept."""
    held, values = view.hand or 0, worths(compiled)
    cards = [card for card in range(32) if held >> card & 1]
    return Sell(max(cards, key=lambda card: (_bait(held, card), values[card], -card)))


def _bait(held: Cards, card: Card) -> int:
    mate = giving.mate(card)
    if mate < 0:
        return 1
    return 0 if held >> mate & 1 else 2


def buy(compiled: CompiledRules, view: View, legal: Sequence[AnyAction]) -> Choice:
    """A bid for the open cards, or a pass."""
    hope = giving.hope_with(compiled, view, (view.hand or 0) | view.offered)
    value = round(hope.mean)
    bids = [action for action in legal if isinstance(action, Bid)]
    if bids:
        pays = playing(Stakes(compiled, view), [bid.amount for bid in bids], hope)
        if pays > waiting(compiled, view):
            return Choice(bids[0], because("hint-buy", value=value))
    return Choice(Pass(), because("hint-buy-not", value=value))
