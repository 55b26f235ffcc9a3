"""The pulka as data: what stands in each field of the paper sheet of Preferans (PF-248..252)."""

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
from prikup.preferans.seen.paper import Paper, anew, fresh, scored, written
from prikup.preferans.state import Sheet

TOKENS = ("wheel", "bicycle", "motorcycle", "car", "locomotive")
"""Signs for hundreds of whists, one to five of them (PF-252)."""


class Sector(Struct, frozen=True):
    """One player's part of the sheet. Entries are running sums, as they are written one after another."""

    seat: Seat
    pool: tuple[int, ...]
    hill: tuple[int, ...]
    whists: tuple[tuple[Seat, tuple[int, ...]], ...]
    """For each other player, clockwise, the whists on him."""
    closed: bool
    """The pool has its points: ``>>`` (PF-251)."""
    flag: bool
    """The hill was written down to 0: a small flag (PF-251)."""
    passes: tuple[tuple[int, int], ...]
    """Tricks of the all-passes that he sat in, each with the multiplier of the bomb that it left him, or 1."""
    bombs: tuple[int, ...]
    """Multipliers that wait."""
    games: int
    """Games made (field 12)."""
    owed: tuple[int, ...]
    """Games still to be played in the Razbojnik: 6 to 10, and 0 for the misere (field 11)."""


class Pulka(Struct, frozen=True):
    """The whole sheet."""

    first: Seat
    """The first dealer, to whom the arrow points (field 1)."""
    size: int
    """Points of a closed pool; 0 where it has no size (field 2)."""
    price: int
    """Price of a whist (field 4)."""
    dealer: Seat
    sectors: tuple[Sector, ...]


def pulka(events: Iterable[AddressedEvent], sheet: Sheet, opening: Sheet) -> Pulka:
    """The sheet that the events of a match, played or kept, have written; ``sheet`` as it stands.

    ``opening``: what stood on it before.
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
        _owed(sheet.owed[seat]) if sheet.owed else (),
    )


def _owed(bits: int) -> tuple[int, ...]:
    return (*(level for level in range(6, 11) if bits >> level - 6 & 1), *((0,) if bits >> 5 & 1 else ()))


def tokens(whists: int) -> tuple[str, ...]:
    """The signs for the hundreds of a sum of whists, the largest first: 730 is a locomotive and a bicycle."""
    hundreds = whists // 100
    return (*(TOKENS[-1],) * (hundreds // 5), *((TOKENS[hundreds % 5 - 1],) if hundreds % 5 else ()))
