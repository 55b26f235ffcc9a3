"""Cards as small boxes: a face with rank and suit, a back, a fan of backs."""

from __future__ import annotations

from prikup.cli.table.canvas import Canvas
from prikup.core.cards import Card
from prikup.texts import Texts

WIDTH, HEIGHT = 5, 4

FELT = "#d7e4dc on #14342a"
FAINT = "#86a596 on #14342a"
STRONG = "bold #ffffff on #14342a"
GOLD = "bold #ffd75f on #14342a"
BAR = "#d0d0d0 on #1c1c1c"

SUIT_INKS = ("#101010", "#0a7a32", "#1257c8", "#c4122f")
"""Ink on a white card: spades black, clubs green, diamonds blue, hearts red, so that four suits differ."""
SUIT_FELT = ("bold #ffffff", "bold #5fd787", "bold #87afff", "bold #ff5f5f")
"""The suits' colours on the felt and in text."""

BACK = "#9db8e8 on #27407a"


def draw_card(canvas: Canvas, x: int, y: int, card: Card, texts: Texts, *, dim: bool = False) -> None:
    """A card's face; ``dim``: in darker colours."""
    paper = "#8f918c" if dim else "#f6f3ea"
    ink = SUIT_INKS[card >> 3]
    edge = f"{'#6f716c' if dim else '#a9a69c'} on {paper}"
    face = f"{ink if dim else 'bold ' + ink} on {paper}"
    canvas.put(x, y, "╭───╮", edge)
    canvas.put(x, y + 1, f"│{texts.rank_letter(card & 7):<3}│", face)
    canvas.put(x, y + 2, f"│ {texts.suit_sign(card >> 3)} │", face)
    canvas.put(x, y + 3, "╰───╯", edge)
    for row in (y + 1, y + 2):
        canvas.put(x, row, "│", edge)
        canvas.put(x + 4, row, "│", edge)


def draw_back(canvas: Canvas, x: int, y: int) -> None:
    """A card's back."""
    canvas.put(x, y, "╭───╮", BACK)
    canvas.put(x, y + 1, "│░░░│", BACK)
    canvas.put(x, y + 2, "│░░░│", BACK)
    canvas.put(x, y + 3, "╰───╯", BACK)


def draw_fan(canvas: Canvas, x: int, y: int, count: int) -> None:
    """Overlapping backs, three rows high."""
    if not count:
        return
    canvas.put(x, y, "╭" * count + "──╮", BACK)
    canvas.put(x, y + 1, "│" * count + "░░│", BACK)
    canvas.put(x, y + 2, "╰" * count + "──╯", BACK)
