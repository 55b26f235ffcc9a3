"""The table of Preferans played by keys and clicks, as a person plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from prikup import games
from prikup.bots import make
from prikup.cli import store
from prikup.cli.drive import AnyMatch, Seeds, Session
from prikup.cli.preferans.table import PreferansReplay, PreferansTable
from prikup.cli.store import Seating
from prikup.cli.table.screens import Page
from prikup.cli.table.widgets import Board
from prikup.cli.words import Words
from prikup.core.actions import Accept, Deal, Pass, Play, Refuse
from prikup.core.cards import parse_card, parse_cards
from prikup.core.seats import TABLE
from prikup.notation.record import Record
from prikup.preferans.actions import (
    Call,
    Declare,
    Demand,
    Lay,
    Lie,
    Look,
    Misere,
    Offer,
    Stand,
    Take,
    Verdict,
    Whist,
)

SMALL, LARGE = (80, 24), (120, 40)
NAMES = ("You", "Olga", "Boris", "Nina")
HANDS = ("SAKQJ.CA.DA87.HA7", "ST98.CKQJ.DKQ.HKQ", "S7.CT987.DJT9.HJT")
"""Seat 0 has a strong hand in spades."""
TALON = "H98"


def table(match: AnyMatch, lang: str = "en", path: Path | None = None, bot: str = "thumb") -> PreferansTable:
    names = NAMES[: match.players]
    others = range(1, match.players)
    after = [store.saver(path, Seating(0, (bot,) * len(others)), names)] if path else []
    bots = {seat: make(bot, str(seat), "preferans") for seat in others}
    session = Session(match, bots, Seeds("11"), human=0, after=after)
    return PreferansTable(Words(lang), session, names, make("thumb", "hint", "preferans"), pace=0.0)


def screen(app: PreferansTable) -> str:
    """What the boards and lines of the table show."""
    base = app.screen_stack[0]
    boards = "\n".join(board.canvas.plain() for board in base.query(Board))
    return boards + "\n" + "\n".join(str(base.query_one(name).render()) for name in ("#head", "#note", "#recent"))


async def settle(pilot: Pilot[Any]) -> None:
    for _ in range(3):
        await pilot.pause()


async def until_mine(app: PreferansTable, pilot: Pilot[Any]) -> None:
    """Closes pages until the human must act at the table."""
    for _ in range(300):
        await settle(pilot)
        if app.return_value is not None or not app.is_running:
            return
        if len(app.screen_stack) > 1:
            await pilot.press("enter")
        elif app.session.acting() is not None:
            return
    raise AssertionError("the table does not come to the human")


async def do(app: PreferansTable, pilot: Pilot[Any], action: Any) -> None:
    """Does an action as a person would: the hint's cursor and marks, then the bar's key."""
    card = getattr(action, "card", None)
    if card in app._held:
        app.cursor = app._held.index(card)
    if app.dial is not None:
        app.dial.turn_to(action)
    if isinstance(action, Lay):
        app.marked = action.cards
    app.redraw()
    control = next(one for one in app.bar if one.action == action)
    await pilot.press(control.key)
    await settle(pilot)
    if control.grave:
        await pilot.press("y")
        await settle(pilot)


async def play_on(app: PreferansTable, pilot: Pilot[Any], deals: int) -> set[str]:
    """Plays what the hint says until so many deals are written."""
    phases = set()
    for _ in range(3000):
        await until_mine(app, pilot)
        if app.return_value is not None or len(app.view.results) >= deals:
            break
        phases.add(app.session.match.phase)
        before = len(app.session.match.log)
        await pilot.press("h")
        advised = app.adviser.choose(app.view, app.legal).action
        if isinstance(advised, Offer):
            await pilot.press("z")
            await settle(pilot)
        await do(app, pilot, advised)
        assert len(app.session.match.log) > before
    return phases


def dealt(
    rules: str = "preferans/sochi", dealer: int = 2, hands: tuple[str, ...] = HANDS, rest: str = TALON
) -> AnyMatch:
    match = games.new_match(rules, dealer)
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards(rest)))
    return match


def after(match: AnyMatch, *steps: tuple[int, Any]) -> AnyMatch:
    for seat, action in steps:
        match.apply(seat, action)
    return match


def to_whist(match: AnyMatch) -> AnyMatch:
    """Seat 1 plays six spades' neighbour, seven diamonds; seat 2 has passed his word, seat 0 is asked."""
    return after(
        match,
        (0, Pass()),
        (1, Call(6, 2)),
        (2, Pass()),
        (1, Lay(parse_cards(TALON))),
        (1, Declare(7, 2)),
        (2, Pass()),
    )


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("ru", LARGE), ("de", SMALL)])
async def test_two_deals_by_keys(lang: str, size: tuple[int, int]) -> None:
    app = table(games.new_match("preferans/sochi", 1), lang)
    async with app.run_test(size=size) as pilot:
        phases = await play_on(app, pilot, 2)
        assert {"auction", "playing"} <= phases
        assert len(app.view.results) >= 2
        assert "Boris" in screen(app)


