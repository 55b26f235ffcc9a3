"""Rules of the wording: names in the nominative, one word for one thing, buttons that fit, dashes and spaces."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from prikup.core.cards import cards_text, parse_cards
from prikup.texts import COMPLETE, Texts
from tests.texts.test_messages import files, messages

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
LANGUAGES = {"English": "en", "Русский": "ru", "Polski": "pl", "Deutsch": "de", "Español": "es"}


def patterns(message: ast.Message) -> Iterator[ast.Pattern]:
    """All patterns of a message: its value, its attributes, and their variants."""
    found: list[ast.Pattern] = []

    class Patterns(Visitor):
        def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Patterns().visit(message)
    yield from found


def text(pattern: ast.Pattern) -> str:
    """The words of a pattern; ``…`` stands for what is put in."""
    return "".join(
        part.value if isinstance(part, ast.TextElement) else "\N{OBJECT REPLACEMENT CHARACTER}"
        for part in pattern.elements
    )


# Names.

NAMES = {
    "seat", "name", "names", "who", "giver", "to", "at", "by", "dealer", "owner", "leader", "winners", "helps",
    "sitter", "unseen",
}  # fmt: skip
"""Values that are a player's name, or several."""
NO_NAMES = {"error-usage", "error-bad_cut", "action-cut", "event-packcut", "web-replay-step"}
"""Messages in which such a value is a number or a word of the command line."""
BEFORE = {
    "ru": [
        "игрока", "игроку", "игроком", "гость", "не", "только", "себе", "берёт", "выигрывает", "делает", "делят",
        "забирает", "закрывает", "играет", "назначает", "начинает", "получает", "получит", "продаёт", "разыгрывает",
        "решает", "сдаёт",
    ],
    "pl": [
        "gracza", "graczowi", "gość", "tylko", "wspólnie", "ją", "ma", "bierze", "dostaje", "gra", "rozdaje",
        "sprzedaje", "ustala", "wygrywa", "wygrywają", "zabiera", "zaczyna", "zamyka", "zatrzymuje",
    ],
}  # fmt: skip
"""What may stand before a name: a word for a player beside which the name keeps its form, or a verb in the present."""
PAST = {"ru": r"(?i)\w+(л|ла|ли|лся|лась|лись)$", "pl": r"(?i)\w+(ł|ła|li|ły)$"}
"""A verb that would have to know whether the player is a man or a woman."""


def beside_names(message: ast.Message) -> Iterator[tuple[str, str, str]]:
    """Each name in a message, with the text before it and behind it."""
    for pattern in patterns(message):
        for at, part in enumerate(pattern.elements):
            if not (isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)):
                continue
            name = part.expression.id.name
            if name in NAMES:
                around = [
                    pattern.elements[place].value if 0 <= place < len(pattern.elements) else ""  # type: ignore[union-attr]
                    for place in (at - 1, at + 1)
                    if not 0 <= place < len(pattern.elements) or isinstance(pattern.elements[place], ast.TextElement)
                ]
                if len(around) == 2:
                    yield name, around[0].rstrip(), around[1]


@pytest.mark.parametrize("language", sorted(BEFORE))
def test_a_name_stands_where_the_nominative_does(language: str) -> None:
    """Names are not inflected: no word beside one asks for a case (``для``, ``od``) or knows a gender (``сыграл``)."""
    wrong = []
    for message_id, message in messages(language).items():
        if message_id in NO_NAMES:
            continue
        for name, before, behind in beside_names(message):
            word = re.split(r"\s", before)[-1]
            if word and word[-1] not in ":,(«„·→—–+" and word.lower() not in BEFORE[language]:
                wrong.append((message_id, name, f"{word} {name}"))
            verb = re.match(r" (\w+)", behind)
            if verb and re.match(PAST[language], verb[1]):
                wrong.append((message_id, name, f"{name} {verb[1]}"))
    assert wrong == []


def test_the_rule_of_names_finds_what_it_forbids() -> None:
    assert {*NO_NAMES, *ONLY_OTHERS} <= messages("en").keys()
    """A rule that finds nothing at all would pass every text."""
    seen = {name for message in messages("ru").values() for name, _, _ in beside_names(message)}
    assert {"seat", "name", "names", "dealer"} <= seen
    assert re.match(PAST["ru"], "сыграла")
    assert re.match(PAST["pl"], "zagrał")
    assert not re.match(PAST["ru"], "играет")
    assert not {"для", "у", "от", "dla", "od", "przez"} & {*BEFORE["ru"], *BEFORE["pl"]}


