"""A rulebook of any game: its forms, the house rules at its end, sources, words and examples."""

from __future__ import annotations

import functools
import json
import random
import re
from html.parser import HTMLParser

import pytest

from prikup.core.errors import NotationError, RulesError
from prikup.core.game import AnyGame
from prikup.games import PRESETS, game
from prikup.preferans.game import Preferans
from prikup.rulebook import FORMATS, rulebook, written
from prikup.rulebook.book import CHAPTERS
from prikup.rulebook.formats import WIDTH
from prikup.rulebook.making import CHAPTERS_OF, EXAMPLES_OF, Said, SaidChapter, chapters_of
from prikup.rulebook.preferans.questions import choice_of_help
from prikup.texts import COMPLETE, Texts
from prikup.thousand.game import Thousand
from tests.preferans.random_play import random_rules as random_preferans
from tests.rulebook import test_preferans, test_thousand
from tests.rulebook.test_thousand import lines_in
from tests.support.random_rules import random_rules as random_thousand

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


@pytest.mark.parametrize("language", COMPLETE)
def test_what_is_switched_off_against_the_preset_is_said_and_only_in_the_house_chapter(language: str) -> None:
    """Without bolts: the sentence of the preset on them, struck out, with no word and no line of the score."""
    known, book = (rulebook(rules, language, played=False) for rules in ("thousand/ru", "thousand/ru+bolts.kind=off"))
    bolts = next(said for said in known.sentences() if said.id.endswith("sheet-bolts-row"))
    house = book.chapters[-1]
    assert (house.key, [paragraph.kind for paragraph in house.paragraphs]) == ("house", ["text", "without"])
    opening, (left_out,) = (paragraph.sentences for paragraph in house.paragraphs)
    assert [said.id for said in opening] == ["rulebook-house-without"]
    assert (left_out.id, left_out.text, left_out.words, left_out.lines) == (bolts.id, bolts.text, (), ())
    assert bolts.id not in [said.id for chapter in book.chapters[:-1] for said in _said(chapter)]
    assert "bolt" not in [entry.key for entry in book.glossary]
    assert f"<s>{bolts.text}</s>" in written(book, "html")
    assert f"~~{bolts.text}~~" in written(book, "md")


def _said(chapter: SaidChapter) -> list[Said]:
    return [said for paragraph in chapter.paragraphs for said in paragraph.sentences]


def test_an_option_that_another_sentence_tells_is_not_said_to_be_left_out() -> None:
    """Where no bid may skip a step the book says so itself."""
    house = rulebook("thousand/ru+auction.jumps=off", "en", played=False).chapters[-1]
    assert [said.id for said in _said(house)] == ["rulebook-house-rules", "rulebook-thousand-auction-one-step"]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_title_has_the_number_of_players_at_the_table(language: str) -> None:
    four = rulebook("preferans/klassika", language, played=False).title
    three = rulebook(
        "preferans/klassika+table.players=3+whist.dealer=off+share.dealer=off+talon.paid=half+passes.talon=suit",
        language,
        played=False,
    ).title
    two = rulebook(TWO[-1], language, played=False).title
    assert three.startswith(four)
    assert three != four
    # What a title says for two is not what it says for three.
    assert three.removeprefix(four) not in two
    assert rulebook("preferans/klassika+pool.size=30", language, played=False).title == four


