"""Sheets as a program uses them: changes give new sheets, refusals leave the old one, numbers and money are exact."""

from __future__ import annotations

import os
import stat
import xml.etree.ElementTree as ET
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from prikup import games, sheets
from prikup.core.errors import NotationError, PrikupError, RulesError
from prikup.notation.entries import parse_entry
from prikup.sheets.changes import changed
from prikup.sheets.errors import SheetError
from prikup.texts import COMPLETE, Texts
from tests.sheets.support import kept

NAMES = ("Anna", "Boris", "Vera", "Gleb")
GAME = "game 1 6 H; whist 2; tricks 0 6 4 0"
CONTRACT = "contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H"


@pytest.fixture
def pulka() -> sheets.ScoreSheet:
    return sheets.begin("preferans/sochinka", NAMES).enter(GAME).enter("passes; tricks 3 0 4 3")


def test_every_change_gives_another_sheet(pulka: sheets.ScoreSheet) -> None:
    text = pulka.text()
    again = pulka.undo()
    assert [one.text for one in again.written] == [GAME]
    assert pulka.edit(1, "game 1 7 NT").written[0].text == "game 1 7 NT"
    assert pulka.remove(2) == again
    assert hash(pulka.remove(2)) == hash(again)
    assert again.enter("passes; tricks 3 0 4 3") == pulka
    assert pulka.text() == text
    assert pulka != text
    entry = parse_entry(games.game(pulka.rules), "passes; tricks 3 0 4 3")
    assert again.enter(entry) == pulka


def test_what_stands_on_it(pulka: sheets.ScoreSheet) -> None:
    assert repr(pulka) == "<ScoreSheet preferans/sochinka: 2 lines, totals (-10, 32, -12, -10)>"
    assert (pulka.rules, pulka.names, pulka.dealer) == ("preferans/sochinka", NAMES, 1)
    assert pulka.sheet.pools == (0, 2, 0, 0)
    assert (pulka.totals, pulka.winners, pulka.over) == ((-10, 32, -12, -10), (), False)
    assert (pulka.waits_for, pulka.facts().resting) == ("dealing", (1,))
    thousand = sheets.begin("thousand/ru", NAMES[:3]).enter(CONTRACT)
    assert (thousand.totals, thousand.sheet.totals) == ((30, 120, 15), (30, 120, 15))
    lines = [(line.seat, line.name, line.amount) for line in thousand.written[0].lines]
    assert (1, "contract", 120) in lines


def test_the_worked_settlement_in_money() -> None:
    """PF-257b."""
    start = (
        "stage proper; size 20; pools 20 14 12 20; hills 20 2 30 26; "
        "whists 0 64 40 12 / 30 0 88 20 / 16 24 0 56 / 48 10 36 0"
    )
    settlement = sheets.begin("preferans/klassika", NAMES, 3, start=start).settle()
    assert (settlement.unit, settlement.whole) == ("whists", (52, 190, -218, -24))
    assert settlement.exact == tuple(map(Fraction, settlement.whole))
    assert [one.carried for one in settlement.steps] == [20, 8, 38, 26]
    money = settlement.money(Decimal("0.25"), "złoty")
    assert money.amounts == (Decimal("13.00"), Decimal("47.50"), Decimal("-54.50"), Decimal("-6.00"))
    assert [money.text(seat) for seat in (1, 2)] == ["47.50 złoty", "−54.50 złoty"]
    assert [(one.payer, one.to, one.amount) for one in money.payments] == [
        (2, 1, Decimal("47.50")),
        (2, 0, Decimal("7.00")),
        (3, 0, Decimal("6.00")),
    ]
    assert settlement.money("1").text(0) == "52"
    assert not settlement.money(0).payments


@pytest.mark.parametrize(
    "price", [0.1, True, None, "", "ten", "NaN", "-1", "Infinity", "1e99", "1" * 40, Decimal("sNaN")]
)
def test_a_price_that_is_none(pulka: sheets.ScoreSheet, price: Any) -> None:
    with pytest.raises(NotationError) as caught:
        pulka.settle().money(price)
    assert caught.value.code == "bad_number"


