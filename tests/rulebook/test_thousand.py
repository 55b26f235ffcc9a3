"""The rulebook of Thousand: every option has its sentence, what has no effect has none, and the figures are the
engine's."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from prikup.core.options import Value, get_option, options_of, value_text, with_options
from prikup.games import PRESETS
from prikup.rulebook import rulebook, written
from prikup.rulebook.book import Chapter
from prikup.rulebook.making import CHAPTERS_OF
from prikup.texts import COMPLETE, Texts
from prikup.thousand.game import Thousand
from prikup.thousand.rules import Rules
from tests.rulebook.thousand import BEGINNING, READERS, book_of, in_force
from tests.support.random_rules import random_rules
from tests.support.seeds import ALL, random_of, trials
from tests.texts.source import line_notes

KNOWN = PRESETS["thousand"]
HOUSES = (
    "thousand/ru+cut.kind=nines+cut.fine=100+cut.wedding=bury+cut.jack_breaks=on",
    "thousand/ru+cut.kind=nines+cut.fine=100+cut.after_fine=deal+cut.wedding=recut",
    "thousand/ru+cut.kind=nines+cut.wedding=mix",
    "thousand/ru+redeal.four_jacks=on+redeal.must=on+redeal.must_three=on+redeal.must_jacks=on+redeal.three_nines=anyone",
    "thousand/ru+praises.three=on+praises.four=on+writeoff.share=40",
    "thousand/ru+golden.kind=auction+golden.deals=4+golden.again=repeat+golden.marriages=off+golden.more=on+sale.tries=2",
    "thousand/ru+golden.kind=forced+golden.again=reset+special.misere=120+special.slam=200",
    "thousand/ru+writeoff.third=120+writeoff.share=ratio+writeoff.dark=off+writeoff.barrel=off+writeoff.limit=5",
    "thousand/ru+writeoff.share=half+writeoff.cost=fine+writeoff.unopened=on",
    "thousand/pl+bomb.form=any+threshold.fine=100+threshold.marriage=on+count.fives=down",
    "thousand/ru+bomb.count=2+bomb.form=to_120+special.bonus=figure+special.against=60",
    "thousand/ru+crosses.count=2+crosses.instead=on+streak.count=3+streak.kind=total",
    "thousand/ru+streak.count=3",
    "thousand/ru+contra.kind=recontra+special.open=on+special.bonus=double",
    "thousand/ru+barrel.at=off+reverse.at=-900+reverse.back=-600+truck.at=555+pit.at=700+end.equal=share+end.tie=higher",
    "thousand/ru+barrel.at=off+overtime.by=500+truck.at=555+truck.minus=off+marriages.values=by_order",
    "thousand/ru+barrel.at=off+end.win=exact+count.defence=pooled+play.lead=left",
    "thousand/ru+barrel.at=off+end.win=capped",
    "thousand/ru+barrel.deals=3+barrel.collide=knock_off+barrel.reset=3+barrel.failed=fall+barrel.min_bid=120+barrel.must_bid=on",
    "thousand/ru+barrel.collide=together_fall+barrel.reset=3",
    "thousand/ru+marriages.aces=trump+marriages.captured=20+marriages.drowned=on+play.last_trick=10+play.foreign=off",
    "thousand/ru+auction.kind=free+dark.floor=off+redeal.three_nines=off+auction.hanging=on+auction.bare=110",
    "thousand/ru-4+table.sitter=opposite+table.pay=aces+table.half=on+auction.negative=on+auction.first_round=150",
    "thousand/ru-4+table.sitter=right+table.pay=points+silence.below=-120",
    "thousand/ru-4+table.pay=marriages+silence.below=0",
    "thousand/ru+faults.revoke_award=120+faults.revoke_stands=on+faults.misdeal=next+faults.misdeal_fine=20",
    "thousand/ru+count.direction=up+count.round_test=on+count.declarer=actual+count.round_own=on",
    "thousand/pl-2d+count.fives=down",
    "thousand/pl-2d+count.direction=up",
    "thousand/pl-2d+count.direction=down",
    "thousand/pl-2d+count.unit=5",
    "1001/hulsemann+deal.expose=on",
)
"""Rule sets that have what needs several options."""


SOME = ("thousand/ru", "thousand/pl", "thousand/ru-4", "1001/feder", "1001/mcleod")
"""Presets that differ much; of these every option is changed in each run of the tests, of the others in a long one."""


def playable() -> Iterator[tuple[str, Rules, str, Rules]]:
    """Each preset with one option changed, with the preset and the change; of many figures the ends and the middle."""
    for name in KNOWN.names() if ALL else SOME:
        base = KNOWN.get(name)
        for option in options_of(Rules).values():
            values = option.values
            if len(values) > 14:
                values = (*values[:2], values[len(values) // 2], *values[-2:])
            for value in values:
                if value_text(value) != value_text(get_option(base, option.name)):
                    rules = with_options(base, {option.name: value})
                    if not Thousand.conflicts(rules):
                        yield name, base, option.name, rules


@functools.cache
def every() -> tuple[tuple[Rules, tuple[Chapter, ...]], ...]:
    """Rule sets that together have every rule, with what their books say."""
    found = [KNOWN.get(name) for name in KNOWN.names()]
    found += [KNOWN.parse(text) for text in HOUSES]
    found += [rules for _, _, _, rules in playable()]
    return tuple((rules, CHAPTERS_OF["thousand"](Thousand(rules))) for rules in found)


def messages() -> set[str]:
    return {one for one in Texts("en", strict=True).ids() if one.startswith(BEGINNING)}


def test_every_option_has_a_reader() -> None:
    assert list(READERS) == list(options_of(Rules))


def test_a_change_of_an_option_changes_the_book_where_it_has_an_effect() -> None:
    wrong = []
    for name, base, option, rules in playable():
        changed = in_force(rules) != in_force(base)
        if (book_of(rules) != book_of(base)) != changed:
            wrong.append(f"{name}+{option}={value_text(get_option(rules, option))}")
    # "40 for an ace" and "a figure for an ace, 40" are the same rule.
    assert wrong == []


def _as_said(option: str, value: Value, rules: Rules) -> Value:
    """A value by what it means: a word for an agreed figure that is one of the fixed ones is that one."""
    if option == "table.pay" and value == "aces":
        return {50: "aces_50", 40: "aces_40"}.get(rules.table.ace, value)
    if option == "special.bonus" and value == "figure":
        return {60: "60", 120: "120"}.get(rules.special.bonus_figure, value)
    return value


def wrongly_read(rules: Rules) -> dict[str, tuple[Value, Value]]:
    """The options in force whose values cannot be read back from the JSON of a book: as they are, and as read."""
    text = written(rulebook(KNOWN.text(rules), "en", played=False), "json")
    sentences = [
        sentence
        for chapter in json.loads(text)["chapters"]
        for paragraph in chapter["paragraphs"]
        for sentence in paragraph["sentences"]
        if sentence["id"].startswith(BEGINNING)
    ]
    book = {sentence["id"].removeprefix(BEGINNING): sentence["figures"] for sentence in sentences}
    found = {}
    for option, value in in_force(rules).items():
        meant, read = _as_said(option, value, rules), READERS[option](book)
        if (meant, type(meant)) != (read, type(read)):
            found[option] = (meant, read)
    return found


@pytest.mark.parametrize("name", KNOWN.names())
def test_the_rules_of_a_preset_are_read_back_from_its_book(name: str) -> None:
    assert wrongly_read(KNOWN.get(name)) == {}


@pytest.mark.parametrize("text", HOUSES)
def test_house_rules_are_read_back_from_the_book(text: str) -> None:
    assert wrongly_read(KNOWN.parse(text)) == {}


def test_the_rules_of_random_tables_are_read_back_from_their_books() -> None:
    rng = random_of("rulebooks of thousand")
    for _ in range(trials(15, 100)):
        rules = random_rules(rng, 30)
        assert wrongly_read(rules) == {}, KNOWN.text(rules)


def test_every_sentence_is_said_by_some_rules_and_has_a_message() -> None:
    said = {sentence.id for _, chapters in every() for chapter in chapters for sentence in chapter.sentences()}
    assert said == {one for one in messages() if not one.startswith(f"{BEGINNING}example-")}


WORDS = Texts("en", strict=True)
Said = tuple[str, tuple[tuple[str, Any], ...]]
"""A message with its figures."""


@functools.cache
def say(said: Said) -> str:
    message, figures = said
    return WORDS.say(message, **dict(figures))


def sentences(chapters: Iterable[Chapter]) -> set[Said]:
    """What chapters say."""
    return {(one.id, tuple(one.figures.items())) for chapter in chapters for one in chapter.sentences()}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_can_be_said_in_every_language(language: str) -> None:
    words = Texts(language, strict=True)
    for message, figures in {one for _, chapters in every() for one in sentences(chapters)}:
        assert words.say(message, **dict(figures)).strip()


def test_sentences_are_for_people() -> None:
    names = options_of(Rules)
    for text in {say(one) for _, chapters in every() for one in sentences(chapters)}:
        assert re.fullmatch(r"[A-Z0-9].*[.:]", text), text
        assert not any(name in text for name in names), text
        assert not re.search(r"[{}_=]|\b(is|are) (off|on)\b(?! the)|None|True|False|-\d|  ", text), text


TERMS: dict[str, Callable[[Rules], bool]] = {
    "barrel": lambda rules: rules.barrel.active(),
    "reverse barrel": lambda rules: rules.reverse.active(),
    "bolt": lambda rules: rules.bolts.active(),
    "bomb": lambda rules: rules.bomb.active(),
    "write-off": lambda rules: rules.writeoff.active(),
    "dark": lambda rules: rules.dark.active(),
    "golden": lambda rules: rules.golden.active() or rules.call.active(),
    "misère": lambda rules: rules.special.misere is not None,
    "slam": lambda rules: rules.special.slam is not None,
    "contra": lambda rules: rules.contra.active(),
    "cross": lambda rules: rules.crosses.active(),
    "pit": lambda rules: rules.pit.active(),
    "dump truck": lambda rules: rules.truck.active(),
    "drowned": lambda rules: rules.marriages.drowned,
    "four aces": lambda rules: rules.marriages.declares_aces,
    "stock": lambda rules: "stock" in rules.deal.shape,
    "talon": lambda rules: "talon" in rules.deal.shape or "two_by" in rules.deal.shape,
    "auction": lambda rules: rules.auction.is_held,
    "declarer": lambda rules: rules.auction.is_held,
    "defender": lambda rules: rules.auction.is_held,
    "contract": lambda rules: rules.auction.is_held,
    "revoke": lambda rules: bool(rules.faults.revoke or rules.faults.awards_revokes or rules.faults.revoke_stands),
    "nine": lambda rules: rules.deal.pack != 20,
    "seven": lambda rules: rules.deal.pack == 32,
    "sits out": lambda rules: rules.table.players == 4,
    "percent": lambda rules: rules.writeoff.share == "ratio",
}
"""Words of the game that no book speaks of where its rules do not have them."""


@functools.cache
def terms_in(said: Said) -> frozenset[str]:
    """The words of ``TERMS`` in a sentence."""
    text = say(said).casefold().replace("reverse barrel", "reverse-barrel")
    return frozenset(
        term for term in TERMS if re.search(rf"(?<![-\w]){term.replace('reverse b', 'reverse-b')}s?\b", text)
    )


def test_nothing_is_said_of_what_is_off() -> None:
    wrong = {
        (term, KNOWN.text(rules))
        for rules, chapters in every()
        for one in sentences(chapters)
        for term in terms_in(one)
        if not TERMS[term](rules)
    }
    assert wrong == set()


def lines_in(chapters: Iterable[Chapter]) -> set[str]:
    """The lines of the score that chapters explain."""
    return {line for chapter in chapters for sentence in chapter.sentences() for line in sentence.lines}


def lines_of(rules: Rules) -> set[str]:
    """The lines of the score that the book of a rule set explains."""
    return lines_in(CHAPTERS_OF["thousand"](Thousand(rules)))


def test_every_line_of_the_score_is_explained() -> None:
    assert set().union(*(lines_in(chapters) for _, chapters in every())) == set(line_notes())
