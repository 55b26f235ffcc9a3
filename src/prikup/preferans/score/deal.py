"""The end of a deal: its lines, the new sheet, choices whom points help, what follows (PF-199a, 5.12.5..5.12.9)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from prikup.core.events import AddressedEvent, Line
from prikup.core.scored import OutcomeError, Pending, Scored, check_choices
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction, Help
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import DealScored, HelpDue
from prikup.preferans.outcome import PLAYED, Outcome
from prikup.preferans.score import allpasses, contracts, earning, flow, marks, settle
from prikup.preferans.score.shape import check_outcome
from prikup.preferans.score.sheet_writer import SheetWriter, Waiting
from prikup.preferans.state import Helping, Sheet, State, Step


class WrittenDeal(Struct, frozen=True):
    """What a deal, or a choice after it, has written, and what comes next."""

    ending: str
    lines: tuple[Line, ...]
    sheet: Sheet
    totals: tuple[int, ...]
    """What a settlement now would give each seat, in whole whists (PF-258a)."""
    choice: Helping | None
    """A choice that waits."""
    closing: flow.Closing | None
    """What the deal brought to an end, once no choice waits."""
    turned: bool
    """Whether the deal has moved on."""


def scored(
    compiled: CompiledRules, sheet: Sheet, outcome: Outcome, choices: Sequence[AnyAction] = ()
) -> Scored | Pending:
    """What a finished deal writes, or the seat that must first choose whom to help (PF-223a). Raises OutcomeError."""
    check_outcome(compiled, sheet, outcome)
    deal = write(compiled, sheet, outcome)
    lines = deal.lines
    asked = 0
    while (waits := deal.choice) is not None:
        options = helps(compiled, deal.sheet, waits)
        if asked == len(choices):
            return Pending(seat=waits.seat, options=options)
        choice = choices[asked]
        if not isinstance(choice, Help) or choice not in options:
            raise OutcomeError("outcome_help", seat=waits.seat)
        deal = write_help(compiled, deal.sheet, waits, choice.to)
        lines += deal.lines
        asked += 1
    check_choices(choices, asked)
    state, _ = go_on(compiled, deal, [])
    winners: tuple[Seat, ...] = getattr(state.phase, "winners", ())
    return Scored(lines=lines, totals=deal.totals, counters={}, winners=winners, sheet=state.sheet)


def finish(compiled: CompiledRules, sheet: Sheet, outcome: Outcome, events: list[AddressedEvent]) -> Step:
    """Writes a deal and goes on to the next one, to a choice whom points help, or to the end."""
    deal = write(compiled, sheet, outcome)
    event = DealScored(deal.ending, outcome.tricks, deal.lines, deal.totals, deal.sheet)
    events.append(AddressedEvent(event, compiled.everyone))
    return go_on(compiled, deal, events)


def go_on(compiled: CompiledRules, deal: WrittenDeal, events: list[AddressedEvent]) -> Step:
    """What comes after the deal was written: a choice, or whatever follows the deal."""
    choice = deal.choice
    if choice is not None:
        events.append(AddressedEvent(HelpDue(choice.seat, choice.points, choice.barred), compiled.everyone))
        return State(deal.sheet, choice), events
    assert deal.closing is not None
    return flow.on(compiled, deal.closing, events, turned=deal.turned)


def write(compiled: CompiledRules, sheet: Sheet, outcome: Outcome) -> WrittenDeal:
    """Writes a deal, up to the first choice."""
    writer = SheetWriter(compiled, sheet)
    whisted = False
    if outcome.contract is None:
        ending = outcome.ending
        waiting, barred = allpasses.write(writer, outcome)
        changes = marks.after_passes(writer, outcome)
    else:
        written = contracts.write(writer, outcome)
        ending, waiting, barred = written.ending, written.waiting, written.barred
        changes = marks.after_contract(writer, outcome.contract, outcome, written)
        whisted = outcome.ending == PLAYED and written.made
    waiting = earning.settle(writer, waiting, barred)
    after = writer.sheet(**changes)
    return _written(writer, after, ending, waiting, barred, whisted=whisted, turned=after.dealer != sheet.dealer)


def helps(compiled: CompiledRules, sheet: Sheet, helping: Helping) -> tuple[Help, ...]:
    """Whom waiting points may help: partners with open pools who are not barred, then the player's own hill."""
    return tuple(Help(to) for to in earning.choices(SheetWriter(compiled, sheet), helping.seat, helping.barred))


def write_help(compiled: CompiledRules, sheet: Sheet, helping: Helping, to: Seat) -> WrittenDeal:
    """Writes one choice whom points help, up to the next one."""
    writer = SheetWriter(compiled, sheet)
    points = earning.chosen(writer, helping.seat, to, helping.points)
    waiting = earning.settle(writer, ((helping.seat, points), *helping.waiting), helping.barred)
    barred, whisted = helping.barred, helping.whisted
    return _written(writer, writer.sheet(), "", waiting, barred, whisted=whisted, turned=helping.turns)


def _written(
    writer: SheetWriter, after: Sheet, ending: str, waiting: Waiting, barred: int, *, whisted: bool, turned: bool
) -> WrittenDeal:
    """The lines with the sheet after them; points still wait for a choice, or the deal is over."""
    choice, closing = None, None
    if waiting:
        (seat, points), *others = waiting
        choice = Helping(seat, points, barred, turned, whisted, tuple(others))
    else:
        closing = flow.close(writer, after, whisted=whisted)
        after = closing.sheet
    totals = settle.whole(writer.compiled, after)
    return WrittenDeal(ending, tuple(writer.lines), after, totals, choice, closing, turned)
