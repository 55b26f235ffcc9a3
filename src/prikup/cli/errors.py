"""Errors in the user's input: one line with place, reason and code; exit status 2."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.core.errors import PrikupError
from prikup.core.game import AnyGame

BAD_INPUT = 2
"""The exit status of every fault in what the user gave."""
INTERRUPTED = 130
"""The exit status after Ctrl-C."""


class InputError(Exception):
    """A fault in the user's input: the place, the error, and the game and players whose words describe it."""

    def __init__(self, where: str, error: PrikupError, game: AnyGame | None = None, names: Sequence[str] = ()) -> None:
        super().__init__(where, error)
        self.where = where
        self.error = error
        self.game = game
        self.names = names


class CliError(PrikupError):
    """A fault that only the command line can find: a file that exists, a number out of range, an unknown bot."""

    kind = "cli"


def input_error(where: str, code: str, **params: str | int) -> InputError:
    """An error of the command line itself."""
    return InputError(where, CliError(code, **params))


CODES = (
    "usage",
    "unknown_bot",
    "bots_count",
    "out_of_range",
    "bad_deal_seed",
    "bad_master_seed",
    "bad_language",
    "bad_format",
    "pdf_on_terminal",
    "no_file",
    "not_readable",
    "not_writable",
    "file_exists",
    "match_finished",
    "changed_elsewhere",
    "no_terminal",
    "no_table",
    "port_taken",
    "no_address",
    "no_server",
    "sheet_no_file",
    "sheet_not_new",
    "card_ambiguous",
    "option_unused",
    "table_unknown",
)
"""Codes that the command line itself raises."""
