"""Every message that the code can ask for exists in every complete language, and there are no others."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from prikup.core import errors
from prikup.core.game import AnyGame
from prikup.core.options import RuleSet, options_of, sections_of, value_text
from prikup.core.presets import without_edition
from prikup.games import GAMES, PRESETS, options, presets
from prikup.texts import COMPLETE, languages, words
from prikup.texts.cards import RANKS, SUITS
from tests.texts import source
from tests.texts.games import WORDS, GameWords

FOLDER = Path(words.__file__).parent
SHARED_FILES = ("cards", "options", "presets", "errors", "score", "play", "server", "sheet-errors")
CHECKED = (
    *SHARED_FILES,
    *(file.stem for file in sorted((FOLDER / "en").glob("*.ftl")) if file.stem.partition("-")[0] in GAMES),
)
"""Files in which every message must be one that the code asks for by rule; others are asked for by name."""
SETTINGS = ("rules", "bots", "deal", "pace", "grace", "dealer", "clock-bank", "clock-increment")
"""What a new table can be refused for (prikup.server.tables.options)."""
FUNCTIONS = {"CARD", "SUIT", "TENTHS", "WORD"}


def values_of_struct(struct: type) -> set[str]:
    kinds = words.field_kinds(struct)
    more = {f"{field}_count" for field, kind in kinds.items() if kind == "seats"}
    more |= {f"{field}_from_one" for field, kind in kinds.items() if kind == "numbers"}
    more |= {f"{field}_by" for field, kind in kinds.items() if kind == "numbers"}
    return {"you", *kinds, *more, *(f"{field}_rank" for field, kind in kinds.items() if kind == "card")}


@functools.cache
def asked_for() -> dict[str, set[str]]:
    """Each message that the code asks for by rule, with the values that it passes."""
    found = {f"preset-{without_edition(name).replace('/', '-')}": set[str]() for name in presets()}
    codes = {f"error-{code}": {*values, "cause", "you"} for code, values in source.error_values().items()}
    found |= codes
    found |= {f"suit-{suit}": set() for suit in SUITS} | {f"rank-{rank}": set() for rank in RANKS}
    found |= {"values-range": {"least", "most", "step"}} | {f"setting-{name}": set() for name in SETTINGS}
    found |= {"card-words": {"rank", "suit", "name"}, "seat-table": set(), "seat-number": {"number"}}
    for name, game in GAMES.items():
        for message_id, values in asked_by(game, WORDS[name]()).items():
            # A message that games share has the values that all of them pass.
            where = placed(name, message_id)
            found[where] = found.get(where, values) & values
        found |= {where: values for code, values in codes.items() if (where := placed(name, code)) != code}
        found |= {helper: set(values) for helper, values in WORDS[name]().helpers.items()}
    # What a message asks for by WORD is not looked up by game.
    return found | {f"conflict-{why}": set() for words_of in WORDS.values() for why in words_of().conflicts}


def asked_by(game: type[AnyGame], own: GameWords) -> dict[str, set[str]]:
    """What a game asks for."""
    rules: type[RuleSet] = type(PRESETS[game.name].base)
    found: dict[str, set[str]] = {f"section-{section}": set() for section in sections_of(rules)}
    found |= {f"situation-{kind.situation}": set() for kind in sections_of(rules).values()}
    found |= {f"option-{option.name.replace('.', '-')}": set() for option in options_of(rules).values()}
    for name, notes in own.lines.items():
        who = {"who", "you"} if notes else set[str]()
        found[f"line-{name.replace('.', '-')}"] = {*(f"n{number}" for number in range(1, notes + 1)), *who, "amount"}
    found |= {f"mark-{name}": set() for kind in sections_of(rules).values() for name in kind.marks}
    found |= {f"ground-{name}": set() for name in own.grounds}
    found |= {f"ending-{name.replace('.', '-')}": set() for name in own.endings}
    found |= {f"phase-{name}": set() for name in own.phases}
    found |= {f"fault-{kind}": set() for kind in own.faults}
    for struct in get_args(game.action_type):
        found[f"action-{struct.__struct_config__.tag}"] = values_of_struct(struct)
    for struct in get_args(game.event_type):
        found[f"event-{struct.__struct_config__.tag}"] = values_of_struct(struct)
    return found


def placed(game: str, message_id: str) -> str:
    """A game's own message if any language has one, else the shared one."""
    own = f"{game}-{message_id}"
    return own if any(own in messages(language) for language in languages()) else message_id


