"""The geometry of a pulka: sectors, fields, and the rows in which figures are written. Numbers only.

The command line and the sheet page draw it through ``pulka_svg``, and so does the table in the browser:
``tools/generate.py`` writes the same geometry for the page, with samples of filled rows that the page must reproduce.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import dist, inf, sqrt

from msgspec import Struct

Point = tuple[float, float]
"""Distances from the left and from the top, in units of a sheet 640 wide."""
Field = tuple[Point, ...]
"""A shape; one that figures are written in is convex."""


class Box(Struct, frozen=True):
    """The field for the whists on another player."""

    after: int
    """How many seats after the sector's owner that player sits."""
    shape: Field
    field: Field
    """The part of it that holds figures."""


class Part(Struct, frozen=True):
    """A player's sector, clockwise from the bottom of the sheet."""

    shape: Field
    pool: Field
    pool_field: Field
    """The part of the pool that holds figures."""
    pool_at: Point
    """Its middle."""
    hill: Field
    boxes: tuple[Box, ...]


class Paper(Struct, frozen=True):
    """The geometry of the sheet for a number of players."""

    width: float
    height: float
    middle: Point
    parts: tuple[Part, ...]


class Row(Struct, frozen=True):
    """The room for a line of figures: its middle, its baseline, its width."""

    x: float
    y: float
    width: float


class Filled(Struct, frozen=True):
    """A line of figures as drawn: the earlier ones, and the last one, which counts."""

    row: Row
    old: str
    now: str


WHISTS, POOL = 0.35, 0.66
"""Where whists and pool end, from the edge (0) to the middle (1)."""
INNER = 31.0
"""The radius of the circle in the middle."""
LETTER = 0.56
"""The width of a digit, relative to the font size."""
OTHERS = {".": 0.27, " ": 0.27, "…": 0.95}
"""The widths of other characters, relative to the font size."""
LEADING = 1.16
"""The distance between baselines, relative to the font size."""
EDGE = 7.0
"""The distance between figures and lines."""


def _lerp(start: Point, end: Point, by: float) -> Point:
    """A point between two others, to a hundredth: no finer line is drawn, and the page gets these numbers."""
    return round(start[0] + (end[0] - start[0]) * by, 2), round(start[1] + (end[1] - start[1]) * by, 2)


def _edges(players: int, width: float, height: float) -> tuple[Field, ...]:
    """The edges of the sheet that belong to each sector."""
    left, right, top, bottom = 0.0, width, 0.0, height
    if players == 2:
        half = height / 2
        return (
            ((right, half), (right, bottom), (left, bottom), (left, half)),
            ((left, half), (left, top), (right, top), (right, half)),
        )
    if players == 3:
        return (
            ((right, bottom), (left, bottom)),
            ((left, bottom), (left, top), (width / 2, top)),
            ((width / 2, top), (right, top), (right, bottom)),
        )
    return (
        ((right, bottom), (left, bottom)),
        ((left, bottom), (left, top)),
        ((left, top), (right, top)),
        ((right, top), (right, bottom)),
    )


def _broadest(edge: Field) -> Field:
    """The longest straight piece of an edge, where figures have the most room."""
    at = max(range(len(edge) - 1), key=lambda n: (dist(edge[n], edge[n + 1]), -n))
    return edge[at : at + 2]


def _pieces(edge: Field, count: int) -> list[Field]:
    """The pieces of an edge, one for each other player."""
    if count == 1:
        return [edge]
    if len(edge) - 1 == count:
        return [edge[n : n + 2] for n in range(count)]
    start, end = edge[0], edge[-1]
    return [(_lerp(start, end, n / count), _lerp(start, end, (n + 1) / count)) for n in range(count)]


@lru_cache(maxsize=4)
def paper_of(players: int) -> Paper:
    """The sheet for 2, 3 or 4 players."""
    width, height = 640.0, 560.0 if players == 2 else 640.0
    middle = (width / 2, height * 0.45 if players == 3 else height / 2)

    def band(edge: Field, start: float, end: float) -> Field:
        inner = (_lerp(point, middle, end) for point in reversed(edge))
        return (*(_lerp(point, middle, start) for point in edge), *inner)

    def part(edge: Field) -> Part:
        broad = _broadest(edge)
        return Part(
            shape=(*edge, middle),
            pool=band(edge, WHISTS, POOL),
            pool_field=band(broad, WHISTS, POOL),
            pool_at=_lerp(_lerp(broad[0], broad[1], 0.5), middle, (WHISTS + POOL) / 2),
            hill=(*(_lerp(point, middle, POOL) for point in edge), middle),
            # The first box lies next to the previous player, the last one next to the next player.
            boxes=tuple(
                Box(players - 1 - at, band(piece, 0, WHISTS), band(_broadest(piece), 0, WHISTS))
                for at, piece in enumerate(_pieces(edge, players - 1))
            ),
        )

    return Paper(width, height, middle, tuple(map(part, _edges(players, width, height))))


