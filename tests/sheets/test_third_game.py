"""A game without its own face can be kept on a sheet, shown, drawn, settled and listed like the others."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import prikup
from prikup import sheets
from prikup.cli.app import run
from prikup.core.errors import PrikupError
from prikup.games import GAMES
from prikup.server import rule_editor
from prikup.sheets.changes import Refused, begun, changed
from prikup.sheets.choices import sheet_presets
from prikup.texts import COMPLETE, Texts
from tests.server.http.support import running, settings
from tests.support.third_game import NAME, third_game

RULES = f"{NAME}/plain"


@pytest.fixture(autouse=True)
def _third(tmp_path: Path) -> Iterator[None]:
    with third_game(tmp_path):
        yield


def test_a_sheet_of_it_is_kept_and_settled(tmp_path: Path) -> None:
    sheet = sheets.begin(RULES, ["Anna", "Boris"], dealer=1)
    for entry in ("won 0", "drawn", "won 0", "won 1"):
        sheet = sheet.enter(entry)
    assert (sheet.totals, sheet.dealer, sheet.over, sheet.waits_for) == ((2, 1), 1, False, "dealing")
    assert [one.totals for one in sheet.written] == [(1, 0), (1, 0), (2, 0), (2, 1)]
    assert sheet.settle().money(2, "zł").text(1) == "−2 zł"
    assert parse_again(sheet) == sheet
    with pytest.raises(sheets.SheetError) as caught:
        sheet.enter("won 2")
    assert caught.value.cause is not None
    assert caught.value.cause.code == "entry_range"
    ended = sheet.enter("won 0")
    assert (ended.winners, ended.over) == ((0,), True)
    with pytest.raises(PrikupError):
        ended.enter("drawn")


def parse_again(sheet: sheets.ScoreSheet) -> sheets.ScoreSheet:
    return sheets.parse(sheet.text())


@pytest.mark.parametrize("language", COMPLETE)
def test_it_is_shown_and_drawn_in_every_language(language: str) -> None:
    sheet = sheets.begin(RULES, ["Anna", "Boris"]).enter("won 0").enter("won 1")
    assert "Anna" in sheet.draw(language)
    assert sheet.svg(language).startswith("<svg")
    assert "Boris" in sheet.settlement_text(language)
    said = sheet.shown(language)
    assert (said.game, said.totals, said.next.kind, said.forms) == (NAME, (1, 1), "deal", ())
    over = sheet.enter("won 1").enter("won 1").shown(language)
    assert (over.next.kind, over.winners) == ("over", (1,))
    words = Texts(language, strict=True)
    text = begun(words, RULES, ("A", "B"), 0).text
    assert changed(words, text, "add", entry="won 1").totals == (0, 1)
    with pytest.raises(Refused) as caught:
        changed(words, text, "add", entry="won 7")
    assert (caught.value.code, caught.value.params["line"]) == ("entry_range", 1)


def test_the_command_keeps_its_sheets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evening.sheet"
    assert run(["sheet", str(file), "--new", RULES, "--names", "Anna,Boris", "--add", "won 1", "--settle"]) == 0
    assert "Anna" in capsys.readouterr().out
    assert run(["sheet", str(file), "--add", "won 9"]) == 2
    told = capsys.readouterr().err
    assert "entry_range" in told
    assert "Traceback" not in told


def test_the_server_lists_it(tmp_path: Path) -> None:
    assert RULES in {one.preset for one in sheet_presets()}
    assert NAME in {info.game for info in rule_editor.game_infos()}
    with running(settings(tmp_path)) as site:
        page = site.guest()
        listed = page.get("/api/sheets").json()
        assert {"rules": RULES, "players": 2} in next(one for one in listed if one["game"] == NAME)["tables"]
        assert NAME in {one["game"] for one in page.get("/api/games").json()}
        sheet = page.post("/api/sheets/new", {"rules": RULES, "names": ["A", "B"]}).json()
        answer = page.post("/api/sheets", {"text": sheet["text"], "do": "add", "entry": "won 1"})
        assert answer.json()["totals"] == [0, 1]
        refused = page.post("/api/sheets", {"text": sheet["text"], "do": "add", "entry": "won x"})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_number")
        json.dumps(answer.json())
        page.close()


def asks_for_a_game(source: str) -> Iterator[int]:
    """The lines on which code branches on the class of a game."""
    classes = {kind.__name__ for kind in GAMES.values()}

    def named(node: ast.AST) -> bool:
        """Whether an expression is such a class, or a union or collection with one."""
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            return any(named(one) for one in node.elts)
        if isinstance(node, ast.BinOp):
            return named(node.left) or named(node.right)
        return getattr(node, "id", getattr(node, "attr", "")) in classes

    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]) if named(kinds):
                yield node.lineno
            case ast.Compare(left=left, comparators=others) if any(named(one) for one in (left, *others)):
                yield node.lineno
            case ast.MatchClass(cls=kind) if named(kind):
                yield node.lineno
            case ast.Dict(keys=keys) if any(one is not None and named(one) for one in keys):
                yield node.lineno


@pytest.mark.parametrize(
    "question",
    [
        "isinstance(game, Thousand)",
        "isinstance(g, (Coins, Preferans))",
        "isinstance(found(rules), prikup.thousand.game.Thousand | Coins)",
        "type(game) is Thousand",
        "type(game) in {Thousand, Preferans}",
        "match game:\n    case Thousand():\n        pass",
        "FACES = {Thousand: 1}",
    ],
)
def test_the_search_finds_such_questions(question: str) -> None:
    assert list(asks_for_a_game(question)) == [2 if question.startswith("match") else 1]


def test_nobody_outside_a_game_asks_which_game_it_is() -> None:
    package = Path(prikup.__file__).parent
    outside = [path.relative_to(package) for path in sorted(package.rglob("*.py"))]
    outside = [path for path in outside if not {"thousand", "preferans"} & set(path.parts)]
    assert len(outside) > 100
    found = [f"{path}:{line}" for path in outside for line in asks_for_a_game((package / path).read_text("utf-8"))]
    assert found == []
