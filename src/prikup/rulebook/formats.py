"""A rulebook as text, Markdown, HTML (self-contained, with a print style) or JSON."""

from __future__ import annotations

import html
import textwrap
from collections.abc import Callable, Iterable, Iterator

import msgspec

from prikup.rulebook.making import Rulebook, Said, SaidExample
from prikup.texts import Texts

WIDTH = 88
"""Characters in a line of plain text."""


def written(book: Rulebook, form: str, *, sources: bool = False) -> str:
    """The book in one of ``FORMATS``. ``sources``: with the document and ledger ids of every rule (JSON has them
    always)."""
    return FORMATS[form](book, sources)


def _as_text(book: Rulebook, sources: bool) -> str:
    return "\n".join(_text_lines(book, sources)) + "\n"


def _text_lines(book: Rulebook, sources: bool) -> Iterator[str]:
    words = Texts(book.language)
    yield from (book.title, "=" * len(book.title), book.rules)
    for chapter in book.chapters:
        yield from ("", chapter.title, "-" * len(chapter.title))
        for paragraph in chapter.paragraphs:
            yield ""
            if paragraph.kind != "text":
                for said in paragraph.sentences:
                    yield from _point(_with_ids(said, sources))
            else:
                yield from _wrapped(" ".join(_with_ids(said, sources) for said in paragraph.sentences))
    if book.examples:
        title = words.say("rulebook-chapter-examples")
        yield from ("", title, "-" * len(title), "")
        yield from _wrapped(words.say("rulebook-examples-about"))
    for example in book.examples:
        yield from ("", example.title, "")
        for text in _told(example):
            yield from _point(text)
    title = words.say("rulebook-chapter-glossary")
    yield from ("", title, "-" * len(title), "")
    for entry in book.glossary:
        yield from _point(f"{entry.word}: {entry.meaning}")


def _wrapped(text: str, first: str = "", later: str = "") -> list[str]:
    """Lines of plain text; a hyphen is no place to break a word: Russian has it in short ones."""
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)


def _point(text: str) -> list[str]:
    """A point of a list."""
    return _wrapped(text, "* ", "  ")


def _told(example: SaidExample) -> tuple[str, ...]:
    """The totals before, the hands, the course, the score and the totals after an example, one after the other."""
    lines = tuple(line.text for line in example.lines)
    return (example.before_text, *example.hands, *example.course, *lines, example.totals_text)


def _with_ids(said: Said, sources: bool) -> str:
    ids = ", ".join(source.id for source in said.sources)
    return f"{said.text} [{ids}]" if sources and ids else said.text


def _as_markdown(book: Rulebook, sources: bool) -> str:
    return "\n".join(_markdown_lines(book, sources)) + "\n"


def _markdown_lines(book: Rulebook, sources: bool) -> Iterator[str]:
    words = Texts(book.language)
    yield from (f"# {markdown_escaped(book.title)}", "", f"`{book.rules}`")
    for chapter in book.chapters:
        yield from ("", f"## {markdown_escaped(chapter.title)}")
        for paragraph in chapter.paragraphs:
            yield ""
            said = [markdown_escaped(_with_ids(one, sources)) for one in paragraph.sentences]
            if paragraph.kind == "without":
                yield from (f"* ~~{one}~~" for one in said)
            elif paragraph.kind == "list":
                yield from (f"* {one}" for one in said)
            else:
                yield " ".join(said)
    if book.examples:
        yield from ("", f"## {markdown_escaped(words.say('rulebook-chapter-examples'))}", "")
        yield markdown_escaped(words.say("rulebook-examples-about"))
    for example in book.examples:
        yield from ("", f"### {markdown_escaped(example.title)}", "")
        yield from (f"* {markdown_escaped(text)}" for text in _told(example))
    yield from ("", f"## {markdown_escaped(words.say('rulebook-chapter-glossary'))}", "")
    for entry in book.glossary:
        yield f"* **{markdown_escaped(entry.word)}**: {markdown_escaped(entry.meaning)}"


def markdown_escaped(text: str) -> str:
    """A text in which Markdown finds no marks of its own."""
    for mark in "\\`*_~[]<>|":
        text = text.replace(mark, f"\\{mark}")
    return text


