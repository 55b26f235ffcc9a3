"""Every language says what English says: the same messages, values and variants, with its own plurals and signs."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from prikup.texts import COMPLETE
from tests.texts.test_messages import files, messages, names_in
from tests.texts.test_wording import NAMES

OTHERS = tuple(language for language in COMPLETE if language != "en")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
GRAMMAR = {"card-words"}
"""Messages that each language builds in its own way: German puts an article before a card."""
UNSAID = {"winners_count", "opponents"}
"""Numbers that only choose between forms and are never said, so that one against many is enough."""
FULL = {"pl": {"one", "few", "many", "other"}, "es": {"one", "other"}, "de": {"one", "other"}, "en": {"one", "other"}}
"""The categories that a number said with a noun needs. Russian folds "many" into "other", which is only for fractions;
Spanish has "many" only from a million on."""


class Choices(Visitor):
    """Collects the variants of a message by the value that chooses among them, and what plurals are chosen by."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.plurals: dict[str, list[set[str]]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
        self.found.setdefault(name, set()).update(keys)
        # A lone default beside numbers is the default of plain variants, not a plural.
        if keys & (PLURALS - {"other"}):
            self.plurals.setdefault(name, []).append(keys & PLURALS)
        self.generic_visit(node)


@functools.cache
def choices(message: ast.Message) -> Choices:
    found = Choices()
    found.visit(message)
    return found


def plain_variants(message: ast.Message) -> dict[str, set[str]]:
    """Each value's variants apart from plurals: what it can be called, and single numbers."""
    chosen = choices(message).found
    return {name: left for name, keys in chosen.items() if (left := keys - PLURALS)}


@pytest.mark.parametrize("language", OTHERS)
def test_the_files_are_those_of_english(language: str) -> None:
    assert [file.stem for file in files(language)] == [file.stem for file in files("en")]
    for file in files(language):
        # A message stands in the file where English has it; titles of options are beside their values.
        elsewhere = set(messages(language, file.stem)) - set(messages("en", file.stem))
        assert not elsewhere & set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_values_of_the_english_one(language: str) -> None:
    own = messages(language)
    wrong = {
        message_id: (names_in(message).variables, names_in(own[message_id]).variables)
        for message_id, message in messages("en").items()
        if message_id in own.keys() - GRAMMAR and names_in(message).variables != names_in(own[message_id]).variables
    }
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_variants_of_the_english_one(language: str) -> None:
    own = messages(language)
    wrong = {
        message_id: (plain_variants(message), plain_variants(own[message_id]))
        for message_id, message in messages("en").items()
        if message_id in own.keys() - GRAMMAR and plain_variants(message) != plain_variants(own[message_id])
    }
    assert wrong == {}


@pytest.mark.parametrize("language", [language for language in COMPLETE if language in FULL])
def test_a_plural_has_all_the_forms_of_the_language(language: str) -> None:
    wrong = {
        (message_id, name): forms
        for message_id, message in messages(language).items()
        for name, chosen in choices(message).plurals.items()
        for forms in chosen
        if forms != FULL[language] and name not in UNSAID
    }
    assert wrong == {}


@pytest.mark.parametrize("language", COMPLETE)
def test_a_plural_has_no_form_that_the_language_lacks(language: str) -> None:
    known = {*Locale(language).plural_form.tags, "other"}
    for message_id, message in messages(language).items():
        for name, keys in choices(message).found.items():
            assert keys & PLURALS <= known, (message_id, name)


@functools.cache
def counted() -> dict[str, frozenset[str]]:
    """The numbers that stand with a noun: those that English or Russian chooses plurals by."""
    found: dict[str, set[str]] = {}
    for language in ("en", "ru"):
        for message_id, message in messages(language).items():
            found.setdefault(message_id, set()).update(choices(message).plurals)
    return {message_id: frozenset(names) for message_id, names in found.items()}


@pytest.mark.parametrize("language", [language for language in OTHERS if language != "ru"])
def test_a_number_with_a_noun_has_plurals(language: str) -> None:
    wrong = {
        message_id: missing
        for message_id, message in messages(language).items()
        if (missing := counted().get(message_id, frozenset()) - set(choices(message).plurals))
    }
    assert wrong == {}


