"""docs/presets.md says where every value of today's presets comes from, and has the values of the presets."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from prikup.core.options import differences, get_option, options_of, value_text
from prikup.preferans.game import PRESETS
from prikup.preferans.rules import Rules
from tests.cases.case import ledger

PAGE = Path(__file__).parents[2] / "docs" / "presets.md"
OF_1971 = {f"preferans/{name}" for name in ("klassika", "sochinka", "leningradka", "gusarik")}
"""Presets that follow their document."""
DECISIVE = {
    *("pool.size", "pool.end", "pool.over", "pool.worth", "help.short", "values.hill", "values.whists"),
    *("calls.hand", "calls.order", "exit.ladder", "exit.whisted", "exit.failed", "exit.misere", "talon.paid"),
    *("whist.ten", "whist.answer", "whist.pair", "whist.split", "whist.half", "whist.spades", "consolation.amount"),
    *("passes.price", "passes.growth", "passes.write", "passes.zero", "passes.talon", "deal.stays"),
}
"""What is told of every preset, also where it has the default."""

Row = tuple[str, str, str]
"""A value, what is said of it, and by whom."""


@cache
def page() -> tuple[dict[str, str], dict[str, tuple[str, dict[str, Row]]]]:
    """The keys of the sources; by preset the one that it builds on, and the rows of its own table."""
    keys: dict[str, str] = {}
    tables: dict[str, tuple[str, dict[str, Row]]] = {}
    rows: dict[str, Row] | None = None
    for line in PAGE.read_text("utf-8").splitlines():
        if heading := re.fullmatch(r"## `([^`]+)`(?:, on `([^`]+)`)?", line):
            assert heading[1] not in tables
            rows = {}
            tables[heading[1]] = (heading[2] or "", rows)
        elif line.startswith("| ") and not line.startswith(("| key ", "| option ")):
            cells = [cell.strip() for cell in line.strip("|").split(" | ")]
            if rows is None:
                key, source = cells
                keys[key] = source
            else:
                option, value, said, source = cells
                assert re.fullmatch(r"`[a-z_.]+`", option), line
                assert option.strip("`") not in rows, f"{option} twice"
                rows[option.strip("`")] = (value, said, source)
    return keys, tables


def told(preset: str) -> dict[str, Row]:
    """All rows of a preset, with those of the presets that it builds on."""
    base, rows = page()[1][preset]
    return {**(told(base) if base else {}), **rows}


def test_every_preset_of_today_has_its_table() -> None:
    assert set(page()[1]) == set(PRESETS.names()) - OF_1971


@pytest.mark.parametrize("preset", sorted(page()[1]))
def test_the_table_has_the_values_of_the_preset(preset: str) -> None:
    rules = PRESETS.get(preset)
    known = options_of(Rules)
    assert set(told(preset)) <= set(known)
    wrong = {
        name: (value, value_text(get_option(rules, name)))
        for name, (value, _, _) in told(preset).items()
        if value != value_text(get_option(rules, name))
    }
    assert not wrong, "in the table, and in the preset"


@pytest.mark.parametrize("preset", sorted(page()[1]))
def test_every_value_of_a_preset_is_told(preset: str) -> None:
    wanted = set(differences(PRESETS.get(preset), Rules())) | DECISIVE
    assert not wanted - set(told(preset))


@pytest.mark.parametrize("preset", sorted(page()[1]))
def test_every_row_names_its_source(preset: str) -> None:
    keys = page()[0]
    for name, (_, said, source) in page()[1][preset][1].items():
        assert said, name
        if source == "inference":
            continue
        for one in source.split(", "):
            key = one.partition(" ")[0]
            assert key in keys or key in ledger(), f"{name}: {one} is neither a source nor a ledger row"


def test_every_source_is_used() -> None:
    keys, tables = page()
    named = {
        one.partition(" ")[0] for _, rows in tables.values() for row in rows.values() for one in row[2].split(", ")
    }
    assert set(keys) <= named


def test_a_key_has_an_address_or_says_what_it_is() -> None:
    for key, source in page()[0].items():
        if key.startswith("P") and key[1:].isdigit():
            assert source.startswith("a program"), key
            # Where nobody knows the address, the first words of what was read say which file it was.
            assert "<http" in source or re.search(r"No address is known: .* begins («.+»|\".+\")", source), key
        else:
            assert "<http" in source, key
