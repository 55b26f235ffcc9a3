"""How a game's sheet looks: one face for each game, and a plain one for games without their own."""

from __future__ import annotations

from typing import Any

from prikup.core.seats import Seat
from prikup.sheets import columns_svg
from prikup.sheets.columns import columns
from prikup.sheets.forms import EntryForm, FormBuilder
from prikup.sheets.keeper import ScoredLine, ScoredSheet
from prikup.sheets.parts import SheetNext
from prikup.texts import Texts


class Face:
    """The forms and the display of a game's sheets. This class serves any game: running totals, and no forms."""

    def forms(self, builder: FormBuilder, score: ScoredSheet) -> tuple[EntryForm, ...]:
        """The forms for the next entry; a game without forms takes entries as text."""
        return ()

    def totals(self, score: ScoredSheet) -> tuple[int, ...]:
        """The totals by seat."""
        totals: tuple[int, ...] = score.game.totals(score.state)
        return totals

    def notes(self, words: Texts, score: ScoredSheet, written: ScoredLine) -> list[str]:
        """What a line did not write, and why; besides its score lines."""
        return []

    def drawn(self, words: Texts, score: ScoredSheet) -> dict[str, Any]:
        """The fields of SheetShown that only this game fills."""
        return {}

    def svg(self, words: Texts, score: ScoredSheet) -> str:
        """The sheet as an SVG picture, drawn as on paper."""
        head, rows, notes = columns(words, score)
        return columns_svg.svg(score.game.text, head, rows, notes)

    def next(self, words: Texts, score: ScoredSheet) -> SheetNext:
        """What the sheet expects next."""
        dealer: Seat = score.sheet.dealer
        if score.over:
            return self.over(words, score)
        said = words.say(
            "sheet-next-deal",
            number=score.game.deals(score.state) + 1,
            dealer=words.seat(dealer, score.kept.names),
        )
        return SheetNext("deal", dealer, tuple(range(score.game.players)), "", (said,))

    def over(self, words: Texts, score: ScoredSheet) -> SheetNext:
        """The end of the match: the winners, and payments."""
        names = score.kept.names
        said = words.say("sheet-next-over", winners=words.people(score.winners, names), count=len(score.winners))
        stage = getattr(score.sheet, "stage", "")
        return SheetNext("over", score.sheet.dealer, score.winners, stage, (said, *self.paid(words, score)))

    def paid(self, words: Texts, score: ScoredSheet) -> tuple[str, ...]:
        """What the losers pay, in words; empty if nobody pays."""
        return ()
