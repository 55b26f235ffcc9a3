"""What several chapters ask of a rule set: which parts of the game it has, and the figures of its games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup.preferans.layout import LEVELS
from prikup.preferans.rules import Rules

GAME_NAMES = dict(zip(LEVELS, ("six", "seven", "eight", "nine", "ten"), strict=True))
"""How the figures of each game are named."""


def game_figures(rules: Rules, each: Callable[[int], int], most: int = LEVELS[-1]) -> dict[str, Any]:
    """What ``each`` makes of the pool points of every plain game up to ``most``, by its name."""
    return {name: each(rules.values.game(level)) for level, name in GAME_NAMES.items() if level <= most}


def proper(rules: Rules) -> bool:
    """Whether there are auctions: more than the Razbojnik is played (PF-283)."""
    return not rules.brigand.alone()


def all_passes(rules: Rules) -> bool:
    """Whether all-passes can be played at all."""
    return proper(rules) or rules.brigand.has_circles()


def dealer_rests(rules: Rules) -> bool:
    """Whether the dealer holds no cards (PF-022)."""
    return rules.table.players == 4


def two_defend(rules: Rules) -> bool:
    """Whether two players defend, and not one with a dummy (BP-060)."""
    return rules.table.players > 2


def row_matters(rules: Rules) -> bool:
    """Whether it makes a difference which game ends a row of all-passes: by price, first call, dealer or race."""
    if not proper(rules):
        return False
    grows = rules.passes.growth != "none"
    return grows or rules.exit.ladder != "6" or rules.deal.stays_after_passes() or rules.races.active()


def pools_close(rules: Rules) -> bool:
    """Whether a pool has a size in the game proper."""
    return proper(rules) and (rules.pool.size is not None or rules.terms.active())


def pools_full(rules: Rules) -> bool:
    """Whether points can be earned that the own pool does not take (PF-223)."""
    return pools_close(rules) and rules.pool.over != "kept"


def helps(rules: Rules) -> bool:
    """Whether points beyond a closed pool help others (PF-223)."""
    return pools_full(rules) and rules.pool.helps()


def bombs_grow(rules: Rules) -> bool:
    """Whether there are double bombs and fir trees: the same dealer deals again after a dark all-pass (PF-192a)."""
    return rules.bombs.by == "dark" and rules.deal.stays_after_passes()


def choice_of_help(rules: Rules) -> str:
    """Among whom a helper chooses: ``pools``, ``hill`` where the own hill can be meant instead, ``none`` (PF-223a)."""
    if not rules.help.active():
        return "none"
    # Where the own hill takes its share before others are helped, nothing is left on it by then.
    own_hill = not (rules.pool.own_hill_next() or rules.pool.hill_first())
    if own_hill:
        return "hill"
    return "pools" if two_defend(rules) else "none"
