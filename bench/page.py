"""What the page takes from the processor while cards are dealt: the longest task of its main thread.

A person opens a table in Chromium and starts it; from then until every card lies still, the browser records the tasks
of the page's main thread and the processor time of each. A task of more than a frame, some 16 ms, is a stutter; a cheap
phone has a quarter of a desk's speed or less. Five tables of each game, one after the other; the median counts. Beside
it stands what a fixed piece of work takes in the same page, so that machines can be compared.

`python -m bench.page --tables 1` is a short run. It needs Chromium.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench._server import BenchTable, RunningServer, server_with
from bench.playouts import machine
from prikup.server.accounts.secrets import COOKIE
from prikup.server.accounts.users import Users
from prikup.server.bodies import TableOptions
from prikup.server.tables.hub import Hub
from tools.system import found

RULES = ("thousand/ru", "preferans/sochi@2", "1001/ru")
TABLES = 5
AIM = 12.0
"""Milliseconds of processor time that the longest task may take, without throttling."""
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
_DEALT = """() => {
  const moves = (one) => one.playState === "running" && one.effect.getTiming().iterations !== Infinity;
  return document.querySelectorAll(".own").length > 0 && !document.getAnimations().some(moves);
}"""
"""Whether the reader has a hand, and nothing moves."""
WORK = """() => {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    const numbers = Array.from({ length: 200000 }, (_, at) => (at * 7919) % 200003);
    numbers.sort((one, other) => one - other);
    return performance.now() - begun;
  });
  return times.sort((one, other) => one - other)[2];
}"""
"""A fixed piece of work: the milliseconds that sorting 200,000 numbers takes."""


async def _fill(tables: int, hub: Hub, people: Users) -> list[BenchTable]:
    found = []
    for rules in RULES:
        for number in range(tables):
            user, session = await people.guest(f"{rules} {number}", "en")
            # One seat is free, so that the table waits until its host starts it.
            options = TableOptions(rules, private=True, pace=1000)
            found.append(BenchTable((await hub.make(user, options)).id, (session,)))
    return found


def longest(trace: bytes) -> tuple[float, int]:
    """The processor time of the longest task of a page's main thread in milliseconds, and the number of tasks."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"].get("name") == "CrRendererMain"
    }
    tasks = [
        one["tdur"] / 1000
        for one in events
        if one.get("name") in TASKS and "tdur" in one and (one["pid"], one["tid"]) in mains
    ]
    if not tasks:
        raise RuntimeError("the browser recorded no processor time of tasks")
    return max(tasks), len(tasks)


def dealt(browser: Browser, server: RunningServer, table: BenchTable) -> tuple[float, int, float]:
    """Deals at one table: the longest task, the number of tasks, and what the fixed piece of work takes."""
    address = f"http://127.0.0.1:{server.port}"
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, locale="en-US")
    try:
        context.add_cookies([{"name": COOKIE, "value": table.sessions[0], "url": address}])
        page = context.new_page()
        page.goto(f"/t/{table.id}")
        page.wait_for_selector("button.start")
        page.wait_for_load_state("networkidle")
        work = float(page.evaluate(WORK))
        browser.start_tracing(page=page, categories=CATEGORIES)
        try:
            page.click("button.start")
            # Asking is work of the page, too: not in every frame.
            page.wait_for_function(_DEALT, polling=250)
        finally:
            trace = browser.stop_tracing()
    finally:
        context.close()
    return *longest(trace), work


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the longest tasks of each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description="The page's main thread while dealing.")
    parser.add_argument("--tables", type=int, default=TABLES, help="of each game")
    asked = parser.parse_args(list(arguments))
    tables = max(1, min(asked.tables, 20))
    path = found("chromium")
    if path is None:
        print("not measured: Chromium is missing")
        return
    print(f"{machine()}; the longest task of the main thread while dealing, in milliseconds of processor time")
    print(f"{'rules':<20}{'longest':>9}{'median':>9}{'least':>9}{'tasks':>7}{'sorting':>9}{'ratio':>8}")
    with server_with(partial(_fill, tables)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for at, rules in enumerate(RULES):
            rounds = [dealt(browser, server, table) for table in server.tables[at * tables : (at + 1) * tables]]
            times, counts, works = zip(*rounds, strict=True)
            middle, work = median(times), median(works)
            print(
                f"{rules:<20}{max(times):9.1f}{middle:9.1f}{min(times):9.1f}{median(counts):7.0f}"
                f"{work:9.1f}{middle / work:8.2f}   aim {AIM:.0f}: {'met' if middle <= AIM else 'missed'}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