def value_ids() -> Iterator[tuple[str, str]]:
    """For each word that an option can be: the option's own message and the one that it shares."""
    for name in GAMES:
        for option in options(name).values():
            for value in option.values:
                word = value_text(value)
                if not word.lstrip("-").isdigit():
                    own = placed(name, f"value-{option.name.replace('.', '-')}-{word}")
                    yield own, placed(name, f"value-{word}")


SHARED = {"on", "off", "up", "down", "open", "hidden", "anyone", "play_on"}
"""Words that mean the same wherever an option can be set to them."""


@pytest.mark.parametrize("language", COMPLETE)
def test_options_share_words_only_where_they_mean_the_same(language: str) -> None:
    known = set(messages(language))
    count = Counter(shared for own, shared in value_ids() if own not in known)
    assert {shared.removeprefix("value-") for shared, times in count.items() if times > 1} <= SHARED


class Names(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@functools.cache
def parsed(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text("utf-8"))


@functools.cache
def messages(language: str, *stems: str) -> dict[str, ast.Message]:
    found = {}
    for file in files(language):
        if not stems or file.stem in stems:
            for entry in parsed(file).body:
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = entry
    return found


@functools.cache
def names_in(message: ast.Message) -> Names:
    names = Names()
    names.visit(message)
    return names


ALL_FILES = [pytest.param(file, id=f"{language}/{file.name}") for language in languages() for file in files(language)]


@pytest.mark.parametrize("file", ALL_FILES)
def test_a_file_parses_without_junk(file: Path) -> None:
    assert [entry.content for entry in parsed(file).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("file", ALL_FILES)
def test_a_file_refers_to_its_own_messages_and_to_known_functions(file: Path) -> None:
    resource = parsed(file)
    own = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message | ast.Term)}
    names = Names()
    names.visit(resource)
    assert names.others <= own
    assert names.functions <= FUNCTIONS


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_twice(language: str) -> None:
    ids = [entry.id.name for file in files(language) for entry in parsed(file).body if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


PREFIX = "|".join(f"{name}-" for name in GAMES)
"""What stands before the ids of a game's own messages."""


def _is_title(message_id: str) -> bool:
    return re.match(f"({PREFIX})?option-", message_id) is not None


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_asked_for_has_a_message(language: str) -> None:
    wanted = set(asked_for())
    if language == "en":
        # In English an option has its title where it is declared.
        wanted = {message_id for message_id in wanted if not _is_title(message_id)}
    assert wanted - set(messages(language)) == set()
    assert [own for own, shared in value_ids() if not {own, shared} & set(messages(language))] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_left_over(language: str) -> None:
    known = set(messages(language))
    used = {own if own in known else shared for own, shared in value_ids()}
    assert set(messages(language, *CHECKED)) - set(asked_for()) - used == set()


@pytest.mark.parametrize("language", languages())
def test_a_message_uses_only_the_values_that_are_passed(language: str) -> None:
    passed = asked_for()
    wrong = {
        message_id: unknown
        for message_id, message in messages(language, *CHECKED).items()
        if (unknown := names_in(message).variables - passed.get(message_id, set()))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", [language for language in COMPLETE if language != "en"])
def test_a_complete_language_has_the_messages_of_english_and_no_others(language: str) -> None:
    english, own = messages("en"), messages(language)
    titles = {message_id for message_id in own if _is_title(message_id)}
    own_values = {message_id for message_id in {*english, *own} if re.match(f"({PREFIX})?value-", message_id)}
    assert set(english) - set(own) - own_values == set()
    assert set(own) - set(english) - own_values - titles == set()


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_messages_asked_for_by_name_use_the_same_values_in_every_language(language: str) -> None:
    english = messages("en")
    for message_id, message in messages(language).items():
        if message_id in english and message_id not in asked_for():
            assert names_in(message).variables == names_in(english[message_id]).variables, message_id


def test_the_core_lists_the_codes_that_it_raises() -> None:
    assert set(errors.CODES) <= set(source.error_values())


def test_the_source_gives_what_the_other_tests_stand_on() -> None:
    """A reader of sources that finds nothing would pass every test."""
    assert {"must_follow_suit", "bad_card", "options_conflict", "gifts_closed"} <= set(source.error_values())
    assert source.error_values()["must_trump"] == {"suit"}
    lines = source.line_notes()
    assert {"contract", "barrel.knocked", "threshold.unwritten", "fault.revoke", "spoils", "truck"} <= set(lines)
    assert (lines["contract"], lines["bolt"], lines["truck"], lines["barrel.unwritten"]) == (3, 2, 0, 1)
    assert {"three_nines", "talon_jacks", "three_marriages", "four_marriages"} <= source.grounds()
    assert {"tricks", "rest"} <= source.endings()
