"""Forms for the sheet of Thousand: what the rules allow in the next deal."""

from __future__ import annotations

from prikup.sheets.forms import EntryForm, FormBuilder, FormChoice, FormItem
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.entries import STAGES, fault_kinds
from prikup.thousand.game import Thousand
from prikup.thousand.state import Contract, Sheet, State


def forms(builder: FormBuilder, game: Thousand, state: State) -> tuple[EntryForm, ...]:
    """The forms for the next entry; none once the match is over."""
    if game.winners(state) is not None:
        return ()
    compiled, sheet = game.compiled, state.sheet
    who = builder.seat(compiled.in_play[sheet.dealer])
    amount = _amount(builder, compiled, sheet)
    flags = builder.flags(
        dark=bool(compiled.dark_seats(sheet)),
        golden=compiled.rules.call.active() and not compiled.golden(sheet),
        misere="misere" in compiled.worths and not compiled.golden(sheet),
        slam="slam" in compiled.worths and not compiled.golden(sheet),
        open=True in compiled.open_faces,
        contra=compiled.doubles,
        recontra=compiled.redoubles,
    )
    if compiled.auctions:
        found = [builder.form("contract", "contract", (who, amount, *flags), _played(builder, compiled, sheet))]
    else:
        found = [builder.form("deal", "deal", (), _played(builder, compiled, sheet))]
    if compiled.may_all_pass:
        found.append(builder.form("passed", "passed"))
    given_up = builder.flags(dark=bool(compiled.dark_seats(sheet)))
    found += [
        builder.form(kind, kind, (who, amount, *given_up), _paid(builder, compiled))
        for kind in _concessions(compiled, sheet)
    ]
    praises = compiled.rules.praises
    counts = tuple(str(count) for count, on in ((3, praises.three), (4, praises.four)) if on)
    if counts:
        shown = tuple(FormChoice(count, count) for count in counts)
        found.append(builder.form("praise", "praise", (who, builder.item("count", "choice", choices=shown))))
    during = (builder.item("during", "text"),) if compiled.rules.faults.awards_revokes else ()
    anybody = builder.seat(range(compiled.players))
    found.append(builder.form("fault", "fault", (anybody, builder.faults(fault_kinds(compiled, sheet))), during))
    return tuple(found)


def _amount(builder: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> FormItem:
    """The amount of a contract: a misere and a slam may be worth more, or less, than any bid."""
    opening = compiled.opening(sheet)
    known = [opening, *compiled.worths.values()]
    return builder.number("amount", min(known), max(compiled.top_bid, *known), value=opening)


def _concessions(compiled: CompiledRules, sheet: Sheet) -> list[str]:
    """The ways in which a contract of this deal might be given up."""
    found: list[str] = []
    for seat in compiled.in_play[sheet.dealer]:
        contract = Contract(seat, compiled.opening(sheet), compiled.opening(sheet), forced=False, dark=False)
        for stage in STAGES:
            found += [kind for kind in compiled.concessions(sheet, contract, stage) if kind not in found]
    return found


def _played(builder: FormBuilder, compiled: CompiledRules, sheet: Sheet) -> tuple[FormItem, ...]:
    everybody, people = builder.people(range(compiled.players)), builder.people(compiled.in_play[sheet.dealer])
    points, tricks = compiled.policy.points(compiled.layout.all), compiled.layout.tricks
    found = [
        builder.item("points", "numbers", choices=everybody, most=points),
        builder.item("tricks", "numbers", choices=everybody, most=tricks),
    ]
    suits = builder.suits(no_trump=False)
    if compiled.policy.ace_marriage:
        suits = (*suits, FormChoice("-", builder.words.say("sheet-aces")))
    found.append(builder.item("marriages", "pairs", choices=people, second=suits, optional=True))
    if compiled.policy.last_trick:
        found.append(builder.item("last", "choice", choices=people))
    if compiled.nothing_taken:
        found.append(builder.item("captured", "numbers", choices=everybody, most=4, optional=True))
    return (*found, *_paid(builder, compiled))


def _paid(builder: FormBuilder, compiled: CompiledRules) -> tuple[FormItem, ...]:
    """What the talon paid, if it pays anybody (TH-P-031)."""
    if not compiled.pays_sitter or not compiled.layout.talon:
        return ()
    label, told = builder.words.say("sheet-item-talon-cards"), builder.words.say("sheet-help-talon-cards")
    return (FormItem("talon", "text", label, help=told),)
