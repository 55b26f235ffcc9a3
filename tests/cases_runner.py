"""Runs the examples of spec/cases (docs/cases.md): ``python -m tests.cases_runner [files, ids or parts of ids...]``.

``check_case`` gives everything in which a case and the engine differ, as sentences; the command line prints the failing
cases with the trace of their actions and events. ``--missing`` lists the ledger rows that no case names yet.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prikup import games
from prikup.core.errors import PrikupError
from prikup.notation.position import position_text
from tests.cases.case import ROOT, Case, CaseFault, case_files, in_scope, ledger, load, missing_rows
from tests.cases.checks import CHECKS
from tests.cases.run import Run
from tests.cases.ways import ways

__all__ = ["Case", "CaseFault", "Run", "case_files", "check_case", "in_scope", "load", "report"]

ABOUT = {"id", "ledger", "rules", "why", "note"}
START = {"given", "deal", "seed", "pack", "do", "result"}


def check_case(case: Case) -> tuple[list[str], list[str]]:
    """The faults of a case as sentences (none if it passes), and the trace of its actions."""
    data = case.data
    problems = list(_form(case))
    if problems:
        return problems, []
    if "rules_error" in data:
        return _rules_error(data), []
    run: Run | None = None
    try:
        run = Run(case)
        run.play()
        for key, check in (CHECKS | run.ways.checks).items():
            if key in data:
                problems += [f"{key}: {problem}" for problem in check(run, data[key])]
    except CaseFault as fault:
        problems.append(str(fault))
    except PrikupError as fault:
        problems.append(f"{fault.kind} error: {fault}")
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as fault:
        # An invalid case, or a failing engine: the author must see where.
        last = traceback.extract_tb(fault.__traceback__)[-1]
        place = f"{Path(last.filename).name}:{last.lineno}"
        problems.append(f"failed with {type(fault).__name__}: {fault} at {place}: {last.line}")
    trace = run.trace if run else []
    if run is not None and problems:
        trace = [*trace, f"state: {position_text(run.game, run.state)}"]
    return problems, trace


def _form(case: Case) -> Iterator[str]:
    data = case.data
    for key in ("id", "ledger", "rules", "why"):
        if not data.get(key) and not (key == "rules" and "option" in data):
            yield f"`{key}` is missing"
    if case.game not in games.GAMES:
        yield f"there is no game {case.game or '-'}"
        return
    family = str(data.get("rules", "")).partition("/")[0]
    if "rules" in data and "rules_error" not in data and games.FAMILIES.get(family) != case.game:
        yield f"rules of another game in the folder of {case.game}"
    own = ways()[case.game]
    expected = CHECKS.keys() | own.checks.keys() | {"rules_error"}
    unknown = data.keys() - ABOUT - START - own.start - expected
    if unknown:
        yield f"unknown keys: {', '.join(sorted(unknown))}"
    if not data.keys() & expected:
        yield "nothing is expected"
    for row in data.get("ledger", []):
        if row not in ledger():
            yield f"the ledger has no row {row}"


def _rules_error(data: dict[str, Any]) -> list[str]:
    try:
        games.game(str(data["rules"]))
    except PrikupError as fault:
        code, _, why = str(data["rules_error"]).partition(" ")
        same = fault.code == code and why in ("", fault.params.get("why"))
        return [] if same else [f"rules_error: expected {data['rules_error']}, got {fault}"]
    return [f"rules_error: expected {data['rules_error']}, but the rules are accepted"]


def report(case: Case, problems: list[str], trace: list[str]) -> str:
    """A failing case as text."""
    where = case.path.relative_to(ROOT) if case.path.is_relative_to(ROOT) else case.path
    data = case.data
    lines = [
        f"FAILED {case.id}  ({where})",
        f"  rules: {data.get('rules')}   ledger: {' '.join(data.get('ledger', []))}",
    ]
    lines += [f"  given: {data['given']}"] if "given" in data else []
    lines += [f"  result: {data['result']}"] if "result" in data else []
    lines += [f"  why: {data.get('why')}", *(f"  * {problem}" for problem in problems)]
    return "\n".join([*lines, *(f"    | {line}" for line in trace)])


def main(arguments: list[str]) -> int:
    """Runs the chosen cases; 1 if one fails."""
    write = sys.stdout.write
    missing = "--missing" in arguments
    wanted = [argument for argument in arguments if argument != "--missing"]
    files = [Path(argument).resolve() for argument in wanted if argument.endswith(".toml")]
    names = [argument for argument in wanted if not argument.endswith(".toml")]
    try:
        cases = load(files or case_files())
    except CaseFault as fault:
        write(f"{fault}\n")
        return 1
    failed = 0
    if missing:
        rows = missing_rows(cases)
        write(f"{len(rows)} ledger rows without a case: {' '.join(rows)}\n")
    chosen = [case for case in cases if not names or any(name in case.id for name in names)]
    ids = [case.id for case in cases]
    for case in chosen:
        problems, trace = check_case(case)
        if ids.count(case.id) > 1:
            problems.append("another case has the same id")
        if problems:
            failed += 1
            write(report(case, problems, trace) + "\n\n")
    write(f"{len(chosen)} cases, {failed} failed\n")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