READER = ("cli", "cli-preferans", "preferans-score")
"""Files whose messages the terminal tells the reader with "You" as a name."""
OF_READER = {
    "en": r"\b(on|from|to|for|by|of|with)$",
    "de": r"\b(auf|von|für|mit|an|gegen)$",
    "es": r"\b(contra|de|a|por|para|con)$",
}
"""Words after which "You", "Du" and "Tú" would be wrong."""
ONLY_OTHERS = {"cli-prompt-gift", "cli-act-give", "cli-act-give-closed", "cli-over-lost"}
"""Messages about players who are not the reader: to whom cards go, who won instead."""


@pytest.mark.parametrize("language", sorted(OF_READER))
def test_the_reader_is_not_put_behind_a_preposition(language: str) -> None:
    """In the terminal the reader's name is ``You``: "whists on You" needs a variant of ``$you``."""
    wrong = []
    for message_id, message in messages(language, *READER).items():
        chosen = {
            node.selector.id.name for node in selects(message) if isinstance(node.selector, ast.VariableReference)
        }
        for name, before, _ in beside_names(message):
            if (
                "you" not in chosen
                and message_id not in {*ONLY_OTHERS, *NO_NAMES}
                and re.search(OF_READER[language], before)
            ):
                wrong.append((message_id, f"{before} {name}"))
    assert wrong == []