@pytest.mark.parametrize("rules", ["preferans/klassika", "preferans/hussar-2", "preferans/rostov"])
async def test_a_deal_of_four_two_and_others(rules: str) -> None:
    app = table(games.new_match(rules, 1))
    async with app.run_test(size=SMALL) as pilot:
        await play_on(app, pilot, 1)
        assert len(app.view.results) >= 1


def nearly_over() -> AnyMatch:
    """A match of bots before its last deal."""
    whole = games.new_match("preferans/sochi")
    session = Session(whole, {seat: make("thumb", seat, "preferans") for seat in range(3)}, Seeds("7"))
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


async def test_calling_along_the_ladder() -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "6♠ · one" in shown
        assert "10NT" in shown
        await pilot.press("right")
        assert "6♣ · two" in screen(app)
        await pilot.press("up")
        assert "7♣ · seven second" in screen(app)
        await pilot.press("down", "left", "enter")
        assert app.session.match.log[1] == (0, Call(6, 0))


async def test_passing_by_a_russian_key() -> None:
    app = table(dealt(), "ru")
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("з")
        assert (0, Pass()) in app.session.match.log


async def test_a_misere_asks_first() -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("m")
        await settle(pilot)
        assert isinstance(app.screen, Page)
        await pilot.press("n")
        await settle(pilot)
        assert len(app.session.match.log) == 1
        await pilot.press("m")
        await settle(pilot)
        await pilot.press("y")
        await settle(pilot)
        assert (0, Misere()) in app.session.match.log


async def test_talon_discard_and_declaration() -> None:
    match = after(dealt(), (0, Call(6, 0)), (1, Pass()), (2, Pass()))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "Talon" in shown
        assert len(app._held) == 12
        assert not app.bar
        await pilot.press("2", "enter", "3", "space")
        assert app.marked == parse_cards("H98")
        await pilot.press("4", "space")
        assert "Two cards are marked" in screen(app)
        await pilot.press("3", "space")
        assert app.marked == parse_cards("H9")
        await pilot.press("4", "space")
        wanted = parse_cards("H97")
        assert app.marked == wanted
        assert "✓" in screen(app)
        await pilot.press("enter")
        await settle(pilot)
        assert match.log[-1] == (0, Lay(wanted))
        assert "What do you play" in screen(app)
        await pilot.press("up", "enter")
        await settle(pilot)
        assert (0, Declare(7, 0)) in match.log


async def test_a_lone_whister_lies_and_plays_both_hands() -> None:
    app = table(to_whist(dealt()))
    match = app.session.match
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert "7♦" in screen(app)
        await pilot.press("w")
        await settle(pilot)
        assert (0, Whist()) in match.log
        assert "Open or closed" in screen(app)
        await pilot.press("o")
        assert (0, Lie()) in match.log
        for _ in range(30):
            await until_mine(app, pilot)
            if app.place == 2:
                break
            await pilot.press("enter")
            await settle(pilot)
        assert app.place == 2
        shown = screen(app)
        assert "A card of Boris" in shown
        assert "Your own:" in shown
        assert set(app._held) <= {card for card in range(32) if app.view.hands[2] >> card & 1}
        await pilot.press("enter")
        await settle(pilot)
        assert any(seat == 0 and isinstance(action, Play) for seat, action in match.log)


async def test_a_lone_whister_stands() -> None:
    app = table(to_whist(dealt()))
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("w")
        await settle(pilot)
        await pilot.press("c")
        assert (0, Stand()) in app.session.match.log


async def test_a_card_that_may_not_be_played_says_why() -> None:
    match = after(dealt(dealer=0), (1, Call(6, 2)), (2, Pass()), (0, Pass()), (1, Lay(parse_cards(TALON))))
    after(match, (1, Declare(7, 2)), (2, Pass()), (0, Whist()), (0, Stand()), (1, Play(parse_card("HK"))))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert screen(app).count("▲") == 2
        await pilot.press("0", "enter")
        assert "follow" in screen(app)
        assert app.query_one("#note").has_class("bad")


async def test_an_offer_is_made_and_answered() -> None:
    steps = ((0, Call(6, 0)), (1, Pass()), (2, Pass()), (0, Lay(parse_cards(TALON))), (0, Declare(6, 0)))
    match = after(dealt(), *steps)
    app = table(after(match, (1, Whist()), (2, Pass()), (1, Stand())))
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert any(control.key == "z" for control in app.bar)
        await pilot.press("z")
        await settle(pilot)
        assert "How shall the rest be shared out" in screen(app)
        await pilot.press("z")
        await settle(pilot)
        assert not app.offering
        await pilot.press("z")
        await settle(pilot)
        while app.dial is not None and app.dial.action.tricks[0] != 7:
            await pilot.press("down")
        await pilot.press("enter")
        await settle(pilot)
        made = [action for seat, action in match.log if seat == 0 and isinstance(action, Offer)]
        assert made[0].tricks[0] == 7
        assert any(seat == 1 and isinstance(action, Accept | Refuse) for seat, action in match.log)


