"""A phone: portrait and landscape, fingers, two taps for a card."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.checks import assert_fits, assert_narrow, placed
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import deal_number, open_panel, open_table, play

PORTRAIT = {"width": 360, "height": 740}
LANDSCAPE = {"width": 740, "height": 360}


@pytest.mark.turns(2)
@pytest.mark.parametrize("window", [PORTRAIT, LANDSCAPE], ids=["portrait", "landscape"])
def test_a_deal_by_taps(enter: Enter, window: dict[str, int]) -> None:
    anna = enter(viewport=window, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = anna.page
    for path in ("/", "/new", "/rules", "/matches", "/account"):
        anna.go(path)
        anna.settle()
        assert_narrow(page)
        anna.keep(path.strip("/") or "home")
    open_table(anna, "thousand/ru-common")
    player = Player(anna, "touch", card_hints=True)
    seen: set[str] = set()

    def look() -> None:
        assert_fits(page)
        now = player.seen
        moment = "result" if now.result else now.prompt
        if moment and moment not in seen and (now.result or now.yours):
            seen.add(moment)
            anna.keep("-".join(moment.split()[:4]))

    # Up to the first card: it is tapped once, and waits for the second tap.
    play([player], until=lambda: "Your card" in seen or player.seen.result, each=look)
    if "Your card" in seen:
        legal = player.seen.having("legal")[0]
        held = len(player.seen.cards)
        page.locator(f'.own[data-card="{legal}"]').tap(position={"x": 12, "y": 40})
        expect(page.locator(f'.own[data-card="{legal}"].picked')).to_be_visible()
        placed(page)
        assert len(player.seen.cards) == held, "one tap has played a card"
        assert_fits(page)
        anna.keep("one-tap")
    play([player], until=lambda: player.seen.result, each=look)
    assert_fits(page)
    anna.keep("result")
    play([player], until=lambda: deal_number(player) == 2, each=look)
    # The score is one tap away and leaves the hand in sight; all of it is another one.
    page.locator("header .panel-sheet").tap()
    side = page.locator(".side.shown")
    expect(side).to_be_visible()
    placed(page)
    anna.keep("score")
    lower = page.evaluate("document.querySelector('.side').getBoundingClientRect().bottom")
    cards = page.locator(".hand .lying").evaluate_all("all => all.map((e) => e.getBoundingClientRect().top)")
    assert all(lower <= top for top in cards), (lower, cards)
    side.locator(".whole").tap()
    for panel in ("sheet", "rules", "log", "info", "settings"):
        if panel != "sheet":
            open_panel(anna, panel)
        placed(page)
        assert_narrow(page)
        anna.keep(panel)
        page.locator("dialog[open] header button").tap()
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.set_viewport_size({"width": window["height"], "height": window["width"]})
    placed(page)
    assert_fits(page)
    anna.keep("turned")
