"""The keyboard alone: from the home page to the end of a match, without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import over, play, sheet_deals

pytestmark = pytest.mark.turns(8)


def tab_to(page: Page, where: str, *, back: bool = False) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(120):
        if page.evaluate("(where) => document.activeElement?.matches(where) ?? false", where):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"Tab does not come to {where}")


def test_a_match_without_a_mouse(enter: Enter) -> None:
    anna = enter()
    page, keys = anna.page, anna.page.keyboard
    anna.go("/")
    keys.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip", "the first stop leads to the content"
    tab_to(page, '.ways a[href^="/new#thousand"]')
    anna.keep("focus-home")
    keys.press("Enter")
    expect(page).to_have_url(re.compile("/new#thousand/ru-common$"))
    expect(page.locator(".presets")).to_be_visible()

    # The rule set: arrows move among radio buttons.
    tab_to(page, ".presets input")
    for _ in range(6):
        if page.evaluate("document.activeElement.value") == "thousand/en":
            break
        keys.press("ArrowDown")
    expect(page.locator('.presets input[value="thousand/en"]')).to_be_checked()
    # One rule: a short match.
    tab_to(page, ".change > summary")
    keys.press("Enter")
    tab_to(page, ".editor input[type=search]")
    keys.type("end.target")
    tab_to(page, '[data-option="end.target"] input')
    anna.keep("focus-option")
    keys.press("Control+A")
    keys.type("300")
    keys.press("Enter")
    expect(page.locator('[data-option="end.target"] input')).to_have_value("300")
    tab_to(page, "#new-name input")
    keys.press("Control+A")
    keys.type("Anna")
    for value in ("2", "now"):
        name = page.locator(f'.grid label input[type=radio][value="{value}"]').last.get_attribute("name")
        tab_to(page, f'input[name="{name}"]')
        for _ in range(5):
            if page.evaluate("document.activeElement.value") == value:
                break
            keys.press("ArrowRight")
    expect(page.locator("form .end button")).to_have_text("Play")
    tab_to(page, "form .end button")
    keys.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))

    player = Player(anna, "keys")
    kept: set[str] = set()

    def look() -> None:
        now = player.seen
        if now.yours and now.prompt not in kept:
            kept.add(now.prompt)
            anna.keep("-".join(now.prompt.split()[:4]))

    play([player], until=over(player), each=look)
    anna.keep("over")
    assert page.locator("#over-title").inner_text()
    keys.press("s")
    expect(page.locator("dialog[open] tbody tr").first).to_be_visible()
    assert sheet_deals(anna)
    keys.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for key in ("r", "?"):
        # A dialog that is closed tells the page so in the next frame; nobody presses a key sooner.
        page.evaluate("() => new Promise(requestAnimationFrame)")
        keys.press(key)
        expect(page.locator("dialog[open] h2")).to_be_visible()
        keys.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    tab_to(page, ".over .deals a")
    keys.press("Enter")
    expect(page.locator(".player section.hand")).to_have_count(3)
    steps = page.locator(".slide .count")
    before = steps.inner_text()
    keys.press("ArrowRight")
    expect(steps).not_to_have_text(before)
    keys.press("End")
    expect(page.locator("#score-title")).to_be_visible()
