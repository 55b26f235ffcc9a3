"""Every language: no message is missing, cards have their letters."""

from __future__ import annotations

import random
from functools import cache

import pytest
from playwright.sync_api import expect

import prikup
from prikup.notation.reading import record_text
from prikup.notation.record import Record
from tests.e2e.checks import assert_worded
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import open_panel, open_table, play
from tests.support.random_play import step
from tests.support.seeds import random_of

pytestmark = pytest.mark.turns(8)

LETTERS = {"en": "AKQJ", "ru": "ТКДВ", "pl": "AKDW", "es": "AKQJ", "de": "AKDB"}
DEALS = 2


@cache
def a_record() -> str:
    """The record of a match under way, as a person would paste it."""
    rng = random.Random(4)
    match = prikup.new_match("thousand/ru-common")
    while len(match.view(0).results) < DEALS:
        step(rng, match)
    return record_text(Record.of(match, ("Анна", "Łucja", "Jürgen")))


NOW = random_of("languages").sample(sorted(LETTERS), 2)
"""The languages that ``make test`` looks at: others with every change of the sources."""


@pytest.mark.parametrize(
    "language", [one if one in NOW else pytest.param(one, marks=pytest.mark.slow) for one in LETTERS]
)
def test_every_page_speaks(enter: Enter, language: str) -> None:
    anna = enter(locale=language)
    page = anna.page
    for path in ("/", "/new", "/rules", "/matches", "/account"):
        anna.go(path)
        anna.settle()
        assert page.get_attribute("html", "lang") == language
        assert_worded(page)
        anna.keep(path.strip("/") or "home")
    anna.go("/rules")
    page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    assert_worded(page)
    anna.keep("rules-open", whole=True)

    # A record that is pasted: its first deal, step by step.
    anna.go("/")
    page.locator(".more button.link").click()
    page.locator("dialog[open] textarea").fill(a_record())
    anna.keep("upload")
    page.locator('dialog[open] button[type="submit"]').click()
    expect(page.locator(".player section.hand")).to_have_count(3)
    letters = [page.locator(f"text#rank-{rank}").text_content() for rank in (7, 6, 5, 4)]
    assert letters == list(LETTERS[language]), letters
    assert_worded(page)
    page.locator(".way .slide input").press("End")
    expect(page.locator("#score-title")).to_be_visible()
    assert_worded(page)
    anna.keep("replay", whole=True)

    open_table(anna, "thousand/ru-common")
    player = Player(anna, hints=False)
    play([player], until=lambda: player.seen.yours)
    page.locator(".dock .hint").click()
    expect(page.locator(".dock .said")).to_be_visible()
    assert_worded(page)
    anna.keep("table")
    for panel in ("sheet", "rules", "info", "settings", "help"):
        open_panel(anna, panel)
        anna.settle()
        assert_worded(page)
        anna.keep(panel)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
