"""Two people in two browsers and a bot play whole matches through the page."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.e2e.browsing import Person
from tests.e2e.conftest import Enter
from tests.e2e.player import Player
from tests.e2e.tables import (
    SHORT_PL,
    SHORT_PL_4,
    SHORT_RU,
    SHORTER_RU,
    close_panel,
    deal_number,
    open_panel,
    open_table,
    over,
    play,
    sheet_deals,
    sit_down,
)

pytestmark = pytest.mark.turns(8)


def replay(person: Person, deal: int, deals: int, sizes: tuple[int, ...] = (7, 7, 7)) -> None:
    """Looks at a finished deal from its beginning to its end; ``sizes``: of the hands as they were dealt."""
    page = person.page
    page.locator(f'.deals a[href$="/deal/{deal}"]').click()
    expect(page.locator("h1")).to_have_text(f"Deal {deal} of {deals}")
    hands = page.locator(".player section.hand")
    expect(hands).to_have_count(len(sizes))
    # All hands lie open, as they were dealt.
    cards = page.locator(".player section.hand > p.hidden-words").all_inner_texts()
    assert [len(hand.split()) for hand in cards] == [*sizes], cards
    person.keep("replay-dealt")
    page.locator(".way .slide input").press("Home")
    forward = page.locator(".way .buttons .primary")
    steps = 0
    while forward.is_enabled():
        forward.click()
        steps += 1
    assert steps >= 4, steps
    count = page.locator(".slide .count").inner_text()
    assert count == f"Step {steps} of {steps}", count
    # The deal was written: its score stands beside the last step.
    expect(page.locator("#score-title")).to_be_visible()
    person.keep("replay-end")


MATCHES = [
    pytest.param(SHORTER_RU, {"bid", "pass", "give", "card"}, id="short"),
    pytest.param(SHORT_RU, {"bid", "pass", "give", "card"}, id="ru", marks=pytest.mark.slow),
    pytest.param(SHORT_PL, {"cut", "bid", "pass", "give", "card"}, id="pl", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("rules", "kinds"), MATCHES)
def test_a_whole_match(enter: Enter, rules: str, kinds: set[str]) -> None:
    anna, clara = enter(), enter()
    open_table(anna, rules, bots=1)
    anna.keep("waiting")
    sit_down(clara, anna.page.url, "Clara")
    first, second = Player(anna), Player(clara)
    players = [first, second]

    play(players, until=lambda: deal_number(first) >= 2)
    anna.keep("second-deal")
    before = anna.page.locator(".plate .score").all_inner_texts()
    # A page loaded anew shows the table as it was.
    anna.page.reload()
    expect(anna.page.locator("header .deal")).to_have_text(re.compile("deal [2-9]"))
    assert anna.page.locator(".plate .score").all_inner_texts() == before
    play(players, until=lambda: bool(second.seen.having("legal")))
    # A page closed and opened again likewise; the other one sees that somebody is away meanwhile.
    clara.reopen()
    expect(clara.page.locator("header .deal")).to_have_text(re.compile("deal [2-9]"))
    play(players, until=lambda: deal_number(first) >= 3 or first.seen.over)
    clara.keep("third-deal")
    play(players, until=lambda: over(first)() and over(second)())

    for person in (anna, clara):
        person.keep("over")
        title = person.page.locator("#over-title").inner_text()
        assert re.search("have won|has won", title), title
    assert anna.page.locator(".over ol li.won").count() == 1
    totals = [
        int(text.replace("−", "-").replace(",", "")) for text in anna.page.locator(".over ol b").all_inner_texts()
    ]
    assert totals[0] >= int(rules.partition("end.target=")[2].partition("+")[0]), totals
    deals = anna.page.locator(".over .deals a").count()
    open_panel(anna, "sheet")
    assert sheet_deals(anna) == [str(deal) for deal in range(1, deals + 1)]
    anna.keep("sheet")
    close_panel(anna)
    replay(anna, 1, deals)
    done: Counter[str] = first.done + second.done
    assert kinds <= set(done), done


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["deals", "match"])
def test_four_play_and_one_sits_out(enter: Enter, whole: bool) -> None:
    anna, clara = enter(), enter()
    open_table(anna, SHORT_PL_4, bots=2)
    sit_down(clara, anna.page.url, "Clara")
    first, second = Player(anna), Player(clara)
    players = [first, second]
    sitting = anna.page.locator("section.plate").filter(has=anna.page.locator(".chip", has_text="sits out"))

    sat: list[str] = []
    for deal in range(2, 6 if whole else 4):
        # The dealer of each deal sits it out, one after another.
        play(players, until=lambda: sitting.count() == 1 or first.seen.over)
        if first.seen.over:
            break
        sat.append(str(sitting.get_attribute("aria-label")))
        expect(sitting.locator(".dealer")).to_have_count(1)
        if sat[-1] == "Anna":
            anna.keep("sits-out")
        play(players, until=lambda deal=deal: deal_number(first) >= deal or first.seen.over)  # type: ignore[misc]
    assert len(sat) >= 2, sat
    assert len(set(sat)) == len(sat), sat
    anna.keep("later-deal")
    if not whole:
        return
    play(players, until=lambda: over(first)() and over(second)())
    anna.keep("over")
    deals = anna.page.locator(".over .deals a").count()
    open_panel(anna, "sheet")
    assert sheet_deals(anna) == [str(deal) for deal in range(1, deals + 1)]
    anna.keep("sheet")
    close_panel(anna)
    assert {"pass", "card"} <= set(first.done + second.done)
