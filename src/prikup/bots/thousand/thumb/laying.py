"""The cards to lay away (BT-006, TH-P-097, TT-C-004): the cost of their points depends on who gets them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from prikup.bots.base import Choice, because
from prikup.bots.thousand.compiled_rules import worths
from prikup.bots.thousand.thumb.outlook import after_talon
from prikup.bots.thousand.thumb.stakes import Hope
from prikup.core.cards import Card, Cards, cards_in
from prikup.thousand.actions import Lay
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

LAST = 0.6
"""How often the declarer wins the last trick, and with it what was discarded."""


class Plan(Struct, frozen=True):
    """The cards to lay away, and the hope of the hand with what comes back."""

    cards: tuple[Card, ...]
    hope: Hope


def lay(compiled: CompiledRules, view: View) -> Choice:
    """The next card to lay away."""
    plan = best(compiled, view.hand or 0, compiled.layout.away - view.laid, view.aside)
    card = max(plan.cards, key=lambda card: (worths(compiled)[card], -card))
    if worths(compiled)[card] >= 10 and compiled.keeps_discards:
        return Choice(Lay(card), because("hint-lay-save", card=card))
    if not worths(compiled)[card] and not compiled.keeps_discards:
        return Choice(Lay(card), because("hint-lay-useless", card=card))
    return Choice(Lay(card), because("hint-lay", card=card))


def kept(compiled: CompiledRules, view: View) -> Hope:
    """The hope of a hand after all gifts and discards."""
    return best(compiled, view.hand or 0, 0, view.aside).hope


def returned(compiled: CompiledRules) -> float:
    """The part of the discarded points that comes back to the declarer."""
    if compiled.keeps_discards:
        return 1.0
    return 0.0 if compiled.loses_discards else LAST


@lru_cache(maxsize=1024)
def best(compiled: CompiledRules, hand: Cards, count: int, aside: Cards = 0) -> Plan:
    """The cards that cost a hand least; ``aside`` are those laid away before."""
    values, part = worths(compiled), returned(compiled)
    back = part * sum([values[card] for card in cards_in(aside)])
    chosen: tuple[Card, ...] = ()
    hope = Hope(0.0, 1.0)
    most = float("-inf")
    for cards in combinations(cards_in(hand), count):
        rest, gone = hand, aside
        for card in cards:
            rest &= ~(1 << card)
            gone |= 1 << card
        kept_hope = after_talon(compiled, rest, gone)
        mean = kept_hope.mean + part * sum([values[card] for card in cards])
        if mean > most:
            most, chosen, hope = mean, cards, kept_hope
    return Plan(chosen, Hope(most + back, hope.spread, hope.marriage))