TWO = (
    *("thousand/pl-2a", "thousand/pl-2c", "thousand/pl-2d", "thousand/ru-2", "1001/hulsemann", "1001/501"),
    "thousand/ru-2+barrel.collide=knock_off+praises.three=on+golden.kind=auction+contra.kind=contra",
    "thousand/ru-2+barrel.collide=together_fall+faults.misdeal=next+marriages.drowned=on",
    "thousand/ru-2+barrel.collide=all_fall+dark.talon=hidden+bolts.own=on+reverse.at=-900",
    "thousand/ru-2+barrel.collide=first_stays+play.foreign=off+play.rest=on+count.declarer=actual+count.round_own=on",
    "thousand/ru-2+barrel.at=off+overtime.by=500+auction.kind=free+dark.floor=off+redeal.three_nines=off+talon_redeal.when=any",
    "thousand/ru-2+end.tariff=1",
    "thousand/ru-2+barrel.at=off+end.equal=share+end.tie=higher",
    *("preferans/hussar-2@2", "preferans/hussar-2@2+help.choice=on", "preferans/hussar-2@2+pool.order=partners"),
    "preferans/gusarik+table.players=2+talon.paid=off+whist.dealer=off+passes.talon=suit",
)
"""Tables of two."""
OF_MORE = {
    "en": r"(?<!any )\bothers\b|next player|[Ee]ach opponent|\b(both|two) defenders|[Ss]everal|another player",
    "ru": r"остальны[ехм]\b|\bдруги[емх]\b|следующ(ий|ему)\b|следующего(?! хода)|нескольк|кажд\w+ соперник",
    "pl": r"pozosta(ły(ch|m|mi)|li)\b|\binn(i|ym|ych|ymi)\b|następn\w+ gracz|rozdaje następny|kilku|każd\w+ przeciwnik",
    "es": r"los demás|\botros\b|al siguiente|jugador siguiente|varios jugadores|cada (uno de los demás|rival)",
    "de": r"\bdie anderen\b|\b(der|jeder) anderen\b|[Dd](er|em|en) Nächsten?\b|\b[Mm]ehrere|jede[rnm]? Gegner",
}
"""Words of more than two players."""
NOT_PEOPLE = re.compile(
    r"другие масти|всякие другие|другие игры|podział pozostałych|przy innych grach"
    r"|otros palos|unos a otros|como los demás\.|los demás juegos"
)
"""The same words of cards, suits and games."""


@functools.cache
def tables_of_two() -> tuple[AnyGame, ...]:
    """Named ones, and what random play of options comes to."""
    rng, found = random.Random(2), [game(rules) for rules in TWO]
    drawn: list[AnyGame] = [Thousand(random_thousand(rng, 30)) for _ in range(150)]
    drawn += [Preferans(random_preferans(rng, 30)) for _ in range(300)]
    return (*found, *(one for one in drawn if one.players == 2))


@pytest.mark.parametrize("language", COMPLETE)
def test_where_two_play_no_sentence_speaks_of_more(language: str) -> None:
    words, wrong = Texts(language, strict=True), {}
    for table in tables_of_two():
        for chapter in CHAPTERS_OF[table.name](table):
            for sentence in chapter.sentences():
                text = NOT_PEOPLE.sub("", words.say(sentence.id, **sentence.figures))
                if re.search(OF_MORE[language], text):
                    wrong[sentence.id] = text
    assert wrong == {}


@pytest.mark.parametrize("language", COMPLETE)
def test_whom_a_helper_helps_is_said_one_way(language: str) -> None:
    """Either the order is fixed or the helper chooses; with two only the own hill can be chosen instead."""
    fixed = rulebook("preferans/sochi@2+pool.order=pool", language, played=False)
    chosen = rulebook("preferans/sochi@2+pool.order=pool+help.choice=on", language, played=False)
    order = next(said for said in fixed.sentences() if said.id.endswith("sheet-over-help-last"))
    choice = next(said for said in chosen.sentences() if said.id.endswith("sheet-over-help-last-chosen"))
    assert order.text not in {said.text for said in chosen.sentences()}
    assert order.text != choice.text
    for rules, choice_is in (
        ("preferans/sochi@2+help.choice=on+pool.order=half", "hill"),
        ("preferans/sochi@2+help.choice=on+pool.order=hill", "pools"),
        ("preferans/hussar-2@2+help.choice=on+pool.order=partners", "hill"),
        ("preferans/hussar-2@2+help.choice=on+pool.order=pool", "none"),
        ("preferans/sochi@2+help.choice=off+pool.order=half", "none"),
    ):
        assert choice_of_help(PRESETS["preferans"].parse(rules)) == choice_is


