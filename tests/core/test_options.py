"""Rule strings: what they say, what is refused, and that the canonical string names the same rules again."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import defstruct

from prikup import games
from prikup.core.errors import RulesError
from prikup.core.options import RuleSet, Section, differences, option_meta, options_of, value_text, with_options
from prikup.games import GAMES, game, presets
from prikup.thousand.game import PRESETS
from prikup.thousand.rules import Rules
from prikup.thousand.rules.conflicts import CONFLICTS
from tests.support.random_rules import rule_sets


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
def test_the_canonical_string_names_the_same_rules(data: st.DataObject, name: str) -> None:
    rules, presets = data.draw(rule_sets(name)), games.PRESETS[name]
    assert presets.parse(presets.text(rules)) == rules


def test_the_canonical_string_takes_the_nearest_preset() -> None:
    assert game("thousand/ru+barrel.at=880").text == "thousand/ru+barrel.at=880"
    assert game("thousand/en+barrel.at=880+barrel.deals=3+barrel.leap=anyone").text.startswith("thousand/en+")
    assert game("thousand/ru+deal.talon=rounds").text == "thousand/ru"
    assert differences(PRESETS.get("thousand/ru"), Rules()) == {}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_game"),
        ("thousand", "bad_rules_text"),
        ("thousand/", "unknown_preset"),
        ("thousand/xx", "unknown_preset"),
        ("chess/ru", "unknown_game"),
        ("thousand/ru+", "bad_rules_text"),
        ("thousand/ru+barrel.at", "bad_rules_text"),
        ("thousand/ru+barrel.att=880", "unknown_option"),
        ("thousand/ru+barrel.at=881", "bad_value"),
        ("thousand/ru+barrel.at=", "bad_value"),
        ("thousand/ru+barrel.at=True", "bad_value"),
        ("thousand/ru+barrel.at=880+barrel.at=900", "option_twice"),
        ("thousand/ru+barrel.at=880" * 300, "bad_rules_text"),
        ("thousand/ru+threshold.at=900", "options_conflict"),
        ("thousand/pl+auction.step=5+auction.opening=100+barrel.at=880", "options_conflict"),
    ],
)
def test_bad_rule_strings_are_refused(text: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        game(text)
    assert caught.value.code == code


def test_a_mistyped_option_is_told_the_nearest() -> None:
    with pytest.raises(RulesError) as caught:
        game("thousand/ru+barel.at=880")
    assert caught.value.params["nearest"] == "barrel.at"


def test_conflicts_name_two_options() -> None:
    names = options_of(Rules)
    for conflict in CONFLICTS:
        assert conflict.first in names
        assert conflict.second in names
        assert conflict.first != conflict.second


def test_presets_can_be_played() -> None:
    for rules in presets():
        assert not game(rules).conflicts(game(rules).rules)


def test_every_value_has_a_text_of_its_own() -> None:
    for option in options_of(Rules).values():
        texts = [value_text(value) for value in option.values]
        assert len(texts) == len(set(texts)), option.name
        assert [option.read(text) for text in texts] == list(option.values)


def test_a_figure_to_choose_freely_is_a_range_with_a_step() -> None:
    options = options_of(Rules)
    truck = options["truck.at"]
    assert truck.span == range(100, 901, 5)
    assert truck.allowed() == "off, 100..900 by 5"
    assert options["contra.times"].span is None
    assert options["end.target"].allowed() == "100..2500 by 1"
    assert options["end.target"].read("1001") == 1001
    for text in ("0501", "+501", "501.0", "٥٠١", "99", "2501", "off", "on", ""):
        with pytest.raises(RulesError):
            options["end.target"].read(text)
    with pytest.raises(RulesError) as fault:
        PRESETS.parse("thousand/ru+truck.at=557")
    assert fault.value.code == "bad_value"
    assert fault.value.params["allowed"] == "off, 100..900 by 5"


class Broken(Section, frozen=True, kw_only=True):
    """A section with one option."""

    key: ClassVar[str] = "broken"
    situation: ClassVar[str] = "match"


@pytest.mark.parametrize(
    ("hint", "default", "says"),
    [
        (Annotated[int, option_meta("A number without numbers")], 1, "has no numbers"),
        (Annotated[float, option_meta("No number of a rule string")], 0.5, "no rule string can hold"),
        (Annotated[int, option_meta("Two or three", numbers=(2, 3))], 4, "default that is not allowed: 4"),
    ],
)
def test_an_option_that_is_declared_wrongly_is_named(hint: Any, default: Any, says: str) -> None:
    part = defstruct("Part", [("odd", hint, default)], bases=(Broken,), frozen=True, kw_only=True)
    rules: Any = defstruct("Odd", [("part", part, part())], bases=(RuleSet,), frozen=True, kw_only=True)
    with pytest.raises(TypeError, match=rf"part\.odd.*{says}"):
        options_of(rules)


def test_an_option_that_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(RulesError) as caught:
        with_options(Rules(), {"barrel.att": 880})
    assert (caught.value.code, caught.value.params["nearest"]) == ("unknown_option", "barrel.at")


@pytest.mark.parametrize("rules", ["chess/ru+a.b=1", "thousand/nowhere+barrel.at=880", "thousand/ru+barrel.at=881"])
def test_what_no_change_of_options_mends_has_no_playable_neighbour(rules: str) -> None:
    assert games.nearest_playable(rules) is None


@pytest.mark.parametrize(
    ("rules", "figures"),
    [
        ("preferans/sochi+pool.size=", (5, 10, 11, 13, 15, 17, 20, 22, 25, 30, 40, 50, 100, 120, 200, 500)),
        ("preferans/sochi+pool.deals=", (1, 6, 7, 12, 18, 24, 36, 48, 200)),
        ("preferans/sochi+passes.price=", (1, 2, 3, 4, 5, 20)),
        ("preferans/sochi+passes.start=", (1, 2, 3, 4, 6, 12)),
        ("preferans/sochi+values.scale=", (1, 3, 4, 10)),
        ("preferans/skachki+races.count=", (2, 3, 4, 5, 7, 12)),
        ("preferans/skachki+races.pool=", (0, 100, 150, 200, 300, 1000)),
        ("preferans/skachki+races.hill=", (0, 10, 100, 200, 300, 1000)),
        ("thousand/ru+contra.kind=contra+contra.times=", (2, 3, 4, 8)),
        ("thousand/ru+bolts.count=", (2, 3, 4, 5, 10)),
        ("thousand/ru+crosses.count=", (2, 3, 4, 10)),
        ("thousand/ru+streak.count=", (2, 3, 4, 5, 10)),
    ],
)
def test_what_was_a_list_is_a_range_that_holds_it(rules: str, figures: tuple[int, ...]) -> None:
    presets = games.PRESETS[games.game_name_of(rules)]
    for figure in figures:
        found = presets.parse(f"{rules}{figure}")
        assert presets.parse(presets.text(found)) == found
    with pytest.raises(RulesError):
        presets.parse(f"{rules}{figures[-1] + 10}")
