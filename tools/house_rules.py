"""docs/house-rules-<game>.md: every section of house rules in the same form.

What it does and why tables have it (``spec/house-rules.toml``); each option with its values and what the rulebook says
then; an example of ``spec/cases``, played by the engine; where it comes from (the ledger).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec import Struct

from prikup.core.events import Line, score_event
from prikup.core.options import Option, RuleSet, Value, get_option, is_figure, sections_of, value_text, with_options
from prikup.games import GAMES, PRESETS, options
from prikup.rulebook.book import Sentence
from prikup.rulebook.formats import markdown_escaped
from prikup.rulebook.making import CHAPTERS_OF, EXAMPLES_OF, document, score_line
from prikup.texts import Texts
from tests.cases.case import Case, case_files, ledger, load
from tests.cases.run import Run
from tests.rulebook import test_preferans, test_thousand

ROOT = Path(__file__).resolve().parent.parent
TITLES = {"thousand": "Thousand and 1001", "preferans": "Preferans"}
HOUSES = {"thousand": test_thousand.HOUSES, "preferans": test_preferans.HOUSES}
"""Rule sets that have what needs several options."""
NAMES = tuple(Texts("en").say("rulebook-players").split())
FEW = 10
"""Rule sets in which a sentence is looked for that says an option is off; most say nothing then."""


class Section(Struct, frozen=True):
    """A section of house rules with what is written by hand about it."""

    key: str
    title: str
    what: str
    why: str
    options: tuple[Option, ...]

    @property
    def rows(self) -> dict[str, None]:
        """The ledger ids of its options, in order."""
        return dict.fromkeys(row for option in self.options for row in option.ledger)


def sections(game: str) -> Iterator[Section]:
    """The sections of a game, in declared order. KeyError for one of which nothing is written."""
    words = Texts("en").of(GAMES[game])
    told = tomllib.loads((ROOT / "spec" / "house-rules.toml").read_text("utf-8"))[game]
    rules: type[RuleSet] = type(PRESETS[game].base)
    for key in sections_of(rules):
        own = tuple(option for option in options(game).values() if option.section == key)
        yield Section(key, words.section(key), told[key]["what"], told[key]["why"], own)


@cache
def _tables(game: str) -> tuple[RuleSet, ...]:
    known = PRESETS[game]
    return (*map(known.get, known.names()), *map(known.parse, HOUSES[game]))


@cache
def _sentences(game: str, rules: RuleSet) -> tuple[Sentence, ...]:
    chapters = CHAPTERS_OF[game](GAMES[game](rules))
    return tuple(sentence for chapter in chapters for sentence in chapter.sentences())


def is_off(value: Value) -> bool:
    """Whether a value switches its option off; the figure 0 does not."""
    return not is_figure(value) and value in (False, None, "off", "none")


def said(game: str, option: Option, value: Value) -> tuple[str, ...]:
    """What the rulebook of a table with this value says of the option; nothing where it says nothing."""
    words = Texts("en")
    tables = _tables(game)[:FEW] if is_off(value) else _tables(game)
    # First those that have the value already: it fits there.
    for own in (True, False):
        for table in tables:
            if (get_option(table, option.name) == value) != own:
                continue
            rules = table if own else with_options(table, {option.name: value})
            if not own and any(GAMES[game].conflicts(rules)):
                continue
            told = [sentence for sentence in _sentences(game, rules) if option.name in sentence.options]
            if told:
                return tuple(words.say(sentence.id, **sentence.figures) for sentence in told[:2])
    return ()


def values_of(game: str, option: Option) -> Iterator[tuple[str, Value]]:
    """The values worth a line: each word, and of many figures one that a table has and its rulebook speaks of; with
    what is written for it."""
    figures = [value for value in option.values if is_figure(value)]
    for value in option.values:
        if not is_figure(value):
            yield value_text(value), value
    if figures:
        known = dict.fromkeys(filter(is_figure, (get_option(table, option.name) for table in _tables(game))))
        usual = next((value for value in known if said(game, option, value)), figures[0])
        steps = {high - low for low, high in pairwise(figures)}
        yield f"{figures[0]} to {figures[-1]}" if len(figures) > 3 and len(steps) == 1 else _listed(figures), usual


def _listed(figures: Iterable[int]) -> str:
    return ", ".join(map(str, figures))


# ------------------------------------------------------------------------------------------------------- example


@cache
def _cases(game: str) -> tuple[Case, ...]:
    return tuple(case for case in load(case_files()) if case.game == game and "rules_error" not in case.data)


def example(game: str, section: Section, lines: Iterable[str]) -> Case:
    """The case that shows a section best, the first of them: it writes a line that the section explains, names its
    rows before others, and changes no other section.

    Raises ValueError for a section without a case.
    """
    wanted, rows = set(lines), set(section.rows)

    def fit(case: Case) -> tuple[bool, bool, bool, float]:
        data = case.data
        written = {text.split()[1] for text in data.get("lines", [])}
        changes = [change.partition(".")[0] for change in case.rules.split("+")[1:]]
        shared = len(rows & set(data["ledger"])) / len(data["ledger"])
        return bool(written & wanted), "lines" in data, set(changes) <= {section.key}, shared

    known = [case for case in _cases(game) if rows & set(case.data["ledger"]) and case.data.keys() & {"do", "result"}]
    return max(known, key=fit)


def _played(case: Case) -> list[str]:
    """What the engine tells of a case: the course and the score, in words."""
    run = Run(case)
    run.play()
    words = Texts("en").of(run.game)
    events = [told.event for told in run.told if run.game.public(told)]
    course = [words.event(event, NAMES) for event in events if isinstance(event, EXAMPLES_OF[case.game].TOLD)]
    lines: tuple[Line, ...] = next((score.lines for event in events if (score := score_event(event))), ())
    return [
        *course,
        *(score_line(words, line, NAMES).text for line in lines),
    ]


# ---------------------------------------------------------------------------------------------------------- page


def page(game: str) -> str:
    """The page of a game."""
    return "\n".join(_page(game)) + "\n"


def _page(game: str) -> Iterator[str]:
    yield f"# House rules of {TITLES[game]}, section by section"
    yield ""
    yield "Made by `tools/generate.py` from `spec/house-rules.toml`, the options, the rulebook, `spec/cases/` and"
    yield "`spec/ledger.toml`; do not edit by hand. Every section has the same form: what it does, why tables have it,"
    yield "its options with what the rulebook of a table says for each value (– where it says nothing), an example that"
    yield "the engine plays, and where the rules come from. [Options](options.md) lists values and presets,"
    yield "[Cases](cases.md) says how cases are read."
    for section in sections(game):
        yield from ("", f"## {section.title}", "", f"*What it does.* {section.what}", "", f"*Why.* {section.why}", "")
        yield from _options(game, section)
        yield from ("", *_example(game, section), "", *_sources(section))


def _options(game: str, section: Section) -> Iterator[str]:
    yield from ("| option | value | what the rulebook says |", "|---|---|---|")
    for option in section.options:
        name = f"`{option.name}`: {markdown_escaped(option.title)}"
        for text, value in values_of(game, option):
            usual = value == option.default and type(value) is type(option.default)
            shown = f"**{text}**" if usual and not is_figure(value) else text
            yield f"| {name} | {shown} | {markdown_escaped(' '.join(said(game, option, value))) or '–'} |"
            name = ""


def _example(game: str, section: Section) -> Iterator[str]:
    names = {option.name for option in section.options}
    told = (one for rules in _tables(game) for one in _sentences(game, rules) if names & set(one.options))
    case = example(game, section, (line for sentence in told for line in sentence.lines))
    yield f"*Example.* `{case.rules}`: {markdown_escaped(_seats_named(case.data['why']))} (`{case.id}`)"
    played = _played(case)
    if played:
        yield ""
        yield from (f"* {markdown_escaped(text)}" for text in played)


def _sources(section: Section) -> Iterator[str]:
    yield "*Where it comes from.*"
    yield ""
    for row in section.rows:
        entry: dict[str, Any] = ledger()[row]
        source = entry.get("from") or document(Texts("en"), row)
        meets = f" Meets others: {entry['meets']}" if entry.get("meets") else ""
        told = documents_named(f"{entry['text']} ({source}){meets}")
        yield f"* {row}: {markdown_escaped(told)}"


@cache
def _documents() -> dict[str, str]:
    """The documents of the ledger in words, by their ids there."""
    words = Texts("en")
    return {entry["source"]: document(words, row) for row, entry in ledger().items()}


def documents_named(text: str) -> str:
    """A text of the ledger with its documents in words."""
    return re.sub(r"\bS00\d\b", lambda found: _documents()[found[0]], text)


def _seats_named(text: str) -> str:
    """A text of a case with names for the players, whose seats it counts from 0."""
    return re.sub(r"\b[Ss]eat (\d)\b", lambda found: NAMES[int(found[1])], text)
