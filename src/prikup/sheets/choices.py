"""The rule sets that a sheet can begin with: every preset, for every number of players that it can be played by."""

from __future__ import annotations

import functools

from msgspec import Struct

from prikup import games
from prikup.core.errors import RulesError
from prikup.core.game import AnyGame
from prikup.core.options import value_text

PLAYERS = "table.players"
"""The option that seats more or fewer, in games that have one."""
MOST = 6
"""Options that may have to change with it; a rule set in which more would is another game."""


class SheetTable(Struct, frozen=True):
    """A rule string and how many it seats."""

    rules: str
    players: int


class SheetPreset(Struct, frozen=True):
    """A rule set with a name, ``game/name``; its title is the message ``preset-game-name``."""

    preset: str
    game: str
    tables: tuple[SheetTable, ...]
    """As it stands first, then with fewer and more players."""


@functools.cache
def sheet_presets() -> tuple[SheetPreset, ...]:
    """All of them, game by game."""
    return tuple(SheetPreset(rules, rules.partition("/")[0], _tables(rules)) for rules in games.presets())


def _tables(rules: str) -> tuple[SheetTable, ...]:
    option = games.options(rules.partition("/")[0]).get(PLAYERS)
    found = [SheetTable(rules, games.game(rules).players)]
    for value in option.values if option is not None else ():
        game = _nearest(f"{rules}+{PLAYERS}={value_text(value)}")
        if game is not None and game.players not in [table.players for table in found]:
            found.append(SheetTable(game.text, game.players))
    return tuple(found)


def _nearest(rules: str) -> AnyGame | None:
    """The game of a rule string; an option that stands in the way gets the first of its values that does not."""
    known = games.options(rules.partition("/")[0])
    for _ in range(MOST):
        try:
            return games.game(rules)
        except RulesError as fault:
            name = _hindrance(fault)
        if name not in known or name == PLAYERS or f"+{name}=" in rules:
            return None
        changed = (f"{rules}+{name}={value_text(value)}" for value in known[name].values)
        found = next((text for text in changed if _fault(text) != name), None)
        if found is None:
            return None
        rules = found
    return None


def _hindrance(fault: RulesError) -> str:
    """The option that a conflict names first."""
    return str(fault.params.get("first", "")).partition("=")[0]


def _fault(rules: str) -> str:
    try:
        games.game(rules)
    except RulesError as fault:
        return _hindrance(fault)
    return ""
