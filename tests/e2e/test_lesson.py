"""The first deal that teaches, from the home page to the invitation to a match."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.checks import assert_fits, assert_worded
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import close_panel, open_panel, over, play

pytestmark = pytest.mark.turns(8)


def test_the_first_deal_teaches(enter: Enter) -> None:
    anna = enter(reads=True)
    page = anna.page
    anna.go("/")
    page.get_by_role("article", name="Thousand").get_by_role("button", name="Learn").click()
    expect(page.locator("#teach-title")).to_have_text("Welcome to Thousand")
    # Whoever is in a hurry lets the bots be quick.
    open_panel(anna, "info")
    page.get_by_label("Pace of the bots").fill("0")
    expect(page.locator("dialog[open]")).to_contain_text("0 s before each action")
    close_panel(anna)
    player = Player(anna)
    said: list[str] = []

    def look() -> None:
        if not player.seen.bubble:
            return
        title = page.locator("#teach-title").inner_text()
        if title not in said:
            said.append(title)
            assert_worded(page)
            assert_fits(page)
            anna.keep(title.replace(" ", "-"))

    play([player], until=over(player), each=look)
    # Every step that such a deal has was explained, each once and in its order.
    steps = ["Welcome to Thousand", "The cards", "Bidding", "The talon", "One more", "The contract", "The first lead"]
    assert [title for title in said if title in steps] == steps, said
    assert said[-1] == "The deal is over"
    expect(page.locator("#over-title")).to_have_text("The lesson is over")
    assert_worded(page)
    anna.keep("over")
    page.get_by_role("link", name="Play a match").click()
    expect(page.get_by_role("article", name="Thousand").get_by_role("button", name="Learn")).to_be_visible()


def test_preferans_is_learnt_by_doing_what_is_suggested(enter: Enter) -> None:
    """Two clicks lead to the first card; what would end a step is refused in words, and the rest goes on."""
    anna = enter(reads=True)
    page = anna.page
    anna.go("/")
    page.get_by_role("article", name="Preferans").get_by_role("button", name="Learn").click()
    title, bubble = page.locator("#teach-title"), page.locator(".bubble")
    expect(title).to_have_text("Welcome to Preferans")
    expect(bubble).to_contain_text("arranged, not dealt at random")
    expect(bubble).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.keyboard.press("Enter")
    expect(title).to_have_text("The auction")
    expect(bubble.locator(".advice")).to_contain_text("6\u2660")
    assert_worded(page)
    assert_fits(page)
    anna.keep("auction")
    page.keyboard.press("Enter")
    expect(bubble).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator(".dock")).to_contain_text("This step of the lesson is about something else")
    # The suggestion is at hand again.
    expect(page.locator(".dock .hint")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".game.advised")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(title).to_have_text("The talon")
    page.keyboard.press("Enter")
    page.locator('.dock [data-do="lay"]').click()
    expect(title).to_have_text("The contract")
    assert_fits(page)
    anna.keep("contract")


def test_the_exchange_on_a_phone_offers_the_gift_first(enter: Enter) -> None:
    """After the explanation the suggested card is picked, and who may get it stands before writing the deal off."""
    anna = enter(reads=True, viewport={"width": 390, "height": 844})
    page = anna.page
    anna.go("/")
    page.get_by_role("article", name="Thousand").get_by_role("button", name="Learn").click()
    for title in ("Welcome to Thousand", "The cards", "Bidding"):
        expect(page.locator("#teach-title")).to_have_text(title)
        page.locator(".bubble button").click()
    page.locator('.dock [data-do="bid"]').first.click()
    expect(page.locator("#teach-title")).to_have_text("The talon")
    assert_fits(page)
    page.locator(".bubble button").click()
    expect(page.locator('.dock [data-do="give"]')).to_have_count(2)
    assert_fits(page)
    anna.keep("gift")
    # Nothing picked: the dock says what is asked, not only how to give up.
    page.keyboard.press("Escape")
    expect(page.locator(".dock button:disabled")).to_have_text("Mark 1 more card")
