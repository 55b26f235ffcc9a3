"""The hope of a hand before and after the talon, as a mean and a spread (TH-P-014..018)."""

from __future__ import annotations

from msgspec import Struct

from prikup.bots.thousand.compiled_rules import worths
from prikup.bots.thousand.thumb.stakes import Hope
from prikup.bots.thousand.thumb.valuation import worth
from prikup.core.cards import KING, QUEEN, SUIT_MASKS, TEN, Cards, card_of, cards_in
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.layout import Layout, marriages_in


class Fit(Struct, frozen=True):
    """Expected card points as a linear function of the points counted in a hand: a fit to many deals."""

    base: float
    cards: float
    """Weight of each card point counted."""
    marriages: float
    """Weight of each marriage point counted."""
    spread: float

    def hope(self, cards: float, marriages: float, more: float = 0.0) -> Hope:
        """The hope of a hand."""
        declared = self.marriages * marriages
        return Hope(self.base + self.cards * cards + declared + more, self.spread, marriages > 0, declared)


class Fits(Struct, frozen=True):
    """The fits of a layout: with the talon still to come, after the exchange, and for a defender."""

    before: Fit
    after: Fit
    defence: Fit = Fit(0.0, 1.0, 0.0, 20.0)


FITS: dict[tuple[int, int, str], Fits] = {
    (3, 24, "talon"): Fits(Fit(32.0, 0.89, 0.89, 42.0), Fit(12.0, 0.97, 0.97, 24.0)),
    (3, 32, "talon"): Fits(Fit(57, 0.78, 1.05, 57), Fit(-6, 1.04, 1.18, 31), Fit(-14, 1.41, 0.54, 38)),
    (3, 20, "talon"): Fits(Fit(36, 0.91, 1.05, 44), Fit(-20, 1.26, 1.13, 25), Fit(-23, 1.39, 0.18, 30)),
    (3, 24, "whole"): Fits(Fit(5, 0.96, 1.08, 21), Fit(5, 0.96, 1.08, 21), Fit(-26, 1.76, 0.39, 37)),
    (2, 24, "talon"): Fits(Fit(38, 0.53, 1.17, 46), Fit(12, 0.70, 1.10, 26), Fit(-13, 1.27, 0.36, 32)),
    (2, 24, "whole"): Fits(Fit(26, 0.86, 0.90, 21), Fit(26, 0.86, 0.90, 21), Fit(-51, 2.03, 0.60, 37)),
    (2, 24, "talon_stock"): Fits(Fit(43, 0.85, 0.96, 52), Fit(24, 0.90, 1.02, 45), Fit(44, 1.08, 0.42, 46)),
    (2, 24, "stock_6"): Fits(Fit(29, 0.93, 1.08, 51), Fit(29, 0.93, 1.08, 51), Fit(64, 0.99, 0.50, 52)),
    (2, 24, "stock_8"): Fits(Fit(31, 0.87, 0.96, 43), Fit(31, 0.87, 0.96, 43), Fit(28, 1.63, 0.48, 49)),
    (2, 24, "stock_9"): Fits(Fit(31, 0.86, 0.96, 43), Fit(31, 0.86, 0.96, 43), Fit(25, 1.39, 0.52, 47)),
    (2, 24, "two_by_two"): Fits(Fit(50, 0.62, 0.98, 45), Fit(17, 0.91, 0.97, 32), Fit(-37, 1.76, 0.56, 49)),
    (2, 24, "two_by_three"): Fits(Fit(64, 0.62, 0.97, 52), Fit(10, 1.00, 1.03, 35), Fit(-21, 1.44, 0.43, 50)),
}
"""By hands, pack and layout; measured by ``python -m bench.outlook``."""
FIXED: dict[tuple[int, int, str], Fits] = {
    (2, 24, "talon"): Fits(Fit(35, 0.37, 1.10, 26), Fit(17, 0.50, 1.09, 22), Fit(8, 0.89, 0.68, 25)),
}
"""The same where one suit is always trump (B1-007): without marriages that make it less is taken."""


def fits_of(compiled: CompiledRules) -> Fits:
    """The fits of a rule set's layout."""
    shape = compiled.hands, compiled.rules.deal.pack, compiled.rules.deal.shape
    found = FIXED.get(shape) if compiled.fixed_trump >= 0 else None
    return found or FITS.get(shape, FITS[3, 24, "talon"])


def after_talon(compiled: CompiledRules, hand: Cards, gone: Cards = 0) -> Hope:
    """The hope of a hand after gifts and discards; ``gone`` are the cards that were laid away."""
    found = worth(compiled, hand, gone)
    more = halves(compiled, hand, _drawn(compiled.layout)) if compiled.layout.stock else 0.0
    return fits_of(compiled).after.hope(found.points - found.marriages, found.marriages, more)


def before_talon(compiled: CompiledRules, hand: Cards) -> Hope:
    """The hope of a hand as dealt, with the talon to come."""
    found = worth(compiled, hand)
    more = halves(compiled, hand, compiled.layout.talon + _drawn(compiled.layout))
    return fits_of(compiled).before.hope(found.points - found.marriages, found.marriages, more)


def _drawn(layout: Layout) -> int:
    """How many cards each player draws from the stock."""
    return layout.stock // layout.hands


def halves(compiled: CompiledRules, hand: Cards, coming: int) -> float:
    """The value of the chance that cards to come complete marriages."""
    values = compiled.rules.marriages.by_suit()
    unseen = len(compiled.layout.pack) - hand.bit_count()
    held = marriages_in(hand)
    hope = 0.0
    for suit in range(4):
        if suit not in held and hand & (1 << card_of(suit, KING) | 1 << card_of(suit, QUEEN)):
            hope += values[suit] * coming / unseen
    return hope


def defence(compiled: CompiledRules, hand: Cards) -> float:
    """Card points that a hand should take as a defender."""
    fit = fits_of(compiled).defence
    return fit.base + fit.cards * defensive(compiled, hand) + fit.marriages * compiled.rules.marriages.worth(hand)


def defensive(compiled: CompiledRules, hand: Cards) -> float:
    """Card points of the tricks that a hand should take as a defender, each suit by itself."""
    values = worths(compiled)
    points = 0.0
    for mask in SUIT_MASKS:
        own = hand & mask
        for card in cards_in(own):
            rank_points = values[card]
            if rank_points == 11:
                points += 15.0
            elif card & 7 == TEN:
                points += 9.0 if own.bit_count() > 1 else 4.0
            else:
                points += rank_points * 0.5
    return points
