"""A sheet as data and words in one language: for the command line, the page and programs."""

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
    """A played sheet."""

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
    """Thousand: a spectator's view of such a match, from which the sheet is drawn."""
    pulka: Pulka | None = None
    """Preferans: the contents of each field."""
    svg: str = ""
    """The sheet as an SVG picture, drawn as on paper."""
    accounts: tuple[SheetAccount, ...] = ()
    """Preferans: what settling now would give, step by step."""


def shown(score: ScoredSheet, texts: Texts) -> SheetShown:
    """A played sheet in words. ``texts`` may be those of any game; the sheet's own are used."""
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
        svg=own.svg(words, score),
        **own.drawn(words, score),
    )


def line_words(words: Texts, line: Line, names: tuple[str, ...]) -> str:
    """A score line in words: who, how much, what for; its bare name if no language has a message."""
    known = words.has(words.own(f"line-{line.name.replace('.', '-')}"))
    what = words.line(line, names) if known else " ".join([line.name, *map(str, line.note)])
    return words.say("sheet-line", name=words.seat(line.seat, names), amount=words.signed(line.amount), what=what)


def _line(words: Texts, score: ScoredSheet, at: int) -> SheetLine:
    written, names = score.written[at], score.kept.names
    said = [line_words(words, line, names) for line in written.lines]
    said += face(score.game.name).notes(words, score, written)
    doubt = "" if written.impossible is None else words.error(written.impossible, names)
    impossible = words.say("sheet-impossible", why=doubt) if doubt else ""
    return SheetLine(written.number, written.text, written.dealer, tuple(said), written.totals, impossible)