async def test_an_offer_out_of_its_time_says_why() -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("z")
        await settle(pilot)
        assert not app.offering
        assert str(app.query_one("#note").render()).strip()


async def test_an_offer_of_others_is_accepted() -> None:
    steps = ((0, Pass()), (1, Call(6, 2)), (2, Pass()), (1, Lay(parse_cards(TALON))), (1, Declare(6, 2)))
    match = after(dealt(dealer=0), *steps[1:2], *steps[2:3], (0, Pass()), *steps[3:])
    after(match, (2, Pass()), (0, Whist()), (0, Stand()), (1, Offer((4, 6, 0))))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "Olga offers" in shown
        assert "Olga 6" in shown
        await pilot.press("y")
        await settle(pilot)
        assert (0, Accept()) in match.log
        await until_mine(app, pilot)
        assert app.view.results


async def test_a_dark_hand_is_looked_at() -> None:
    rules = "preferans/klassika+brigand.play=off+terms.owner=off+cover.by=off+table.first=given+deal.cut=off"
    match = dealt(rules, 3)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert app.view.hand is None
        shown = screen(app)
        assert "face down" in shown
        assert "6♠ dark" in shown
        await pilot.press("o")
        await settle(pilot)
        assert (0, Look()) in match.log
        assert app.view.hand is not None


async def test_the_talon_is_taken_where_it_may_be_left() -> None:
    match = after(dealt("preferans/sochi+talon.decline=on"), (0, Call(6, 0)), (1, Pass()), (2, Pass()))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert "Take the talon" in screen(app)
        await pilot.press("t")
        assert (0, Take()) in match.log


async def test_an_all_pass_is_led_by_the_talon() -> None:
    match = after(dealt(), (0, Pass()), (1, Pass()), (2, Pass()))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "All-pass" in shown
        assert "Talon" in shown
        await pilot.press("enter")
        await settle(pilot)
        assert any(seat == 0 and isinstance(action, Play) for seat, action in match.log)


async def test_under_declaring_is_judged_by_the_two() -> None:
    steps = ((0, Call(6, 0)), (1, Pass()), (2, Pass()), (0, Lay(parse_cards(TALON))), (0, Declare(6, 0)))
    match = after(
        dealt("preferans/sochi+proof.kind=lay"),
        *steps,
        (1, Whist()),
        (2, Pass()),
        (1, Stand()),
        (0, Offer((8, 2, 0))),
        (1, Accept()),
    )
    assert match.phase == "judging"
    after(match, (match.awaits()[0], Demand()), (0, Refuse()), (1, Refuse()))
    assert match.awaits() == (0, 1)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert "How many tricks" in screen(app)
        assert "Olga holds" in screen(app), "the bot has said its word"
        await pilot.press("h")
        assert "lay" in screen(app)
        await do(app, pilot, Verdict(6))
        assert (0, Verdict(6)) in match.log
        assert match.phase != "judging"


@pytest.mark.parametrize("key", ["s", "l", "r", "e", "question_mark"])
async def test_pages_open_and_close(key: str) -> None:
    app = table(after(dealt(), (0, Pass()), (1, Pass()), (2, Pass())))
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("enter")
        await until_mine(app, pilot)
        await pilot.press(key)
        await settle(pilot)
        assert isinstance(app.screen, Page)
        await pilot.press("down", "pagedown", "escape")
        await settle(pilot)
        assert not isinstance(app.screen, Page)


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


async def test_save_leave_and_go_on(home: Path) -> None:
    path = store.new_path()
    app = table(games.new_match("preferans/sochi", 1), path=path)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("p")
        await until_mine(app, pilot)
        log = list(app.session.match.log)
        await pilot.press("q")
    assert app.return_value == 0
    saved = store.load(path)
    assert saved.match.log == log
    again = table(saved.match, path=path)
    async with again.run_test(size=SMALL) as pilot:
        await play_on(again, pilot, len(again.view.results) + 1)
    assert store.load(path).match.log == again.session.match.log


async def test_a_replay_steps_through_a_record() -> None:
    match = games.new_match("preferans/hussar-2")
    session = Session(match, {seat: make("thumb", seat, "preferans") for seat in range(2)}, Seeds("5"))
    while session.deals < 2:
        session.step()
    app = PreferansReplay(Words("en"), Record.of(match, NAMES[:2]), match)
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
        await pilot.press("s")
        await settle(pilot)
        assert isinstance(app.screen, Page)
        await pilot.press("escape", "q")
    assert app.return_value == 0
