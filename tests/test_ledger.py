"""The ledger, the options and the cases hang together: every rule in scope has its case, every option its rows."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from prikup.games import GAMES, options
from tests.cases_runner import case_files, load

LEDGER = tomllib.loads((Path(__file__).parents[1] / "spec" / "ledger.toml").read_text("utf-8"))
CASED = {row for case in load(case_files()) for row in case.data["ledger"]}


def in_scope(row: str) -> bool:
    """Rules, not advice, that a table of three can meet."""
    entry = LEDGER[row]
    return entry["flag"] != "advice" and 3 in entry.get("players", [3])


@pytest.mark.parametrize("row", [row for row in LEDGER if in_scope(row)])
def test_every_rule_has_a_case(row: str) -> None:
    assert row in CASED, f"no case names {row}: {LEDGER[row]['text']}"


def test_cases_name_known_rules() -> None:
    assert set(LEDGER) >= CASED


@pytest.mark.parametrize("game", sorted(GAMES))
def test_options_name_known_rules(game: str) -> None:
    for option in options(game).values():
        assert option.ledger, f"{option.name} names no rule"
        assert set(option.ledger) <= set(LEDGER), option.name


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_is_shown_by_a_case(game: str) -> None:
    rules = [str(case.data.get("rules", "")) for case in load(case_files())]
    for name in options(game):
        assert any(f"+{name}=" in text for text in rules), f"no case sets {name}"
