"""Which player made a decision: all that is needed, beside its seed and its view, to make it again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from random import Random
from typing import Any

from msgspec import Struct

from prikup.bots.pimc import Budget
from prikup.bots.registry import SEARCHING, make_bot
from prikup.core.seats import Seat
from prikup.core.shuffle import derived_seed, seed_bytes

DRAWN = "draw"
"""What stands for a bot where none answered and the action was drawn."""


class PlayedBy(Struct, frozen=True, gc=False, omit_defaults=True):
    """The player that made a decision."""

    level: str
    """The name of the bot that was asked."""
    version: str
    """The version of the program."""
    model: str = ""
    """The SHA-256 of the level's model, in hex; empty for a level that has none."""
    worlds: int = 0
    """The budget: worlds; 0 for a level without one."""
    nodes: int = 0
    """The budget: positions searched in all worlds together."""
    fallback: str = ""
    """What decided because the level failed, or its own method could not: the name of a bot, or ``draw``. Empty if the
    level decided itself."""


@cache
def program_version() -> str:
    """The version of this program."""
    return version("prikup")


@cache
def played_by(game: str, level: str, fallback: str = "") -> PlayedBy:
    """The player of a level as it is now, with its own budget."""
    # Only of those that search: making another one may run anybody's program.
    bot = make_bot(level, "", game) if level in SEARCHING.get(game, {}) else None
    budget, model = getattr(bot, "budget", None), str(getattr(bot, "model", ""))
    worlds, nodes = (budget.worlds, budget.nodes) if isinstance(budget, Budget) else (0, 0)
    return PlayedBy(level, program_version(), model, worlds, nodes, fallback)


def decision_seed(secret: str, seat: Seat, step: int, *more: str) -> str:
    """The seed of a seat's decision after so many actions of a match, from the secret of the match.

    It tells nothing of the secret, so a bot's process never has that. ``more`` keeps other uses apart.
    """
    # By its bytes, as the commitment: another spelling of the same secret gives no other play.
    return derived_seed(seed_bytes(secret).hex(), seat, step, *more)


def drawn(seed: str, legal: Sequence[Any]) -> int:
    """The index of the action that is drawn where no bot answered."""
    return Random(seed).randrange(len(legal))


def decided(game: str, by: PlayedBy, seed: str, view: Any, legal: Sequence[Any], *, out_of_turn: bool) -> Any:
    """The action that a player decides on; None if it uses no right out of turn.

    Raises BotError: unknown_bot, bad_budget.
    """
    if by.fallback == DRAWN:
        return legal[drawn(seed, legal)]
    # A level below that decided instead had the same budget.
    budget = Budget(by.worlds, by.nodes) if by.worlds else None
    bot = make_bot(by.fallback or by.level, seed, game, budget=budget)
    choice = bot.interrupt(view, legal) if out_of_turn else bot.choose(view, legal)
    return None if choice is None else choice.action
