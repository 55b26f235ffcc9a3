"""The ledger, the options and the cases agree: every rule in scope has its case, every option its rows."""

from __future__ import annotations

import pytest

from prikup.core.errors import PrikupError
from prikup.games import GAMES, options
from prikup.games import game as parsed
from prikup.thousand.rules.conflicts import NAMES
from tests.cases.case import PARTS, case_files, in_scope, ledger, load

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
