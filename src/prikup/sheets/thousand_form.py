"""Forms for the sheet of Thousand: what the rules allow in the next deal."""

from __future__ import annotations

from prikup.sheets.forms import EntryForm, FormBuilder, FormChoice, FormItem
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.entries import STAGES, fault_kinds
from prikup.thousand.game import Thousand
from prikup.thousand.state import Contract, Sheet, State


def forms(making: FormBuilder, game: Thousand, state: State) -> tuple[EntryForm, ...]:
    """The forms for the next entry; none once the match is over."""
    if game.winners(state) is not None:
        return ()
    compiled, sheet = game.compiled, state.sheet
    who = making.seat(compiled.in_play[sheet.dealer])
    amount = _amount(making, compiled, sheet)
    flags = making.flags(
        dark=bool(compiled.dark_seats(sheet)),
        golden=compiled.rules.call.active() and not compiled.golden(sheet),
        misere="misere" in compiled.worths and not compiled.golden(sheet),
        slam="slam" in compiled.worths and not compiled.golden(sheet),
        open=True in compiled.open_faces,
        contra=compiled.doubles,
        recontra=compiled.redoubles,
    )
    if compiled.auctions:
        found = [making.form("contract", "contract", (who, amount, *flags), _played(making, compiled, sheet))]
    else:
        found = [making.form("deal", "deal", (), _played(making, compiled, sheet))]
    if compiled.may_all_pass:
        found.append(making.form("passed", "passed"))
    given_up = making.flags(dark=bool(compiled.dark_seats(sheet)))
    found += [
        making.form(kind, kind, (who, amount, *given_up), _paid(making, compiled))
        for kind in _concessions(compiled, sheet)
    ]
    praises = compiled.rules.praises
    counts = tuple(str(count) for count, on in ((3, praises.three), (4, praises.four)) if on)
    if counts:
        shown = tuple(FormChoice(count, count) for count in counts)
        found.append(making.form("praise", "praise", (who, making.item("count", "choice", choices=shown))))
    during = (making.item("during", "text"),) if compiled.rules.faults.awards_revokes else ()
    anybody = making.seat(range(compiled.players))
    found.append(making.form("fault", "fault", (anybody, making.faults(fault_kinds(compiled, sheet))), during))
    return tuple(found)


def _amount(making: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> FormItem:
    """The amount of a contract: a misere and a slam may be worth more, or less, than any bid."""
    opening = compiled.opening(sheet)
    known = [opening, *compiled.worths.values()]
    return making.number("amount", min(known), max(compiled.top_bid, *known), value=opening)


def _concessions(compiled: CompiledRules, sheet: Sheet) -> list[str]:
    """The ways in which a contract of this deal might be given up."""
    found: list[str] = []
    for seat in compiled.in_play[sheet.dealer]:
        contract = Contract(seat, compiled.opening(sheet), compiled.opening(sheet), forced=False, dark=False)
        for stage in STAGES:
            found += [kind for kind in compiled.concessions(sheet, contract, stage) if kind not in found]
    return found


def _played(making: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> tuple[FormItem, ...]:
    everybody, people = making.people(range(compiled.players)), making.people(compiled.in_play[sheet.dealer])
    points, tricks = compiled.policy.points(compiled.layout.all), compiled.layout.tricks
    found = [
        making.item("points", "numbers", choices=everybody, most=points),
        making.item("tricks", "numbers", choices=everybody, most=tricks),
    ]
    suits = making.suits(no_trump=False)
    if compiled.policy.ace_marriage:
        suits = (*suits, FormChoice("-", making.words.say("sheet-aces")))
    found.append(making.item("marriages", "pairs", choices=people, second=suits, optional=True))
    if compiled.policy.last_trick:
        found.append(making.item("last", "choice", choices=people))
    if compiled.nothing_taken:
        found.append(making.item("captured", "numbers", choices=everybody, most=4, optional=True))
    return (*found, *_paid(making, compiled))


def _paid(making: FormBuilder, compiled: CompiledRules) -> tuple[FormItem, ...]:
    """What the talon paid, if it pays anybody (TH-P-031)."""
    if not compiled.pays_sitter or not compiled.layout.talon:
        return ()
    label, told = making.words.say("sheet-item-talon-cards"), making.words.say("sheet-help-talon-cards")
    return (FormItem("talon", "text", label, help=told),)
