"""Checks for any page at any moment: its texts exist, it fits the window, it is accessible."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

MISSING = re.compile(
    r"\b(?:web|error|hint|lesson|event|action|cli|preset|option|value|section|phase|mark|line|ending|suit|rank|seat|ground|phrase)"
    r"(?:-[a-z0-9]+){1,}\b|\{\s*\$\w+|\bundefined\b|\bNaN\b|\[object "
)
"""A message id, a missing value, a bug of the program."""

_WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const e of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")) {
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) said.push(e.getAttribute(name) ?? "");
  }
  for (const e of document.querySelectorAll("option")) said.push(e.textContent ?? "");
  return said.filter(Boolean).join("\\n");
}"""


def words(page: Page) -> str:
    """All texts of the page, visible ones and those for screen readers."""
    return str(page.evaluate(_WORDS))


def assert_worded(page: Page) -> None:
    """No message is missing."""
    found = sorted({match[0] for match in MISSING.finditer(words(page))})
    assert not found, found


_FITS = """() => {
  const [width, height] = [innerWidth, innerHeight];
  const wrong = [];
  const wide = document.scrollingElement.scrollWidth;
  if (wide > width) wrong.push(`the page is ${wide} wide, its window ${width}`);
  const pressed = "header a, header button, .dock button, .dock input, .own, dialog[open] .button, .bubble button";
  for (const e of document.querySelectorAll(pressed)) {
    if (!e.checkVisibility()) continue;
    const box = e.getBoundingClientRect();
    const out = box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1;
    if (!out) continue;
    const name = `${e.className} “${e.textContent.trim() || e.getAttribute("aria-label")}”`;
    const where = [box.left, box.top, box.right, box.bottom].map(Math.round);
    wrong.push(`${name} lies at ${where} in ${width} × ${height}`);
  }
  return wrong;
}"""


def assert_fits(page: Page) -> None:
    """Nothing scrolls sideways, and what is there to press can be pressed without scrolling."""
    _until_right(page, _FITS)


def assert_narrow(page: Page) -> None:
    """Nothing scrolls sideways."""
    _until_right(
        page, "document.scrollingElement.scrollWidth > innerWidth ? [document.scrollingElement.scrollWidth] : []"
    )


def _until_right(page: Page, script: str, patience: float = 20.0) -> None:
    """Repeats until there is no fault: a changed page needs time for its layout, animations for their end."""
    end = time.monotonic() + patience
    while wrong := page.evaluate(script):
        assert time.monotonic() < end, (page.url, wrong)
        page.wait_for_timeout(50)


_MOVING = """document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity)
  .map((one) => `${one.animationName ?? one.transitionProperty ?? one.id} of ${one.effect.target?.className}`)"""


def still(page: Page) -> None:
    """Waits for animations, except endless ones."""
    _until_right(page, _MOVING, patience=60)


_PLACED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const places = () => [...document.querySelectorAll("main *, dialog[open] *")].map((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return [left, top, width, height].join();
  }).join(" ");
  let last = "";
  for (let same = 0, frames = 0; same < 3 && frames < 100; frames += 1) {
    await frame();
    const now = places();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}"""


def placed(page: Page) -> None:
    """Waits until everything has its place in a window of another size, or what was opened has come there."""
    page.evaluate(_PLACED)
    still(page)


_AXE = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map(({ id, impact, nodes }) => ({
    id, impact, nodes: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
  }));
}"""


def assert_usable(page: Page) -> None:
    """axe finds nothing serious. Findings during a button's transition do not count."""
    page.evaluate(AXE.read_text())
    grave: list[dict[str, Any]] = []
    for _ in range(2):
        still(page)
        found: list[dict[str, Any]] = page.evaluate(_AXE)
        grave = [one for one in found if one["impact"] in ("serious", "critical")]
        if not grave:
            return
    raise AssertionError((page.url, grave))
