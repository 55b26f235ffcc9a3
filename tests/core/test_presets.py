"""Presets and their editions: what a name meant once it means for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup.core.errors import RulesError
from prikup.core.presets import Presets, without_edition
from prikup.games import PRESETS, game, later_edition, presets
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


def test_the_edition_before(made: Presets[Rules]) -> None:
    before = {name: made.before(name) for name in made.every()}
    assert {name: found for name, found in before.items() if found} == {
        "made/first@2": "made/first",
        "made/first@3": "made/first@2",
    }


def test_the_same_rules_in_the_last_edition(made: Presets[Rules]) -> None:
    for edition in ("", "@2"):
        assert made.later_edition(f"made/first{edition}") == "made/first@3"
    assert made.later_edition(" made/first+whist.half_high=on+pool.size=40 ") == (
        "made/first@3+whist.half_high=on+pool.size=40"
    )
    for last in ("made/first@3", "made/first@3+pool.size=40", "made/second", "made/quiet"):
        assert made.later_edition(last) is None
    # All that the later editions change is named: they would change nothing.
    assert made.later_edition("made/first+pool.size=off+whist.ten=whisted") is None
    assert made.later_edition("made/first+pool.size=off") == "made/first@3+pool.size=off"


def test_a_later_edition_that_the_named_options_exclude(made: Presets[Rules], monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a rule of the last edition excluded the option."""

    def exclude(rules: Rules) -> None:
        check(rules)
        if rules.whist.ten == "whisted" and not rules.whist.spades:
            raise RulesError("options_conflict", first="whist.ten", second="whist.spades", why="needs_stock")

    monkeypatch.setattr(made, "_check", exclude)
    assert made.later_edition("made/first+whist.spades=off") is None
    assert made.later_edition("made/first") == "made/first@3"


def test_a_string_without_rules_has_no_later_edition() -> None:
    assert later_edition("preferans/sochi+pool.size=30") == "preferans/sochi@2+pool.size=30"
    assert later_edition("preferans/sochi@2") is later_edition("thousand/ru") is None
    for text, code in (("chess/960", "unknown_game"), ("preferans/sochi@9", "unknown_preset"), ("x", "unknown_game")):
        with pytest.raises(RulesError) as caught:
            later_edition(text)
        assert caught.value.code == code


def test_older_editions_are_read_and_not_offered() -> None:
    older = set(PRESETS["preferans"].every()) - set(presets())
    assert {"preferans/sochi", "preferans/leningrad", "preferans/rostov"} <= older
    assert all(game(name).text == name for name in older)
    assert {without_edition(name) for name in older} <= set(map(without_edition, presets()))
