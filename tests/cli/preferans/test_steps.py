"""Single steps at the table of Preferans in the terminal: calls, talon, whists, cards, offers, the judging."""

from __future__ import annotations

from typing import Any

import pytest

from prikup import games
from prikup.bots import make_bot
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.table.screens import TextScreen
from prikup.core.actions import Accept, Pass, Play, Refuse
from prikup.core.cards import mask_of, parse_card, parse_cards
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.notation.position import parse_setup
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
    TimeUp,
    Totus,
    Verdict,
    Whist,
)
from prikup.preferans.state import DUE
from tests.cli.preferans.tables import (
    HANDS,
    SMALL,
    TALON,
    after,
    dealt,
    do,
    table,
    to_whist,
    until_mine,
)
from tests.cli.screens import screen, settle
from tests.preferans.test_setup import JUDGING, PROOF

pytestmark = pytest.mark.turns(3)


async def test_calling_along_the_ladder() -> None:
    app = table(dealt())
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "6♠ · six spades" in shown
        assert "10NT" in shown
        await pilot.press("right")
        assert "6♣ · six clubs" in screen(app)
        await pilot.press("up")
        assert "7♣ · seven clubs" in screen(app)
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
        assert isinstance(app.screen, TextScreen)
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
        assert "Your own hand:" in shown
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
        assert "How shall the rest be split" in screen(app)
        await pilot.press("z")
        await settle(pilot)
        assert not app.offering
        await pilot.press("z")
        await settle(pilot)
        while app.chooser is not None and app.chooser.action.tricks[0] != 7:
            await pilot.press("down")
        await pilot.press("enter")
        await settle(pilot)
        made = [action for seat, action in match.log if seat == 0 and isinstance(action, Offer)]
        assert made[0].tricks[0] == 7
        assert any(seat == 1 and isinstance(action, Accept | Refuse) for seat, action in match.log)


async def test_a_table_waits_while_an_offer_is_chosen() -> None:
    """With a pace, too: what was to come next does not come, and a page in between changes nothing."""
    steps = ((0, Call(6, 0)), (1, Pass()), (2, Pass()), (0, Lay(parse_cards(TALON))), (0, Declare(6, 0)))
    match = after(dealt(), *steps, (1, Whist()), (2, Pass()), (1, Stand()))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        app.pace = 0.01
        await pilot.press("enter")
        for _ in range(200):
            await settle(pilot)
            if app.session.acting() is not None and not match.state.phase.trick:
                break
            if app.session.acting() is not None:
                await pilot.press("enter")
            await pilot.pause(0.02)
        await pilot.press("z")
        await settle(pilot)
        assert app.offering
        log = list(match.log)
        await pilot.press("s")
        await settle(pilot)
        assert len(app.screen_stack) == 2
        await pilot.press("escape")
        await settle(pilot)
        assert app.offering
        assert "How shall the rest be split" in screen(app)
        assert list(match.log) == log


async def test_the_defence_picks_from_a_totus() -> None:
    """PF-178a: the first defender sees the twelve cards and lays two of them away."""
    match = after(dealt("preferans/sochi+totus.play=on", 0), (1, Pass()), (2, Call(6, 0)), (0, Pass()), (2, Totus(0)))
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert mask_of(app._held) == parse_cards(HANDS[2]) | parse_cards(TALON)
        assert app.words.say("web-preferans-prompt-laying-totus") in screen(app)
        picked = app._held[:2]
        await pilot.press("1", "space", "2", "space", "enter")
        await settle(pilot)
        assert match.log[5] == (0, Lay(mask_of(picked)))
        assert app.view.phase == "playing"
        assert mask_of(app._held) == parse_cards(HANDS[0]) & mask_of(app._held)


async def test_the_control_time_passes_among_the_tricks() -> None:
    """Anybody may say so at a table without a number of circles (PF-273)."""
    rules = "preferans/klassika+brigand.play=off+terms.owner=off+cover.by=off+table.first=given+deal.cut=off"
    app = table(dealt(rules, 3))
    match = app.session.match
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(60):
            await until_mine(app, pilot)
            if match.phase == "playing":
                break
            await do(app, pilot, app.adviser.choose(app.view, app.legal).action)
        await do(app, pilot, TimeUp())
        assert (TABLE, TimeUp()) in match.log
        assert app.view.sheet.closing == DUE


def test_a_match_begun_in_the_judging_is_judged_without_layouts() -> None:
    """Nobody knows what the declarer held at the first lead: where the two do not agree, the game stands."""
    game: Any = games.game(PROOF)
    start = game.playable(parse_setup(JUDGING, game.setup_type, game.counters))
    match: Match[Any, Any, Any] = Match(game, start.sheet.dealer, start=start)
    for seat, action in ((1, Demand()), (3, Refuse()), (1, Refuse()), (1, Verdict(8)), (3, Verdict(6))):
        match.apply(seat, action)
    assert match.awaits() == (TABLE,)
    session = Session(match, {seat: make_bot("thumb", str(seat), "preferans") for seat in range(4)}, ShuffleSeeds("3"))
    session.step()
    assert match.log[-1] == (TABLE, Verdict(6))
    assert match.view(0).results


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
        assert "Olga: 6" in shown
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
        assert "Olga says that" in screen(app), "the bot has said its word"
        await pilot.press("h")
        assert "lay" in screen(app)
        await do(app, pilot, Verdict(6))
        assert (0, Verdict(6)) in match.log
        assert match.phase != "judging"
