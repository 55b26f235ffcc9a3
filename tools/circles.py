"""Circular imports: ``python -m tools.circles`` prints each with its import lines and exits with 1 if there are any.

Every import counts, even inside a function, under ``TYPE_CHECKING`` or in the tests of a Rust module: modules that
import each other can only be read, moved and tested together. In Rust a module imports what it names by ``crate::``; a
name that the crate's root only passes on is that of its module.
"""

from __future__ import annotations

import re
import sys
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

import grimp

PACKAGE = "prikup"
CRATES = Path(__file__).resolve().parent.parent / "crates"

PENDING: tuple[str, ...] = ()
"""Packages with known circles that are still to be removed. An entry without a circle is an error."""

Imports = Mapping[str, Iterable[str]]
"""The modules that each module imports."""
Circle = tuple[str, ...]
"""Modules, each of which imports the next, and the last one the first; the alphabetically first module comes first."""


def circles(imports: Imports) -> list[Circle]:
    """Circles of a graph, shortest first. No import lies on two of them; without these imports the graph has no
    circle."""
    left = {module: set(imported) for module, imported in imports.items()}
    found = []
    while circle := _shortest_circle(left):
        found.append(circle)
        for importer, imported in _pairs(circle):
            left[importer].remove(imported)
    return found


def _pairs(circle: Circle) -> list[tuple[str, str]]:
    """The imports of a circle, as pairs (importer, imported)."""
    return list(zip(circle, (*circle[1:], circle[0]), strict=True))


def _shortest_circle(imports: Mapping[str, Collection[str]]) -> Circle | None:
    best: Circle | None = None
    for importer in sorted(imports):
        for imported in sorted(imports[importer]):
            path = _shortest_path(imports, imported, importer)
            if path is not None and (best is None or len(path) < len(best)):
                first = path.index(min(path))
                best = (*path[first:], *path[:first])
    return best


def _shortest_path(imports: Mapping[str, Collection[str]], start: str, end: str) -> tuple[str, ...] | None:
    """The shortest chain of imports from one module to another; None if there is none."""
    before: dict[str, str | None] = {start: None}
    waiting = deque([start])
    while waiting and end not in before:
        module = waiting.popleft()
        for imported in sorted(imports.get(module, ())):
            if imported not in before:
                before[imported] = module
                waiting.append(imported)
    if end not in before:
        return None
    path = [end]
    while (previous := before[path[-1]]) is not None:
        path.append(previous)
    return tuple(reversed(path))


def import_graph(package: str = PACKAGE) -> grimp.ImportGraph:
    """The imports inside a package."""
    return grimp.build_graph(package, exclude_type_checking_imports=False, cache_dir=None)


def imports_of(graph: grimp.ImportGraph) -> dict[str, set[str]]:
    """The modules that each module of a graph imports."""
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def pending_in(circle: Circle, pending: Iterable[str] = PENDING) -> str | None:
    """The entry of ``pending`` that holds all modules of a circle; None if there is none."""
    return next((name for name in pending if all(f"{module}.".startswith(f"{name}.") for module in circle)), None)


def described(graph: grimp.ImportGraph, circle: Circle) -> str:
    """A circle as text: its modules, then a line for each import with its file's line number."""
    shown = [" -> ".join([*circle, circle[0]])]
    for importer, imported in _pairs(circle):
        details = graph.get_import_details(importer=importer, imported=imported)
        shown += [f"  {importer}:{detail['line_number']}: {detail['line_contents']}" for detail in details]
    return "\n".join(shown)


def problems(graph: grimp.ImportGraph, pending: Iterable[str] = PENDING) -> list[str]:
    """The problems found, each with its lines; empty if there are none."""
    pending = tuple(pending)
    found = circles(imports_of(graph))
    unused = set(pending) - {pending_in(circle, pending) for circle in found}
    new = [described(graph, circle) for circle in found if pending_in(circle, pending) is None]
    return [*new, *(f"{name} has no circle any longer: remove it from PENDING" for name in sorted(unused))]


def crate_imports(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """The modules that each module of a crate imports; ``sources``: the text of each by name, with ``lib``."""
    passed_on = {
        name: module
        for module, names in re.findall(r"pub use (\w+)::(\{[^}]*\}|\w+);", sources["lib"])
        for name in re.findall(r"\w+", names)
    }
    return {
        module: {
            found
            for names in re.findall(r"\bcrate::(\w+|\{[^;]*\});?", source)
            for name in re.findall(r"(?:^|[{,]\s*)(\w+)", names)
            if (found := name if name in sources else passed_on.get(name, module)) != module
        }
        for module, source in sources.items()
        if module != "lib"
    }


def crate_problems(folder: Path) -> list[str]:
    """The circles of the modules of a crate."""
    files = sorted((folder / "src").glob("*.rs"))
    sources = {file.stem: re.sub(r"//.*", "", file.read_text("utf-8")) for file in files}
    return [f"{folder.name}: {' -> '.join([*circle, circle[0]])}" for circle in circles(crate_imports(sources))]


def main() -> int:
    """Prints the problems; returns 1 if there are any."""
    found = problems(import_graph())
    for folder in sorted(CRATES.iterdir()):
        if (folder / "src" / "lib.rs").exists():
            found += crate_problems(folder)
    for problem in found:
        sys.stderr.write(f"circular import: {problem}\n")
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
