"""What a table must not do in any window: overlap, cut, leave the screen. And contact sheets, to look at all of it."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

MATRIX = Path(__file__).parents[2] / "build" / "matrix"
"""Where the contact sheets are kept."""

WINDOWS = (
    (320, 568), (360, 740), (390, 844), (568, 320), (844, 390),
    (768, 1024), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160),
)  # fmt: skip
"""From the smallest phone, upright and across, to the largest screen."""

FEW = ((390, 844), (844, 390), (1280, 800))
"""Those that ``make test`` looks at."""

ACROSS = 1700
"""The width of a contact sheet, in pixels."""

_FAULTS = """() => {
  const faults = [];
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (where) => [...document.querySelectorAll(where)].filter(shown);
  const nameOf = (e) =>
    `${e.tagName.toLowerCase()}.${[...e.classList].filter((one) => !one.startsWith("svelte")).join(".")} “${
      (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 30)}”`;
  const boxOf = (e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const where = (box) => Object.values(box).map(Math.round).join(" ");
  const dialog = document.querySelector("dialog[open]");
  const over = document.querySelector(".over");

  // Nothing leaves the screen.
  const [width, height] = [innerWidth, innerHeight];
  const wide = document.scrollingElement.scrollWidth;
  if (wide > width) faults.push(`the page is ${wide} wide`);
  const inside = dialog
    ? "dialog[open], dialog[open] .button.primary"
    : over
      ? ".over h1, .over .row .button"
      : ".plate, .say, .own, .middle .lying:not(.gone), .open, .fan, .voids, .near .trump, .peek, " +
        "header a, header button, .dock .button, .dock .game, .dock input, .prompt";
  for (const e of all(inside)) {
    const box = boxOf(e);
    if (box.left < -2 || box.top < -2 || box.right > width + 2 || box.bottom > height + 2)
      faults.push(`${nameOf(e)} leaves the screen: ${where(box)}`);
  }

  // No words are cut.
  const words = dialog
    ? "dialog[open] h2, dialog[open] h3, dialog[open] .total, dialog[open] .figures"
    : ".who, .chip, .contract, .prompt, .say, .tab, .dock .button, .dock .game, .over h1, .over .who, .over .button";
  // What hangs out of a bubble is its arrow.
  const widthOf = (e) => {
    if (!e.matches(".say")) return e.scrollWidth;
    const range = document.createRange();
    range.selectNodeContents(e.lastElementChild);
    return range.getBoundingClientRect().width;
  };
  for (const e of all(words)) {
    if (widthOf(e) > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
      faults.push(`${nameOf(e)} is cut: ${e.clientWidth} of ${widthOf(e)}`);
  }
  for (const e of all(".over .card table")) {
    const room = e.closest(".card").getBoundingClientRect();
    if (e.getBoundingClientRect().right > room.right) faults.push("a table of the end leaves its card");
  }
  for (const e of all("svg.paper text")) {
    const [box, paper] = [boxOf(e), boxOf(e.closest("svg"))];
    if (box.left < paper.left - 1 || box.right > paper.right + 1 || box.bottom > paper.bottom + 1)
      faults.push(`${nameOf(e)} leaves the paper`);
    if (e.matches(".name, .small") && e.textContent.includes("…")) faults.push(`${nameOf(e)} is cut`);
  }
  for (const e of all(".dock .reading:not(.scrolls)")) {
    if (e.scrollHeight > e.clientHeight + 2)
      faults.push(`${nameOf(e)} is cut: ${e.clientHeight} of ${e.scrollHeight} high`);
  }
  if (dialog || over) return faults;

  // An open hand can be read where it lies, or is a press away.
  for (const e of all(".open .slot")) {
    if (e.getBoundingClientRect().width < 43 && !e.closest("button[popovertarget]"))
      faults.push(`a card of an open hand is ${e.getBoundingClientRect().width} wide`);
  }

  // Things of the table keep apart: each group may touch itself only as its row says.
  const groups = {
    plate: all(".plate"),
    say: all(".say"),
    hand: all(".open, .fan"),
    voids: all(".voids"),
    mark: all(".near .trump, .peek"),
    middle: all(".middle .lying:not(.gone)"),
    own: all(".hand .lying"),
    lifted: all(".picked .lift"),
    side: all("aside.side"),
  };
  const apart = [
    ["plate", "plate"], ["plate", "hand"], ["plate", "middle"], ["plate", "own"], ["plate", "mark"],
    ["hand", "hand"], ["hand", "middle"], ["hand", "own"], ["hand", "mark"], ["voids", "middle"], ["voids", "plate"],
    ["mark", "middle"], ["mark", "own"], ["middle", "own"], ["say", "say"], ["say", "plate"], ["say", "own"],
    ["lifted", "plate"], ["lifted", "mark"], ["lifted", "say"], ["lifted", "middle"],
    ["side", "own"],
  ];
  // A lifted card stands over what is behind it, and a turned one has a larger box than itself.
  const own = new Set(groups.own);
  const inner = (e) => {
    const box = boxOf(e);
    if (!e.matches(".lying")) return box;
    const [x, y] = [(box.right - box.left) * 0.04, (box.bottom - box.top) * 0.03];
    return { left: box.left + x, right: box.right - x, top: box.top + y, bottom: box.bottom - y };
  };
  for (const [one, other] of apart) {
    groups[one].forEach((first, n) => {
      groups[other].forEach((second, k) => {
        if (one === other && k <= n) return;
        const [a, b] = [inner(first), inner(second)];
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (x > 3 && y > 3)
          faults.push(`${nameOf(first)} (${where(a)}) lies on ${nameOf(second)} (${where(b)})`);
      });
    });
  }
  return faults;
}"""


def faults(page: Page) -> list[str]:
    """What overlaps, is cut or leaves the screen."""
    found: list[str] = page.evaluate(_FAULTS)
    return found


def contact_sheet(page: Page, shots: Sequence[tuple[str, bytes]], path: Path) -> None:
    """Pictures with their names, side by side in one: phones as large as they are, larger windows made smaller."""
    figures = "".join(
        '<figure style="margin:4px"><figcaption style="font:16px sans-serif">'
        f'{name}</figcaption><img style="max-width:{ACROSS // 2 - 8}px" src="data:image/jpeg;base64,'
        f'{base64.b64encode(shot).decode()}"></figure>'
        for name, shot in shots
    )
    other: Any = page.context.new_page()
    other.set_viewport_size({"width": ACROSS, "height": 800})
    other.set_content(f'<body style="margin:0;display:flex;flex-wrap:wrap;background:#ccc">{figures}</body>')
    path.parent.mkdir(parents=True, exist_ok=True)
    other.screenshot(path=path, full_page=True)
    other.close()
