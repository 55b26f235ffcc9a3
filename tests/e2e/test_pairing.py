"""Finding people: quick pairing, the list of open tables, the invitation."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browsing import Person
from tests.e2e.checks import assert_narrow, assert_usable
from tests.e2e.conftest import Enter
from tests.e2e.qr import read_code
from tests.e2e.tables import SHORT_RU

pytestmark = pytest.mark.turns(2)

LISTEN = """() => {
  window.heard = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
  };
}"""
"""Counts the sounds of a page."""

MAKE = """async (options) => {
  const post = async (path, body, csrf) => {
    const headers = { "Content-Type": "application/json", ...(csrf && { "X-CSRF-Token": csrf }) };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const me = await post("/api/guest", { name: options.name });
  return (await post("/api/tables", options.table, me.csrf)).id;
}"""


def enter_name(person: Person, name: str) -> None:
    person.page.locator(".head input[autocomplete=nickname]").fill(name)


def quick(page: Page) -> Locator:
    return page.locator("section[aria-labelledby=home-quick]")


def lobby(page: Page) -> Locator:
    return page.locator("section[aria-labelledby=home-lobby]")


def bar(page: Page) -> Locator:
    """The bar of those who wait."""
    return page.get_by_role("complementary", name="Waiting for players")


def seek(person: Person, name: str, game: str, clock: str = "none") -> None:
    """Asks on the first page for people who want the same."""
    person.go("/")
    enter_name(person, name)
    quick(person.page).get_by_label("Game").select_option(game)
    quick(person.page).get_by_label("Thinking time").select_option(clock)
    quick(person.page).get_by_role("button", name="Find players").click()
    expect(bar(person.page)).to_be_visible()


def make(person: Person, name: str, **table: Any) -> str:
    """A table of a new guest; gives its id."""
    person.go("/")
    made: str = person.page.evaluate(MAKE, {"name": name, "table": table})
    return made


def test_two_browsers_find_each_other(enter: Enter) -> None:
    anna, boris = enter(settings={"sounds": True}), enter(viewport={"width": 390, "height": 844})
    seek(anna, "Anna", "1001", "quick")
    anna.page.evaluate(LISTEN)
    expect(bar(anna.page)).to_contain_text("Waiting for players · 1 of 2 players")
    terms = "1001 for two, as printed in 1930 · 2 players · 3 min + 5 s"
    expect(bar(anna.page).locator("small")).to_have_text(terms)
    assert_usable(anna.page)
    anna.keep("waiting")
    # Her own wish is no invitation to herself.
    expect(lobby(anna.page).get_by_text("Looking for players")).to_have_count(0)
    # Others see what is looked for, without a name.
    boris.go("/")
    enter_name(boris, "Boris")
    row = lobby(boris.page).locator("li", has_text="3 min + 5 s")
    expect(row).to_contain_text("1 of 2 players")
    boris.keep("looked-for", whole=True)
    row.get_by_role("button", name="Join in").click()
    for person in (anna, boris):
        expect(person.page).to_have_url(re.compile("/t/"))
        expect(person.page.locator(".own").first).to_be_visible()
        expect(bar(person.page)).to_have_count(0)
    assert anna.page.url == boris.page.url
    # Her tab is in the background: she hears it, and the title of the tab says so until she is back.
    assert anna.page.evaluate("document.hidden")
    assert anna.page.evaluate("window.heard") == 3
    expect(anna.page).to_have_title(re.compile("^▶ The match begins · "))
    anna.page.keyboard.press("Escape")
    expect(anna.page).not_to_have_title(re.compile("The match begins"))
    expect(boris.page.locator("header")).to_contain_text("1001")


def test_who_waits_reads_on_and_takes_bots(enter: Enter) -> None:
    anna = enter(viewport={"width": 320, "height": 568})
    page = anna.page
    seek(anna, "Anna", "preferans")
    expect(bar(page)).to_contain_text("1 of 3 players")
    # On other pages the waiting goes on.
    page.locator(".more a[href='/rules']").click()
    expect(page).to_have_url(re.compile("/rules$"))
    expect(bar(page)).to_contain_text("1 of 3 players")
    # After twenty seconds.
    expect(bar(page)).to_contain_text("Nobody else has come yet. Play with bots?")
    assert_narrow(page)
    anna.keep("offer")
    bar(page).get_by_role("button", name="Go on waiting").click()
    expect(bar(page)).not_to_contain_text("Nobody else has come yet")
    expect(bar(page)).to_contain_text("1 of 3 players")
    # Whoever changes their mind has the button still.
    bar(page).get_by_role("button", name="Play with bots").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".own").first).to_be_visible()
    expect(page.locator(".plate", has_text="Anna")).to_have_count(1)


def test_waiting_ends_with_the_page_or_by_its_button(enter: Enter) -> None:
    anna, boris = enter(), enter()
    seek(anna, "Anna", "thousand", "slow")
    boris.go("/")
    row = lobby(boris.page).locator("li", has_text="20 min + 20 s")
    expect(row).to_be_visible()
    bar(anna.page).get_by_role("button", name="Stop waiting").click()
    expect(bar(anna.page)).to_have_count(0)
    expect(row).to_have_count(0)
    seek(anna, "Anna", "thousand", "slow")
    expect(row).to_be_visible()
    anna.page.goto("about:blank")
    expect(row).to_have_count(0)


def test_waiting_ends_at_another_table(enter: Enter) -> None:
    anna = enter()
    seek(anna, "Anna", "preferans", "slow")
    anna.page.get_by_role("article", name="1001").get_by_role("button", name="Play now").click()
    expect(anna.page).to_have_url(re.compile("/t/"))
    expect(anna.page.locator(".own").first).to_be_visible()
    anna.go("/")
    expect(lobby(anna.page).locator("li", has_text="20 min + 20 s")).to_have_count(0)
    expect(bar(anna.page)).to_have_count(0)


def test_another_window_takes_the_waiting_over(enter: Enter) -> None:
    anna = enter()
    seek(anna, "Anna", "preferans")
    other = anna.context.new_page()
    other.goto("/")
    quick(other).get_by_role("button", name="Find players").click()
    expect(bar(other)).to_contain_text("1 of ")
    expect(anna.page.get_by_text("You wait for players in another window now.")).to_be_visible()
    expect(bar(anna.page)).to_have_count(0)
    other.close()


def test_the_list_of_open_tables_says_what_is_played(enter: Enter) -> None:
    anna, boris, vera = enter(), enter(), enter(viewport={"width": 2560, "height": 1440})
    clock = {"bank": 600_000, "increment": 10_000}
    first = make(anna, "Anna", rules=SHORT_RU, clock=clock, bots=["thumb"])
    second = make(boris, "Boris", rules="preferans/sochi@2")
    page = vera.page
    vera.go("/")
    rows = lobby(page).locator("li")
    thousand = rows.filter(has=page.get_by_role("button", name="Anna"))
    expect(thousand).to_contain_text("1 free seat")
    expect(thousand).to_contain_text(
        "Thousand · Russian Thousand, by the printed rules, with 2 house rules · 3 players · 10 min + 10 s"
    )
    preferans = rows.filter(has=page.get_by_role("button", name="Boris"))
    expect(preferans).to_contain_text("2 free seats")
    expect(preferans).to_contain_text("Preferans · Sochi, as most tables play it · 3 players · no clock")
    assert_usable(page)
    vera.keep("lobby")
    # In a wide window it stands to the right of the games.
    games, listed = page.locator("article.game").nth(2).bounding_box(), lobby(page).bounding_box()
    assert games
    assert listed
    assert listed["x"] > games["x"] + games["width"]
    # By game.
    choose = lobby(page).locator(".filter label")
    choose.filter(has_text="Preferans").click()
    expect(thousand).to_have_count(0)
    expect(preferans).to_be_visible()
    choose.filter(has_text="Thousand").click()
    expect(thousand).to_be_visible()
    expect(preferans).to_have_count(0)
    choose.filter(has_text="All games").click()
    expect(preferans).to_be_visible()
    vera.page.locator(".head input[autocomplete=nickname]").fill("Vera")
    preferans.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(f"/t/{second}"))
    for person, table in ((anna, first), (boris, second)):
        person.page.goto(f"/t/{table}")
        person.page.get_by_role("button", name="Get up").click()


def test_an_invitation_says_what_is_played(enter: Enter) -> None:
    anna, boris = enter(), enter(viewport={"width": 320, "height": 568})
    clock = {"bank": 180_000, "increment": 5000}
    table = make(anna, "Anna", rules="preferans/sochi@2", clock=clock, private=True)
    page = anna.page
    page.goto(f"/t/{table}")
    terms = "Preferans · Sochi, as most tables play it · 3 players · 3 min + 5 s"
    expect(page.locator(".waiting .terms")).to_have_text(terms)
    page.evaluate("navigator.share = (what) => { window.shared = what; return Promise.resolve(); }")
    page.get_by_role("button", name="Invite").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".terms")).to_have_text(terms)
    link = f"{anna.url}/t/{table}"
    assert read_code(dialog.get_by_role("img", name="QR code").locator("path").get_attribute("d") or "") == link
    expect(dialog.get_by_label("Link to this table", exact=True)).to_have_value(link)
    assert_usable(page)
    anna.keep("invitation")
    dialog.get_by_role("button", name="Share").click()
    shared = page.evaluate("window.shared")
    # Units stay on the line of their number.
    said = shared.pop("text").replace("\N{NO-BREAK SPACE}", " ")
    assert (said, shared) == (f"Let’s play: {terms}", {"title": "prikup", "url": link})
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)

    # Who follows the link reads it before they sit down. Without a way to share there is the copy.
    boris.page.add_init_script("delete Navigator.prototype.share;")
    boris.page.goto(f"/t/{table}")
    expect(boris.page.locator(".waiting .terms")).to_have_text(terms)
    expect(boris.page.locator("main")).to_contain_text("Everybody has 3 min for the match, and 5 s more")
    expect(boris.page.get_by_role("button", name="Sit here").first).to_be_visible()
    boris.page.get_by_role("button", name="Invite").click()
    expect(boris.page.locator("dialog[open] svg[role=img]")).to_be_visible()
    expect(boris.page.get_by_role("button", name="Share")).to_have_count(0)
    expect(boris.page.locator("dialog[open]").get_by_role("button", name="Copy link")).to_be_visible()
    assert_narrow(boris.page)
    boris.keep("invited")


def test_who_waits_at_a_table_hears_it_start(enter: Enter) -> None:
    anna, boris = enter(settings={"sounds": True}), enter()
    table = make(anna, "Anna", rules="1001/hulsemann", private=True)
    page = anna.page
    page.goto(f"/t/{table}")
    page.get_by_role("heading", name="Waiting for players").click()
    page.evaluate(LISTEN)
    boris.page.goto(f"/t/{table}")
    boris.page.get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name="Sit here").click()
    expect(page).to_have_title(re.compile("^▶ The match begins · "))
    assert page.evaluate("window.heard") >= 3
    page.locator("header").click()
    expect(page).not_to_have_title(re.compile("The match begins"))


def test_an_unknown_table_shows_a_way_home(enter: Enter) -> None:
    anna = enter(viewport={"width": 390, "height": 844})
    page = anna.page
    page.goto("/t/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table, or it has been cleared away.")
    # No table, none of its buttons.
    expect(page.locator(".table, header .panel-settings, header .menu-button")).to_have_count(0)
    assert_usable(page)
    anna.keep("unknown")
    page.locator("main").get_by_role("link", name="Home").click()
    expect(page.locator("article.game").first).to_be_visible()


LONG = "Maximiliane von Hohenstein"
"""Two letters more than a name may have."""


def test_a_name_that_is_too_long_is_told_so(enter: Enter) -> None:
    anna, boris = enter(), enter()
    anna.refused.add((400, "/api/guest"))
    page = anna.page
    anna.go("/")
    field = page.locator(".head input[autocomplete=nickname]")
    # As somebody types it: nothing is cut.
    field.press_sequentially(LONG)
    expect(field).to_have_value(LONG)
    told = page.get_by_role("alert").filter(has_text="A name has at most 24 characters.")
    expect(told).to_be_visible()
    assert_usable(page)
    page.get_by_role("article", name="Preferans").get_by_role("button", name="Play now").click()
    expect(told).to_be_visible()
    expect(page).to_have_url(re.compile("/$"))
    field.fill(LONG[:24])
    expect(told).to_have_count(0)

    table = make(boris, "Boris", rules="1001/hulsemann", private=True)
    page.goto(f"/t/{table}")
    page.get_by_label("Your name").fill(LONG)
    expect(page.get_by_role("alert").filter(has_text="A name has at most 24 characters.")).to_be_visible()
    page.goto("/new")
    page.locator("#new-name input").fill(LONG)
    expect(page.locator("#new-name").get_by_role("alert")).to_have_text("A name has at most 24 characters.")
    page.goto("/account")
    page.get_by_role("button", name="I have none: create one").click()
    page.get_by_label("Account name").fill(LONG)
    expect(page.get_by_role("alert")).to_have_text("A name has at most 24 characters.")
