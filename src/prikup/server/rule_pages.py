"""Pages of rules, written here and not by the page's program: they need no script to be read, and can be printed, read
without a connection and found by search engines.

Whatever comes from an address is escaped; the rule strings that are shown are canonical, so a page has one form however
it was asked for.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from urllib.parse import quote

from babel import Locale
from msgspec import Struct

from prikup import games
from prikup.core.errors import PrikupError, RulesError
from prikup.core.game import AnyGame
from prikup.rule_change_words import SaidChanges, said_changes
from prikup.rule_changes import RuleChanges
from prikup.rulebook import rulebook
from prikup.rulebook.formats import html_chapters
from prikup.server.bodies import Unlike
from prikup.server.error_responses import status_of
from prikup.server.rule_comparisons import Comparing
from prikup.texts import Texts, languages

BETWEEN = "/vs/"
"""What stands between two rule strings in the address of their difference."""
LOOKS_AGAIN = 2
"""Seconds after which a page that waits for a comparison is asked for again."""
_MISSING = frozenset({"unknown_game", "unknown_preset", "unknown_option", "bad_language"})
"""Errors that say that there is no such page."""
_SAFE = "/+=@.,-_"
"""What rule strings have beside letters and digits, and what may stand in an address as it is."""


class Written(Struct, frozen=True):
    """A page: its HTTP status and its text."""

    status: int
    text: str


class Look(Struct, frozen=True):
    """What all pages share: the language, and the style sheets and the picture of the site."""

    language: str
    styles: tuple[str, ...]

    @property
    def words(self) -> Texts:
        """The words of the language."""
        return Texts(self.language)


# ------------------------------------------------------------------------------------------------- addresses


def book_link(rules: str, language: str = "") -> str:
    """The address of the page of a rule set; without a language in that of whoever follows it."""
    return f"/rules/{quote(rules, _SAFE)}{f'?lang={language}' * bool(language)}"


def changes_link(known: str, new: str, language: str = "") -> str:
    """The address of the page of what changes from one rule set to another."""
    return book_link(f"{known}{BETWEEN}{new}", language)


def asked_rules(path: str) -> tuple[str, ...]:
    """The rule string of a page's address, or both of a difference."""
    return tuple(one.strip("/") for one in path.strip("/").split(BETWEEN, 1))


def preferred_language(accepted: str) -> str:
    """The language of texts that a header Accept-Language likes best; English if it names none of ours."""
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:1000].split(",")):
        tag, _, quality = part.partition(";")
        code = re.split("[-_]", tag.strip().lower())[0]
        weight = re.fullmatch(r"\s*q=([01](?:\.[0-9]{1,3})?)\s*", quality) if quality else None
        liked = float(weight[1]) if weight else 0.0 if quality else 1.0
        if code in languages() and liked > 0:
            found.append((-liked, place, code))
    return min(found)[2] if found else languages()[0]


# ------------------------------------------------------------------------------------------------- pages


def book_page(look: Look, rules: str) -> Written:
    """The rules of a table. Raises RulesError."""
    words = look.words
    book = rulebook(rules, look.language, played=False)
    game = games.game(book.rules)
    said, text = html.escape, html.escape(book.rules)
    later = games.later_edition(rules)

    def body() -> Iterator[str]:
        yield f"<h1>{said(book.title)}</h1>"
        yield f"<p><code>{text}</code></p>"
        if later is not None:
            link = _link(
                book_link(games.game(later).text, look.language), words.say("rules-page-edition", rules=book.title)
            )
            yield f'<p class="note">{said(words.say("web-rules-later"))} {link}</p>'
        yield '<p class="ways">'
        yield _link(f"/new#{quote(book.rules, _SAFE)}", words.say("web-rules-play"), "button")
        yield _link(f"/rules#{quote(book.rules, _SAFE)}", words.say("rules-page-change"), "button")
        yield "</p>"
        yield from html_chapters(book, sources=True)
        others = _comparable(game)
        if others:
            yield f'<section class="others"><h2>{said(words.say("rules-page-unlike"))}</h2><ul>'
            for other in others:
                yield f"<li>{_link(changes_link(other, book.rules, look.language), words.preset(other))}</li>"
            yield "</ul></section>"
        yield '<p class="ways forms">'
        for form, kind in (("html", "file"), ("json", "data")):
            link = f"/api/rulebook/{look.language}/{form}?rules={quote(book.rules, '')}"
            yield _link(link, words.say(f"rules-page-{kind}"))
        yield "</p>"

    title = words.say("rules-page-title", rules=book.title)
    return Written(200, _page(look, title, body(), path=book_link(book.rules), kept=True))


