"""The table of Preferans played by keys and clicks, as a person plays: whole deals, pages, saving, replays."""

from __future__ import annotations

from pathlib import Path

import pytest

from prikup import games
from prikup.bots import make_bot
from prikup.cli import saves
from prikup.cli.preferans import draw
from prikup.cli.preferans.table import PreferansReplay
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.table.screens import TextScreen
from prikup.cli.table.widgets import Board
from prikup.cli.texts import CliTexts
from prikup.core.actions import Pass
from prikup.core.seats import TABLE
from prikup.match_runner import AnyMatch
from prikup.notation.record import Record
from prikup.preferans.actions import (
    Call,
    Whist,
)
from tests.cli.preferans.tables import (
    LARGE,
    NAMES,
    SMALL,
    after,
    dealt,
    play_on,
    table,
    to_whist,
    until_mine,
)
from tests.cli.screens import screen, settle

pytestmark = pytest.mark.turns(4)


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("ru", LARGE), ("de", SMALL)])
async def test_two_deals_by_keys(lang: str, size: tuple[int, int]) -> None:
    app = table(games.new_match("preferans/sochi", 1), lang)
    async with app.run_test(size=size) as pilot:
        phases = await play_on(app, pilot, 2)
        assert {"auction", "playing"} <= phases
        assert len(app.view.results) >= 2
        assert "Boris" in screen(app)


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "whist", "plays 7♦"),
        ("ru", "вистуете", "играет 7♦"),
        ("pl", "wistujesz", "gra 7♦"),
        ("de", "whistest", "spielt 7♦"),
        ("es", "haces whist", "juega 7♦"),
    ],
)
def test_roles_speak_to_the_reader(lang: str, mine: str, theirs: str) -> None:
    """The line of the reader says "You whist", the others' say who "plays"."""
    match = after(to_whist(dealt()), (0, Whist()))
    texts = CliTexts(lang)
    assert draw.badges(texts, match.view(0), 0) == mine
    assert draw.badges(texts, match.view(0), 1) == theirs
    assert draw.badges(texts, match.view(1), 1) != theirs


@pytest.mark.parametrize("rules", ["preferans/klassika", "preferans/hussar-2", "preferans/rostov"])
async def test_a_deal_of_four_two_and_others(rules: str) -> None:
    app = table(games.new_match(rules, 1))
    async with app.run_test(size=SMALL) as pilot:
        await play_on(app, pilot, 1)
        assert len(app.view.results) >= 1


def nearly_over() -> AnyMatch:
    """A match of bots before its last deal."""
    whole = games.new_match("preferans/sochi")
    session = Session(whole, {seat: make_bot("thumb", seat, "preferans") for seat in range(3)}, ShuffleSeeds("7"))
    begun = []
    while not whole.over:
        session.step()
        if whole.log[-1][0] == TABLE:
            begun.append(len(whole.log))
    return type(whole).replay(whole.game, whole.log[: begun[-1]], whole.dealer)


async def test_the_end_of_a_match_is_its_settlement() -> None:
    app = table(nearly_over())
    shown = []
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(20):
            await play_on(app, pilot, len(app.view.results) + 1)
            await settle(pilot)
            if app.session.match.over or app.return_value is not None:
                break
        shown.append(app.return_value)
    assert app.session.match.over
    assert shown == [0]
    assert sum(app.view.settled) == 0


@pytest.mark.parametrize("key", ["s", "l", "r", "e", "question_mark"])
async def test_pages_open_and_close(key: str) -> None:
    app = table(after(dealt(), (0, Pass()), (1, Pass()), (2, Pass())))
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("enter")
        await until_mine(app, pilot)
        await pilot.press(key)
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        await pilot.press("down", "pagedown", "escape")
        await settle(pilot)
        assert not isinstance(app.screen, TextScreen)


async def test_clicks_on_the_ladder_and_the_bar() -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        board = app.query_one("#table", Board)
        x, y, _, _, _ = next(region for region in board.canvas.regions if region[4] == "key rank 8")
        await pilot.click("#table", offset=(x + 1, y))
        await settle(pilot)
        assert "7♦" in screen(app)
        bar = app.query_one("#bar", Board)
        x, y, _, _, _ = next(region for region in bar.canvas.regions if region[4] == "key enter")
        await pilot.click("#bar", offset=(x + 1, y))
        await settle(pilot)
        assert (0, Call(7, 2)) in app.session.match.log


async def test_a_click_on_the_ladder_that_comes_too_late_does_nothing() -> None:
    app = table(after(dealt(), (0, Pass()), (1, Pass()), (2, Pass())))
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        before, log = screen(app), list(app.session.match.log)
        app.press("rank 8")
        await settle(pilot)
        assert (screen(app), app.session.match.log) == (before, log)


async def test_save_leave_and_go_on(home: Path) -> None:
    path = saves.new_path()
    app = table(games.new_match("preferans/sochi", 1), path=path)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("p")
        await until_mine(app, pilot)
        log = list(app.session.match.log)
        await pilot.press("q")
    assert app.return_value == 0
    saved = saves.load(path)
    assert saved.match.log == log
    again = table(saved.match, path=path)
    async with again.run_test(size=SMALL) as pilot:
        await play_on(again, pilot, len(again.view.results) + 1)
    assert saves.load(path).match.log == again.session.match.log


async def test_a_replay_steps_through_a_record() -> None:
    match = games.new_match("preferans/hussar-2")
    session = Session(match, {seat: make_bot("thumb", seat, "preferans") for seat in range(2)}, ShuffleSeeds("5"))
    while session.deals < 2:
        session.step()
    app = PreferansReplay(CliTexts("en"), Record.of(match, NAMES[:2]), match)
    async with app.run_test(size=SMALL) as pilot:
        for key in ("n", "right", "right", "left", "n", "p", "end", "home"):
            await pilot.press(key)
            await settle(pilot)
        for _ in range(len(match.log)):
            await pilot.press("right")
        await settle(pilot)
        shown = "\n".join(board.canvas.plain() for board in app.query(Board))
        hands = str(app.query_one("#hands").render())
        assert "next" in shown
        assert "dummy" in hands
        # Nobody at the table is the reader.
        assert "deals" in hands
        assert all(f"{name} deal ·" not in hands for name in NAMES)
        await pilot.press("s")
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        await pilot.press("escape", "q")
    assert app.return_value == 0