# Rows and figures. web/src/lib/games/preferans/paper.ts fills rows in the same way, for the size of its screen.


def _slice(field: Field, y: float) -> tuple[float, float] | None:
    """The left and right ends of a convex field at a height."""
    start, end = inf, -inf
    for n, one in enumerate(field):
        other = field[(n + 1) % len(field)]
        if min(one[1], other[1]) > y or max(one[1], other[1]) < y:
            continue
        flat = one[1] == other[1]
        ends = (one[0], other[0]) if flat else (one[0] + (other[0] - one[0]) * (y - one[1]) / (other[1] - one[1]),)
        start, end = min(start, *ends), max(end, *ends)
    return (start, end) if start < end else None


def rows_of(field: Field, middle: Point, size: float) -> list[Row]:
    """The lines of figures that fit in a convex field, from the top; none crosses the circle in the middle."""
    high = size * LEADING
    y, most = min(y for _, y in field) + 3, max(y for _, y in field) - 4
    found: list[Row] = []
    while y + high <= most:
        above, below = _slice(field, y), _slice(field, y + high)
        near = max(0.0, middle[1] - y - high, y - middle[1])
        chord = sqrt((INNER + 4) ** 2 - near**2) if near < INNER + 4 else 0.0
        start, end = (max(above[0], below[0]) + EDGE, min(above[1], below[1]) - EDGE) if above and below else (0.0, 0.0)
        if chord and start < middle[0] + chord and end > middle[0] - chord:
            if middle[0] - chord - start > end - middle[0] - chord:
                end = middle[0] - chord
            else:
                start = middle[0] + chord
        if end - start >= size * LETTER * 3:
            found.append(Row((start + end) / 2, y + high * 0.8, end - start))
            y += high
        else:
            y += 2
    return found


def breadth(text: str, size: float) -> float:
    """The approximate width of a text."""
    return sum(OTHERS.get(letter, LETTER) for letter in text) * size


def written_in(entries: Sequence[int], rows: Sequence[Row], size: float, mark: str = "") -> list[Filled]:
    """Running sums as written one after another, the last one with its mark.

    If the field is full, the first figures are dropped.
    """
    figures = [str(entry).replace("-", "−") for entry in entries]
    last = (figures[-1] if figures else "0") + mark
    for start in range(max(1, len(figures))):
        words = [*(f"{figure}." for figure in figures[start:-1]), last]
        if start:
            words[0] = f"… {words[0]}"
        found = _filled(words, rows, size)
        if found:
            end = found[-1]
            return [*found[:-1], Filled(end.row, end.old[: len(end.old) - len(last)], last)]
    return [Filled(rows[0], "", last)] if rows else []


def _filled(words: Sequence[str], rows: Sequence[Row], size: float) -> list[Filled] | None:
    """Words one after another, row by row; None if they do not all fit."""
    found: list[Filled] = []
    left = iter(rows)
    for word in words:
        if found:
            longer = f"{found[-1].old} {word}"
            if breadth(longer, size) <= found[-1].row.width:
                found[-1] = Filled(found[-1].row, longer, "")
                continue
        row = next((row for row in left if breadth(word, size) <= row.width), None)
        if row is None:
            return None
        found.append(Filled(row, word, ""))
    return found


class Written(Struct, frozen=True):
    """A field with its contents."""

    title: Row | None
    """The row of its title, if it has one."""
    figures: list[Filled]
    under: Row | None
    """The row for signs under the figures."""


HIGH = 4
"""In how many rows from the top a title may stand."""
NEARLY = 0.9
"""What part of the widest row's width is wide enough for a title that no row has room for."""


def field_of(
    field: Field, middle: Point, entries: Sequence[int], size: float, *, title: str = "", signs: bool = False,
    mark: str = "",
) -> Written:  # fmt: skip
    """The figures of a field, under its title if it has one; a row is left for signs if there is more than one."""
    rows = rows_of(field, middle, size)
    head: Row | None = None
    if title:
        # In a corner the first rows may be too short for a name: it stands in the first that it fits, or the widest.
        widths = [row.width for row in rows[:HIGH]]
        fitting = [at for at, width in enumerate(widths) if width >= breadth(title, size)]
        # A title that is too long for all leaves a row for the figures.
        some = widths[: max(1, len(rows) - 1)]
        wide = [at for at, width in enumerate(some) if width >= NEARLY * max(some)]
        at = [*fitting, *wide, 0][0]
        head, rows = (rows[at] if rows else None), rows[at + 1 :]
    figures = written_in(entries, rows[:-1] if signs and len(rows) > 1 else rows, size, mark) if entries else []
    foot = figures[-1].row.y if figures else 0
    return Written(head, figures, next((row for row in rows if row.y > foot), None))


def short(text: str, row: Row | None, size: float) -> str:
    """A name, shortened to fit a row."""
    room = int((row.width if row else 0) / breadth("n", size))
    return f"{text[: max(1, room - 1)]}…" if len(text) > room else text