def changes_page(look: Look, known: str, new: str, found: RuleChanges | Comparing) -> Written:
    """What changes from one rule set to another, or how far the comparison is. Raises RulesError."""
    words, said = look.words, html.escape
    ours, theirs = games.game(known), games.game(new)
    title = words.say("rules-diff-title")

    def head() -> Iterator[str]:
        yield f"<h1>{said(title)}</h1>"
        yield "<dl class='two'>"
        for name, game in (("known", ours), ("new", theirs)):
            link = _link(book_link(game.text, look.language), words.rules_title(game.text))
            yield f"<dt>{said(words.say(f'rules-diff-{name}'))}</dt>"
            yield f"<dd>{link}<br><code>{said(game.text)}</code></dd>"
        yield "</dl>"

    path = changes_link(ours.text, theirs.text)
    if isinstance(found, Comparing):
        done = words.say("rules-diff-comparing", done=found.done, deals=found.deals)
        bar = f'<progress max="{found.deals}" value="{found.done}" aria-label="{said(title)}"></progress>'
        waiting = (*head(), f'<p role="status">{said(done)}</p>', f"<p>{bar}</p>")
        return Written(202, _page(look, title, waiting, path=path, again=LOOKS_AGAIN))
    return Written(
        200, _page(look, title, (*head(), *_changes(words, said_of(look.language, found))), path=path, kept=True)
    )


def _changes(words: Texts, said: SaidChanges) -> Iterator[str]:
    yield f"<p>{html.escape(said.head)}</p>"
    if said.changes:
        yield '<ol class="changes">'
        for change in said.changes:
            options = "<br>".join(f"<b>{html.escape(one)}</b>" for one in change.options)
            yield f"<li>{options}<p>{html.escape(change.often)} · {_coloured(change.first)}</p></li>"
        yield "</ol>"
    for heading, quiet in (("rules-diff-order", said.order), ("rules-diff-never", said.never)):
        if quiet:
            yield f"<section><h2>{html.escape(words.say(heading))}</h2><ul>"
            yield from (f"<li>{html.escape(one)}</li>" for one in quiet)
            yield "</ul></section>"


def said_of(language: str, found: RuleChanges) -> SaidChanges:
    """The changes in words, with players who have names."""
    words = Texts(language)
    return said_changes(words, found, tuple(words.say("rulebook-players").split()))


SHORT = 3
"""Changes that are told where there is no room for all."""


def unlike_usual(language: str, found: RuleChanges) -> Unlike | None:
    """The most frequent changes from what somebody usually plays; None where there is nothing to notice."""
    words, said = Texts(language), said_of(language, found)
    if not said.changes:
        return None
    return Unlike(
        words.say("rules-diff-usual", rules=words.rules_title(games.game(found.known).text)),
        tuple("; ".join(change.options) for change in said.changes[:SHORT]),
        words.say("rules-diff-all"),
        changes_link(found.known, found.new, language),
    )


def error_page(look: Look, error: PrikupError, asked: Sequence[str] = ()) -> Written:
    """What is wrong, in the reader's language, with the nearest that there is. ``asked``: the rule strings of the
    address."""
    words, said = look.words, html.escape
    title = words.say("rules-page-error")

    def body() -> Iterator[str]:
        yield f"<h1>{said(title)}</h1>"
        yield f'<p class="note bad" role="alert">{said(_printable(words.error(error)))}</p>'
        link = _nearest(look, error, asked)
        if link is not None:
            yield f"<p>{said(words.say('rules-page-nearest'))} {link}</p>"
        home = _link("/", words.say("web-common-home"), "button")
        editor = _link("/rules", words.say("rules-page-editor"), "button")
        yield f'<p class="ways">{editor} {home}</p>'

    status = 404 if error.code in _MISSING else status_of(error.code)
    return Written(status, _page(look, title, body()))


