"""How long a first visit takes on a cheap phone in a slow network, until there is something to press.

Chromium has a window of 390 by 844, a quarter of its processor time, and a network of 1.6 Mbit/s with 150 ms between
question and answer: what Lighthouse calls slow 4G on a phone. Nothing is in its cache. Two ways in: the first page,
and the link by which somebody is invited to a table. A visit counts from the address until the first button that leads
on (play now; sit down) is on the screen and the main thread has come to rest behind it. Five visits each; the median
counts. Beside it stands what a fixed piece of work takes in the same page, so that machines can be compared.

`python -m bench.visit --visits 1` is a short run. It needs Chromium.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench._server import BenchTable, RunningServer, server_with
from bench.page import WORK
from bench.playouts import machine
from prikup.server.accounts.users import Users
from prikup.server.bodies import TableOptions
from prikup.server.tables.hub import Hub
from tools.system import found

VISITS = 5
AIM = 2000.0
"""Milliseconds until a visitor can act."""
SLOWER = 4
"""The processor's part of the time that a page gets is one of so many."""
LATENCY, DOWN, UP = 150, 1_600_000 / 8, 750_000 / 8
"""Milliseconds between question and answer, and bytes a second."""
WAYS = {"first page": "main .button.primary", "invitation": ".waiting li .button"}
"""What is waited for, by way in."""
LANGUAGES = ("en-US", "ru-RU")

_WATCH = """selector => {
  const look = () => {
    const shown = document.querySelector(selector);
    if (!shown?.checkVisibility()) return requestAnimationFrame(look);
    window.seen = performance.now();
    requestIdleCallback(() => (window.acted = performance.now()));
  };
  requestAnimationFrame(look);
}"""


async def _fill(hub: Hub, people: Users) -> list[BenchTable]:
    user, session = await people.guest("Anna", "en")
    table = await hub.make(user, TableOptions("thousand/ru", private=True))
    return [BenchTable(table.id, (session,))]


def visit(
    browser: Browser, server: RunningServer, path: str, selector: str, language: str
) -> tuple[float, float, float]:
    """One first visit: when the button is seen, when the page has come to rest, and what the fixed work takes there."""
    address = f"http://127.0.0.1:{server.port}"
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, locale=language, has_touch=True, is_mobile=True
    )
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        conditions: dict[str, Any] = {"offline": False, "latency": LATENCY}
        session.send(
            "Network.emulateNetworkConditions", conditions | {"downloadThroughput": DOWN, "uploadThroughput": UP}
        )
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(f"({_WATCH})({selector!r});")
        page.goto(path, wait_until="commit")
        page.wait_for_function("() => window.acted !== undefined", timeout=60_000)
        seen, acted, work = page.evaluate(f"() => [window.seen, window.acted, ({WORK})()]")
    finally:
        context.close()
    return seen, acted, work


def main(arguments: Sequence[str] = ()) -> None:
    """Prints how long first visits take."""
    parser = argparse.ArgumentParser(prog="python -m bench.visit", description="First visits on a slow phone.")
    parser.add_argument("--visits", type=int, default=VISITS, help="by each way and language")
    asked = parser.parse_args(list(arguments))
    visits = max(1, min(asked.visits, 20))
    path = found("chromium")
    if path is None:
        print("not measured: Chromium is missing")
        return
    print(f"{machine()}; milliseconds until a first visitor can act, processor 1/{SLOWER}, slow 4G")
    print(f"{'way in':<20}{'seen':>9}{'at rest':>9}{'most':>9}{'sorting':>9}")
    with server_with(_fill) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for way, selector in WAYS.items():
            for language in LANGUAGES:
                place = "/" if way == "first page" else f"/t/{server.tables[0].id}"
                rounds = [visit(browser, server, place, selector, language) for _ in range(visits)]
                seen, acted, works = zip(*rounds, strict=True)
                middle = median(acted)
                print(
                    f"{way + ' ' + language[:2]:<20}{median(seen):9.0f}{middle:9.0f}{max(acted):9.0f}"
                    f"{median(works):9.1f}   aim {AIM:.0f}: {'met' if middle <= AIM else 'missed'}",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
