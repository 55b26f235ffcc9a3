"""The command line's words: complete in both languages, and every one that is asked for exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import prikup.cli
from prikup.cli import errors
from prikup.cli.errors import InputError
from prikup.cli.language import LANGUAGES, language
from prikup.cli.table.pages import HELP_KEYS
from prikup.cli.texts import CliTexts
from prikup.games import GAMES

ROOT = Path(prikup.cli.__file__).parent


class _Names(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    folder = ROOT.parent / "texts" / lang
    text = "\n".join((folder / name).read_text("utf-8") for name in ("cli.ftl", "cli-preferans.ftl", "league.ftl"))
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            names = _Names()
            names.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = names.found
    return found


def test_both_languages_say_the_same_things_with_the_same_values() -> None:
    assert messages("en") == messages("ru")


def test_every_message_that_is_used_exists_and_every_one_is_used() -> None:
    source = "\n".join(path.read_text("utf-8") for path in ROOT.rglob("*.py"))
    known = messages("en")
    used = set(re.findall(r'"((?:cli|error)-[a-z0-9-]*[a-z0-9])"', source))
    used |= set(re.findall(r"'((?:cli|error)-[a-z0-9-]*[a-z0-9])'", source))
    used |= {f"cli-help-{name}" for _, name in HELP_KEYS}
    used |= {f"error-{code}" for code in errors.CODES}
    for room, code_of in (("league", r'"(league_[a-z_]+)"'), ("rulebook", r'PdfError\("([a-z_]+)"')):
        texts = "\n".join(path.read_text("utf-8") for path in (ROOT.parent / room).rglob("*.py"))
        used |= {f"error-{code}" for code in re.findall(code_of, texts)}
    begun = tuple(re.findall(r'f["\'](cli-[a-z-]+)\{', source))
    assert {name for name in used if name.startswith("cli-")} <= set(known), used - set(known)
    # A game's own words for a message that all games have, asked for by Texts.own.
    own = {f"{game}-{name}" for game in GAMES for name in used}
    unused = {name for name in known if name not in used | own and not name.startswith(begun)}
    assert not unused
    for code in errors.CODES:
        for lang in LANGUAGES:
            assert CliTexts(lang).has(f"error-{code}")


def test_no_text_of_the_command_line_is_in_the_code() -> None:
    for path in ROOT.rglob("*.py"):
        code = re.sub(r'""".*?"""|#[^\n]*', "", path.read_text("utf-8"), flags=re.DOTALL)
        cyrillic = [line for line in code.splitlines() if re.search("[а-яё]", line) and "maketrans" not in line]
        assert not [line for line in cyrillic if "йцукен" not in line], path


def test_which_language() -> None:
    assert language(None, {}) == "en"
    assert language(None, {"LANG": "ru_RU.UTF-8"}) == "ru"
    assert language(None, {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}) == "en"
    assert language(None, {"LANG": "en_US.UTF-8", "PRIKUP_LANG": "ru"}) == "ru"
    assert language("ru", {"LANG": "en_US.UTF-8"}) == "ru"
    with pytest.raises(InputError):
        language("xx")