def words_behind(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str, bool, bool]]:
    """Each value of a pattern with the word behind it, and whether it stands in a variant for some of its numbers, and
    in one for some of any."""
    for at, part in enumerate(pattern.elements):
        if not isinstance(part, ast.Placeable):
            continue
        if isinstance(value := part.expression, ast.VariableReference):
            behind = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            if isinstance(behind, ast.TextElement) and (word := re.match(r" ([^\W\d_]{2,})", behind.value)):
                yield value.id.name, word[1], value.id.name in chosen, bool(chosen)
        elif isinstance(value, ast.SelectExpression):
            keys = {key.name for variant in value.variants if isinstance(key := variant.key, ast.Identifier)}
            for variant in value.variants:
                assert isinstance(value.selector, ast.VariableReference)
                by = {value.selector.id.name} if keys & (PLURALS - {"other"}) else set()
                yield from words_behind(variant.value, chosen | by)


NOT_COUNTED = NAMES | {"left", "right", "made", "contract", "amount"}
"""Values before which no number stands, or not a number of what the word behind it means."""
MANY = {
    "cli-layouts-some",
    "cli-layouts-misere",
    "cli-league-variance",
    "cli-simulate-speed",
    "cli-solve-taken",
    "error-bad_login",
    "error-bad_message_id",
    "error-bad_nickname",
    "error-bad_password",
    "error-deals_range",
    "error-entry_tricks_points",
    "error-no_such_step",
    "error-outcome_count",
    "error-sheet_name",
    "hint-writeoff-lost",
    "line-crossed",
    "rules-diff-comparing",
    "rules-diff-often",
    "web-pairing-people",
    "web-table-about-marriage",
    "web-table-prompt-aces",
    "web-table-prompt-marriage",
}
"""Messages in which a number is never one, or is a fraction or the end of a range."""


@pytest.mark.parametrize("language", COMPLETE)
def test_a_noun_that_has_plurals_has_them_everywhere(language: str) -> None:
    """What stands behind a number in a variant for some numbers ("1 deal") stands behind none without variants."""
    found = [
        (message_id, *one)
        for message_id, message in messages(language).items()
        if message.value is not None and not message_id.startswith("lesson-")
        for one in words_behind(message.value)
    ]
    nouns = {noun for _, name, noun, own, _ in found if own and name not in NOT_COUNTED}
    assert len(nouns) > 40
    wrong = {
        (message_id, noun)
        for message_id, name, noun, _, chosen in found
        if noun in nouns and not chosen and name not in NOT_COUNTED and message_id not in MANY
    }
    assert wrong == set()


QUOTES = {"en": "“”", "ru": "«»", "pl": "„”", "es": "«»", "de": "„“"}


@pytest.mark.parametrize("language", COMPLETE)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = {*'„“”«»"'} - set(QUOTES[language])
    for file in files(language):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            said = re.sub(r'"(\w+| |)"', "", line)
            assert not foreign & set(said), f"{file.name}:{number}: {line}"
            first, last = (said.count(mark) for mark in QUOTES[language])
            assert first == last, f"{file.name}:{number}: {line}"


LETTERS = {"en": "è", "ru": "а-яё", "pl": "ąćęłńóśźż", "es": "áéíóúüñèº", "de": "äöüß"}
"""What the letters of a language are beside a to z (English and Spanish have a misère)."""


@pytest.mark.parametrize("language", COMPLETE)
def test_letters_are_those_of_the_language(language: str) -> None:
    foreign = re.compile(f"(?i)[^\\W\\d_a-z{LETTERS[language]}]")
    for file in files(language):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            # The Polish name of the game is the same everywhere.
            found = foreign.findall(line.replace("Tysiąc", ""))
            assert not found, f"{file.name}:{number}: {found}: {line}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    english, own = messages("en"), messages(language)
    for message_id in set(english) & set(own):
        if re.search(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", said(english[message_id])):
            assert said(own[message_id]) != said(english[message_id]), message_id


def said(message: ast.Message) -> str:
    """The words of a message."""
    words: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            words.append(node.value)

    Words().visit(message)
    return " ".join(words)
