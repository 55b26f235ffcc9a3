"""The table played by keys and clicks, as a person plays."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from prikup import games
from prikup.bots import make_bot
from prikup.cli import saves
from prikup.cli.saves import Seating
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.table.display import PACE
from prikup.cli.table.screens import TextScreen
from prikup.cli.table.start_app import INTERRUPT, StartApp
from prikup.cli.table.widgets import Board
from prikup.cli.texts import CliTexts
from prikup.cli.thousand.adapter import ThousandCliAdapter
from prikup.cli.thousand.table import ThousandReplay, ThousandTable
from prikup.core.actions import Bid, Deal, Pass, Play, Refuse, Rest
from prikup.core.cards import parse_card, parse_cards
from prikup.core.errors import IllegalAction, Refusal
from prikup.core.seats import TABLE
from prikup.match_runner import AnyMatch
from prikup.notation.record import Record
from prikup.thousand.actions import Claim, Give, Look, Name, Sell, Take, Writeoff
from tests.cli.screens import by_the_hint, screen, settle

pytestmark = pytest.mark.turns(4)

SMALL, LARGE = (80, 24), (120, 40)
NAMES = ("You", "Olga", "Boris")


def table(match: AnyMatch, lang: str = "en", path: Path | None = None, pace: float = 0.0, **more: Any) -> ThousandTable:
    words = CliTexts(lang)
    after = [saves.saver(path, Seating(0, ("thumb", "thumb")), NAMES)] if path else []
    bots = {seat: make_bot("thumb", str(seat)) for seat in (1, 2)}
    session = Session(match, bots, ShuffleSeeds("11"), human=0, after=after, is_right=ThousandCliAdapter().is_right)
    return ThousandTable(words, session, NAMES, make_bot("thumb", "hint"), pace=pace, **more)


async def until_mine(app: ThousandTable, pilot: Pilot[Any]) -> None:
    """Closes pages until the human must act."""
    for _ in range(200):
        await settle(pilot)
        if app.return_value is not None or not app.is_running:
            return
        if len(app.screen_stack) > 1:
            await pilot.press("enter")
        elif 0 in app.session.match.awaits():
            return
        elif app.session.human_rights():
            await pilot.press("enter")
    raise AssertionError("the table does not come to the human")


async def play_on(app: ThousandTable, pilot: Pilot[Any], deals: int) -> set[str]:
    """Plays with the hint's cursor and the keys of the bar until so many deals are scored."""
    phases = set()
    for _ in range(400):
        await until_mine(app, pilot)
        if app.return_value is not None or len(app.view.results) >= deals:
            break
        phases.add(app.session.match.phase)
        await by_the_hint(app, pilot)
    return phases


def dealt(rules: str = "thousand/ru-common", dealer: int = 1) -> AnyMatch:
    """The lesson's cards: seat 0 has the marriage of hearts, seat 2 opens where seat 1 deals."""
    match = games.new_match(rules, dealer)
    hands = ("HAKQ.DAT.C9.SJ", "HJ.DKJ.CAQ.STK", "H9.DQ9.CTJ.SAQ")
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards("HT.CK.S9")))
    return match


def to_play(match: AnyMatch) -> AnyMatch:
    """Up to the first trick of that deal: seat 0 plays 120."""
    for seat, action in (
        (2, Bid(100)),
        (0, Bid(120)),
        (1, Pass()),
        (2, Pass()),
        (0, Give(1, parse_card("C9"))),
        (0, Give(2, parse_card("S9"))),
        (0, Name(120)),
    ):
        match.apply(seat, action)
    return match


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        ("en", SMALL),
        ("ru", LARGE),
        pytest.param("en", LARGE, marks=pytest.mark.slow),
        pytest.param("ru", SMALL, marks=pytest.mark.slow),
    ],
)
async def test_two_deals_by_keys(lang: str, size: tuple[int, int]) -> None:
    app = table(games.new_match("thousand/ru-common", 1), lang)
    async with app.run_test(size=size) as pilot:
        phases = await play_on(app, pilot, 2)
        assert {"auction", "playing"} <= phases
        assert len(app.view.results) >= 2
        shown = screen(app)
        assert "Boris" in shown
        assert ("total" in shown) == (lang == "en")


