"""docs/codes.md: the names that programs meet (error codes, score lines with their notes, events, endings, phases).

The readers of tests/texts take them from the source, and check the texts against them; the English texts are those of
the program.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser, ast

import prikup
from prikup.core.options import RuleSet, sections_of
from prikup.games import GAMES, PRESETS
from prikup.texts import COMPLETE
from tests.texts import source
from tests.texts.games import WORDS

FOLDER = Path(prikup.__file__).parent / "texts" / "en"


INTRODUCTION = (
    "Made by `tools/generate.py` from the source and the English texts; do not edit by hand. The names do not change,",
    "since records, sheets and programs contain them. Words in ‹brackets› are filled in; of a text with variants only",
    f"the default is listed. The program has all texts in {len(COMPLETE)} languages (`prikup.texts.Texts`).",
)
LINES = (
    "`name` and `note` of a `Line`. *notes* is the least number of notes, ‹n1›, ‹n2› ... in the words; ‹who› is the",
    "seat in the first note, ‹amount› the amount written.",
)


def messages() -> dict[str, str]:
    """Every English message by its id, on one line: placeholders as ``<name>``, of variants the default."""
    found: dict[str, str] = {}
    for path in sorted(FOLDER.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = re.sub(r"\s+", " ", "".join(_words(entry.value))).strip()
    return found


def _words(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        else:
            yield from _expression(element.expression)


def _expression(found: Any) -> Iterator[str]:
    if isinstance(found, ast.SelectExpression):
        usual = next(variant for variant in found.variants if variant.default)
        yield from _words(usual.value)
    elif isinstance(found, ast.FunctionReference):
        yield from _expression(found.arguments.positional[0])
    elif isinstance(found, ast.Placeable):
        yield from _expression(found.expression)
    elif isinstance(found, ast.VariableReference):
        yield f"<{found.id.name}>"
    elif isinstance(found, ast.StringLiteral):
        yield found.value
    elif isinstance(found, ast.MessageReference):
        yield "…"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "‹").replace(">", "›")


def _own(words: dict[str, str], game: str, message: str) -> str:
    return words.get(f"{game}-{message}") or words.get(message, "")


@functools.cache
def page() -> str:
    """The whole page."""
    words = messages()
    lines = [
        "# Codes and names",
        "",
        *INTRODUCTION,
        "",
        "## Error codes",
        "",
        "`PrikupError.code`, the `code` of an HTTP error and of a refused message; `params` hold the values.",
        "",
        "| code | values | in words |",
        "|---|---|---|",
    ]
    for code, values in sorted(source.error_values().items()):
        said = words.get(f"error-{code}") or next(
            (found for game in GAMES if (found := words.get(f"{game}-error-{code}"))), ""
        )
        lines.append(f"| `{code}` | {' '.join(sorted(values))} | {_cell(said)} |")
    for name, game in GAMES.items():
        lines += [*_game(words, name, game)]
    return "\n".join(lines) + "\n"


def _game(words: dict[str, str], name: str, game: Any) -> Iterator[str]:
    known = WORDS[name]()
    yield from (
        "",
        f"## {name}",
        "",
        "### Score lines",
        "",
        *LINES,
        "",
        "| line | notes | in words |",
        "|---|---|---|",
    )
    for line, notes in sorted(known.lines.items()):
        yield f"| `{line}` | {notes} | {_cell(_own(words, name, 'line-' + line.replace('.', '-')))} |"
    yield from ("", "### Events", "", "| event | fields | meaning |", "|---|---|---|")
    for kind in sorted(get_args(game.event_type), key=lambda kind: str(kind.__struct_config__.tag)):
        fields = " ".join(field.encode_name for field in msgspec.structs.fields(kind))
        what = re.sub(r"\s+", " ", (kind.__doc__ or "").split("\n\n")[0]).strip()
        yield f"| `{kind.__struct_config__.tag}` | {fields} | {_cell(what)} |"
    rules: type[RuleSet] = type(PRESETS[name].base)
    counters = sorted({mark for section in sections_of(rules).values() for mark in section.marks})
    lists = {
        "How a deal ends (`ending`)": sorted(known.endings),
        "Phases": sorted(known.phases),
        "Actions": sorted(str(kind.__struct_config__.tag) for kind in get_args(game.action_type)),
        "Counters": counters,
        "Grounds of claims": sorted(known.grounds),
        "Faults": sorted(known.faults),
    }
    yield ""
    yield "### Other names"
    yield ""
    for title, names in lists.items():
        if names:
            yield f"* {title}: {', '.join(f'`{one}`' for one in names)}."
