"""An outcome of the wrong shape is refused by name, whatever stands in its fields (docs/decisions/0011)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from prikup import games
from prikup.core.scored import OutcomeError
from prikup.preferans.outcome import Outcome as PreferansOutcome
from prikup.preferans.state import Contract as PreferansContract
from prikup.preferans.state import Defence
from prikup.thousand.outcome import Outcome as ThousandOutcome
from prikup.thousand.state import Contract
from tests.support.seeds import random_of, trials

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, -5, 0, 1, 3, 7, 10, 99, 10**9, 1.5, "", "x", "game", b"x", {}, [1, 2, 3]),
    *((), (0,), (1, 2, 3), (0, 0, 0, 0), (-1, 5, 5), ("a", "b", "c"), (None,) * 3, ((1,), (2,), (3,)), (1.5, 1, 1)),
)
"""What a program may put into a field by mistake."""


def good(game: Any) -> list[Any]:
    """Outcomes that are scored, dealt by seat 0."""
    compiled = game.compiled
    if game.name == "preferans":
        first, second = compiled.defenders(0, 1)
        contract, tricks = PreferansContract(1, "game", 6, 1), (0,) * compiled.layout.places
        words: Any = tuple("pass" if seat == compiled.layout.dummy else "whist" for seat in (first, second))
        passed = Defence(first, second, ("pass", "pass"))
        whisted = Defence(first, second, words)
        return [
            PreferansOutcome(ending="played", contract=contract, defence=whisted, tricks=tricks, talon=(0, 9)),
            PreferansOutcome(ending="unplayed", contract=contract, defence=passed, talon=(0, 9)),
            PreferansOutcome(ending="passes", tricks=tricks),
        ]
    nothing = (0,) * game.players
    named = Contract(1, 120, 120, forced=False, dark=False) if compiled.auctions else None
    played = ThousandOutcome(
        ending="tricks",
        contract=named,
        points=nothing,
        tricks=nothing,
        bonuses=nothing,
        declared=nothing,
        taken=compiled.nothing_taken,
    )
    return [played, ThousandOutcome(ending="writeoff", contract=named)] if named else [played]


def spoiled(rng: random.Random, outcome: Any) -> Any:
    """The outcome with one or two fields, of its contract or defence too, that hold something else."""
    for _ in range(rng.randint(1, 2)):
        field = rng.choice(outcome.__struct_fields__)
        inner = getattr(outcome, field)
        if hasattr(inner, "__struct_fields__") and rng.random() < 0.8:
            changed = replace(inner, **{rng.choice(inner.__struct_fields__): rng.choice(JUNK)})
        else:
            changed = rng.choice(JUNK)
        outcome = replace(outcome, **{field: changed})
    return outcome


@pytest.mark.parametrize(
    "rules",
    [
        "thousand/ru",
        "thousand/ru-common+marriages.captured=20",
        "thousand/pl-4",
        "1001/hulsemann",
        "preferans/sochi",
        "preferans/sochinka",
        "preferans/rostov",
        "preferans/hussar-2",
    ],
)
def test_it_is_refused_by_name(rules: str) -> None:
    rng, game = random_of(("wrong outcomes", rules)), games.game(rules)
    state, _ = game.sheet_keeping(0)
    sheet, refused = game.sheet(state), 0
    for _ in range(trials(1500, 20_000)):
        try:
            game.scored(sheet, spoiled(rng, rng.choice(good(game))))
        except OutcomeError:
            # Any other error would fail the test.
            refused += 1
    assert refused > 500


def test_a_dummy_does_not_whist() -> None:
    """BP-060."""
    game: Any = games.game("preferans/hussar-2")
    state, _ = game.sheet_keeping(0)
    first, second = game.compiled.defenders(0, 1)
    outcome = replace(good(game)[0], defence=Defence(first, second, ("whist", "whist")))
    with pytest.raises(OutcomeError) as caught:
        game.scored(game.sheet(state), outcome)
    assert caught.value.code == "outcome_defence"
