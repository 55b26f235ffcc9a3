"""The first deal that teaches, from the home page to the invitation to a match."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.checks import assert_fits, assert_worded
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import close_panel, open_panel, over, play

pytestmark = pytest.mark.turns(4)


def test_the_first_deal_teaches(enter: Enter) -> None:
    anna = enter(reads=True)
    page = anna.page
    anna.go("/")
    page.get_by_role("button", name="Tutorial deal").click()
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
    expect(page.locator("#over-title")).to_have_text("The deal is over")
    assert_worded(page)
    anna.keep("over")
    page.get_by_role("link", name="Play a match").click()
    expect(page.get_by_role("button", name="Tutorial deal")).to_be_visible()
