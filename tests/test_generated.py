"""Generated files are up to date, and the JSON schema is a schema."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.core.options import RuleSet, options_of
from prikup.core.schema import json_schema, listing
from prikup.games import GAMES, PRESETS
from tools.generate import generators


@pytest.mark.parametrize("path", generators(), ids=lambda path: path.name)
def test_generated_files_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == generators()[path]()


@pytest.mark.parametrize("game", GAMES)
def test_schema_names_every_option(game: str) -> None:
    rules: type[RuleSet] = type(PRESETS[game].base)
    sections = json_schema(rules)["properties"]
    names = {f"{section}.{field}" for section, fields in sections.items() for field in fields["properties"]}
    assert names == set(options_of(rules))


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_allows_the_values_of_every_option(game: str) -> None:
    """Listed one by one, or as a range with its step where a figure is chosen freely."""
    rules: type[RuleSet] = type(PRESETS[game].base)
    sections = json_schema(rules)["properties"]
    for name, option in options_of(rules).items():
        section, field = name.split(".")
        told = sections[section]["properties"][field]
        forms = told.get("anyOf", [told])
        allowed: set[object] = {None} if {"type": "null"} in forms else set()
        for form in forms:
            allowed |= set(form.get("enum", ()))
            if "multipleOf" in form:
                allowed |= set(range(form["minimum"], form["maximum"] + 1, form["multipleOf"]))
        assert allowed == set(option.values), name


def test_listing_has_the_value_of_the_preset() -> None:
    rows = {row["name"]: row for row in listing(PRESETS["thousand"].get("thousand/ru-common"))}
    assert rows["barrel.at"]["value"] == "880"
    assert rows["barrel.at"]["default"] == "900"
    assert rows["dark.floor"]["ledger"] == ["TH-R-092", "TH-R-119", "BT-062"]
    assert set(rows["barrel.at"]) == {"name", "title", "values", "default", "value", "ledger"}
