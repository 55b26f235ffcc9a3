"""The phase engine: what is asked of a phase is a field of its row."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, ClassVar, get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

import prikup
from prikup.core.actions import Pass
from prikup.core.errors import IllegalAction
from prikup.core.phases import PhasedGame, phase_table
from prikup.core.stages import Stage, phases_at, phases_since
from prikup.games import game, new_match
from prikup.preferans.game import Preferans
from prikup.preferans.state import Phase as AnyOfPreferans
from prikup.preferans.state import PhaseName as PreferansPhase
from prikup.thousand.game import Thousand
from prikup.thousand.setup.form import Part
from prikup.thousand.state import Phase as AnyOfThousand
from prikup.thousand.state import PhaseName as ThousandPhase

AnyPhased = PhasedGame[Any, Any, Any, Any, Any]

PACKAGE = Path(prikup.__file__).parent
SOURCES = [path.relative_to(PACKAGE) for path in sorted(PACKAGE.rglob("*.py"))]
ENGINE = Path("core/phases.py")
"""It finds the row of a phase by the type of its state."""
ROWS = [row for kind in (Thousand, Preferans) for row in kind.phases.values()]
STRUCTS = {row.state.__name__ for row in ROWS}
NAMES = {row.name for row in ROWS} | {"scored"}


def last(node: ast.expr) -> str:
    """The last word of a name with dots."""
    if isinstance(node, ast.NamedExpr):
        return last(node.value)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


class Questions:
    """Where a module asks which phase it has before it."""

    def __init__(self, source: str) -> None:
        self.tree = ast.parse(source)
        self.structs: set[str] = set()
        """Local names of structs of phases."""
        self.modules: set[str] = set()
        """Local names of modules in which they stand."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] == "state":
                self.structs |= {one.asname or one.name for one in node.names if one.name in STRUCTS}
            elif isinstance(node, ast.Import | ast.ImportFrom):
                self.modules |= {one.asname or one.name for one in node.names if one.name.split(".")[-1] == "state"}

    def is_struct(self, node: ast.AST) -> bool:
        """Whether an expression is the struct of a phase."""
        if isinstance(node, ast.Attribute):
            return node.attr in STRUCTS and ast.unparse(node.value) in self.modules
        return isinstance(node, ast.Name) and node.id in self.structs

    def has_struct(self, node: ast.AST) -> bool:
        """Whether an expression is the struct of a phase, or a union or collection with one."""
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            return any(self.has_struct(one) for one in node.elts)
        if isinstance(node, ast.BinOp):
            return self.has_struct(node.left) or self.has_struct(node.right)
        return self.is_struct(node)

    def is_name(self, node: ast.AST) -> bool:
        """Whether an expression is the name of a phase."""
        if isinstance(node, ast.Attribute):
            return node.attr == "name" and self.is_struct(node.value)
        return isinstance(node, ast.Constant) and node.value in NAMES

    def of_types(self) -> Iterator[int]:
        """The lines on which code branches on the type of a phase."""
        for node in ast.walk(self.tree):
            if self._of_type(node):
                yield node.lineno  # type: ignore[attr-defined]

    def _of_type(self, node: ast.AST) -> bool:
        match node:
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[what, kinds]):
                return last(what) == "phase" or self.has_struct(kinds)
            case ast.Call(func=ast.Name(id="type"), args=[what]):
                return last(what) == "phase"
            case ast.Attribute(value=what, attr="__class__"):
                return last(what) == "phase"
            case ast.Compare(left=left, comparators=others):
                return any(self.has_struct(one) for one in (left, *others))
            case ast.Match(subject=what):
                return last(what) == "phase"
            case ast.MatchClass(cls=kind):
                return self.is_struct(kind)
            case ast.Dict(keys=keys):
                return any(self.is_struct(one) for one in keys if one is not None)
        return False

    def of_names(self) -> Iterator[int]:
        """The lines on which the name of a phase is compared as a string, or several phases stand in a chain."""
        listed = {
            id(node.slice)
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Subscript) and last(node.value) == "Literal"
        }
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Tuple | ast.List | ast.Set):
                chain = [one for one in node.elts if self.is_name(one)]
                if len(chain) > 1 and len(chain) == len(node.elts) and id(node) not in listed:
                    yield node.lineno
            elif isinstance(node, ast.Compare):
                if last(node.left) in ("phase", "begun") and self._said(node.comparators):
                    yield node.lineno
            elif isinstance(node, ast.BoolOp):
                asked = [one for one in node.values if isinstance(one, ast.Compare)]
                if sum(self.is_name(other) for one in asked for other in one.comparators) > 1:
                    yield node.lineno

    def _said(self, nodes: Iterable[ast.expr]) -> bool:
        """Whether the name of a phase is written out."""
        found = (
            one for node in nodes for one in (node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node])
        )
        return any(isinstance(one, ast.Constant) and self.is_name(one) for one in found)


@pytest.mark.parametrize(
    ("kind", "names", "more"), [(Thousand, ThousandPhase, set()), (Preferans, PreferansPhase, {"scored"})]
)
def test_the_names_of_the_phases_are_those_of_the_table(kind: type[AnyPhased], names: object, more: set[str]) -> None:
    assert set(get_args(names)) == {row.name for row in kind.phases.values()} | more


