"""The row of a phase of Preferans."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from prikup.core.phases import Phase
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import loose
from prikup.preferans.setup.form import Setup
from prikup.preferans.setup.sheet import stage_problems
from prikup.preferans.state import Over, State

Problems = Callable[[CompiledRules, State[Any]], Iterator[Problem]]


class Row(Phase[CompiledRules, State[Any], AnyAction, View, Setup], frozen=True, kw_only=True):
    """A row of the phase table. By default no cards are in anybody's hands."""

    cards: Callable[[CompiledRules, Setup], Iterator[Problem]] = loose


def staged(problems: Problems) -> Problems:
    """Checks the phase first and then the stage: what may be said and played depends on the stage."""

    def found(compiled: CompiledRules, state: State[Any]) -> Iterator[Problem]:
        stage = list(stage_problems(compiled, state.sheet, over=isinstance(state.phase, Over)))
        yield from stage or problems(compiled, state)

    return found
