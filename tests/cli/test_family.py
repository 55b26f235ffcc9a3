"""The other games of the family: two players, a stock, two talons, a dead hand, no auction, free auctions."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Group
from textual.pilot import Pilot

from prikup import games
from prikup.bots import make_bot
from prikup.bots.thousand.compiled_rules import compiled_rules_of
from prikup.cli.plain import watch
from prikup.cli.play import play
from prikup.cli.session import Session, ShuffleSeeds
from prikup.cli.table.screens import TextScreen
from prikup.cli.table.start_app import HEADING, StartApp
from prikup.cli.texts import CliTexts
from prikup.cli.thousand import draw, pages
from prikup.cli.thousand.adapter import ThousandCliAdapter
from prikup.cli.thousand.table import ThousandReplay, ThousandTable
from prikup.core.actions import Bid, Pass, Play, Shuffle
from prikup.core.cards import Card, cards_in
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.match_runner import AnyMatch
from prikup.notation.record import Record
from prikup.thousand.actions import Give, Lay, Name, Take
from tests.cli.screens import by_the_hint, screen, settle

SMALL = (80, 24)
SIZES = (SMALL, (100, 30))
NAMES = ("You", "Olga", "Boris", "Nina")
FAMILY = tuple(
    name for name in games.presets() if name.startswith("1001/") or name[:13] in ("thousand/pl-2", "thousand/ru-2")
)


def shuffled(rules: str, dealer: int = 0, seed: int = 1) -> AnyMatch:
    """A match with dealt cards; the pack was cut if the rules say so."""
    match = games.new_match(rules, dealer)
    match.apply(TABLE, Shuffle(derived_seed("family", seed)))
    while match.phase == "dealing":
        seat = match.awaits()[0]
        match.apply(seat, match.legal(seat)[0])
    return match


def table(match: AnyMatch, lang: str = "en", **more: Any) -> ThousandTable:
    players = match.players
    bots = {seat: make_bot("thumb", str(seat)) for seat in range(1, players)}
    session = Session(match, bots, ShuffleSeeds("11"), human=0, is_right=ThousandCliAdapter().is_right)
    return ThousandTable(CliTexts(lang), session, NAMES[:players], make_bot("thumb", "hint"), pace=0.0, **more)


async def until_mine(app: ThousandTable, pilot: Pilot[Any]) -> None:
    """Runs the bots until a page is open, the human must act or the table is closed."""
    for _ in range(200):
        await settle(pilot)
        if not app.is_running or len(app.screen_stack) > 1 or 0 in app.session.match.awaits():
            return
        if app.session.human_rights():
            await pilot.press("enter")
    raise AssertionError("the table does not come to the human")


async def act(app: ThousandTable, pilot: Pilot[Any], action: Any) -> None:
    """Does an action by its key, after moving the cursor if necessary."""
    card = getattr(action, "card", None)
    if card is not None:
        app.cursor = app._held.index(card)
        app.redraw()
    await pilot.press(next(control.key for control in app.bar if control.action == action))
    await settle(pilot)


@pytest.mark.parametrize("rules", FAMILY)
@pytest.mark.turns(4)
async def test_a_deal_by_the_hints(rules: str) -> None:
    lang, size = ("ru", SMALL) if FAMILY.index(rules) % 2 else ("en", SIZES[1])
    app = table(games.new_match(rules, 1), lang)
    async with app.run_test(size=size) as pilot:
        for _ in range(120):
            await until_mine(app, pilot)
            if len(app.screen_stack) > 1 or app.view.results:
                break
            await by_the_hint(app, pilot)
        assert app.view.results
        assert isinstance(app.screen, TextScreen)


@pytest.mark.parametrize("rules", FAMILY)
def test_opponents_hold_as_many_cards_as_they_do(rules: str) -> None:
    for seed in range(3):
        match = shuffled(rules, seed=seed)
        bots = [make_bot("random", f"{seed}{seat}") for seat in range(match.players)]
        while not match.over and not match.view(0).results and match.phase != "dealing":
            hands = match.game.hands(match.state)
            for seat in range(match.players):
                counted = [draw.cards_left(match.view(other), seat) for other in range(match.players)]
                assert counted == [hands[seat].bit_count()] * match.players, (match.phase, seat)
            seat = match.awaits()[0]
            match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)).action)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.turns(4)
async def test_the_stock_and_what_was_drawn(size: tuple[int, int]) -> None:
    match = shuffled("1001/hulsemann+deal.expose=on")
    app = table(match)
    async with app.run_test(size=size) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "everybody for themselves" in shown
        assert "stock: 8 cards" in shown
        bottom = app.words.card(app.view.exposed)
        assert f"bottom card {bottom}" in shown
        assert "you drew" not in shown
        assert " + " not in shown
        for left in (6, 4, 2, 0):
            while app.view.stock > left:
                await act(app, pilot, next(one for one in app.legal if isinstance(one, Play)))
                await until_mine(app, pilot)
            shown = screen(app)
            assert ("no stock left" if not left else f"stock: {left} cards") in shown
            assert (f"bottom card {bottom}" in shown) == (left > 0)
            newest = _drawn_last(app)
            assert f"you drew {app.words.card(newest)}" in shown
            assert "╭ + ╮" in shown
            assert newest in cards_in(app.view.hand)
        while app.view.tricks and app.view.tricks[-1].winner < 0 and not app.view.results:
            await act(app, pilot, next(one for one in app.legal if isinstance(one, Play)))
            await until_mine(app, pilot)
            break
        # The last card is drawn: after another trick nothing is marked any more.
        while app.drawn >= 0:
            await act(app, pilot, next(one for one in app.legal if isinstance(one, Play)))
            await until_mine(app, pilot)
        assert "you drew" not in screen(app)
        assert "╭ + ╮" not in screen(app)


def _drawn_last(app: ThousandTable) -> Card:
    drawn = [event.card for event in app.session.match.seen(0) if type(event).__name__ == "CardDrawn"]
    return int(drawn[-1])


@pytest.mark.parametrize(("key", "side", "other"), [("a", "left", 0), ("в", "right", 1)])
@pytest.mark.turns(4)
async def test_one_of_two_talons_is_taken(key: str, side: str, other: int) -> None:
    match = shuffled("thousand/pl-2a", 1)
    match.apply(0, Bid(100))
    match.apply(1, Pass())
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "Take one of the two talons" in shown
        assert "left talon" in shown
        assert "right talon" in shown
        assert shown.count("│░░░││░░░│") == 4
        await pilot.press("h")
        await settle(pilot)
        note = str(app.query_one("#note").render())
        assert note.startswith(("Hint: left talon", "Hint: right talon", "left talon", "right talon"))
        piles = match.state.phase.talon, match.state.phase.beside
        await pilot.press(key)
        await settle(pilot)
        assert match.log[-1] == (0, Take(hidden=False, talon=other))
        assert match.view(0).talon == piles[other]
        shown = screen(app)
        assert f"You take the {side} talon." in "\n".join(app.lines)
        assert "the other talon" in shown
        assert "Discard 2 cards" in shown
        assert len(app._held) == 12
        assert f"{app.words.card(app._held[11])[:-1]}  │" in shown
        away = app._held[10:]
        for number, card in enumerate(away):
            await act(app, pilot, Lay(card))
            assert f"discarded: {app.words.cards(sum(1 << one for one in away[: number + 1]))}" in screen(app)
        await act(app, pilot, Name(100))
        shown = screen(app)
        assert "discarded" in shown
        assert "the other talon" in shown
        while not isinstance(app.screen, TextScreen):
            await act(app, pilot, next(one for one in app.legal if isinstance(one, Play)))
            await until_mine(app, pilot)
        # Both go with the last trick.
        assert len(app.asides) == 1
        assert all(app.words.card(card) in app.asides[0] for card in away)


async def test_two_talons_that_may_be_taken_unseen() -> None:
    match = shuffled("thousand/pl-2b+talon.forced=choice", 1)
    match.apply(0, Bid(100))
    match.apply(1, Pass())
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        assert [control.key for control in app.bar] == ["a", "A", "d", "D"]
        # Both lie there with all their cards in eighty columns.
        assert screen(app).count("│░░░││░░░││░░░│") == 4
        assert app.query_one("#left").size.width == 22
        await pilot.press("D")
        assert match.log[-1] == (0, Take(hidden=True, talon=1))


async def test_the_only_opponent_is_given_his_card_by_enter() -> None:
    match = shuffled("thousand/pl-2e", 1)
    match.apply(0, Bid(100))
    match.apply(1, Pass())
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert "Give Olga a card" in shown
        assert "stock: 8 cards" in shown
        assert "talon" in shown
        card = app._held[3]
        await pilot.press("4", "enter")
        await settle(pilot)
        assert isinstance(match.log[-1][1], Give)
        assert match.log[-1][1].card == card


@pytest.mark.parametrize(("lang", "words"), [("en", "dead hand"), ("ru", "ничья рука")])
async def test_a_dead_hand_and_a_fixed_trump(lang: str, words: str) -> None:
    app = table(shuffled("1001/501", 1), lang)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        shown = screen(app)
        assert words in shown
        assert shown.count("│││││││░░│") == 2
        assert f"{'trump' if lang == 'en' else 'козырь'} ♥" in shown


async def test_a_deal_that_nobody_wants_is_dealt_by_the_next() -> None:
    match = shuffled("1001/mcleod")
    for seat in (1, 2):
        match.apply(seat, Pass())
    app = table(match)
    async with app.run_test(size=SMALL) as pilot:
        await until_mine(app, pilot)
        await pilot.press("p")
        await until_mine(app, pilot)
        note = str(app.query_one("#note").render())
        assert note == app.words.say("event-allpassed")
        assert app.view.dealer == 1
        assert not app.view.results


@pytest.mark.parametrize("lang", ["en", pytest.param("ru", marks=pytest.mark.slow)])
async def test_a_match_without_an_auction_ends_with_who_pays(lang: str) -> None:
    app = table(shuffled("1001/hulsemann+end.target=100"), lang)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(100):
            await until_mine(app, pilot)
            if app.session.match.over:
                break
            if isinstance(app.screen, TextScreen):
                await pilot.press("enter")
            else:
                await act(app, pilot, next(one for one in app.legal if isinstance(one, Play)))
        result = app.view.results[0]
        assert pages.ending_words(app.words, result, app.names) == app.words.say("cli-result-everyone")
        paid = pages.payments(app.words, app.view, app.names)
        assert paid.count(str(max(app.view.payments))) == 2
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, TextScreen)
        over = app.over_page(app.view)
        assert isinstance(over, Group)
        assert str(over.renderables[0]) == paid


@pytest.mark.parametrize("lang", ["en", "ru", "pl", "es", "de"])
def test_many_tricks_and_points_of_the_only_opponent_can_be_read(lang: str) -> None:
    match = shuffled("1001/hulsemann")
    match.apply(1, next(one for one in match.legal(1) if isinstance(one, Play)))
    view = replace(match.view(0), tricks_taken=(0, 12), points_taken=(0, 324))
    canvas = draw.opponent(CliTexts(lang), view, 1, NAMES, (22, 11), turn=False, right=False)
    assert "324" in canvas.plain()


def test_who_pays_and_who_gets() -> None:
    view = replace(shuffled("1001/mcleod").view(0), payments=(-40, 100, -60))
    assert pages.payments(CliTexts("en"), view, NAMES) == "Boris pays 60. You pay 40. Olga gets 100."
    assert pages.payments(CliTexts("ru"), view, NAMES) == "Boris платит 60. Вы платите 40. Olga получает 100."


@pytest.mark.parametrize("rules", ["1001/hulsemann", "thousand/pl-2a", "thousand/pl-2d", "1001/mcleod", "1001/501"])
@pytest.mark.turns(4)
def test_a_match_as_text(rules: str) -> None:
    match = games.new_match(rules)
    said: list[str] = []
    bots = {seat: make_bot("thumb", str(seat)) for seat in range(match.players)}
    watch(CliTexts("en"), Session(match, bots, ShuffleSeeds("3")), NAMES[: match.players], said.append)
    text = "\n".join(said)
    assert match.over
    assert ("  drawn: You " in text) == (compiled_rules_of(rules).layout.stock > 0)
    assert (" takes the left talon." in text or " takes the right talon." in text) == (rules == "thousand/pl-2a")
    assert "discards a card" not in text
    assert ("pays" in text or "Payments" in text) == (rules == "1001/hulsemann")


async def test_a_record_shows_what_lies_beside() -> None:
    match = shuffled("thousand/pl-2a", 1)
    state = match.state.phase
    match.apply(0, Bid(100))
    match.apply(1, Pass())
    match.apply(0, Take(hidden=False, talon=1))
    for card in list(cards_in(match.view(0).hand))[:2]:
        match.apply(0, Lay(card))
    match.apply(0, Name(100))
    words = CliTexts("en")
    app = ThousandReplay(words, Record.of(match, NAMES[:2]), match)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        app.go(len(match.log) - 5)
        await settle(pilot)
        shown = app.query_one("#table").canvas.plain()  # type: ignore[attr-defined]
        assert f"left talon: {words.cards(state.talon)}" in shown
        assert f"right talon: {words.cards(state.beside)}" in shown
        await pilot.press("end")
        await settle(pilot)
        shown = app.query_one("#table").canvas.plain()  # type: ignore[attr-defined]
        assert f"the other talon: {words.cards(state.talon)}" in shown
        assert "discarded: " in shown
        told = str(app.query_one("#told").render())
        assert "discards a card" not in told
        # Twelve cards fit into eighty columns.
        app.go(len(match.log) - 3)
        await settle(pilot)
        lines = str(app.query_one("#hands").render()).splitlines()
        assert len(lines) == 2
        assert all(len(line) <= 80 for line in lines)


async def test_a_record_shows_the_stock_in_its_order() -> None:
    match = shuffled("1001/hulsemann")
    stock = match.state.phase.stock
    words = CliTexts("en")
    app = ThousandReplay(words, Record.of(match, NAMES[:2]), match)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("end")
        await settle(pilot)
        shown = app.query_one("#table").canvas.plain()  # type: ignore[attr-defined]
        assert "stock: " + " ".join(map(words.card, stock)) in shown


async def test_the_start_screen_lists_presets_by_family(monkeypatch: pytest.MonkeyPatch, home: Any) -> None:
    seen: list[tuple[str, str]] = []

    def choose(app: StartApp, _: Any) -> None:
        seen.extend(app.choices)

    monkeypatch.setattr("prikup.cli.table.run_app.run", choose)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert play(CliTexts("en"), None) == 0
    names = [name for name, _ in seen]
    assert [name for name in names if "/" in name] == games.presets()
    headings = [text for name, text in seen if name == HEADING]
    assert headings == ["Thousand", "1001", "Preferans"]
    assert names[names.index("1001/hulsemann") - 1] == HEADING
    app = StartApp(CliTexts("en"), seen, first="1001/feder")
    async with app.run_test(size=SMALL) as pilot:
        # Headings are passed over.
        await pilot.press("up", "up", "enter")
    assert app.return_value == "thousand/ru-2"