def selects(message: ast.Message) -> list[ast.SelectExpression]:
    """All choices between variants in a message."""
    found: list[ast.SelectExpression] = []

    class Selects(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Selects().visit(message)
    return found


def verbs_of_names(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each name with the word behind it that stands in no variant of ``$you``."""
    for at, part in enumerate(pattern.elements):
        if not isinstance(part, ast.Placeable):
            continue
        value = part.expression
        behind = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
        verb = re.match(r" (\w+)", behind.value) if isinstance(behind, ast.TextElement) else None
        if isinstance(value, ast.VariableReference) and verb and value.id.name in NAMES and "you" not in chosen:
            yield value.id.name, verb[1]
        if isinstance(value, ast.SelectExpression):
            assert isinstance(value.selector, ast.VariableReference)
            for variant in value.variants:
                yield from verbs_of_names(variant.value, chosen | {value.selector.id.name})


SEVERAL = {"winners"}
"""Values that are several names where no variant tells one of them from the reader."""


@pytest.mark.parametrize("language", COMPLETE)
def test_an_event_has_the_verb_that_goes_with_the_reader(language: str) -> None:
    """The terminal's name of the reader is ``You``: where a verb follows a name, ``$you`` chooses the verb."""
    wrong = [
        (message_id, name, verb)
        for message_id, message in messages(language).items()
        if re.search(r"(^|-)event-", message_id) and message_id not in NO_NAMES and message.value is not None
        for name, verb in verbs_of_names(message.value)
        if name not in SEVERAL
    ]
    assert wrong == []


# One word for one thing.


@functools.cache
def rejected() -> dict[str, dict[str, str]]:
    """Of each language the words that the glossary rejects, with those that it has instead."""
    found: dict[str, dict[str, str]] = {language: {} for language in COMPLETE}
    table = GLOSSARY.read_text("utf-8").partition("## Words that the texts do not use")[2]
    for language, words, instead in re.findall(r"^\| (\w+) \| (.+?) \| (.+?) \|$", table, re.MULTILINE):
        if language in LANGUAGES:
            for word in words.replace("\\*", "*").split(", "):
                found[LANGUAGES[language]][word] = instead
    return found


def pattern_of(word: str) -> str:
    """The regular expression of a word of the table, in which ``*`` stands for the rest of a word."""
    inner = re.escape(word).replace(r"\*", r"\w*")
    return rf"(?<!\w){inner}(?!\w)"


def test_the_glossary_rejects_words_of_every_language() -> None:
    assert all(len(words) >= 10 for words in rejected().values())


@pytest.mark.parametrize("language", COMPLETE)
def test_a_thing_has_one_word(language: str) -> None:
    """What the glossary rejects stands in no text; names and notation in quotation marks are left alone."""
    rules = {word: re.compile(pattern_of(word), re.IGNORECASE) for word in rejected()[language]}
    wrong = []
    for message_id, message in messages(language).items():
        for pattern in patterns(message):
            said = re.sub(r"“[^”]*”|„[^“”]*[“”]|«[^»]*»", " ", text(pattern))
            wrong += [
                (message_id, word, rejected()[language][word]) for word, rule in rules.items() if rule.search(said)
            ]
    assert wrong == []


COUNTED = (
    "cli-table-tricks", "event-asidetaken", "event-restgranted", "event-tricktaken", "hint-praise", "hint-praise-aces",
    "hint-ruff", "hint-show", "hint-smear", "hint-take", "line-points", "sheet-item-points", "web-open-cards-points",
    "web-open-cards-sure-points", "web-replay-points", "web-sheet-taken", "web-table-about-marriage",
    "web-table-prompt-aces", "web-table-prompt-marriage", "web-table-result-most", "web-table-taken",
)  # fmt: skip
"""Messages that say what cards and marriages count within a deal."""


@pytest.mark.parametrize("message_id", COUNTED)
def test_german_counts_augen_in_a_deal_and_punkte_on_the_sheet(message_id: str) -> None:
    said = " ".join(text(pattern) for pattern in patterns(messages("de")[message_id]))
    assert re.search(r"Augen?\b", said)
    assert "Punkt" not in said


@pytest.mark.parametrize("message_id", ["hint-search-other-amount-beaten", "hint-search-other-amount-made"])
def test_german_hints_compare_what_the_sheet_gets_in_punkte(message_id: str) -> None:
    # What another card brings less is counted in score points (``TrickWorth.worth``).
    said = " ".join(text(pattern) for pattern in patterns(messages("de")[message_id]))
    assert "Punkte" in said
    assert "Auge" not in said


# Buttons.

PAGE = Path(__file__).parents[2] / "web" / "src"
MOST = 28
"""How many letters the label of a button may have in any language."""
WIDER = {r"web-preferans-(?!offer$|offer-send$|terms-set$|totus$).*": 48, r"cli-button-\w+(-\w+)*": 20}
"""Other widths: the answers of Preferans stand one below the other, the terminal's buttons side by side."""
NO_LABELS = {"web-table-dealer", "web-table-total"}
"""Told to who hears the page, inside a button whose label is a sign or a number."""

FILLED = {
    "panel.name": re.findall(r'\bname: "(\w+)"', (PAGE / "lib" / "table" / "panels.ts").read_text("utf-8")),
}
"""What is filled into the id of a label, by the code that fills it in."""


def opened(source: str, start: int) -> int:
    """Where the opening tag that begins before ``start`` has ended: ``>`` outside of braces and quotes."""
    depth, quote = 0, ""
    for at in range(start, len(source)):
        sign = source[at]
        if quote:
            quote = "" if sign == quote and source[at - 1] != "\\" else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in "{}":
            depth += 1 if sign == "{" else -1
        elif sign == ">" and not depth:
            return at + 1
    raise AssertionError("a tag without an end")


def labels(source: str) -> set[str]:
    """The ids of the messages between the tags of buttons, and of links that look like one, as patterns."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    found: set[str] = set()
    for tag in re.finditer(r"<(button|a)\b", markup):
        begin = opened(markup, tag.end())
        if tag[1] == "button" or re.search(r'class="[^"]*\bbutton\b', markup[tag.start() : begin]):
            found |= said(markup[begin : markup.index(f"</{tag[1]}", begin)])
    return found


def said(code: str) -> set[str]:
    """The ids of the page's messages that stand in code, as patterns: what a template fills in is any word, unless
    ``FILLED`` knows which."""
    plain = {re.escape(name) for name in re.findall(r'"(web-[a-z0-9-]+)"', code)}
    for before, what, after in re.findall(r"`(web-[a-z0-9-]+)\$\{([^`}]*)\}([a-z0-9-]*)`", code):
        plain |= {re.escape(before) + word + re.escape(after) for word in FILLED.get(what, ["[a-z0-9-]+"])}
    return plain


def button_ids() -> set[str]:
    """The labels of all buttons, as patterns: those in the page's markup, and those that its games give to actions."""
    found = set(WIDER) - {rule for rule in WIDER if rule.startswith("web-")}
    for file in PAGE.rglob("*.svelte"):
        found |= labels(file.read_text("utf-8"))
    for file in PAGE.rglob("*.ts"):
        for label in re.findall(r"^export function label\(.*?^\}", file.read_text("utf-8"), re.DOTALL | re.MULTILINE):
            found |= said(label)
    return found - set(map(re.escape, NO_LABELS))


def test_the_labels_of_buttons_are_found() -> None:
    source = """
    <script lang="ts">const about = "web-not-this";</script>
    <!-- <button>{t("web-not-this-either")}</button> -->
    <p>{t("web-no-button")}</p>
    <button
      type="button"
      aria-label={t("web-only-heard")}
      disabled={a > b}
      onclick={() => (open = "x>y")}><Icon name={open ? "a" : "b"} />{t("web-one")}</button
    >
    <button>{t(asked ? "web-two" : "web-three", { count })} {t(`web-leaf-${name}`)}</button>
    <a class="button small" href={link(1)}>{t("web-four")}</a> <a href="/">{t("web-link")}</a>
    """
    wanted = {"web-one", "web-two", "web-three", "web-four"}
    assert labels(source) == {re.escape(name) for name in wanted} | {"web\\-leaf\\-[a-z0-9-]+"}


def test_the_page_has_buttons() -> None:
    """One of each kind: in the markup, by a condition, a link, filled in, given to an action."""
    ids = button_ids()
    assert len(ids) > 80
    some = (
        "web-keeper-start",
        "web-table-abandon",
        "web-home-friends",
        "web-preferans-waive",
        "web-preferans-offer-agree",
    )
    assert {re.escape(name) for name in some} | {"web\\-table\\-leaf\\-[a-z0-9-]+", "web\\-table\\-sheet"} <= ids


@pytest.mark.parametrize("language", COMPLETE)
def test_a_button_fits(language: str) -> None:
    every = messages(language)
    wrong, seen = [], set()
    for rule in button_ids():
        for message_id, message in every.items():
            if re.fullmatch(rule, message_id):
                seen.add(rule)
                most = next((width for wider, width in WIDER.items() if re.fullmatch(wider, message_id)), MOST)
                wrong += [(message_id, words) for pattern in patterns(message) if len(words := text(pattern)) > most]
    assert seen == button_ids(), "a label without a message"
    assert wrong == []


@pytest.mark.parametrize("name", sorted(NO_LABELS))
def test_what_is_no_label_stands_in_a_button(name: str) -> None:
    assert any(re.escape(name) in labels(file.read_text("utf-8")) for file in PAGE.rglob("*.svelte"))


# Signs.

DASHES = {"ru": "—", "en": "–", "pl": "–", "de": "–", "es": "–"}


@pytest.mark.parametrize("language", COMPLETE)
def test_dashes_dots_and_spaces(language: str) -> None:
    """The language's own dash between spaces, dots without a space before, no straight quotes, no double spaces."""
    wrong = []
    for file in files(language):
        for message_id, message in messages(language, file.stem).items():
            for pattern in patterns(message):
                for line in text(pattern).splitlines():
                    said = re.sub(r"“[^”]*”|„[^“”]*[“”]|«[^»]*»|--\w+", "x", line)
                    other = {"—", "–"} - {DASHES[language]}
                    if message_id != "sheet-columns-legend" and any(mark in said for mark in other):
                        wrong.append((message_id, "dash", line))
                    if re.search(r"\w - \w|\w[—]\w| …(?! \w)|'|[^\d]\.\.\. ", said) and message_id != "cli-prompt-wait":
                        wrong.append((message_id, "sign", line))
                    if re.search(r"\S  \S", said) and message_id != "cli-preferans-row":
                        wrong.append((message_id, "spaces", line))
    assert wrong == []


@pytest.mark.parametrize("language", COMPLETE)
def test_a_percent_sign_stands_as_the_language_has_it(language: str) -> None:
    wrong = [
        (message_id, words)
        for message_id, message in messages(language).items()
        for pattern in patterns(message)
        if (words := text(pattern)) and re.search(r"\S%" if language in SPACED else r"\s%", words)
    ]
    assert wrong == []


SPACED = {"ru", "es", "de"}
"""Languages that have a space before a percent sign."""


@pytest.mark.parametrize("language", COMPLETE)
def test_a_hand_in_the_help_is_written_as_the_language_writes_it(language: str) -> None:
    """The hands of ``prikup solve --help`` can be typed as they stand there; English shows those of the notation."""
    (pattern,) = patterns(messages(language)["cli-solve-more"])
    hands = re.findall(r"(?<![\w!/])\w{2,}(?:\.\w{2,})+", text(pattern))
    read = parse_cards if language == "en" else Texts(language).parse_cards
    assert [cards_text(read(hand)) for hand in hands] == ["HAT9.DKQ", "HAT9.DKQ", "HKQ.S9"]
