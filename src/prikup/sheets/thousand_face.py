"""The face of the sheet of Thousand: a view of the match, from which the page draws, and tariff payments."""

from __future__ import annotations

from typing import Any

from prikup.sheets import thousand_form
from prikup.sheets.face import Face
from prikup.sheets.forms import EntryForm, FormBuilder
from prikup.sheets.keeper import ScoredLine, ScoredSheet
from prikup.texts import Texts
from prikup.thousand.events import DealScored


class ThousandFace(Face):
    """Sheets of Thousand and 1001."""

    def forms(self, builder: FormBuilder, score: ScoredSheet) -> tuple[EntryForm, ...]:
        """The forms for the next entry."""
        return thousand_form.forms(builder, score.game, score.state)

    def notes(self, words: Texts, score: ScoredSheet, written: ScoredLine) -> list[str]:
        """Marriages that count for nothing, because who declared them took no trick (TT-A-013)."""
        compiled = score.game.compiled
        if not compiled.trick_needed:
            return []
        scored = [one.event for one in written.told if isinstance(one.event, DealScored)]
        return [
            words.say("sheet-void-marriages", name=words.seat(seat, score.kept.names), points=points)
            for deal in scored
            for seat, points in enumerate(deal.bonuses)
            if points and not deal.tricks[seat]
        ]

    def drawn(self, words: Texts, score: ScoredSheet) -> dict[str, Any]:
        """The view."""
        return {"view": watched(score)}

    def paid(self, words: Texts, score: ScoredSheet) -> tuple[str, ...]:
        """What the losers pay, if a tariff is agreed (TT-A-028)."""
        names, paid = score.kept.names, score.game.settlement(score.state).whole
        if not any(paid):
            return ()
        each = (f"{words.seat(seat, names)} {words.signed(amount)}" for seat, amount in enumerate(paid) if amount)
        return (words.say("sheet-next-payments", payments=", ".join(each)),)


def watched(score: ScoredSheet) -> Any:
    """A spectator's view after all events of a sheet."""
    game = score.game
    view = game.fresh_view(score.opening, game.players)
    for told in score.events[score.begin :]:
        view = game.fold(view, told)
    return view
