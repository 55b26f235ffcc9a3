"""The pulka drawn as on paper: a sector for each player, in it whists, pool and hill from the rim to the middle."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from prikup.sheets.drawing import Point, circle, line, picture, polygon, text, wrapped
from prikup.sheets.pulka import TOKENS, Pulka, Sector, tokens

STYLE = """
.paper{fill:#fffdf5;stroke:#2b2b2b;stroke-width:3}.line{stroke:#2b2b2b;stroke-width:2}.thin{stroke:#2b2b2b;stroke-width:1}
.middle{fill:#f3ecd6;stroke:#2b2b2b;stroke-width:2}.token{fill:none;stroke:#8a3b12;stroke-width:2}
text{font-family:Georgia,'Times New Roman',serif;fill:#1c2c5b}
.name{font-size:26px;font-weight:bold;fill:#2b2b2b}.label{font-size:15px;fill:#77705c}.sum{font-size:24px}
.last{font-size:26px;font-weight:bold}.small{font-size:17px}.size{font-size:38px;font-weight:bold;fill:#2b2b2b}
""".replace("\n", "")
"""Ink on paper, the same in light and dark surroundings."""

EDGE, POOL = 124.0, 100.0
"""How broad the fields of whists and of the pool are, in units of a sheet 1,000 wide."""
LETTER = 0.56
"""How broad a figure is, of its size."""
SIZE, ROW = 24, 27
"""Size of the figures, and from one row of them to the next."""
INNER = 52.0
"""Radius of the middle."""


class Words(Struct, frozen=True):
    """The words on the sheet, in the reader's language."""

    title: str
    pool: str
    hill: str
    whists: str
    passes: str
    games: str
    owed: str


class Box(Struct, frozen=True):
    """A field: its left upper corner, breadth and height."""

    x: float
    y: float
    width: float
    height: float


class Part(Struct, frozen=True):
    """Where a sector's fields lie; ``centred``: its hill and name stand about a line through the middle."""

    name: Point
    hill: Box
    below: Point
    pool: Box
    whists: tuple[Box, ...]
    lines: tuple[tuple[Point, Point], ...]
    centred: bool = False


WIDTH = 1000.0


def _layout(players: int) -> tuple[float, Point, tuple[Part, ...]]:
    """The height of the sheet, its middle, and the sectors of seats 0, 1 ... from the bottom clockwise."""
    if players == 4:
        parts = (_bottom(WIDTH, 500.0, 3), _left(WIDTH, 500.0, 3), _top(3), _right(WIDTH, 500.0, 3))
        return WIDTH, (500.0, 500.0), parts
    if players == 3:
        height, middle = 860.0, 400.0
        return (
            height,
            (500.0, middle),
            (_bottom(height, middle, 2), _left(height, middle, 2), _right(height, middle, 2)),
        )
    return 800.0, (500.0, 400.0), (_bottom(800.0, 400.0, 1), _top(1))


def _split(start: float, end: float, count: int) -> list[tuple[float, float]]:
    step = (end - start) / count
    return [(start + n * step, start + (n + 1) * step) for n in range(count)]


def _bottom(height: float, middle: float, others: int) -> Part:
    rim, inner = height - EDGE, height - EDGE - POOL
    # How far the lines to the corners have come in at the rim, and at the pool.
    inset = EDGE * 500 / (height - middle) if others > 1 else 0.0
    deep = (EDGE + POOL) * 500 / (height - middle) if others > 1 else 0.0
    cells = _split(inset, WIDTH - inset, others)
    lines = [((inset, rim), (WIDTH - inset, rim)), ((deep, inner), (WIDTH - deep, inner))]
    lines += [((x, rim), (x, height)) for x, _ in cells[1:]]
    return Part(
        (500, inner - 14),
        Box(360, middle + INNER + 14, 280, inner - middle - INNER - 90),
        (500, inner - 46),
        Box(deep + 16, rim - POOL + 6, WIDTH - 2 * deep - 32, POOL - 10),
        tuple(Box(a + 10, rim + 4, b - a - 20, EDGE - 8) for a, b in cells),
        tuple(lines),
        centred=True,
    )


def _top(others: int) -> Part:
    """The bottom sector of the same sheet, turned by half a turn; its text stands upright all the same."""
    height, middle = (WIDTH, 500.0) if others > 1 else (800.0, 400.0)
    part = _bottom(height, middle, others)

    def turn(box: Box) -> Box:
        return Box(WIDTH - box.x - box.width, height - box.y - box.height, box.width, box.height)

    deep = EDGE + POOL
    return Part(
        (500, deep + 30),
        Box(360, deep + 64, 280, part.hill.height),
        (500, deep + 54),
        turn(part.pool),
        tuple(turn(box) for box in part.whists),
        tuple(((WIDTH - a[0], height - a[1]), (WIDTH - b[0], height - b[1])) for a, b in part.lines),
        centred=True,
    )


def _left(height: float, middle: float, others: int) -> Part:
    """With three players it reaches to the upper edge."""
    whole = others == 3
    slope = (height - middle) / 500
    deep = EDGE + POOL
    top, high, low = (EDGE, deep, height - deep * slope) if whole else (0.0, 0.0, height - deep * slope)
    cells = _split(top, height - EDGE * slope, others)
    lines = [((EDGE, top), (EDGE, height - EDGE * slope)), ((deep, high), (deep, low))]
    lines += [((0.0, y), (EDGE, y)) for y, _ in cells[1:]]
    start = middle - 62 if whole else 44.0
    breadth = WIDTH / 2 - deep - (INNER + 18 if whole else 24)
    return Part(
        (deep + 12, start),
        Box(deep + 12, start + 8, breadth, 60 if whole else 150),
        (deep + 12, start + (96 if whole else 190)),
        Box(EDGE + 8, high + 6, POOL - 12, low - high - 20),
        tuple(Box(8, a + 4, EDGE - 14, b - a - 8) for a, b in cells),
        tuple(lines),
    )


def _right(height: float, middle: float, others: int) -> Part:
    """The left sector in a mirror; the players on whom he writes come the other way round."""
    part = _left(height, middle, others)

    def flip(box: Box) -> Box:
        return Box(WIDTH - box.x - box.width, box.y, box.width, box.height)

    return Part(
        (WIDTH - part.name[0], part.name[1]),
        flip(part.hill),
        (WIDTH - part.below[0], part.below[1]),
        flip(part.pool),
        tuple(flip(box) for box in reversed(part.whists)),
        tuple(((WIDTH - a[0], a[1]), (WIDTH - b[0], b[1])) for a, b in part.lines),
    )


def svg(sheet: Pulka, names: Sequence[str], words: Words) -> str:
    """The sheet as an SVG picture. ``names`` by seat."""
    players = len(sheet.sectors)
    height, middle, parts = _layout(players)
    shown = [polygon(((0, 0), (WIDTH, 0), (WIDTH, height), (0, height)), "paper")]
    if players == 4:
        shown += [line((0, 0), (WIDTH, height)), line((WIDTH, 0), (0, height))]
    elif players == 3:
        shown += [line((0, height), middle), line((WIDTH, height), middle), line((500, 0), middle)]
    else:
        shown.append(line((0, middle[1]), (WIDTH, middle[1])))
    for sector, part in zip(sheet.sectors, parts, strict=True):
        shown += _sector(sector, part, names, words, first=sector.seat == sheet.first)
    shown += _middle(sheet, middle, words)
    return picture(WIDTH, height, words.title, STYLE, shown)


def _middle(sheet: Pulka, middle: Point, words: Words) -> list[str]:
    """Size of the pool and price of a whist (fields 2 and 4)."""
    x, y = middle
    size = str(sheet.size) if sheet.size else "∞"
    shown = [circle(middle, INNER, "middle"), text((x, y + 12), size, "size", "middle", words.pool)]
    if sheet.price > 1:
        shown.append(text((x, y + 36), f"× {sheet.price}", "label", "middle"))
    return shown


def _sector(sector: Sector, part: Part, names: Sequence[str], words: Words, *, first: bool) -> list[str]:
    shown = [line(a, b, "thin") for a, b in part.lines]
    x, y = part.name
    anchor = "middle" if part.centred else "end" if x > WIDTH / 2 else "start"
    # The arrow of field 1 points to the first dealer.
    shown.append(text((x, y), f"▸ {names[sector.seat]}" if first else names[sector.seat], "name", anchor))
    flag = " ⚑" if sector.flag else ""
    shown += _entries(sector.hill, part.hill, words.hill, mark=flag, anchor=anchor)
    shown += _entries(sector.pool, part.pool, words.pool, mark=" »" if sector.closed else "")
    for (other, entries), box in zip(sector.whists, part.whists, strict=True):
        shown += _entries(entries, box, f"{words.whists}: {names[other]}", label=f"→ {names[other]}")
        if entries:
            shown += _tokens(entries[-1], box)
    x, y = part.below
    below = _below(sector, words)
    if part.centred:
        below = [" · ".join(below)] if below else []
    return shown + [text((x, y + 21 * n), row, "small", anchor) for n, row in enumerate(below)]


def _below(sector: Sector, words: Words) -> list[str]:
    """Fields 10 to 12: all-passes with their bombs, bombs that wait, games made, games owed."""
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


def _entries(
    entries: Sequence[int], box: Box, title: str, label: str = "", mark: str = "", anchor: str = "start"
) -> list[str]:
    """Running sums, the last one strong; as many of the last as the field holds."""
    shown = [text((box.x, box.y + 14), label, "label")] if label else []
    top = box.y + (40 if label else 24)
    most = max(4, int(box.width / (SIZE * LETTER)))
    rows = max(1, int((box.y + box.height - top) / ROW) + 1)
    written = [f"{entry}." for entry in entries[:-1]] + [f"{entry}{mark}" for entry in entries[-1:]]
    lines = wrapped(written, most)
    if len(lines) > rows:
        lines = lines[-rows:]
        lines[0] = f"… {lines[0].split(' ', 1)[-1]}"
    x = box.x if anchor == "start" else box.x + box.width / (2 if anchor == "middle" else 1)
    for n, row in enumerate(lines):
        before, strong = row, ""
        if n == len(lines) - 1:
            before, gap, last = row.removesuffix(mark).rpartition(" ")
            before, strong = before + gap, last + mark
        shown.append(text((x, top + ROW * n), before, "sum", anchor, title, strong))
    return shown


def _tokens(whists: int, box: Box) -> list[str]:
    """Wheels, bicycles ... for hundreds of whists: one to four circles, five for a locomotive."""
    shown: list[str] = []
    x, y = box.x + box.width - 8, box.y + 8
    for token in reversed(tokens(whists)[-3:]):
        wheels = TOKENS.index(token) + 1
        radius = 5.0
        shown += [circle((x - n * 2 * radius, y), radius, "token") for n in range(wheels)]
        x -= wheels * 2 * radius + 8
    return shown
