"""Tables that were made from played deals and lie beside the players that read them."""

from __future__ import annotations

from importlib.resources import files
from typing import Protocol, TypeVar

import msgspec

from prikup.bots.base import BotError

VERSION = 1


class Table(Protocol):
    """What every table holds."""

    @property
    def version(self) -> int:
        """The form of the table."""

    @property
    def recipe(self) -> str:
        """The command that made it."""


Kind = TypeVar("Kind", bound=Table)


def read_table(name: str, kind: type[Kind]) -> Kind:
    """A table of the program. Raises BotError(bot_table) if it is missing, damaged or of another version."""
    try:
        found = msgspec.json.decode((files(__package__) / name).read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BotError("bot_table", file=name) from error
    if found.version != VERSION:
        raise BotError("bot_table", file=name)
    return found
