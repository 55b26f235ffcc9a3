"""The expected value of a game, a misere or a whist, in whists: what each result is worth (stakes) times its chance."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from prikup.bots.preferans.thumb.stakes import Stakes
from prikup.preferans.layout import NO_TRUMP

SPREAD, NARROW, FROM, NARROWER = 1.1, 0.7, 6.5, 0.15
"""The standard deviation of the tricks taken around those expected; it shrinks as they grow."""
NO_TRUMP_SPREAD = 1.3
"""The same without trump, where one suit that runs takes several tricks."""
BOTH = ("whist", "whist")
RARE = 1e-4
"""A number of tricks with a smaller chance is not reckoned with."""
TYPICAL, TYPICAL_SPREAD = 5.7, 1.3
"""The tricks that a hand with the talon takes in its best suit, over all hands."""
TYPICAL_MISERE = (0.75, 2.4)
"""The averages over all hands with the talon after a good discard: the chance of being caught in a misere, and the
number of holes."""
CAUGHT, MORE, TAKEN = 0.65, 0.35, 1.55
"""Of the miseres that best play catches: the share caught in practice, its increase for each further hole, and the
tricks taken then for each hole.
"""
DECLARED = {6: 6.4, 7: 7.2, 8: 8.1, 9: 9.0, 10: 9.8}
"""The tricks that a declarer of each level takes on average."""


def above(mean: float, limit: float, spread: float = SPREAD) -> float:
    """The chance that a whole number with this mean is at least the limit."""
    return 0.5 * (1.0 + erf((mean - limit + 0.5) / (spread * sqrt(2.0))))


def likely(mean: float, most: int = 10, *, trump: bool = True) -> list[float]:
    """The chance of each number of tricks."""
    spread = min(SPREAD, max(NARROW, SPREAD - NARROWER * (mean - FROM))) if trump else NO_TRUMP_SPREAD
    up = [1.0, *(above(mean, tricks, spread) for tricks in range(1, most + 1)), 0.0]
    return [up[tricks] - up[tricks + 1] for tricks in range(most + 1)]


def game(stakes: Stakes, level: int, tricks: float, sure: int = 0, strain: int = 0) -> float:
    """The expected value of a game for its declarer; ``sure`` tricks are certain."""
    total = 0.0
    for number, chance in enumerate(likely(max(tricks, float(sure)), trump=strain < NO_TRUMP)):
        if chance > RARE:
            total += chance * stakes.game(level, max(number, sure))
    return total


def misere(stakes: Stakes, danger: float, holes: float) -> float:
    """The expected value of a misere, from its chance of being caught by best play and the sum of its holes.

    Not everybody plays best, but several holes are usually found.
    """
    caught = likely_caught(danger, holes)
    return (1.0 - caught) * stakes.misere(0.0) + caught * stakes.misere(TAKEN * max(1.0, holes))


def likely_caught(danger: float, holes: float) -> float:
    """How often a misere is caught in practice, from how often best play catches it."""
    return min(1.0, CAUGHT * danger + MORE * max(0.0, holes - 1.0))


@lru_cache(maxsize=512)
def typical(stakes: Stakes, level: int) -> float:
    """The average value of a game that must be played some time (PF-261)."""
    if not level:
        caught, tricks = TYPICAL_MISERE
        return (1.0 - caught) * stakes.misere(0.0) + caught * stakes.misere(tricks / caught)
    found = 0.0
    for step in range(-6, 7):
        weight = above(0, step / 2 - 0.25 + 0.5, 1.0) - above(0, step / 2 + 0.25 + 0.5, 1.0)
        found += weight * game(stakes, level, TYPICAL + TYPICAL_SPREAD * step / 2)
    return found


def expected_defence(level: int) -> float:
    """The average tricks of the defence against a game of a level."""
    return 10.0 - DECLARED[level]


def whist(stakes: Stakes, level: int, words: tuple[str, str], tricks: tuple[float, float], dealer: str = "") -> float:
    """What the lines of the player bring after these words of the defence, from the tricks expected of each defender.

    ``dealer``: the word of a dealer who rests. Without two whisters all tricks of the defence are one player's.
    """
    total = 0.0
    one, both = tricks[0], sum(tricks)
    for number, chance in enumerate(likely(both)):
        if chance <= RARE:
            continue
        if words != BOTH:
            total += chance * stakes.defended(level, words, (number, 0), dealer)
            continue
        # A part of a trick is a chance of a whole one.
        share = number * one / max(both, 0.1)
        whole = min(int(share), number)
        part = share - whole
        total += chance * (1.0 - part) * stakes.defended(level, words, (whole, number - whole))
        if part > RARE:
            total += chance * part * stakes.defended(level, words, (whole + 1, number - whole - 1))
    return total
