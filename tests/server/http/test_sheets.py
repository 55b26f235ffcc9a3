"""Sheets over HTTP: a text with a change comes in, and the server keeps nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from prikup import games
from prikup.server.settings import Rates
from tests.server.http.support import MANY, Page, problem, running, settings

NAMES = ["Anna", "Boris", "Vera", "Gleb"]
GAME = "game 1 6 H; whist 2; tricks 0 6 4 0"


def begun(page: Page, rules: str = "preferans/sochinka", **more: Any) -> dict[str, Any]:
    names = NAMES[: games.game(rules).players]
    answer = page.post("/api/sheets/new", {"rules": rules, "names": names, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def changed(page: Page, text: str, **change: Any) -> dict[str, Any]:
    answer = page.post("/api/sheets", {"text": text, **change})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_rule_sets_for_every_number_of_players(nobody: Page) -> None:
    found = nobody.get("/api/sheets").json()
    assert [one["preset"] for one in found] == games.presets()
    for one in found:
        for table in one["tables"]:
            assert games.game(table["rules"]).players == table["players"]
    klassika = next(one for one in found if one["preset"] == "preferans/klassika")
    assert [table["players"] for table in klassika["tables"]] == [4, 2, 3]


def test_an_evening(nobody: Page) -> None:
    sheet = begun(nobody)
    assert sheet["next"]["kind"] == "deal"
    assert [form["name"] for form in sheet["forms"]] == ["game", "misere", "totus", "passes", "fault"]
    sheet = changed(nobody, sheet["text"], do="add", entry=GAME)
    assert sheet["lines"][0]["said"][0].startswith("Vera: +8")
    assert sheet["svg"].startswith("<svg")
    assert sum(sheet["totals"]) == 0
    again = changed(nobody, sheet["text"])
    assert again == sheet
    sheet = changed(nobody, sheet["text"], do="add", entry="passes; tricks 3 0 4 3", language="ru")
    assert "распасы" in sheet["lines"][1]["said"][0]
    sheet = changed(nobody, sheet["text"], do="edit", line=1, entry="game 1 7 H")
    assert sheet["lines"][0]["text"] == "game 1 7 H"
    sheet = changed(nobody, sheet["text"], do="remove", line=2)
    assert [line["text"] for line in sheet["lines"]] == ["game 1 7 H"]
    sheet = changed(nobody, sheet["text"], do="undo")
    assert sheet["lines"] == []


def test_thousand_comes_with_the_view_that_its_sheet_is_drawn_from(nobody: Page) -> None:
    sheet = begun(nobody, "thousand/ru")
    entry = "contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H"
    sheet = changed(nobody, sheet["text"], do="add", entry=entry)
    (result,) = sheet["view"]["results"]
    assert (result["declarer"], result["contract"], result["totals"]) == (1, 120, [30, 120, 15])
    assert sheet["view"]["totals"] == sheet["totals"] == [30, 120, 15]


def test_what_cannot_be_is_refused_by_name_and_in_words(nobody: Page) -> None:
    sheet = changed(nobody, begun(nobody)["text"], do="add", entry=GAME)
    answer = nobody.post("/api/sheets", {"text": sheet["text"], "do": "add", "entry": "passes; tricks 0 3 4 3"})
    assert problem(answer) == (400, "entry_resting_tricks")
    params = answer.json()["params"]
    assert (params["line"], params["seat"], params["tricks"]) == (2, 1, 3)
    assert params["said"].startswith("Boris cannot have 3 tricks")
    # Fields and kinds as the form names them, not as an entry is written.
    for entry, said in (
        ("passes; tricks 1 2 3", "“Tricks” needs 4 numbers"),
        ("passes; tricks 1 2 3 5", "“Tricks” must add up to 10"),
        ("passes; level 6", "“Level” does not go with “All-pass”"),
    ):
        answer = nobody.post("/api/sheets", {"text": sheet["text"], "do": "add", "entry": entry})
        assert said in answer.json()["params"]["said"]
    for change, code in (
        ({"text": "no sheet"}, "sheet_not_one"),
        ({"text": sheet["text"], "do": "edit", "line": 9, "entry": "x"}, "sheet_no_such_line"),
        ({"text": sheet["text"], "do": "add", "entry": "x" * 500}, "bad_position"),
        ({"text": sheet["text"], "do": "burn"}, "bad_request"),
        ({"text": sheet["text"], "line": "1"}, "bad_request"),
        ({"text": sheet["text"].replace("sochinka", "nowhere")}, "unknown_preset"),
    ):
        assert problem(nobody.post("/api/sheets", change)) == (400, code)
    assert problem(nobody.post("/api/sheets/new", {"rules": "thousand/ru", "names": ["A"]})) == (400, "sheet_players")
    assert problem(nobody.post("/api/sheets/new", {"rules": "x", "names": []})) == (400, "unknown_game")


def test_a_line_of_any_number_is_refused(nobody: Page) -> None:
    text = begun(nobody)["text"]
    for line in (2**31, 2**63, 2**64, -(2**64), 2**200):
        answer = nobody.post("/api/sheets", {"text": text, "do": "remove", "line": line})
        assert problem(answer) == (400, "sheet_no_such_line")
        assert str(answer.json()["params"]["number"]) == str(line)[:40]


def test_a_sheet_that_is_too_large_is_not_read(nobody: Page) -> None:
    assert problem(nobody.post("/api/sheets", {"text": "x" * 70_000})) == (413, "body_too_large")


def test_a_flood_is_refused(tmp_path: Path) -> None:
    rates = Rates(**{name: getattr(MANY, name) for name in MANY.__struct_fields__} | {"sheets": "2/minute"})
    with running(settings(tmp_path, rates=rates)) as here:
        page = here.page()
        text = begun(page)["text"]
        changed(page, text)
        assert problem(page.post("/api/sheets", {"text": text})) == (429, "too_many_requests")
        page.close()
