"""Preferans at the table: a whole short match of Sochi, a circle of Klassika with four seats, two hands and a dummy."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browsing import Person
from tests.e2e.checks import assert_fits, assert_usable, assert_worded
from tests.e2e.conftest import Enter
from tests.e2e.player import Player, Seen
from tests.e2e.tables import close_panel, deal_number, open_panel, open_table, over, play

SOCHI = "preferans/sochi+pool.deals=6"
KLASSIKA = "preferans/klassika+brigand.play=off+terms.owner=off+cover.by=passes"
HUSSAR = "preferans/hussar-2+pool.deals=6"
DRAWN = f"{HUSSAR}+table.first=ace"
HARMLESS = ("cut", "look", "take", "whist", "lie", "stand", "accept", "declare", "misere", "help", "pass", "refuse")


@dataclass
class Preferansist(Player):
    """One who calls once a deal, whists, lays any two cards away and plays any card that is lit."""

    hints: bool = False
    caller: bool = True
    _called: set[str] = field(default_factory=set)

    def _do_something(self, seen: Seen) -> bool:
        laying = next((one for one in seen.choices if one["do"] == "lay"), None)
        if laying is not None:
            if not laying["off"]:
                return self._choose(laying)
            return self._card(seen, next(card for card in seen.having("legal") if card not in seen.having("picked")))
        if legal := seen.having("legal"):
            return self._card(seen, legal[0])
        kinds = {one["do"]: one for one in reversed(seen.choices) if not one["off"]}
        if self.caller and "call" in kinds and seen.deal not in self._called:
            self._called.add(seen.deal)
            return self._choose(kinds["call"])
        if "call" in kinds:
            return self._choose(kinds["pass"])
        found = next((kinds[kind] for kind in HARMLESS if kind in kinds), None)
        return found is not None and self._choose(found)


def two(enter: Enter, rules: str, *, bots: int) -> list[Preferansist]:
    """Two people at a table whose other seats are bots'."""
    anna, clara = enter(), enter(locale="ru-RU")
    open_table(anna, rules, bots=bots)
    clara.page.goto(anna.page.url)
    clara.page.locator(".waiting input[autocomplete=nickname]").fill("Клара")
    clara.page.get_by_role("button", name="Сесть").first.click()
    expect(clara.page.locator("header .deal")).to_be_visible()
    return [Preferansist(anna), Preferansist(clara, caller=False)]


def keeping(players: list[Preferansist], seen: set[str]) -> None:
    """Keeps a picture of each kind of moment, and looks whether all of it fits and is said in words."""
    for player in players:
        now = player.seen
        if not now.yours and not now.result:
            continue
        kinds = sorted({str(one["do"]) for one in now.choices}) or (["result"] if now.result else ["cards"])
        moment = f"{player.person.page.evaluate('document.documentElement.lang')}-{'-'.join(kinds)}"
        if moment not in seen:
            seen.add(moment)
            player.person.keep(moment)
            assert_fits(player.person.page)
            assert_worded(player.person.page)


def column(page: Page, where: str) -> list[int]:
    """Numbers as they stand in a row."""
    return [int(text.replace("−", "-").split()[0]) for text in page.locator(where).all_inner_texts()]


def replayed(anna: Person) -> None:
    """A finished deal from its beginning to its end, with every hand."""
    expect(anna.page.locator(".player section.hand")).to_have_count(3)
    expect(anna.page.locator(".player section.hand .card-place")).to_have_count(30)
    anna.page.keyboard.press("End")
    expect(anna.page.locator("#score-title")).to_be_visible()
    anna.keep("replay", whole=True)
    assert_worded(anna.page)


