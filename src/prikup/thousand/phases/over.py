"""The end of the match: nobody is awaited, no action is legal."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.core.errors import IllegalAction
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.thousand.actions import AnyAction
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.phases.deals import Step
from prikup.thousand.phases.rows import Row
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import loose_cards
from prikup.thousand.state import Over, State


def awaits(compiled: CompiledRules, state: State[Over]) -> tuple[Seat, ...]:
    """Nobody."""
    return ()


def apply(compiled: CompiledRules, state: State[Over], seat: Seat, action: AnyAction) -> Step:
    """Always an error."""
    raise IllegalAction("match_over")


def _problems(compiled: CompiledRules, state: State[Over]) -> Iterator[Problem]:
    totals, winners = state.sheet.totals, state.phase.winners
    reached = all(totals[seat] >= compiled.target for seat in winners)
    lost = compiled.rules.reverse.active() and min(totals) <= -compiled.target
    if len(set(winners)) != len(winners) or not (reached or lost or compiled.rules.praises.four):
        yield Problem("winners_impossible")


ROW = Row(
    name="over",
    state=Over,
    awaits=awaits,
    apply=apply,
    fields=Over.__struct_fields__,
    needs=("winners",),
    cards=loose_cards,
    write=form.of_phase,
    read=form.reads(Over),
    problems=_problems,
)
