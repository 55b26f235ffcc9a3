"""``prikup sheet``: begins, changes, shows, draws; a refused entry loses nothing."""

from __future__ import annotations

import json
import os
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import Mock

import pytest

from prikup.cli.errors import InputError
from prikup.cli.files import write_new
from prikup.games import options
from prikup.texts import COMPLETE, Texts
from tests.cli.conftest import Run

pytestmark = pytest.mark.turns(2)

NAMES = "Anna,Boris,Vera,Gleb"
GAME = "game 1 6 H; whist 2; tricks 0 6 4 0"


@pytest.fixture
def run(inside: Run) -> Run:
    """These tests are about the output, not about the process."""
    return inside


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A sheet of Preferans with one deal."""
    path = tmp_path / "evening.sheet"
    found = run("sheet", str(path), "--new", "preferans/sochinka", "--names", NAMES, "--add", GAME)
    assert found.returncode == 0, found.stderr
    return path


def test_a_sheet_of_preferans(run: Run, file: Path, tmp_path: Path) -> None:
    found = run("sheet", str(file))
    assert found.returncode == 0
    for words in (GAME, "Vera: +8", "whists on Boris  8.", "▸ Anna (first dealer)", "Deal 2: Boris deals."):
        assert words in found.stdout, found.stdout
    assert run("sheet", str(file), "--lang", "ru").stdout != found.stdout
    two = ("--add", "passes; tricks 3 0 4 3", "--add", "misere 3; tricks 4 0 6 0")
    assert run("sheet", str(file), *two).returncode == 0
    assert file.read_text("utf-8").splitlines()[-2:] == ["passes; tricks 3 0 4 3", "misere 3; tricks 4 0 6 0"]
    assert run("sheet", str(file), "--undo").returncode == 0
    assert run("sheet", str(file), "--edit", "1", "game 1 7 NT").returncode == 0
    assert run("sheet", str(file), "--remove", "2").returncode == 0
    assert file.read_text("utf-8").splitlines()[-1] == "game 1 7 NT"
    settled = run("sheet", str(file), "--settle", "--svg", str(tmp_path / "evening.svg"))
    assert "gives each other" in settled.stdout
    drawn = (tmp_path / "evening.svg").read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "Gleb" in drawn
    data = json.loads(run("sheet", str(file), "--json").stdout)
    assert data["lines"][0]["text"] == "game 1 7 NT"
    assert sum(account["whole"] for account in data["accounts"]) == 0


def test_a_settlement_in_money(run: Run, file: Path) -> None:
    """Boris 1 made a six that Vera whisted with four tricks: 2 points in the pool are 20 whists, less 8."""
    before = file.read_text("utf-8")
    found = run("sheet", str(file), "--price", "0.05 €")
    whole = [account["whole"] for account in json.loads(run("sheet", str(file), "--json").stdout)["accounts"]]
    assert sum(whole) == 0
    for name, amount in zip(NAMES.split(","), whole, strict=True):
        shown = f"{'−' if amount < 0 else ''}€{abs(amount) * 5 / 100:.2f}"
        assert any(line.split("  ")[0] == name and line.endswith(shown) for line in found.stdout.splitlines()), name
    assert "money, €0.05 each" in found.stdout
    assert " → " in found.stdout
    assert "gives each other" in found.stdout
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize("price", ["0.05 €", "0,05 €", "€0.05", "€ 0,05", "0,05€", " 0.05  € "])
def test_a_price_as_people_write_it(run: Run, file: Path, price: str) -> None:
    for language, each in (("en", "€0.05"), ("ru", "0,05 €"), ("pl", "0,05 €"), ("de", "0,05 €"), ("es", "0,05 €")):
        found = run("sheet", str(file), "--price", price, "--lang", language)
        assert found.returncode == 0, found.stderr
        assert each in found.stdout


def test_a_currency_may_be_a_word_or_missing(run: Run, file: Path) -> None:
    assert "5 centów" in run("sheet", str(file), "--price", "5 centów", "--lang", "pl").stdout
    assert "0.5 złoty" in run("sheet", str(file), "--price", "0,5 złoty").stdout
    assert "по 0,5\n" in run("sheet", str(file), "--price", "0.5", "--lang", "ru").stdout.replace("  ", "\n")


@pytest.mark.parametrize("language", ["en", "ru", "pl", "de", "es"])
def test_an_option_without_its_value_says_so(run: Run, file: Path, language: str) -> None:
    for given, name in ((("--edit", "1"), "--edit"), (("--price", "-5 €"), "--price"), (("--remove",), "--remove")):
        found = run("sheet", str(file), *given, "--lang", language)
        assert found.returncode == 2
        assert f"{name}=" in found.stderr
    missing = run("sheet", "--lang", language)
    assert missing.returncode == 2
    assert "=" not in missing.stderr


@pytest.mark.parametrize("language", ["en", "ru", "pl", "de", "es"])
def test_a_start_names_the_rule_and_not_its_key(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "new.sheet"
    found = run("sheet", str(path), "--new", "thousand/ru", "--start", "totals 905 0 0", "--lang", language)
    assert found.returncode == 2
    assert "barrel.at" not in found.stderr
    assert Texts(language).option_title(options("thousand")["barrel.at"]) in found.stderr
    assert not path.exists()


@pytest.mark.parametrize("language", ["en", "ru", "pl", "de", "es"])
def test_an_entry_that_lacks_something_is_told_what(run: Run, tmp_path: Path, language: str) -> None:
    path = str(tmp_path / "thousand.sheet")
    run("sheet", path, "--new", "thousand/ru")
    for entry, wants in (
        ("contract", "contract <seat> <amount> [forced]"),
        ("contract 1", "contract <seat> <amount> [forced]"),
        ("contract 1 120; marriages 1", "marriages <seat> <suit> / …"),
        ("contract 1 120; points", "points …"),
    ):
        found = run("sheet", path, "--add", entry, "--lang", language)
        assert found.returncode == 2
        assert wants in found.stderr, found.stderr
    nobody = run("sheet", path, "--add", "contract -1 120; points 120 0 0; tricks 8 0 0", "--lang", language)
    assert "entry_seat" in nobody.stderr
    assert " -1" in nobody.stderr
    assert Texts(language).say("seat-table") not in nobody.stderr


@pytest.mark.parametrize("price", ["dear", "-1", "nan", "", "1e99", "1,000", "€5 zł", "5.5.5", "0,", "+1", "−5", "٣"])
def test_a_price_that_is_none(run: Run, file: Path, price: str) -> None:
    before = file.read_text("utf-8")
    found = run("sheet", str(file), "--add", "passes; tricks 3 0 4 3", f"--price={price}")
    assert found.returncode == 2
    assert "bad_number" in found.stderr
    assert file.read_text("utf-8") == before


def test_a_sheet_of_thousand(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "thousand.sheet"
    deals = (
        "contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H",
        "contract 0 105; points 105 0 15; tricks 7 0 1",
    )
    adding = [word for deal in deals for word in ("--add", deal)]
    found = run("sheet", str(path), "--new", "thousand/ru", "--names", "Anna,Boris,Vera", *adding, "--settle")
    assert found.returncode == 0, found.stderr
    rows = [row.split() for row in found.stdout.splitlines()]
    assert ["1", "30", "120", "15"] in rows
    assert ["2", "135", "–", "120", "30"] in rows
    assert "bolts: Boris 1" in found.stdout
    assert run("sheet", str(path), "--svg", str(tmp_path / "drawn.svg")).returncode == 0
    drawn = ET.fromstring((tmp_path / "drawn.svg").read_text("utf-8"))
    assert {"Anna", "Boris", "Vera", "– 120", "135", "30"} <= set(drawn.itertext())


def test_what_a_sheet_is_about_stands_under_its_rules(run: Run, file: Path) -> None:
    rules, empty, *rest = run("sheet", str(file)).stdout.splitlines()
    header, _, entries = file.read_text("utf-8").partition("\n")
    file.write_text(f"{header}\nabout: The evening at the lake\n{entries}", "utf-8")
    assert run("sheet", str(file)).stdout.splitlines() == [rules, "The evening at the lake", empty, *rest]


def test_a_sheet_that_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.sheet"
    begin = ("--new", "thousand/ru", "--names", "A,B,C", "--dealer", "2", "--start", "totals 500 300 120")
    assert "contract" not in run("sheet", str(path), *begin).stdout
    found = run("sheet", str(path), "--add", "contract 0 100; points 100 0 20; tricks 7 0 1")
    assert ["1", "600", "–", "300", "140"] in [row.split() for row in found.stdout.splitlines()]
    assert "start: totals 500 300 120" in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--add", "game 2 6 H; whist 3; tricks 0 0 11 0"), "entry_range"),
        (("--add", "passes; tricks 0 3 4 3"), "entry_resting_tricks"),
        (("--add", "passes; tricks 3 0 4 3", "--add", "game 1 6 H; whist 3; tricks"), "bad_field"),
        (("--add", "three nines"), "unknown_field"),
        (("--edit", "2", GAME), "sheet_no_such_line"),
        (("--edit", "x", GAME), "usage"),
        (("--edit", "9" * 40, GAME), "sheet_no_such_line"),
        (("--remove", "5"), "sheet_no_such_line"),
        (("--undo", "--undo"), "usage"),
        (("--names", "A,B"), "sheet_not_new"),
        (("--new", "thousand/ru", "--names", "A,B,C"), "file_exists"),
        (("--new", "thousand/ru", "--names", "A,B"), "sheet_players"),
        (("--new", "thousand/nowhere"), "unknown_preset"),
        (("--add", "fault 1 misdeal", "--svg", "/nowhere/at/all.svg"), "not_writable"),
    ],
)
def test_a_refusal_is_one_line_and_loses_nothing(run: Run, file: Path, arguments: tuple[str, ...], code: str) -> None:
    before = file.read_bytes()
    found = run("sheet", str(file), *arguments)
    assert found.returncode == 2
    assert found.stdout == ""
    assert found.stderr.count("\n") == 1
    assert found.stderr.rstrip().endswith(f"({code})"), found.stderr
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir() if ".new" in path.name] == []


def test_files_that_are_no_sheets(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.sheet"
    for data, code in ((b"prikup record 1\n", "sheet_not_one"), (b"\xff\xfe", "not_readable")):
        bad.write_bytes(data)
        found = run("sheet", str(bad))
        assert (found.returncode, found.stderr.rstrip().endswith(f"({code})")) == (2, True), found.stderr
        assert bad.read_bytes() == data
    missing = run("sheet", str(tmp_path / "none.sheet")).stderr
    assert "(sheet_no_file)" in missing
    assert "--new" in missing


def test_a_new_sheet_needs_a_folder(run: Run, tmp_path: Path) -> None:
    found = run("sheet", str(tmp_path / "no" / "new.sheet"), "--new", "thousand/ru")
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1)
    assert "(not_writable)" in found.stderr


def test_a_word_that_no_entry_begins_with_is_answered_with_those_that_do(run: Run, file: Path) -> None:
    found = run("sheet", str(file), "--add", "spiel 1 6 H").stderr
    assert "game, " in found
    assert "passes" in found


def test_a_drawing_may_be_read_by_whoever_may_read_the_sheet(run: Run, file: Path, tmp_path: Path) -> None:
    run("sheet", str(file), "--svg", str(tmp_path / "drawn.svg"))
    assert (tmp_path / "drawn.svg").stat().st_mode == file.stat().st_mode


def test_an_error_names_the_players(run: Run, file: Path) -> None:
    assert "Boris cannot have 3 tricks" in run("sheet", str(file), "--add", "passes; tricks 0 3 4 3").stderr


@pytest.mark.parametrize("language", COMPLETE)
def test_the_help_teaches_both_languages_of_entries(spawn: Run, language: str) -> None:
    found = spawn("sheet", "--help", "--lang", language, COLUMNS="400")
    assert found.returncode == 0
    for words in (
        "contract 1 120; points 31 75 14",
        "game 1 6 H; whist 2; tricks 0 6 4 0",
        "3 terms 10 20 0",
        "--settle",
    ):
        assert words in found.stdout


def test_only_a_drawing_is_drawn_over(run: Run, file: Path, tmp_path: Path) -> None:
    other, fresh = tmp_path / "other.sheet", tmp_path / "fresh.sheet"
    other.write_text("precious", "utf-8")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    link = tmp_path / "link.sheet"
    link.symlink_to(file)
    before = file.read_bytes()
    for target, code in ((file, "file_exists"), (link, "file_exists"), (other, "file_exists"), (pipe, "not_writable")):
        found = run("sheet", str(file), "--undo", "--svg", str(target))
        assert (found.returncode, found.stdout) == (2, "")
        assert found.stderr.rstrip().endswith(f"({code})"), found.stderr
    assert file.read_bytes() == before
    assert other.read_text("utf-8") == "precious"
    assert pipe.is_fifo()
    begin = ("--new", "preferans/sochi", "--names", "A,B,C", "--svg")
    assert "(file_exists)" in run("sheet", str(fresh), *begin, str(fresh)).stderr
    assert not fresh.exists()
    drawing = tmp_path / "old.svg"
    assert run("sheet", str(file), "--svg", str(drawing)).returncode == 0
    assert run("sheet", str(file), "--svg", str(drawing)).returncode == 0
    assert drawing.read_bytes()[:4] == b"<svg"


def test_a_link_stays_one_and_a_protected_file_is_left(run: Run, file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sheet"
    link.symlink_to(file.name)
    assert run("sheet", str(link), "--undo").returncode == 0
    assert link.is_symlink()
    assert GAME not in file.read_text("utf-8")
    file.chmod(0o444)
    before = file.read_bytes()
    found = run("sheet", str(file), "--add", GAME)
    assert found.returncode == 2
    assert found.stderr.rstrip().endswith("(not_writable)")
    assert file.read_bytes() == before


def test_of_programs_at_the_same_time_none_loses_anothers_deal(spawn: Run, file: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: spawn("sheet", str(file), "--add", "fault 1 misdeal"), range(4)))
    done = [one for one in found if one.returncode == 0]
    assert done
    assert all(one in done or one.stderr.rstrip().endswith("(changed_elsewhere)") for one in found)
    assert file.read_text("utf-8").count("fault 1 misdeal") == len(done)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_sheet_is_begun_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "new.sheet"

    def killed(*_: object) -> None:
        assert not path.exists()
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "link", killed)
    with pytest.raises(KeyboardInterrupt):
        write_new(path, "all of it")
    assert list(tmp_path.iterdir()) == []
    # Where the file system knows no hard links.
    monkeypatch.setattr(os, "link", Mock(side_effect=OSError(1, "no links")))
    write_new(path, "all of it")
    assert path.read_text("utf-8") == "all of it"
    with pytest.raises(InputError) as caught:
        write_new(path, "another")
    assert caught.value.error.code == "file_exists"
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_a_field_that_does_not_exist_is_told_with_those_that_do(run: Run, file: Path) -> None:
    assert "known: game, misere, totus, passes" in run("sheet", str(file), "--add", "gane 1 6 H").stderr


def test_what_a_killed_program_left_is_taken_away(run: Run, file: Path) -> None:
    old, young, other = (
        file.with_name(f".{name}.new") for name in ("evening.sheet.0badcafe", "evening.sheet.1badcafe", "notes")
    )
    for left in (old, young, other):
        left.write_text("half of", "utf-8")
    for left in (old, other):
        os.utime(left, (1, 1))
    assert run("sheet", str(file), "--undo").returncode == 0
    assert (old.exists(), young.exists(), other.exists()) == (False, True, True)


def test_a_line_that_no_play_gives_is_marked(run: Run, tmp_path: Path) -> None:
    """Older versions took it: it is read and counted, but a new one is refused."""
    line = "contract 2 120 dark; points 31 14 75; tricks 2 1 5; marriages 2 H"
    file = tmp_path / "old.sheet"
    text = (
        f"prikup sheet 1\nrules: thousand/ru-common\nseat 0: Anna\nseat 1: Boris\nseat 2: Vera\ndealer: 0\n\n{line}\n"
    )
    file.write_text(text, "utf-8")
    found = run("sheet", str(file))
    assert found.returncode == 0
    assert "! No play gives this line" in found.stdout
    refused = run("sheet", str(file), "--edit", "1", line)
    assert refused.returncode == 2
    assert "entry_dark_bid" in refused.stderr
    assert file.read_text("utf-8") == text
