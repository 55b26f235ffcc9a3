"""The first page: three games as three pictures, each with its ways to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.checks import assert_usable
from tests.e2e.conftest import Enter

pytestmark = pytest.mark.turns(2)

GAMES = ("Thousand", "Preferans", "1001")


@pytest.mark.parametrize("width", [320, 390, 1440, 2560])
@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
def test_three_games_fit_any_window(enter: Enter, width: int, locale: str) -> None:
    anna = enter(locale=locale, viewport={"width": width, "height": max(568, width * 9 // 16)})
    page = anna.page
    anna.go("/")
    games = page.locator("article.game")
    expect(games).to_have_count(3)
    expect(games.nth(2).locator(".rules button")).to_contain_text("1930")
    assert_usable(page)
    anna.keep(f"home-{width}", whole=True)
    boxes = [games.nth(at).bounding_box() for at in range(3)]
    assert all(boxes)
    tops = {round(box["y"]) for box in boxes if box}
    # Beside each other where there is room, else under each other.
    assert len(tops) == (1 if width > 640 else 3)
    if width == 2560:
        # A wide window is used.
        whole = page.locator("div.home").bounding_box()
        assert whole is not None
        assert whole["width"] > 2000


def test_the_first_card_is_two_clicks_away(enter: Enter) -> None:
    """One click on "play now" opens a table that is full and has begun: the second one is a card or a call."""
    anna = enter()
    page = anna.page
    for name in GAMES:
        anna.go("/")
        page.get_by_role("article", name=name).get_by_role("button", name="Play now").click()
        expect(page).to_have_url(re.compile("/t/"))
        expect(page.locator(".own").first).to_be_visible()


def test_the_rule_set_is_a_second_step(enter: Enter) -> None:
    anna = enter()
    page = anna.page
    anna.go("/")
    card = page.get_by_role("article", name="Preferans")
    expect(card.locator("select")).to_have_count(0)
    card.get_by_role("button", name="Rules: Sochi").click()
    card.get_by_label("Rules").select_option("preferans/hussar-2@2")
    expect(card.get_by_role("link", name="With friends")).to_have_attribute("href", "/new#preferans/hussar-2@2")
    card.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("header")).to_contain_text("ussar")
