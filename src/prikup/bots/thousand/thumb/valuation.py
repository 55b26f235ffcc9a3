"""The value of a hand to a declarer (TH-P-014..018): winners suit by suit, losers, marriages that can be declared.

It is the mean of two counts, as some players make it: the points of the tricks that the
suits should win, and 120 less what the losing tricks cost. All figures are card points.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from prikup.bots.thousand.compiled_rules import HIGHER, POWER, WORTH, Worths, worths
from prikup.core.cards import ACE, KING, SUIT_MASKS, TEN, Card, Cards, card_of, cards_in
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.layout import has_four_aces, marriages_in
from prikup.thousand.rules.marriages import ORDERS

FIRST_LOSER, LOSER = 30.0, 20.0
"""The cost of the last losing trick and of each other one (TH-P-018)."""

HOME = (1.0, 0.3, 0.1)
"""The chance that a marriage comes home where it can be drowned, by how many cards above it are in other hands."""


class Suit(Struct, frozen=True):
    """One suit played to its end: tricks won and lost, points won, winners before the first loser."""

    winners: int
    losers: int
    points: int
    run: int


class Worth(Struct, frozen=True):
    """What a hand should take as declarer: all points, those of marriages, losing tricks, sure entries."""

    points: float
    marriages: float
    losers: int
    entries: int


@lru_cache(maxsize=1 << 12)
def suit_worth(own: Cards, out: Cards, values: Worths = WORTH, hands: int = 2) -> Suit:
    """A suit against the cards that are out, split as evenly as possible among ``hands`` other hands."""
    mine = sorted(cards_in(own), key=_strength)
    theirs = sorted(cards_in(out), key=_strength)
    winners = losers = points = 0
    run = -1
    while mine:
        if theirs and HIGHER[mine[-1]] >> theirs[-1] & 1:
            # Somebody else has the top card: a low one is led to it.
            run = winners if run < 0 else run
            losers += 1
            mine.pop(0)
            theirs.pop()
            if theirs and hands > 1:
                theirs.pop(0)
            continue
        winners += 1
        points += values[mine.pop()]
        for _ in range(min(hands, len(theirs))):
            points += values[theirs.pop(0)]
    return Suit(winners, losers, points, winners if run < 0 else run)


def _strength(card: Card) -> int:
    return POWER[card & 7]


def losers_cost(losers: int) -> float:
    """What losing tricks cost, out of 120 (TH-P-018)."""
    return FIRST_LOSER + LOSER * (losers - 1) if losers else 0.0


def safe(suit: int, others: Cards) -> bool:
    """Whether no card of others is above the king of a suit: without a ruff its marriage comes home (BT-031b)."""
    return not others & (1 << card_of(suit, ACE) | 1 << card_of(suit, TEN))


def brought_home(compiled: CompiledRules, suit: int, others: Cards) -> float:
    """The chance that nobody drowns a marriage of a suit, by how many cards of others are above it (BT-031b)."""
    if not compiled.drowns:
        return 1.0
    return HOME[(others & HIGHER[card_of(suit, KING)]).bit_count()]


def marriage_values(compiled: CompiledRules, hand: Cards) -> list[float]:
    """The values of the marriages in a hand (and of four aces), dearest first; what may be drowned by its chance."""
    rule = compiled.rules.marriages
    suits = marriages_in(hand)
    if rule.values in ORDERS:
        values = [float(value) for value in ORDERS[rule.values][: len(suits)]]
    else:
        table = rule.by_suit()
        others = compiled.layout.all & ~hand
        values = sorted((table[suit] * brought_home(compiled, suit, others) for suit in suits), reverse=True)
    if rule.four_aces and has_four_aces(hand):
        values = sorted((*values, rule.four_aces), reverse=True)
    return values


def worth(compiled: CompiledRules, hand: Cards, gone: Cards = 0) -> Worth:
    """The points that a hand should take if it leads and plays; ``gone`` are cards known to be in no other hand."""
    pack = compiled.layout.all & ~gone
    # A dead hand counts as one, because some of the cards are in it.
    hands = 1 if compiled.hands == 2 and not compiled.layout.dead else 2
    table = worths(compiled)
    points = 0
    losers = entries = 0
    for mask in SUIT_MASKS:
        own = hand & mask
        if own:
            found = suit_worth(own, pack & mask & ~own, table, hands)
            points += found.points
            losers += found.losers
            entries += found.run
    marriages = 0.0
    need = int(compiled.rules.marriages.needs_trick)
    for place, value in enumerate(marriage_values(compiled, hand)):
        missing = max(0, need + place - entries)
        marriages += value if compiled.announces_first and not compiled.drowns else value * 0.97 * 0.5**missing
    cards = (points + max(0.0, 120.0 - losers_cost(losers))) / 2
    return Worth(cards + marriages, marriages, losers, entries)
