"""Cases and the ledger, read from their files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from prikup.games import FAMILIES, GAMES, PRESETS

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "spec" / "cases"
LEDGER = ROOT / "spec" / "ledger.toml"

PARTS: dict[str, tuple[str, tuple[int, ...]]] = {
    "TH": ("thousand", (2, 3, 4)),
    "BT": ("thousand", (2, 3, 4)),
    "TT": ("thousand", (2, 3)),
    "B1": ("thousand", (2, 3)),
    "PF": ("preferans", (2, 3, 4)),
    "BP": ("preferans", (2, 3, 4)),
}
"""The game of a part of the ledger, by the first letters of its ids, and the supported table sizes."""


class CaseFault(Exception):
    """A case that cannot be set up or whose actions are not legal."""


class Case(Struct, frozen=True):
    """One ``[[case]]`` with its file."""

    id: str
    path: Path
    data: dict[str, Any]

    @property
    def game(self) -> str:
        """The name of its game: that of its folder in spec/cases, elsewhere that of its rules."""
        if self.path.is_relative_to(CASES):
            return self.path.relative_to(CASES).parts[0]
        family = str(self.data.get("rules", "")).partition("/")[0]
        return FAMILIES.get(family, family)

    @property
    def rules(self) -> str:
        """Its rule string; a case about an option's metadata may name none."""
        return str(self.data.get("rules", PRESETS[self.game].names()[0]))


@cache
def ledger() -> dict[str, dict[str, Any]]:
    """The rows of spec/ledger.toml by id."""
    return tomllib.loads(LEDGER.read_text("utf-8"))


def in_scope(row: str) -> bool:
    """Rules, not advice, of the games and table sizes that are supported."""
    entry = ledger()[row]
    game, sizes = PARTS[row.partition("-")[0]]
    return (
        game in GAMES
        and entry["flag"] not in ("advice", "extra")
        and not {*sizes}.isdisjoint(entry.get("players", sizes))
    )


@cache
def _tables(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def load(paths: Iterable[Path]) -> list[Case]:
    """The cases of some files, in order. Raises CaseFault naming the file that cannot be read."""
    found: list[Case] = []
    for path in paths:
        try:
            data = _tables(path)
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
            raise CaseFault(f"{path}: {fault}") from None
        if set(data) - {"case"}:
            raise CaseFault(f"{path}: only [[case]] tables may stand in it, not {sorted(set(data) - {'case'})}")
        for number, case in enumerate(data.get("case", []), 1):
            found.append(Case(str(case.get("id", f"{path.stem}#{number}")), path, case))
    return found


def case_files() -> list[Path]:
    """All files of cases."""
    return sorted(CASES.rglob("*.toml"))


def missing_rows(cases: Iterable[Case]) -> list[str]:
    """The ledger rows in scope without a case; advice needs none."""
    named = {row for case in cases for row in case.data.get("ledger", [])}
    return [row for row in ledger() if in_scope(row) and row not in named]


def differ(expected: object, got: object) -> list[str]:
    """The sentence for two values that should be equal."""
    return [] if expected == got else [f"expected {expected}, got {got}"]
