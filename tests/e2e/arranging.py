"""People at tables with chosen cards, who press what the test says; each press checks that it can be undone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from prikup import games
from prikup.core.cards import card_text, cards_in, mask_of, parse_card
from prikup.core.match import Match
from prikup.thousand.game import Thousand
from tests.e2e.arranged import start_file
from tests.e2e.browsing import Person
from tests.e2e.checks import assert_fits, assert_usable, assert_worded, placed

LIGHT = frozenset(
    ("accept", "bid", "bury", "cut", "give", "keep", "lay", "look", "name", "pass", "place", "play", "refuse", "take")
)
"""Actions that are done at the first press; all others are asked about once more."""


_LAID = """() => {
  const plate = document.querySelector(".near .plate");
  const cards = [...document.querySelectorAll(".felt .lying")];
  return plate !== null && cards.length > 0 && cards.every((e) => e.getBoundingClientRect().top > 0);
}"""
"""Waits until the table is laid out and all cards are in their places."""


def dealt(
    rules: str, hands: tuple[str, ...], talon: str = "", dealer: int = 0, lying: dict[str, str] | None = None
) -> dict[str, Any]:
    """A deal by hand; missing cards are filled in with the remaining ones, in turn.

    ``lying``: cards ``beside`` the talon and in the ``stock``, the next one to be drawn first.
    """
    game = games.game(rules)
    assert isinstance(game, Thousand)
    layout = game.compiled.layout
    seats = game.players
    sizes = [layout.hand if seat in game.compiled.in_play[dealer] else 0 for seat in range(seats)]
    sizes += [layout.talon, layout.set_aside, layout.stock]
    more = [(lying or {}).get(name, "") for name in ("beside", "stock")]
    said = (*hands, *[""] * (seats - len(hands)), talon, *more)
    piles = [_in_order(pile) for pile in said]
    free = list(cards_in(layout.all & ~mask_of(card for pile in piles for card in pile)))
    # In turn, so that no rank and no suit comes together in one hand.
    free.sort(key=lambda card: (card & 7, card))
    while free:
        for at, size in enumerate(sizes):
            if len(piles[at]) < size:
                piles[at].append(free.pop(0))
    order = [card for pile in piles[seats:] for card in pile]
    return {"do": "deal", "hands": [mask_of(pile) for pile in piles[:seats]], "rest": mask_of(order), "order": order}


def _in_order(pile: str) -> list[int]:
    """The cards of a text such as ``HAT9.DKQ`` as they stand there."""
    return [parse_card(group[0] + rank) for group in re.split(r"[ .]", pile) if group for rank in group[1:]]


class Chair:
    """A person at a table who does what the test says."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.done: Counter[str] = Counter()
        self.table = ""

    # ------------------------------------------------------------------------------------------ what is seen

    def asked(self, prompt: str) -> None:
        """It is this person's turn, and the page says what is asked; why only one word is left may follow."""
        words = re.compile(rf"^{re.escape(prompt)}(: you cannot .*)?$")
        expect(self.page.locator(".dock .prompt.yours")).to_have_text(words)

    def told(self, words: str, times: int | None = None) -> None:
        """The log has a line with these words."""
        lines = self.page.locator(".log li").filter(has_text=words)
        if times is None:
            expect(lines).not_to_have_count(0)
        else:
            expect(lines).to_have_count(times)

    def button(self, kind: str, words: str) -> Locator:
        """A button of the dock, by what it does and says (a letter of the keyboard may follow)."""
        name = re.compile(rf"^\s*{re.escape(words)}\s*\S?\s*$")
        return self.page.locator(f'.dock button[data-do="{kind}"]').filter(has_text=name)

    def offered(self, *choices: tuple[str, str]) -> None:
        """All these can be pressed, and fit the window."""
        for kind, words in choices:
            expect(self.button(kind, words)).to_be_enabled()
        assert_worded(self.page)
        assert_fits(self.page)

    def not_offered(self, kind: str) -> None:
        """There is no such button."""
        expect(self.page.locator(f'.dock button[data-do="{kind}"]')).to_have_count(0)

    @property
    def held(self) -> Locator:
        """The cards of the own hand."""
        return self.page.locator(".hand .own")

    def lying(self, words: str) -> None:
        """A card lies open in the middle."""
        expect(self.page.locator(f'.middle .lying[role=img][aria-label="{words}"]')).to_be_visible()

    # --------------------------------------------------------------------------------------------- what is done

    def do(self, kind: str, words: str, card: str = "") -> None:
        """Presses a button (after picking a card); if it needs a second press, cancels first, and then confirms."""
        button = self.button(kind, words)
        if card:
            self.pick(card)
        button.click()
        if kind not in LIGHT:
            log = self.page.locator(".log li")
            before = log.count()
            armed = self.button(kind, f"Sure? {words}")
            expect(armed).to_be_visible()
            assert_fits(self.page)
            self.page.keyboard.press("Escape")
            expect(armed).to_have_count(0)
            assert log.count() == before
            if card:
                expect(button).to_have_count(0)
                self.pick(card)
            button.click()
            armed.click()
        self.done[kind] += 1

    def amount(self, number: int) -> None:
        """Sets the number of a stepper."""
        shown = self.page.locator(".dock .stepper output")
        more = self.page.get_by_role("button", name="more", exact=True)
        for _ in range(80):
            if int(shown.inner_text()) >= number:
                break
            more.click()
        expect(shown).to_have_text(str(number))

    def bid(self, number: int) -> None:
        """Bids so much; a single amount needs no stepper."""
        if self.page.locator(".dock .stepper").count():
            self.amount(number)
        self.do("bid", f"Bid {number}")
        self.told(f"You bid {number}.")

    def pick(self, card: str) -> None:
        """Presses a card of the hand when it is the person's turn, after the words in the middle are gone."""
        expect(self.page.locator(".prompt.yours")).to_be_visible()
        self.page.locator(f'.own[data-card="{parse_card(card)}"]').click(position={"x": 12, "y": 40})

    def play(self, card: str) -> None:
        """Plays a card that can only be played."""
        self.pick(card)
        # Another one may have been drawn by then.
        expect(self.page.locator(f'.own[data-card="{parse_card(card)}"]')).to_have_count(0)
        self.done["play"] += 1

    def give(self, card: str, words: str) -> None:
        """Gives a card: another one can be chosen until it is gone."""
        held = self.held.count()
        other = next(text for text in self.cards() if text != card)
        self.pick(other)
        expect(self.page.locator(f'.own.picked[data-card="{parse_card(other)}"]')).to_be_visible()
        self.pick(card)
        expect(self.page.locator(".own.picked")).to_have_count(1)
        self.do("give", words)
        expect(self.held).to_have_count(held - 1)

    def cards(self) -> list[str]:
        """The own hand as texts."""
        found = self.held.evaluate_all("all => all.map((e) => Number(e.dataset.card))")
        return [card_text(card) for card in found]

    def pick_is_put_back(self, card: str) -> None:
        """Presses a card with which several things can be done, and takes that back."""
        self.pick(card)
        picked = self.page.locator(f'.own.picked[data-card="{parse_card(card)}"]')
        expect(picked).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(picked).to_have_count(0)

    def result(self, *lines: str) -> None:
        """The result of the deal has these lines; closes it."""
        dialog = self.page.locator("dialog[open]")
        title = dialog.locator("#result-title")
        expect(title).to_be_visible()
        deal = title.inner_text()
        for line in lines:
            expect(dialog).to_contain_text(line)
        assert_worded(self.page)
        assert_fits(self.page)
        self.person.keep("result")
        dialog.locator(".button.primary").click()
        # Where this person rests, the result of the next deal may follow at once.
        expect(self.page.locator("#result-title", has_text=re.compile(f"^{re.escape(deal)}$"))).to_have_count(0)


