"""An account: made by a guest, left, and entered again from another browser, with the matches it holds."""

from __future__ import annotations

import secrets

import pytest
from playwright.sync_api import expect

from tests.e2e.browsing import Person
from tests.e2e.conftest import Enter
from tests.e2e.tables import open_table

pytestmark = pytest.mark.turns(8)

PASSWORD = "know the talon"


def sign_in(person: Person, login: str, password: str) -> None:
    """Fills in the form and sends it."""
    page = person.page
    page.get_by_label("Account name").fill(login)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in", exact=True).click()


def test_an_account(enter: Enter) -> None:
    anna = enter()
    page = anna.page
    login = f"anna-{secrets.token_hex(4)}"
    open_table(anna, "thousand/ru-common")
    table = page.url
    anna.go("/account")
    expect(page.get_by_text("You are a guest on this browser.")).to_be_visible()
    page.get_by_label("Account name").fill(login)
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="Create an account").click()
    # The browser itself says what is missing.
    assert page.evaluate("document.querySelector('input[type=password]').validity.tooShort")
    page.get_by_label("Password").fill(PASSWORD)
    anna.keep("guest")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Account created")).to_be_visible()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()
    anna.keep("made")
    # The guest's seat is the account's.
    page.goto(table)
    expect(page.locator(".near .plate")).to_contain_text("Anna")

    anna.go("/account")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("Signed out")).to_be_visible()
    anna.keep("left")
    page.goto(table)
    expect(page.locator("header .deal")).to_contain_text("you watch")
    expect(page.locator(".own")).to_have_count(0)

    # On another device: a wrong password first.
    phone = enter(viewport={"width": 390, "height": 800})
    phone.refused.add((403, "/api/login"))
    phone.refused.add((401, "/api/login"))
    phone.go("/account")
    sign_in(phone, login, "not this one")
    expect(phone.page.get_by_text("The account name or the password is wrong.")).to_be_visible()
    phone.keep("wrong")
    sign_in(phone, login.upper(), PASSWORD)
    expect(phone.page.get_by_text("Welcome back, Anna")).to_be_visible()
    phone.go("/matches")
    phone.page.locator("ul li a").first.click()
    expect(phone.page.locator(".near .plate")).to_contain_text("Anna")
    assert phone.page.url == table
    phone.keep("at-the-table")


def test_a_guest_deletes_themself(enter: Enter) -> None:
    anna = enter()
    page = anna.page
    open_table(anna, "thousand/ru-common")
    table = page.url
    anna.go("/account")
    page.get_by_role("button", name="Delete this guest").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("h2")).to_have_text("Delete this guest?")
    expect(dialog.get_by_text("The guest Anna will be deleted for good")).to_be_visible()
    expect(dialog.locator("input")).to_have_count(0)
    anna.keep("sure")
    # Thought better of it, and then not.
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Delete this guest").click()
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("The guest is deleted")).to_be_visible()
    expect(page.get_by_role("button", name="Delete this guest")).to_have_count(0)
    anna.keep("gone")
    page.goto(table)
    expect(page.get_by_text("Anna", exact=True)).to_have_count(0)
