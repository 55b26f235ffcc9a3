"""The pulka as data: the contents of each field of the paper sheet of Preferans (PF-248..252)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.preferans.events import (
    DealBegan,
    DealScored,
    Fined,
    GameNamed,
    Helped,
    MisereNamed,
    RaceEnded,
    StageBegan,
    Surrendered,
    TotusNamed,
)
from prikup.preferans.layout import owed_levels
from prikup.preferans.seen.running_sums import Paper, anew, fresh, scored, written
from prikup.preferans.state import Sheet

TOKENS = ("wheel", "bicycle", "motorcycle", "car", "locomotive")
"""The signs for one to five hundred whists (PF-252)."""


class Sector(Struct, frozen=True):
    """One player's part of the sheet. Entries are running sums, as written one after another."""

    seat: Seat
    pool: tuple[int, ...]
    hill: tuple[int, ...]
    whists: tuple[tuple[Seat, tuple[int, ...]], ...]
    """For each other player, clockwise, the whists on that player."""
    closed: bool
    """Whether the pool is closed: ``>>`` (PF-251)."""
    flag: bool
    """Whether the hill was written down to 0: a small flag (PF-251)."""
    passes: tuple[tuple[int, int], ...]
    """The player's tricks in all-passes, each with the multiplier of the bomb that the all-pass left, or 1."""
    bombs: tuple[int, ...]
    """Multipliers of bombs not yet used."""
    games: int
    """The number of games made (field 12)."""
    owed: tuple[int, ...]
    """Games left to play in the Razbojnik: 6 to 10, and 0 for the misere (field 11)."""


class Pulka(Struct, frozen=True):
    """The whole sheet."""

    first: Seat
    """The first dealer; the arrow points there (field 1)."""
    size: int
    """The points of a closed pool; 0 if it has no size (field 2)."""
    price: int
    """The price of a whist (field 4)."""
    dealer: Seat
    sectors: tuple[Sector, ...]


def pulka(events: Iterable[AddressedEvent], sheet: Sheet, opening: Sheet) -> Pulka:
    """The pulka written by the events of a match, played or entered.

    ``sheet``: the current sheet; ``opening``: the sheet before the first event.
    """
    paper = fresh(opening)
    declarer = -1
    for told in events:
        event = told.event
        if isinstance(event, DealBegan):
            declarer = -1
        elif isinstance(event, GameNamed | MisereNamed | TotusNamed | Surrendered):
            declarer = event.seat
        elif isinstance(event, DealScored):
            paper = scored(paper, event.ending, event.tricks, event.lines, declarer)
        elif isinstance(event, Fined | Helped):
            paper = written(paper, event.lines)
        elif isinstance(event, RaceEnded | StageBegan):
            paper = anew(paper, event.sheet)
    sectors = tuple(_sector(paper, sheet, seat) for seat in range(len(sheet.pools)))
    return Pulka(sheet.first, sheet.size, sheet.price, sheet.dealer, sectors)


def _sector(paper: Paper, sheet: Sheet, seat: Seat) -> Sector:
    others = [(seat + step) % len(paper.pools) for step in range(1, len(paper.pools))]
    hill = paper.hills[seat]
    return Sector(
        seat,
        paper.pools[seat],
        hill,
        tuple((other, paper.whists[seat][other]) for other in others),
        bool(sheet.size) and sheet.pools[seat] >= sheet.size,
        bool(hill) and hill[-1] == 0,
        paper.passes[seat],
        sheet.bombs[seat] if sheet.bombs else (),
        paper.games[seat],
        owed_levels(sheet.owed[seat]) if sheet.owed else (),
    )


def tokens(whists: int) -> tuple[str, ...]:
    """The signs for the hundreds in a sum of whists, the largest first: 730 is a locomotive and a bicycle."""
    hundreds = whists // 100
    return (*(TOKENS[-1],) * (hundreds // 5), *((TOKENS[hundreds % 5 - 1],) if hundreds % 5 else ()))
