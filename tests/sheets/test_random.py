"""Random entries are accepted or refused by name; every sheet reads back and settles to zero."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup import games
from prikup.core.errors import PrikupError
from prikup.sheets import keeper
from prikup.sheets.as_text import settlement_lines, sheet_lines
from prikup.sheets.errors import SheetError
from prikup.sheets.forms import EntryForm, FormItem
from prikup.sheets.shown import SheetShown, shown
from prikup.texts import COMPLETE, Texts
from tests.sheets.support import NAMES
from tests.support.random_rules import random_rules

pytestmark = pytest.mark.search

WORDS = {language: Texts(language, strict=True) for language in COMPLETE}


def shares(rng: random.Random, count: int, total: int) -> list[int]:
    """Numbers that add up to a given sum."""
    cuts = sorted(rng.randint(0, total) for _ in range(count - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True)]


def filled(rng: random.Random, item: FormItem) -> str:
    """A value that a person might enter; empty for none."""
    if item.kind == "choice":
        return "" if item.optional and rng.random() < 0.7 else rng.choice(item.choices).value
    if item.kind == "flag":
        return item.name if rng.random() < 0.1 else ""
    if item.kind == "number":
        return "" if item.optional and rng.random() < 0.8 else str(rng.randint(item.least, item.most) // 5 * 5)
    if item.kind == "people":
        chosen = [choice.value for choice in item.choices if rng.random() < 0.4]
        return " ".join(chosen)
    if item.kind == "numbers":
        return " ".join(map(str, shares(rng, len(item.choices), item.most)))
    if item.kind == "pairs":
        rows = [f"{rng.choice(item.choices).value} {rng.choice(item.second).value}" for _ in range(rng.randint(0, 2))]
        return " / ".join(rows)
    return "HA SK" if rng.random() < 0.2 else ""


def entry(rng: random.Random, form: EntryForm) -> str:
    """The text of a filled-in form, as the page makes it."""
    head = [text for item in form.head if (text := filled(rng, item))]
    more = []
    for item in form.more:
        text = filled(rng, item)
        if text:
            more.append(text if item.kind == "flag" else f"{item.name} {text}")
    return "; ".join([" ".join([form.begin, *head]), *more])


def keep(rng: random.Random, rules: str, tries: int) -> tuple[SheetShown, int]:
    """A sheet of random entries, and how many were taken."""
    game = games.game(rules)
    sheet = keeper.begun(rules, NAMES[: game.players], rng.randrange(game.players))
    taken = 0
    texts = WORDS[rng.choice(COMPLETE)]
    score = keeper.played(sheet)
    found = shown(score, texts)
    refused: list[tuple[str, str]] = []
    for _ in range(tries):
        if not found.forms:
            assert found.next.kind == "over"
            break
        text = entry(rng, rng.choice(found.forms))
        try:
            score = keeper.added(sheet, text)
        except SheetError as fault:
            found_why = texts.of(game).error(fault, sheet.names) if fault.cause is not None else ""
            refused.append((fault.code, found_why))
            continue
        taken += 1
        sheet = score.kept
        found = shown(score, texts)
    assert all(code == "sheet_line" and why for code, why in refused)
    assert keeper.parse(sheet.text()) == sheet
    if game.name == "preferans":
        assert sum(account.whole for account in found.accounts) == 0
        assert sum(found.totals) == 0
    assert sheet_lines(score, found, texts)
    assert settlement_lines(found, texts)
    return found, taken


@pytest.mark.turns(3)
@pytest.mark.parametrize("rules", games.presets())
@pytest.mark.turns(3)
def test_every_preset(rules: str) -> None:
    rng = random.Random(rules)
    taken = sum(keep(rng, rules, 40)[1] for _ in range(2))
    assert taken > 4, "the forms lead to nothing that is taken"


@given(st.integers(0, 2**32), st.sampled_from(["thousand", "preferans"]))
def test_random_rule_sets(seed: int, name: str) -> None:
    rng = random.Random(seed)
    kind = games.game_class(name)
    try:
        rules = kind(random_rules(rng, game=name)).text
    except PrikupError:
        return
    keep(rng, rules, 12)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, f"prikup sheet 1\nrules: thousand/ru\nseat 0: A\nseat 1: B\nseat 2: C\n{text}"):
        try:
            keeper.played(keeper.parse(whole))
        except PrikupError:
            # Errors with a code are expected; anything else is a bug.
            continue
