"""The end of the match: nobody is awaited, nothing is legal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.phases import match_over, nobody
from prikup.core.setup import Problem
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.phases.rows import Row
from prikup.preferans.score import settle
from prikup.preferans.seen.view import View
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Over, State


def shows(compiled: CompiledRules, state: State[Over], view: View) -> View:
    """The settlement."""
    accounts = settle.statements(compiled, state.sheet)
    return replace(view, winners=state.phase.winners, settled=state.phase.results, accounts=accounts)


def problems(compiled: CompiledRules, state: State[Over]) -> Iterator[Problem]:
    """Whether the settlement fits the sheet."""
    results = settle.whole(compiled, state.sheet)
    if (state.phase.winners, state.phase.results) != (settle.best(results), results):
        yield Problem("results_impossible", {"results": " ".join(map(str, results))})


ROW = Row(
    part=Part(Over),
    awaits=nobody,
    apply=match_over,
    timed=False,
    shows=shows,
    needs=("results",),
    problems=problems,
)
