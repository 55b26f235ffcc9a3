"""The layouts of the cards that a seat cannot tell apart, if they are few: the base of an exact count."""

from __future__ import annotations

from itertools import combinations

from prikup.bots.preferans.thumb.holes import danger
from prikup.bots.preferans.thumb.situation import TrickSituation
from prikup.bots.preferans.thumb.talon import kept
from prikup.core.cards import Card, Cards, cards_in, mask_of
from prikup.core.tricks import Policy, Position
from prikup.search.endings import trick_values

Hands = tuple[Cards, Cards, Cards]
"""The declarer's hand first, the others clockwise from him."""

MOST = 3
"""The number of layouts searched: those with the likeliest discards."""
NODES = 200_000
"""Positions searched for one decision: less than a tenth of a second even where only the generic search serves."""


def worlds(situation: TrickSituation) -> list[Hands]:
    """The possible hands, the declarer's first; empty if too much is hidden. Likely discards come first."""
    memory, order = situation.memory, situation.memory.places
    at = order.index(situation.declarer)
    order = (*order[at:], *order[:at])
    declarer, first, second = (memory.known[place] for place in order)
    # A defender's hand is hidden alone only in a totus before the defence is laid down: too early to count.
    if first is None or second is None:
        return []
    if declarer is not None:
        return [(declarer, first, second)]
    if memory.aside > 2:
        return []
    held = _fillings(memory.possible[situation.declarer], memory.left[situation.declarer])
    found = [(cards, first, second) for cards in held]
    own = _played(situation)
    return sorted(found, key=lambda lay: _unlikely(situation, lay[0] | own))[:MOST]


def _fillings(cards: Cards, size: int) -> list[Cards]:
    """Every hand of a size from some cards."""
    return [cards & ~mask_of(away) for away in combinations(cards_in(cards), cards.bit_count() - size)]


def _played(situation: TrickSituation) -> Cards:
    """The cards that the declarer has played."""
    mask = 0
    for trick in situation.view.tricks:
        for card, place in zip(trick.cards, trick.places, strict=True):
            if place == situation.declarer:
                mask |= 1 << card
    return mask


def _unlikely(situation: TrickSituation, ten: Cards) -> float:
    """How unlikely it is that a declarer kept these ten cards."""
    contract = situation.view.contract
    if situation.low or contract is None:
        return danger(ten, leads=False)
    return -kept(ten, contract.strain, leads=situation.memory.places[0] == situation.declarer)


def values(situation: TrickSituation) -> dict[Card, float]:
    """By playable card the declarer's tricks from here, averaged over the layouts; empty if they are not counted."""
    lays = worlds(situation)
    if not lays:
        return {}
    order = situation.memory.places
    base = order.index(situation.declarer)
    turn = (order.index(situation.place) - base) % 3
    leader = (turn - len(situation.trick)) % 3
    found = dict.fromkeys(situation.cards, 0.0)
    for hands in lays:
        counts = count(
            situation.compiled.policy,
            hands,
            situation.trick,
            leader,
            situation.trump,
            NODES // len(lays),
            low=situation.low,
        )
        if counts is None:
            return {}
        for card in found:
            found[card] += counts[card] / len(lays)
    return found


def count(
    policy: Policy, hands: Hands, trick: tuple[Card, ...], leader: int, trump: int, nodes: int, *, low: bool
) -> dict[Card, int] | None:
    """By playable card the declarer's tricks, his hand the first one; None if the positions do not suffice."""
    rest = range(len(hands), policy.players)
    seats = (*hands, *(0 for _ in rest))
    position = Position(policy, seats, leader, trick=trick, trump=trump, resting=mask_of(rest))
    return trick_values(position, 0, nodes, fewest=low)