def test_who_pays_whom_settles_all() -> None:
    for whole in [(3, -1, -1, -1), (-5, 5, 7, -7), (0, 0), (-9, 4, 5)]:
        money = sheets.Settlement("whists", tuple(map(Fraction, whole)), whole).money("0.10")
        left = list(money.amounts)
        for one in money.payments:
            assert one.amount > 0
            left[one.payer] += one.amount
            left[one.to] -= one.amount
        assert not any(left)
        assert len(money.payments) < len(whole)


def test_thousand_pays_by_tariff_once_it_is_over() -> None:
    rules = "thousand/ru+end.target=300+barrel.at=off+end.tariff=2"
    sheet = sheets.begin(rules, NAMES[:3])
    assert sheet.settle().whole == (0, 0, 0)
    won = sheet.enter("contract 0 300; points 120 0 0; tricks 8 0 0; marriages 0 H / 0 D")
    assert (won.over, won.winners) == (True, (0,))
    settlement = won.settle()
    assert settlement.unit == "tariff"
    assert settlement.whole == (1200, -600, -600)
    assert settlement.money("0.01", "€").text(0) == "12.00 €"


@pytest.mark.parametrize("language", COMPLETE)
def test_it_is_drawn_as_text_and_as_a_picture(pulka: sheets.ScoreSheet, language: str) -> None:
    thousand = sheets.begin("thousand/ru", ["Anna", "B<&>", "Vera"]).enter(CONTRACT)
    for sheet in (pulka, thousand, sheets.begin("1001/hulsemann", NAMES[:2])):
        drawn = sheet.draw(language)
        assert all(name in drawn for name in sheet.names)
        picture = ET.fromstring(sheet.svg(language))
        told = "".join(picture.itertext())
        assert all(name in told for name in sheet.names)
        assert sheet.settlement_text(language)
    assert "120" in "".join(ET.fromstring(thousand.svg(language)).itertext())


def test_files(pulka: sheets.ScoreSheet, tmp_path: Path) -> None:
    path = tmp_path / "evening.sheet"
    pulka.write(path)
    assert path.read_text("utf-8") == pulka.text()
    assert sheets.read(path) == pulka
    pulka.undo().write(str(path))
    assert sheets.read(str(path)) == pulka.undo()
    assert [one.name for one in tmp_path.iterdir()] == ["evening.sheet"]
    link = tmp_path / "link.sheet"
    link.symlink_to(path)
    pulka.write(link)
    assert link.is_symlink()
    assert sheets.read(path) == pulka
    with pytest.raises(OSError, match="nowhere"):
        pulka.write(tmp_path / "nowhere" / "evening.sheet")
    with pytest.raises(FileNotFoundError):
        sheets.read(tmp_path / "none.sheet")


