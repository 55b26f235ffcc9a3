"""Running totals in columns, as on a sheet of Thousand: for text and for pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.sheets.keeper import ScoredLine, ScoredSheet
from prikup.texts import Texts

FALLS = ("barrel.fall", "barrel.knocked", "barrel.reset", "truck")
"""Score lines after which a figure is struck out."""


BARREL = ("barrel", "falls")
"""Counters of the barrel."""


class Columns(NamedTuple):
    """A sheet of running totals: names, one row for each deal, and notes below."""

    head: list[str]
    rows: list[list[str]]
    notes: list[str]


def columns(words: Texts, score: ScoredSheet) -> Columns:
    """One column of running totals for each player; a dash for each bolt, a box for the barrel, ``×`` for a fall."""
    seats = range(score.game.players)
    rows: list[list[str]] = []
    for written in score.written:
        if not written.totals:
            continue
        cells = [_cell(written, seat) for seat in seats]
        rows.append([f"{written.number}", *cells])
    marks = {name: counts for name, counts in _marks(score.sheet).items() if any(counts)}
    if score.over:
        # Nobody sits on the barrel any more.
        marks = {name: counts for name, counts in marks.items() if name not in BARREL}
    notes = [f"{words.mark(name)}: {_counts(words, counts, score.kept.names)}" for name, counts in marks.items()]
    # The signs stand for counters; without counters there is nothing to explain.
    legend = [words.say("sheet-columns-legend")] if rows and score.game.counters else []
    return Columns(["№", *score.kept.names], rows, [*notes, *legend])


def _marks(sheet: Any) -> dict[str, tuple[int, ...]]:
    """The counters of a sheet; empty if the game has none."""
    found: dict[str, tuple[int, ...]] = getattr(sheet, "marks", {})
    return found


def _counts(words: Texts, counts: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(f"{words.seat(seat, names)} {count}" for seat, count in enumerate(counts) if count)


def _cell(written: ScoredLine, seat: Seat) -> str:
    lines = [line for line in written.lines if line.seat == seat]
    marks = _marks(written.sheet)
    shown = minus(written.totals[seat])
    if marks.get("barrel", (0,) * (seat + 1))[seat] or _named(lines, "barrel.sits"):
        shown = f"[{shown}]"
    fell = "×" if any(_named(lines, name) for name in FALLS) else ""
    bolts = "–" * sum(line.note[0] for line in lines if line.name == "bolt" and line.note)
    return " ".join(filter(None, [bolts, fell, shown]))


def _named(lines: Sequence[Line], name: str) -> bool:
    return any(line.name == name for line in lines)


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")
