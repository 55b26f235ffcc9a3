"""What the pages over the table say: the pulka, the result of a deal, the settlement, the last trick."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from prikup.cli.preferans import pulka, says
from prikup.cli.story import number
from prikup.cli.table import cards as face
from prikup.cli.table.canvas import Canvas, fit
from prikup.cli.table.pages import columns, line_words
from prikup.preferans.state import MISERE, TOTUS
from prikup.preferans.view import Result, View
from prikup.texts import Texts


def sheet(texts: Texts, view: View, names: Sequence[str]) -> RenderableType:
    """The pulka as it is drawn on paper, the settlement of a match that is over, and every deal with its lines."""
    own = names[: view.players]
    parts: list[RenderableType] = [pulka.drawn(texts, view.sheet, view.rules, own, max(0, view.seat)).text()]
    legend = " · ".join(texts.say(f"web-preferans-{name}") for name in ("whists", "pool", "hill"))
    parts.append(Text(texts.say("cli-preferans-legend", legend=legend), style="#8a8a8a"))
    notes = pulka.notes(texts, view.sheet, view.rules)
    if notes:
        parts.append(Text(" · ".join(notes), style="#ffd75f"))
    table = columns(texts, own)
    if view.settled:
        table.title = texts.say("web-preferans-settlement")
        for title, *figures in pulka.settlement(texts, view.rules, view.sheet, own):
            table.add_row(title, *figures)
    else:
        totals = [Text(texts.signed(total), style="bold") for total in view.totals]
        table.add_row(texts.say("web-preferans-total"), *totals)
    parts += [Text(""), table]
    if view.results:
        lines = columns(texts, own, "№")
        for result in view.results:
            row = [line_words(texts, result.lines, seat, names) for seat in range(view.players)]
            lines.add_row(str(result.deal), *row, style="#b0b8c0")
            lines.add_row("", *[Text(number(total), style="bold") for total in result.totals], end_section=True)
        parts += [Text(""), lines]
    return Group(*parts)


def ending_words(texts: Texts, result: Result, names: Sequence[str]) -> str:
    """How a deal came out, in one sentence."""
    contract = result.contract
    if contract is None:
        tricks = ", ".join(f"{names[place]} {count}" for place, count in enumerate(result.tricks) if place < len(names))
        if result.ending == "passes":
            return texts.say("web-preferans-result-passes", tricks=tricks)
        return texts.ending(result.ending)
    name, game = texts.seat(contract.seat, names), says.contract_text(texts, contract)
    took = result.tricks[contract.seat] if result.tricks else 0
    if contract.kind == MISERE:
        return texts.say("web-preferans-result-misere", name=name, tricks=took)
    if result.ending == "made":
        return texts.say("web-preferans-result-made", name=name, game=game, tricks=took)
    if result.ending == "failed":
        proof = [line.note[0] for line in result.lines if line.name == "hill.proof"]
        level = 10 if contract.kind == TOTUS else contract.level
        missing = proof[0] if proof else max(1, level - took)
        return texts.say("web-preferans-result-failed", name=name, game=game, missing=missing)
    return texts.say(f"web-preferans-result-{result.ending}", name=name, game=game)


def deal_result(texts: Texts, view: View, result: Result, names: Sequence[str]) -> RenderableType:
    """The result of a deal: in words, tricks, the named lines, and the sheet after it."""
    own = names[: view.players]
    table = columns(texts, own)
    if result.ending in ("made", "failed", "passes", "revoked"):
        table.add_row(texts.say("cli-result-tricks"), *map(str, result.tricks[: view.players]))
    table.add_row(
        texts.say("cli-result-lines"),
        *[line_words(texts, result.lines, seat, names) for seat in range(view.players)],
    )
    now = view.sheet
    table.add_row("", "")
    table.add_row(texts.say("web-preferans-pool"), *map(str, now.pools))
    table.add_row(texts.say("web-preferans-hill"), *map(str, now.hills))
    table.add_row(texts.say("web-preferans-whists"), *[_whists(texts, view, seat, own) for seat in range(view.players)])
    totals = [Text(texts.signed(total), style="bold #ffd75f") for total in result.totals]
    table.add_row(Text(texts.say("web-preferans-total"), style="bold"), *totals)
    return Group(Text(ending_words(texts, result, names)), Text(""), table)


def _whists(texts: Texts, view: View, seat: int, names: Sequence[str]) -> str:
    row = view.sheet.whists[seat]
    return "\n".join(f"{names[other]} {row[other]}" for other in range(view.players) if other != seat)


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
