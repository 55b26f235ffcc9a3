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


def forms(making: FormBuilder, game: Preferans, state: State) -> tuple[EntryForm, ...]:
    """The forms for the next entry; none once the match is over."""
    asked = _FORMS.get(game.phase(state))
    return asked(making, game, state) if asked is not None else ()


def _next_deal(making: FormBuilder, game: Preferans, state: State[Dealing]) -> tuple[EntryForm, ...]:
    found = _deals(making, game.compiled, state.sheet)
    if TimeUp() in game.host_actions(state):
        found.append(making.form("timeup", "table timeup"))
    return tuple(found)


def _help(making: FormBuilder, game: Preferans, state: State[Helping]) -> tuple[EntryForm, ...]:
    helping = state.phase
    whom = helped(SheetWriter(game.compiled, state.sheet), helping.seat, helping.barred)
    return (making.form("help", f"{helping.seat} help", (making.seat(whom, "to"),)),)


def _hill_owner(making: FormBuilder, game: Preferans, state: State[Terming]) -> tuple[EntryForm, ...]:
    return (_terms(making, game.compiled, state.sheet, state.phase.owner),)


_FORMS: dict[str, Callable[[FormBuilder, Preferans, State[Any]], tuple[EntryForm, ...]]] = {
    "dealing": _next_deal,
    "helping": _help,
    "terming": _hill_owner,
}
"""What is asked, by the name of the phase."""


def _terms(making: FormBuilder, compiled: CompiledRules, sheet: Sheet, owner: Seat) -> EntryForm:
    sizes, circles = compiled.rules.terms.pools(sheet.hills), compiled.circles()
    head: tuple[FormItem, ...] = (
        making.number("price", 1, DEAREST, value=sheet.price),
        making.number("pool", sizes[0], sizes[-1], value=sizes[-1]),
        making.number("circles", circles[0], circles[-1], value=circles[0]),
    )
    return making.form("terms", f"{owner} terms", head)


def _deals(making: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> list[EntryForm]:
    forced = sheet.stage == CIRCLES or sheet.forced > 0
    found: list[EntryForm] = []
    if not forced:
        found += _contracts(making, compiled, sheet)
    if sheet.stage != BRIGAND:
        found.append(_passes(making, compiled, sheet, forced=forced))
    found.append(_fault(making, compiled))
    return found


def _players(compiled: CompiledRules, sheet: Sheet) -> list[Seat]:
    """The possible declarers: in the Razbojnik only one."""
    if sheet.stage == BRIGAND:
        return [compiled.soloist(sheet.dealer)]
    return list(compiled.players_in(sheet.dealer))


def _tricks(making: FormBuilder, compiled: CompiledRules, *, optional: bool = False) -> FormItem:
    places = making.people(range(compiled.layout.places))
    return making.item("tricks", "numbers", choices=places, most=TRICKS, optional=optional)


def _bomb(making: FormBuilder, compiled: CompiledRules, sheet: Sheet, seats: list[Seat]) -> tuple[FormItem, ...]:
    """A choice of a multiplier, if anybody has one."""
    known = sorted({bomb for seat in seats for bomb in compiled.multipliers(sheet, seat)})
    shown = tuple(FormChoice(str(bomb), f"×{bomb}") for bomb in known)
    return (making.item("bomb", "choice", choices=shown, optional=True),) if len(known) > 1 else ()


def _contracts(making: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> list[EntryForm]:
    rules, seats = compiled.rules, _players(compiled, sheet)
    robbing = sheet.stage == BRIGAND
    owed = owed_levels(sheet.owed[seats[0]] if robbing else OWED_ALL)
    least = 6 if robbing else compiled.least_level(sheet)
    found: list[EntryForm] = []
    who = making.seat(seats)
    bomb = _bomb(making, compiled, sheet, seats)
    hand = (bool(rules.calls.hand_levels()) and not robbing) or rules.talon.may_decline()
    levels = tuple(FormChoice(str(level), str(level)) for level in owed if level >= least)
    if levels:
        head = (
            who,
            making.item("level", "choice", choices=levels),
            making.item("strain", "choice", choices=making.suits(no_trump=True)),
            *making.flags(
                dark=rules.dark.games() and not robbing,
                hand=hand,
                shared=compiled.may_share(sheet.dealer) and not robbing,
            ),
        )
        found.append(making.form("game", "game", head, (*_defence(making, compiled, sheet), *bomb)))
    if 0 in owed:
        bare = (rules.calls.misere_without_talon() and not robbing) or rules.talon.may_decline()
        head = (who, *making.flags(dark=rules.dark.games() and not robbing, hand=bare))
        found.append(making.form("misere", "misere", head, (_tricks(making, compiled), *bomb)))
    if rules.totus.active() and not robbing:
        helps = (
            (making.item("helps", "people", choices=making.people(range(compiled.players)), others=True),)
            if sheet.bombs
            else ()
        )
        strain = making.item("strain", "choice", choices=making.suits(no_trump=True))
        head = (who, strain, *making.flags(dark=rules.dark.games()))
        found.append(making.form("totus", "totus", head, (_tricks(making, compiled), *bomb, *helps)))
    return found


def _defence(making: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> tuple[FormItem, ...]:
    """Who whisted, the tricks, and what else these rules need."""
    robbing = sheet.stage == BRIGAND
    rules, hands = compiled.rules, compiled.players_in(sheet.dealer)
    dealer = compiled.dealer_may_whist(sheet.dealer)
    asked = [*hands, *([sheet.dealer] if dealer else [])]
    found = [making.item("whist", "people", choices=making.people(asked), others=True)]
    if rules.whist.knows_half():
        found.append(making.item("half", "choice", choices=making.people(hands), optional=True, others=True))
    found.append(_tricks(making, compiled, optional=True))
    if rules.talon.is_paid():
        found.append(making.item("talon", "text"))
    found += making.flags(
        returned=rules.talon.returned,
        surrendered=rules.surrender.active() and not robbing,
        outbid=rules.passes.follows_nine() and not robbing,
    )
    if rules.proof.active() and not robbing:
        found.append(making.number("short", 1, 4, optional=True))
    return tuple(found)


def _passes(making: FormBuilder, compiled: CompiledRules, sheet: Sheet, *, forced: bool) -> EntryForm:
    more: list[FormItem] = [_tricks(making, compiled)]
    if compiled.rules.dark.active() and not forced:
        seats = [seat for seat in compiled.hands(sheet.dealer) if compiled.unseen(sheet) >> seat & 1]
        more += [*making.flags(dark=True), making.item("unseen", "people", choices=making.people(seats))]
    return making.form("passes", "passes", (), tuple(more))


def _fault(making: FormBuilder, compiled: CompiledRules) -> EntryForm:
    level: Any = making.number("level", 6, TRICKS, optional=True)
    return making.form("fault", "fault", (making.seat(range(compiled.players)), making.faults(FAULTS)), (level,))