@pytest.mark.parametrize(("kind", "union"), [(Thousand, AnyOfThousand), (Preferans, AnyOfPreferans)])
def test_the_stages_go_by_the_structs_of_the_table(kind: type[AnyPhased], union: object) -> None:
    assert set(get_args(union)) == set(kind.phases)
    assert phases_since(union, Stage.APART) == {row.name for row in kind.phases.values()}
    stages = [row.stage for row in kind.phases.values() if row.stage is not Stage.APART]
    assert stages == sorted(stages)
    for stage in Stage:
        assert phases_at(union, stage) == {row.name for row in kind.phases.values() if row.stage is stage}


def test_the_stages_of_thousand() -> None:
    """Written by hand: what the knowledge of the cards and the views ask of a phase."""
    tricks = {"playing", "resting"}
    among = tricks | {"announcing"}
    named = among | {"doubling"}
    assert phases_at(AnyOfThousand, Stage.TRICKS) == tricks
    assert phases_since(AnyOfThousand, Stage.LEAD) == among
    assert phases_since(AnyOfThousand, Stage.ANSWERS) == named
    assert phases_since(AnyOfThousand, Stage.NAMING) == named | {"naming"}
    assert phases_at(AnyOfThousand, Stage.BIDDING) == {"auction", "taking"}
    assert phases_at(AnyOfThousand, Stage.APART) == {"dealing", "over"}


def test_the_stages_of_preferans() -> None:
    assert phases_at(AnyOfPreferans, Stage.TRICKS) == {"playing", "offering", "judging"}
    assert phases_at(AnyOfPreferans, Stage.BIDDING) == {"auction", "taking"}
    assert phases_at(AnyOfPreferans, Stage.APART) == {"drawing", "dealing", "helping", "terming", "over"}


@pytest.mark.parametrize(
    "question",
    [
        "isinstance(state.phase, Anything)",
        "isinstance(phase, Playing | Over) or isinstance(action, Play)",
        "isinstance(deal.then, Helping)",
        "isinstance(deal.then, (Play, Helping))",
        "isinstance(held, state.Playing)",
        "type(phase) in SPOKEN",
        "type(deal.then) is Helping",
        "row.state == Over",
        "state.phase.__class__",
        "TABLE = {Playing: 1}",
        "match state.phase:\n    case _:\n        pass",
        "match deal.then:\n    case Helping():\n        pass",
    ],
)
def test_the_search_finds_questions_for_a_type(question: str) -> None:
    imports = "from prikup.core.actions import Play\nfrom prikup.preferans.state import Helping, Over, Playing\n"
    assert list(Questions(f"{imports}from prikup.preferans import state\n{question}").of_types())


@pytest.mark.parametrize(
    "question",
    [
        'view.phase == "selling"',
        'view.begun != "auction"',
        'view.phase in ("", "auction")',
        'AMONG = frozenset(("playing", "resting"))',
        'NAMED = {"playing", "resting"}',
        "view.phase in (Playing.name, Resting.name)",
        "view.phase == Playing.name or view.phase == Resting.name",
    ],
)
def test_the_search_finds_chains_of_phases(question: str) -> None:
    assert list(Questions(f"from prikup.thousand.state import Playing, Resting\n{question}").of_names())


@pytest.mark.parametrize(
    "source",
    [
        "from prikup.thousand.state import Playing\nState[Playing]",
        "from prikup.thousand.events import Over\nisinstance(event, Over)",
        "from prikup.thousand.state import Selling\nview.phase == Selling.name",
        'Literal["playing", "resting"]',
        'replace(view, phase="playing")',
        '("golden", "auction")',
    ],
)
def test_the_search_finds_nothing_else(source: str) -> None:
    questions = Questions(source)
    assert [*questions.of_types(), *questions.of_names()] == []


def test_nothing_asks_what_type_a_phase_has() -> None:
    assert ENGINE in SOURCES
    asked = {path: Questions((PACKAGE / path).read_text("utf-8")) for path in SOURCES if path != ENGINE}
    assert [f"{path}:{line}" for path, questions in asked.items() for line in questions.of_types()] == []


def test_inside_a_game_no_phases_stand_in_chains() -> None:
    """Which phases are alike in something is said by their rows (``stage``)."""
    inside = [path for path in SOURCES if path.parts[0] in ("thousand", "preferans")]
    assert len(inside) > 100
    asked = {path: Questions((PACKAGE / path).read_text("utf-8")) for path in inside}
    assert [f"{path}:{line}" for path, questions in asked.items() for line in questions.of_names()] == []


def test_no_two_phases_have_one_state_or_one_name() -> None:
    first, second, *_ = Thousand.phases.values()

    class Twin(Struct, frozen=True):
        name: ClassVar[str] = first.name
        stage: ClassVar[Stage] = first.stage

    for other in (first, replace(second, part=Part(Twin))):
        with pytest.raises(ValueError, match="one state or one name"):
            phase_table(first, other)


@pytest.mark.parametrize("rules", ["thousand/ru", "preferans/sochi"])
def test_a_match_that_is_over_goes_no_further(rules: str) -> None:
    """Not even for a caller who takes an action for legal without asking."""
    table: Any = game(rules)
    ended = replace(new_match(rules).state, phase=table.over(*([(0,)] * len(table.over.__struct_fields__))))
    assert table.awaits(ended) == table.legal(ended, 0) == ()
    for act in (table.apply, table.step):
        with pytest.raises(IllegalAction, match="match_over"):
            act(ended, 0, Pass())
