"""People with a real browser: screenshots are kept, and errors in the page fail the test."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.e2e.checks import placed

SHOTS = Path(__file__).parents[2] / "build" / "e2e"
"""Where screenshots are kept, a folder a test."""

KEPT = "PRIKUP_SHOTS" in os.environ
"""Whether screenshots are kept of every moment that a test names, and not only of where a failed test stopped."""

QUICK = {"theme": "light", "deck": "two", "speed": "off", "sounds": False, "twoTaps": True}
"""The page's own settings (web/src/lib/settings.svelte.ts): cards move at once."""

_SETTINGS = """(settings => {
  try {
    if (localStorage.getItem("prikup.settings") === null) localStorage.setItem("prikup.settings", settings);
  } catch { /* a page without an origin */ }
})(%s);"""

_HURRIED = 'Object.defineProperty(Document.prototype, "hidden", { get: () => true });'
"""A page in the background shows everything at once, and has no pauses for somebody to read (table/pace.ts)."""

Trouble = list[str]


class Profiles:
    """Browser profiles of people, empty when they are lent.

    The process of a page that has run the program before runs it again in a third of the time, so profiles with their
    pages are lent to one person after another. What belongs to a person, cookies and storage, is cleared in between.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[tuple[BrowserContext, Page]]] = {}
        self._lent: dict[BrowserContext, str] = {}

    def lend(self, url: str, script: str, options: dict[str, Any]) -> tuple[BrowserContext, Page]:
        """A profile with these options and a script that runs before each page, and its only page, which is empty."""
        kind = json.dumps((url, script, options), sort_keys=True)
        free = self._free.get(kind)
        if free:
            context, page = free.pop()
        else:
            context = self._browser.new_context(base_url=url, **options)
            context.set_default_timeout(60_000)
            context.add_init_script(script)
            page = context.new_page()
        self._lent[context] = kind
        return context, page

    def take_back(self, context: BrowserContext, page: Page, url: str) -> None:
        """Empties a profile, but for one of its pages, for somebody else."""
        for other in context.pages:
            if other is not page:
                other.close()
        kind = self._lent.pop(context)
        if page.is_closed():
            context.close()
            return
        page.unroute_all()
        page.goto("about:blank")
        context.clear_cookies()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        session.detach()
        self._free.setdefault(kind, []).append((context, page))


class Person:
    """A browser of one person: a profile of their own, with one page at a time.

    ``settings``: those of the page. Where they say that nothing moves, the page also pauses for nothing, unless the
    person ``reads``.
    """

    def __init__(
        self, profiles: Profiles, url: str, folder: str, shots: list[int], *, reads: bool = False, **options: Any
    ) -> None:
        settings = QUICK | options.pop("settings", {})
        script = _SETTINGS % json.dumps(json.dumps(settings))
        self.hurried = settings["speed"] == "off" and not reads
        """Whether the page shows everything at once."""
        if self.hurried:
            script += _HURRIED
        self.url = url
        self.trouble: Trouble = []
        self.refused: set[tuple[int, str]] = {(401, "/api/me")}
        """Expected error answers, by status and path: a new visitor, and those that a test provokes."""
        self._asking: set[Request] = set()
        self._folder = SHOTS / folder
        self._shots = shots
        options = {"locale": "en-US", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}} | options
        self._profiles = profiles
        self.context, self.page = profiles.lend(url, script, options)
        self.page.set_viewport_size(options["viewport"])
        self._watched: list[tuple[Any, str, Any]] = []
        self._watch(self.page)
        self._on(self.context, "page", self._watch)

    # ------------------------------------------------------------------------------------------ going somewhere

    def go(self, path: str) -> None:
        """Opens an address of the site."""
        self.page.goto(path)
        self.page.wait_for_selector("h1")

    def settle(self) -> None:
        """Waits until the page has all that it asked for, and everything is in its place."""
        placed(self.page)
        end = time.monotonic() + 60
        while self._asking:
            assert time.monotonic() < end, [request.url for request in self._asking]
            self.page.wait_for_timeout(10)
            placed(self.page)

    def reopen(self) -> None:
        """Closes the page and opens its address in a new one."""
        address = self.page.url
        self.page.close()
        self._asking.clear()
        self.page = self.context.new_page()
        self.page.goto(address)

    def keep(self, name: str, *, whole: bool = False, always: bool = False) -> None:
        """Keeps a screenshot where they are wanted, or ``always``; ``whole``: not only of the visible part."""
        if not (KEPT or always):
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        self._shots[0] += 1
        self.page.screenshot(path=self._folder / f"{self._shots[0]:02}-{name}.png", full_page=whole)

    def text(self) -> str:
        """The words of the page, those for screen readers among them."""
        return self.page.inner_text("body")

    def close(self) -> None:
        for source, event, handler in self._watched:
            source.remove_listener(event, handler)
        self._profiles.take_back(self.context, self.page, self.url)

    # ------------------------------------------------------------------------------------------ what goes wrong

    def _watch(self, page: Page) -> None:
        self._on(page, "console", self._said)
        self._on(page, "pageerror", lambda error: self.trouble.append(f"error: {error}"))
        self._on(page, "request", self._asked)
        self._on(page, "requestfinished", self._finished)
        self._on(page, "requestfailed", self._failed)
        self._on(page, "response", self._answered)

    def _on(self, source: Page | BrowserContext, event: Any, handler: Callable[[Any], None]) -> None:
        source.on(event, handler)
        self._watched.append((source, event, handler))

    def _said(self, message: ConsoleMessage) -> None:
        # Chromium writes a line for every refused request: those are looked at where they are answered.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.trouble.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        self._asking.add(request)

    def _finished(self, request: Request) -> None:
        self._asking.discard(request)

    def _failed(self, request: Request) -> None:
        self._asking.discard(request)
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
