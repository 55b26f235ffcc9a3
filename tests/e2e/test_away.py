"""Who is away, and for how long the table waits; who thinks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.arranging import Company
from tests.e2e.checks import assert_fits, assert_worded

pytestmark = pytest.mark.turns(8)


def test_the_seconds_until_a_bot_plays_are_counted_down(company: Company) -> None:
    anna, clara = company.table("thousand/ru", people=2, hands=("HAKQT.SA.CA.D9",), grace=600_000)
    plate = anna.page.locator(".far .plate", has_text="Clara")
    address = clara.page.url
    clara.page.goto("about:blank")
    # Not awaited, she is only away.
    expect(plate.locator(".chip", has_text=re.compile(r"^\s*away\s*$"))).to_be_visible()
    anna.bid(100)
    clock = plate.get_by_role("timer", name=re.compile(r"^a bot plays in (10:00|9:\d\d)$"))
    expect(clock).to_be_visible()
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    assert_fits(anna.page)
    assert_worded(anna.page)
    anna.person.keep("away")
    # On the smallest phone, too, where other marks have no room.
    anna.page.set_viewport_size({"width": 320, "height": 568})
    expect(clock).to_be_visible()
    assert_fits(anna.page)
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    expect(anna.page.locator(".dock .prompt")).to_have_text("Away: Clara. A bot plays soon.")
    # Away is not thinking.
    expect(plate.locator(".thinks")).to_have_count(0)
    clara.page.goto(address)
    expect(plate.locator(".chip", has_text="away")).to_have_count(0)
    expect(plate.locator(".thinks")).to_have_count(1)
    expect(plate).to_contain_text("thinks")
    expect(anna.page.locator(".near .thinks")).to_have_count(0)
    anna.person.keep("thinks")
