"""The games by name: the only list of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from prikup.core.errors import RulesError
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.options import Option, RuleSet, options_of
from prikup.core.presets import Presets
from prikup.core.seats import Seat
from prikup.preferans.game import PRESETS as PREFERANS_PRESETS
from prikup.preferans.game import Preferans
from prikup.thousand.game import PRESETS as THOUSAND_PRESETS
from prikup.thousand.game import Thousand

GAMES: dict[str, type[AnyGame]] = {
    "thousand": Thousand,
    "preferans": Preferans,
}
PRESETS: dict[str, Presets[Any]] = {
    "thousand": THOUSAND_PRESETS,
    "preferans": PREFERANS_PRESETS,
}


@lru_cache(maxsize=256)
def game(rules: str) -> AnyGame:
    """The game of a rule string; games never change, so one is shared. Raises RulesError."""
    return named(rules.strip().partition("/")[0]).parse(rules)


def named(name: str) -> type[AnyGame]:
    """The game of a name. Raises RulesError(unknown_game)."""
    if name not in GAMES:
        raise RulesError("unknown_game", game=name[:40], known=", ".join(GAMES))
    return GAMES[name]


def presets() -> list[str]:
    """All presets as rule strings."""
    return [f"{name}/{preset}" for name, found in PRESETS.items() for preset in found.names()]


def options(name: str) -> dict[str, Option]:
    """All options of a game by full name."""
    named(name)
    base: RuleSet = PRESETS[name].base
    return options_of(type(base))


def new_match(rules: str, dealer: Seat = 0) -> Match[Any, Any, Any]:
    """A match that waits for its first shuffle. Raises RulesError."""
    return Match(game(rules), dealer)
