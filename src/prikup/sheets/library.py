"""Score sheets for programs: begin one, enter deals, undo, settle, draw, read and write its file.

A ScoreSheet never changes: every change gives another one that was played to its end, or raises PrikupError and leaves
the old one as it was. docs/library.md shows it with examples, docs/sheets.md lists the entries.
"""

from __future__ import annotations

import functools
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from prikup.core.entries import Entry
from prikup.core.facts import Facts
from prikup.core.seats import Seat
from prikup.core.settlement import Settlement
from prikup.notation.entries import entry_text
from prikup.sheets import keeper
from prikup.sheets.errors import SheetError
from prikup.sheets.faces import face
from prikup.sheets.keeper import KeptSheet, ScoredLine, ScoredSheet
from prikup.sheets.paper import paper, settlement
from prikup.sheets.shown import SheetShown, shown
from prikup.texts import Texts


class ScoreSheet:
    """A sheet of deals that people with real cards have played. Made by ``begin``, ``parse`` and ``read``."""

    __slots__ = ("_kept", "_score")

    def __init__(self, kept: KeptSheet) -> None:
        self._kept = kept
        self._score: ScoredSheet = keeper.played(kept)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScoreSheet) and other._kept == self._kept

    def __hash__(self) -> int:
        return hash(self._kept)

    def __repr__(self) -> str:
        return f"<ScoreSheet {self.rules}: {len(self.written)} lines, totals {self.totals}>"

    # What stands on it.

    @property
    def rules(self) -> str:
        """The canonical rule string."""
        return self._kept.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return self._kept.names

    @property
    def dealer(self) -> Seat:
        """Who deals next."""
        dealer: Seat = self._score.sheet.dealer
        return dealer

    @property
    def written(self) -> tuple[ScoredLine, ...]:
        """Every entry with the score lines that it wrote and the totals after it, from the first."""
        return self._score.written

    @property
    def sheet(self) -> Any:
        """The game's sheet: totals and counters of Thousand; pools, hills and whists of Preferans."""
        return self._score.sheet

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat: score points of Thousand; of Preferans what settling now would give, in whole whists."""
        return face(self._score.game.name).totals(self._score)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty while the match goes on."""
        return self._score.winners

    @property
    def over(self) -> bool:
        """Whether nothing more can be entered."""
        return self._score.over

    @property
    def waits_for(self) -> str:
        """What may be entered next, as the game's phase: ``dealing``, or of Preferans ``helping``, ``terming``."""
        phase: str = self._score.game.phase(self._score.state)
        return phase

    def facts(self) -> Facts:
        """Who plays the next deal, and what the rules make of its cards."""
        found: Facts = self._score.game.facts(self._score.state)
        return found

    # Changes.

    def enter(self, entry: str | Entry) -> ScoreSheet:
        """The sheet with one more entry, such as ``"contract 1 120; points 31 75 14; tricks 2 5 1"``.

        Raises SheetError with the cause.
        """
        return ScoreSheet(keeper.added(self._kept, _text(entry)))

    def edit(self, number: int, entry: str | Entry) -> ScoreSheet:
        """The sheet with another entry ``number``, counted from 1. Raises SheetError, for a later line too."""
        return ScoreSheet(keeper.edited(self._kept, number, _text(entry)))

    def remove(self, number: int) -> ScoreSheet:
        """The sheet without entry ``number``, counted from 1. Raises SheetError, for a later line too."""
        return ScoreSheet(keeper.removed(self._kept, number))

    def undo(self) -> ScoreSheet:
        """The sheet without its last entry. Raises SheetError(sheet_empty)."""
        return ScoreSheet(keeper.undone(self._kept))

    # Results.

    def settle(self) -> Settlement:
        """What settling now would bring each player; ``settle().money("0.05", "€")`` in money."""
        found: Settlement = self._score.game.settlement(self._score.state)
        return found

    def text(self) -> str:
        """The sheet as the text of its file, which ``parse`` reads back."""
        return self._kept.text()

    def draw(self, language: str = "en") -> str:
        """The sheet as lines of text, in a language of ``prikup.texts.languages()``."""
        return "\n".join(paper(self._score, self.shown(language), words(language)))

    def settlement_text(self, language: str = "en") -> str:
        """The settlement step by step, as lines of text."""
        return "\n".join(settlement(self.shown(language), words(language).of(self._score.game)))

    def svg(self, language: str = "en") -> str:
        """The sheet as it stands on paper, as an SVG picture."""
        return face(self._score.game.name).svg(words(language).of(self._score.game), self._score)

    def shown(self, language: str = "en") -> SheetShown:
        """All of it as data and words, as the server answers (docs/sheets.md)."""
        return shown(self._score, words(language))

    def write(self, path: str | os.PathLike[str]) -> None:
        """Writes the file; it holds the old text or the new one, whole, at every moment. Raises OSError."""
        place = Path(os.path.realpath(path))
        fresh = place.with_name(f".{place.name[:40]}.{secrets.token_hex(4)}.new")
        try:
            with fresh.open("x", encoding="utf-8", newline="\n") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(place)
        finally:
            fresh.unlink(missing_ok=True)


def begin(rules: str, names: Sequence[str] = (), dealer: Seat = 0, *, about: str = "", start: str = "") -> ScoreSheet:
    """An empty sheet; without names the players are called by their numbers.

    ``dealer`` deals first. ``start``: the figures of an older sheet from which it goes on, as in a position
    (``"totals 830 300 120"``, ``"pools 4 0 2; hills 10 0 6"``). Raises RulesError, SheetError.
    """
    return ScoreSheet(keeper.begun(rules, names, dealer, about, start))


def parse(text: str) -> ScoreSheet:
    """The sheet of the text of a file. Raises SheetError with the line, RulesError."""
    return ScoreSheet(keeper.parse(text))


def read(path: str | os.PathLike[str]) -> ScoreSheet:
    """The sheet of a file. Raises OSError, SheetError with the line, RulesError."""
    with Path(path).open("rb") as file:
        # No character has more than four bytes; what is longer is refused unread.
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
    """The words of a language, kept: reading them takes a tenth of a second."""
    return Texts(language)
