"""Score sheets for programs: begin one, enter deals, undo, settle, draw, read and write files.

A ScoreSheet never changes: every change returns a new one that was played to its end, or raises PrikupError and leaves
the old one unchanged. docs/library.md has examples, docs/sheets.md lists the entries.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from prikup.core.entries import Entry
from prikup.core.facts import Facts
from prikup.core.seats import Seat
from prikup.core.settlement import Settlement
from prikup.durable_files import replace_file
from prikup.notation.entries import entry_text
from prikup.sheets import keeper
from prikup.sheets.as_text import settlement_lines, sheet_lines
from prikup.sheets.errors import SheetError
from prikup.sheets.faces import face
from prikup.sheets.keeper import ScoredLine, ScoredSheet
from prikup.sheets.shown import SheetShown, shown
from prikup.texts import Texts


class ScoreSheet:
    """A sheet of deals that people with real cards have played. Made by ``begin``, ``parse`` and ``read``."""

    __slots__ = ("_score",)

    def __init__(self, score: ScoredSheet) -> None:
        self._score = score

    def __eq__(self, other: object) -> bool:
        # What was written follows from what was kept.
        return isinstance(other, ScoreSheet) and other._score.kept == self._score.kept

    def __hash__(self) -> int:
        return hash(self._score.kept)

    def __repr__(self) -> str:
        return f"<ScoreSheet {self.rules}: {len(self.written)} lines, totals {self.totals}>"

    # Contents.

    @property
    def rules(self) -> str:
        """The canonical rule string."""
        return self._score.kept.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._score.kept.names

    @property
    def dealer(self) -> Seat:
        """The next dealer."""
        dealer: Seat = self._score.sheet.dealer
        return dealer

    @property
    def written(self) -> tuple[ScoredLine, ...]:
        """Every entry from the first, with the score lines that it wrote and the totals after it."""
        return self._score.written

    @property
    def sheet(self) -> Any:
        """The game's sheet: totals and counters in Thousand; pools, hills and whists in Preferans."""
        return self._score.sheet

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat: score points in Thousand; in Preferans what settling now would give, in whole whists."""
        return face(self._score.game.name).totals(self._score)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners; empty while the match goes on."""
        return self._score.winners

    @property
    def over(self) -> bool:
        """Whether the match is over: nothing more can be entered."""
        return self._score.over

    @property
    def waits_for(self) -> str:
        """What may be entered next, as the name of the game's phase: ``dealing``; in Preferans also ``helping``,
        ``terming``."""
        phase: str = self._score.game.phase(self._score.state)
        return phase

    def facts(self) -> Facts:
        """Facts of the next deal: who plays it, and what the cards are worth."""
        found: Facts = self._score.game.facts(self._score.state)
        return found

    # Changes.

    def enter(self, entry: str | Entry) -> ScoreSheet:
        """The sheet with one more entry, such as ``"contract 1 120; points 31 75 14; tricks 2 5 1"``.

        Raises SheetError with the cause.
        """
        return ScoreSheet(keeper.added(self._score.kept, _text(entry)))

    def edit(self, number: int, entry: str | Entry) -> ScoreSheet:
        """The sheet with entry ``number`` (from 1) replaced. Raises SheetError, also for a later line."""
        return ScoreSheet(keeper.edited(self._score.kept, number, _text(entry)))

    def remove(self, number: int) -> ScoreSheet:
        """The sheet without entry ``number`` (from 1). Raises SheetError, also for a later line."""
        return ScoreSheet(keeper.removed(self._score.kept, number))

    def undo(self) -> ScoreSheet:
        """The sheet without its last entry. Raises SheetError(sheet_empty)."""
        return ScoreSheet(keeper.undone(self._score.kept))

    # Results.

    def settle(self) -> Settlement:
        """What settling now would give each player; in money: ``settle().money("0.05", "€")``."""
        found: Settlement = self._score.game.settlement(self._score.state)
        return found

    def text(self) -> str:
        """The sheet as the text of a file; ``parse`` reads it back."""
        return self._score.kept.text()

    def draw(self, language: str = "en") -> str:
        """The sheet as lines of text, in a language of ``prikup.texts.languages()``."""
        return "\n".join(sheet_lines(self._score, self.shown(language), words(language)))

    def settlement_text(self, language: str = "en") -> str:
        """The settlement step by step, as lines of text."""
        return "\n".join(settlement_lines(self.shown(language), words(language).of(self._score.game)))

    def svg(self, language: str = "en") -> str:
        """The sheet as an SVG picture, drawn as on paper."""
        return face(self._score.game.name).svg(words(language).of(self._score.game), self._score)

    def shown(self, language: str = "en") -> SheetShown:
        """The whole sheet as data and words, as the server answers (docs/sheets.md)."""
        return shown(self._score, words(language))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Writes the file atomically: it always holds either the old text or the new one, and keeps its permissions.

        When this returns, the new text is on the disk. Raises OSError.
        """
        replace_file(path, self.text().encode())


def begin(rules: str, names: Sequence[str] = (), dealer: Seat = 0, *, about: str = "", start: str = "") -> ScoreSheet:
    """An empty sheet; without names, seat numbers stand for the players.

    ``dealer`` deals first. ``start``: the figures of an older sheet to continue, as in a position (``"totals 830 300
    120"``, ``"pools 4 0 2; hills 10 0 6"``). Raises RulesError, SheetError.
    """
    return ScoreSheet(keeper.played(keeper.begun(rules, names, dealer, about, start)))


def parse(text: str) -> ScoreSheet:
    """The sheet of a file's text. Raises SheetError with the line, RulesError."""
    return ScoreSheet(keeper.played(keeper.parse(text)))


def read(path: str | os.PathLike[str]) -> ScoreSheet:
    """The sheet of a file. Raises OSError, SheetError with the line, RulesError."""
    with Path(path).open("rb") as file:
        # A character has at most four bytes; a longer file is refused unread.
        data = file.read(4 * keeper.LARGEST + 1)
    if len(data) > 4 * keeper.LARGEST:
        raise SheetError("sheet_too_large", size=len(data), limit=keeper.LARGEST)
    try:
        return parse(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise SheetError("sheet_not_one", 1) from None


def _text(entry: str | Entry) -> str:
    return entry_text(entry) if isinstance(entry, Entry) else entry


@functools.cache
def words(language: str) -> Texts:
    """The texts of a language, cached: reading them takes a tenth of a second."""
    return Texts(language)
