"""People with a real browser: screenshots are kept, and errors in the page fail the test."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

SHOTS = Path(__file__).parents[2] / "build" / "e2e"
"""Where screenshots are kept, a folder a test."""

QUICK = {"theme": "light", "deck": "two", "speed": "off", "sounds": False, "twoTaps": True}
"""The page's own settings (web/src/lib/settings.svelte.ts): cards move at once."""

_SETTINGS = """(settings => {
  try {
    if (localStorage.getItem("prikup.settings") === null) localStorage.setItem("prikup.settings", settings);
  } catch { /* a page without an origin */ }
})(%s)"""

Trouble = list[str]


class Person:
    """A browser of one person: a context of its own, with one page at a time."""

    def __init__(self, browser: Browser, url: str, folder: str, shots: list[int], **options: Any) -> None:
        settings = QUICK | options.pop("settings", {})
        self.url = url
        self.trouble: Trouble = []
        self.refused: set[tuple[int, str]] = {(401, "/api/me")}
        """Expected error answers, by status and path: a new visitor, and those that a test provokes."""
        self._folder = SHOTS / folder
        self._shots = shots
        options = {"locale": "en-US", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}} | options
        self.context: BrowserContext = browser.new_context(base_url=url, **options)
        self.context.set_default_timeout(60_000)
        self.context.add_init_script(_SETTINGS % json.dumps(json.dumps(settings)))
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()

    # ------------------------------------------------------------------------------------------ going somewhere

    def go(self, path: str) -> None:
        """Opens an address of the site."""
        self.page.goto(path)
        self.page.wait_for_selector("h1")

    def reopen(self) -> None:
        """Closes the page and opens its address in a new one."""
        address = self.page.url
        self.page.close()
        self.page = self.context.new_page()
        self.page.goto(address)

    def keep(self, name: str, *, whole: bool = False) -> None:
        """Keeps a screenshot; ``whole``: of the whole page, not only of the visible part."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._shots[0] += 1
        self.page.screenshot(path=self._folder / f"{self._shots[0]:02}-{name}.png", full_page=whole)

    def text(self) -> str:
        """The words of the page, those for screen readers among them."""
        return self.page.inner_text("body")

    def close(self) -> None:
        self.context.close()

    # ------------------------------------------------------------------------------------------ what goes wrong

    def _watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        # Chromium writes a line for every refused request: those are looked at where they are answered.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.trouble.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left or loaded anew lets go of what it was asking.
        if request.failure != "net::ERR_ABORTED":
            self.trouble.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status < 400:
            return
        path = urlsplit(response.url).path
        if (response.status, path) in self.refused:
            return
        self.trouble.append(f"{response.status}: {response.request.method} {path}")


def shot_folder(test: str) -> str:
    """The name of a test as one of a folder."""
    return re.sub(r"[^\w.-]+", "-", test).strip("-")
