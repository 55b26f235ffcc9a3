"""Thinking time: it is seen to run, and who has none left is replaced, as docs/server.md says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.arranging import Chair, Company
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import choose, play

pytestmark = pytest.mark.turns(8)


def replaced(anna: Chair) -> None:
    """Anna's clock runs out, and a bot plays for her."""
    expect(anna.page.locator(".near .plate .clock")).to_have_text("0:00")
    expect(anna.page.locator(".dock .prompt")).to_have_text("A bot plays for you.")
    expect(anna.page.locator(".near .plate .chip", has_text="a bot plays")).to_be_visible()
    # The match goes on without her.
    anna.told("You bid 100.")


def test_a_clock_that_runs_out(company: Company) -> None:
    [anna] = company.table("thousand/ru", hands=("HAKQ.SAT.CA9",), clock={"bank": 1500, "increment": 0}, pace=1000)
    replaced(anna)
    # Without an increment there is no way back, and none is offered.
    expect(anna.page.locator(".dock .controls")).to_have_text("Your time is up; a bot plays for you to the end.")
    expect(anna.page.get_by_role("button", name="Play yourself again")).to_have_count(0)
    anna.person.keep("no-way-back")

    # With one she takes her seat back for it.
    [anna] = company.table("thousand/ru", hands=("HAKQ.SAT.CA9",), clock={"bank": 1500, "increment": 60_000}, pace=3000)
    replaced(anna)
    anna.page.get_by_role("button", name="Play yourself again").click()
    expect(anna.page.locator(".near .plate .clock")).to_have_text(re.compile("^(1:00|0:5.)$"))
    expect(anna.page.locator(".chip", has_text="a bot plays")).to_have_count(0)
    anna.person.keep("back")


def test_clocks_are_chosen_for_a_new_table(enter: Enter) -> None:
    anna = enter()
    anna.go("/new#thousand/ru")
    page = anna.page
    page.locator("#new-name input").fill("Anna")
    choose(page, "2")
    choose(page, "own")
    page.get_by_label("Minutes for the match").fill("7")
    anna.keep("chosen")
    page.locator("form .end button").click()
    clocks = page.locator(".plate .clock")
    # Bots answer at once: theirs never run, and are not shown.
    expect(clocks).to_have_count(1)
    expect(clocks).to_have_text(re.compile(r"^(7:\d\d|6:5\d)$"))
    player = Player(anna)
    play([player], until=lambda: player.seen.yours)
    expect(page.locator(".plate .clock.runs")).to_have_count(1)
    own = page.locator(".near .plate .clock.runs")
    before = own.inner_text()
    expect(own).not_to_have_text(before)
