"""What declarers really take where the solver says what best play with open cards gives: a table made from played
deals (`python -m bench.outcomes` makes it anew)."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from prikup.bots.expert.tables import read_table

FILE = "outcomes.json"
Share = Annotated[float, Meta(ge=0, le=1)]


class Made(Struct, frozen=True, forbid_unknown_fields=True):
    """How often contracts of Thousand were made, by how many card points more than the amount the solver gave."""

    least: int
    """The margin of the first share; smaller ones count as this one, larger ones as the last."""
    step: Annotated[int, Meta(ge=1)]
    shares: Annotated[tuple[Share, ...], Meta(min_length=2)]

    def chance(self, margin: float) -> float:
        """How likely a contract with this margin is made; between two margins of the table in proportion."""
        at = (margin - self.least) / self.step
        if at <= 0:
            return self.shares[0]
        below = int(at)
        if below >= len(self.shares) - 1:
            return self.shares[-1]
        part = at - below
        return self.shares[below] * (1 - part) + self.shares[below + 1] * part


class Taken(Struct, frozen=True, forbid_unknown_fields=True):
    """How many tricks more than the solver gave declarers of Preferans took, by how many it gave beyond the level."""

    least: int
    """The margin of the first row; smaller ones count as this one, larger ones as the last."""
    fewest: int
    """The difference to the solver's tricks that the first share of a row is for."""
    rows: Annotated[tuple[Annotated[tuple[Share, ...], Meta(min_length=1)], ...], Meta(min_length=1)]

    def tricks(self, solved: int, level: int, most: int = 10) -> dict[int, float]:
        """By number of tricks how likely the declarer takes it."""
        row = self.rows[min(len(self.rows) - 1, max(0, solved - level - self.least))]
        found: dict[int, float] = {}
        for at, share in enumerate(row):
            number = min(most, max(0, solved + self.fewest + at))
            found[number] = found.get(number, 0.0) + share
        return found


class Outcomes(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table."""

    version: int
    recipe: str
    """The command that made it."""
    thousand: Made
    """Where three play and the talon is taken."""
    suit: Taken
    """Games of Preferans with a trump."""
    no_trump: Taken


@cache
def outcomes() -> Outcomes:
    """The table that belongs to the program. Raises BotError(bot_table)."""
    return read_table(FILE, Outcomes)
