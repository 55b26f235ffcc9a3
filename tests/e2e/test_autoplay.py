"""Cards that play themselves, for who wants that: a forced one, and the rest of a settled deal (decision 0021)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from prikup.core.cards import parse_card
from tests.e2e.arranging import Company
from tests.e2e.moments import FULL, RU, SOCHI, TALON, THREE, WHISTED, thousand
from tests.preferans.tables import act, started

pytestmark = pytest.mark.turns(8)

ASKED = "0 bid 100, 1 bid 105, 2 pass, 0 pass, 1 give 2 H9, 1 give 0 HJ, 1 name 105, 1 play SK, 2 play ST"
"""Anna has one spade, and spades were led."""
LEADS = "0 bid 100, 1 pass, 2 pass, 0 give 1 D9, 0 give 2 SJ, 0 name 120"
"""Anna leads, and may play any card."""
OPEN = (
    f"{WHISTED}, 0 lie, 0 play H9, 0 play HA, 2 play HT, 0 play HK, 2 play HJ, 0 play H7,"
    " 0 play HQ, 2 play C7, 0 play H8, 0 play S9, 2 play S7, 0 play SA"
)
"""Anna plays both hands of the defence, which lie open; her own has only the highest cards, and the lead."""

_TIMES = """() => {
  const seen = (window.seen = { asked: 0, sent: 0 });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (seen.asked && !seen.sent && text.includes('"t":"act"')) seen.sent = performance.now();
    send.call(this, text);
  };
  let away = false;
  new MutationObserver(() => {
    const card = document.querySelector(".hand .own.legal");
    if (!card) away = true;
    else if (away && !seen.asked) {
      seen.asked = performance.now();
      card.click();
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Presses the first card of the next question at once, and notes when it was asked and when an action was sent."""


def test_a_card_that_must_be_played_plays_itself(company: Company) -> None:
    company.browsers = {"settings": {"forced": True}}
    anna = company.position(thousand(RU, THREE, TALON, ASKED))
    expect(anna.page.locator(f'.own[data-card="{parse_card("SA")}"]')).to_have_count(0)
    anna.told("You play the ace of spades.")
    # Now she leads, and is asked.
    expect(anna.page.locator(".prompt.yours")).to_be_visible()
    expect(anna.held).to_have_count(7)


def test_a_card_that_is_pressed_at_once_takes_as_long(company: Company) -> None:
    company.browsers = {"settings": {"forced": True}}
    anna = company.position(thousand(RU, THREE, TALON, LEADS))
    anna.asked("Your card")
    anna.page.evaluate(_TIMES)
    anna.play("SA")
    anna.page.wait_for_function("() => window.seen.sent > 0")
    waited = anna.page.evaluate("window.seen.sent - window.seen.asked")
    # A second from the question; the page may have been late in showing it.
    assert waited > 500, waited
    expect(anna.held).to_have_count(6)


def test_the_rest_of_a_settled_deal_plays_itself(company: Company) -> None:
    company.browsers = {"settings": {"settled": True}}
    match = started(SOCHI, dealer=2, hands=FULL, talon="D87")
    anna = company.position(act(match, OPEN))
    expect(anna.page.locator("#result-title")).to_be_visible()
    assert anna.done.total() == 0
