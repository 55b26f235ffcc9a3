"""What a hand hopes for before and after the talon, as a mean and a spread (TH-P-014..018)."""

from __future__ import annotations

from prikup.bots.thousand.house import WORTH
from prikup.bots.thousand.thumb.stakes import Hope
from prikup.bots.thousand.thumb.valuation import worth
from prikup.core.cards import KING, QUEEN, SUIT_MASKS, TEN, Cards, card_of, each
from prikup.thousand.house import House
from prikup.thousand.layout import marriages_in
from prikup.thousand.rules.marriages import VALUES

BASE, SLOPE = 12.0, 0.97
"""Points taken as a line of the points counted, for eight cards."""
SPREAD = 24.0
TALON_BASE, TALON_SLOPE = 32.0, 0.89
"""The same for seven cards, whose talon is still to come."""
TALON_SPREAD = 42.0
HALF = 0.17
"""The chance that the talon brings the other half of a marriage (3 cards of 17)."""


def after_talon(house: House, hand: Cards) -> Hope:
    """What eight cards hope for."""
    found = worth(house, hand)
    return Hope(BASE + SLOPE * found.points, SPREAD, found.marriages > 0)


def before_talon(house: House, hand: Cards) -> Hope:
    """What seven cards hope for with the talon."""
    found = worth(house, hand)
    mean = TALON_BASE + TALON_SLOPE * found.points + halves(house, hand)
    return Hope(mean, TALON_SPREAD, found.marriages > 0)


def halves(house: House, hand: Cards) -> float:
    """What the chance of completing marriages is worth."""
    values = VALUES.get(house.rules.marriages.values, VALUES["standard"])
    held = marriages_in(hand)
    hope = 0.0
    for suit in range(4):
        if suit not in held and hand & (1 << card_of(suit, KING) | 1 << card_of(suit, QUEEN)):
            hope += HALF * values[suit]
    return hope


def defence(hand: Cards) -> float:
    """Card points that a hand should take as a defender."""
    points = 0.0
    for mask in SUIT_MASKS:
        own = hand & mask
        for card in each(own):
            rank_points = WORTH[card]
            if rank_points == 11:
                points += 15.0
            elif card & 7 == TEN:
                points += 9.0 if own.bit_count() > 1 else 4.0
            else:
                points += rank_points * 0.5
    return points
