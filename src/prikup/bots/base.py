"""What a bot is: it gets a view and the legal actions, and returns an action with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from prikup.core.errors import PrikupError


class BotError(PrikupError):
    """The bot does not exist, or may not search at all."""

    kind: ClassVar[str] = "bot"


class Reason(Struct, frozen=True):
    """A reason: the id of a message and the values that it names. Cards and suits are numbers, as everywhere."""

    id: str
    params: dict[str, str | int] = {}
    also: tuple[Reason, ...] = ()
    """What was found of other actions, the best of them first."""


class Choice(Struct, frozen=True):
    """An action and the reason for it."""

    action: Any
    reason: Reason
    by: str = ""
    """The level that decided, where the bot's own method could not; empty if the bot did."""


class Bot(Protocol):
    """A player that is a program. It is told what its seat sees, and never gets a match or a state.

    A bot is made with a seed and draws from its own random source, so the same seed and the same views give the same
    play. ``view`` is the game's own view type, ``legal`` the actions that the match allows this seat now.
    """

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        """The action of the seat in turn; one of ``legal``, which is not empty."""

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        """An action out of turn (such as a claim) while another seat is awaited; None for none."""


def because(message: str, **params: str | int) -> Reason:
    """Makes a reason in one line."""
    return Reason(message, params)
