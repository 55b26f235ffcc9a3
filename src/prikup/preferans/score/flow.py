"""From deal to deal: stages of Klassika, races, the last circle, the end (ledger 5.10, 5.12.8, 5.12.9)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.events import Told
from prikup.core.seats import Seat
from prikup.preferans.events import DealBegan, LastCircle, MatchEnded, RaceEnded, StageBegan
from prikup.preferans.house import House
from prikup.preferans.rules.stages import ROUNDS
from prikup.preferans.score import races, settle
from prikup.preferans.score.writing import Writing
from prikup.preferans.state import BRIGAND, CIRCLES, PROPER, Dealing, Drawing, Over, Sheet, State, Step, Terming

DUE, LAST = "due", "last"
"""The control time has passed; the last circle runs (PF-273a)."""


class Closing(Struct, frozen=True):
    """A written deal, and what it has brought to an end."""

    sheet: Sheet
    race: Seat = -1
    """Who closed his pool first in the race that is over; -1 where none is."""
    over: bool = False
    """Whether the match is over with the last race, or with its deals."""


def start(house: House, dealer: Seat) -> Step:
    """A fresh match: the first dealer is drawn, or deals (PF-016)."""
    sheet = house.fresh_sheet(dealer)
    if house.rules.table.draws():
        return State(sheet, Drawing()), []
    return begin(house, sheet, [], redeal=False)


def begin(house: House, sheet: Sheet, events: list[Told], *, redeal: bool) -> Step:
    """The pack goes to the dealer: a new deal, or the same one again."""
    event = DealBegan(sheet.deals + 1, sheet.dealer, redeal, sheet.stage, sheet)
    events.append(Told(event, house.everyone))
    return State(sheet, Dealing("shuffle", redeal)), events


def close(writing: Writing, sheet: Sheet, *, whisted: bool) -> Closing:
    """What a deal ends, with the lines that this brings; ``whisted``: it was a whisted game that was made."""
    house = writing.house
    sheet = replace(sheet, reached=races.reached(house, sheet))
    race = -1
    over = house.rules.pool.out_of_deals(sheet.deals)
    if house.rules.races.active():
        if races.ended(house, sheet, whisted=whisted):
            race = races.first(house, sheet)
            races.bonuses(writing, sheet)
            over = over or house.rules.races.last(sheet.race + 1)
        if over:
            races.totals(writing, sheet)
    else:
        over = over or (sheet.stage == PROPER and house.rules.pool.full(sheet.pools, sheet.size))
    return Closing(replace(sheet, whists=tuple(map(tuple, writing.whists))), race, over)


def on(house: House, closing: Closing, events: list[Told], *, turned: bool) -> Step:
    """After a written deal: the next race, the next stage, the next deal, the end; ``turned``: the deal has moved."""
    sheet = closing.sheet
    if closing.race >= 0:
        sheet = races.following(house, sheet)
        events.append(Told(RaceEnded(sheet.race, closing.race, sheet), house.everyone))
    if closing.over:
        return end(house, sheet, events)
    return go(house, sheet, events, turned=turned)


def go(house: House, sheet: Sheet, events: list[Told], *, turned: bool) -> Step:
    """The next stage where one is over, the last circle where it is due, else the next deal."""
    if sheet.stage == BRIGAND and not any(sheet.owed):
        if house.rules.brigand.circles:
            # The circles are counted as compulsory all-passes (PF-267a).
            sheet = replace(sheet, stage=CIRCLES, owed=(), forced=ROUNDS * house.players)
            events.append(Told(StageBegan(CIRCLES, -1, sheet), house.everyone))
            return begin(house, sheet, events, redeal=False)
        return _proper(house, sheet, events)
    if sheet.stage == CIRCLES and not sheet.forced:
        return _proper(house, sheet, events)
    if sheet.stage == PROPER and turned and sheet.dealer == sheet.first:
        return _circle(house, sheet, events)
    return begin(house, sheet, events, redeal=False)


def _proper(house: House, sheet: Sheet, events: list[Told]) -> Step:
    """The Razbojnik is over: the settlement (PF-283), the hill owner's terms (PF-268a), or the first deal."""
    brigand, terms = house.rules.brigand, house.rules.terms
    if brigand.alone():
        return end(house, sheet, events)
    sheet = replace(
        sheet, stage=PROPER, owed=(), opened=False, size=house.rules.pool.ceiling(), circles=terms.before_last()
    )
    if not brigand.pools:
        sheet = replace(
            sheet,
            pools=(0,) * house.players,
            past_pools=sheet.pools,
            past_hills=(0,) * house.players,
        )
    owner = hill_owner(house, sheet) if terms.active() else -1
    events.append(Told(StageBegan(PROPER, owner, sheet), house.everyone))
    if owner >= 0:
        return State(sheet, Terming(owner)), events
    return begin(house, sheet, events, redeal=False)


def hill_owner(house: House, sheet: Sheet) -> Seat:
    """Who has the largest hill; of equal ones the first from the first dealer's left (PF-268a)."""
    seats = [(sheet.first + step) % house.players for step in range(1, house.players + 1)]
    return max(seats, key=lambda seat: sheet.hills[seat])


def _circle(house: House, sheet: Sheet, events: list[Told]) -> Step:
    """The deal comes to the first dealer again: a circle of the game proper is finished (PF-273a)."""
    sheet = replace(sheet, circle=sheet.circle + 1)
    if house.rules.pool.in_circles():
        if sheet.closing == LAST:
            return end(house, sheet, events)
        if sheet.closing == DUE or (sheet.circles and sheet.circle >= sheet.circles):
            sheet = replace(sheet, closing=LAST)
            events.append(Told(LastCircle(), house.everyone))
    return begin(house, sheet, events, redeal=False)


def end(house: House, sheet: Sheet, events: list[Told]) -> Step:
    """The match is over and settled: who has most has won."""
    results = settle.whole(house, sheet)
    winners = settle.best(results)
    accounts = settle.statements(house, sheet)
    events.append(Told(MatchEnded(winners, results, sheet, accounts), house.everyone))
    return State(sheet, Over(winners, results)), events
