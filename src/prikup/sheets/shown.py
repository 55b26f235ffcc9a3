"""A kept sheet as data and words: for the command line, the page and programs, in one language."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from msgspec import Struct

from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.preferans.game import Preferans
from prikup.preferans.score.settle import accounts, whole
from prikup.preferans.state import PROPER, Dealing, Helping, Over, Terming
from prikup.preferans.state import Sheet as PulkaSheet
from prikup.sheets import preferans_form, thousand_form
from prikup.sheets.forms import EntryForm, Making
from prikup.sheets.keeper import Score
from prikup.sheets.pulka import Pulka, pulka
from prikup.sheets.pulka_svg import Words as PulkaWords
from prikup.sheets.pulka_svg import svg
from prikup.texts import Texts
from prikup.thousand.game import Thousand


class SheetLine(Struct, frozen=True):
    """A line of the sheet and what it wrote."""

    number: int
    text: str
    dealer: Seat
    said: tuple[str, ...]
    """In words, a line of the score each."""
    totals: tuple[int, ...]
    """After it, as the game counts them; empty where it wrote nothing."""


class SheetNext(Struct, frozen=True):
    """What the sheet waits for."""

    kind: str
    """``deal``, ``terms``, ``help`` or ``over``."""
    dealer: Seat
    seats: tuple[Seat, ...]
    """Who plays the deal, who sets terms, who helps, or who has won."""
    stage: str
    """Of Preferans: ``brigand``, ``circles`` or ``proper``; else empty."""
    said: tuple[str, ...]
    """The same in words."""


class SheetAccount(Struct, frozen=True):
    """One player's way to his result in Preferans; fractions as text (``27 1/2``)."""

    seat: Seat
    pool: int
    hill: int
    carried: str
    """The hill with what is missing from the pool."""
    above: str
    """What it is above the smallest."""
    gives: str
    """Whists that he gives each other player."""
    whists: tuple[str, ...]
    """What he has on each other after that, by seat."""
    result: str
    whole: int
    """The result in whole whists."""


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


def shown(score: Score, texts: Texts) -> SheetShown:
    """A played sheet in words. ``texts`` of any game: those of the sheet's own are taken."""
    words = texts.of(score.game)
    kept, game, state = score.kept, score.game, score.state
    making = Making(words, kept.names)
    common = {
        "text": kept.text(),
        "rules": game.text,
        "game": game.name,
        "names": kept.names,
        "first": kept.dealer,
        "lines": tuple(_line(words, score, number) for number in range(len(score.written))),
        "winners": score.winners,
        "next": _next(words, score),
    }
    if isinstance(game, Preferans):
        paper = pulka(score.events, state.sheet, score.opening.sheet)
        return SheetShown(
            **common,
            totals=whole(game.house, state.sheet),
            forms=preferans_form.forms(making, game, state),
            pulka=paper,
            svg=svg(paper, kept.names, pulka_words(words)),
            accounts=_accounts(game, state.sheet),
        )
    assert isinstance(game, Thousand)
    return SheetShown(
        **common,
        totals=state.sheet.totals,
        forms=thousand_form.forms(making, game, state),
        view=watched(score),
    )


def watched(score: Score) -> Any:
    """What somebody who only watches knows after all events of a sheet."""
    game = score.game
    view = game.fresh_view(score.opening, game.players)
    for told in score.events[score.begin :]:
        view = game.fold(view, told)
    return view


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


def line_words(words: Texts, line: Line, names: tuple[str, ...]) -> str:
    """A line of the score: who, how much, what for; its bare name where no language has words."""
    known = words.has(words.own(f"line-{line.name.replace('.', '-')}"))
    what = words.line(line, names) if known else " ".join([line.name, *map(str, line.note)])
    return words.say("sheet-line", name=words.seat(line.seat, names), amount=words.signed(line.amount), what=what)


def _line(words: Texts, score: Score, at: int) -> SheetLine:
    written, names = score.written[at], score.kept.names
    said = tuple(line_words(words, line, names) for line in written.lines)
    return SheetLine(written.number, written.text, written.dealer, said, written.totals)


def _accounts(game: Preferans, sheet: PulkaSheet) -> tuple[SheetAccount, ...]:
    rounded = whole(game.house, sheet)
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
            rounded[seat],
        )
        for seat, one in enumerate(accounts(game.house, sheet))
    )


# What comes next.


def _next(words: Texts, score: Score) -> SheetNext:
    game, state, names = score.game, score.state, score.kept.names
    sheet, phase = state.sheet, state.phase
    dealer = words.seat(sheet.dealer, names)
    if score.winners or not game.awaits(state):
        said = words.say("sheet-next-over", winners=words.people(score.winners, names), count=len(score.winners))
        told = (said, *_payments(words, score))
        return SheetNext("over", sheet.dealer, score.winners, getattr(sheet, "stage", ""), told)
    if not isinstance(game, Preferans):
        deals = words.say("sheet-next-deal", number=game.deals(state) + 1, dealer=dealer)
        return SheetNext("deal", sheet.dealer, tuple(range(game.players)), "", (deals,))
    stage = words.say("sheet-next-stage", stage=words.say(f"stage-{sheet.stage}"))
    if isinstance(phase, Terming):
        said = words.say("sheet-next-terms", seat=words.seat(phase.owner, names))
        return SheetNext("terms", sheet.dealer, (phase.owner,), sheet.stage, (stage, said))
    if isinstance(phase, Helping):
        said = words.say("sheet-next-help", seat=words.seat(phase.seat, names), points=phase.points)
        return SheetNext("help", sheet.dealer, (phase.seat,), sheet.stage, (stage, said))
    assert isinstance(phase, Dealing)
    seats = tuple(seat for seat in game.house.hands(sheet.dealer) if seat < game.players)
    more = _deal_words(words, game, sheet, names)
    number = words.say("sheet-next-deal", number=sheet.deals + 1, dealer=dealer)
    playing = words.say("sheet-next-players", players=words.people(seats, names))
    return SheetNext("deal", sheet.dealer, seats, sheet.stage, (stage, number, playing, *more))


def _payments(words: Texts, score: Score) -> tuple[str, ...]:
    """What the losers pay, where a tariff is agreed (TT-A-028)."""
    game = score.game
    paid = game.house.rules.end.payments(score.state.sheet.totals, score.winners) if isinstance(game, Thousand) else ()
    if not any(paid):
        return ()
    each = (
        f"{words.seat(seat, score.kept.names)} {words.signed(amount)}" for seat, amount in enumerate(paid) if amount
    )
    return (words.say("sheet-next-payments", payments=", ".join(each)),)


def _deal_words(words: Texts, game: Preferans, sheet: PulkaSheet, names: tuple[str, ...]) -> list[str]:
    """What is special about the deal that comes."""
    found = []
    if sheet.stage == "brigand":
        found.append(words.say("sheet-next-soloist", seat=words.seat(game.house.soloist(sheet.dealer), names)))
    elif sheet.stage != PROPER or sheet.forced:
        found.append(words.say("sheet-next-passes"))
    elif game.house.least_level(sheet) > 6:
        found.append(words.say("sheet-next-least", level=game.house.least_level(sheet)))
    if sheet.closing:
        found.append(words.say(f"sheet-next-{sheet.closing}"))
    return found


def over(score: Score) -> bool:
    """Whether the match on a sheet is over."""
    return isinstance(score.state.phase, Over) or bool(score.winners)
