"""A rulebook of any game: its forms, the house rules at its end, sources, words and examples."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from prikup.core.errors import NotationError, RulesError
from prikup.games import PRESETS, game
from prikup.rulebook import FORMATS, rulebook, written
from prikup.rulebook.book import CHAPTERS
from prikup.rulebook.formats import WIDTH
from prikup.rulebook.making import CHAPTERS_OF, EXAMPLES_OF, chapters_of
from prikup.texts import COMPLETE, Texts
from tests.rulebook.test_thousand import lines_in

HOUSE = "thousand/ru+bolts.count=4+barrel.deals=3+truck.at=555"
VOID = {"meta"}
"""Elements of HTML that are not closed."""


class Page(HTMLParser):
    """Collects the elements of a page, and sees that each is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_chapters_come_in_reading_order_and_none_is_empty() -> None:
    for name, known in PRESETS.items():
        if name not in CHAPTERS_OF:
            continue
        for preset in known.names():
            chapters = chapters_of(game(preset))
            keys = [chapter.key for chapter in chapters]
            assert keys == sorted(set(keys), key=CHAPTERS.index)
            assert all(list(chapter.sentences()) for chapter in chapters)


def test_house_rules_are_told_once_more_at_the_end_and_only_those() -> None:
    house = next(chapter for chapter in chapters_of(game(HOUSE)) if chapter.key == "house")
    assert [sentence.id.removeprefix("rulebook-thousand-") for sentence in house.sentences()] == [
        "rulebook-house-rules",
        "sheet-bolts-row",
        "sheet-barrel-deals",
        "sheet-truck-both",
    ]
    assert [dict(sentence.figures) for sentence in house.sentences()] == [
        {"rules": 3},
        {"bolts": 4, "fine": 120},
        {"deals": 3, "fine": 120},
        {"total": 555},
    ]
    assert "house" not in [chapter.key for chapter in chapters_of(game("thousand/ru"))]


def test_a_sentence_names_its_sources_and_its_words_are_explained() -> None:
    book = rulebook(HOUSE, "en")
    truck = next(said for said in book.sentences() if said.id.endswith("sheet-truck-both"))
    assert [source.id for source in truck.sources] == ["TH-R-083", "TH-R-107", "TH-R-108", "BT-058"]
    assert {source.document for source in truck.sources} == {"the Russian rules of Thousand", "a house rule"}
    assert {word for said in book.sentences() for word in said.words} == {entry.key for entry in book.glossary}
    assert next(entry.word for entry in book.glossary if entry.key == "dump-truck") == "dump truck"


def test_every_sentence_has_a_source() -> None:
    for preset in PRESETS["thousand"].names():
        without = [said.id for said in rulebook(preset, "en", played=False).sentences() if not said.sources]
        assert without == []


def test_text_fits_the_width_and_names_sources_where_they_are_wanted() -> None:
    book = rulebook(HOUSE, "en")
    plain, full = written(book, "text"), written(book, "text", sources=True)
    assert all(len(line) <= WIDTH for line in full.splitlines())
    assert "TH-R-083" not in plain
    assert "TH-R-083" in full
    assert "A total of exactly 555, above or below zero, becomes zero: the dump truck." in " ".join(plain.split())


def test_markdown_has_a_heading_for_each_chapter() -> None:
    book = rulebook(HOUSE, "en")
    text = written(book, "md")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert headings == [*(chapter.title for chapter in book.chapters), "Examples", "Words of the game"]
    assert text.startswith("# Russian Thousand, by the printed rules\n\n`thousand/ru+")


