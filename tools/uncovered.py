"""Lists what no test reaches: for each file of prikup its lines, and the branches never taken.

Run ``python -m tools.uncovered`` after ``make coverage``; the packages of the rules (core and the games) come first.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "build" / "coverage" / "report.json"
RULES = ("core", "thousand", "preferans")
"""Packages in which each such line must get a test or go."""


def spans(lines: list[int]) -> str:
    """Line numbers as text, runs shortened: ``3-5, 8``."""
    found: list[list[int]] = []
    for line in lines:
        if found and found[-1][1] == line - 1:
            found[-1][1] = line
        else:
            found.append([line, line])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)


def missing(file: dict[str, Any]) -> str:
    """The lines and branches of a file that no test reaches; empty if there are none."""
    lines = file["missing_lines"]
    gone = set(lines)
    branches = [(start, end) for start, end in file["missing_branches"] if start not in gone and end not in gone]
    words = [f"lines {spans(lines)}"] if lines else []
    words += [f"branch {start} to {end if end > 0 else 'the end'}" for start, end in branches]
    return "; ".join(words)


def main() -> int:
    """Writes the report."""
    coverage = [sys.executable, "-m", "coverage"]
    if list(REPORT.parent.glob("data.*")):
        # pytest has combined what was there when it ended; these processes ended later. It fails where there is nothing
        # but the files of processes that were killed while they wrote.
        subprocess.run([*coverage, "combine", "--quiet", "--append"], cwd=ROOT, check=False)
    for step in (["json", "--quiet"], ["html", "--quiet", "-d", "build/coverage/html"]):
        subprocess.run([*coverage, *step], cwd=ROOT, check=True)
    data = json.loads(REPORT.read_text("utf-8"))
    rooms: dict[str, list[tuple[str, str]]] = {}
    for name, file in sorted(data["files"].items()):
        inner = name.partition("src/prikup/")[2] or name
        room = inner.partition("/")[0] if "/" in inner else "prikup"
        rooms.setdefault(room, []).append((inner, missing(file)))
    for room in sorted(rooms, key=lambda room: (room not in RULES, room)):
        open_files = [(inner, words) for inner, words in rooms[room] if words]
        sys.stdout.write(f"\n{room}: {len(open_files)} of {len(rooms[room])} files\n")
        for inner, words in open_files:
            sys.stdout.write(f"  {inner}: {words}\n")
    totals = data["totals"]
    sys.stdout.write(
        f"\n{totals['missing_lines']} of {totals['num_statements']} lines and {totals['missing_branches']} of "
        f"{totals['num_branches']} branches are reached by no test; in full: build/coverage/html/index.html\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
