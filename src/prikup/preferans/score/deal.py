"""The end of a deal: its lines, what they leave, and the way on (PF-199a, ledger 5.12.5..5.12.9)."""

from __future__ import annotations

from prikup.core.events import Told
from prikup.preferans.events import DealScored, HelpDue
from prikup.preferans.house import House
from prikup.preferans.outcome import Outcome
from prikup.preferans.score import allpasses, contracts, earning, flow, marks, settle
from prikup.preferans.score.writing import Writing
from prikup.preferans.state import Helping, Sheet, State, Step


def finish(house: House, sheet: Sheet, outcome: Outcome, events: list[Told]) -> Step:
    """Writes a deal and goes on: to the next one, to a choice whom points help, or to the end."""
    writing = Writing(house, sheet)
    whisted = False
    if outcome.contract is None:
        ending = outcome.ending
        waiting, barred = allpasses.write(writing, outcome)
        changes = marks.after_passes(writing, outcome)
    else:
        written = contracts.write(writing, outcome)
        ending, waiting, barred = written.ending, written.waiting, written.barred
        changes = marks.after_contract(writing, outcome.contract, outcome, written)
        whisted = outcome.ending == "played" and written.made
    waiting = earning.settle(writing, waiting, barred)
    if waiting:
        after = writing.sheet(**changes)
        events.append(_scored(house, writing, after, ending, outcome))
        (seat, points), *others = waiting
        turns = after.dealer != sheet.dealer
        helping = Helping(seat, points, barred, turns, whisted, tuple(others))
        events.append(Told(HelpDue(seat, points, barred), house.everyone))
        return State(after, helping), events
    closing = flow.close(writing, writing.sheet(**changes), whisted=whisted)
    events.append(_scored(house, writing, closing.sheet, ending, outcome))
    return flow.on(house, closing, events, turned=closing.sheet.dealer != sheet.dealer)


def _scored(house: House, writing: Writing, after: Sheet, ending: str, outcome: Outcome) -> Told:
    event = DealScored(ending, outcome.tricks, tuple(writing.lines), settle.whole(house, after), after)
    return Told(event, house.everyone)
