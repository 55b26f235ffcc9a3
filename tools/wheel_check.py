"""Checks that a command serves the page: ``python -m tools.wheel_check prikup serve --port 0 --no-open``.

Starts the command with an empty home; Chromium loads the page and opens a table against bots. Without Chromium only
the files of the page are fetched, with a message; under CI that is a failure.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import expect, sync_playwright

from tools.system import found

ADDRESS = re.compile(r"(http://\S+:\d+)/")
SHOT = Path(__file__).parents[1] / "build" / "e2e" / "wheel.png"


def fetch(url: str) -> None:
    """Fetches the page and every file that it names."""
    with urlopen(url, timeout=30) as answer:
        page = answer.read().decode()
    names = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    if not any(name.endswith(".js") for name in names):
        raise SystemExit(f"error: {url} is not a built page:\n{page}")
    for name in names:
        with urlopen(url + name, timeout=30) as answer:
            answer.read()


def look(url: str, chromium: str) -> None:
    """Opens a table against bots on the page, and waits until cards are dealt."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(locale="en-US", reduced_motion="reduce")
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(url)
        page.get_by_role("article", name="Thousand").get_by_role("button", name="Play now").click()
        expect(page.locator("header .deal")).to_be_visible(timeout=30_000)
        expect(page.locator("[data-card]")).to_have_count(7, timeout=30_000)
        SHOT.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOT)
        browser.close()
    if faults:
        raise SystemExit(f"error: {faults}")


def served(command: list[str], chromium: str | None) -> str | None:
    """Starts a command that serves the page, checks the page, ends the command; an error message if it serves none."""
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "PRIKUP_HOME": home, "PRIKUP_LOG": "error"}
        # A session of its own: what the command starts ends with it.
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, encoding="utf-8", env=environ, start_new_session=True
        ) as process:
            try:
                said = []
                for line in process.stdout or ():
                    said.append(line)
                    address = ADDRESS.search(line)
                    if address is not None:
                        fetch(address[1])
                        if chromium:
                            look(address[1], chromium)
                        return None
                return f"no address in {''.join(said)!r}"
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGTERM)
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        process.wait(30)
                    # What uvx or pipx has started may outlive it.
                    os.killpg(process.pid, signal.SIGKILL)


def browser() -> str | None:
    """The path of Chromium; ends the program where CI lacks it."""
    chromium = found("chromium")
    if chromium is None and os.environ.get("CI"):
        raise SystemExit("error: CI needs chromium")
    return chromium


def main() -> int:
    """Checks the page of the given command."""
    chromium = browser()
    error = served(sys.argv[1:], chromium)
    if error is not None:
        sys.stderr.write(f"error: {error}\n")
        return 1
    if chromium:
        sys.stdout.write("the page is served and opens a table\n")
    else:
        sys.stdout.write("note: the page is served; without chromium it was not opened in a browser\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
