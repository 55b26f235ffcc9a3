"""Rules in words: on a phone and on a desk, in print, without a connection; what changes, also in a waiting room."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from prikup.texts import COMPLETE
from tests.e2e import few_deals
from tests.e2e.browsing import SHOTS, Person, Profiles, shot_folder
from tests.e2e.checks import assert_narrow, assert_usable, assert_worded
from tests.e2e.tables import open_table
from tests.server.http.processes import Process, serving

RULES = "preferans/sochi@2+pool.size=20+values.whists=2"
DIFFERENCE = f"/rules/preferans/sochi@2/vs/{RULES}"
KEPT = """async (address) => {
  if (!await caches.has("prikup-rules")) return false;
  const kept = (await (await caches.open("prikup-rules")).keys()).map((one) => one.url);
  const styles = kept.filter((one) => one.endsWith(".css")).length;
  const drawn = [...document.querySelectorAll("link[rel=stylesheet]")].length;
  return kept.includes(address) && styles >= drawn && kept.some((one) => one.endsWith(".woff2"));
}"""


@contextlib.contextmanager
def served(folder: Path) -> Iterator[Process]:
    """A server of one's own, which a test may end, and which compares rules by a few deals."""
    database = f"sqlite:///{folder / 'server.sqlite'}"
    with serving(folder, "--no-open", "--database", database, program=(few_deals.__file__,)) as process:
        yield process


@contextlib.contextmanager
def visiting(profiles: Profiles, process: Process, name: str, **options: Any) -> Iterator[Person]:
    """Somebody at this server."""
    folder = shot_folder(name)
    shutil.rmtree(SHOTS / folder, ignore_errors=True)
    person = Person(profiles, process.url, folder, [0], **options)
    try:
        yield person
    except BaseException:
        person.keep("last", always=True)
        raise
    finally:
        person.close()


def looked_at(person: Person, name: str) -> None:
    """The page is right in narrow and wide windows, light and dark."""
    for scheme, width, height in (("light", 320, 568), ("dark", 390, 844), ("light", 1280, 800)):
        person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        person.page.set_viewport_size({"width": width, "height": height})
        assert_narrow(person.page)
        assert_worded(person.page)
        assert_usable(person.page)
        person.keep(f"{name}-{width}-{scheme}", whole=True)


def compared(page: Page) -> None:
    """Waits until the page of a difference has it; it looks again by itself."""
    expect(page.locator("ol.changes > li").first).to_be_visible()


@pytest.mark.turns(8)
@pytest.mark.parametrize("language", COMPLETE)
def test_pages_of_rules_in_every_language(profiles: Profiles, tmp_path: Path, language: str) -> None:
    name = f"rule-pages-{language}"
    with served(tmp_path) as process, visiting(profiles, process, name, settings={"theme": "system"}) as anna:
        page = anna.page
        anna.go(f"/rules/{RULES}?lang={language}")
        page.locator(".rule details summary").first.click()
        looked_at(anna, "book")
        page.emulate_media(media="print")
        expect(page.locator("header.site-bar")).to_be_hidden()
        anna.keep("print")
        page.emulate_media(media="screen")
        page.locator(".others a").first.click()
        page.wait_for_url("**/vs/**")
        compared(page)
        looked_at(anna, "changes")
        anna.refused |= {(404, "/rules/preferans/sotchi"), (400, "/rules/thousand/ru+threshold.at=800")}
        anna.go(f"/rules/preferans/sotchi?lang={language}")
        looked_at(anna, "unknown")
        anna.go(f"/rules/thousand/ru+threshold.at=800?lang={language}")
        looked_at(anna, "conflict")
        assert not anna.trouble, anna.trouble


def test_rules_at_hand_and_without_a_connection(profiles: Profiles, tmp_path: Path) -> None:
    with served(tmp_path) as process, visiting(profiles, process, "rules-at-hand") as anna:
        page = anna.page
        # The usual rules are those of a match; then a table that plays otherwise waits for people.
        open_table(anna, "preferans/sochi@2", bots=2)
        open_table(anna, RULES, bots=1)
        page.wait_for_selector(".waiting .unlike")
        expect(page.locator(".unlike li").first).to_contain_text("2 (was: 1)")
        assert_usable(page)
        anna.keep("waiting")
        page.get_by_role("button", name="Invite").click()
        with page.expect_popup() as opened:
            page.locator("dialog[open] a").click()
        expect(opened.value.locator("h1")).to_be_visible()
        opened.value.close()
        page.keyboard.press("Escape")
        with page.expect_popup() as opened:
            page.locator(".unlike a").click()
        changes = opened.value
        compared(changes)
        expect(changes.locator("ol.changes li").first).to_contain_text("2 (was: 1)")

        changes.locator("dl a").last.click()
        expect(changes.locator("#glossary")).to_be_attached()
        address = changes.url
        changes.wait_for_function(KEPT, arg=address)
        assert not anna.trouble, anna.trouble
        # The server is gone, and the page is opened again.
        process.stop()
        changes.reload()
        expect(changes.locator("h1")).to_be_visible()
        changes.locator("nav a").last.click()
        expect(changes.locator("#glossary")).to_be_in_viewport()
        changes.set_viewport_size({"width": 320, "height": 568})
        assert_narrow(changes)
        assert changes.evaluate("document.fonts.check('1rem Golos')")
        assert changes.evaluate("getComputedStyle(document.querySelector('.site-bar')).display") == "flex"
        # What was never opened is not there, nor any other page of the site.
        for never in ("/rules/thousand/ru", "/new"):
            other = anna.context.new_page()
            with pytest.raises(Error, match="ERR_"):
                other.goto(f"{process.url}{never}")
            other.close()
