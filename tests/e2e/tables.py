"""Steps at a table: open one, sit down, play to the end, read the sheet."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.e2e.browsing import Person
from tests.e2e.player import Player, skip_motion

SHORT_RU = "thousand/ru+barrel.at=off+end.target=500"
SHORTER_RU = "thousand/ru+barrel.at=off+end.target=300"
SHORT_PL = "thousand/pl+end.target=500+threshold.at=off"
SHORT_PL_4 = "thousand/pl-4+end.target=300+threshold.at=off"


def choose(page: Page, value: str) -> None:
    """Presses a choice among several (its words lie over the radio button)."""
    page.locator(f'form .grid label:has(input[type=radio][value="{value}"])').click()


def open_table(
    person: Person, rules: str, *, name: str = "Anna", bots: int = 2, public: bool = False, grace: int | None = None
) -> None:
    """Opens a table on the page for new ones; the bots there answer at once."""
    page = person.page
    person.go("/new#" + quote(rules, safe="/+=.,"))
    page.locator("#new-name input").fill(name)
    if public:
        choose(page, "public")
    choose(page, str(bots))
    choose(page, "now")
    if grace is not None:
        page.locator("form .grid select").filter(has=page.locator(f'option[value="{grace}"]')).select_option(str(grace))
    page.locator("form .end button").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    page.wait_for_selector(".table h1")


def sit_down(person: Person, address: str, name: str, seat: int = 0) -> None:
    """Follows a table's link and takes a free seat (the first, the second … of those that are free)."""
    page = person.page
    page.goto(address)
    page.locator(".waiting input[autocomplete=nickname]").fill(name)
    page.get_by_role("button", name="Sit here").nth(seat).click()
    expect(page.locator(".waiting li.mine, header .deal").first).to_be_visible()


def play(
    players: Iterable[Player],
    *,
    until: Callable[[], bool],
    seconds: float = 300,
    each: Callable[[], None] | None = None,
) -> None:
    """Lets players do what is asked of them until something is seen; ``each`` is done at every look."""
    players = list(players)
    end = time.monotonic() + seconds
    idle = 0
    while True:
        for player in players:
            player.look()
        if each is not None:
            each()
        if until():
            return
        assert time.monotonic() < end, [player.seen for player in players]
        # All players act in each round: none waits for another.
        did = [player.act() for player in players]
        idle = 0 if any(did) else idle + 1
        if idle and idle % 4 == 0:
            for player in players:
                if not player.person.hurried:
                    skip_motion(player)
        players[0].wait()


def over(player: Player) -> Callable[[], bool]:
    """Whether the end of the match is shown."""
    return lambda: player.seen.over


def deal_number(player: Player) -> int:
    """The number of the current deal, from the head of the table."""
    found = re.search(r"\d+", player.seen.deal)
    return int(found[0]) if found else 0


def open_panel(person: Person, panel: str) -> None:
    """Opens a drawer of the table; in a narrow window most buttons are in a menu."""
    button = person.page.locator(f"header .panel-{panel}")
    if not button.is_visible():
        person.page.locator("header .menu-button").click()
    button.click()
    expect(person.page.locator("dialog[open] h2")).to_be_visible()


def close_panel(person: Person) -> None:
    """Closes it again."""
    person.page.locator("dialog[open] header button").click()
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def sheet_deals(person: Person) -> list[str]:
    """The numbers of the deals on the score sheet."""
    expect(person.page.locator("dialog[open] tbody tr").first).to_be_visible()
    rows = person.page.locator("dialog[open] tbody tr th.number").all_inner_texts()
    return [row.strip() for row in rows if row.strip().isdigit()]
