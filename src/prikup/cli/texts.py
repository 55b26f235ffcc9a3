"""The texts of the command line, and errors as one line."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots import Reason
from prikup.cli.errors import InputError
from prikup.core.errors import PrikupError
from prikup.core.seats import Seat
from prikup.texts import Texts


class CliTexts(Texts):
    """The texts with the words that only the command line needs."""

    def why(self, error: PrikupError, names: Sequence[str] = (), you: Seat | None = None) -> str:
        """An error in words, without its full stop."""
        return " ".join(self.error(error, names, you).split()).rstrip(".")

    def input_error(self, found: InputError) -> str:
        """``where: why (code)``, on one line. An error in a line of a sheet has the code of its cause."""
        where = " ".join(found.where.split()) or "-"
        words = self if found.game is None else self.of(found.game)
        code = found.error.params["why"] if found.error.code == "sheet_line" else found.error.code
        return printable(f"{where}: {words.why(found.error, found.names)} ({code})")

    def reason(self, reason: Reason) -> str:
        """A bot's reason in words, with what it says of other actions; empty if it gives none."""
        said = [self.say(one.id, **one.params).rstrip(".") for one in (reason, *reason.also) if self.has(one.id)]
        return "; ".join(said) if self.has(reason.id) else ""


def printable_params(error: PrikupError) -> dict[str, str | int]:
    """The values of an error for JSON."""
    return {name: printable(value) if isinstance(value, str) else value for name, value in error.params.items()}


def printable(text: str) -> str:
    """A text with control characters replaced, which could move the cursor or hide text."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