@pytest.mark.parametrize("lang", ["en", pytest.param("ru", marks=pytest.mark.slow)])
async def test_three_cards_are_sold_and_a_contra_is_said_by_keys(lang: str) -> None:
    match = dealt("thousand/ru+sale.tries=1+contra.kind=contra+special.misere=120+special.open=on")
    for seat, action in ((2, Bid(100)), (0, Bid(120)), (1, Pass()), (2, Pass())):
        match.apply(seat, action)
    app = table(match, lang)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for key in ("m", "right", "m", "right", "m"):
            assert match.phase in ("giving", "selling")
            await pilot.press(key)
            await settle(pilot)
        assert [isinstance(action, Sell) for _, action in match.log].count(True) == 3
        await until_mine(app, pilot)
        shown = screen(app)
        assert ("lay" in shown.lower()) == (lang == "en")
        phases = await play_on(app, pilot, 4)
    assert "playing" in phases


async def test_a_refusal_speaks_to_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both where the table asks why a card may not be played, and where an action is refused."""
    match = to_play(dealt())
    app = table(match)
    refusal = Refusal("bad_receiver", {"seat": 0})
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        monkeypatch.setattr(match, "why_not", lambda seat, action: refusal)
        app._enter()
        await settle(pilot)
        assert "You cannot give a card to yourself." in screen(app)
        app.note("")

        def refused(*_: object) -> None:
            raise IllegalAction("bad_receiver", seat=1)

        monkeypatch.setattr(app.session, "act", refused)
        app._act(app.legal[0])
        await settle(pilot)
        # The others by their names, not as "seat 1".
        assert f"No card can go to {app.names[1]} now" in screen(app)


async def test_a_whole_short_match_ends_with_the_winner() -> None:
    app = table(games.new_match("thousand/en+end.target=300"))
    async with app.run_test(size=SMALL) as pilot:
        await play_on(app, pilot, 500)
        await settle(pilot)
    assert app.session.match.over
    assert app.return_value == 0


async def test_bidding() -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert "bid 105" in screen(app)
        await pilot.press("up", "up")
        assert "bid 115" in screen(app)
        await pilot.press("down")
        await pilot.press("enter")
        assert (0, Bid(110)) in app.session.match.log


async def test_passing_by_a_russian_key() -> None:
    app = table(dealt(), "ru")
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("з")
        assert (0, Pass()) in app.session.match.log


async def test_giving_naming_leading_and_declaring() -> None:
    match = dealt()
    for seat, action in ((2, Bid(100)), (0, Bid(120)), (1, Pass()), (2, Pass())):
        match.apply(seat, action)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "to Olga" in shown
        assert "to Boris" in shown
        await pilot.press("0", "enter")
        assert "Press a" in screen(app)
        await pilot.press("a", "6", "d")
        assert match.log[-2:] == [(0, Give(1, parse_card("C9"))), (0, Give(2, parse_card("S9")))]
        assert "Your contract" in screen(app)
        await pilot.press("up", "enter")
        assert match.log[-1] == (0, Name(125))
        await pilot.press("6", "enter")
        assert (0, Play(parse_card("DA"))) in match.log
        await until_mine(app, pilot)
        assert match.view(0).hand == parse_cards("HATKQ.DT.CK.SJ")
        await pilot.press("4")
        assert "marriage" in screen(app)
        await pilot.press("enter")
        assert (0, Play(parse_card("HQ"), announce=True)) in match.log
        await until_mine(app, pilot)
        assert "trump ♥" in screen(app)


async def test_a_card_that_may_not_be_played_says_why() -> None:
    match = dealt(dealer=2)
    # Seat 0 opens and is outbid by seat 1, who leads clubs: seat 0 must follow with the nine.
    for seat, action in ((0, Bid(100)), (1, Bid(105)), (2, Pass()), (0, Pass())):
        match.apply(seat, action)
    for seat, more in (
        (1, Give(0, parse_card("S9"))),
        (1, Give(2, parse_card("HJ"))),
        (1, Name(105)),
        (1, Play(parse_card("CA"))),
        (2, Play(parse_card("CJ"))),
    ):
        match.apply(seat, more)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert shown.count("▲") == 1
        await pilot.press("1", "enter")
        assert "must follow suit" in screen(app)
        assert app.query_one("#note").has_class("bad")
        assert match.log[-1] == (2, Play(parse_card("CJ")))


async def test_a_hint_says_why() -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("h")
        note = str(app.query_one("#note").render())
        assert "bid" in note or "pass" in note


@pytest.mark.parametrize(
    ("rules", "head"),
    [
        ("thousand/ru-common", "prikup · deal 1 · Russian Thousand, as most tables play it"),
        ("thousand/ru-common+barrel.at=off", "deal 1 · Russian Thousand, as most tables play it · house rules: 1"),
    ],
)
async def test_the_rules_are_named_by_their_title(rules: str, head: str) -> None:
    app = table(dealt(rules))
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert head in screen(app)
        assert "thousand/" not in screen(app)


@pytest.mark.parametrize("key", ["s", "l", "r", "e", "question_mark"])
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_pages_open_and_close(key: str, lang: str) -> None:
    match = to_play(dealt())
    app = table(match, lang)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press(key)
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        await pilot.press("down", "pagedown", "escape")
        await settle(pilot)
        assert not isinstance(app.screen, TextScreen)


async def test_the_sheet_and_the_result_have_the_named_lines() -> None:
    app = table(games.new_match("thousand/ru-common", 1))
    async with app.run_test(size=LARGE) as pilot:
        seen = False
        for _ in range(300):
            await settle(pilot)
            if isinstance(app.screen, TextScreen):
                seen = "Deal 1" in app.screen.page_title
                break
            await until_mine(app, pilot)
            if not isinstance(app.screen, TextScreen):
                await pilot.press(app.bar[0].key)
                await settle(pilot)
                if app.bar and app.bar[0].grave:
                    await pilot.press("y")
        assert seen or app.view.results
        await until_mine(app, pilot)
        await pilot.press("s")
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        assert app.screen.page_title == "Score sheet"


async def test_rest_and_write_off_ask_first() -> None:
    match = to_play(dealt())
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        length = len(match.log)
        await pilot.press("w")
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        await pilot.press("n")
        await settle(pilot)
        assert len(match.log) == length
        await pilot.press("w")
        await settle(pilot)
        await pilot.press("y")
        await settle(pilot)
        assert (0, Writeoff()) in match.log


async def test_a_claim_of_the_rest_is_answered() -> None:
    match = dealt(dealer=2)
    for seat, action in (
        (0, Bid(100)), (1, Bid(105)), (2, Pass()), (0, Pass()),
        (1, Give(0, parse_card("S9"))), (1, Give(2, parse_card("HJ"))), (1, Name(105)), (1, Rest()),
    ):  # fmt: skip
        match.apply(seat, action)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        if match.phase == "resting":
            shown = screen(app)
            assert "accept" in shown
            assert "refuse" in shown
            assert f"{app.names[1]} claims all the other tricks" in shown
            await pilot.press("n")
            assert (0, Refuse()) in match.log


async def test_a_dark_hand_is_looked_at() -> None:
    match = dealt("thousand/ru+dark.floor=0", 2)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert app.view.hand is None
        shown = screen(app)
        assert "face down" in shown
        assert "♥" not in shown
        await pilot.press("o")
        assert (0, Look()) in match.log
        await settle(pilot)
        assert "♥" in screen(app)


@pytest.mark.parametrize(("key", "hidden"), [("t", False), ("u", True)])
async def test_a_talon_taken_open_or_hidden(key: str, hidden: bool) -> None:
    match = dealt("thousand/ru+talon.forced=choice", 2)
    for seat, action in ((0, Bid(100)), (1, Pass()), (2, Pass())):
        match.apply(seat, action)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert "The talon is yours" in screen(app)
        await pilot.press(key)
        assert (0, Take(hidden=hidden)) in match.log


async def test_a_right_out_of_turn_is_asked_for_and_can_be_declined() -> None:
    match = games.new_match("thousand/ru", 0)
    hands = ("H9.D9.C9.S9.HJ.DJ.CJ", "HAK.DAK.CAK.SA", "HT.DT.CT.STQ.HQ.DQ")
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards("CQ.SKJ")))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert app.session.human_rights()
        assert "claim" in screen(app)
        await pilot.press("enter")
        await until_mine(app, pilot)
        assert "claim" in screen(app)
        await pilot.press("c")
        assert any(isinstance(action, Claim) for seat, action in match.log if seat == 0)


async def test_cutting_and_placing() -> None:
    match = games.new_match("thousand/ru+cut.kind=offer+deal.talon=dealer", 1)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert "Cut the pack" in screen(app)
        await pilot.press("up", "enter")
        await settle(pilot)
        assert type(match.log[1][1]).__name__ == "Cut"


async def test_clicks(home: Path) -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        bar = app.query_one("#bar", Board)
        x, y, _, _, name = next(region for region in bar.canvas.regions if region[4] == "key enter")
        assert name == "key enter"
        await pilot.click("#bar", offset=(x + 1, y))
        await settle(pilot)
        assert (0, Bid(105)) in app.session.match.log


async def test_a_card_is_pointed_at_by_a_click_and_played_by_another() -> None:
    match = to_play(dealt())
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("0")
        hand = app.query_one("#hand", Board)
        x, y, _, _, name = hand.canvas.regions[2]
        for clicks in (1, 2):
            await pilot.click("#hand", offset=(x + 1, y + 2))
            await settle(pilot)
            assert app.cursor == int(name.removeprefix("card ")) or clicks == 2
        assert [action for seat, action in match.log if seat == 0 and isinstance(action, Play)]
        # A click beside everything does nothing.
        log = list(match.log)
        await pilot.click("#hand", offset=(0, 0))
        assert list(match.log) == log


async def test_keys_that_mean_nothing_now_do_nothing() -> None:
    match = dealt()
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        log = list(match.log)
        for key in ("x", "tab", "0", "9"):
            await pilot.press(key)
        assert list(match.log) == log
        # On a page the keys of the table wait.
        await pilot.press("s", "h", "p")
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        assert list(match.log) == log
        await pilot.click(offset=(5, 5))
        await settle(pilot)
        assert len(app.screen_stack) == 1
        # Capitals are the same keys.
        await pilot.press("P")
        await settle(pilot)
        assert (0, Pass()) in match.log


async def test_space_plays_a_card_and_nothing_turns_without_a_choice() -> None:
    match = to_play(dealt())
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("up", "down", "space")
        await settle(pilot)
        assert any(seat == 0 and isinstance(action, Play) for seat, action in match.log)


async def test_a_question_is_not_answered_by_a_click_or_another_key() -> None:
    match = to_play(dealt("thousand/ru-common"))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        grave = next((control for control in app.bar if control.grave), None)
        assert grave is not None
        log = list(match.log)
        await pilot.press(grave.key)
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        await pilot.click(offset=(40, 12))
        await pilot.press("x")
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        await pilot.press("n")
        await settle(pilot)
        assert len(app.screen_stack) == 1
        assert list(match.log) == log


async def passed_on(app: ThousandTable, seat: int) -> None:
    """Until it is a seat's turn, whatever pauses there are."""
    for _ in range(500):
        if seat in app.session.match.awaits() and app._timer is None:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody acts")


