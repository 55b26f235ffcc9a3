"""The pages of house rules: every section in the same form, every option and value, an example, its sources."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from prikup.core.options import RuleSet, options_of, sections_of
from prikup.games import PRESETS
from tools import house_rules

ROOT = Path(__file__).parents[1]
UNSAID = {"redeal.marriage=on", "auction.cap=free", "talon.forced=open", "play.foreign=on"}
"""Values that forbid nothing and bring nothing, of which no rulebook speaks."""


def rules_of(game: str) -> type[RuleSet]:
    found: type[RuleSet] = type(PRESETS[game].base)
    return found


def page(game: str) -> str:
    return (ROOT / "docs" / f"house-rules-{game}.md").read_text("utf-8")


@pytest.mark.parametrize("game", PRESETS)
def test_every_section_is_told_in_the_same_form(game: str) -> None:
    parts = re.split(r"^## ", page(game), flags=re.MULTILINE)[1:]
    assert [part.partition("\n")[0] for part in parts] == [section.title for section in house_rules.sections(game)]
    for part in parts:
        heads = re.findall(r"^\*([A-Z][^*]+)\*", part, re.MULTILINE)
        assert heads == ["What it does.", "Why.", "Example.", "Where it comes from."]
        assert re.search(r"\(`[\w-]+`\)$", part, re.MULTILINE), "a case"


@pytest.mark.parametrize("game", PRESETS)
def test_every_option_of_every_section_stands_there(game: str) -> None:
    rules = rules_of(game)
    assert re.findall(r"^\| `([\w.]+)`:", page(game), re.MULTILINE) == list(options_of(rules))
    told = tomllib.loads((ROOT / "spec" / "house-rules.toml").read_text("utf-8"))[game]
    assert list(told) == list(sections_of(rules))
    assert all(set(entry) == {"what", "why"} and all(entry.values()) for entry in told.values())


@pytest.mark.parametrize("game", PRESETS)
def test_every_value_has_what_the_rulebook_says_of_it(game: str) -> None:
    silent = {
        f"{option.name}={text}"
        for section in house_rules.sections(game)
        for option in section.options
        for text, value in house_rules.values_of(game, option)
        if not house_rules.is_off(value) and not house_rules.said(game, option, value)
    }
    assert silent == {one for one in UNSAID if one.partition("=")[0] in options_of(rules_of(game))}


@pytest.mark.parametrize("game", PRESETS)
def test_every_ledger_row_of_an_option_is_named(game: str) -> None:
    rows = {row for option in options_of(rules_of(game)).values() for row in option.ledger}
    assert set(re.findall(r"^\* ([A-Z]\w+-[\w-]+): ", page(game), re.MULTILINE)) == rows


@pytest.mark.parametrize("name", ["house-rules", *(f"house-rules-{game}" for game in PRESETS)])
def test_documents_and_players_are_named(name: str) -> None:
    told = (ROOT / "docs" / f"{name}.md").read_text("utf-8")
    assert not re.findall(r"\bS00\d\b", told)
    assert not re.findall(r"^\*Example\.\*.*\bseat \d.*$", told, re.MULTILINE)


def test_a_figure_of_nought_switches_nothing_off() -> None:
    assert [value for value in (False, None, "off", "none", 0, True, "on", 5) if house_rules.is_off(value)] == [
        False,
        None,
        "off",
        "none",
    ]


def test_a_figure_that_is_paid_stands_where_it_counts() -> None:
    """BT-002: aces_50 pays 50, whatever stands in table.ace."""
    options = options_of(rules_of("thousand"))
    assert house_rules.said("thousand", options["table.ace"], 30) == (
        "The player who sits out scores 30 for each ace in the talon, and the marriages in it at their value.",
    )
    assert all(" 50 for each ace" in one for one in house_rules.said("thousand", options["table.pay"], "aces_50"))
    # The same for the bonus of all tricks.
    assert house_rules.said("thousand", options["special.bonus_figure"], 100) == (
        "A declarer who makes the contract and takes all the tricks scores a further 100.",
    )
