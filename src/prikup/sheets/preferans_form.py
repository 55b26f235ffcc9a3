"""Forms for the sheet of Preferans: what the rules allow in the next deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prikup.core.seats import Seat
from prikup.preferans.actions import TimeUp
from prikup.preferans.compiled_rules import OWED_ALL, CompiledRules
from prikup.preferans.game import Preferans
from prikup.preferans.layout import TRICKS, owed_levels
from prikup.preferans.rules.play import FAULTS
from prikup.preferans.rules.stages import DEAREST
from prikup.preferans.score.earning import choices as helped
from prikup.preferans.score.sheet_writer import SheetWriter
from prikup.preferans.state import BRIGAND, CIRCLES, Dealing, Helping, Sheet, State, Terming
from prikup.sheets.forms import EntryForm, FormBuilder, FormChoice, FormItem


def forms(builder: FormBuilder, game: Preferans, state: State) -> tuple[EntryForm, ...]:
    """The forms for the next entry; none once the match is over."""
    asked = _FORMS.get(game.phase(state))
    return asked(builder, game, state) if asked is not None else ()


def _next_deal(builder: FormBuilder, game: Preferans, state: State[Dealing]) -> tuple[EntryForm, ...]:
    found = _deals(builder, game.compiled, state.sheet)
    if TimeUp() in game.host_actions(state):
        found.append(builder.form("timeup", "table timeup"))
    return tuple(found)


def _help(builder: FormBuilder, game: Preferans, state: State[Helping]) -> tuple[EntryForm, ...]:
    helping = state.phase
    whom = helped(SheetWriter(game.compiled, state.sheet), helping.seat, helping.barred)
    return (builder.form("help", f"{helping.seat} help", (builder.seat(whom, "to"),)),)


def _hill_owner(builder: FormBuilder, game: Preferans, state: State[Terming]) -> tuple[EntryForm, ...]:
    return (_terms(builder, game.compiled, state.sheet, state.phase.owner),)


_FORMS: dict[str, Callable[[FormBuilder, Preferans, State[Any]], tuple[EntryForm, ...]]] = {
    "dealing": _next_deal,
    "helping": _help,
    "terming": _hill_owner,
}
"""What is asked, by the name of the phase."""


def _terms(builder: FormBuilder, compiled: CompiledRules, sheet: Sheet, owner: Seat) -> EntryForm:
    sizes, circles = compiled.rules.terms.pools(sheet.hills), compiled.circles()
    head: tuple[FormItem, ...] = (
        builder.number("price", 1, DEAREST, value=sheet.price),
        builder.number("pool", sizes[0], sizes[-1], value=sizes[-1]),
        builder.number("circles", circles[0], circles[-1], value=circles[0]),
    )
    return builder.form("terms", f"{owner} terms", head)


def _deals(builder: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> list[EntryForm]:
    forced = sheet.stage == CIRCLES or sheet.forced > 0
    found: list[EntryForm] = []
    if not forced:
        found += _contracts(builder, compiled, sheet)
    if sheet.stage != BRIGAND:
        found.append(_passes(builder, compiled, sheet, forced=forced))
    found.append(_fault(builder, compiled))
    return found


def _players(compiled: CompiledRules, sheet: Sheet) -> list[Seat]:
    """The possible declarers: in the Razbojnik only one."""
    if sheet.stage == BRIGAND:
        return [compiled.soloist(sheet.dealer)]
    return list(compiled.players_in(sheet.dealer))


def _tricks(builder: FormBuilder, compiled: CompiledRules, *, optional: bool = False) -> FormItem:
    places = builder.people(range(compiled.layout.places))
    return builder.item("tricks", "numbers", choices=places, most=TRICKS, optional=optional)


def _bomb(builder: FormBuilder, compiled: CompiledRules, sheet: Sheet, seats: list[Seat]) -> tuple[FormItem, ...]:
    """A choice of a multiplier, if anybody has one."""
    known = sorted({bomb for seat in seats for bomb in compiled.multipliers(sheet, seat)})
    shown = tuple(FormChoice(str(bomb), f"×{bomb}") for bomb in known)
    return (builder.item("bomb", "choice", choices=shown, optional=True),) if len(known) > 1 else ()


def _contracts(builder: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> list[EntryForm]:
    rules, seats = compiled.rules, _players(compiled, sheet)
    robbing = sheet.stage == BRIGAND
    owed = owed_levels(sheet.owed[seats[0]] if robbing else OWED_ALL)
    least = 6 if robbing else compiled.least_level(sheet)
    found: list[EntryForm] = []
    who = builder.seat(seats)
    bomb = _bomb(builder, compiled, sheet, seats)
    hand = (bool(rules.calls.hand_levels()) and not robbing) or rules.talon.may_decline()
    levels = tuple(FormChoice(str(level), str(level)) for level in owed if level >= least)
    if levels:
        head = (
            who,
            builder.item("level", "choice", choices=levels),
            builder.item("strain", "choice", choices=builder.suits(no_trump=True)),
            *builder.flags(
                dark=rules.dark.games() and not robbing,
                hand=hand,
                shared=compiled.may_share(sheet.dealer) and not robbing,
            ),
        )
        found.append(builder.form("game", "game", head, (*_defence(builder, compiled, sheet), *bomb)))
    if 0 in owed:
        bare = (rules.calls.misere_without_talon() and not robbing) or rules.talon.may_decline()
        head = (who, *builder.flags(dark=rules.dark.games() and not robbing, hand=bare))
        found.append(builder.form("misere", "misere", head, (_tricks(builder, compiled), *bomb)))
    if rules.totus.active() and not robbing:
        helps = (
            (builder.item("helps", "people", choices=builder.people(range(compiled.players)), others=True),)
            if sheet.bombs
            else ()
        )
        strain = builder.item("strain", "choice", choices=builder.suits(no_trump=True))
        head = (who, strain, *builder.flags(dark=rules.dark.games()))
        found.append(builder.form("totus", "totus", head, (_tricks(builder, compiled), *bomb, *helps)))
    return found


def _defence(builder: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> tuple[FormItem, ...]:
    """Who whisted, the tricks, and what else these rules need."""
    robbing = sheet.stage == BRIGAND
    rules, hands = compiled.rules, compiled.players_in(sheet.dealer)
    dealer = compiled.dealer_may_whist(sheet.dealer)
    asked = [*hands, *([sheet.dealer] if dealer else [])]
    found = [builder.item("whist", "people", choices=builder.people(asked), others=True)]
    if rules.whist.knows_half():
        found.append(builder.item("half", "choice", choices=builder.people(hands), optional=True, others=True))
    found.append(_tricks(builder, compiled, optional=True))
    if rules.talon.is_paid():
        found.append(builder.item("talon", "text"))
    found += builder.flags(
        returned=rules.talon.returned,
        surrendered=rules.surrender.active() and not robbing,
        outbid=rules.passes.follows_nine() and not robbing,
    )
    if rules.proof.active() and not robbing:
        found.append(builder.number("short", 1, 4, optional=True))
    return tuple(found)


def _passes(builder: FormBuilder, compiled: CompiledRules, sheet: Sheet, *, forced: bool) -> EntryForm:
    more: list[FormItem] = [_tricks(builder, compiled)]
    if compiled.rules.dark.active() and not forced:
        seats = [seat for seat in compiled.hands(sheet.dealer) if compiled.unseen(sheet) >> seat & 1]
        more += [*builder.flags(dark=True), builder.item("unseen", "people", choices=builder.people(seats))]
    return builder.form("passes", "passes", (), tuple(more))


def _fault(builder: FormBuilder, compiled: CompiledRules) -> EntryForm:
    level: Any = builder.number("level", 6, TRICKS, optional=True)
    return builder.form("fault", "fault", (builder.seat(range(compiled.players)), builder.faults(FAULTS)), (level,))
