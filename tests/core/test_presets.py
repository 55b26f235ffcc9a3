"""Presets and their editions: what a name meant once it means for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.core.errors import RulesError
from prikup.core.presets import Presets, without_edition
from prikup.games import PRESETS, game, presets
from prikup.preferans.rules import Rules
from prikup.preferans.rules.conflicts import check

FIRST = """
order = 1
title = "First"

[table]
players = 3

[pool]
size = 10

[[edition]]
pool.size = 30

[[edition]]
pool.size = "off"
whist.ten = "whisted"
"""
SECOND = """
order = 2
title = "Second"
extends = "first@2"

[whist]
spades = false
"""
QUIET = "[whist]\ndealer = 'off'\n[share]\ndealer = false\n[talon]\npaid = 'off'\n[passes]\ntalon = 'suit'\n"


@pytest.fixture
def made(tmp_path: Path) -> Presets[Rules]:
    """Presets in files: the first has three editions, the second builds on one of them."""
    (tmp_path / "quiet.toml").write_text(
        QUIET + "[terms]\nowner = false\n[pool]\nover = 'kept'\n[totus]\nplay = false\n"
    )
    (tmp_path / "first.toml").write_text('extends = "quiet"\n' + FIRST.lstrip())
    (tmp_path / "second.toml").write_text(SECOND)
    return Presets("preferans", Rules(), {"made": tmp_path}, check)


def test_an_edition_changes_what_the_one_before_had(made: Presets[Rules]) -> None:
    found = [made.get(f"made/first{edition}") for edition in ("", "@2", "@3")]
    assert [rules.pool.size for rules in found] == [10, 30, None]
    assert [rules.whist.ten for rules in found] == ["checked", "checked", "whisted"]
    assert {rules.table.players for rules in found} == {3}


def test_a_preset_builds_on_one_edition(made: Presets[Rules]) -> None:
    assert made.get("made/second").pool.size == 30


def test_only_the_last_edition_is_listed(made: Presets[Rules]) -> None:
    assert made.names() == ("made/first@3", "made/second", "made/quiet")
    assert made.every() == ("made/first", "made/second", "made/quiet", "made/first@2", "made/first@3")
    assert made.title("made/first@3") == made.title("made/first") == "First"


def test_every_edition_has_its_canonical_name(made: Presets[Rules]) -> None:
    for name in made.every():
        assert made.text(made.parse(name)) == name
    assert made.text(made.parse("made/first@2+pool.size=10")) == "made/first"


@pytest.mark.parametrize("name", ["first@1", "first@4", "first@0", "first@", "first@02", "first@x", "second@2", "@2"])
def test_an_edition_that_never_was(made: Presets[Rules], name: str) -> None:
    with pytest.raises(RulesError) as caught:
        made.parse(f"made/{name}")
    assert caught.value.code == "unknown_preset"


def test_older_editions_are_read_and_not_offered() -> None:
    older = set(PRESETS["preferans"].every()) - set(presets())
    assert {"preferans/sochi", "preferans/leningrad", "preferans/rostov"} <= older
    assert all(game(name).text == name for name in older)
    assert {without_edition(name) for name in older} <= set(map(without_edition, presets()))