def _nearest(look: Look, error: PrikupError, asked: Sequence[str]) -> str | None:
    """A link to what was probably meant."""
    if error.code == "bad_language":
        near = str(error.params["nearest"])
        return _link(book_link(BETWEEN.join(asked), near), _name(near)) if near in languages() else None
    meant = [_meant(one) for one in asked] if isinstance(error, RulesError) and error.code != "rules_apart" else []
    rules = [one for one in meant if one is not None]
    if not rules or len(rules) < len(asked):
        return None
    return _link(book_link(BETWEEN.join(rules), look.language), " → ".join(rules))


def _meant(rules: str) -> str | None:
    """The rule string that somebody probably meant, canonical; None where nothing is near."""
    text = rules
    for _ in range(games.MOST):
        try:
            return games.game(text).text
        except RulesError as error:
            better = _mended(text, error)
        if better is None or better == text:
            return None
        text = better
    return None


def _mended(rules: str, error: RulesError) -> str | None:
    """A rule string without its fault, if its error says what comes nearest."""
    head, *changes = rules.strip().split("+")
    if error.code == "options_conflict":
        found = games.nearest_playable(rules)
        return None if found is None else found.text
    near = str(error.params.get("nearest", "-"))
    if near == "-":
        return None
    if error.code == "unknown_game":
        _, slash, name = head.partition("/")
        return "+".join([f"{near}/{name}" if slash else games.PRESETS[games.FAMILIES[near]].names()[0], *changes])
    if error.code == "unknown_preset":
        return "+".join([near, *changes])
    if error.code == "unknown_option":
        wrong = str(error.params["option"])
        named = (change.partition("=") for change in changes)
        return "+".join([head, *(f"{near if name == wrong else name}{equals}{value}" for name, equals, value in named)])
    return None


# ------------------------------------------------------------------------------------------------- the frame


def _page(look: Look, title: str, body: Iterable[str], *, path: str = "", kept: bool = False, again: int = 0) -> str:
    """A whole page. ``path``: its address in any language; ``kept``: whether it may be read without a connection;
    ``again``: seconds after which it is asked for again, by ``page.js`` or, without programs, by loading it."""
    words, said = look.words, html.escape
    waits = f' data-again="{again}"' * bool(again)
    lines = [
        "<!doctype html>",
        f'<html lang="{look.language}"{" data-kept" * kept}{waits}>',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="theme-color" content="#24594a">',
        f'<noscript><meta http-equiv="refresh" content="{again}"></noscript>' * bool(again),
        f"<title>{said(words.say('web-common-title', page=title))}</title>",
        '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
        *(f'<link rel="stylesheet" href="{said(style)}">' for style in (*look.styles, "/rules/style.css")),
        '<script src="/rules/page.js"></script>',
        "</head>",
        "<body>",
        f'<a class="skip" href="#main">{said(words.say("web-common-skip"))}</a>',
        '<header class="site-bar">',
        '<a class="site-name" href="/"><img src="/icon.svg" alt="" width="28" height="28">prikup</a>',
    ]
    if path:
        lines.append(f'<nav class="languages" aria-label="{said(words.say("web-common-language"))}">')
        for code in languages():
            here = ' aria-current="page"' if code == look.language else ""
            link = f'href="{said(path)}?lang={code}" hreflang="{code}" lang="{code}"{here}'
            lines.append(f'<a {link} title="{said(_name(code))}">{code.upper()}</a>')
        lines.append("</nav>")
    lines += ["</header>", '<main id="main" class="page book">', *body, "</main>", "</body>", "</html>"]
    return "\n".join(filter(None, lines)) + "\n"


def _name(language: str) -> str:
    """A language by its own name."""
    return str(Locale(language).get_display_name(language)).capitalize()


def _printable(text: str) -> str:
    """A text with control characters replaced: among them those that turn the direction of what follows."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def _link(address: str, words: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<a{named} href="{html.escape(address)}">{html.escape(words)}</a>'


def _coloured(text: str) -> str:
    return re.sub("[♥♦]", r'<span class="red">\g<0></span>', html.escape(text))


def _comparable(game: AnyGame) -> list[str]:
    """The presets whose deals can be compared with those of a rule set, without itself."""
    return [
        preset
        for preset in games.PRESETS[game.name].names()
        if preset != game.text and games.game(preset).players == game.players
    ]
