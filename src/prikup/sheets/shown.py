"""A kept sheet as data and words: for the command line, the page and programs, in one language."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.sheets.faces import face
from prikup.sheets.forms import EntryForm, FormBuilder
from prikup.sheets.keeper import ScoredSheet
from prikup.sheets.parts import SheetAccount, SheetLine, SheetNext
from prikup.sheets.pulka import Pulka
from prikup.texts import Texts


class SheetShown(Struct, frozen=True):
    """A kept sheet, played."""

    text: str
    rules: str
    game: str
    names: tuple[str, ...]
    first: Seat
    """The first dealer."""
    lines: tuple[SheetLine, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    next: SheetNext
    forms: tuple[EntryForm, ...]
    view: Any = None
    """Thousand: what somebody who watches such a match would know, which the drawn sheet is made of."""
    pulka: Pulka | None = None
    """Preferans: what stands in each field."""
    svg: str = ""
    """Preferans: the sheet as it is drawn."""
    accounts: tuple[SheetAccount, ...] = ()
    """Preferans: what settling now would give, step by step."""


def shown(score: ScoredSheet, texts: Texts) -> SheetShown:
    """A played sheet in words. ``texts`` of any game: those of the sheet's own are taken."""
    words = texts.of(score.game)
    kept, game = score.kept, score.game
    own = face(game.name)
    return SheetShown(
        text=kept.text(),
        rules=game.text,
        game=game.name,
        names=kept.names,
        first=kept.dealer,
        lines=tuple(_line(words, score, number) for number in range(len(score.written))),
        totals=own.totals(score),
        winners=score.winners,
        next=own.next(words, score),
        forms=own.forms(FormBuilder(words, kept.names), score),
        **own.drawn(words, score),
    )


def line_words(words: Texts, line: Line, names: tuple[str, ...]) -> str:
    """A line of the score: who, how much, what for; its bare name where no language has words."""
    known = words.has(words.own(f"line-{line.name.replace('.', '-')}"))
    what = words.line(line, names) if known else " ".join([line.name, *map(str, line.note)])
    return words.say("sheet-line", name=words.seat(line.seat, names), amount=words.signed(line.amount), what=what)


def _line(words: Texts, score: ScoredSheet, at: int) -> SheetLine:
    written, names = score.written[at], score.kept.names
    said = tuple(line_words(words, line, names) for line in written.lines)
    return SheetLine(written.number, written.text, written.dealer, said, written.totals)
