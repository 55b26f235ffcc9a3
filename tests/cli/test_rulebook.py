"""``prikup rulebook``: into a file, and as PDF."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from prikup.cli.errors import InputError
from prikup.cli.rulebook import write
from prikup.cli.texts import CliTexts
from tests.cli.conftest import Run


def test_a_book_goes_into_a_file(tmp_path: Path, inside: Run) -> None:
    printed = inside("rulebook", "1001/hulsemann", "--lang", "de")
    found = inside("rulebook", "1001/hulsemann", "--lang", "de", "--out", "book.txt")
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")
    assert (tmp_path / "book.txt").read_text("utf-8") == printed.stdout
    nowhere = inside("rulebook", "1001/hulsemann", "--out", "no/such/folder")
    assert nowhere.returncode == 2
    assert "(not_writable)" in nowhere.stderr


def test_a_pdf_goes_into_a_file(tmp_path: Path, inside: Run) -> None:
    asked = ("rulebook", "1001/hulsemann", "--format", "pdf")
    found = inside(*asked, "--out", "book.pdf")
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF-")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_pdf_is_not_for_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    with pytest.raises(InputError) as found:
        write(CliTexts("en"), "1001/hulsemann", "pdf", None, sources=False)
    assert found.value.error.code == "pdf_on_terminal"


def test_without_typst_it_says_what_to_install(inside: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    found = inside("rulebook", "thousand/ru", "--format", "pdf", "--out", "book.pdf")
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.count("\n") == 1
    assert "pip install 'prikup[pdf]'" in found.stderr
    assert "(pdf_extra)" in found.stderr
