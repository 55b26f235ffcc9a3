"""The players of a table: the bots asked for, and the names shown."""

from __future__ import annotations

from prikup import bots
from prikup.cli.errors import input_error
from prikup.cli.saves import Seating
from prikup.cli.texts import CliTexts
from prikup.core.options import nearest


def bot_names(text: str, game: str, wanted: int) -> tuple[str, ...]:
    """The bots of a text such as ``thumb,random``; a single name is repeated for all seats. Raises InputError."""
    names = tuple(name.strip() for name in text.split(","))
    known = bots.bot_names(game)
    for name in names:
        if name not in known:
            near = nearest(name, known)
            raise input_error("--bots", "unknown_bot", bot=name[:40], known=", ".join(known), nearest=near)
    if len(names) == 1:
        names *= wanted
    if len(names) != wanted:
        raise input_error("--bots", "bots_count", count=len(names), wanted=wanted)
    return names


def player_names(words: CliTexts, seating: Seating, players: int) -> tuple[str, ...]:
    """The names of the players in the user's language; the human is "you"."""
    names = [words.say(f"cli-name-{number}") for number in range(players)]
    if seating.human >= 0:
        names[seating.human] = words.say("cli-name-you")
    return tuple(names)
