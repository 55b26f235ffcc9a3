"""The rulebook of a rule set in a language: what a game says, put into words, with sources and a glossary."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.events import Line
from prikup.core.game import AnyGame
from prikup.core.options import differences
from prikup.games import PRESETS, game
from prikup.rulebook.book import Chapter, Figure, Paragraph, Sentence
from prikup.rulebook.examples import Deal, examples
from prikup.rulebook.preferans import chapters as preferans_chapters
from prikup.rulebook.preferans import examples as preferans_examples
from prikup.rulebook.thousand import chapters as thousand_chapters
from prikup.rulebook.thousand import examples as thousand_examples
from prikup.rulebook.word_forms import stands_in
from prikup.texts import Texts

CHAPTERS_OF: dict[str, Callable[[AnyGame], tuple[Chapter, ...]]] = {
    "thousand": thousand_chapters,
    "preferans": preferans_chapters,
}
"""What says the rules of each game, by its name."""


EXAMPLES_OF: dict[str, Any] = {
    "thousand": thousand_examples,
    "preferans": preferans_examples,
}
"""The examples of each game, by its name: a module with ``wanted``, ``TOLD`` and ``ORDER``."""

DOCUMENTS = {
    "TH-R": "russian",
    "TH-E": "english",
    "TH-C": "english",
    "TH-P": "polish",
    "TT-A": "german",
    "TT-B": "german",
    "TT-C": "german",
    "TT-D": "german",
    "B1": "beyond",
    "BT": "beyond",
    "PF": "preferans",
    "BP": "beyond",
}
"""The document of a ledger row, by the first letters of its id."""


class Source(Struct, frozen=True):
    """Where a rule comes from: the ledger id, and the document in words."""

    id: str
    document: str


class Said(Struct, frozen=True):
    """A sentence in words."""

    id: str
    figures: dict[str, Figure]
    text: str
    sources: tuple[Source, ...] = ()
    words: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


class SaidParagraph(Struct, frozen=True):
    """A paragraph in words."""

    kind: str
    sentences: tuple[Said, ...]


class SaidChapter(Struct, frozen=True):
    """A chapter in words."""

    key: str
    title: str
    paragraphs: tuple[SaidParagraph, ...]


class Written(Struct, frozen=True):
    """A line of the score of an example, as the engine wrote it and in words."""

    seat: int
    name: str
    amount: int
    note: tuple[int, ...]
    text: str


class SaidExample(Struct, frozen=True):
    """A deal as an example: the hands, the course and the score in words, the totals before and after it."""

    key: str
    title: str
    before: tuple[int, ...]
    before_text: str
    hands: tuple[str, ...]
    course: tuple[str, ...]
    lines: tuple[Written, ...]
    totals: tuple[int, ...]
    totals_text: str


class Meaning(Struct, frozen=True):
    """An entry of the glossary."""

    key: str
    word: str
    meaning: str


class Rulebook(Struct, frozen=True):
    """The rules of one table in one language. ``rules``: the canonical rule string."""

    rules: str
    language: str
    title: str
    chapters: tuple[SaidChapter, ...]
    examples: tuple[SaidExample, ...]
    glossary: tuple[Meaning, ...]

    def sentences(self) -> Iterator[Said]:
        """All its sentences in order."""
        for chapter in self.chapters:
            for paragraph in chapter.paragraphs:
                yield from paragraph.sentences


def chapters_of(found: AnyGame) -> tuple[Chapter, ...]:
    """What a rulebook says, without words: the chapters of the game, then the house rules in force."""
    chapters = tuple(chapter for chapter in CHAPTERS_OF[found.name](found) if chapter.paragraphs)
    house = _house_rules(found, chapters)
    return (*chapters, house) if house else chapters


def rulebook(rules: str, language: str, *, played: bool = True) -> Rulebook:
    """The rulebook of a rule string. ``played``: with examples, for which bots play up to ``examples.DEALS`` deals.

    Raises RulesError for the rules, NotationError(bad_language) for a language without texts.
    """
    words = Texts(language)
    found = game(rules)
    words = words.of(found)
    said = tuple(_said_chapter(words, chapter) for chapter in chapters_of(found))
    return Rulebook(
        rules=found.text,
        language=language,
        title=_title(words, found),
        chapters=said,
        examples=tuple(_examples(words, found)) if played else (),
        glossary=tuple(_glossary(words, said)),
    )


def examples_of(rules: str, language: str) -> tuple[SaidExample, ...]:
    """The examples of the rulebook alone. Raises as ``rulebook``."""
    found = game(rules)
    return tuple(_examples(Texts(language).of(found), found))


def _title(words: Texts, found: AnyGame) -> str:
    """The title of the preset; where that is played by more or by fewer, with the number of players here."""
    title, players = words.preset(_preset(found)), found.players
    if game(_preset(found)).players == players:
        return title
    return words.say("rulebook-title-players", title=title, players=players)


def _preset(found: AnyGame) -> str:
    return found.text.partition("+")[0]


def _house_rules(found: AnyGame, chapters: Iterable[Chapter]) -> Chapter | None:
    """The sentences that tell an option in which the rules differ from the nearest preset, then what they leave out."""
    changed = set(differences(found.rules, PRESETS[found.name].get(_preset(found))))
    if not changed:
        return None
    told = [sentence for chapter in chapters for sentence in chapter.sentences()]
    differing = _told_once(sentence for sentence in told if changed & set(sentence.options))
    untold = changed.difference(*(sentence.options for sentence in told))
    left_out = tuple(_left_out(_preset(found), untold, {sentence.id for sentence in told}))
    paragraphs: list[Paragraph] = []
    if differing:
        opening = Sentence(id="rulebook-house-rules", figures={"rules": len(differing)})
        paragraphs += [Paragraph((opening,)), Paragraph(differing, "list")]
    if left_out:
        opening = Sentence(id="rulebook-house-without", figures={"rules": len(left_out)})
        paragraphs += [Paragraph((opening,)), Paragraph(left_out, "without")]
    return Chapter("house", tuple(paragraphs)) if paragraphs else None


def _told_once(sentences: Iterable[Sentence]) -> tuple[Sentence, ...]:
    return tuple({(sentence.id, tuple(sentence.figures.items())): sentence for sentence in sentences}.values())


def _left_out(preset: str, untold: set[str], known: set[str]) -> Iterator[Sentence]:
    """What the preset says of options of which these rules say nothing: it is switched off here.

    Such a sentence explains no word and no line of the score: they do not come up at this table.
    """
    if not untold:
        return
    found = game(preset)
    everything = (sentence for chapter in CHAPTERS_OF[found.name](found) for sentence in chapter.sentences())
    for sentence in everything:
        if untold & set(sentence.options) and sentence.id not in known:
            yield replace(sentence, words=(), lines=())


def _said_chapter(words: Texts, chapter: Chapter) -> SaidChapter:
    paragraphs = tuple(
        SaidParagraph(paragraph.kind, tuple(_said(words, sentence) for sentence in paragraph.sentences))
        for paragraph in chapter.paragraphs
    )
    return SaidChapter(chapter.key, words.say(f"rulebook-chapter-{chapter.key}"), paragraphs)


def _said(words: Texts, sentence: Sentence) -> Said:
    text = words.say(sentence.id, **sentence.figures)
    return Said(
        id=sentence.id,
        figures=sentence.figures,
        text=text,
        sources=tuple(Source(row, document(words, row)) for row in sentence.ledger),
        words=tuple(word for word in sentence.words if stands_in(words, word, text)),
        lines=sentence.lines,
    )


@lru_cache(maxsize=64)
def _played(rules: str) -> dict[str, Deal]:
    """The examples of a rule string: the same in every language, and dear."""
    found = game(rules)
    return examples(found, EXAMPLES_OF[found.name].wanted(found))


def _examples(words: Texts, found: AnyGame) -> Iterator[SaidExample]:
    own = EXAMPLES_OF.get(found.name)
    if own is None:
        return
    names = tuple(words.say("rulebook-players").split())[: found.players]
    deals = _played(found.text)
    for key in own.ORDER:
        if key not in deals:
            continue
        deal = deals[key]
        if len(deal.hands) > len(names):
            names = (*names, words.say(f"{found.name}-dummy"))
        holders = [(seat, cards) for seat, cards in enumerate(deal.hands) if cards]
        yield SaidExample(
            key,
            words.say(f"rulebook-{found.name}-example-{key}"),
            deal.before,
            words.say(words.own("rulebook-example-before"), totals=words.by_seat(deal.before, names)),
            tuple(
                words.say("rulebook-example-hand", name=names[seat], cards=words.cards(cards))
                for seat, cards in holders
            ),
            tuple(words.event(event, names) for event in deal.events if isinstance(event, own.TOLD)),
            tuple(score_line(words, line, names) for line in deal.lines),
            deal.totals,
            words.say(words.own("rulebook-example-totals"), totals=words.by_seat(deal.totals, names)),
        )


def score_line(words: Texts, line: Line, names: tuple[str, ...]) -> Written:
    """A line of the score in words."""
    text = words.say(
        "rulebook-example-line",
        name=words.seat(line.seat, names),
        words=words.line(line, names),
        amount=words.signed(line.amount),
    )
    return Written(line.seat, line.name, line.amount, line.note, text)


def document(words: Texts, row: str) -> str:
    """The document of a ledger row in words, by its id. KeyError for an id of no part of the ledger."""
    first, second = row.split("-")[:2]
    return words.say(f"rulebook-document-{DOCUMENTS.get(f'{first}-{second}') or DOCUMENTS[first]}")


def _glossary(words: Texts, chapters: Iterable[SaidChapter]) -> Iterator[Meaning]:
    """The words of the game in the order in which the book uses them first."""
    paragraphs = (paragraph for chapter in chapters for paragraph in chapter.paragraphs)
    used = (word for paragraph in paragraphs for said in paragraph.sentences for word in said.words)
    for key in dict.fromkeys(used):
        message = f"rulebook-word-{key}"
        yield Meaning(key, words.say(message), words.say(f"{message}.meaning"))
