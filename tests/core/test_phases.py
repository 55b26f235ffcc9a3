"""The phase engine: what is asked of a phase is a field of its row."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import prikup
from prikup.core.phases import PhasedGame
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
    ("game", "names", "more"), [(Thousand, ThousandPhase, set()), (Preferans, PreferansPhase, {"scored"})]
)
def test_the_names_of_the_phases_are_those_of_the_table(game: type[AnyPhased], names: object, more: set[str]) -> None:
    assert set(get_args(names)) == {row.name for row in game.phases.values()} | more


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
