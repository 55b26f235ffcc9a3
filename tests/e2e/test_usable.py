"""axe finds nothing serious, in light and in dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.checks import AXE, assert_usable, placed
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import open_panel, open_table, play
from tests.support.unable import unable


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe(enter: Enter, theme: str) -> None:
    if not AXE.exists():
        unable("axe-core is not installed in web/node_modules (make setup)")
    anna = enter(settings={"theme": theme}, color_scheme=theme)
    page = anna.page
    for path in ("/", "/new", "/rules", "/account"):
        anna.go(path)
        anna.settle()
        anna.keep(path.strip("/") or "home")
        assert_usable(page)
    open_table(anna, "thousand/ru-common")
    player = Player(anna)
    play([player], until=lambda: player.seen.yours)
    anna.keep("auction")
    assert_usable(page)
    play([player], until=lambda: bool(player.seen.having("legal")) and len(player.seen.cards) <= 8)
    anna.keep("playing")
    assert_usable(page)
    for panel in ("sheet", "rules", "info", "settings"):
        open_panel(anna, panel)
        anna.settle()
        anna.keep(panel)
        assert_usable(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    play([player], until=lambda: player.seen.result)
    anna.keep("result")
    placed(page)
    assert_usable(page)
    page.keyboard.press("Enter")
    address = page.url
    anna.go("/matches")
    expect(page.locator("ul li").first).to_be_visible()
    anna.keep("matches")
    assert_usable(page)
    page.goto(f"{address}/deal/1")
    expect(page.locator(".player section.hand")).to_have_count(3)
    anna.keep("replay")
    assert_usable(page)
