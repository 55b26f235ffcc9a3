"""The pulka drawn as on paper: a sector for each player, with whists, pool and hill from the rim to the middle.

The geometry is that of ``pulka_paper``, which the table in the browser uses, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from textwrap import wrap

from msgspec import Struct

from prikup.core.seats import Seat
from prikup.sheets.drawing import Point, circle, picture, polygon, text
from prikup.sheets.pulka import TOKENS, Pulka, Sector, tokens
from prikup.sheets.pulka_paper import INNER, Box, Filled, Part, Row, field_of, paper_of, short

STYLE = """
.paper{fill:#fffdf5;stroke:#2b2b2b;stroke-width:2}.sector{fill:none;stroke:#2b2b2b;stroke-width:2.5}
.line{fill:none;stroke:#2b2b2b;stroke-width:1.5}.middle{fill:#f3ecd6;stroke:#2b2b2b;stroke-width:1.5}
.token{fill:none;stroke:#8a3b12;stroke-width:1.5}.arrow{fill:#8a3b12}
text{font-family:Georgia,'Times New Roman',serif;fill:#77705c}
.name{font-size:20px;font-weight:bold;fill:#2b2b2b}.label{font-size:16.4px}.sum{font-size:20px}
.last{font-weight:bold;fill:#1c2c5b}.size{font-size:24px;font-weight:bold;fill:#2b2b2b}.small{font-size:15px;fill:#2b2b2b}
""".replace("\n", "")
"""Ink on paper, the same in light and dark themes."""

SIZE, LABEL = 20.0, 16.4
"""The font sizes of figures and of names over whists."""
MARGIN = 6.0
"""The margin around the sheet."""
NOTE = 20.0
"""The distance between lines under the sheet."""
NOTE_LETTERS = 78
"""The most characters of such a line."""


class Words(Struct, frozen=True):
    """The words on the sheet, in the reader's language."""

    title: str
    pool: str
    hill: str
    whists: str
    passes: str
    games: str
    owed: str


def svg(sheet: Pulka, names: Sequence[str], words: Words) -> str:
    """The sheet as an SVG picture. ``names`` by seat."""
    players = len(sheet.sectors)
    paper = paper_of(players)
    middle = paper.middle
    corners = ((0.0, 0.0), (paper.width, 0.0), (paper.width, paper.height), (0.0, paper.height))
    shown = [polygon(corners, "paper")]
    notes: list[str] = []
    for sector, part in zip(sheet.sectors, paper.parts, strict=True):
        shown += _sector(sector, part, names, words, middle)
        below = _below(sector, words)
        if below:
            notes.append(f"{names[sector.seat]}: {' · '.join(below)}")
    shown += _middle(sheet, middle, words)
    shown += _arrow(paper.parts[_place(sheet, sheet.first)].pool_at, middle)
    foot = paper.height
    for note in notes:
        for row in wrap(note, NOTE_LETTERS):
            foot += NOTE
            shown.append(text((2, foot), row, "small"))
    box = (-MARGIN, -MARGIN, paper.width + 2 * MARGIN, foot + 2 * MARGIN)
    return picture(box, words.title, STYLE, shown)


def _place(sheet: Pulka, seat: Seat) -> int:
    """The sector of a seat."""
    return next(at for at, sector in enumerate(sheet.sectors) if sector.seat == seat)


def _middle(sheet: Pulka, middle: Point, words: Words) -> list[str]:
    """The size of the pool and the price of a whist (fields 2 and 4)."""
    x, y = middle
    size = str(sheet.size) if sheet.size else "∞"
    down = 2 if sheet.price > 1 else 8
    shown = [circle(middle, INNER, "middle"), text((x, y + down), size, "size", "middle", words.pool)]
    if sheet.price > 1:
        shown.append(text((x, y + 20), f"× {sheet.price}", "label", "middle"))
    return shown


def _arrow(to: Point, middle: Point) -> list[str]:
    """The arrow of field 1, which points to the first dealer."""
    across, down = to[0] - middle[0], to[1] - middle[1]
    far = hypot(across, down) or 1.0
    x, y = across / far, down / far
    foot, tip = (middle[0] + x * (INNER - 3), middle[1] + y * (INNER - 3)), (INNER + 7) / far
    sides = ((foot[0] - y * 5, foot[1] + x * 5), (foot[0] + y * 5, foot[1] - x * 5))
    return [polygon((sides[0], (middle[0] + across * tip, middle[1] + down * tip), sides[1]), "arrow")]


def _sector(sector: Sector, part: Part, names: Sequence[str], words: Words, middle: Point) -> list[str]:
    shown = [polygon(part.shape, "sector")]
    whists = dict(sector.whists)
    for box in part.boxes:
        other = (sector.seat + box.after) % len(names)
        shown += _whists(whists[other], box, names[other], words, middle)
    shown.append(polygon(part.pool, "line"))
    closed = " »" if sector.closed else ""
    name = names[sector.seat]
    pool = field_of(part.pool_field, middle, sector.pool, SIZE, title=name, mark=closed)
    if pool.title:
        shown.append(_text(pool.title, short(name, pool.title, SIZE), "name"))
    shown += _figures(pool.figures, words.pool)
    shown.append(polygon(part.hill, "line"))
    hill = field_of(part.hill, middle, sector.hill, SIZE, mark=" ⚑" if sector.flag else "")
    return shown + _figures(hill.figures, words.hill)


def _whists(entries: Sequence[int], box: Box, name: str, words: Words, middle: Point) -> list[str]:
    """The whists on one player, under the name."""
    shown = [polygon(box.shape, "line")]
    many = bool(entries) and entries[-1] >= 100
    found = field_of(box.field, middle, entries, SIZE, title=name, signs=many)
    if found.title:
        shown.append(_text(found.title, short(name, found.title, LABEL), "label"))
    shown += _figures(found.figures, f"{words.whists}: {name}")
    return shown + (_tokens(entries[-1], found.under) if many and found.under else [])


def _text(row: Row, shown: str, kind: str) -> str:
    return text((row.x, row.y), shown, kind, "middle")


def _figures(figures: Sequence[Filled], title: str) -> list[str]:
    """Running sums, the last one bold."""
    return [text((one.row.x, one.row.y), one.old, "sum", "middle", title, one.now) for one in figures]


def _below(sector: Sector, words: Words) -> list[str]:
    """Fields 10 to 12: all-passes with their bombs, unused bombs, games made, games owed."""
    rows = []
    if sector.passes:
        rows.append(f"{words.passes}: " + " ".join(_bombed(tricks, bomb) for tricks, bomb in sector.passes[-10:]))
    if sector.bombs:
        rows.append(" ".join(_bombed("●", bomb) for bomb in sector.bombs))
    if sector.games:
        rows.append(f"{words.games}: {sector.games}")
    if sector.owed:
        rows.append(f"{words.owed}: " + " ".join(str(level) if level else "M" for level in sector.owed))
    return rows


def _bombed(shown: int | str, bomb: int) -> str:
    """A figure with its marks over it: one for a bomb, two for a double bomb, three for a fir-tree (PF-251)."""
    return f"{shown}{ {1: '', 2: '^', 4: '^^', 8: '^^^'}.get(bomb, '^') }"


def _tokens(whists: int, row: Row) -> list[str]:
    """Wheels, bicycles ... for hundreds of whists: one to four circles, five for a locomotive."""
    found = tokens(whists)[-3:]
    radius, gap = 5.0, 8.0
    wheels = [TOKENS.index(token) + 1 for token in found]
    x = row.x - (2 * radius * sum(wheels) + gap * (len(wheels) - 1)) / 2 + radius
    shown: list[str] = []
    for count in wheels:
        shown += [circle((x + n * 2 * radius, row.y - radius), radius, "token") for n in range(count)]
        x += count * 2 * radius + gap
    return shown
