"""Two face to face: a stock in the middle, two talons, games without an auction, and what their matches leave."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from prikup.core.cards import parse_card
from prikup.notation.reading import read_record
from tests.e2e.arranging import Chair, Company, fits_everywhere
from tests.e2e.checks import assert_usable
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import close_panel, open_panel, open_table, over, play, sheet_deals, sit_down
from tests.e2e.test_matches import replay

pytestmark = pytest.mark.turns(8)

DRAWING = "1001/hulsemann+end.target=300+deal.expose=on"
TALONS = "thousand/pl-2a+end.target=100+threshold.at=off+cut.kind=none"

SMALL = (360, 640)
"""The smallest phone."""


# --------------------------------------------------------------------------------------------------- whole matches


def test_a_match_with_a_stock_to_draw_from(enter: Enter) -> None:
    """No auction and no declarer: every deal is written for both, and what the loser pays stands at the end."""
    anna = enter()
    open_table(anna, DRAWING, bots=1)
    player = Player(anna, hints=False)
    seen: set[int] = set()

    def stock() -> None:
        for text in anna.page.locator('.pile[data-pile="stock"]').all_inner_texts():
            seen.add(int(text))

    play([player], until=lambda: player.seen.result, each=stock)
    assert {8, 6, 4, 2} <= seen, seen
    expect(anna.page.locator("dialog[open] .headline")).to_have_text(re.compile(r"^Most points \(\d+\): \w.*\.$"))
    anna.keep("result")
    play([player], until=over(player))
    expect(anna.page.locator(".over section section")).to_contain_text("To pay (−) and to get (+)")
    amounts = anna.page.locator(".over section section b").all_inner_texts()
    assert len(amounts) == 2, amounts
    expect(anna.page.locator(".over dd").first).to_contain_text("Most points")
    assert_usable(anna.page)
    anna.keep("over")
    deals = anna.page.locator(".over .deals a").count()
    open_panel(anna, "sheet")
    assert sheet_deals(anna) == [str(deal) for deal in range(1, deals + 1)]
    # There are no marks here, so nothing opens that would explain them.
    expect(anna.page.locator("dialog[open] summary")).to_have_count(0)
    anna.keep("sheet")
    close_panel(anna)
    # Nobody but a bot is waited for: one press, and the next match is there.
    finished = anna.page.url
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.locator("header .deal")).to_have_text("deal 1")
    assert anna.page.url != finished
    anna.go(finished)
    replay(anna, 1, deals, (8, 8))


@pytest.mark.slow
def test_a_match_with_two_talons(enter: Enter) -> None:
    anna, clara = enter(), enter(viewport={"width": 390, "height": 844}, has_touch=True)
    open_table(anna, TALONS, bots=0)
    expect(anna.page.locator(".waiting li")).to_have_count(2)
    anna.keep("waiting")
    sit_down(clara, anna.page.url, "Clara")
    first, second = Player(anna), Player(clara, way="touch")
    play([first, second], until=lambda: over(first)() and over(second)())
    assert {"bid", "take", "card"} <= set(first.done + second.done), first.done + second.done
    anna.keep("over")
    deals = anna.page.locator(".over .deals a").count()
    replay(anna, 1, deals, (10, 10))


# --------------------------------------------------------------------------------------------------- situations

STRONG = ("HAKQTJ.SAKQTJ", "S9.C9JTK.DJQK.H9.DT")
"""Ten cards each, so that the bot passes."""


def bids(chair: Chair) -> None:
    """Bids until the other one has passed."""
    for _ in range(30):
        expect(chair.page.locator(".prompt.yours")).to_be_visible()
        if chair.page.locator('.dock button[data-do="take"]').count():
            return
        chair.page.locator('.dock button[data-do="bid"]').first.click()
        chair.page.wait_for_timeout(100)
    raise AssertionError("the auction does not end")


def talons(company: Company, **how: Any) -> Chair:
    """A table at which Anna is to choose one of two talons: a nine and a queen, or two aces."""
    lying = {"beside": "DA.CA"}
    [anna] = company.table(TALONS, hands=STRONG, talon="D9.CQ", lying=lying, dealer=1, **how)
    bids(anna)
    return anna


def test_one_of_two_talons_by_keys(company: Company) -> None:
    anna = talons(company)
    anna.asked("Two talons: which one do you take?")
    anna.offered(("take", "Talon 1"), ("take", "Talon 2"))
    for number in (1, 2):
        anna.lying(f"Talon {number}, face down: 2 cards")
    fits_everywhere(anna, "talons", SMALL, usable=True)
    assert anna.page.locator('.dock button[data-do="take"] kbd').all_inner_texts() == ["a", "d"]
    anna.page.keyboard.press("d")
    anna.asked("Discard 2 more cards, face down")
    expect(anna.held).to_have_count(12)
    assert {"DA", "CA"} <= set(anna.cards())
    anna.lying("The talon that was not taken: 2 cards")
    fits_everywhere(anna, "twelve-cards", SMALL, usable=True)
    # Two cards are laid away, each at the second press; until then another one can be chosen.
    keys = anna.page.keyboard
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(anna.page.locator(".own.picked")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".own.picked")).to_have_count(0)
    for left in (1, 0):
        expect(anna.page.locator(".prompt.yours")).to_be_visible()
        keys.press("Enter")
        expect(anna.page.locator('.dock button[data-do="lay"]')).to_be_visible()
        keys.press("Enter")
        expect(anna.held).to_have_count(10 + left)
    anna.asked("What do you play for?")
    keys.press("Enter")
    anna.asked("Your card")
    anna.lying("The talon that was not taken: 2 cards")


def test_one_of_two_talons_by_a_finger(company: Company) -> None:
    company.browsers = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    anna = talons(company)
    anna.page.locator('.pile[data-pile="talon-0"]').tap()
    expect(anna.held).to_have_count(12)
    assert {"D9", "CQ"} <= set(anna.cards())
    anna.lying("The talon that was not taken: 2 cards")


def drawing(company: Company, **how: Any) -> Chair:
    """A table at which Anna leads and the first two cards of the stock are known."""
    lying = {"stock": "HJ.S9.C9.D9.SJ.CJ.DJ.HK"}
    [anna] = company.table(DRAWING, hands=("SAKQT.HA.CA.DA.H9",), lying=lying, dealer=1, **how)
    return anna


def test_a_card_is_drawn_and_marked(company: Company) -> None:
    anna = drawing(company)
    anna.asked("Your card")
    anna.lying("Stock: 8 cards; at the bottom, open: king of hearts")
    anna.lying("king of hearts")
    anna.page.keyboard.press("Home")
    anna.play("SA")
    # Who takes the trick draws first.
    drawn = anna.page.locator(".hand .own.drawn")
    expect(drawn).to_have_count(1)
    expect(drawn).to_have_attribute("data-card", str(parse_card("HJ")))
    expect(drawn).to_have_attribute("aria-label", re.compile("jack of hearts, just drawn"))
    expect(anna.held).to_have_count(8)
    anna.lying("Stock: 6 cards; at the bottom, open: king of hearts")
    fits_everywhere(anna, "drawn", SMALL, usable=True)
    # The mark is there for who comes back, too.
    anna.page.reload()
    expect(drawn).to_have_count(1)
    anna.play("HA")
    expect(anna.page.locator(f'.own.drawn[data-card="{parse_card("HJ")}"]')).to_have_count(0)


def test_drawing_moves_and_can_be_skipped(company: Company) -> None:
    company.browsers = {"settings": {"speed": "slow"}, "reduced_motion": "no-preference"}
    anna = drawing(company)
    held = anna.held.count()
    anna.pick("SA")
    expect(anna.held).to_have_count(held - 1)
    expect(anna.page.locator(".prompt.yours")).to_have_count(0)
    for _ in range(40):
        anna.page.keyboard.press("Escape")
        if anna.page.locator(".prompt.yours").count():
            break
        anna.page.wait_for_timeout(50)
    expect(anna.held).to_have_count(held)


def test_a_fixed_trump_is_shown_from_the_beginning(company: Company) -> None:
    [anna] = company.table("1001/501", dealer=1)
    expect(anna.page.locator(".near .trump")).to_contain_text("trump: hearts")
    anna.lying("Dead hand: 7 cards")
    fits_everywhere(anna, "fixed-trump", SMALL, usable=True)


def test_all_may_pass(company: Company) -> None:
    """Nothing is written, and the next one deals."""
    anna, clara = company.table("1001/501+auction.kind=free", people=2, dealer=1)
    for chair in (anna, clara):
        chair.asked("Your bid")
        chair.offered(("pass", "Pass"))
        chair.do("pass", "Pass")
    for chair in (anna, clara):
        chair.told("Everybody passes: the next dealer deals.")
        chair.told("The cards are dealt again")
    expect(anna.page.locator(".near .plate .dealer")).to_be_visible()
    expect(anna.page.locator("header .deal")).to_have_text("deal 1")


# --------------------------------------------------------------------------------------------------- what is left


def test_a_deal_with_a_stock_is_kept_and_played_again(company: Company, tmp_path: Path) -> None:
    """In the replay the stock lies open; the record holds its order, and so does the deal that is played again."""
    anna = drawing(company)
    page = anna.page
    player = Player(anna.person, hints=False)
    play([player], until=over(player))
    deals = page.locator(".over .deals a").count()
    page.locator('.over .deals a[href$="/deal/1"]').click()
    expect(page.locator("h1")).to_have_text(f"Deal 1 of {deals}")
    stock = page.locator(".centre .talon", has_text="Stock")
    expect(stock.locator(".hidden-words")).to_have_text("J♥ 9♠ 9♣ 9♦ J♠ J♣ J♦ K♥")
    assert_usable(page)
    anna.person.keep("replay")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the match").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert read_record(path.read_text()).rules == DRAWING

    page.get_by_role("button", name="Play this deal").click()
    page.get_by_label("As Anna").check()
    page.locator('dialog[open] button[type="submit"]').click()
    anna.asked("Your card")
    anna.lying("Stock: 8 cards; at the bottom, open: king of hearts")
    anna.play("SA")
    expect(page.locator(f'.own.drawn[data-card="{parse_card("HJ")}"]')).to_have_count(1)

    anna.person.go("/")
    page.get_by_role("button", name="Look at a record").click()
    page.get_by_label("File").set_input_files(path)
    expect(page.locator("dialog[open] textarea")).to_have_value(path.read_text())
    page.locator('dialog[open] button[type="submit"]').click()
    expect(page.locator("h1")).to_have_text(f"Deal 1 of {deals}")
    expect(page.locator(".player section.hand")).to_have_count(2)
    expect(stock.locator(".hidden-words")).to_have_text("J♥ 9♠ 9♣ 9♦ J♠ J♣ J♦ K♥")
    anna.person.keep("uploaded")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_family_is_chosen_by_its_name(enter: Enter, theme: str) -> None:
    anna = enter(settings={"theme": theme}, color_scheme=theme)
    page = anna.page
    anna.go("/new")
    page.locator('.games label:has(input[value="1001"])').click()
    for players in (2, 3):
        expect(page.get_by_role("heading", name=f"{players} players")).to_be_visible()
    presets = page.get_by_role("radiogroup", name="Rule set").get_by_role("radio")
    expect(presets).to_have_count(6)
    page.locator('input[type=radio][value="1001/mcleod"]').check()
    page.locator("details.change summary").first.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    assert_usable(page)
    anna.keep("new", whole=True)
    anna.go("/")
    card = page.get_by_role("article", name="1001")
    card.get_by_role("button", name="Rules: 1001 for two").click()
    expect(card.locator("option")).to_have_count(6)
