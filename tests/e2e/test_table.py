"""What is pressed, dragged and looked at on the table itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from prikup.core.cards import parse_card
from tests.e2e.arranging import Company
from tests.e2e.checks import placed
from tests.e2e.conftest import Enter
from tests.e2e.moments import MOMENTS
from tests.e2e.player import Player
from tests.e2e.tables import open_table, play

pytestmark = pytest.mark.turns(8)


def test_one_press_calls(company: Company) -> None:
    chair = MOMENTS["preferans-auction"](company)
    chair.page.locator('.game[data-game="6C"]').click()
    chair.told("You call six clubs.")


def test_who_wants_to_be_asked_presses_twice(company: Company) -> None:
    company.browsers = {"settings": {"sure": "calls"}}
    chair = MOMENTS["preferans-auction"](company)
    call = chair.page.locator('.game[data-game="6C"]')
    call.click()
    expect(call).to_have_attribute("aria-label", "Sure? six clubs")
    chair.page.keyboard.press("Escape")
    expect(call).to_have_attribute("aria-label", "six clubs")
    chair.told("You call", times=0)
    call.click()
    call.click()
    chair.told("You call six clubs.")


def test_enter_calls_where_the_arrow_keys_stand(company: Company) -> None:
    chair = MOMENTS["preferans-auction"](company)
    keys = chair.page.keyboard
    for key in ("ArrowRight", "ArrowRight", "ArrowUp"):
        keys.press(key)
    expect(chair.page.locator('.game[data-game="7C"]')).to_be_focused()
    keys.press("Enter")
    chair.told("You call seven clubs.")


def test_the_letter_on_a_button_does_it(company: Company) -> None:
    chair = MOMENTS["preferans-auction"](company)
    # A hint in the auction lifts no card.
    chair.page.keyboard.press("h")
    expect(chair.page.locator(".dock .said")).to_be_visible()
    expect(chair.page.locator(".own:focus")).to_have_count(0)
    chair.page.keyboard.press("m")
    chair.told("misère")


def test_a_card_is_dragged_onto_the_table(company: Company) -> None:
    chair = MOMENTS["preferans-open"](company)
    page = chair.page
    card = page.locator(f'.hand .own[data-card="{parse_card("SK")}"]')
    expect(card).to_be_visible()
    placed(page)
    box = card.bounding_box()
    felt = page.locator(".felt").bounding_box()
    assert box
    assert felt
    x, y = box["x"] + 20, box["y"] + 40
    # Let go over the hand it goes back.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 5, steps=4)
    page.mouse.up()
    expect(card).to_be_visible()
    chair.told("You play", times=0)
    # It is on its way back for a moment, and another card may lie uppermost here.
    placed(page)
    page.mouse.move(x, y)
    page.mouse.down()
    # So quick that the card hears of no move while the mouse is still over it.
    page.mouse.move(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 3)
    page.mouse.up()
    chair.told("You play the king of spades.")


def test_a_sign_says_what_it_means(company: Company) -> None:
    chair = MOMENTS["preferans-auction"](company)
    chair.page.locator(".plate .dealer").click()
    expect(chair.page.locator(".dock .said")).to_have_text("Boris: deals the cards")


def test_the_score_stands_beside_the_table_and_the_log_behind_it(company: Company) -> None:
    chair = MOMENTS["preferans-auction"](company)
    page = chair.page
    expect(page.locator(".side svg.paper polygon.sector")).to_have_count(3)
    expect(page.locator(".side .log")).to_be_hidden()
    page.keyboard.press("e")
    expect(page.locator(".side .log")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator("dialog[open] svg.paper")).to_be_visible()


def test_the_legend_of_the_pulka_opens_where_it_is_seen(company: Company) -> None:
    page = MOMENTS["preferans-score"](company).page
    page.locator("aside.side summary").click()
    expect(page.locator("aside.side details li").first).to_be_in_viewport(ratio=1)


def test_the_last_trick_is_looked_at_again(enter: Enter) -> None:
    anna = enter()
    page = anna.page
    open_table(anna, "thousand/ru-common")
    player = Player(anna, hints=False)
    play([player], until=lambda: page.locator(".peek").count() > 0 and player.seen.yours)
    expect(page.locator(".again")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".middle .again")).to_have_count(3)
    page.keyboard.press("l")
    expect(page.locator(".again")).to_have_count(0)
    # A mouse shows it while it stands on the button; a press there hides nothing.
    page.locator(".peek").first.hover()
    expect(page.locator(".middle .again")).to_have_count(3)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".peek").first).to_have_attribute("aria-pressed", "true")
    page.mouse.move(5, 5)
    expect(page.locator(".again")).to_have_count(0)


def test_who_watches_sees_the_back_of_every_card(enter: Enter) -> None:
    anna, watcher = enter(), enter()
    open_table(anna, "preferans/sochi", public=True)
    player = Player(anna)
    play([player], until=lambda: player.seen.yours)
    watcher.page.goto(anna.page.url)
    expect(watcher.page.locator(".hand .lying")).to_have_count(10)
    expect(watcher.page.locator(".far .mini")).to_have_count(20)


_PRESSED_AS_IT_COMES = """() => new Promise((done) => {
  const press = () => {
    const game = document.querySelector(".game:not(:disabled)");
    if (!game) return;
    seen.disconnect();
    game.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
    done();
  };
  const seen = new MutationObserver(press);
  seen.observe(document.body, { childList: true, subtree: true });
  document.querySelector('.dock button[data-do="lay"]').click();
})"""
"""Lays two cards away with a double click, whose second half meets the ladder that has just come."""


def test_the_second_half_of_a_double_click_calls_nothing(company: Company) -> None:
    company.browsers = {"reads": True}
    chair = MOMENTS["preferans-laying"](company)
    for card in ("S9", "D7"):
        chair.page.locator(f'.own[data-card="{parse_card(card)}"]').click(position={"x": 12, "y": 40})
    chair.page.evaluate(_PRESSED_AS_IT_COMES)
    chair.asked("What do you play?")
    chair.page.wait_for_timeout(400)
    chair.told("You play", times=0)
    chair.page.locator('.game[data-game="8D"]').click()
    chair.told("You play eight diamonds.")


def test_the_hand_is_laid_by_hand(company: Company) -> None:
    chair = MOMENTS["preferans-open"](company)
    page = chair.page
    own = page.locator(".hand .own")
    expect(own.first).to_be_visible()
    placed(page)

    def held() -> list[str]:
        return [str(card.get_attribute("data-card")) for card in own.all()]

    first, second, third, *_, last = before = held()
    # Carried to the end with the mouse, two places on with keys.
    box = own.first.bounding_box()
    end = own.last.bounding_box()
    assert box
    assert end
    page.mouse.move(box["x"] + 10, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(end["x"] + 30, end["y"] + 45)
    page.mouse.up()
    expect(own.last).to_have_attribute("data-card", first)
    assert held() == [*before[1:], first]
    own.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(own.nth(2)).to_be_focused()
    assert held() == [third, before[3], second, *before[4:], first]
    chair.told("You play", times=0)
    # It lasts as long as the hand.
    page.reload()
    expect(own.last).to_have_attribute("data-card", last)
    assert held() == before
