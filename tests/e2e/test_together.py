"""People at a table: spectators, leaving and coming back, giving up together, playing again."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocket, expect

from tests.e2e.browsing import Person
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import SHORT_RU, close_panel, deal_number, open_panel, open_table, play, sit_down

pytestmark = pytest.mark.turns(8)


def vote(person: Person) -> None:
    """Wants to abandon the match, or play on after all."""
    open_panel(person, "info")
    person.page.get_by_role("button", name=re.compile("want to abandon|Play on after all")).click()


def test_a_spectator_sees_no_hand(enter: Enter) -> None:
    anna, watcher = enter(), enter()
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    watcher.page.on("websocket", listen)
    open_table(anna, SHORT_RU, public=True)
    player = Player(anna)
    play([player], until=lambda: player.seen.yours)
    # Found in the list of tables, as a person would.
    watcher.go("/")
    watcher.page.locator('a[href^="/t/"]', has_text="Watch").first.click()
    expect(watcher.page.locator("header .deal")).to_have_text("deal 1 · you watch")
    played: set[str] = set()
    checks = 0

    def look() -> None:
        nonlocal checks
        checks += 1
        hidden = set(anna.page.locator(".own").evaluate_all("all => all.map((e) => e.dataset.card)"))
        assert watcher.page.locator(".own").count() == 0
        played.update(hidden)
        lying = watcher.page.locator(".lying[role=img]").evaluate_all("all => all.map((e) => e.ariaLabel)")
        mine = anna.page.locator(".own").evaluate_all("all => all.map((e) => e.ariaLabel.split(',')[0])")
        assert not set(lying) & set(mine), (lying, mine)

    play([player], until=lambda: bool(player.seen.having("legal")) and len(player.seen.cards) <= 8)
    look()
    watcher.keep("watching")
    play([player], until=lambda: len(player.seen.cards) <= 5, each=look)
    assert checks > 1
    for frame in frames:
        message = json.loads(frame)
        view = message.get("view") or message.get("patch") or {}
        assert not view.get("hand"), frame
        assert not view.get("dealt"), frame
        assert not any("hand" in event and event["event"] == "handseen" for event in message.get("events", ())), frame
        assert message.get("seat", -1) == -1 or message["t"] == "moved", frame
    # After the deal everything may be seen.
    play([player], until=lambda: player.seen.result)
    watcher.page.goto(anna.page.url + "/deal/1")
    expect(watcher.page.locator(".player section.hand")).to_have_count(3)


def test_a_bot_stands_in_for_who_has_left(enter: Enter) -> None:
    anna, clara = enter(), enter()
    open_table(anna, SHORT_RU, bots=1, grace=0)
    sit_down(clara, anna.page.url, "Clara")
    first, second = Player(anna), Player(clara, returns=False)
    play([first, second], until=lambda: bool(first.seen.having("legal")))

    open_panel(clara, "info")
    clara.page.get_by_role("button", name="Leave", exact=True).click()
    expect(clara.page.locator("dialog[open]")).to_have_count(0)
    expect(clara.page.locator(".dock .prompt")).to_have_text("A bot plays for you.")
    expect(anna.page.locator(".plate", has_text="Clara").locator(".chip", has_text="a bot plays")).to_be_visible()
    anna.keep("stand-in-seen-by-another")
    clara.keep("stand-in")
    # The match goes on without her.
    before = deal_number(first)
    play([first, second], until=lambda: deal_number(first) > before)
    assert "play" not in second.done or second.seen.back
    # Back again, she plays herself.
    second.returns = True
    played = second.done.total()
    play([first, second], until=lambda: second.done.total() > played + 2)
    expect(anna.page.locator(".chip", has_text="a bot plays")).to_have_count(0)

    # Who closes the page is away: without grace a bot plays at once, and the seat is theirs when they come again.
    address = clara.page.url
    clara.page.goto("about:blank")
    number = deal_number(first)
    play([first], until=lambda: deal_number(first) > number)
    clara.page.goto(address)
    play([first, second], until=lambda: deal_number(first) > number + 1)
    clara.keep("back")


def test_given_up_together_and_played_again(enter: Enter) -> None:
    anna, clara = enter(), enter()
    open_table(anna, SHORT_RU, bots=1)
    sit_down(clara, anna.page.url, "Clara")
    first, second = Player(anna), Player(clara)
    play([first, second], until=lambda: deal_number(first) == 2)
    vote(anna)
    expect(anna.page.locator("dialog[open]")).to_contain_text("Wants to abandon: Anna")
    anna.keep("vote")
    close_panel(anna)
    # One alone ends nothing; she may change her mind.
    assert not first.seen.over
    vote(anna)
    close_panel(anna)
    vote(anna)
    close_panel(anna)
    vote(clara)
    if clara.page.locator("dialog[open] header button").count():
        close_panel(clara)
    play([first, second], until=lambda: first.seen.over and second.seen.over)
    expect(anna.page.locator("#over-title")).to_have_text("The match was abandoned")
    anna.keep("given-up")

    for person in (anna, clara):
        person.page.get_by_role("button", name="Play again").click()
    anna.keep("rematch-wanted")
    for person in (anna, clara):
        person.page.get_by_role("link", name="To the next match").click()
        expect(person.page.locator("header .deal")).to_have_text("deal 1")
    assert anna.page.url == clara.page.url
    play([first, second], until=lambda: bool(first.seen.having("legal")))
    anna.keep("rematch")