async def test_bots_pause_and_f_lets_them_act_at_once() -> None:
    match = dealt()
    app = table(match, pace=0.02)
    async with app.run_test(size=SMALL) as pilot:
        await passed_on(app, 0)
        assert match.log[-1][0] == 2
        # A page that is opened during a pause holds the table.
        await pilot.press("enter", "s")
        await asyncio.sleep(0.3)
        held = len(match.log)
        await asyncio.sleep(0.1)
        assert len(match.log) == held
        await pilot.press("escape")
        await settle(pilot)
        for wanted in (0.0, PACE):
            await pilot.press("f")
            assert app.pace == wanted
            assert str(app.query_one("#note").render()).strip()


@pytest.mark.parametrize("later", ["", "Something else"])
async def test_a_hint_is_for_ones_own_turn(later: str) -> None:
    match = dealt()
    app = table(match, pace=60.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert 0 in match.awaits()
        await pilot.press("p")
        await settle(pilot)
        assert 0 not in match.awaits()
        await pilot.press("h")
        await settle(pilot)
        assert "not your turn" in str(app.query_one("#note").render()).lower()
        if later:
            app.note(later)
        # It says so no longer when it is; what else was said stays.
        app.pace = 0.0
        app.advance()
        await until_mine(app, pilot)
        assert 0 in match.awaits()
        assert str(app.query_one("#note").render()) == later


async def test_a_bot_claims_a_new_deal_before_anybody_is_asked() -> None:
    """Seat 0 opens; seat 1, whose turn it is not, has four nines (BT-010)."""
    match = games.new_match("thousand/ru", 2)
    hands = ("HT.DT.CT.STQ.HQ.DQ", "H9.D9.C9.S9.HJ.DJ.CJ", "HAK.DAK.CAK.SA")
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards("CQ.SKJ")))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
    claim = next(at for at, (_, action) in enumerate(match.log) if isinstance(action, Claim))
    assert match.log[claim] == (1, Claim("four_nines"))
    assert all(seat == TABLE for seat, _ in match.log[:claim])


