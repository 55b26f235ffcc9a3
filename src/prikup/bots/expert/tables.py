"""Tables that were made from played deals and lie beside the players that read them."""

from __future__ import annotations

from hashlib import sha256
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


def hash_of(*names: str) -> str:
    """The SHA-256 of some tables together, in hex. Raises BotError(bot_table) for one that is missing."""
    digest = sha256()
    for name in names:
        digest.update(_data(name))
    return digest.hexdigest()


def read_table(name: str, kind: type[Kind]) -> Kind:
    """A table of the program. Raises BotError(bot_table) if it is missing, damaged or of another version."""
    try:
        found = msgspec.json.decode(_data(name), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BotError("bot_table", file=name) from error
    if found.version != VERSION:
        raise BotError("bot_table", file=name)
    return found


def _data(name: str) -> bytes:
    try:
        return (files(__package__) / name).read_bytes()
    except OSError as error:
        raise BotError("bot_table", file=name) from error
