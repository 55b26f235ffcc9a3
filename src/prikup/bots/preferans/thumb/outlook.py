"""The expected value of a game, a misere or a whist, in whists: the rules' stakes times the chances."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from msgspec import Struct

from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.state import GAME, MISERE, Contract

SPREAD, NARROW, FROM, NARROWER = 1.1, 0.7, 6.5, 0.15
"""The standard deviation of the tricks taken around those expected; it shrinks as they grow."""
POINT = 10.0
"""Whists per point of pool or hill (PF-211)."""
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


def likely(mean: float, most: int = 10) -> list[float]:
    """The chance of each number of tricks."""
    spread = min(SPREAD, max(NARROW, SPREAD - NARROWER * (mean - FROM)))
    up = [1.0, *(above(mean, tricks, spread) for tricks in range(1, most + 1)), 0.0]
    return [up[tricks] - up[tricks + 1] for tricks in range(most + 1)]


class Stakes(Struct, frozen=True):
    """What the rules write for one point of a game's value, in whists."""

    pool: float
    """For a pool point earned: its value relative to the average of all players."""
    hill: float
    """Lost for each trick that a declarer misses, including what the others write for it."""
    whist: float
    """For each trick of a whister."""
    answer: float
    """Lost for each trick that a whister is short of."""
    missing: float
    """What a whister writes for each trick that the declarer misses."""


@lru_cache(maxsize=256)
def stakes_of(compiled: CompiledRules) -> Stakes:
    """The stakes of a rule set, for a game of one point."""
    rules, players = compiled.rules, compiled.players
    share = (players - 1) / players
    console = rules.consolation.for_trick(1) if rules.consolation.active() else 0
    hill = rules.values.hill
    return Stakes(
        pool=rules.pool.worth * share,
        hill=POINT * hill * share + console * hill * (players - 1),
        whist=rules.values.whists,
        answer=POINT * rules.whist.answers(2 * hill) / 2 * share,
        missing=float(console * hill),
    )


def value_of(compiled: CompiledRules, level: int, bomb: int = 1, *, dark: bool = False) -> int:
    """Pool points of a game, level 0 for a misere."""
    return compiled.value(Contract(0, MISERE if not level else GAME, level, dark=dark, bomb=bomb))


def game(compiled: CompiledRules, level: int, tricks: float, sure: int = 0) -> float:
    """The expected value of a game for its declarer, light and without bombs; ``sure`` tricks are certain."""
    stakes, value = stakes_of(compiled), value_of(compiled, level)
    total = 0.0
    for number, chance in enumerate(likely(max(tricks, float(sure)))):
        took = max(number, sure)
        if took >= level:
            total += chance * stakes.pool
        else:
            total -= chance * (level - took) * stakes.hill
        total -= chance * (10 - took) * stakes.whist * (1.0 if level < 10 else 0.0)
    return total * value


def misere(compiled: CompiledRules, danger: float, holes: float) -> float:
    """The expected value of a misere, from its chance of being caught by best play and the sum of its holes.

    Not everybody plays best, but several holes are usually found.
    """
    caught = likely_caught(danger, holes)
    return _low(compiled, caught, caught * TAKEN * max(1.0, holes))


def likely_caught(danger: float, holes: float) -> float:
    """How often a misere is caught in practice, from how often best play catches it."""
    return min(1.0, CAUGHT * danger + MORE * max(0.0, holes - 1.0))


def _low(compiled: CompiledRules, caught: float, tricks: float) -> float:
    share = (compiled.players - 1) / compiled.players
    return value_of(compiled, 0) * (
        (1.0 - caught) * stakes_of(compiled).pool - tricks * POINT * compiled.rules.values.hill * share
    )


@lru_cache(maxsize=4096)
def typical(compiled: CompiledRules, level: int) -> float:
    """The average value of a game that is owed (PF-261)."""
    if not level:
        return _low(compiled, *TYPICAL_MISERE)
    found = 0.0
    for step in range(-6, 7):
        weight = above(0, step / 2 - 0.25 + 0.5, 1.0) - above(0, step / 2 + 0.25 + 0.5, 1.0)
        found += weight * game(compiled, level, TYPICAL + TYPICAL_SPREAD * step / 2)
    return found


def expected_defence(level: int) -> float:
    """The average tricks of the defence against a game of a level."""
    return 10.0 - DECLARED[level]


def whist(compiled: CompiledRules, level: int, own: float, partner: float, *, alone: bool, first: bool) -> float:
    """The value of a whist: ``own`` tricks and the partner's, alone against the quota or with another whister.

    For a game of one point; each of two whisters writes his own tricks.
    """
    stakes, rule = stakes_of(compiled), compiled.rules.whist
    total = 0.0
    for tricks, chance in enumerate(likely(own + partner)):
        failed = max(0, level - (10 - tricks))
        if alone:
            mine, missing = float(tricks), rule.missing(level, (tricks,))[0]
            if rule.splits(failed=failed > 0):
                mine /= 2
        else:
            mine = tricks * own / max(own + partner, 0.1)
            whole = min(tricks, round(mine))
            shares = rule.missing(level, (whole, tricks - whole) if first else (tricks - whole, whole))
            missing = shares[0 if first else 1]
        total += chance * (mine * stakes.whist + failed * stakes.missing - missing * stakes.answer)
    return total
