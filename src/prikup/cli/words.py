"""What the command line says: the texts of the language, and faults as one line."""

from __future__ import annotations

from prikup.bots import Reason
from prikup.cli.trouble import Trouble
from prikup.core.errors import PrikupError
from prikup.texts import Texts


class Words(Texts):
    """The texts with the words that only the command line needs."""

    def why(self, error: PrikupError) -> str:
        """The sentence of an error without its full stop; its bare code and values where no language has words."""
        try:
            text = self.error(error)
        except KeyError:
            text = str(error)
        return " ".join(text.split()).rstrip(".")

    def trouble(self, found: Trouble) -> str:
        """``where: why (code)``, on one line."""
        where = " ".join(found.where.split()) or "-"
        return printable(f"{where}: {self.why(found.error)} ({found.error.code})")

    def reason(self, reason: Reason) -> str:
        """A bot's reason in words; nothing where there are none."""
        return self.say(reason.id, **reason.params).rstrip(".") if self.has(reason.id) else ""


def printable(text: str) -> str:
    """A text without characters that would move the cursor or hide what stands beside them."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
