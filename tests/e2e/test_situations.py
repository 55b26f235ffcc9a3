"""Rare situations at a table of Preferans: each fits, has its texts and its letters."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from prikup.core.match import Match
from prikup.preferans.game import Preferans
from prikup.preferans.outcome import Outcome
from prikup.preferans.score.deal import finish
from prikup.preferans.state import CIRCLES, PROPER
from tests.e2e.arranging import Company, fits_everywhere
from tests.e2e.checks import assert_usable, assert_worded
from tests.e2e.tables import close_panel, open_panel
from tests.preferans.deals import contract, played
from tests.preferans.tables import PLAIN, AnyMatch, act, started

pytestmark = pytest.mark.turns(8)

KLASSIKA = (
    "preferans/klassika+brigand.play=off+terms.owner=off+cover.by=passes+pool.end=all+talon.decline=off+deal.cut=off"
    "+table.first=given"
)
SIX = "2 call 6 S, 2 lay D87, 2 declare 6 H, 0 whist, 1 pass, 0 stand"
LATE: dict[str, Any] = {
    "pools": (20, 20, 19),
    "hills": (12, 3, 8),
    "whists": ((0, 34, 212), (60, 0, 44), (20, 8, 0)),
    "deals": 24,
    "size": 20,
}


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_whom_points_help(company: Company) -> None:
    """PF-223a: the choice is made seeing what is missing; it is told who has helped himself."""
    game = Preferans.parse("preferans/klassika+help.choice=on")
    fresh = game.compiled.fresh_sheet(3)
    figures: dict[str, Any] = {"pools": (20, 17, 12, 18), "hills": (3, 5, 0, 10), "size": 20, "cover": (14,) * 4}
    before = replace(fresh, stage=PROPER, owed=(), deals=11, **figures)
    state, _ = finish(game.compiled, before, played(contract(0, "9 C"), "pass whist", "9 0 1"), [])
    chair = company.position(Match(game, 3, start=state))
    chair.asked("8 points are left over: whom do they help?")
    for words in ("Pool of Olga: 17 of 20", "Pool of Boris: 12 of 20", "Your own hill: 3"):
        expect(chair.page.locator('.dock button[data-do="help"]').filter(has_text=words)).to_be_enabled()
    expect(chair.page.locator(".plate", has_text="deals, sits out")).to_have_count(0)
    fits_everywhere(chair, "help")
    own = chair.page.locator('.dock button[data-do="help"]').filter(has_text="Own hill")
    press(chair.page, own.locator("kbd").inner_text())
    chair.told("You")
    chair.asked("5 points are left over: whom do they help?")
    expect(chair.page.locator(".log li").filter(has_text=re.compile("event-"))).to_have_count(0)


def test_the_terms_of_the_hill_owner(company: Company) -> None:
    """PF-268a."""
    game = Preferans.parse("preferans/klassika")
    fresh = replace(game.compiled.fresh_sheet(3), stage=CIRCLES, forced=1, owed=(), dealer=2, first=3)
    before = replace(fresh, hills=(37, 37, 20, 20), cover=(13,) * 4)
    state, _ = finish(game.compiled, before, Outcome(ending="passes", tricks=(3, 3, 0, 3)), [])
    chair = company.position(Match(game, 3, start=state))
    chair.asked("You own the hill: set the terms")
    fits_everywhere(chair, "terms")
    chair.page.locator('form.terms button[data-do="terms"]').click()
    expect(chair.page.locator("form.terms")).to_have_count(0)


def test_a_totus_by_letters(company: Company) -> None:
    """PF-178: it is announced before anything is laid away."""
    rules = f"{PLAIN}+totus.play=on"
    chair = company.position(act(started(rules, dealer=3), "0 call 6 S, 1 pass, 2 pass"))
    press(chair.page, "u")
    expect(chair.page.locator('.dock button[data-do="totus"]')).to_have_count(5)
    fits_everywhere(chair, "totus")
    chair.page.locator('.dock button[data-do="totus"]').first.click()
    expect(chair.page.locator(".plate", has_text="plays totus")).to_be_visible()


def test_bombs_and_half_a_game_are_chosen_apart(company: Company) -> None:
    """PF-200, PF-024a: which bomb, and whether the dealer shares, each by a letter."""
    match = started(f"{KLASSIKA}+bombs.order=choice", dealer=3, bombs=((2, 4, 8), (), (2,), ()), hills=(10,) * 4)
    chair = company.position(act(match, "0 look, 0 call 6 S, 1 pass, 2 pass, 0 lay D87"))
    say = chair.page.locator('.dock button[data-do="declare"]')
    expect(chair.page.get_by_role("radio")).to_have_count(3)
    press(chair.page, "b")
    expect(chair.page.get_by_role("radio", name="on a double bomb")).to_be_checked()
    share = chair.page.get_by_role("button", name="Offer a half share: Anton")
    press(chair.page, "g")
    expect(share).to_have_attribute("aria-pressed", "true")
    expect(chair.page.get_by_role("radio", name="on a double bomb")).to_be_checked()
    fits_everywhere(chair, "bombs")
    say.first.click()
    expect(say).to_have_count(0)
    chair.told("double bomb")


def judged(steps: str) -> AnyMatch:
    """A six with eight tricks, which Anna defended alone."""
    offered = f"0 pass, 1 pass, {SIX}, 0 offer 2 0 8 0, 2 accept"
    return act(started(f"{PLAIN}+proof.kind=game", dealer=3), offered, *([steps] if steps else []))


@pytest.mark.parametrize(
    ("steps", "prompt"),
    [
        ("", "More tricks than named: do you ask for the proof?"),
        ("0 demand, 2 refuse", "Boris shows a layout: do you accept it?"),
    ],
)
def test_under_declaring_is_asked_about(company: Company, steps: str, prompt: str) -> None:
    """PF-171."""
    chair = company.position(judged(steps))
    chair.asked(prompt)
    fits_everywhere(chair, "proof")


def test_who_asked_and_the_declarer_give_the_verdict(company: Company) -> None:
    """PF-172a: numbers, each with its sentence for who listens; a digit does it."""
    chair = company.position(judged("0 demand, 2 refuse, 0 refuse"))
    chair.asked("How many tricks does the worst layout give the declarer?")
    expect(chair.page.locator(".dock").get_by_text("You may also")).to_have_count(0)
    expect(chair.page.get_by_role("button", name="At least 7 tricks")).to_have_text("7")
    fits_everywhere(chair, "verdict")
    press(chair.page, "7")
    chair.result("hill")


def test_the_rest_is_offered_by_letters(company: Company) -> None:
    chair = company.position(act(started("preferans/sochi", dealer=2, **LATE), f"0 pass, 1 pass, {SIX}"))
    press(chair.page, "z")
    expect(chair.page.locator(".offer output").first).to_have_text("10")
    press(chair.page, *"--------")
    expect(chair.page.locator(".offer output").first).to_have_text("2")
    press(chair.page, *"........")
    expect(chair.page.locator(".offer output").nth(1)).to_have_text("8")
    fits_everywhere(chair, "offer")
    press(chair.page, "z")
    chair.told("You offer")


def test_the_last_deal_is_settled_and_the_pulka_has_its_sums(company: Company) -> None:
    """On paper no figure is wiped out: what counts stands after what counted before."""
    chair = company.position(act(started("preferans/sochi", dealer=2, **LATE), f"0 pass, 1 pass, {SIX}, 2 offer 2 0 8"))
    chair.page.locator('.dock button[data-do="accept"]').click()
    chair.page.locator("dialog[open] .button.primary").click()
    expect(chair.page.locator("#over-title")).to_be_visible()
    results = chair.page.locator(".over tfoot td b").all_inner_texts()
    assert sum(int(text.replace("−", "-")) for text in results) == 0
    # A fraction stands apart from its number: 23 1/3 must not be read as 231/3.
    exact = [text for text in chair.page.locator(".over td").all_text_contents() if re.search(r"\d{2,}/", text)]
    assert exact == []
    assert re.search(r"\d\u00a0\d/\d", chair.page.get_by_role("table", name="Settlement").inner_text())
    chair.person.keep("settlement")
    assert_usable(chair.page)
    open_panel(chair.person, "sheet")
    for figures in ("19. 20 »", "212. 216"):
        expect(chair.page.locator("dialog[open] svg.paper .figure").filter(has_text=figures)).to_have_count(1)
    chair.person.keep("pulka")
    close_panel(chair.person)


def test_what_happened_is_told_in_the_words_of_the_game(company: Company) -> None:
    """A page that is opened anew in the middle of a deal."""
    chair = company.position(started("preferans/sochi", dealer=2))
    chair.page.locator('.dock button[data-do="call"]').first.click()
    chair.told("You call")
    chair.page.reload()
    chair.told("You call six spades.")
    expect(chair.page.locator(".log li").filter(has_text=re.compile(r"^event-"))).to_have_count(0)


def test_the_keys_of_the_game_are_listed(company: Company) -> None:
    chair = company.position(started("preferans/sochi", dealer=2))
    press(chair.page, "?")
    expect(chair.page.locator("dialog[open]")).to_contain_text("misère; with Shift without the talon")
    expect(chair.page.locator("dialog[open]")).not_to_contain_text("give the card")
    assert_worded(chair.page)
