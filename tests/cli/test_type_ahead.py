"""Keys that are typed ahead reach whatever screen is there by then: no burst of them may break one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from textual import events
from textual.app import App
from textual.keys import key_to_character

from prikup import games
from prikup.bots import make_bot
from prikup.cli.adapters import adapter_of
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.table.start_app import HEADING, StartApp
from prikup.cli.texts import CliTexts
from prikup.lessons import NAMES
from prikup.notation.record import Record
from tests.cli.screens import settle
from tests.cli.test_lesson import lesson_table
from tests.support.seeds import random_of, trials

pytestmark = pytest.mark.turns(2)

SMALL = (80, 24)
BURSTS = trials(2, 30)
"""Bursts for each screen."""
KEYS = (
    *("enter",) * 6, *("escape",) * 2, "space", "space", "tab", "shift+tab", "up", "down", "left", "right", "pageup",
    "pagedown", "home", "end", "backspace", "f1", *"acdefghijklmnoprstuvwxyz", *"AO1234567890", "?", "+", "-", "ж",
)  # fmt: skip
"""Keys that mean something, Enter more often than others, and some that mean nothing; ``q`` would end every burst."""


def a_table(rules: str) -> App[int]:
    match = games.new_match(rules, 0)
    game = match.game.name
    bots = {seat: make_bot("thumb", str(seat), game) for seat in range(1, match.players)}
    session = Session(match, bots, ShuffleSeeds("5"), human=0, is_right=adapter_of(game).is_right)
    kind = adapter_of(game).table()
    assert kind is not None
    names = ("You", "Olga", "Boris", "Nina")[: match.players]
    return kind(CliTexts("en"), session, names, make_bot("thumb", "hint", game), pace=0.0)


def a_replay(rules: str) -> App[int]:
    match = games.new_match(rules, 0)
    game = match.game.name
    seats = {seat: make_bot("thumb", str(seat), game) for seat in range(match.players)}
    session = Session(match, seats, ShuffleSeeds("5"))
    while session.deals < 2:
        session.step()
    kind = adapter_of(game).replay()
    assert kind is not None
    return kind(CliTexts("en"), Record.of(match, ("Anna", "Boris", "Vera")[: match.players]), match)


def the_start() -> App[str]:
    choices = [("one", "One"), (HEADING, "Games"), ("two", "Two"), ("quit", "Leave")]
    return StartApp(CliTexts("en"), choices, ["x.record: broken (truncated)"])


SCREENS: dict[str, Callable[[], App[Any]]] = {
    "start": the_start,
    **{f"lesson {name}": partial(lesson_table, name) for name in NAMES},
    **{
        f"table {rules}": partial(a_table, rules)
        for rules in ("thousand/ru-common", "1001/hulsemann", "preferans/sochi", "preferans/gusarik")
    },
    **{f"replay {rules}": partial(a_replay, rules) for rules in ("thousand/ru-common", "preferans/sochi")},
}


def type_ahead(app: App[Any], keys: list[str]) -> None:
    """All keys at once, before the first of them is handled."""
    for key in keys:
        app.post_message(events.Key(key, key_to_character(key)))


@pytest.mark.parametrize("name", SCREENS)
async def test_no_burst_of_keys_breaks_a_screen(name: str) -> None:
    rng = random_of(f"type-ahead {name}")
    app = SCREENS[name]()
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for _ in range(BURSTS):
            type_ahead(app, rng.choices(KEYS, k=rng.randint(2, 40)))
            await settle(pilot)
            if app.return_value is not None or not app.is_running:
                break
    # An exception in a handler would have been raised by now.
    assert app.return_code in (None, 0)


@pytest.mark.parametrize("keys", [["enter"] * 2, ["enter"] * 9, ["escape", "enter", "space"], ["s", "enter", "enter"]])
async def test_a_page_that_is_closed_twice_closes_once(keys: list[str]) -> None:
    app = lesson_table("thousand")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert len(app.screen_stack) == 2
        type_ahead(app, keys)
        await settle(pilot)
        assert app.return_value is None
