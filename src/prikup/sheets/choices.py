"""The rule sets offered for a new sheet: every preset, for every number of players that it allows."""

from __future__ import annotations

import functools

from msgspec import Struct

from prikup import games
from prikup.core.options import value_text

PLAYERS = "table.players"
"""The option for the number of players, in games that have it."""


class SheetTable(Struct, frozen=True):
    """A rule string and its number of players."""

    rules: str
    players: int


class SheetPreset(Struct, frozen=True):
    """A preset, named ``game/name``; its title is the message ``preset-game-name``."""

    preset: str
    game: str
    tables: tuple[SheetTable, ...]
    """The preset itself first, then with fewer and more players."""


@functools.cache
def sheet_presets() -> tuple[SheetPreset, ...]:
    """All presets, game by game."""
    return tuple(SheetPreset(rules, games.game_name_of(rules), _tables(rules)) for rules in games.presets())


def _tables(rules: str) -> tuple[SheetTable, ...]:
    option = games.options(games.game_name_of(rules)).get(PLAYERS)
    found = [SheetTable(rules, games.game(rules).players)]
    for value in option.values if option is not None else ():
        game = games.nearest_playable(f"{rules}+{PLAYERS}={value_text(value)}")
        if game is not None and game.players not in [table.players for table in found]:
            found.append(SheetTable(game.text, game.players))
    return tuple(found)
