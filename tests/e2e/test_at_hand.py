"""What a player asks is answered at the table: where a card comes from, what is advised, what the score is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.arranging import Company
from tests.e2e.checks import assert_fits, assert_usable, placed
from tests.e2e.conftest import Enter
from tests.e2e.moments import MOMENTS, SOCHI, WEAK
from tests.preferans.tables import act, started

pytestmark = pytest.mark.turns(8)


def test_the_score_beside_a_result_can_be_pressed(company: Company) -> None:
    page = MOMENTS["result"](company).page
    page.set_viewport_size({"width": 1280, "height": 800})
    placed(page)
    assert_usable(page)
    score = page.locator("aside.side")
    score.locator("summary").click()
    expect(score.locator("details li").first).to_be_visible()
    score.get_by_role("button", name="Log").click()
    expect(score.locator(".log")).to_be_visible()
    # The whole sheet lies over the result, and leaves it there.
    page.keyboard.press("s")
    expect(page.locator("dialog:modal svg.paper")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog:modal")).to_have_count(0)
    expect(page.locator("#result-title")).to_be_visible()
    # Enter closes it, though the focus is elsewhere.
    page.locator("#result-title").click()
    page.keyboard.press("Enter")
    expect(page.locator("#over-title")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390)])
def test_the_score_is_a_tap_away_from_a_result(company: Company, width: int, height: int) -> None:
    company.browsers = {"has_touch": True, "viewport": {"width": width, "height": height}}
    page = MOMENTS["result"](company).page
    placed(page)
    # Nothing of the table lies over the result, and the result not over the bar.
    assert page.evaluate(_UPPERMOST)
    page.locator("header .panel-sheet").tap()
    expect(page.locator("dialog:modal svg.paper")).to_be_visible()
    page.locator("dialog:modal header button").tap()
    expect(page.locator("dialog:modal")).to_have_count(0)
    expect(page.locator("#result-title")).to_be_visible()
    page.locator("dialog[open] .button.primary").tap()
    expect(page.locator("#over-title")).to_be_visible()


@pytest.mark.parametrize("moment", ["preferans-laying", "thousand-giving"])
def test_news_of_the_table_leave_the_score_as_it_is_drawn(company: Company, moment: str) -> None:
    page = MOMENTS[moment](company).page
    page.set_viewport_size({"width": 1280, "height": 800})
    placed(page)
    drawn = page.locator("aside.side .leaf > *").first.element_handle()
    # The bots get another pace, which everybody at the table is told.
    page.locator("header .panel-info").click()
    told = page.locator("dialog[open] small").filter(has_text=re.compile(r"\d s")).first
    before = told.inner_text()
    page.locator("dialog[open] input[type=range]").press("ArrowRight")
    expect(told).not_to_have_text(before)
    placed(page)
    assert drawn.evaluate("drawn => drawn.isConnected")


@pytest.mark.parametrize(("moment", "count"), [("preferans-laying", 2), ("thousand-giving", 3)])
def test_the_cards_of_the_talon_have_a_mark(company: Company, moment: str, count: int) -> None:
    chair = MOMENTS[moment](company)
    drawn = chair.page.locator(".hand .own.drawn")
    expect(drawn).to_have_count(count)
    for card in drawn.all():
        expect(card).to_have_accessible_name(re.compile("from the talon"))
    if moment == "preferans-laying":
        # A press says what the mark means.
        drawn.first.click(position={"x": 12, "y": 40})
        expect(chair.page.locator(".dock .said")).to_contain_text("from the talon")
        chair.page.locator(".hand .own:not(.drawn)").first.click(position={"x": 12, "y": 40})
        expect(chair.page.locator(".dock .said")).to_have_count(0)


def test_the_card_that_leads_in_an_all_pass_is_the_talons(company: Company) -> None:
    chair = company.position(act(started(SOCHI, dealer=2, hands=WEAK, talon="D7.H7"), "0 pass, 1 pass, 2 pass"))
    chair.asked("Your card")
    expect(chair.page.locator("[data-pile]")).to_have_text(["Talon"])
    led = chair.page.locator(".middle .lying[role=img]")
    expect(led).to_have_count(1)
    expect(led).to_have_accessible_name(re.compile(r", from the talon$"))
    card, mark = led.bounding_box(), chair.page.locator("[data-pile] span").bounding_box()
    assert card is not None
    assert mark is not None
    assert card["x"] < mark["x"] + mark["width"] / 2 < card["x"] + card["width"]
    assert abs(mark["y"] + mark["height"] / 2 - card["y"]) <= 3
    chair.person.keep("talon-leads")


def test_a_hint_lights_the_offer_that_it_advises(company: Company) -> None:
    hands = ("SAKQJT.HAKQ.DAK", "S987.CAKQJ.D987", "HJT987.CT98.DQJ")
    match = act(started(SOCHI, dealer=2, hands=hands, talon="C7.DT"), "0 call 6 S, 1 pass, 2 pass")
    chair = company.position(act(match, "0 lay C7.DT, 0 declare 6 S, 1 whist, 2 pass, 1 stand"))
    chair.asked("Your card")
    chair.page.locator(".dock .hint").click()
    send = chair.page.locator(".dock .offer .button.advised")
    expect(send).to_have_text(re.compile("^Offer"))
    expect(chair.page.locator(".dock .offer output").first).to_have_text("10")
    expect(chair.page.locator(".dock .offer")).to_contain_text("My tricks in all")
    assert_fits(chair.page)
    chair.person.keep("offer-advised")
    send.click()
    chair.told("You offer")


def test_no_frame_around_a_card_before_a_key_is_pressed(company: Company) -> None:
    chair = MOMENTS["preferans-open"](company)
    page = chair.page
    page.reload()
    chair.asked("Your card")
    placed(page)
    expect(page.locator(".own:focus-visible")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".own:focus-visible")).to_have_count(1)


@pytest.mark.parametrize("locale", ["en-US", "ru-RU", "de-DE", "pl-PL", "es-ES"])
def test_the_kind_of_bot_is_not_cut_on_a_phone(enter: Enter, locale: str) -> None:
    """Its name alone is in the list; how it plays stands below."""
    page = enter(locale=locale, viewport={"width": 320, "height": 568}).page
    page.goto("/new#thousand/ru-common")
    page.locator(".grid label").filter(has=page.locator('input[type=radio][value="2"]')).last.click()
    select = page.locator("select[aria-describedby=bot-about]")
    expect(select).to_be_visible()
    options = select.locator("option").all_inner_texts()
    assert options
    for at, text in enumerate(options):
        assert len(text) <= 20
        select.select_option(index=at)
        expect(page.locator("#bot-about")).not_to_be_empty()
        # All of it can be read: the arrow takes the rest.
        assert page.evaluate(_FREE)


_UPPERMOST = """() => {
  const card = document.querySelector("dialog[open]");
  const { left, top, right, bottom } = card.getBoundingClientRect();
  if (top < document.querySelector("header").getBoundingClientRect().bottom - 1) return false;
  for (let x = left + 4; x < right - 4; x += 8)
    for (let y = top + 4; y < bottom - 4; y += 8)
      if (!card.contains(document.elementFromPoint(x, y))) return false;
  return true;
}"""


_FREE = """() => {
  const select = document.querySelector("select[aria-describedby=bot-about]");
  const style = getComputedStyle(select);
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.font = style.font;
  const words = canvas.measureText(select.selectedOptions[0].textContent).width;
  return words + 24 <= select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
}"""
