"""The pulka as data: what stands in each field of the paper sheet of Preferans (PF-248..252)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from prikup.core.events import Line, Told
from prikup.core.seats import Seat
from prikup.preferans.events import DealBegan, GameNamed, MisereNamed, Surrendered, TotusNamed
from prikup.preferans.lines import HILL, POOL, UNITS, WHISTS
from prikup.preferans.sheet_events import DealScored, Fined, Helped, RaceEnded, StageBegan
from prikup.preferans.state import Sheet

TOKENS = ("wheel", "bicycle", "motorcycle", "car", "locomotive")
"""Signs for hundreds of whists, one to five of them (PF-252)."""


MADE = ("made", "unplayed", "half")
"""Endings of a game that counts as made."""


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


class _Paper:
    """The fields while they are written."""

    def __init__(self, players: int, opening: Sheet | None) -> None:
        self.players = players
        nothing = (0,) * players
        pools, hills = (nothing, nothing) if opening is None else (opening.pools, opening.hills)
        self.pools = [[points] if points else [] for points in pools]
        self.hills = [[points] if points else [] for points in hills]
        whists = (nothing,) * players if opening is None else opening.whists
        self.whists = [[[points] if points else [] for points in row] for row in whists]
        self.passes: list[list[tuple[int, int]]] = [[] for _ in range(players)]
        self.games = [0] * players

    def deal(self, event: DealScored, declarer: Seat) -> None:
        self.lines(event.lines)
        if event.ending in MADE and declarer >= 0:
            self.games[declarer] += 1
        if event.ending == "passes":
            bombs = {line.seat: line.amount for line in event.lines if line.name == "bomb.got"}
            for seat in range(self.players):
                self.passes[seat].append((event.tricks[seat], bombs.get(seat, 1)))

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            unit = UNITS.get(line.name)
            if unit == POOL:
                _add(self.pools[line.seat], line.amount)
            elif unit == HILL:
                _add(self.hills[line.seat], line.amount)
            elif unit == WHISTS:
                _add(self.whists[line.seat][line.note[0]], line.amount)

    def anew(self, sheet: Sheet) -> None:
        """Pools and hills that begin again, with a race or after a Razbojnik that is settled apart."""
        for entries, now in ((self.pools, sheet.pools), (self.hills, sheet.hills)):
            for seat, points in enumerate(now):
                if (entries[seat][-1] if entries[seat] else 0) != points:
                    entries[seat].append(points)


def pulka(events: Iterable[Told], sheet: Sheet, opening: Sheet | None = None) -> Pulka:
    """The sheet that the events of a match, played or kept, have written; ``sheet`` as it stands.

    ``opening``: what stood on it before, where the match does not begin with an empty one.
    """
    players = len(sheet.pools)
    paper = _Paper(players, opening)
    declarer = -1
    for told in events:
        event = told.event
        if isinstance(event, DealBegan):
            declarer = -1
        elif isinstance(event, GameNamed | MisereNamed | TotusNamed | Surrendered):
            declarer = event.seat
        elif isinstance(event, DealScored):
            paper.deal(event, declarer)
        elif isinstance(event, Fined | Helped):
            paper.lines(event.lines)
        elif isinstance(event, RaceEnded | StageBegan):
            paper.anew(event.sheet)
    sectors = tuple(_sector(paper, sheet, seat) for seat in range(players))
    return Pulka(sheet.first, sheet.size, sheet.price, sheet.dealer, sectors)


def _sector(paper: _Paper, sheet: Sheet, seat: Seat) -> Sector:
    others = [(seat + step) % paper.players for step in range(1, paper.players)]
    hill = paper.hills[seat]
    return Sector(
        seat,
        tuple(paper.pools[seat]),
        tuple(hill),
        tuple((other, tuple(paper.whists[seat][other])) for other in others),
        bool(sheet.size) and sheet.pools[seat] >= sheet.size,
        bool(hill) and hill[-1] == 0,
        tuple(paper.passes[seat]),
        sheet.bombs[seat] if sheet.bombs else (),
        paper.games[seat],
        _owed(sheet.owed[seat]) if sheet.owed else (),
    )


def _add(entries: list[int], amount: int) -> None:
    if amount:
        entries.append((entries[-1] if entries else 0) + amount)


def _owed(bits: int) -> tuple[int, ...]:
    return (*(level for level in range(6, 11) if bits >> level - 6 & 1), *((0,) if bits >> 5 & 1 else ()))


def tokens(whists: int) -> tuple[str, ...]:
    """The signs for the hundreds of a sum of whists, the largest first: 730 is a locomotive and a bicycle."""
    hundreds = whists // 100
    return (*(TOKENS[-1],) * (hundreds // 5), *((TOKENS[hundreds % 5 - 1],) if hundreds % 5 else ()))
