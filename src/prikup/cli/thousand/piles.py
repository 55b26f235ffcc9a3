"""The cards out of play: the stock, a talon not chosen, a dead hand, discards."""

from __future__ import annotations

from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.cli.table import cards as face
from prikup.cli.table.canvas import Canvas, fit
from prikup.core.cards import Card
from prikup.texts import Texts
from prikup.thousand.seen.view import View

STEP = 3
"""Columns from one card of a face-down talon to the next, which overlaps it."""


def piles(texts: Texts, view: View, size: tuple[int, int], drawn: Card = -1) -> Canvas:
    """The place at the right of a table of two; ``drawn`` is the card that the reader has just drawn."""
    canvas = Canvas(*size, face.FELT)
    layout = compiled_rules_of(view.rules).layout
    row = 0
    if view.phase != "dealing" and layout.stock:
        row = _stock(canvas, texts, view, drawn)
    elif view.cards_out and view.beside:
        if layout.dead:
            _row(canvas, row, texts.say("cli-table-dead-hand"), face.FAINT)
            face.draw_fan(canvas, 1, row + 1, view.beside)
            row += 5
        elif not view.talon_waits:
            _row(canvas, row, texts.say("cli-table-other-talon"), face.FAINT)
            for number in range(view.beside):
                face.draw_back(canvas, 1 + STEP * number, row + 1)
            row += 6
    # At the end an unchosen talon may lie among them, and the result says who has got it all.
    if view.laid and view.in_tricks and view.aside.bit_count() <= view.laid:
        _row(canvas, row, laid_text(texts, view), face.FAINT)
    return canvas


def _stock(canvas: Canvas, texts: Texts, view: View, drawn: Card) -> int:
    _row(canvas, 0, texts.say("cli-table-stock", count=view.stock), face.FAINT if view.stock else face.STRONG)
    row = 1
    if view.stock:
        if view.exposed >= 0:
            # It lies across under the pile: its visible half is drawn beside.
            face.draw_card(canvas, 6, row, view.exposed, texts)
        for number in range(2 if view.stock > 1 + (view.exposed >= 0) else 1):
            face.draw_back(canvas, 1 + number, row)
        row += 4
        if view.exposed >= 0:
            _row(canvas, row, texts.say("cli-table-bottom", card=texts.card(view.exposed)), face.FAINT)
            row += 1
    if drawn >= 0:
        _row(canvas, row, texts.say("cli-table-drew", card=texts.card(drawn)), face.GOLD)
        row += 1
    return row + 1


def laid_text(texts: Texts, view: View) -> str:
    """The declarer's discard: the cards for the declarer, their number for the others."""
    cards = texts.cards(view.aside) if view.aside else ""
    return texts.say("cli-table-laid", count=view.laid, cards=cards or "none")


def _row(canvas: Canvas, y: int, text: str, style: str) -> None:
    canvas.put(1, y, fit(text, canvas.width - 2), style)
