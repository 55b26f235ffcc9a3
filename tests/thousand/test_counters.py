"""The counters that play gives can all stand on a sheet; which ones cannot is in tests/notation/test_setup.py."""

from __future__ import annotations

from typing import Any

import pytest

from prikup import games
from prikup.core.errors import RulesError
from prikup.thousand.game import PRESETS
from tests.support.random_play import step
from tests.support.seeds import random_of, trials
from tests.support.thousand import ThousandDraws

KEPT = {
    "bolts": ("kind=row", "kind=total", "dark_double=on", "barrel=off"),
    "crosses": ("count=2", "count=3", "instead=on"),
    "streak": ("count=2", "count=3", "kind=total"),
    "barrel": (
        "at=300", "at=500", "deals=1", "deals=2", "deals=3", "reset=2", "failed=fall", "leap=anyone", "leap=declarer",
        "collide=coexist", "collide=knock_off", "collide=together_fall", "collide=first_stays", "collide=all_fall",
    ),
    "reverse": ("at=-200", "at=-300", "deals=1", "deals=3", "back=-100"),
    "writeoff": ("limit=1", "limit=2", "cost=nothing", "kind=play"),
    "bomb": ("count=1", "count=3", "form=any"),
    "golden": ("kind=forced", "kind=auction", "deals=2", "deals=5", "again=reset", "again=repeat"),
    "overtime": ("by=100",),
    "end": ("target=500", "target=600", "equal=share", "tie=higher"),
    "praises": ("three=on",),
    "faults": ("revoke=120",),
}  # fmt: skip
"""Options that what keeps counters depends on."""


def rules_of(rng: Any) -> str:
    """A preset, with some of these options where they can be combined."""
    names = [name for name in PRESETS.names() if name.startswith("thousand/")]
    text = rng.choice(names)
    options = [f"{section}.{value}" for section, values in KEPT.items() for value in values]
    for option in rng.sample(options, 10):
        try:
            games.game(f"{text}+{option}")
        except RulesError:
            continue
        text = f"{text}+{option}"
    return str(text)


@pytest.mark.search
@pytest.mark.parametrize("number", range(trials(12, 400)))
def test_counters_of_random_matches_can_stand(number: int) -> None:
    rng = random_of(f"counters {number}")
    game: Any = games.game(rules_of(rng))
    match = ThousandDraws().near(rng, game)
    sheet = match.state.sheet
    for _ in range(1500):
        if match.over:
            break
        step(rng, match, faults=0.002)
        if match.state.sheet is not sheet:
            sheet = match.state.sheet
            assert game.compiled.forbidden_counters(sheet, over=match.over) == (), (game.text, sheet)
