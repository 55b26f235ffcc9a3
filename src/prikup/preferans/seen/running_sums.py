"""The running sums of a pulka: the figures of each field in the order they were written (PF-248..252).

Nothing is erased on paper: the pool reads 2, 6, 12, and only the last figure counts.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.preferans.lines import HILL, POOL, UNITS, WHISTS
from prikup.preferans.outcome import MADE
from prikup.preferans.state import Sheet

Entries = tuple[int, ...]
"""Running sums, the current one last; empty while nothing was written."""


class Paper(Struct, frozen=True):
    """The figures in the fields, by seat. Points of pool and hill, whists."""

    pools: tuple[Entries, ...] = ()
    hills: tuple[Entries, ...] = ()
    whists: tuple[tuple[Entries, ...], ...] = ()
    """By seat, then by the seat on whom the whists are."""
    passes: tuple[tuple[tuple[int, int], ...], ...] = ()
    """Tricks in the all-passes that a seat played, each with the multiplier of the bomb it got, or 1."""
    games: tuple[int, ...] = ()
    """Games made (field 12)."""


def fresh(sheet: Sheet) -> Paper:
    """The paper of a match that begins with a given sheet: of earlier deals only the sums are known."""
    players = len(sheet.pools)

    def known(points: Iterable[int]) -> tuple[Entries, ...]:
        return tuple((one,) if one else () for one in points)

    whists = tuple(known(row) for row in sheet.whists)
    return Paper(known(sheet.pools), known(sheet.hills), whists, ((),) * players, (0,) * players)


def scored(paper: Paper, ending: str, tricks: tuple[int, ...], lines: tuple[Line, ...], declarer: Seat) -> Paper:
    """After a deal was written. ``tricks`` by place; ``declarer``: whose game it was, -1 without."""
    paper = written(paper, lines)
    if ending in MADE and declarer >= 0:
        games = tuple(count + (seat == declarer) for seat, count in enumerate(paper.games))
        return replace(paper, games=games)
    if ending != "passes":
        return paper
    bombs = {line.seat: line.amount for line in lines if line.name == "bomb.got"}
    passes = tuple((*row, (tricks[seat], bombs.get(seat, 1))) for seat, row in enumerate(paper.passes))
    return replace(paper, passes=passes)


def written(paper: Paper, lines: Iterable[Line]) -> Paper:
    """After some lines were written."""
    pools, hills = list(paper.pools), list(paper.hills)
    whists = [list(row) for row in paper.whists]
    for line in lines:
        unit = UNITS.get(line.name)
        if unit == POOL:
            pools[line.seat] = _add(pools[line.seat], line.amount)
        elif unit == HILL:
            hills[line.seat] = _add(hills[line.seat], line.amount)
        elif unit == WHISTS:
            on = line.note[0]
            whists[line.seat][on] = _add(whists[line.seat][on], line.amount)
    return replace(paper, pools=tuple(pools), hills=tuple(hills), whists=tuple(map(tuple, whists)))


def anew(paper: Paper, sheet: Sheet) -> Paper:
    """Starts pools and hills over, with a race or after a Razbojnik that is settled apart."""

    def now(entries: tuple[Entries, ...], points: tuple[int, ...]) -> tuple[Entries, ...]:
        return tuple(
            one if (one[-1] if one else 0) == there else (*one, there)
            for one, there in zip(entries, points, strict=True)
        )

    return replace(paper, pools=now(paper.pools, sheet.pools), hills=now(paper.hills, sheet.hills))


def _add(entries: Entries, amount: int) -> Entries:
    return (*entries, (entries[-1] if entries else 0) + amount) if amount else entries
