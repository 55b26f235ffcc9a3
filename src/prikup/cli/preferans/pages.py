"""The pages over the table: the pulka, the result of a deal, the settlement, the last trick."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from prikup.cli.event_text import number
from prikup.cli.preferans import phrases, pulka
from prikup.cli.table import cards as face
from prikup.cli.table.canvas import Canvas, fit
from prikup.cli.table.pages import columns, line_words
from prikup.core.seats import Seat
from prikup.preferans.seen.view import Result, View
from prikup.preferans.state import MISERE, TOTUS, Sheet
from prikup.texts import Texts


def sheet(texts: Texts, view: View, names: Sequence[str], you: Seat | None = None) -> RenderableType:
    """The pulka as on paper, the settlement of a finished match, and every deal with its score lines."""
    own = names[: view.players]
    drawing = pulka.drawn(texts, view.sheet, own, view.seat).text()
    drawing.end = "\n"
    parts: list[RenderableType] = [drawing]
    legend = " · ".join(texts.say(f"web-preferans-{name}") for name in ("whists", "pool", "hill"))
    parts.append(Text(texts.say("cli-preferans-legend", legend=legend), style="#8a8a8a"))
    notes = pulka.notes(texts, view.sheet, view.rules)
    if notes:
        parts.append(Text(" · ".join(notes), style="#ffd75f"))
    table = columns(texts, own)
    if view.settled:
        parts.append(Text(texts.say("web-preferans-settlement"), style="bold"))
        for title, *row in pulka.settlement(texts, view.rules, view.sheet, own):
            table.add_row(title, *row)
    else:
        totals = [Text(texts.signed(total), style="bold") for total in view.totals]
        table.add_row(texts.say("cli-preferans-now"), *totals)
    parts += [Text(""), table]
    if view.results:
        lines = columns(texts, own, "№")
        for result in view.results:
            row = [line_words(texts, result.lines, seat, names, you) for seat in range(view.players)]
            lines.add_row(str(result.deal), *row, style="#b0b8c0")
            lines.add_row("", *[Text(number(total), style="bold") for total in result.totals], end_section=True)
        parts += [Text(""), lines]
    return Group(*parts)


def ending_words(texts: Texts, result: Result, names: Sequence[str]) -> str:
    """The result of a deal in one sentence."""
    contract, took = result.contract, result.tricks
    if contract is None:
        tricks = texts.by_seat(took[: len(names)], names)
        return texts.say("cli-preferans-result-passes", ending=texts.ending(result.ending), tricks=tricks)
    name, game = texts.seat(contract.seat, names), phrases.contract_text(texts, contract)
    if result.ending not in ("made", "failed"):
        return texts.say("cli-preferans-result-unplayed", name=name, game=game, ending=texts.ending(result.ending))
    tricks_taken = took[contract.seat]
    proof = [line.note[0] for line in result.lines if line.name == "hill.proof"]
    if contract.kind == MISERE:
        return texts.say("cli-preferans-result-misere", name=name, game=game, tricks=tricks_taken)
    level = 10 if contract.kind == TOTUS else contract.level
    missing = proof[0] if proof else max(0, level - tricks_taken)
    return texts.say("cli-preferans-result-played", name=name, game=game, tricks=tricks_taken, missing=missing)


def deal_result(
    texts: Texts, view: View, result: Result, names: Sequence[str], you: Seat | None = None
) -> RenderableType:
    """The result of a deal: a sentence, the score lines, and the sheet after it."""
    lines = Table(box=None, padding=(0, 1), show_header=False, expand=True)
    lines.add_column(no_wrap=True)
    lines.add_column(no_wrap=True, justify="right")
    lines.add_column(ratio=1, overflow="fold")
    for line in result.lines:
        amount = texts.signed(line.amount) if line.amount else ""
        lines.add_row(Text(texts.seat(line.seat, names), style="bold"), amount, texts.line(line, names, you))
    parts = (Text(ending_words(texts, result, names)), Text(""), lines, Text(""))
    return Group(*parts, figures(texts, view.sheet, result.totals, names[: view.players]))


def figures(texts: Texts, sheet: Sheet, totals: Sequence[int], names: Sequence[str]) -> Table:
    """The sheet as a table: a row for each player."""
    table = Table(box=None, padding=(0, 1), expand=True, header_style="#8a8a8a")
    table.add_column("", no_wrap=True)
    for name in ("pool", "hill"):
        table.add_column(texts.say(f"web-preferans-{name}"), justify="right", no_wrap=True)
    table.add_column(texts.say("web-preferans-whists"), ratio=1, overflow="fold")
    table.add_column(texts.say("cli-preferans-now"), justify="right", no_wrap=True)
    for seat, name in enumerate(names):
        table.add_row(
            Text(name, style="bold"),
            str(sheet.pools[seat]),
            str(sheet.hills[seat]),
            pulka.whists(texts, sheet, seat, names),
            Text(texts.signed(totals[seat]), style="bold #ffd75f"),
        )
    return table


def last_trick(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """The last finished trick, card by card."""
    done = [trick for trick in view.tricks if trick.winner >= 0]
    if not done:
        return Text(texts.say("cli-last-none"))
    trick = done[-1]
    canvas = Canvas(68, 6, "")
    for place_number, (card, place) in enumerate(zip(trick.cards, trick.places, strict=True)):
        x = 2 + place_number * 16
        taker = trick.winner == (view.sheet.dealer if place < 0 else place)
        name = texts.say("web-preferans-talon") if place < 0 else texts.seat(place, names)
        face.draw_card(canvas, x, 0, card, texts, dim=not taker)
        canvas.put(x, 4, fit(name, 14), "bold" if taker else "")
    text = texts.say("cli-preferans-taken", name=texts.seat(trick.winner, names))
    return Group(canvas.text(), Text(text))
