"""The pages over the table of every game: rules, log, help; and the columns of a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from prikup import games
from prikup.cli.table.draw import lines_text
from prikup.core.events import Line
from prikup.core.options import get_option, value_text
from prikup.core.seats import Seat
from prikup.texts import Texts


def line_words(
    texts: Texts, lines: Iterable[Line], seat: Seat, names: Sequence[str] = (), you: Seat | None = None
) -> str:
    """The named lines of a seat in a deal, one below the other."""
    return "\n".join(lines_text(texts, line, names, you) for line in lines if line.seat == seat) or "–"


def columns(texts: Texts, names: Sequence[str], first: str = "") -> Table:
    """A table with a column for each player."""
    table = Table(box=None, padding=(0, 1), expand=True, header_style="bold")
    table.add_column(first, no_wrap=True)
    for name in names:
        table.add_column(name, ratio=1, overflow="fold")
    return table


def rules(texts: Texts, rule_text: str) -> RenderableType:
    """The rules of this table: every option in words, changed ones first."""
    game = games.game(rule_text)
    changed: list[tuple[str, str]] = []
    same: list[tuple[str, str]] = []
    for name, option in games.options(game.name).items():
        value = get_option(game.rules, name)
        row = (texts.option_title(option), texts.option_value(option, value))
        (changed if value_text(value) != value_text(option.default) else same).append(row)
    table = Table(box=None, padding=(0, 1), show_header=False, expand=True)
    table.add_column(ratio=3, overflow="fold")
    table.add_column(ratio=2, overflow="fold")
    for title, words in changed:
        table.add_row(title, Text(words, style="bold #ffd75f"))
    if changed:
        table.add_row("", "")
    for title, words in same:
        table.add_row(Text(title, style="#b0b8c0"), Text(words, style="bold"))
    head = texts.say("cli-rules-changed") if changed else texts.say("cli-rules-plain")
    return Group(Text(game.text, style="bold"), Text(head, style="#8a8a8a"), Text(""), table)


def log(lines: Sequence[str]) -> RenderableType:
    """What this seat was told, the newest last."""
    return Text("\n".join(lines))


HELP_KEYS = (
    ("← →  1-9", "cards"),
    ("↑ ↓  PgUp PgDn", "dial"),
    ("Enter", "enter"),
    ("h", "hint"),
    ("s", "sheet"),
    ("l", "last"),
    ("r", "rules"),
    ("e", "log"),
    ("f", "pace"),
    ("q", "quit"),
    ("?", "help"),
)
"""The keys of the table and the message that explains each."""


def help_page(texts: Texts) -> RenderableType:
    """The keys, and the meaning of the signs on the table."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(style="bold #ffd75f", no_wrap=True)
    table.add_column(overflow="fold")
    for keys, name in HELP_KEYS:
        named = texts.say("cli-key-enter") if name == "enter" else keys
        table.add_row(named, texts.say(f"cli-help-{name}"))
    return Group(table, Text(""), Text(texts.say(texts.own("cli-help-table"))))
