"""A sheet of running totals drawn as on paper: one column for each player, one row for each deal."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.sheets.drawing import line, picture, polygon, text

STYLE = """
.paper{fill:#fffdf5;stroke:#2b2b2b;stroke-width:2}.line{stroke:#2b2b2b;stroke-width:1.5}.thin{stroke:#b9b29b;stroke-width:1}
text{font-family:Georgia,'Times New Roman',serif;fill:#1c2c5b}
.name{font-size:22px;font-weight:bold;fill:#2b2b2b}.number{font-size:16px;fill:#77705c}.sum{font-size:20px}
.now{font-size:22px;font-weight:bold}.label{font-size:14px;fill:#77705c}
""".replace("\n", "")
"""Ink on paper, as in the pulka."""

ROW, MARGIN, NARROW, LETTER = 30.0, 24.0, 56.0, 12.5
"""The height of a row, the margin, the width of the first column, and the width of a letter."""
LEAST = 120.0
"""The least width of a player's column."""


def svg(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], notes: Sequence[str]) -> str:
    """The picture of a table: a narrow first column numbers the rows, the last row is bold."""
    longest = max((len(cell) for row in [head, *rows] for cell in row[1:]), default=0)
    column = max(LEAST, longest * LETTER + 2 * MARGIN)
    table = NARROW + column * (len(head) - 1)
    width = max(table, max((len(note) * 7.0 for note in notes), default=0.0)) + 2 * MARGIN
    height = 2 * MARGIN + ROW * (len(rows) + 1) + (ROW / 2 + 22.0 * len(notes) if notes else 0.0)
    right, top = MARGIN + table, MARGIN + ROW
    bottom = top + ROW * len(rows)
    parts = [polygon([(0, 0), (width, 0), (width, height), (0, height)], "paper")]
    parts.append(line((MARGIN, top), (right, top)))
    for at in range(1, len(head)):
        x = MARGIN + NARROW + column * (at - 1)
        parts.append(line((x, MARGIN), (x, max(bottom, top + ROW))))
        parts.append(text((x + column / 2, top - 9), head[at], "name", "middle"))
    for number, row in enumerate(rows, 1):
        y = top + ROW * number
        parts.append(text((MARGIN + NARROW - 14, y - 9), row[0], "number", "end"))
        for at, cell in enumerate(row[1:], 1):
            kind = "now" if number == len(rows) else "sum"
            parts.append(text((MARGIN + NARROW + column * at - 20, y - 9), cell, kind, "end"))
        parts.append(line((MARGIN, y), (right, y), "thin"))
    for at, note in enumerate(notes):
        parts.append(text((MARGIN, bottom + ROW + 22.0 * at), note, "label"))
    return picture((0, 0, width, height), title, STYLE, parts)
