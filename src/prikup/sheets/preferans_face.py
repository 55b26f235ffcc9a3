"""The face of the sheet of Preferans: the pulka, its drawing, and the settlement step by step."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from prikup.core.seats import Seat
from prikup.preferans.game import Preferans
from prikup.preferans.state import BRIGAND, PROPER, Helping, Sheet, Terming
from prikup.sheets import preferans_form
from prikup.sheets.face import Face
from prikup.sheets.forms import EntryForm, FormBuilder
from prikup.sheets.keeper import ScoredSheet
from prikup.sheets.parts import SheetAccount, SheetNext
from prikup.sheets.pulka import Pulka, pulka
from prikup.sheets.pulka_svg import Words as PulkaWords
from prikup.sheets.pulka_svg import svg
from prikup.texts import Texts


class PreferansFace(Face):
    """Sheets of Preferans."""

    def forms(self, builder: FormBuilder, score: ScoredSheet) -> tuple[EntryForm, ...]:
        """The forms for the next entry."""
        return preferans_form.forms(builder, score.game, score.state)

    def drawn(self, words: Texts, score: ScoredSheet) -> dict[str, Any]:
        """The contents of the pulka and the settlement."""
        return {"pulka": _pulka(score), "accounts": _accounts(score)}

    def svg(self, words: Texts, score: ScoredSheet) -> str:
        """The pulka as an SVG picture."""
        return svg(_pulka(score), score.kept.names, pulka_words(words))

    def next(self, words: Texts, score: ScoredSheet) -> SheetNext:
        """What the sheet expects next: a deal, the terms of the hill owner, a choice of help."""
        if score.over:
            return self.over(words, score)
        game, sheet, names = score.game, score.sheet, score.kept.names
        stage = words.say("sheet-next-stage", stage=words.say(f"stage-{sheet.stage}"))
        asked = _ASKED.get(game.phase(score.state))
        if asked is not None:
            kind, seat, said = asked(words, score.state.phase, names)
            return SheetNext(kind, sheet.dealer, (seat,), sheet.stage, (stage, said))
        seats = tuple(seat for seat in game.compiled.hands(sheet.dealer) if seat < game.players)
        number = words.say("sheet-next-deal", number=sheet.deals + 1, dealer=words.seat(sheet.dealer, names))
        playing = words.say("sheet-next-players", players=words.people(seats, names))
        more = _deal_words(words, game, sheet, names)
        return SheetNext("deal", sheet.dealer, seats, sheet.stage, (stage, number, playing, *more))


def _terms(words: Texts, phase: Terming, names: tuple[str, ...]) -> tuple[str, Seat, str]:
    return "terms", phase.owner, words.say("sheet-next-terms", seat=words.seat(phase.owner, names))


def _help(words: Texts, phase: Helping, names: tuple[str, ...]) -> tuple[str, Seat, str]:
    said = words.say("sheet-next-help", seat=words.seat(phase.seat, names), points=phase.points)
    return "help", phase.seat, said


_ASKED: dict[str, Callable[[Texts, Any, tuple[str, ...]], tuple[str, Seat, str]]] = {
    "terming": _terms,
    "helping": _help,
}
"""By the name of the phase what the sheet waits for instead of a deal, whom it asks, and in what words."""


def _pulka(score: ScoredSheet) -> Pulka:
    return pulka(score.events, score.sheet, score.game.sheet(score.opening))


def pulka_words(words: Texts) -> PulkaWords:
    """The words of the drawn sheet."""
    names = ("title", "pool", "hill", "whists", "passes", "games", "owed")
    return PulkaWords(*(words.say(f"sheet-pulka-{name}") for name in names))


def fraction(value: Fraction) -> str:
    """``12``, ``−3 1/4``."""
    whole, rest = divmod(abs(value), 1)
    sign = "−" if value < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole} {rest}" if whole else f"{sign}{rest}"


def _accounts(score: ScoredSheet) -> tuple[SheetAccount, ...]:
    settlement = score.game.settlement(score.state)
    return tuple(
        SheetAccount(
            seat,
            one.pool,
            one.hill,
            fraction(one.carried),
            fraction(one.above),
            fraction(one.gives),
            tuple(map(fraction, one.whists)),
            fraction(one.result),
            settlement.whole[seat],
        )
        for seat, one in enumerate(settlement.steps)
    )


def _deal_words(words: Texts, game: Preferans, sheet: Sheet, names: tuple[str, ...]) -> list[str]:
    """What is special about the next deal."""
    found = []
    if sheet.stage == BRIGAND:
        found.append(words.say("sheet-next-soloist", seat=words.seat(game.compiled.soloist(sheet.dealer), names)))
    elif sheet.stage != PROPER or sheet.forced:
        found.append(words.say("sheet-next-passes"))
    elif game.compiled.least_level(sheet) > 6:
        found.append(words.say("sheet-next-least", level=game.compiled.least_level(sheet)))
    if sheet.closing:
        found.append(words.say(f"sheet-next-{sheet.closing}"))
    return found
