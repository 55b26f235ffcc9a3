"""The rule editor: choose, change, conflict, fix, share, play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.checks import assert_worded
from tests.e2e.conftest import Enter
from tests.e2e.tables import choose, open_panel

pytestmark = pytest.mark.turns(8)


def option(page: Page, name: str) -> Locator:
    """The row of an option, all that it is in open."""
    row = page.locator(f'[data-option="{name}"]')
    for around in page.locator("details", has=row).all():
        if around.get_attribute("open") is None:
            around.locator("> summary").click()
    return row


def choose_number(row: Locator, number: str) -> None:
    """Types a figure into the row of an option."""
    box = row.locator("input[type=number]")
    box.fill(number)
    box.press("Enter")


def test_rules_of_ones_own(enter: Enter) -> None:
    anna, clara = enter(), enter()
    page = anna.page
    anna.go("/rules")
    page.locator('.presets label:has(input[value="thousand/ru"])').click()
    expect(page).to_have_url(re.compile("#thousand/ru$"))

    # A target below the barrel: the clash is shown at both options and explained, and no table can be made of it.
    choose_number(option(page, "end.target"), "500")
    problems = page.locator("aside .note.bad")
    expect(problems).to_be_visible()
    expect(option(page, "end.target").locator(".clash")).to_contain_text("below the target")
    expect(option(page, "barrel.at").locator(".clash")).to_contain_text("below the target")
    expect(page.locator("aside .button.primary")).to_be_disabled()
    assert_worded(page)
    anna.keep("clash", whole=True)
    anna.keep("clash-in-sight")
    # The list of problems leads to the option.
    problems.get_by_role("button").first.click()
    assert page.evaluate("document.activeElement.closest('[data-option]') !== null")

    choose_number(option(page, "barrel.at"), "400")
    expect(problems).to_have_count(0)
    # A switch, a few words side by side and a search.
    page.locator(".editor input[type=search]").fill("play.rest")
    expect(page.locator(".editor .option")).to_have_count(1)
    page.locator('[data-option="play.rest"] input').click()
    page.locator(".editor input[type=search]").fill("talon.gifts")
    choose_in(page, "talon.gifts", "open")
    page.locator(".editor input[type=search]").fill("")
    wanted = "thousand/ru+barrel.at=400+end.target=500+play.rest=off+talon.gifts=open"
    inputs = page.locator("aside input")
    expect(inputs.first).to_have_value(re.compile(r"thousand/ru\+.*=.*\+.*\+.*\+"))
    rules = inputs.first.input_value()
    assert sorted(rules.split("+")) == sorted(wanted.split("+")), rules
    expect(page.locator("aside .button.primary")).to_be_enabled()
    anna.keep("changed")

    # The link opens the same rules in another browser.
    link = inputs.nth(1).input_value()
    assert "?" not in link
    assert link.split("#", 1)[1] == rules
    clara.page.goto(link)
    expect(clara.page.locator("aside input").first).to_have_value(rules)
    expect(option(clara.page, "end.target").locator("input[type=number]")).to_have_value("500")
    # A link that is no rule string says so.
    clara.go("/rules#thousand/nowhere+x=y")
    expect(clara.page.get_by_role("alert")).to_be_visible()
    clara.keep("unread-link")

    page.locator("aside .button.primary").click()
    expect(page).to_have_url(re.compile("/new#"))
    page.locator("#new-name input").fill("Anna")
    choose(page, "2")
    page.locator("form .end button").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("header .deal")).to_be_visible()
    open_panel(anna, "rules")
    changed = page.locator("dialog[open] dl.changed")
    expect(changed.locator("div")).to_have_count(4)
    expect(changed).to_contain_text("500")
    expect(changed).to_contain_text("400")
    anna.keep("at-the-table")


def test_an_older_edition_leads_to_the_last(enter: Enter) -> None:
    anna = enter()
    page = anna.page
    anna.go("/rules#preferans/sochi+pool.size=30")
    note = page.locator("aside .note")
    expect(note).to_contain_text("There is a later edition of this rule set: preferans/sochi@2")
    assert_worded(page)
    anna.keep("edition")
    note.get_by_role("link").click()
    expect(page).to_have_url(re.compile("#preferans/sochi@2\\+pool.size=30$"))
    expect(page.locator("aside input").first).to_have_value("preferans/sochi@2+pool.size=30")
    expect(note).to_have_count(0)


def choose_in(page: Page, name: str, value: str) -> None:
    """Sets an option that is shown as words side by side, or as a list."""
    row = option(page, name)
    words = row.locator(f'label:has(input[value="{value}"])')
    if words.count():
        words.click()
    else:
        row.locator("select").select_option(value)


def test_the_rules_in_words(enter: Enter) -> None:
    """A rule set of one's own as a book, in the language of the page: the barrel stands where this table has it."""
    page = enter(locale="pl").page
    page.goto("/rules#thousand/ru+barrel.at=850")
    with page.expect_popup() as opened:
        page.locator('aside a[href^="/rules/"]').click()
    book = opened.value
    expect(book.locator("h1")).to_be_visible()
    expect(book.locator("html")).to_have_attribute("lang", "pl")
    expect(book.locator("body")).to_contain_text("850")
    book.set_viewport_size({"width": 390, "height": 844})
    assert book.evaluate("document.scrollingElement.scrollWidth") <= 390
