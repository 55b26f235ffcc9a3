"""The phase engine: what is asked of a phase is a field of its row."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

import prikup
from prikup.core.actions import Pass
from prikup.core.errors import IllegalAction
from prikup.core.phases import PhasedGame, phase_table
from prikup.games import game, new_match
from prikup.preferans.game import Preferans
from prikup.preferans.state import PhaseName as PreferansPhase
from prikup.thousand.game import Thousand
from prikup.thousand.state import PhaseName as ThousandPhase

AnyPhased = PhasedGame[Any, Any, Any, Any, Any]

SOURCES = sorted(Path(prikup.__file__).parent.rglob("*.py"))


def asks_for_a_type(source: str) -> Iterator[int]:
    """The lines on which code branches on the type of a phase."""
    for node in ast.walk(ast.parse(source)):
        if (isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance" and _is_phase(node.args[0])) or (
            isinstance(node, ast.Match) and _is_phase(node.subject)
        ):
            yield node.lineno


def _is_phase(node: ast.expr) -> bool:
    return ast.unparse(node).split(".")[-1] == "phase"


@pytest.mark.parametrize(
    ("kind", "names", "more"), [(Thousand, ThousandPhase, set()), (Preferans, PreferansPhase, {"scored"})]
)
def test_the_names_of_the_phases_are_those_of_the_table(kind: type[AnyPhased], names: object, more: set[str]) -> None:
    assert set(get_args(names)) == {row.name for row in kind.phases.values()} | more


def test_the_search_finds_such_questions() -> None:
    source = """
if isinstance(state.phase, Playing):
    pass
if isinstance(phase, Playing | Over) or isinstance(action, Play):
    pass
match state.phase:
    case Over():
        pass
"""
    assert sorted(asks_for_a_type(source)) == [2, 4, 6]


def test_nothing_asks_what_type_a_phase_has() -> None:
    found = [f"{path}:{line}" for path in SOURCES for line in asks_for_a_type(path.read_text())]
    assert found == []


def test_no_two_phases_have_one_state_or_one_name() -> None:
    first, second, *_ = Thousand.phases.values()
    with pytest.raises(ValueError, match="one state or one name"):
        phase_table(first, first)
    with pytest.raises(ValueError, match="one state or one name"):
        phase_table(first, replace(second, name=first.name))


@pytest.mark.parametrize("rules", ["thousand/ru", "preferans/sochi"])
def test_a_match_that_is_over_goes_no_further(rules: str) -> None:
    """Not even for a caller who takes an action for legal without asking."""
    table: Any = game(rules)
    ended = replace(new_match(rules).state, phase=table.over(*([(0,)] * len(table.over.__struct_fields__))))
    assert table.awaits(ended) == table.legal(ended, 0) == ()
    for act in (table.apply, table.step):
        with pytest.raises(IllegalAction, match="match_over"):
            act(ended, 0, Pass())
