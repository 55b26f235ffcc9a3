"""Errors as data: a stable code and the values for its message. Every code has a message in every language."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Why an action is not legal now: a stable code and the values for its message."""

    code: str
    params: dict[str, str | int] = {}


class PrikupError(ValueError):
    """The base of all errors that a user can cause. ``str()`` gives the code and its values; ``prikup.texts`` has
    the message."""

    kind: ClassVar[str] = "error"
    game: str = ""
    """The game whose options the error names; empty where it names none, or does not know."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        shown = ", ".join(f"{name}={value}" for name, value in params.items())
        super().__init__(f"{code} ({shown})" if shown else code)


class IllegalAction(PrikupError):
    """An action that is not legal now; the state that refused it is unchanged."""

    kind = "illegal"

    @classmethod
    def of(cls, refusal: Refusal) -> IllegalAction:
        """The exception that carries a refusal."""
        return cls(refusal.code, **refusal.params)


class RulesError(PrikupError):
    """An invalid rule string or rule set: an unknown option, an impossible value, options that exclude each other."""

    kind = "rules"


class NotationError(PrikupError):
    """Text that is not a valid card, position, action or record."""

    kind = "notation"


class SetupError(PrikupError):
    """A position that cannot be played; carries the code of its first problem."""

    kind = "setup"


CODES = (
    "bad_card",
    "card_twice",
    "bad_seed",
    "not_your_turn",
    "not_now",
    "match_over",
    "no_such_seat",
    "malformed_action",
    "table_only",
    "not_your_card",
    "wrong_cards",
    "unknown_game",
    "unknown_preset",
    "unknown_option",
    "option_twice",
    "bad_value",
    "options_conflict",
    "bad_rules_text",
    "rules_apart",
    "deals_range",
)
"""Error codes raised by the core. Each game, the notation and the command line list their own."""
