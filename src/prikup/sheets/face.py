"""What a game's sheet looks like: a face for each game, and a plain one for a game that has none of its own."""

from __future__ import annotations

from typing import Any

from prikup.core.seats import Seat
from prikup.sheets import columns_svg
from prikup.sheets.columns import columns
from prikup.sheets.forms import EntryForm, FormBuilder
from prikup.sheets.keeper import ScoredSheet
from prikup.sheets.parts import SheetNext
from prikup.texts import Texts


class Face:
    """How the sheets of a game are asked for and shown. This one serves any game: running totals, and no forms."""

    def forms(self, making: FormBuilder, score: ScoredSheet) -> tuple[EntryForm, ...]:
        """What may be entered next, as forms; where there are none, entries are written as text."""
        return ()

    def totals(self, score: ScoredSheet) -> tuple[int, ...]:
        """What each seat has."""
        totals: tuple[int, ...] = score.game.totals(score.state)
        return totals

    def drawn(self, words: Texts, score: ScoredSheet) -> dict[str, Any]:
        """The fields of SheetShown that only this game fills in."""
        return {}

    def svg(self, words: Texts, score: ScoredSheet) -> str:
        """The sheet as it stands on paper."""
        head, rows, notes = columns(words, score)
        return columns_svg.svg(score.game.text, head, rows, notes)

    def next(self, words: Texts, score: ScoredSheet) -> SheetNext:
        """What the sheet waits for."""
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
        """The end of the match: who has won, and what is paid for it."""
        names = score.kept.names
        said = words.say("sheet-next-over", winners=words.people(score.winners, names), count=len(score.winners))
        stage = getattr(score.sheet, "stage", "")
        return SheetNext("over", score.sheet.dealer, score.winners, stage, (said, *self.paid(words, score)))

    def paid(self, words: Texts, score: ScoredSheet) -> tuple[str, ...]:
        """What the losers pay, in words; nothing where nobody pays."""
        return ()