def test_a_page_is_whole_by_itself() -> None:
    book = rulebook(HOUSE, "en")
    page = Page()
    page.feed(written(book, "html", sources=True))
    assert page.open == []
    assert page.found[0] == ("html", {"lang": "en"})
    assert not [name for _, attributes in page.found for name in attributes if name == "src"]
    # Links lead to chapters of the book and nowhere else.
    links = [attributes["href"] for _, attributes in page.found if "href" in attributes]
    assert links == [f"#{key}" for key in (*(chapter.key for chapter in book.chapters), "examples", "glossary")]
    assert "@media print" in page.text
    assert [attributes["id"] for tag, attributes in page.found if tag == "section"] == [
        *(chapter.key for chapter in book.chapters),
        "examples",
        "glossary",
    ]
    assert all(said.text in page.text for said in book.sentences())


def test_json_is_the_book() -> None:
    book = rulebook(HOUSE, "en")
    data = json.loads(written(book, "json"))
    assert data["rules"] == "thousand/ru+bolts.count=4+barrel.deals=3+truck.at=555"
    assert data["language"] == "en"
    assert [chapter["key"] for chapter in data["chapters"]] == [chapter.key for chapter in book.chapters]
    truck = data["chapters"][-1]["paragraphs"][-1]["sentences"][-1]
    assert truck["id"] == "rulebook-thousand-sheet-truck-both"
    assert truck["figures"] == {"total": 555}
    assert truck["lines"] == ["truck"]


def test_every_form_is_written_in_every_language() -> None:
    for language in COMPLETE:
        for form in FORMATS:
            assert written(rulebook("thousand/ru", language, played=False), form)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(RulesError, match=r"unknown_preset .*nearest=thousand/ru\b"):
        rulebook("thousand/rus", "en")
    with pytest.raises(RulesError, match=r"unknown_game .*nearest=thousand\b"):
        rulebook("thousnd/ru", "en")
    with pytest.raises(RulesError, match="options_conflict"):
        rulebook("thousand/ru+overtime.by=500", "en")
    with pytest.raises(NotationError, match=r"bad_language .*nearest=de\b"):
        rulebook("thousand/ru", "dee")


# Examples.


def test_an_example_is_a_deal_of_these_rules() -> None:
    for preset in ("thousand/ru", "thousand/pl", "1001/hulsemann"):
        book = rulebook(preset, "en")
        assert book.examples
        lines = lines_in(chapters_of(game(preset)))
        for example in book.examples:
            assert {line.name for line in example.lines} <= lines
            assert len(example.hands) == game(preset).players
            assert len(example.totals) == game(preset).players


def test_examples_show_what_they_say() -> None:
    written_by = {example.key: example.lines for example in rulebook("thousand/ru", "en").examples}
    assert list(written_by) == ["made", "failed", "writeoff", "bolt", "bolts", "barrel"]
    made = next(line for line in written_by["made"] if line.name == "contract")
    assert made.amount == made.note[0] <= made.note[1]
    failed = next(line for line in written_by["failed"] if line.name == "contract")
    assert -failed.amount == failed.note[0] > failed.note[1]
    assert ("bolts.fine", -120) in [(line.name, line.amount) for line in written_by["bolts"]]
    sits = next(line.seat for line in written_by["barrel"] if line.name == "barrel.sits")
    totals = next(example.totals for example in rulebook("thousand/ru", "en").examples if example.key == "barrel")
    assert totals[sits] == 900


def test_examples_go_by_the_rules() -> None:
    keys = {example.key for example in rulebook("thousand/ru+bolts.kind=off+barrel.at=off", "en").examples}
    assert keys.isdisjoint({"bolt", "bolts", "barrel", "barrel-fall"})
    fined = rulebook("thousand/ru+bolts.fine=200", "en")
    bolts = next(example for example in fined.examples if example.key == "bolts")
    assert ("bolts.fine", -200) in [(line.name, line.amount) for line in bolts.lines]


def test_every_example_has_a_title() -> None:
    for name, own in EXAMPLES_OF.items():
        titles = {one for one in Texts("en", strict=True).ids() if one.startswith(f"rulebook-{name}-example-")}
        assert titles == {f"rulebook-{name}-example-{key}" for key in own.ORDER}
        for preset in PRESETS[name].names():
            assert {want.key for want in own.wanted(game(preset))} <= set(own.ORDER)
