"""What a sheet asks for next: in words for people, and as a form."""

from __future__ import annotations

import pytest

from prikup.core.errors import PrikupError
from prikup.sheets import changes, keeper
from prikup.sheets.as_text import sheet_lines
from prikup.sheets.forms import EntryForm
from prikup.sheets.keeper import ScoredSheet
from prikup.sheets.shown import SheetShown, shown
from prikup.texts import Texts
from tests.sheets.support import kept, played

KLASSIKA, THOUSAND = "preferans/klassika", "thousand/ru"
ENGLISH = Texts("en", strict=True)
HELPS = (f"{KLASSIKA}+help.choice=on", "stage proper; size 20; pools 20 10 10 18; cover 14 14 14 14")


def told(score: ScoredSheet) -> SheetShown:
    return shown(score, ENGLISH)


def form(sheet: SheetShown, name: str) -> EntryForm:
    """The form of this name."""
    return next(one for one in sheet.forms if one.name == name)


def test_who_may_choose_whom_to_help_is_asked() -> None:
    """Boris and Vera are below the twenty points of their pools; Gleb has helped before him."""
    rules, start = HELPS
    sheet = told(played(rules, "game 0 8 C; whist 1; tricks 8 2 0 0", dealer=3, start=start))
    assert (sheet.next.kind, sheet.next.seats) == ("help", (0,))
    assert "Anna" in sheet.next.said[-1]
    (asked,) = sheet.forms
    assert (asked.name, asked.begin) == ("help", "0 help")
    (whom,) = asked.head
    assert (whom.name, [one.value for one in whom.choices]) == ("to", ["1", "2"])
    done = told(played(rules, "game 0 8 C; whist 1; tricks 8 2 0 0", "0 help 2", dealer=3, start=start))
    assert done.next.kind == "deal"


def test_the_owner_of_the_hill_is_asked_for_his_terms() -> None:
    """PF-268a: the last all-pass after the Razbojnik is written, and Boris has the largest hill."""
    last, start = "passes; tricks 1 3 3 3", "stage circles; forced 1; hills 20 37 20 20; cover 13 13 13 13"
    sheet = told(played(KLASSIKA, last, start=start))
    assert (sheet.next.kind, sheet.next.seats) == ("terms", (1,))
    assert "Boris" in sheet.next.said[-1]
    (asked,) = sheet.forms
    assert (asked.name, asked.begin) == ("terms", "1 terms")
    assert [item.name for item in asked.head] == ["price", "pool", "circles"]
    price, pool, circles = asked.head
    assert (price.least, pool.least <= int(pool.value) == pool.most) == (1, True)
    done = told(played(KLASSIKA, last, f"1 terms 1 {pool.value} {circles.value}", start=start))
    assert done.next.kind == "deal"
    assert done.pulka is not None
    assert done.pulka.size == int(pool.value)


def test_a_soloist_who_owes_only_the_misere_is_asked_for_nothing_else() -> None:
    """PF-261: seat 1 plays alone; the games from six to ten are played, the misere is not."""
    sheet = told(played(KLASSIKA, start="owed 63 32 63 63"))
    assert [one.name for one in sheet.forms] == ["misere", "fault"]


def test_once_the_match_is_over_nothing_is_asked() -> None:
    over = kept("preferans/sochi", "game 1 6 H; whist 2; tricks 0 6 4", start="size 10; pools 10 9 10")
    sheet = told(keeper.played(over))
    assert (sheet.next.kind, sheet.forms) == ("over", ())
    assert sheet.winners == sheet.next.seats


def test_what_a_deal_of_thousand_asks_for_follows_the_rules() -> None:
    plain = form(told(played(THOUSAND)), "contract")
    assert "captured" not in {item.name for item in plain.more}
    (pairs,) = (item for item in plain.more if item.name == "marriages")
    assert [one.value for one in pairs.second] == ["S", "C", "D", "H"]
    captured = form(told(played(f"{THOUSAND}+marriages.captured=20")), "contract")
    (count,) = (item for item in captured.more if item.name == "captured")
    assert (len(count.choices), count.most, count.optional) == (3, 4, True)
    aces = form(told(played(f"{THOUSAND}+marriages.aces=score")), "contract")
    (pairs,) = (item for item in aces.more if item.name == "marriages")
    assert [one.value for one in pairs.second] == ["S", "C", "D", "H", "-"]


def test_who_took_the_last_trick_is_asked_where_it_counts() -> None:
    plain = form(told(played(THOUSAND)), "contract")
    assert "last" not in {item.name for item in plain.more}
    counting = form(told(played(f"{THOUSAND}+play.last_trick=10")), "contract")
    (last,) = (item for item in counting.more if item.name == "last")
    assert (last.kind, [one.value for one in last.choices], last.optional) == ("choice", ["0", "1", "2"], False)


def test_hands_that_are_praised_are_entered_where_they_count() -> None:
    """TH-R-033, TH-R-034."""
    assert "praise" not in {one.name for one in told(played(THOUSAND)).forms}
    for options, counts in (("+praises.three=on", ["3"]), ("+praises.three=on+praises.four=on", ["3", "4"])):
        sheet = played(f"{THOUSAND}{options}")
        praise = form(told(sheet), "praise")
        who, count = praise.head
        assert [one.value for one in who.choices] == ["0", "1", "2"]
        assert [one.value for one in count.choices] == counts
        # What the form writes is an entry.
        told(played(f"{THOUSAND}{options}", f"{praise.begin} 1 {count.choices[0].value}"))


def test_marriages_announced_before_the_first_lead_are_entered() -> None:
    """BT-026a."""
    rules = f"{THOUSAND}+marriages.when=before"
    assert "marriages" in {item.name for item in form(told(played(rules)), "contract").more}
    score = played(rules, "contract 1 120; points 20 50 50; tricks 2 3 3; marriages 1 H")
    assert score.sheet.totals == (20, 120, 50)


def test_bombs_stand_on_the_sheet() -> None:
    score = played(KLASSIKA, start="stage proper; size 20; bombs - / 2 4 / - / -")
    lines = sheet_lines(score, told(score), ENGLISH)
    assert [line for line in lines if "×" in line] == ["  bombs           ×2 ×4"]


def test_starting_figures_that_are_too_long() -> None:
    with pytest.raises(PrikupError) as caught:
        changes.begun(ENGLISH, THOUSAND, ("A", "B", "C"), 0, "totals 0 0 0" + " " * 2000)
    assert caught.value.code == "sheet_too_large"
    assert caught.value.params["limit"] == changes.LONGEST_START


def test_a_note_about_the_sheet_is_one_line() -> None:
    with pytest.raises(PrikupError) as caught:
        keeper.begun(THOUSAND, ("A", "B", "C"), 0, about="two\nlines")
    assert (caught.value.code, caught.value.params["name"]) == ("sheet_header", "about")


def test_a_sheet_that_cannot_be_played_is_mended_line_by_line() -> None:
    """No play gives the first line, which stood there before; the second one cannot even be scored."""
    text = kept(THOUSAND).text() + "contract 2 110 forced; points 20 50 50; tricks 2 3 3\ncontract 9 120\n"
    broken = keeper.parse(text)
    mended = keeper.edited(broken, 2, "fault 0 look")
    assert [line.impossible is not None for line in mended.written] == [True, False]
