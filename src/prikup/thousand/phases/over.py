"""The end of the match: nobody is awaited, no action is legal."""

from __future__ import annotations

from collections.abc import Iterator

from prikup.core.phases import match_over, nobody
from prikup.core.setup import Problem
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.phases.rows import Row
from prikup.thousand.setup import form
from prikup.thousand.setup.problems import loose_cards
from prikup.thousand.state import Over, State


def _problems(compiled: CompiledRules, state: State[Over]) -> Iterator[Problem]:
    totals, winners = state.sheet.totals, state.phase.winners
    reached = all(totals[seat] >= compiled.target_at(state.sheet) for seat in winners)
    lost = compiled.rules.reverse.ends_at(min(totals), compiled.target)
    if len(set(winners)) != len(winners) or not (reached or lost or "four_marriages" in compiled.endings):
        yield Problem("winners_impossible")


ROW = Row(
    part=form.Part(Over),
    awaits=nobody,
    apply=match_over,
    needs=("winners",),
    cards=loose_cards,
    problems=_problems,
)
