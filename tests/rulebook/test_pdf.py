"""A rulebook as PDF: what it needs, and that the typeface can write all that books say."""

from __future__ import annotations

import functools
import struct
import sys
from pathlib import Path

import pytest

import prikup
from prikup.rulebook import PdfError, pdf, rulebook
from prikup.rulebook.pdf import pictures
from prikup.texts import COMPLETE

RULES = "thousand/ru+bolts.kind=off+barrel.deals=5"
OWN = Path(prikup.__file__).parent
SUITS = "♠♣♦♥"


@pytest.mark.parametrize("language", COMPLETE)
def test_a_book_is_set_in_every_language(language: str) -> None:
    book = rulebook(RULES, language, played=False)
    document = pdf(book)
    assert document.startswith(b"%PDF-")
    assert document == pdf(book)
    assert len(document) < 300_000
    pages = pictures(book, dots=20)
    assert len(pages) >= 4
    assert all(page.startswith(b"\x89PNG") for page in pages)
    # A4 at 20 dots to the inch.
    assert struct.unpack(">II", pages[0][16:24]) == (165, 234)


def test_sources_are_set_where_they_are_wanted() -> None:
    book = rulebook(RULES, "en", played=False)
    assert len(pdf(book, sources=True)) > len(pdf(book))


def test_examples_are_set() -> None:
    played = rulebook("thousand/ru", "pl")
    assert played.examples
    assert len(pictures(played, dots=20)) > len(pictures(rulebook("thousand/ru", "pl", played=False), dots=20))


@functools.cache
def letters(font: Path) -> frozenset[int]:
    """The characters of a TrueType file, by its table of characters."""
    data = font.read_bytes()
    tables = {data[at : at + 4]: struct.unpack(">II", data[at + 8 : at + 16])[0] for at in _every(data, 12, 4, 16)}
    cmap = tables[b"cmap"]
    found: set[int] = set()
    for at in _every(data, cmap + 4, cmap + 2, 8):
        table = cmap + struct.unpack(">I", data[at + 4 : at + 8])[0]
        if struct.unpack(">H", data[table : table + 2])[0] == 4:
            double = struct.unpack(">H", data[table + 6 : table + 8])[0]
            ends = struct.unpack(f">{double // 2}H", data[table + 14 : table + 14 + double])
            begins = struct.unpack(f">{double // 2}H", data[table + 16 + double : table + 16 + 2 * double])
            for first, last in zip(begins, ends, strict=True):
                found.update(range(first, last + 1))
    return frozenset(found - {0xFFFF})


def _every(data: bytes, first: int, count_at: int, size: int) -> range:
    """Where the entries of a table begin, whose number stands at ``count_at``."""
    count = struct.unpack(">H", data[count_at : count_at + 2])[0]
    return range(first, first + count * size, size)


@pytest.mark.parametrize("weight", ["regular", "bold"])
def test_the_typeface_has_every_letter_of_every_text(weight: str) -> None:
    written = {
        letter
        for file in OWN.glob("texts/*/*.ftl")
        if file.stem in ("rulebook", "rulebook-thousand", "rulebook-preferans", "cards", "presets", "score", "play")
        or file.stem in ("preferans-score", "preferans-play", "phrases")
        for letter in file.read_text("utf-8")
    }
    missing = {letter for letter in written if ord(letter) not in letters(OWN / f"rulebook/fonts/golos-{weight}.ttf")}
    # What no sentence of a book has is taken from the typefaces of typst.
    assert missing - set("\n") <= {*SUITS, "→", "º"}


def test_the_signs_of_the_suits_are_those_of_the_page() -> None:
    drawn = (OWN / "rulebook" / "book.typ").read_text("utf-8")
    page = (OWN.parents[1] / "web" / "src" / "lib" / "cards" / "pips.ts").read_text("utf-8")
    paths = [line.split('"')[1] for line in page.splitlines() if line.startswith('  "M')]
    assert len(paths) == len(SUITS)
    for suit, path in zip(SUITS, paths, strict=True):
        assert f'"{suit}": "{path}"' in drawn


def test_without_typst_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(PdfError, match=r"pdf_extra .*command=pip install 'prikup\[pdf\]'"):
        pdf(rulebook("thousand/ru", "en", played=False))
