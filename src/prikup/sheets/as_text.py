"""A sheet as lines of text: the columns of Thousand, the fields of the pulka, the settlement."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.core.settlement import Money
from prikup.sheets.columns import columns, minus
from prikup.sheets.keeper import ScoredSheet
from prikup.sheets.pulka import Pulka, Sector
from prikup.sheets.shown import SheetShown
from prikup.texts import Texts


def sheet_lines(score: ScoredSheet, shown: SheetShown, texts: Texts) -> list[str]:
    """The sheet as lines of text."""
    words = texts.of(score.game)
    return _pulka(words, shown.pulka, shown) if shown.pulka is not None else _columns(words, score)


def settlement_lines(shown: SheetShown, texts: Texts) -> list[str]:
    """What settling now would give, step by step; in Thousand, how the match stands."""
    say, names = texts.say, shown.names
    if not shown.accounts:
        rows = [[name, minus(total)] for name, total in zip(names, shown.totals, strict=True)]
        won = [say("sheet-settle-winners", winners=texts.people(shown.winners, names))] if shown.winners else []
        paid = list(shown.next.said[1:]) if won else []
        return table([say("sheet-settle-player"), say("sheet-settle-total")], rows) + won + paid
    head = [say("sheet-settle-player"), say("sheet-pulka-pool"), say("sheet-pulka-hill")]
    head += [say(f"sheet-settle-{name}") for name in ("carried", "above", "gives")]
    head += [say("sheet-settle-on", name=name) for name in names]
    head += [say("sheet-settle-result"), say("sheet-settle-whole")]
    rows = []
    for one in shown.accounts:
        whists = ["–" if seat == one.seat else text for seat, text in enumerate(one.whists)]
        row = [names[one.seat], str(one.pool), str(one.hill), one.carried, one.above, one.gives, *whists, one.result]
        rows.append([*row, texts.signed(one.whole)])
    # One column for each player: there are more steps than players.
    return table([head[0], *(row[0] for row in rows)], [list(column) for column in zip(head, *rows, strict=True)][1:])


def in_money(money: Money, names: Sequence[str], texts: Texts) -> list[str]:
    """What each player gets, and who pays whom."""
    price = texts.money(money.price, money.currency)
    rows = [[name, texts.money(amount, money.currency)] for name, amount in zip(names, money.amounts, strict=True)]
    paid = [
        texts.say(
            "sheet-settle-pays",
            payer=names[one.payer],
            to=names[one.to],
            amount=texts.money(one.amount, money.currency),
        )
        for one in money.payments
    ]
    return [*table([texts.say("sheet-settle-player"), texts.say("sheet-settle-money", price=price)], rows), *paid]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns under their heads, the first left-aligned, the others right-aligned."""
    widths = [max(len(row[at]) for row in [head, *rows]) for at in range(len(head))]

    def line(row: Sequence[str]) -> str:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        return "  ".join(cells).rstrip()

    return [line(head), "  ".join("─" * width for width in widths), *map(line, rows)]


def _columns(words: Texts, score: ScoredSheet) -> list[str]:
    head, rows, notes = columns(words, score)
    return [*table(head, rows), *notes]


# Preferans.


def _pulka(words: Texts, sheet: Pulka, shown: SheetShown) -> list[str]:
    say = words.say
    size = say("sheet-pulka-size", size=sheet.size) if sheet.size else f"{say('sheet-pulka-pool')}: ∞"
    found = [f"{size}, {say('sheet-pulka-price', price=sheet.price)}"]
    for sector in sheet.sectors:
        found += ["", *_sector(words, sector, shown, first=sector.seat == sheet.first)]
    return found


def _sector(words: Texts, sector: Sector, shown: SheetShown, *, first: bool) -> list[str]:
    say, names = words.say, shown.names
    rows = [(say("sheet-pulka-pool"), _running(sector.pool) + (" »" if sector.closed else ""))]
    rows.append((say("sheet-pulka-hill"), _running(sector.hill) + (" ⚑" if sector.flag else "")))
    rows += [(f"{say('sheet-pulka-whists')} {names[other]}", _running(entries)) for other, entries in sector.whists]
    if sector.passes:
        rows.append((say("sheet-pulka-passes"), " ".join(f"{tricks}{_bombs(bomb)}" for tricks, bomb in sector.passes)))
    if sector.bombs:
        rows.append((say("sheet-pulka-bombs"), " ".join(f"×{bomb}" for bomb in sector.bombs)))
    if sector.games:
        rows.append((say("sheet-pulka-games"), str(sector.games)))
    if sector.owed:
        rows.append((say("sheet-pulka-owed"), " ".join(str(level) if level else "M" for level in sector.owed)))
    rows.append((say("sheet-pulka-result"), words.signed(shown.accounts[sector.seat].whole)))
    width = max(len(name) for name, _ in rows)
    title = f"▸ {names[sector.seat]} ({say('sheet-pulka-first')})" if first else names[sector.seat]
    return [title, *(f"  {name.ljust(width)}  {text}".rstrip() for name, text in rows)]


def _running(entries: Sequence[int]) -> str:
    """Running sums, as written one after another."""
    return " ".join(f"{minus(entry)}." for entry in entries) or "–"


def _bombs(bomb: int) -> str:
    """The marks of a figure: one for a bomb, two for a double bomb, three for a fir-tree (PF-251)."""
    return {1: "", 2: "^", 4: "^^", 8: "^^^"}.get(bomb, "^")
