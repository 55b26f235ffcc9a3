"""The check for circular imports: the project has none, and each kind of import counts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.circles import circles, crate_imports, import_graph, imports_of, main, pending_in, problems

SOURCES = {
    "__init__": "",
    "plain": "from planted import typed\n",
    "typed": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from planted.late import work\n",
    "late": "def work():\n    import planted.plain\n",
    "below": "",
    "above": "import planted.below\n",
}


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    folder = tmp_path / "planted"
    folder.mkdir()
    for name, source in SOURCES.items():
        (folder / f"{name}.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "planted"
    sys.modules.pop("planted", None)


def test_the_project_has_no_circle_of_imports(capsys: pytest.CaptureFixture[str]) -> None:
    status = main()
    assert (status, capsys.readouterr().err) == (0, "")


def test_imports_for_types_and_inside_functions_count(planted: str) -> None:
    graph = import_graph(planted)
    assert circles(imports_of(graph)) == [("planted.late", "planted.plain", "planted.typed")]
    (text,) = problems(graph, ())
    assert text.splitlines() == [
        "planted.late -> planted.plain -> planted.typed -> planted.late",
        "  planted.late:2: import planted.plain",
        "  planted.plain:1: from planted import typed",
        "  planted.typed:3: from planted.late import work",
    ]


def test_a_pending_package_is_let_pass_until_it_is_clean(planted: str) -> None:
    graph = import_graph(planted)
    assert problems(graph, ("planted",)) == []
    assert problems(graph, ("planted", "planted.above"))[0].startswith("planted.above has no circle")
    assert pending_in(("planted.late", "planted.plain"), ("planted.la",)) is None


def test_without_the_imports_of_the_circles_named_there_is_none() -> None:
    graph = {"a": ["b", "c"], "b": ["a"], "c": ["d"], "d": ["a", "c"], "e": ["a"]}
    assert circles(graph) == [("a", "b"), ("c", "d")]
    assert circles({"a": ["b"], "b": ["c"], "c": ["a"]}) == [("a", "b", "c")]
    assert circles({"a": ["a"]}) == [("a",)]
    assert circles({"a": ["b"], "b": ["c"], "c": []}) == []


def test_imports_of_a_crate() -> None:
    sources = {
        "lib": "mod limits;\nmod search;\nmod tricks;\npub use search::{Limits, Search};\npub use tricks::Fast;\n",
        "limits": "pub struct Budget;\n",
        "search": "use crate::limits::Budget;\nuse crate::tricks::Fast;\n",
        "tricks": "use crate::{\n    Limits,\n    limits::Budget,\n};\nfn new() { crate::tricks::other() }\n",
    }
    assert crate_imports(sources) == {"limits": set(), "search": {"limits", "tricks"}, "tricks": {"search", "limits"}}
    assert circles(crate_imports(sources)) == [("search", "tricks")]
