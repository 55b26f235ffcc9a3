"""People at a table talk in phrases: two taps, everybody's own language, muting, and no card covered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.arranging import WINDOWS, Chair, Company
from tests.e2e.checks import assert_fits, assert_usable, assert_worded, placed
from tests.e2e.matrix import faults
from tests.e2e.player import Player
from tests.e2e.tables import open_panel, play

pytestmark = pytest.mark.turns(8)

HANDS = ("HAKQT.SA.CA.D9", "SKQ9.DAT.CKJ")

_LISTEN = """() => {
  const heard = (window.heard = []);
  const look = () => {
    for (const e of document.querySelectorAll(".speech")) {
      const words = e.cloneNode(true);
      for (const picture of words.querySelectorAll("svg")) picture.remove();
      const said = `${e.closest(".plate")?.getAttribute("aria-label")}: ${words.textContent.trim()}`;
      if (!heard.includes(said)) heard.push(said);
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Remembers every bubble: on a busy machine one may be gone before somebody looks."""

_COVERED = """() => {
  const menu = document.querySelector(".phrases").getBoundingClientRect();
  const cards = document.querySelectorAll(".felt .own, .felt .lying, .felt .slot, .felt .mini");
  const covered = [...cards].filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    return right > menu.left + 1 && left < menu.right - 1 && bottom > menu.top + 1 && top < menu.bottom - 1;
  });
  return [cards.length, covered.length];
}"""


_SPOKEN = """() => {
  const speech = document.querySelector(".speech");
  if (!speech) return null;
  const said = speech.getBoundingClientRect();
  const others = [...document.querySelectorAll(".plate")].filter((plate) => !plate.contains(speech));
  return others.filter((plate) => {
    const { left, right, top, bottom } = plate.getBoundingClientRect();
    return said.left < right - 1 && said.right > left + 1 && said.top < bottom - 1 && said.bottom > top + 1;
  }).map((plate) => plate.textContent);
}"""
"""The plates that a bubble covers beside the speaker's own; null before it stands there."""


def together(company: Company) -> tuple[Chair, Chair]:
    """Anna and Clara with a bot, in the auction."""
    anna, clara = company.table("thousand/ru", people=2, hands=HANDS)
    for chair in (anna, clara):
        chair.page.evaluate(_LISTEN)
    return anna, clara


def heard(chair: Chair, words: str) -> None:
    """A bubble stood at a seat, and the words are in the log."""
    chair.page.wait_for_function("words => window.heard.includes(words)", arg=words)
    chair.told(words)


def menu(chair: Chair) -> None:
    """Opens the menu of phrases."""
    chair.page.locator(".felt .talk").click()
    expect(chair.page.locator(".phrases [data-phrase]")).to_have_count(25)


def say(chair: Chair, phrase: str) -> None:
    """Two taps."""
    menu(chair)
    chair.page.locator(f'.phrases [data-phrase="{phrase}"]').click()
    expect(chair.page.locator(".phrases")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1280, 800)])
def test_a_bubble_covers_no_neighbour_at_a_table_of_four(company: Company, width: int, height: int) -> None:
    anna, clara = company.table("preferans/sochi-4", people=2, dealer=3)
    anna.page.set_viewport_size({"width": width, "height": height})
    placed(anna.page)
    say(clara, "no_hurry")
    covered = anna.page.wait_for_function(f"() => {{ const found = ({_SPOKEN})(); return found && {{ found }}; }}")
    assert covered.json_value() == {"found": []}


def test_a_phrase_is_said_in_two_taps_and_read_in_ones_own_language(company: Company) -> None:
    anna, clara = together(company)
    clara.page.evaluate("localStorage.setItem('prikup.language', 'ru')")
    clara.page.reload()
    expect(clara.page.locator("header .deal")).to_have_text("сдача 1")
    clara.page.evaluate(_LISTEN)
    say(anna, "hello")
    heard(anna, "Anna: Hello!")
    heard(clara, "Anna: Здравствуйте!")
    expect(clara.page.locator(".spoken[aria-live=polite]")).to_have_text("Anna: Здравствуйте!")
    # A picture is read as a word, and stands in the log as one.
    say(clara, "tea")
    anna.told("Clara: a cup of tea")
    anna.person.keep("tea")
    expect(anna.page.locator(".spoken")).to_have_text("Clara: a cup of tea")
    # They are gone after a while, the log keeps them.
    for chair in (anna, clara):
        expect(chair.page.locator(".speech")).to_have_count(0)
    anna.told("Anna: Hello!")


def test_the_menu_goes_by_keys_too(company: Company) -> None:
    anna, clara = together(company)
    keyboard = anna.page.keyboard
    keyboard.press("q")
    expect(anna.page.locator(".phrases")).to_be_visible()
    keyboard.press("Escape")
    expect(anna.page.locator(".phrases")).to_have_count(0)
    keyboard.press("q")
    expect(anna.page.locator('.phrases [data-phrase="smile"]')).to_be_focused()
    keyboard.press("Enter")
    heard(clara, "Anna: ")
    clara.told("Anna: a smile")


