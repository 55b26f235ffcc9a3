"""The ledger, the options and the cases agree: every rule in scope has its case, every option its rows."""

from __future__ import annotations

import re

import pytest

from prikup.core.errors import PrikupError
from prikup.games import GAMES, options
from prikup.games import game as parsed
from prikup.thousand.rules.conflicts import NAMES
from tests.cases.case import PARTS, ROOT, case_files, in_scope, ledger, load

CASES = load(case_files())
CASED = {row for case in CASES for row in case.data["ledger"]}


@pytest.mark.parametrize("row", [row for row in ledger() if in_scope(row)])
def test_every_rule_has_a_case(row: str) -> None:
    assert row in CASED, f"no case names {row}: {ledger()[row]['text']}"


def test_cases_name_known_rules() -> None:
    assert set(ledger()) >= CASED


def test_cases_name_rules_of_their_own_game() -> None:
    for case in CASES:
        assert case.game in {PARTS[row.partition("-")[0]][0] for row in case.data["ledger"]}, case.id


@pytest.mark.parametrize("game", sorted(GAMES))
def test_options_name_known_rules(game: str) -> None:
    for option in options(game).values():
        assert option.ledger, f"{option.name} names no rule"
        assert set(option.ledger) <= set(ledger()), option.name
        assert game in {PARTS[row.partition("-")[0]][0] for row in option.ledger}, option.name


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_option_is_shown_by_a_case(game: str) -> None:
    rules = [str(case.data.get("rules", "")) for case in CASES if case.game == game]
    for name in options(game):
        assert any(f"+{name}=" in text for text in rules), f"no case sets {name}"


def test_every_conflict_of_thousand_is_shown_by_a_case() -> None:
    shown = set()
    for case in CASES:
        if "rules_error" in case.data and case.game == "thousand":
            with pytest.raises(PrikupError) as fault:
                parsed(case.rules)
            shown.add(fault.value.params.get("why"))
    assert shown >= NAMES


BEYOND = {row: entry for row, entry in ledger().items() if entry["source"] == "beyond"}
"""House rules that no document has."""
PRESETS_PAGE = (ROOT / "docs" / "presets.md").read_text("utf-8")
SOURCE = re.compile(r"\b[\w-]+\.(com|org|net|ru|ua|wiki)\b|\bS00[0-4]\b|docs/presets\.md: ")
"""A site, a document, or keys of docs/presets.md."""


@pytest.mark.parametrize("row", sorted(BEYOND))
def test_a_rule_beyond_the_documents_says_where_it_comes_from(row: str) -> None:
    said = BEYOND[row].get("from", "")
    assert SOURCE.search(said) or said.startswith("no text found"), f"{row} names no source"
    for keys in re.findall(r"docs/presets\.md: ([^;]+)", said):
        for key in re.split(r", ", re.sub(r" ?\([^)]*\)", "", keys)):
            if re.match(r"[A-Z][A-Z\d]+\b", key):
                assert f"| {key.split()[0]} |" in PRESETS_PAGE, f"{row}: docs/presets.md has no {key}"


@pytest.mark.parametrize("row", sorted(row for row in BEYOND if row.startswith("BT-")))
def test_a_house_rule_of_thousand_says_how_it_meets_the_others(row: str) -> None:
    """Barrel, bolts, dark, rounding and the like; the rows, files and options named there exist."""
    said = BEYOND[row].get("meets", "")
    assert said
    assert set(re.findall(r"\b(?:TH|BT|BP|PF|TT|B1)-[\dA-Z-]+[a-z]?\b", said)) <= set(ledger())
    for page in re.findall(r"docs/decisions/(\d{4})", said):
        assert list(ROOT.glob(f"docs/decisions/{page}-*.md")), page
    for option in re.findall(r"\b([a-z]+\.[a-z_]+)(?:=\w+)?\b", re.sub(r"\b[\w/]+/[\w/.]+", "", said)):
        assert option in options("thousand"), option


def test_only_rules_beyond_the_documents_have_these_fields() -> None:
    assert {row for row, entry in ledger().items() if {"from", "meets"} & set(entry)} == set(BEYOND)
