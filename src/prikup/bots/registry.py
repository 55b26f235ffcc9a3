"""The list of all bots, by game and name."""

from __future__ import annotations

from collections.abc import Callable

from prikup.bots.base import Bot, BotError
from prikup.bots.pimc import Budget
from prikup.bots.preferans.chance import RandomBot as PreferansChance
from prikup.bots.preferans.expert import ExpertBot as PreferansExpert
from prikup.bots.preferans.master import MasterBot as PreferansMaster
from prikup.bots.preferans.pimc import PimcBot as PreferansPimc
from prikup.bots.preferans.thumb import RuleOfThumbBot as PreferansThumb
from prikup.bots.random import RandomBot
from prikup.bots.thousand.expert import ExpertBot as ThousandExpert
from prikup.bots.thousand.master import MasterBot as ThousandMaster
from prikup.bots.thousand.pimc import PimcBot as ThousandPimc
from prikup.bots.thousand.thumb import RuleOfThumbBot as ThousandThumb
from prikup.core.options import nearest

Factory = Callable[[str], Bot]
"""Makes a bot with a seed."""

FOR_EVERY_GAME: dict[str, Factory] = {"random": RandomBot}
"""Bots that play any game."""

BY_GAME: dict[str, dict[str, Factory]] = {
    "thousand": {"thumb": ThousandThumb, "pimc": ThousandPimc, "expert": ThousandExpert, "master": ThousandMaster},
    "preferans": {
        "random": PreferansChance,
        "thumb": PreferansThumb,
        "pimc": PreferansPimc,
        "expert": PreferansExpert,
        "master": PreferansMaster,
    },
}
"""Bots that play one game, by its name, each stronger than those before it; they come before those that play any
game."""

SEARCHING: dict[str, dict[str, Callable[[str, Budget], Bot]]] = {
    "thousand": {"pimc": ThousandPimc, "expert": ThousandExpert, "master": ThousandMaster},
    "preferans": {"pimc": PreferansPimc, "expert": PreferansExpert, "master": PreferansMaster},
}
"""Those of them that search as far as a budget goes."""

HINT_SECONDS = 1.0
"""Seconds of a processor that a hint may take, if nobody says otherwise (``advisers``)."""

THINKS: dict[str, float] = {"pimc": 0.3, "expert": 0.3, "master": 0.3}
"""Seconds of a processor that 99 of 100 decisions of a bot take at most, where it is more than a few hundredths
(docs/strength.md)."""


def bot_names(game: str) -> tuple[str, ...]:
    """The names of all bots that play a game."""
    return tuple(dict.fromkeys((*FOR_EVERY_GAME, *BY_GAME.get(game, ()))))


def all_bot_names() -> tuple[str, ...]:
    """The names of all bots of all games, each once."""
    return tuple(dict.fromkeys((*FOR_EVERY_GAME, *(name for own in BY_GAME.values() for name in own))))


def rungs(game: str) -> tuple[str, ...]:
    """The levels of a game, from the weakest, which draws by chance, to the strongest."""
    return ("random", *(name for name in BY_GAME.get(game, ()) if name != "random"))


def advisers(game: str, seconds: float) -> tuple[str, ...]:
    """The levels that can give a hint, the strongest first: they have reasons, and 99 of 100 of their decisions take at
    most so many seconds of a processor."""
    return tuple([name for name in reversed(rungs(game)[1:]) if THINKS.get(name, 0.0) <= seconds])


def default_bot(game: str) -> str:
    """The default bot of a game: its rule-of-thumb player if it has one."""
    return "thumb" if "thumb" in bot_names(game) else "random"


def make_bot(name: str, seed: int | str = 0, game: str = "thousand", *, budget: Budget | None = None) -> Bot:
    """Makes a bot by name for a game, with its own seed. Raises BotError(unknown_bot).

    ``budget``: how far a bot that searches may go, in place of its own; others take no notice of it.
    """
    searching = SEARCHING.get(game, {}).get(name)
    if searching is not None and budget is not None:
        return searching(str(seed), budget)
    factory = BY_GAME.get(game, {}).get(name) or FOR_EVERY_GAME.get(name)
    if factory is None:
        known = bot_names(game)
        raise BotError("unknown_bot", bot=name[:40], known=", ".join(known), nearest=nearest(name, known))
    return factory(str(seed))