def test_who_is_muted_is_not_heard_until_that_is_taken_back(company: Company) -> None:
    anna, clara = together(company)
    menu(clara)
    clara.page.get_by_role("button", name="Mute: Anna").click()
    expect(clara.page.get_by_role("button", name="Muted: Anna")).to_have_attribute("aria-pressed", "true")
    clara.person.keep("muted")
    say(anna, "hello")
    heard(anna, "Anna: Hello!")
    # It is remembered in this browser.
    clara.page.reload()
    expect(clara.page.locator("header .deal")).to_have_text("deal 1")
    clara.page.evaluate(_LISTEN)
    say(anna, "luck")
    heard(anna, "Anna: Good luck!")
    menu(clara)
    clara.page.get_by_role("button", name="Muted: Anna").click()
    expect(clara.page.get_by_role("button", name="Mute: Anna")).to_be_visible()
    say(anna, "thanks")
    heard(clara, "Anna: Thank you!")
    for words in ("Hello!", "Good luck!"):
        clara.told(words, times=0)


def test_the_menu_covers_no_cards_and_fits(company: Company) -> None:
    anna, clara = together(company)
    for width, height in (*WINDOWS, (320, 568), (1920, 1080)):
        for chair in (anna, clara):
            chair.page.set_viewport_size({"width": width, "height": height})
        placed(anna.page)
        assert faults(anna.page) == []
        menu(anna)
        placed(anna.page)
        shown, covered = anna.page.evaluate(_COVERED)
        assert shown >= 7
        assert covered == 0
        assert_fits(anna.page)
        assert_worded(anna.page)
        assert_usable(anna.page)
        anna.person.keep(f"menu-{width}")
        anna.page.locator('.phrases [data-phrase="moment"]').click()
        clara.page.locator(".far .speech").wait_for()
        placed(clara.page)
        clara.person.keep(f"bubble-{width}")


def test_nobody_talks_to_bots(company: Company) -> None:
    [anna] = company.table("thousand/ru", hands=HANDS)
    expect(anna.page.locator(".felt .talk")).to_have_count(0)
    anna.page.keyboard.press("q")
    placed(anna.page)
    expect(anna.page.locator(".phrases")).to_have_count(0)


def test_words_about_the_play_wait_for_the_end_of_the_deal(company: Company) -> None:
    anna, clara = together(company)
    menu(anna)
    praise = anna.page.locator('.phrases [data-phrase="well_played"]')
    expect(praise).to_be_enabled()
    anna.page.keyboard.press("Escape")
    first, second = Player(anna.person), Player(clara.person)
    play([first, second], until=lambda: first.seen.yours and 0 < len(first.seen.cards) < 7)
    menu(anna)
    expect(praise).to_be_disabled()
    expect(anna.page.locator(".phrases")).to_contain_text("wait until the deal is over")
    expect(anna.page.locator('.phrases [data-phrase="thanks"]')).to_be_enabled()
    assert_usable(anna.page)
    anna.person.keep("while-tricks-are-played")


@pytest.mark.parametrize("size", [(320, 568), (1280, 800)])
def test_people_thank_each_other_when_the_match_is_over(company: Company, size: tuple[int, int]) -> None:
    anna, clara = together(company)
    for chair in (anna, clara):
        open_panel(chair.person, "info")
        chair.page.get_by_role("button", name="I want to abandon").click()
    for chair in (anna, clara):
        chair.page.keyboard.press("Escape")
        expect(chair.page.locator("#over-title")).to_be_visible()
        expect(chair.page.locator("dialog[open]")).to_have_count(0)
        chair.page.set_viewport_size({"width": size[0], "height": size[1]})
    placed(anna.page)
    anna.page.locator(".over section .row").get_by_role("button", name="Say something").click()
    phrases = anna.page.locator(".phrases")
    expect(phrases.locator("[data-phrase]")).to_have_count(25)
    placed(anna.page)
    assert_usable(anna.page)
    anna.person.keep("over-menu")
    phrases.locator('[data-phrase="good_match"]').click()
    # On the plate it would lie under the end of the match.
    expect(clara.page.locator(".over li .speech")).to_contain_text("A good match!")
    placed(clara.page)
    clara.person.keep("over-bubble")


def test_who_talks_too_much_is_told(company: Company) -> None:
    anna, clara = together(company)
    for _ in range(7):
        say(anna, "hello")
    note = anna.page.locator(".dock .said.bad")
    expect(note).to_contain_text("a lot of phrases")
    clara.told("Anna: Hello!", times=6)


def test_people_talk_while_a_table_waits(company: Company) -> None:
    anna, clara = company.waiting("thousand/ru", width=320)
    # Nothing has been played: no score, no log.
    for panel, shown in (("sheet", 0), ("log", 0), ("rules", 1)):
        expect(anna.page.locator(f"header .panel-{panel}")).to_have_count(shown)
    anna.page.keyboard.press("s")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    # Who sits alone has nobody to talk to.
    expect(clara.page.locator(".talk")).to_be_visible()
    for chair in (anna, clara):
        chair.page.locator(".waiting .talk").click()
        expect(chair.page.locator(".phrases [data-phrase]")).to_have_count(25)
        assert_fits(chair.page)
        assert_usable(chair.page)
        chair.page.keyboard.press("Escape")
        expect(chair.page.locator(".phrases")).to_have_count(0)
    clara.page.locator(".waiting .talk").click()
    clara.page.locator('.phrases [data-phrase="moment"]').click()
    expect(anna.page.locator(".waiting .said")).to_have_text("One moment, please.")
    expect(anna.page.locator(".spoken[aria-live=polite]")).to_have_text("Clara: One moment, please.")
    clara.page.locator(".waiting .talk").click()
    clara.page.locator('.phrases [data-phrase="tea"]').click()
    expect(anna.page.locator(".waiting .said svg")).to_be_visible()
    assert_worded(anna.page)
