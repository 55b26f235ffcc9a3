"""Forms for the sheet of Thousand: what these rules let happen in this deal."""

from __future__ import annotations

from prikup.sheets.forms import EntryForm, FormChoice, FormItem, Making
from prikup.thousand.entries import STAGES
from prikup.thousand.game import Thousand
from prikup.thousand.house import House
from prikup.thousand.rules.faults import FAULTS
from prikup.thousand.rules.table import MOST_PAID
from prikup.thousand.state import Contract, Over, Sheet, State


def forms(making: Making, game: Thousand, state: State) -> tuple[EntryForm, ...]:
    """What may come next; nothing once the match is over."""
    if isinstance(state.phase, Over):
        return ()
    house, sheet = game.house, state.sheet
    who = making.seat(house.in_play[sheet.dealer])
    amount = _amount(making, house, sheet)
    flags = making.flags(
        dark=house.rules.dark.active(),
        golden=house.rules.call.golden,
        misere="misere" in house.worths,
        slam="slam" in house.worths,
        open=True in house.open_faces,
        contra=house.doubles,
        recontra=house.redoubles,
    )
    if house.auctions:
        found = [making.form("contract", "contract", (who, amount, *flags), _played(making, house, sheet))]
    else:
        found = [making.form("deal", "deal", (), _played(making, house, sheet))]
    if house.auctions and not house.must_open:
        found.append(making.form("passed", "passed"))
    found += [making.form(kind, kind, (who, amount), _paid(making, house)) for kind in _concessions(house, sheet)]
    praises = house.rules.praises
    counts = tuple(str(count) for count, on in ((3, praises.three), (4, praises.four)) if on)
    if counts:
        shown = tuple(FormChoice(count, count) for count in counts)
        found.append(making.form("praise", "praise", (who, making.item("count", "choice", choices=shown))))
    during = (making.item("during", "text"),) if house.rules.faults.revoke_award != "off" else ()
    anybody = making.seat(range(house.players))
    found.append(making.form("fault", "fault", (anybody, making.faults(FAULTS)), during))
    return tuple(found)


def _amount(making: Making, house: House, sheet: Sheet) -> FormItem:
    opening = house.opening(sheet)
    return making.number("amount", opening, max(house.rules.auction.ceiling, opening), value=opening)


def _concessions(house: House, sheet: Sheet) -> list[str]:
    """The ways in which some contract of this deal might be given up."""
    found: list[str] = []
    for seat in house.in_play[sheet.dealer]:
        contract = Contract(seat, house.opening(sheet), house.opening(sheet), forced=False, dark=False)
        for stage in STAGES:
            found += [kind for kind in house.concessions(sheet, contract, stage) if kind not in found]
    return found


def _played(making: Making, house: House, sheet: Sheet) -> tuple[FormItem, ...]:
    everybody, people = making.people(range(house.players)), making.people(house.in_play[sheet.dealer])
    points, tricks = house.policy.points(house.layout.all), house.layout.tricks
    found = [
        making.item("points", "numbers", choices=everybody, most=points),
        making.item("tricks", "numbers", choices=everybody, most=tricks),
    ]
    if house.policy.announce != "never":
        suits = making.suits(no_trump=False)
        if house.policy.ace_marriage:
            suits = (*suits, FormChoice("-", making.words.say("sheet-aces")))
        found.append(making.item("marriages", "pairs", choices=people, second=suits, optional=True))
    if house.policy.last_trick:
        found.append(making.item("last", "choice", choices=people))
    if house.nothing_taken:
        found.append(making.item("captured", "numbers", choices=everybody, most=4, optional=True))
    return (*found, *_paid(making, house))


def _paid(making: Making, house: House) -> tuple[FormItem, ...]:
    """What the talon paid, where it pays anybody (TH-P-031)."""
    return (making.item("paid", "number", most=MOST_PAID, optional=True),) if house.pays_sitter else ()