async def test_enter_without_a_card_does_nothing() -> None:
    """The hand is not looked at, and a bot is in turn."""
    match = dealt("thousand/ru+dark.floor=0", 2)
    app = table(match, pace=60.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(match.log[-1][1], Bid)
        assert match.awaits() == (1,)
        shown, log = screen(app), list(match.log)
        await pilot.press("enter")
        await settle(pilot)
        assert (screen(app), list(match.log)) == (shown, log)


async def test_a_match_that_another_program_goes_on_with_is_left_to_it(home: Path) -> None:
    path = saves.new_path()
    app = table(dealt(), path=path)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        path.write_text("somebody else's", "utf-8")
        await pilot.press("p")
        await settle(pilot)
    assert app.input_error is not None
    assert app.input_error.error.code == "changed_elsewhere"
    assert path.read_text("utf-8") == "somebody else's"


async def test_save_leave_and_go_on(home: Path) -> None:
    path = saves.new_path()
    app = table(games.new_match("thousand/ru-common", 1), path=path)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("enter")
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
    assert len(again.session.match.log) > len(log)


async def test_ctrl_c_leaves_with_130() -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("ctrl+c")
    assert app.return_value == 130


async def test_a_table_that_grows_is_drawn_anew() -> None:
    app = table(dealt())
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        await pilot.resize_terminal(90, 30)
        for _ in range(5):
            await pilot.pause()
        for board in app.screen_stack[0].query(Board):
            assert board.canvas.width == board.size.width, board.id


async def test_the_start_screen() -> None:
    words = CliTexts("en")
    app = StartApp(words, [("one", "One"), ("two", "Two")], ["x.record: broken (truncated)"], "two")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
    assert app.return_value == "two"
    app = StartApp(words, [("one", "One"), ("two", "Two")])
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("q")
    assert app.return_value is None


async def test_the_start_screen_in_a_low_terminal_shows_the_choices() -> None:
    faults = [f"{number}.record: broken (truncated)" for number in range(12)]
    for size in ((20, 5), (80, 20), (80, 24)):
        app = StartApp(CliTexts("en"), [(f"c{number}", f"Choice {number}") for number in range(8)], faults, "c7")
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            choices = app.query_one("#choices")
            assert choices.size.height >= 4
            assert choices.region.bottom <= size[1]


async def test_replaying() -> None:
    match = to_play(dealt())
    app = ThousandReplay(CliTexts("en"), Record.of(match, NAMES), match)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "right", "right")
        assert app.at == 3
        await pilot.press("left")
        assert app.at == 2
        await pilot.press("end")
        assert app.at == len(match.log)
        await pilot.press("p", "home", "n", "x", "s", "n", "escape")
        assert app.at == 1
        x, y, _, _, _ = app.query_one("#bar", Board).canvas.regions[0]
        await pilot.click("#bar", offset=(x + 1, y))
        await settle(pilot)
        assert app.at != 1
        await pilot.press("q")
    assert app.return_value == 0