class Company:
    """People who sit down together, at one table after the other."""

    def __init__(self, enter: Callable[..., Person], folder: Path) -> None:
        self.browsers: dict[str, Any] = {}
        """The options of the browsers: size of the window, touch."""
        self._enter = enter
        self._start = start_file(folder)
        self._chairs: list[Chair] = []
        self._tokens: list[dict[str, str]] = []

    def table(
        self,
        rules: str,
        *,
        people: int = 1,
        hands: tuple[str, ...] | None = None,
        talon: str = "",
        lying: dict[str, str] | None = None,
        dealer: int = 2,
        **more: Any,
    ) -> list[Chair]:
        """A new table: Anna at seat 0, Clara at seat 1 where two people sit, bots on the others.

        With dealer 2 of three seat 0 opens. Without hands the pack is shuffled with the seed of the arranged server.
        What else a table may be asked to be is passed on.
        """
        while len(self._chairs) < people:
            self._come(("Anna", "Clara")[len(self._chairs)])
        options: dict[str, Any] = {"rules": rules, "private": True, "dealer": dealer, "pace": 0, **more}
        options["bots"] = ["thumb"] * (games.game(rules).players - people)
        if hands is not None:
            options["deal"] = dealt(rules, hands, talon, lying=lying)
        table = self._ask(0, "/api/tables", options)["id"]
        for at in range(1, people):
            self._ask(at, f"/api/tables/{table}/sit", {"seat": at})
        found = self._chairs[:people]
        for chair in found:
            chair.table = table
            chair.page.goto(f"/t/{table}")
        for chair in found:
            expect(chair.page.locator("header .deal")).to_have_text(re.compile(r"^deal 1\b"))
            # The cards have found their places.
            chair.page.wait_for_function(_LAID)
        return found

    def waiting(self, rules: str, *, width: int = 1280) -> list[Chair]:
        """A table of three that waits for its third player: Anna, who has made it, and Clara sit there."""
        while len(self._chairs) < 2:
            self._come(("Anna", "Clara")[len(self._chairs)])
        table = self._ask(0, "/api/tables", {"rules": rules, "private": True})["id"]
        self._ask(1, f"/api/tables/{table}/sit", {"seat": 1})
        for chair in self._chairs[:2]:
            chair.page.set_viewport_size({"width": width, "height": 568 if width < 400 else 800})
            chair.page.goto(f"/t/{table}")
            expect(chair.page.locator(".waiting .card h1")).to_be_visible()
        return self._chairs[:2]

    def position(self, match: Match[Any, Any, Any], **more: Any) -> Chair:
        """A new table where a match goes on, with all that was said in it: Anna at seat 0, bots on the others."""
        if not self._chairs:
            self._come("Anna")
        game, chair = match.game, self._chairs[0]
        dealer = match.state.sheet.dealer
        options = {"rules": game.text, "private": True, "dealer": dealer, "pace": 0, **more}
        options["bots"] = ["thumb"] * (game.players - 1)
        began = Match(game, match.dealer).state if match.start is None else match.start
        self._start.write_bytes(msgspec.json.encode({"setup": game.setup_of(began), "steps": match.log}))
        try:
            chair.table = self._ask(0, "/api/tables", options)["id"]
            chair.page.goto(f"/t/{chair.table}")
            expect(chair.page.locator("header .deal")).to_be_visible()
        finally:
            self._start.unlink()
        return chair

    def done(self) -> set[str]:
        """The kinds of actions that were done."""
        return {kind for chair in self._chairs for kind in chair.done}

    def _come(self, name: str) -> None:
        person = self._enter(**self.browsers)
        self._chairs.append(Chair(person))
        answer = person.context.request.post("/api/guest", data={"name": name, "language": "en"})
        assert answer.ok, answer.text()
        self._tokens.append({"X-CSRF-Token": answer.json()["csrf"]})

    def _ask(self, at: int, path: str, body: dict[str, Any]) -> Any:
        answer = self._chairs[at].person.context.request.post(path, data=body, headers=self._tokens[at])
        assert answer.ok, answer.text()
        return answer.json()


WINDOWS = ((1280, 800), (390, 844), (844, 390))
"""A desktop, and a phone in both orientations."""


def fits_everywhere(chair: Chair, name: str, *more: tuple[int, int], usable: bool = False) -> None:
    """On a desktop, a phone in both orientations, and other windows: texts exist, everything fits and is usable."""
    for width, height in (*WINDOWS, *more):
        chair.page.set_viewport_size({"width": width, "height": height})
        placed(chair.page)
        assert_fits(chair.page)
        assert_worded(chair.page)
        if usable:
            assert_usable(chair.page)
        chair.person.keep(f"{name}-{width}")
    chair.page.set_viewport_size({"width": 1280, "height": 800})