def test_a_deal_of_sochi(enter: Enter) -> None:
    players = two(enter, SOCHI, bots=1)
    anna, clara = (player.person for player in players)
    table = anna.page.url
    seen: set[str] = set()
    play(players, until=lambda: set(map(deal_number, players)) == {2}, each=lambda: keeping(players, seen))
    open_panel(clara, "sheet")
    expect(clara.page.locator("dialog[open] svg.paper polygon.sector")).to_have_count(3)
    assert_usable(clara.page)
    close_panel(clara)
    anna.page.goto(f"{table}/deal/1")
    replayed(anna)
    anna.go("/matches")
    expect(anna.page.get_by_text("Sochi, as most tables play it").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.turns(8)
def test_a_short_match_of_sochi(enter: Enter) -> None:
    players = two(enter, SOCHI, bots=1)
    anna, clara = (player.person for player in players)
    seen: set[str] = set()
    play(players, until=over(players[0]), seconds=580, each=lambda: keeping(players, seen))
    expect(clara.page.locator("#over-title")).to_be_visible()
    anna.keep("over")
    assert_usable(anna.page)
    # It is settled, and nobody's gain is anything but another's loss.
    settled = column(anna.page, ".over tfoot td")
    assert len(settled) == 3
    assert sum(settled) == 0
    assert sorted(settled) == sorted(column(anna.page, ".over li b"))
    open_panel(anna, "sheet")
    expect(anna.page.locator("dialog[open] svg.paper polygon.sector")).to_have_count(3)
    assert column(anna.page, "dialog[open] #pulka-table tfoot td") == settled
    anna.keep("pulka")
    assert_usable(anna.page)
    close_panel(anna)
    # Each deal can be looked at again, with every hand.
    anna.page.get_by_role("link", name="3", exact=True).click()
    replayed(anna)
    anna.go("/matches")
    expect(anna.page.get_by_text("Sochi, as most tables play it").first).to_be_visible()


@pytest.mark.parametrize("deals", [1, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.turns(8)
def test_deals_of_klassika(enter: Enter, deals: int) -> None:
    """Four deals are a circle."""
    players = two(enter, KLASSIKA, bots=2)
    anna, clara = (player.person for player in players)
    seen: set[str] = set()
    play(players, until=lambda: deal_number(players[0]) > deals, seconds=580, each=lambda: keeping(players, seen))
    expect(anna.page.locator(".plate")).to_have_count(4)
    # Who deals holds no cards, and says so.
    play(players, until=lambda: players[0].seen.yours or players[1].seen.yours)
    open_panel(clara, "sheet")
    expect(clara.page.locator("dialog[open] svg.paper polygon.sector")).to_have_count(4)
    clara.keep("pulka")
    close_panel(clara)


@pytest.mark.turns(8)
def test_a_table_that_is_opened_again_tells_the_deal_in_the_games_own_words(enter: Enter) -> None:
    anna = enter()
    open_table(anna, SOCHI)
    player = Preferansist(anna)
    play([player], until=lambda: bool(player.seen.having("legal")), seconds=120)
    anna.page.reload()
    expect(anna.page.locator("header .deal")).to_be_visible()
    expect(anna.page.locator(".log li", has_text="Your cards:").first).to_be_attached()
    assert_worded(anna.page)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["deal", "match"])
@pytest.mark.turns(8)
def test_two_play_with_a_dummy_by_keys(enter: Enter, whole: bool) -> None:
    anna = enter()
    open_table(anna, DRAWN, bots=1)
    player = Preferansist(anna, "keys")
    play([player], until=lambda: player.seen.result or bool(player.seen.having("legal")))
    expect(anna.page.locator(".plate")).to_have_count(3)
    expect(anna.page.locator(".plate", has_text=re.compile("Dummy"))).to_be_visible()
    if not whole:
        play([player], until=lambda: deal_number(player) == 2)
        return
    play([player], until=over(player), seconds=200)
    open_panel(anna, "sheet")
    expect(anna.page.locator("dialog[open] svg.paper polygon.sector")).to_have_count(2)
    close_panel(anna)
    # What was shuffled first was the pack of the draw.
    open_panel(anna, "info")
    expect(anna.page.locator("dialog[open] dt").last).to_contain_text("Shuffle 1, for the draw of the first dealer")
    close_panel(anna)
    # The same cards once more, from the other side: its dealer deals, nobody is drawn.
    anna.page.get_by_role("link", name="2", exact=True).click()
    anna.page.get_by_role("button", name="Play this deal").click()
    anna.page.locator("dialog[open] input[type=radio]").nth(1).check()
    anna.page.locator("dialog[open] .button.primary").click()
    expect(anna.page.locator("header .deal")).to_contain_text("deal 1")
    expect(anna.page.locator(".plate", has_text=re.compile("Dummy"))).to_be_visible()
    expect(anna.page.locator(".felt .own")).not_to_have_count(0)


@pytest.mark.turns(8)
def test_who_watches_two_sees_no_hand(enter: Enter) -> None:
    anna, watcher = enter(), enter()
    open_table(anna, HUSSAR, bots=1, public=True)
    player = Preferansist(anna)
    play([player], until=lambda: player.seen.yours)
    watcher.page.goto(anna.page.url)
    expect(watcher.page.locator("header .deal")).to_contain_text("you watch")
    assert_hidden(watcher)
    play([player], until=lambda: bool(player.seen.having("legal")) or player.seen.result)
    assert_hidden(watcher)


def assert_hidden(watcher: Person) -> None:
    """No card of a hand is on the page, or only those that lie open for all."""
    shown = watcher.page.evaluate("document.querySelectorAll('.felt .own').length")
    assert shown == 0
