"""The bots by name: the only list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from prikup.bots.base import Bot
from prikup.bots.random import Chance
from prikup.bots.thumb import Thumb
from prikup.core.errors import PrikupError
from prikup.core.options import nearest

BOTS: dict[str, Callable[[str], Bot]] = {"random": Chance, "thumb": Thumb}
"""Factories: each takes a seed."""

NAMES = tuple(BOTS)
"""The names of all bots."""


class BotError(PrikupError):
    """A bot that does not exist."""

    kind: ClassVar[str] = "bot"


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot of a name with a seed of its own. Raises BotError(unknown_bot)."""
    factory = BOTS.get(name)
    if factory is None:
        raise BotError("unknown_bot", bot=name[:40], known=", ".join(NAMES), nearest=nearest(name, NAMES))
    return factory(str(seed))