def test_what_was_written_lasts(pulka: sheets.ScoreSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text is on the disk before the file has its name, and then the name."""
    path = tmp_path / "evening.sheet"
    synced: list[tuple[bool, bool]] = []

    def fsync(handle: int) -> None:
        synced.append((stat.S_ISDIR(os.fstat(handle).st_mode), path.exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    pulka.write(path)
    assert synced == [(False, False), (True, True)]


def test_a_file_keeps_its_permissions(pulka: sheets.ScoreSheet, tmp_path: Path) -> None:
    path = tmp_path / "evening.sheet"
    pulka.write(path)
    path.chmod(0o640)
    pulka.undo().write(path)
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "sheet_not_one"),
        (b"\xff\xfe", "sheet_not_one"),
        (b"prikup record 1\n", "sheet_not_one"),
        (b"prikup sheet 1\nrules: thousand/ru\nseat 0: A\n", "sheet_players"),
        (b"prikup sheet 1\nrules: thousand/ru\nseat 0: A\nseat 1: B\nseat 2: C\n\ncontract 9 120\n", "sheet_line"),
        (b"x" * 900_000, "sheet_too_large"),
    ],
)
def test_files_that_are_no_sheets(tmp_path: Path, data: bytes, code: str) -> None:
    path = tmp_path / "bad.sheet"
    path.write_bytes(data)
    with pytest.raises(sheets.SheetError) as caught:
        sheets.read(path)
    assert caught.value.code == code


def test_refusals_name_their_cause(pulka: sheets.ScoreSheet) -> None:
    with pytest.raises(sheets.SheetError) as caught:
        pulka.enter("game 1 6 H; whist 1; tricks 0 6 4 0")
    fault = caught.value
    assert (fault.code, fault.line) == ("sheet_line", 3)
    assert fault.cause is not None
    assert fault.cause.code == "entry_rests"
    with pytest.raises(RulesError):
        sheets.begin("whist/plain")
    with pytest.raises(PrikupError):
        pulka.remove(9)
    with pytest.raises(PrikupError):
        pulka.edit(0, GAME)
    with pytest.raises(PrikupError):
        sheets.begin("thousand/ru", ["A"])
    assert len(pulka.written) == 2


@pytest.mark.parametrize("what", ["show", "add", "edit", "remove", "undo"])
def test_a_change_plays_the_sheet_once(what: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = games.game("thousand/ru")
    text = kept("thousand/ru", CONTRACT, "fault 0 look", "fault 1 look").text()
    entered = []
    plain = type(game).enter

    def counted(*arguments: Any) -> Any:
        entered.append(arguments)
        return plain(*arguments)

    monkeypatch.setattr(type(game), "enter", counted)
    found = changed(Texts("en"), text, what, 2, "fault 2 look")
    assert len(entered) == len(found.lines) == 3 + {"add": 1, "remove": -1, "undo": -1}.get(what, 0)
    begun = sheets.parse(text)
    entered.clear()
    assert len(begun.enter("fault 2 look").written) == len(entered) == 4


@pytest.mark.parametrize("language", ["xx", "", "EN", "../en"])
def test_a_language_without_texts_is_refused(language: str) -> None:
    sheet = sheets.begin("thousand/ru", NAMES[:3])
    for drawn in (sheet.draw, sheet.svg, sheet.settlement_text, sheet.shown):
        with pytest.raises(NotationError) as caught:
            drawn(language)
        assert caught.value.code == "bad_language"
        assert caught.value.params["language"] == language
        assert caught.value.params["known"] == "en, de, es, pl, ru"


@pytest.mark.parametrize("dealer", [-1, 3, 10**30])
def test_a_first_dealer_that_nobody_is_is_refused(dealer: int) -> None:
    with pytest.raises(SheetError, match="sheet_header"):
        sheets.begin("thousand/ru", NAMES[:3], dealer)


def test_a_sheet_kept_with_counters_that_no_deals_give_can_be_read() -> None:
    """Older versions began such sheets; a new one does not begin so."""
    text = "prikup sheet 1\nrules: thousand/ru-common\nseat 0: A\nseat 1: B\nseat 2: C\ndealer: 0\n"
    older = sheets.parse(f"{text}start: totals 0 0 0; bolts 9 0 0\n\n")
    assert older.sheet.marks["bolts"] == (9, 0, 0)
    assert older.enter("contract 1 120; points 31 75 14; tricks 2 5 1; marriages 1 H").totals == (30, 120, 15)
    for start in ("totals 0 0 0; bolts 9 0 0", "totals 0 0 0; barrel 5 0 0", "totals 880 880 0; barrel 2 1 0"):
        with pytest.raises(SheetError) as caught:
            sheets.begin("thousand/ru-common", ("A", "B", "C"), start=start)
        assert caught.value.cause is not None
        assert caught.value.cause.code == "counter_impossible"
    with pytest.raises(SheetError, match="sheet_start"):
        sheets.parse(f"{text}start: totals 0 0 0; bolts -1 0 0\n\n")