STYLE = """
:root {
  color-scheme: light dark;
  --paper: #fffdf6; --ink: #22201a; --soft: #6d675a; --line: #ddd5c2; --red: #b3261e; --green: #14553f;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #161b19; --ink: #ece7da; --soft: #a39c8b; --line: #38423d; --red: #ff8d85; --green: #8fd3b6; }
}
body {
  max-width: 40rem; margin: 2rem auto 4rem; padding: 0 1.25rem;
  background: var(--paper); color: var(--ink); font: 1.05rem/1.55 Georgia, serif;
}
h1, h2, h3, nav, summary, small { font-family: system-ui, sans-serif; line-height: 1.25; }
h1 { margin-bottom: 0.3rem; }
h2 {
  margin: 2.4rem 0 0.6rem; padding-bottom: 0.3rem; border-bottom: 1px solid var(--line);
  color: var(--green); font-size: 1.35rem;
}
h3 { margin: 1.6rem 0 0.4rem; font-size: 1.05rem; }
code { color: var(--soft); font-size: 0.85rem; overflow-wrap: anywhere; }
nav { margin: 1.5rem 0; font-size: 0.9rem; columns: 2 14rem; }
nav a { display: block; padding: 0.2rem 0; color: var(--green); }
.rule { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 0.75rem; margin: 0.7rem 0; }
.rule > p, .rule > ul { margin: 0; }
details { grid-column: 2; font-size: 0.8rem; color: var(--soft); text-align: right; }
details[open] { grid-column: 1 / -1; text-align: left; }
summary { cursor: pointer; list-style: none; padding: 0.1rem 0.3rem; }
li { margin: 0.15rem 0; }
dt { margin-top: 0.6rem; font-weight: bold; }
dd { margin: 0; }
s { color: var(--soft); }
.red { color: var(--red); }
@media print {
  :root { color-scheme: light; --paper: #fff; --ink: #000; --soft: #555; --line: #bbb; --red: #b3261e; --green: #000; }
  body { max-width: none; margin: 0; padding: 0; font-size: 10.5pt; }
  nav, details:not([open]) { display: none; }
  h2, h3 { break-after: avoid; }
  p, li, dd { orphans: 3; widows: 3; }
}
""".strip()


def _as_html(book: Rulebook, sources: bool) -> str:
    return "\n".join(_html_lines(book, sources)) + "\n"


def _html_lines(book: Rulebook, sources: bool) -> Iterator[str]:
    title = html.escape(book.title)
    yield "<!doctype html>"
    yield f'<html lang="{book.language}">'
    yield '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title><style>{STYLE}</style></head>"
    yield f"<body><h1>{title}</h1><p><code>{html.escape(book.rules)}</code></p>"
    yield from html_chapters(book, sources=sources)
    yield "</body></html>"


def html_chapters(book: Rulebook, *, sources: bool) -> Iterator[str]:
    """The table of contents and the chapters in HTML, for a page that has the title and the style."""
    words = Texts(book.language)
    examples, glossary = (html.escape(words.say(f"rulebook-chapter-{one}")) for one in ("examples", "glossary"))
    parts = [(chapter.key, html.escape(chapter.title)) for chapter in book.chapters]
    parts += [("examples", examples)] * bool(book.examples) + [("glossary", glossary)]
    contents = html.escape(words.say("rulebook-contents"))
    yield from (
        f'<nav aria-label="{contents}">',
        *(f'<a href="#{key}">{heading}</a>' for key, heading in parts),
        "</nav>",
    )
    for chapter in book.chapters:
        yield f'<section id="{chapter.key}"><h2>{html.escape(chapter.title)}</h2>'
        for paragraph in chapter.paragraphs:
            said = [_coloured(one.text) for one in paragraph.sentences]
            yield '<div class="rule">'
            if paragraph.kind == "without":
                yield from ("<ul>", *(f"<li><s>{one}</s></li>" for one in said), "</ul>")
            elif paragraph.kind == "list":
                yield from ("<ul>", *(f"<li>{one}</li>" for one in said), "</ul>")
            else:
                yield f"<p>{' '.join(said)}</p>"
            yield from _html_sources(words, paragraph.sentences) if sources else ()
            yield "</div>"
        yield "</section>"
    if book.examples:
        yield f'<section id="examples"><h2>{examples}</h2>'
        yield f"<p>{html.escape(words.say('rulebook-examples-about'))}</p>"
        for example in book.examples:
            points = (f"<li>{_coloured(text)}</li>" for text in _told(example))
            yield from (f"<h3>{html.escape(example.title)}</h3>", "<ul>", *points, "</ul>")
        yield "</section>"
    yield f'<section id="glossary"><h2>{glossary}</h2><dl>'
    for entry in book.glossary:
        yield f"<dt>{html.escape(entry.word)}</dt><dd>{html.escape(entry.meaning)}</dd>"
    yield "</dl></section>"


def _coloured(text: str) -> str:
    """A text with red suits in red."""
    escaped = html.escape(text)
    for suit in "♥♦":
        escaped = escaped.replace(suit, f'<span class="red">{suit}</span>')
    return escaped


def _html_sources(words: Texts, sentences: Iterable[Said]) -> Iterator[str]:
    """Where the rules of a paragraph come from, unfolded on demand: their ids by document."""
    found: dict[str, dict[str, None]] = {}
    for said in sentences:
        for source in said.sources:
            found.setdefault(source.document, {})[source.id] = None
    if found:
        rows = "; ".join(f"{', '.join(ids)} ({document})" for document, ids in found.items())
        name = html.escape(words.say("rulebook-sources"))
        yield f'<details><summary title="{name}" aria-label="{name}">§</summary>{name}: {html.escape(rows)}</details>'


def _as_json(book: Rulebook, sources: bool) -> str:
    return msgspec.json.format(msgspec.json.encode(book), indent=2).decode() + "\n"


FORMATS: dict[str, Callable[[Rulebook, bool], str]] = {
    "text": _as_text,
    "md": _as_markdown,
    "html": _as_html,
    "json": _as_json,
}
"""The forms in which a book can be written, by name."""
