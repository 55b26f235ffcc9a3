"""Who sits at the table: the bots asked for, and the names by which the players are called."""

from __future__ import annotations

from prikup import bots
from prikup.cli.errors import input_error
from prikup.cli.saves import Seating
from prikup.cli.texts import CliTexts
from prikup.core.options import nearest


def bot_names(text: str, game: str, wanted: int) -> tuple[str, ...]:
    """The bots of a text such as ``thumb,random``; a single one stands for all. Raises Trouble."""
    names = tuple(name.strip() for name in text.split(","))
    known = bots.names(game)
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
    """What the players are called, in the user's language; the human is "you"."""
    names = [words.say(f"cli-name-{number}") for number in range(players)]
    if seating.human >= 0:
        names[seating.human] = words.say("cli-name-you")
    return tuple(names)