@pytest.mark.parametrize("language", COMPLETE)
def test_a_write_off_that_costs_nothing_has_no_further_penalty(language: str) -> None:
    """Cutthroat: nothing for a write-off, and 120 after every third: one sentence says both."""
    book = rulebook("thousand/en-cutthroat", language, played=False)
    ids = [said.id.removeprefix("rulebook-thousand-contract-") for said in book.sentences()]
    assert "writeoff-fine-alone" in ids
    assert not {"writeoff-fine", "writeoff-cost-nothing"} & set(ids)
    further = rulebook("thousand/ru+writeoff.third=120", language, played=False)
    assert {"writeoff-fine", "writeoff-cost-contract"} <= {
        said.id.removeprefix("rulebook-thousand-contract-") for said in further.sentences()
    }


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("talon", ["rounds", "last", "drawn", "dealer"])
def test_the_cards_of_the_talon_are_counted_once(language: str, talon: str) -> None:
    book = rulebook(f"thousand/ru+deal.talon={talon}", language, played=False)
    how = next(said for said in book.sentences() if said.id.endswith(f"deal-talon-{talon}"))
    assert not re.search(r"\d", how.text)
    assert [said.text.count("3") for said in book.sentences() if said.id.endswith("deal-talon")] == [1]


@pytest.mark.parametrize("language", COMPLETE)
def test_the_glossary_has_the_words_of_the_text_and_no_others(language: str) -> None:
    for rules in (HOUSE, "thousand/en-cutthroat", "1001/hulsemann", "preferans/klassika", "preferans/gusarik"):
        book = rulebook(rules, language, played=False)
        text, words = " ".join(said.text for said in book.sentences()).casefold(), Texts(language)
        for entry in book.glossary:
            # The beginnings of its longest parts, whatever form the text has; some words change more than their end.
            forms = {form.strip() for form in words.say(f"rulebook-word-{entry.key}.forms").split(",")}
            parts = re.split(r"[,()]", entry.word.casefold())
            forms |= {max(found, key=len)[:3] for part in parts if (found := re.findall(r"\w+", part))}
            assert any(form in text for form in forms), (rules, entry.word)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_word_of_the_glossary_is_in_some_book(language: str) -> None:
    """A word that no text was found to have would be missing everywhere without a trace."""
    known = {one.removeprefix("rulebook-word-") for one in Texts("en").ids() if one.startswith("rulebook-word-")}
    rules = (*PRESETS["thousand"].names(), *test_thousand.HOUSES, *PRESETS["preferans"].names(), *test_preferans.HOUSES)
    more = ("thousand/ru+call.golden=on", "thousand/ru+buyback.price=60")
    books = [rulebook(text, language, played=False) for text in (*rules, *more)]
    assert {entry.key for book in books for entry in book.glossary} == known


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
    with pytest.raises(RulesError, match=r"unknown_preset .*known=1001/hulsemann, "):
        rulebook("1001/xyzxyzxyz", "en")
    with pytest.raises(RulesError, match=r"unknown_game .*nearest=thousand\b"):
        rulebook("thousnd/ru", "en")
    with pytest.raises(RulesError, match="options_conflict"):
        rulebook("thousand/ru+overtime.by=500", "en")
    with pytest.raises(NotationError, match=r"bad_language .*nearest=de\b"):
        rulebook("thousand/ru", "dee")


@pytest.mark.parametrize("language", COMPLETE)
def test_a_mistyped_name_is_answered_with_the_nearest_and_no_list(language: str) -> None:
    with pytest.raises(RulesError) as found:
        rulebook("thousand/rus", language)
    text = Texts(language).error(found.value)
    assert "thousand/ru" in text
    assert len(text) < 80


# Examples.


def test_an_example_is_a_deal_of_these_rules() -> None:
    for preset in ("thousand/ru", "thousand/pl", "1001/hulsemann"):
        book = rulebook(preset, "en")
        assert book.examples
        lines = lines_in(chapters_of(game(preset)))
        for example in book.examples:
            assert {line.name for line in example.lines} <= lines
            assert len(example.hands) == game(preset).players
            assert len(example.totals) == len(example.before) == game(preset).players
            # What a deal writes leads from the totals before it to those after it.
            for seat, (before, after) in enumerate(zip(example.before, example.totals, strict=True)):
                assert before + sum(line.amount for line in example.lines if line.seat == seat) == after
            assert written(book, "text").count(example.before_text) >= 1


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
