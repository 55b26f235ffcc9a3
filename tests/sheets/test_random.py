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
from prikup.sheets.shown import SheetShown, shown
from prikup.texts import COMPLETE, Texts
from tests.sheets.support import NAMES
from tests.support.forms import random_entry
from tests.support.random_rules import random_rules

pytestmark = pytest.mark.search

WORDS = {language: Texts(language, strict=True) for language in COMPLETE}


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
        text = random_entry(rng, rng.choice(found.forms))
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
