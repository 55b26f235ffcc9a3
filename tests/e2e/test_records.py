"""After a match: its record is downloaded and replayed, and its deals are played again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from prikup.cli.open_cards import value_text
from prikup.core.cards import card_text
from prikup.core.shuffle import commitment
from prikup.disclosure import read_disclosure
from prikup.notation.reading import read_record
from prikup.search import solve
from prikup.server.tables import replays
from prikup.texts import Texts
from tests.e2e.arranging import Company
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import play
from tests.e2e.test_controls import wins
from tests.e2e.test_languages import DEALS, a_record

pytestmark = pytest.mark.turns(8)


def test_a_record_goes_down_and_up(company: Company, tmp_path: Path) -> None:
    rules = "thousand/ru+praises.four=on"
    [anna] = company.table(rules, hands=("HKQ.DKQ.CKQ.SK",), talon="SQA.CA")
    page = anna.page
    wins(anna, 200)
    anna.do("claim", "Claim: four marriages")
    anna.result("four marriages: the match")
    page.locator(".over .deals a").click()
    expect(page.locator("h1")).to_have_text("Deal 1 of 1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the match").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    record = read_record(path.read_text())
    assert record.rules == rules
    assert record.names[0] == "Anna"

    # Beside it what its bots knew, for who wants to repeat their decisions.
    with page.expect_download() as told:
        page.get_by_role("link", name="Download for checking").click()
    path_of_bots = tmp_path / told.value.suggested_filename
    told.value.save_as(path_of_bots)
    disclosed = read_disclosure(path_of_bots.read_bytes())
    assert disclosed.record == record
    assert commitment(disclosed.secret) == disclosed.commitment

    anna.person.go("/")
    page.get_by_role("button", name="Look at a record").click()
    open_ = page.locator('dialog[open] button[type="submit"]')
    open_.click()
    expect(page.locator("dialog[open]").get_by_role("alert")).to_have_text("Paste a record or choose a file first.")
    page.get_by_label("File").set_input_files(path)
    expect(page.locator("dialog[open] textarea")).to_have_value(path.read_text())
    open_.click()
    hand = page.locator(".player section.hand", has_text="Anna").locator("> p.hidden-words")
    expect(page.locator("h1")).to_have_text("Deal 1 of 1")
    expect(page.locator(".player section.hand")).to_have_count(3)
    assert hand.inner_text() == "K♥ Q♥ K♠ K♦ Q♦ K♣ Q♣"
    anna.person.keep("uploaded")


def test_a_deal_is_played_again(enter: Enter) -> None:
    anna = enter()
    page = anna.page
    anna.go("/")
    page.get_by_role("button", name="Look at a record").click()
    page.locator("dialog[open] textarea").fill(a_record())
    page.locator('dialog[open] button[type="submit"]').click()
    expect(page.locator("h1")).to_have_text(f"Deal 1 of {DEALS}")
    hand = page.locator(".player section.hand", has_text="Łucja").locator("> p.hidden-words")
    wanted = set(hand.inner_text().split())
    page.get_by_role("button", name="Play this deal").click()
    anna.keep("whose-place")
    # Thought better of it, and then again.
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Play this deal").click()
    page.get_by_label("As Łucja").check()
    page.locator('dialog[open] button[type="submit"]').click()
    expect(page.locator("header .deal")).to_have_text("deal 1")
    player = Player(anna)
    play([player], until=lambda: player.seen.yours and len(player.seen.cards) >= 7)
    signs = ("♠", "♣", "♦", "♥")
    held = {
        text[1].replace("T", "10") + signs["SCDH".index(text[0])]
        for text in (card_text(card["card"]) for card in player.seen.cards)
    }
    assert wanted <= held, (wanted, held)
    anna.keep("played-again")


def test_open_cards_of_a_deal(enter: Enter) -> None:
    """The switch of a replay: each moment of the tricks has its value, and the arrow keys go on stepping."""
    record = read_record(a_record())
    match = record.match()
    # The last moment before a card is played.
    deal, at, position = max(
        (deal, at, moment.position)
        for deal in range(1, DEALS + 1)
        for at, moment in enumerate(replays.moments(match, match.log, deal))
        if moment.position
    )
    words = Texts("en")
    anna = enter()
    page = anna.page
    anna.go("/")
    page.get_by_role("button", name="Look at a record").click()
    page.locator("dialog[open] textarea").fill(a_record())
    page.locator('dialog[open] button[type="submit"]').click()
    expect(page.locator("h1")).to_have_text(f"Deal 1 of {DEALS}")
    for number in range(2, deal + 1):
        page.get_by_role("link", name="Next deal").click()
        expect(page.locator("h1")).to_have_text(f"Deal {number} of {DEALS}")
    page.get_by_role("switch", name="Open cards").click()
    found = page.locator(".open-cards .found")
    expect(found).to_have_text("Open cards: from the first trick to the last")
    page.keyboard.press("Home")
    # The first answer is that there is too much to do: who looks on is answered all the same.
    asked = "/api/records/*/deals/*/steps/*/open-cards"
    page.route(f"**{asked}", lambda route: route.fulfill(status=503, json={"code": "solver_busy"}), times=1)
    record_id = page.url.split("/r/")[1].split("/")[0]
    anna.refused.add((503, f"/api/records/{record_id}/deals/{deal}/steps/{at}/open-cards"))
    for _ in range(at):
        page.keyboard.press("ArrowRight")
    answer = solve(position, cards=True)
    expect(found.locator("p")).to_have_text(value_text(words, answer, record.names))
    cards = {words.card(play.card) for play in answer.cards}
    assert all(card in found.inner_text() for card in cards)
