"""No option is dead: for every value there is a deal in which it changes a legal action, an event or a score.

First the option's own cases are run with the value and with another one. Where none shows a difference, two rule sets
that differ in this option alone play the same random actions side by side until something does. An option that never
changes anything is a bug.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from prikup.core.errors import PrikupError, RulesError
from prikup.core.options import Option, Value, get_option, options_of, value_text, with_options
from prikup.core.seats import TABLE
from prikup.thousand.game import PRESETS, Thousand
from prikup.thousand.rules import Rules
from prikup.thousand.rules.conflicts import check
from prikup.thousand.state import Sheet
from tests.cases_runner import Case, CaseFault, Run, case_files, load
from tests.support.random_play import next_cards
from tests.support.thousand import sheet_near, start_at

OPTIONS = options_of(Rules)
SEEDS = 500
"""Matches searched before a value is called dead."""
DEALS = 6
"""Deals in each of them."""


@cache
def cases() -> tuple[Case, ...]:
    """All cases that set something up and play or score it."""
    return tuple(case for case in load(case_files()) if "rules" in case.data and "rules_error" not in case.data)


def rule_strings() -> tuple[str, ...]:
    """All rule strings of the cases."""
    return tuple(dict.fromkeys(str(case.data["rules"]) for case in cases()))


def outcome(case: Case, rules: Rules) -> object:
    """What a case comes to under some rules: its trace of actions and events, and where it stops if one is refused."""
    try:
        run = Run(Case(case.id, case.path, {**case.data, "rules": PRESETS.text(rules)}))
    except (CaseFault, PrikupError) as fault:
        return str(fault)
    try:
        run.play()
    except CaseFault as fault:
        return run.trace, str(fault)
    legal = [run.match.legal(seat) for seat in (TABLE, 0, 1, 2)] if run.match else []
    return run.trace, run.state, legal


def case_shows(option: Option, value: Value) -> bool:
    """Whether one of the option's own cases comes out otherwise with the value than with another one."""
    own = [case for case in cases() if f"+{option.name}=" in str(case.data["rules"])]
    for case in own:
        for first, second in variants(PRESETS.parse(str(case.data["rules"])), option, value):
            if outcome(case, first) != outcome(case, second):
                return True
    return False


def contexts(option: Option) -> list[Rules]:
    """Where to look: the option's own cases first, then the presets."""
    own = [text for text in rule_strings() if f"+{option.name}=" in text]
    rules = [PRESETS.parse(text) for text in own]
    return rules + [PRESETS.get(name) for name in PRESETS.names()]


def variants(rules: Rules, option: Option, value: Value) -> list[tuple[Rules, Rules]]:
    """Rule sets that differ in this option alone: with the value, and with another one."""
    found: list[tuple[Rules, Rules]] = []
    usual = get_option(rules, option.name)
    others = [usual] if value_text(usual) != value_text(value) else []
    others += [other for other in option.values if value_text(other) != value_text(value) and other not in others]
    for other in others:
        if len(found) == 4:
            break
        try:
            with_value = with_options(rules, {option.name: value})
            without = with_options(rules, {option.name: other})
            check(with_value)
            check(without)
        except RulesError:
            continue
        found.append((with_value, without))
    return found


def pairs(option: Option, value: Value) -> list[tuple[Rules, Rules]]:
    """The variants of everything in which to look."""
    return [pair for rules in contexts(option) for pair in variants(rules, option, value)]


def differ(first: Thousand, second: Thousand, rng: random.Random) -> bool:
    """Whether some deals played alike under both rule sets show a difference."""
    sheet = sheet_near(rng, first)
    marks = {name: sheet.marks.get(name, (0,) * second.players) for name in second.house.mark_names}
    one = start_at(first, sheet)
    two = start_at(second, Sheet(sheet.totals, marks, sheet.dealer, sheet.deals))
    while not one.over and one.state.sheet.deals < sheet.deals + DEALS:
        if one.awaits() != two.awaits() or one.phase != two.phase:
            return True
        seats = (TABLE, *range(one.players))
        legal = {seat: one.legal(seat) for seat in seats}
        if any(legal[seat] != two.legal(seat) for seat in seats):
            return True
        if rng.random() < 0.02:
            seat = TABLE
            action = rng.choice(legal[TABLE])
        elif one.awaits() == (TABLE,):
            seat, action = TABLE, next_cards(rng, first, 0.4)
        else:
            seat = rng.choice(one.awaits())
            rights = [other for other in range(one.players) if other not in one.awaits() and legal[other]]
            if rights and rng.random() < 0.2:
                seat = rng.choice(rights)
            action = rng.choice(legal[seat])
        if one.apply(seat, action) != two.apply(seat, action):
            return True
    return one.over != two.over


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_every_value_matters(name: str) -> None:
    option = OPTIONS[name]
    dead = []
    for value in option.values:
        if case_shows(option, value):
            continue
        tried = [(Thousand(first), Thousand(second)) for first, second in pairs(option, value)]
        assert tried, f"{name}={value_text(value)} cannot be combined with anything"
        rng = random.Random(f"{name}={value_text(value)}")
        if not any(differ(*tried[seed % len(tried)], rng) for seed in range(SEEDS)):
            dead.append(value_text(value))
    assert not dead, f"{name}: these values change nothing: {', '.join(dead)}"
