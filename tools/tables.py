"""The figures of docs/tables.md: computed into spec/tables.json, drawn from there into the page.

``python -m tools.tables`` computes all of them again, some minutes on two cores; with ``--check`` it only says which
tables differ. `tools.generate` draws the page.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from prikup.cli.tables import ROW_TYPES, TABLES, computed, drawn, json_text
from prikup.cli.texts import CliTexts
from prikup.search.holdings.figures import HIGH, LOW, RIGHT, Figure

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "spec" / "tables.json"
PAGE = ROOT / "docs" / "tables.md"
SEED = 0
_PLACE = re.compile(r"(<!-- table (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def figures() -> dict[str, list[Any]]:
    """The tables that are kept, as structs."""
    kept = json.loads(FIGURES.read_text("utf-8"))
    return {name: [msgspec.convert(row, ROW_TYPES[name]) for row in rows] for name, rows in kept.items()}


def page() -> str:
    """docs/tables.md with its tables drawn anew; the words between them are written by hand."""
    kept = figures()

    def table(found: re.Match[str]) -> str:
        heads, *rows = drawn(CliTexts("en"), found[2], kept[found[2]])
        lines = [heads, ["---", *("--:" for _ in heads[1:])], *rows]
        drawn_rows = "".join(f"| {' | '.join(line)} |\n" for line in lines)
        return found[1] + drawn_rows + _verdicts(kept[found[2]]) + found[3]

    return _PLACE.sub(table, PAGE.read_text("utf-8"))


def _verdicts(rows: list[Any]) -> str:
    """How many figures of the document hold."""
    verdicts = Counter(row.verdict for row in rows if isinstance(row, Figure))
    if not verdicts:
        return ""
    return f"\n{verdicts[RIGHT]} of {len(rows)} hold; too low: {verdicts[LOW]}, too high: {verdicts[HIGH]}.\n"


def main() -> int:
    """Computes the figures; with ``--check`` compares them with those that are kept."""
    check = "--check" in sys.argv
    kept = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    found: dict[str, Any] = {}
    differ = []
    for name in TABLES:
        found |= computed([name], None, SEED)
        if json.loads(json_text({name: found[name]}))[name] != kept.get(name):
            differ.append(name)
            if check:
                sys.stderr.write(f"the table {name} differs from {FIGURES.name}: run python -m tools.tables\n")
    if not check:
        FIGURES.write_text(json_text(found), "utf-8")
        PAGE.write_text(page(), "utf-8")
    return int(check and bool(differ))


if __name__ == "__main__":
    raise SystemExit(main())
