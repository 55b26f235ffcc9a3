"""A player who only reads the page and presses what is on it.

``Player.look`` reads the page, ``Player.act`` does the next thing that is asked there, with the mouse, a finger or the
keyboard. It follows the hint where it is asked to, and else does the first thing that is allowed; a kind of control
that it has not met before is a button to it, as it is to the page.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Error

from tests.e2e.browsing import Person

Way = Literal["mouse", "touch", "keys"]

HAND_AND_GIFTS = 9
"""With so many cards, some are to be given away."""
STRENGTH = (0, 0, 0, 10, 2, 3, 4, 11)
"""Card points by rank, seven to ace as the page numbers them."""

_LOOK = """() => {
  const words = (e) => {
    const copy = e.cloneNode(true);
    for (const one of copy.querySelectorAll("kbd")) one.remove();
    return copy.textContent.trim();
  };
  const all = (where) => [...document.querySelectorAll(where)];
  const buttons = (where) => all(where).map((e, at) => ({
    at, do: e.dataset.do, words: words(e), key: e.querySelector("kbd")?.textContent ?? "", off: e.disabled,
    armed: e.classList.contains("danger"),
  }));
  const text = (where) => document.querySelector(where)?.textContent.trim() ?? "";
  return {
    result: document.querySelector("dialog[open] #result-title") !== null,
    over: document.querySelector("#over-title") !== null,
    bubble: document.querySelector(".bubble") !== null,
    back: document.querySelector(".dock .controls button:not([data-do]).primary") !== null,
    yours: document.querySelector(".prompt.yours") !== null,
    prompt: text(".prompt"),
    note: text(".dock .said:not(.bad)"),
    deal: text("header .deal"),
    choices: buttons(".dock .controls button[data-do]"),
    rights: buttons(".dock .rights button[data-do]"),
    cards: all(".own").map((e) => ({
      card: Number(e.dataset.card), legal: e.classList.contains("legal"), picked: e.classList.contains("picked"),
      hinted: e.classList.contains("hinted"),
    })),
    spots: all(".spot").map((e) => e.getAttribute("aria-pressed") === "true"),
    focus: Number(document.activeElement?.dataset?.card ?? -1),
    told: all(".log li").length,
  };
}"""

_POINT = """([where, at]) => {
  const e = document.querySelectorAll(where)[at];
  if (!e) return null;
  e.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = e.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75]) for (const along of [0.5, 0.2, 0.12, 0.8, 0.06]) {
    const [x, y] = [box.left + box.width * along, box.top + box.height * down];
    const top = document.elementFromPoint(x, y);
    if (top && (top === e || e.contains(top))) return [x, y];
  }
  return null;
}"""
"""A point of an element that is not covered by another one."""


_CHANGED = """() => new Promise((done) => {
  const seen = new MutationObserver(() => finish());
  const timer = setTimeout(() => finish(), 40);
  function finish() {
    clearTimeout(timer);
    seen.disconnect();
    requestAnimationFrame(done);
  }
  seen.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
})"""
"""Waits until the page shows something else, or a moment."""

_FOCUSED = "([where, at]) => document.activeElement === document.querySelectorAll(where)[at]"


@dataclass(frozen=True)
class Seen:
    """What a player sees of the table."""

    result: bool
    over: bool
    bubble: bool
    back: bool
    yours: bool
    prompt: str
    note: str
    deal: str
    choices: list[dict[str, Any]]
    rights: list[dict[str, Any]]
    cards: list[dict[str, Any]]
    spots: list[bool]
    focus: int
    told: int
    """How much has been told of the deal: it grows with everything that happens."""

    @property
    def situation(self) -> tuple[Any, ...]:
        """What a decision is about: one hint is asked for each."""
        return self.deal, self.told, tuple(card["card"] for card in self.cards)

    def having(self, what: str) -> list[int]:
        """The cards of the hand that are ``legal``, ``picked`` or ``hinted``."""
        return [card["card"] for card in self.cards if card[what]]


NOTHING = Seen(
    result=False, over=False, bubble=False, back=False, yours=False, prompt="", note="", deal="", choices=[],
    rights=[], cards=[], spots=[], focus=-1, told=0,
)  # fmt: skip
"""A page that is just being loaded."""


@dataclass
class Player:
    """One who plays at the table that a person's page shows."""

    person: Person
    way: Way = "mouse"
    hints: bool = True
    """Whether the hint is asked for before a decision …"""
    card_hints: bool = False
    """… before playing a card too."""
    claims: bool = False
    """Whether a right (a redeal) is used where it is offered."""
    returns: bool = True
    """Whether a seat is taken back from the bot that plays there."""
    done: Counter[str] = field(default_factory=Counter)
    """How often each kind of action was done."""
    seen: Seen = NOTHING
    """What was seen at the last look."""
    _asked: tuple[Any, ...] = ()
    _hinted: float = 0.0
    _stuck: int = 0
    _before: Any = None

    def look(self) -> Seen:
        """What is there to see now."""
        there = self._evaluated(_LOOK)
        self.seen = NOTHING if there is None else Seen(**there)
        return self.seen

    def wait(self) -> None:
        """Until there is something else to see, or a moment: what others do is seen by everybody at the table."""
        self._evaluated(_CHANGED)

    def _evaluated(self, script: str) -> Any:
        """What a script gives; None if the page was left meanwhile."""
        try:
            return self.person.page.evaluate(script)
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            return None

    def act(self) -> bool:
        """Does what was asked at the last look; False if that is nothing."""
        did = self._decide(self.seen)
        if did:
            now = (self.seen, self._asked)
            self._stuck = self._stuck + 1 if now == self._before else 0
            self._before = now
            assert self._stuck < 25, f"pressing changes nothing: {self.seen}"
        return did

    # ------------------------------------------------------------------------------------------ deciding

    def _decide(self, seen: Seen) -> bool:
        if seen.result:
            return self._press("dialog[open] .button.primary", key="Enter")
        if seen.bubble:
            return self._press(".bubble .button", key="Enter")
        if seen.back:
            return self.returns and self._press(".dock .controls button.primary", key="")
        if seen.over:
            return False
        if not seen.yours:
            return self.claims and bool(seen.rights) and self._choose(seen.rights[0], ".dock .rights")
        if armed := next((one for one in seen.choices if one["armed"]), None):
            return self._choose(armed)
        if self._hints(seen):
            return self._asks(seen)
        if self._asked == seen.situation and seen.note:
            return self._follow(seen)
        return self._do_something(seen)

    def _hints(self, seen: Seen) -> bool:
        """Whether a hint is to be asked for, or is on its way."""
        if not self.hints or seen.note or seen.having("picked"):
            return False
        if len(seen.cards) < HAND_AND_GIFTS and seen.having("legal") and not self.card_hints:
            return False
        return self._asked != seen.situation or time.monotonic() - self._hinted < 3

    def _asks(self, seen: Seen) -> bool:
        if self._asked == seen.situation:
            return False
        self._asked, self._hinted = seen.situation, time.monotonic()
        self.done["hint"] += 1
        return self._press(".dock .hint", key="h")

    def _follow(self, seen: Seen) -> bool:
        """Does what the hint says."""
        if picked := seen.having("picked"):
            return self._with_card(seen, picked[0])
        if hinted := seen.having("hinted"):
            return self._card(seen, hinted[0])
        note = seen.note.casefold()
        said = [one for one in seen.choices if not one["off"] and note.startswith(one["words"].casefold())]
        if said:
            return self._choose(max(said, key=lambda one: len(one["words"])))
        return self._do_something(seen)

    def _do_something(self, seen: Seen) -> bool:
        """The first thing that is allowed and harmless."""
        if picked := seen.having("picked"):
            return self._with_card(seen, picked[0])
        if legal := seen.having("legal"):
            return self._card(seen, max(legal, key=lambda card: STRENGTH[card % 8]))
        if seen.spots and not any(one for one in seen.choices if not one["off"]):
            return self._press(".spot", seen.spots.index(False), key="")
        harmless = ("pass", "look", "take", "refuse", "keep", "place", "cut", "name", "bid")
        open_ = [one for one in seen.choices if not one["off"]]
        open_.sort(key=lambda one: harmless.index(one["do"]) if one["do"] in harmless else len(harmless))
        return bool(open_) and self._choose(open_[0])

    def _with_card(self, seen: Seen, card: int) -> bool:
        """A card is picked: what is done with it."""
        ways = [one for one in seen.choices if one["do"] in ("play", "give", "lay")]
        if len(ways) == 1 and self.way == "touch":
            return self._card(seen, card)
        named = [one for one in ways if one["words"].split()[-1].casefold() in seen.note.casefold()]
        return bool(ways) and self._choose((named or ways)[0])

    # ------------------------------------------------------------------------------------------ pressing

    def _choose(self, choice: dict[str, Any], within: str = ".dock .controls") -> bool:
        self.done[choice["do"]] += 1
        key = "Enter" if choice["key"] == "↵" else choice["key"]
        return self._press(f"{within} button[data-do]", choice["at"], key=key)

    def _card(self, seen: Seen, card: int) -> bool:
        self.done["card"] += 1
        if self.way != "keys":
            return self._press(f'.own[data-card="{card}"]', key="")
        order = [one["card"] for one in seen.cards]
        keyboard = self.person.page.keyboard
        if seen.focus < 0:
            keyboard.press("ArrowRight")
            return True
        steps = order.index(card) - order.index(seen.focus)
        for _ in range(abs(steps)):
            keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        keyboard.press("Enter")
        return True

    def _press(self, where: str, at: int = 0, *, key: str) -> bool:
        page = self.person.page
        if self.way == "keys":
            self._keys(where, at, key)
            return True
        point = page.evaluate(_POINT, [where, at])
        if point is None:
            # Gone since it was seen, or covered: then the same is seen again, and that is counted.
            page.wait_for_timeout(30)
        elif self.way == "touch":
            page.touchscreen.tap(*point)
        else:
            page.mouse.click(*point)
        return True

    def _keys(self, where: str, at: int, key: str) -> None:
        page = self.person.page
        if key:
            page.keyboard.press(f"Shift+{key}" if key.isupper() and len(key) == 1 else key)
            return
        # No letter of its own: one goes there by Tab.
        for _ in range(60):
            if page.evaluate(
                "([where, at]) => document.activeElement === document.querySelectorAll(where)[at]", [where, at]
            ):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")


def skip_motion(player: Player) -> None:
    """A tap on the empty felt shows at once what is still moving."""
    box = player.person.page.locator(".felt").bounding_box()
    if box is None:
        return
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4
    if player.way == "touch":
        player.person.page.touchscreen.tap(x, y)
    elif player.way == "mouse":
        player.person.page.mouse.click(x, y)
    else:
        player.person.page.keyboard.press("Escape")
