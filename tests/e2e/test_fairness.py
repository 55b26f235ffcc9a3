"""A deal is mixed by the people at the table; the file that is told after the match is checked without the server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from prikup.disclosure import read_disclosure, verify
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import SHORT_RU, close_panel, open_panel, open_table, play
from tests.e2e.test_together import vote

pytestmark = pytest.mark.turns(8)


def test_a_deal_is_mixed_and_checked(enter_unhurried: Enter, tmp_path: Path) -> None:
    anna = enter_unhurried()
    page = anna.page
    open_table(anna, SHORT_RU)
    player = Player(anna)
    play([player], until=lambda: player.seen.yours)
    # Loaded again in the middle of a deal, the page goes on with its chain.
    page.reload()
    play([player], until=lambda: player.seen.yours)
    open_panel(anna, "info")
    expect(page.locator("dialog[open] .mixed")).to_have_text("This deal was mixed by you and the server.")
    anna.keep("mixed")
    close_panel(anna)
    vote(anna)
    expect(page.locator("#over-title")).to_have_text("The match was abandoned")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download for checking").click()
    path = tmp_path / "told.json"
    download.value.save_as(path)
    told = read_disclosure(path.read_bytes())
    found = verify(told)
    assert found.good
    assert found.deals is not None
    assert found.deals.links[0] == found.deals.deals >= 1
    assert found.deals.chains[0] == 1

    anna.go("/")
    page.get_by_role("button", name="Look at a record").click()
    press = page.locator('dialog[open] button[type="submit"]')
    report = page.locator("dialog[open] .note[role=status]")
    # Without the server: what it would be asked is cut off.
    page.locator("dialog[open] textarea").fill(path.read_text())
    press.click()
    expect(report).to_contain_text("All is as it was promised.")
    expect(report).to_contain_text("compared with what the server promised this browser")
    page.route("**/api/**", lambda route: route.abort())
    data = json.loads(path.read_text())
    page.locator("dialog[open] textarea").fill(json.dumps({key: data[key] for key in data if key != "mixing"}))
    press.click()
    expect(report).to_contain_text("Nothing says what was mixed here")
    data["mixing"]["deals"][0]["seed"] = "0f" * 32
    page.locator("dialog[open] textarea").fill(json.dumps(data))
    press.click()
    expect(report).to_contain_text("Deal 1: the server’s seed was swapped")
    expect(report).to_contain_text("Deal 1: the pack does not come of the seed and the links")
    anna.keep("cooked")
