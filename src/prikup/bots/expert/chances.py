"""How likely a seat is to win a match of Thousand for three, by the totals: a table from a Markov model of the results
of deals (`python -m bench.chances` makes it anew)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Annotated

from msgspec import Meta, Struct

from prikup.bots.expert.tables import read_table

FILE = "chances.json"
PLAYERS = 3


class Chances(Struct, frozen=True, forbid_unknown_fields=True):
    """The table. Totals between two of its totals count in proportion, those beyond it as the last one."""

    version: int
    recipe: str
    target: Annotated[int, Meta(ge=1)]
    """The total that wins, in score points."""
    step: Annotated[int, Meta(ge=1)]
    least: int
    """The smallest total; each following one is a step more."""
    defended: Annotated[float, Meta(ge=0)]
    """The score points that a defender wrote, on average."""
    permille: Annotated[tuple[Annotated[int, Meta(ge=0, le=1000)], ...], Meta(min_length=8)]
    """By the own total, then by those of the others, the chance to win, in thousandths."""

    @property
    def count(self) -> int:
        """How many totals there are for a seat."""
        return (self.target - self.least) // self.step

    def win(self, own: float, first: float, second: float, target: int) -> float:
        """The chance of a seat that has not won yet, with the totals of the others, by a target."""
        scale = self.target / target
        below, parts = [], []
        for total in (own, first, second):
            at = min(self.count - 1.0, max(0.0, (total * scale - self.least) / self.step))
            low = min(self.count - 2, int(at))
            below.append(low)
            parts.append(at - low)
        found = 0.0
        for more in product((0, 1), repeat=PLAYERS):
            weight, number = 1.0, 0
            for low, part, up in zip(below, parts, more, strict=True):
                weight *= part if up else 1 - part
                number = number * self.count + low + up
            found += weight * self.permille[number]
        return found / 1000


@cache
def chances() -> Chances:
    """The table that belongs to the program. Raises BotError(bot_table)."""
    return read_table(FILE, Chances)
