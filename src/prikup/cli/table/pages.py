"""What the pages over the table say: sheet, last trick, rules, log, result, help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from prikup import games
from prikup.cli.story import number as signed_total
from prikup.cli.table import cards as face
from prikup.cli.table.canvas import Canvas
from prikup.cli.table.draw import lines_text
from prikup.core.options import get_option, value_text
from prikup.core.seats import Seat
from prikup.texts import Texts
from prikup.thousand.view import Result, View


def line_words(texts: Texts, result: Result, seat: Seat) -> list[str]:
    """The named lines of a seat in a deal."""
    return [lines_text(texts, line) for line in result.lines if line.seat == seat]


def _columns(texts: Texts, names: Sequence[str], first: str = "") -> Table:
    table = Table(box=None, padding=(0, 1), expand=True, header_style="bold")
    table.add_column(first, no_wrap=True)
    for name in names:
        table.add_column(name, ratio=1, overflow="fold")
    return table


def sheet(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """The score sheet: every deal with its named lines, and the totals after it."""
    if not view.results:
        return Text(texts.say("cli-sheet-empty"))
    table = _columns(texts, names, "№")
    for result in view.results:
        table.add_row(
            str(result.number),
            *["\n".join(line_words(texts, result, seat)) or "–" for seat in range(view.players)],
            style="#b0b8c0",
        )
        table.add_row("", *[Text(signed_total(total), style="bold") for total in result.totals], end_section=True)
    # Fines outside a deal's record have changed the totals since.
    if view.totals != view.results[-1].totals:
        table.add_row(texts.say("cli-sheet-now"), *[Text(signed_total(total), style="bold") for total in view.totals])
    return table


def ending_words(texts: Texts, result: Result, names: Sequence[str]) -> str:
    """How a deal came out, in one sentence."""
    if result.ending not in ("tricks", "rest"):
        message = f"ending-{result.ending.replace('.', '-')}"
        ending = texts.ending(result.ending) if texts.has(message) else result.ending
        if result.declarer < 0:
            return ending
        name = texts.seat(result.declarer, names)
        return texts.say("cli-result-conceded", name=name, ending=ending, contract=result.contract)
    if result.declarer < 0:
        return ""
    name = texts.seat(result.declarer, names)
    got = result.points[result.declarer] + result.bonuses[result.declarer]
    made = any(
        line.name.startswith("contract") and line.seat == result.declarer and line.amount >= 0 for line in result.lines
    )
    return texts.say(
        "cli-result-made" if made else "cli-result-failed", name=name, contract=result.contract, points=got
    )


def deal_result(texts: Texts, result: Result, names: Sequence[str]) -> RenderableType:
    """The result of a deal: points, tricks, the named lines, the totals."""
    players = len(result.totals)
    table = _columns(texts, names)
    if result.ending in ("tricks", "rest"):
        table.add_row(texts.say("cli-result-tricks"), *map(str, result.tricks))
        table.add_row(texts.say("cli-result-points"), *map(str, result.points))
        if any(result.bonuses):
            table.add_row(texts.say("cli-result-bonuses"), *map(str, result.bonuses))
    table.add_row(
        texts.say("cli-result-lines"),
        *["\n".join(line_words(texts, result, seat)) or "–" for seat in range(players)],
    )
    table.add_row(
        Text(texts.say("cli-result-totals"), style="bold"),
        *[Text(signed_total(total), style="bold #ffd75f") for total in result.totals],
    )
    words = ending_words(texts, result, names)
    return Group(Text(words), Text(""), table) if words else table


def last_trick(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """The last finished trick, card by card."""
    done = [trick for trick in view.tricks if trick.winner >= 0]
    if not done:
        return Text(texts.say("cli-last-none"))
    trick = done[-1]
    canvas = Canvas(50, 6, "")
    for number, card in enumerate(trick.cards):
        seat = (trick.leader + number) % view.players
        x = 2 + number * 16
        face.draw_card(canvas, x, 0, card, texts, dim=seat != trick.winner)
        canvas.put(x, 4, texts.seat(seat, names)[:14], "bold" if seat == trick.winner else "")
    winner = texts.seat(trick.winner, names)
    text = texts.say("cli-table-taken", name=winner, points=trick.points)
    return Group(canvas.text(), Text(text))


def rules(texts: Texts, rule_text: str) -> RenderableType:
    """The rules of this table: every option in words, what differs from the document first."""
    game = games.game(rule_text)
    changed: list[tuple[str, str]] = []
    same: list[tuple[str, str]] = []
    for name, option in games.options(game.name).items():
        value = get_option(game.rules, name)
        try:
            words = texts.option_value(option, value)
        except KeyError:
            words = value_text(value)
        row = (texts.option_title(option), words)
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
    """The keys, and how the table is read."""
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column(style="bold #ffd75f", no_wrap=True)
    table.add_column(overflow="fold")
    for keys, name in HELP_KEYS:
        table.add_row(keys, texts.say(f"cli-help-{name}"))
    return Group(table, Text(""), Text(texts.say("cli-help-table")))
