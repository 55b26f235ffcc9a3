"""From deal to deal: stages of Klassika, races, the last circle, the end (ledger 5.10, 5.12.8, 5.12.9)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import DealBegan, LastCircle, MatchEnded, RaceEnded, StageBegan
from prikup.preferans.rules.stages import ROUNDS
from prikup.preferans.score import races, settle
from prikup.preferans.score.sheet_writer import SheetWriter
from prikup.preferans.state import (
    BRIGAND,
    CIRCLES,
    DUE,
    LAST,
    PROPER,
    Dealing,
    Drawing,
    Over,
    Sheet,
    State,
    Step,
    Terming,
)


class Closing(Struct, frozen=True):
    """A written deal, and what it brought to an end."""

    sheet: Sheet
    race: Seat = -1
    """The seat that closed its pool first in a race that ended; -1 if none ended."""
    over: bool = False
    """Whether the match is over, with its last race or its last deal."""


def start(compiled: CompiledRules, dealer: Seat) -> Step:
    """Starts a match: the first dealer is drawn, or deals (PF-016)."""
    sheet = compiled.fresh_sheet(dealer)
    if compiled.rules.table.draws():
        return State(sheet, Drawing()), []
    return begin(compiled, sheet, [], redeal=False)


def begin(compiled: CompiledRules, sheet: Sheet, events: list[AddressedEvent], *, redeal: bool) -> Step:
    """The dealer gets the pack, for a new deal or a repeat."""
    event = DealBegan(sheet.deals + 1, sheet.dealer, redeal, sheet.stage, sheet)
    events.append(AddressedEvent(event, compiled.everyone))
    return State(sheet, Dealing("shuffle", redeal)), events


def close(writer: SheetWriter, sheet: Sheet, *, whisted: bool) -> Closing:
    """What a deal ends, and the lines that this adds; ``whisted``: it was a whisted game that was made."""
    compiled = writer.compiled
    sheet = replace(sheet, reached=races.reached(compiled, sheet))
    race = -1
    over = compiled.rules.pool.out_of_deals(sheet.deals)
    if compiled.rules.races.active():
        if races.ended(compiled, sheet, whisted=whisted):
            race = races.first(compiled, sheet)
            races.bonuses(writer, sheet)
            over = over or compiled.rules.races.last(sheet.race + 1)
        if over:
            races.totals(writer, sheet)
    else:
        over = over or (sheet.stage == PROPER and compiled.rules.pool.full(sheet.pools, sheet.size))
    return Closing(replace(sheet, whists=tuple(map(tuple, writer.whists))), race, over)


def on(compiled: CompiledRules, closing: Closing, events: list[AddressedEvent], *, turned: bool) -> Step:
    """Goes on after a written deal: to the next race, stage or deal, or the end; ``turned``: the deal has moved."""
    sheet = closing.sheet
    if closing.race >= 0:
        sheet = races.following(compiled, sheet)
        events.append(AddressedEvent(RaceEnded(sheet.race, closing.race, sheet), compiled.everyone))
    if closing.over:
        return end(compiled, sheet, events)
    return go(compiled, sheet, events, turned=turned)


def go(compiled: CompiledRules, sheet: Sheet, events: list[AddressedEvent], *, turned: bool) -> Step:
    """Starts the next stage if one is over, the last circle if it is due, otherwise the next deal."""
    if sheet.stage == BRIGAND and not any(sheet.owed):
        if compiled.rules.brigand.has_circles():
            # The circles are counted in compulsory all-passes (PF-267a).
            sheet = replace(sheet, stage=CIRCLES, owed=(), forced=ROUNDS * compiled.players)
            events.append(AddressedEvent(StageBegan(CIRCLES, -1, sheet), compiled.everyone))
            return begin(compiled, sheet, events, redeal=False)
        return _proper(compiled, sheet, events)
    if sheet.stage == CIRCLES and not sheet.forced:
        return _proper(compiled, sheet, events)
    if sheet.stage == PROPER and turned and sheet.dealer == sheet.first:
        return _circle(compiled, sheet, events)
    return begin(compiled, sheet, events, redeal=False)


def _proper(compiled: CompiledRules, sheet: Sheet, events: list[AddressedEvent]) -> Step:
    """The Razbojnik is over: the settlement (PF-283), the hill owner's terms (PF-268a), or the first deal."""
    brigand, terms = compiled.rules.brigand, compiled.rules.terms
    if brigand.alone():
        return end(compiled, sheet, events)
    sheet = replace(
        sheet, stage=PROPER, owed=(), opened=False, size=compiled.rules.pool.ceiling(), circles=terms.before_last()
    )
    if brigand.settles_apart():
        sheet = replace(
            sheet,
            pools=(0,) * compiled.players,
            past_pools=sheet.pools,
            past_hills=(0,) * compiled.players,
        )
    owner = hill_owner(compiled, sheet) if terms.active() else -1
    events.append(AddressedEvent(StageBegan(PROPER, owner, sheet), compiled.everyone))
    if owner >= 0:
        return State(sheet, Terming(owner)), events
    return begin(compiled, sheet, events, redeal=False)


def hill_owner(compiled: CompiledRules, sheet: Sheet) -> Seat:
    """The seat with the largest hill; among equals the first from the first dealer's left (PF-268a)."""
    seats = [(sheet.first + step) % compiled.players for step in range(1, compiled.players + 1)]
    return max(seats, key=lambda seat: sheet.hills[seat])


def _circle(compiled: CompiledRules, sheet: Sheet, events: list[AddressedEvent]) -> Step:
    """The deal is back at the first dealer: a circle of the game proper is finished (PF-273a)."""
    sheet = replace(sheet, circle=sheet.circle + 1)
    if compiled.rules.pool.in_circles():
        if sheet.closing == LAST:
            return end(compiled, sheet, events)
        if sheet.closing == DUE or (sheet.circles and sheet.circle >= sheet.circles):
            sheet = replace(sheet, closing=LAST)
            events.append(AddressedEvent(LastCircle(), compiled.everyone))
    return begin(compiled, sheet, events, redeal=False)


def end(compiled: CompiledRules, sheet: Sheet, events: list[AddressedEvent]) -> Step:
    """Ends the match and settles it; the highest result wins."""
    results = settle.whole(compiled, sheet)
    winners = settle.best(results)
    accounts = settle.statements(compiled, sheet)
    events.append(AddressedEvent(MatchEnded(winners, results, sheet, accounts), compiled.everyone))
    return State(sheet, Over(winners, results)), events
