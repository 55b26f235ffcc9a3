"""The pages over the table: sheet, result of a deal, last trick."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from prikup.cli.event_text import number as signed_total
from prikup.cli.table import cards as face
from prikup.cli.table.canvas import Canvas, fit
from prikup.cli.table.pages import columns, line_words
from prikup.texts import Texts
from prikup.thousand.seen.view import Result, View


def sheet(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """The score sheet: every deal with its named lines, and the totals after it."""
    if not view.results:
        return Text(texts.say("cli-sheet-empty"))
    table = columns(texts, names, "№")
    for result in view.results:
        table.add_row(
            str(result.number),
            *[line_words(texts, result.lines, seat) for seat in range(view.players)],
            style="#b0b8c0",
        )
        table.add_row("", *[Text(signed_total(total), style="bold") for total in result.totals], end_section=True)
    # Fines outside a deal's record have changed the totals since.
    if view.totals != view.results[-1].totals:
        table.add_row(texts.say("cli-sheet-now"), *[Text(signed_total(total), style="bold") for total in view.totals])
    return table


def ending_words(texts: Texts, result: Result, names: Sequence[str]) -> str:
    """The result of a deal in one sentence."""
    if result.ending not in ("tricks", "rest"):
        message = f"ending-{result.ending.replace('.', '-')}"
        ending = texts.ending(result.ending) if texts.has(message) else result.ending
        if result.declarer < 0:
            return ending
        name = texts.seat(result.declarer, names)
        return texts.say("cli-result-conceded", name=name, ending=ending, contract=result.contract)
    if result.declarer < 0:
        return texts.say("cli-result-everyone")
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
    table = columns(texts, names)
    if result.ending in ("tricks", "rest"):
        table.add_row(texts.say("cli-result-tricks"), *map(str, result.tricks))
        table.add_row(texts.say("cli-result-points"), *map(str, result.points))
        if any(result.bonuses):
            table.add_row(texts.say("cli-result-bonuses"), *map(str, result.bonuses))
    table.add_row(
        texts.say("cli-result-lines"),
        *[line_words(texts, result.lines, seat) for seat in range(players)],
    )
    table.add_row(
        Text(texts.say("cli-result-totals"), style="bold"),
        *[Text(signed_total(total), style="bold #ffd75f") for total in result.totals],
    )
    words = ending_words(texts, result, names)
    return Group(Text(words), Text(""), table) if words else table


def payments(texts: Texts, view: View, names: Sequence[str]) -> str:
    """Who pays how much at the end, and who gets it; empty if nothing is paid."""
    told = [
        texts.say(
            "cli-over-pays" if paid < 0 else "cli-over-gets",
            name=texts.seat(seat, names),
            you="yes" if seat == view.seat else "no",
            amount=abs(paid),
        )
        for seat, paid in sorted(enumerate(view.payments), key=lambda one: one[1])
        if paid
    ]
    return " ".join(told)


def last_trick(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """The last finished trick, card by card."""
    done = [trick for trick in view.tricks if trick.winner >= 0]
    if not done:
        return Text(texts.say("cli-last-none"))
    trick = done[-1]
    canvas = Canvas(50, 6, "")
    for number, (seat, card) in enumerate(zip(view.circle(trick.leader), trick.cards, strict=False)):
        x = 2 + number * 16
        face.draw_card(canvas, x, 0, card, texts, dim=seat != trick.winner)
        canvas.put(x, 4, fit(texts.seat(seat, names), 14), "bold" if seat == trick.winner else "")
    winner = texts.seat(trick.winner, names)
    text = texts.say("cli-table-taken", name=winner, points=trick.points)
    return Group(canvas.text(), Text(text))
