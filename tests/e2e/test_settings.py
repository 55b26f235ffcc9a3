"""Settings: four colours, dark theme, language; stored in this browser. And a hint."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.arranging import Company
from tests.e2e.tables import close_panel, open_panel

pytestmark = pytest.mark.turns(8)

_COLOUR = """(suit) => getComputedStyle(document.querySelector(`.hand .own .face.suit-${suit}`)).color"""


def test_four_colours_and_a_hint(company: Company) -> None:
    [anna] = company.table("thousand/ru", hands=("HAT9.DAT.CA.SA",))
    page = anna.page

    def colours() -> list[str]:
        return [page.evaluate(_COLOUR, suit) for suit in range(4)]

    spades, clubs, diamonds, hearts = colours()
    assert spades == clubs != diamonds == hearts
    anna.person.keep("two")
    open_panel(anna.person, "settings")
    page.get_by_label("four colours").check()
    page.get_by_label("dark", exact=True).check()
    close_panel(anna.person)
    assert len(set(colours())) == 4, colours()
    anna.person.keep("four")
    # Kept, and seen again after the page is loaded anew.
    page.reload()
    expect(anna.held).to_have_count(7)
    assert len(set(colours())) == 4, colours()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"

    # The hint says what and why, and marks it; it does nothing by itself.
    anna.asked("Your bid")
    page.locator(".dock .hint").click()
    note = page.locator(".dock .said[role=status]")
    expect(note).to_contain_text("–")
    anna.told("You bid", times=0)
    anna.person.keep("hint")
