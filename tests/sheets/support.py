"""Sheets for tests."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from prikup import games
from prikup.core.errors import PrikupError
from prikup.sheets import keeper
from prikup.sheets.errors import SheetError
from prikup.sheets.keeper import KeptSheet, ScoredSheet

NAMES = ("Anna", "Boris", "Vera", "Gleb")
CASE = "stage proper; size 20; hills 10 10 10 10; cover 14 14 14 14"
"""The start of the worked deals of Klassika."""


def kept(rules: str, *lines: str, dealer: int = 0, start: str = "") -> KeptSheet:
    """A sheet with these entries, added one by one."""
    sheet = keeper.begun(rules, NAMES[: games.game(rules).players], dealer, start=start)
    for line in lines:
        sheet = keeper.added(sheet, line).kept
    return sheet


def played(rules: str, *lines: str, dealer: int = 0, start: str = "") -> ScoredSheet:
    """The same, scored."""
    return keeper.played(kept(rules, *lines, dealer=dealer, start=start))


def lines(score: ScoredSheet, number: int) -> list[tuple[int, str, int]]:
    """What a line of the sheet has written, without notes."""
    return [(line.seat, line.name, line.amount) for line in score.written[number - 1].lines]


def refusal(rules: str, line: str, *before: str, dealer: int = 0, start: str = "") -> PrikupError:
    """The refusal of an entry after others; the sheet is unchanged."""
    sheet = kept(rules, *before, dealer=dealer, start=start)
    text = sheet.text()
    with pytest.raises(SheetError) as caught:
        keeper.added(sheet, line)
    fault = caught.value
    assert fault.code == "sheet_line", fault
    assert fault.line == len(before) + 1
    assert fault.cause is not None
    assert fault.params["why"] == fault.cause.code
    assert keeper.parse(text) == sheet
    return fault.cause


def why(rules: str, line: str, *before: str, dealer: int = 0, start: str = "") -> str:
    """The code of a refusal."""
    return refusal(rules, line, *before, dealer=dealer, start=start).code


def settles(rules: str, lines: Sequence[str]) -> None:
    """A sheet that can be read back and whose results sum to zero."""
    score = played(rules, *lines)
    assert keeper.parse(score.kept.text()) == score.kept