async def test_ctrl_c_ends_a_replay_and_the_start_screen() -> None:
    match = to_play(dealt())
    replay = ThousandReplay(CliTexts("en"), Record.of(match, NAMES), match)
    start = StartApp(CliTexts("en"), [("one", "One")])
    for app, left in ((replay, 130), (start, INTERRUPT)):
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("ctrl+c")
        assert app.return_value == left
    start = StartApp(CliTexts("en"), [("one", "One")])
    async with start.run_test(size=SMALL) as pilot:
        await pilot.press("ctrl+q")
    assert start.return_value is None


async def test_a_match_that_cannot_be_saved_closes_the_table_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "match.record"
    app = table(dealt(), path=path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
    assert app.input_error is not None
    assert app.input_error.error.code == "not_writable"
    assert app.return_value == 2


async def test_cards_are_laid_away_by_keys() -> None:
    match = games.new_match("thousand/ru-common+deal.pack=32", 2)
    hands = ("HATKQ.CATKQ.D7", "HJ9.D89JQ.C7.S79", "H78.CJ98.SAKQJ")
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards("DATK.ST8")))
    for seat, action in ((0, Bid(100)), (1, Pass()), (2, Pass())):
        match.apply(seat, action)
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert len(app._held) == 14
        for _ in range(2):
            await pilot.press("a" if Give(1, app._held[app.cursor]) in app.legal else "d")
            await settle(pilot)
        assert "Discard 2 cards" in screen(app)
        for _ in range(2):
            await pilot.press("enter")
            await settle(pilot)
        assert app.session.match.phase == "naming"
        assert app.view.aside.bit_count() == 2
        assert app.view.hand is not None
        assert app.view.hand.bit_count() == 10


async def test_golden_is_called_by_its_key() -> None:
    match = games.new_match("thousand/ru-common+call.golden=on", 2)
    hands = ("HATKQ.DA.CA.SA", "HJ9.DTK.CT.SKQ", "DQJ9.CKQJ.SJ")
    match.apply(TABLE, Deal(tuple(map(parse_cards, hands)), parse_cards("C9.ST9")))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("g")
        await settle(pilot)
        await pilot.press("y")
        await settle(pilot)
        assert app.view.golden
        assert app.session.match.phase == "playing"
