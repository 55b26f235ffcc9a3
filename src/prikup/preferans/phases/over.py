"""The end of the match: nobody is awaited, nothing is legal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.errors import IllegalAction
from prikup.core.seats import Seat
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.phases.row import Row, staged
from prikup.preferans.score import settle
from prikup.preferans.seen.view import View
from prikup.preferans.setup.form import Part
from prikup.preferans.state import Over, State, Step


def awaits(compiled: CompiledRules, state: State[Over]) -> tuple[Seat, ...]:
    """Nobody."""
    return ()


def apply(compiled: CompiledRules, state: State[Over], seat: Seat, action: AnyAction) -> Step:
    """Always an error."""
    raise IllegalAction("match_over")


def shows(compiled: CompiledRules, state: State[Over], view: View) -> View:
    """The settlement."""
    accounts = settle.statements(compiled, state.sheet)
    return replace(view, winners=state.phase.winners, settled=state.phase.results, accounts=accounts)


@staged
def problems(compiled: CompiledRules, state: State[Over]) -> Iterator[Problem]:
    """Whether the settlement fits the sheet."""
    results = settle.whole(compiled, state.sheet)
    if (state.phase.winners, state.phase.results) != (settle.best(results), results):
        yield Problem("results_impossible", {"results": " ".join(map(str, results))})


PART = Part(Over)
ROW = Row(
    name="over",
    state=Over,
    awaits=awaits,
    apply=apply,
    shows=shows,
    fields=PART.fields,
    needs=("results",),
    write=PART.write,
    read=PART.read,
    problems=problems,
)
